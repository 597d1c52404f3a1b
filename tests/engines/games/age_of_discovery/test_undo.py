"""What can be undone (§6.8, §T37)."""

from __future__ import annotations

import pytest

from engines.contract.core import Move, Rejected
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.moves import (
    AcquireContract,
    BuyShip,
    EndTurn,
    PlaceShip,
    Reserve,
    StartContract,
    TakeCoins,
)
from engines.tables.table import Table
from tests.engines.games.age_of_discovery.scene import Scene


def table(scene: Scene) -> Table:
    return Table(GAME, seats=3, settings={}, key=b"key", salt=[], state=scene.state)


def position() -> Scene:
    ships = ["G2", "R3", "B1"]
    return Scene(free={0: ships}, hand={0: ["R-3", "Y-3"]}, jokers={0: "J1"}, coins=9)


UNDOABLE: list[Move] = [
    TakeCoins(),
    PlaceShip("G2", "abreu"),
    StartContract("R-3", ["R3"], 2),
    Reserve("filling-2"),
]
BARRIERS: list[Move] = [
    BuyShip(2),
    AcquireContract("1"),
    AcquireContract("stack"),
    PlaceShip("joker", "dias", volume=2, colour="red"),
    StartContract("R-3", ["joker3"], 1),
    EndTurn(),
]


@pytest.mark.parametrize("move", UNDOABLE, ids=str)
def test_t37_what_shows_nothing_new_can_be_undone(move: Move) -> None:
    game = table(position())
    before = GAME.encode(game.state)
    game.play(0, move, at=0)
    assert GAME.encode(game.state) != before
    game.undo(0, at=1)
    assert GAME.encode(game.state) == before


@pytest.mark.parametrize("move", BARRIERS, ids=str)
def test_t37_what_shows_something_new_cannot_be_undone(move: Move) -> None:
    scene = position()
    game = table(scene.used("acquire_contract") if move == EndTurn() else scene)
    game.play(0, move, at=0)
    with pytest.raises(Rejected) as no:
        game.undo(0, at=1)
    assert no.value.reason.key in ("table-undo-drawn", "table-undo-binding")


def test_t37_coins_then_a_purchase() -> None:
    game = table(position())
    game.play(0, TakeCoins(), at=0)
    game.play(0, BuyShip(2), at=1)
    with pytest.raises(Rejected):
        game.undo(0, at=2)


def test_t37_coins_then_a_placement_step_by_step() -> None:
    game = table(position())
    game.play(0, TakeCoins(), at=0)
    game.play(0, PlaceShip("G2", "abreu"), at=1)
    game.undo(0, at=2)
    player = game.state.players[0]
    assert player.coins == 11
    assert "G2" in player.free
    assert game.state.actions == ["take_coins"]
    assert game.state.expeditions["abreu"].row is None
    game.undo(0, at=3)
    assert game.state.players[0].coins == 9
    assert game.state.actions == []


def test_a_contract_with_a_revealed_joker_can_be_undone() -> None:
    scene = position()
    scene.player(0).joker.revealed = True
    game = table(scene)
    game.play(0, StartContract("R-3", ["joker3"], 1), at=0)
    game.undo(0, at=1)
    assert game.state.players[0].joker.free


@pytest.mark.parametrize(
    ("coins", "free", "move", "ends"),
    [
        (4, ["G2"], PlaceShip("joker", "dias", volume=1, colour="red"), False),  # 2 coins for the ship
        (2, ["G2"], PlaceShip("joker", "dias", volume=1, colour="red"), True),
        (9, [], PlaceShip("joker", "dias", volume=1, colour="red"), True),
        (9, ["G2"], PlaceShip("G2", "abreu"), False),  # the joker could still follow
        (2, ["G2"], PlaceShip("G2", "abreu"), False),  # it can be undone
        (9, ["R2"], StartContract("R-3", ["R2", "joker1"], 1), True),
        (9, ["R2", "G1"], StartContract("R-3", ["R2", "joker1"], 1), False),
    ],
    ids=str,
)
def test_the_caution_says_exactly_when_a_turn_will_end(
    coins: int, free: list[str], move: Move, ends: bool
) -> None:
    scene = Scene(
        auto_end=True, reserve_cards=0, coins=coins, free={0: free}, hand={0: ["R-3"]}, jokers={0: "J1"}
    ).used("take_coins")
    assert ("ends-turn" in scene.cautions(move)) is ends
    assert (scene.play(move).state.current == 1) is ends


def test_the_last_step_of_a_turn_can_be_undone() -> None:
    """Nothing is left to do, but the turn is not sealed: the player ends it."""
    scene = Scene(auto_end=True, reserve_cards=0, coins=1, free={0: ["G2", "R1"]}).used("take_coins")
    game = table(scene)
    before = GAME.encode(game.state)
    game.play(0, PlaceShip("G2", "abreu"), at=0)
    assert game.state.current == 0
    game.undo(0, at=1)
    assert GAME.encode(game.state) == before


def test_a_step_that_ended_the_turn_before_was_final_and_had_to_be_confirmed() -> None:
    scene = Scene(rules=2, auto_end=True, reserve_cards=0, coins=1, free={0: ["G2", "R1"]}).used("take_coins")
    move = PlaceShip("G2", "abreu")
    assert scene.cautions(move) == ["ends-turn"]
    game = table(scene)
    game.play(0, move, at=0)
    assert game.state.current == 1
    with pytest.raises(Rejected):
        game.undo(0, at=1)
