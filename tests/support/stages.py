"""The games that owe a test, by the stage since which they owe it: parameters for the test.

So there is no other list of what a game owes: `tests.support.missing` looks at the same parameters.
"""

from __future__ import annotations

from typing import Any

import pytest

from engines.contract.stages import Stage
from engines.games.discovery import games


def _owed_from(stage: Stage) -> list[Any]:
    """Every game that has come so far."""
    mark = pytest.mark.owed_from(stage)
    return [pytest.param(game, id=key, marks=mark) for key, game in games(stage).items()]


DRAFTS = _owed_from(Stage.DRAFT)
"""All games: what even a draft owes."""
GAMES = _owed_from(Stage.PLAYABLE)
"""Those that people are offered. A test with the parameters `games()` is owed from this stage on, too."""
FINISHED = _owed_from(Stage.FINISHED)
FINISHED_KEYS = [pytest.param(param.id, id=param.id, marks=param.marks) for param in FINISHED]
