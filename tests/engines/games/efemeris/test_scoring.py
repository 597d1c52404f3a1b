"""Partners share their planets and their victory (§7.1)."""

from __future__ import annotations

import pytest

from engines.contract.core import winners
from engines.games.efemeris import GAME
from engines.tables.table import Table
from tests.engines.games.efemeris.scene import settings
from tests.support.played_games import played


def test_partners_are_scored_together() -> None:
    table = Table.open(GAME, seats=4, settings=settings(mode="team"), key=b"k" * 32, salt=[])
    while table.view(None).public.round == 0:
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    assert GAME.scores(table.view(None).public) == (2, 2, 2, 2)


@pytest.mark.parametrize("seats", [2, 4])
def test_partners_win_together_and_others_alone(seats: int) -> None:
    game = played("efemeris", seats=seats)
    assert not game.at(1).partners_won
    table = game.at()
    assert table.outcome is not None
    assert len(winners(table.outcome)) == seats // 2
    assert table.partners_won is (seats == 4)
