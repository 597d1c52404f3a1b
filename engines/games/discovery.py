"""Find the games: every package or module beside this one has one, called GAME."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from engines.contract.stages import Stage
from engines.kit.game import AnyGame


def games(stage: Stage = Stage.PLAYABLE) -> dict[str, AnyGame]:
    """Every game that has come so far, by its key: by default those that are offered."""
    return _found()[stage]


@cache
def _found() -> dict[Stage, dict[str, AnyGame]]:
    names = [module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)])]
    found: list[AnyGame] = [
        importlib.import_module(f"engines.games.{name}").GAME for name in names if name != "discovery"
    ]
    return {stage: {game.key: game for game in found if game.stage >= stage} for stage in Stage}
