"""A game goes on by the rules that it was begun with: one saved with version 2 (§5.4, §6.7, §7.2)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engines.contract.core import Rejected
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.moves import EndTurn, PlaceShip, TakeCoins
from engines.tables.saved_games import today
from engines.tables.table import Table

SAVED = Path(__file__).parents[2] / "states" / "age_of_discovery-2.json"


@pytest.fixture
def table() -> Table:
    """The beginning of somebody's turn; the next player has left orders."""
    saved = msgspec.json.decode(SAVED.read_bytes())
    state = GAME.decode(today(GAME, msgspec.json.encode(saved["state"]), 2))
    return Table(GAME, seats=3, settings=saved["settings"], key=b"k" * 32, salt=["a"], state=state)


def test_its_turns_may_pass_without_an_action(table: Table) -> None:
    assert not table.state.actions
    table.play(0, EndTurn(), at=0)
    assert table.state.current == 2, "the orders of the next player are followed"


def test_its_last_action_ends_the_turn(table: Table) -> None:
    table.play(0, PlaceShip("R2", "columbus"), at=0)
    assert table.ask(0, {"move": "take_coins"}) is None, "it is not asked whether the turn ends"
    with pytest.raises(Rejected):
        table.play(0, TakeCoins(end="no"), at=0)
    table.play(0, TakeCoins(), at=0)
    assert table.state.current == 2


def test_its_jokers_break_no_tie(table: Table) -> None:
    state = table.state
    assert [player.joker.revealed and player.joker.free for player in state.players] == [True, True, False]
    for player in state.players:
        player.free, player.running, player.orders = ["R1"], [], []
    state.final_due = state.turn
    table.play(0, EndTurn(), at=0)
    for player in table.state.players:
        player.score.interim, player.score.final, player.score.mission = {}, {}, 0
    assert table.outcome is not None
    assert [one.rank for one in table.outcome.standings] == [1, 1, 1]
