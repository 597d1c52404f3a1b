"""Whoever could still take back is asked to end the turn before anything binds (§5.12)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engines.contract.core import Move
from engines.games.entdecker import GAME
from engines.games.entdecker.moves import EndTurn, EndVoyage, Land, Recall, Sail
from engines.tables.saved_games import today
from engines.tables.table import Table
from engines.tables.verify import examine
from tests.engines.games.entdecker.scene import Scene, unit

STATES = Path(__file__).parents[2] / "states"


def ashore(active: int = 2, **more: object) -> Scene:
    """This seat's voyage has ended off a coast; the start player is seat 0."""
    scene = Scene(draws=["X17"], gold=(6, 6, 6), **more)  # type: ignore[arg-type]
    scene.state.active = active
    return scene.sail("N5", 1).draw().place("A5", 1)


@pytest.mark.parametrize("move", [Land(unit="scout"), EndVoyage()], ids=["landing", "no unit"])
def test_the_last_of_a_round_is_asked_before_the_spinner_turns(move: Move) -> None:
    scene = ashore().play(move)
    assert (scene.step, scene.active, scene.values()) == ("end", 2, ["end_turn"])
    assert not scene.told("income")
    scene.refuses(Sail("N1", 1), "wrong-phase")
    scene.refuses(Recall(["A5"]), "wrong-phase")
    scene.play(EndTurn())
    assert (scene.step, scene.active) == ("sail", 0)
    assert len(scene.told("income")) == 1


def test_what_was_done_last_can_be_taken_back_until_then() -> None:
    table = Table(
        GAME, seats=3, settings=GAME.check_settings({}), key=b"k" * 32, salt=[], state=ashore().state
    )
    before = GAME.encode(table.state)
    table.play(2, Land(unit="fort"), at=0)
    table.undo(2, at=0)
    assert GAME.encode(table.state) == before


def test_before_others_sail_nobody_is_asked() -> None:
    """The turn passes, and the landing can be taken back until they do."""
    scene = ashore(active=1).play(Land(unit="scout"))
    assert (scene.step, scene.active) == ("sail", 2)


def test_the_spinner_is_next_where_the_others_have_to_skip() -> None:
    scene = ashore(active=1)
    scene.state.players[2].gold = 0
    scene.play(Land(unit="scout"))
    assert (scene.step, scene.active) == ("end", 1)
    assert not scene.told("skipped")
    scene.play(EndTurn())
    assert (scene.active, len(scene.told("skipped")), len(scene.told("income"))) == (0, 1, 1)


def test_a_tile_that_was_laid_last_can_be_taken_back_too() -> None:
    scene = Scene(draws=["X17"], gold=(4, 4, 1))
    scene.state.active = 2
    scene.sail("N5", 1).draw().place("A5", 1)
    assert (scene.step, scene.active) == ("end", 2), "no gold for a unit"


def test_what_reveals_something_is_not_followed_by_the_question() -> None:
    scene = Scene(draws=["X01"])
    scene.state.active = 2
    scene.sail("N1", 1).draw()
    assert (scene.step, scene.active) == ("sail", 0), "a tile turned up is final anyway"


def test_after_a_recall_too_but_the_answer_to_that_question_is_enough() -> None:
    def out() -> Scene:
        tiles = {"G1": "coast0", "G3": "coast0", "G5": "coast0"}
        scene = Scene(tiles, units=[unit(2, "scout", field) for field in tiles], draws=["X01"])
        scene.state.active = 2
        return scene.sail("N5", 1).draw()

    scene = out().play(Recall(["G1"]))
    assert (scene.step, scene.active) == ("end", 2)
    assert out().play(EndTurn()).active == 0


def test_the_end_of_the_game_is_asked_for() -> None:
    scene = ashore(active=1, stacks=[["X17"], [], [], [], []]).play(Land(unit="scout"))
    assert (scene.step, scene.active) == ("end", 1)
    scene.play(EndTurn())
    assert scene.step == "over"


def test_nobody_is_asked_twice() -> None:
    """A landing is confirmed before it is made, or the turn is ended after it."""

    def choice(active: int) -> Scene:
        scene = Scene(draws=["X17"], gold=(12, 12, 12))
        scene.state.active = active
        return scene.sail("N5", 3).draw().place("A5", 2)

    for move in (Land(unit="settlement"), Land(unit="scout"), EndVoyage()):
        assert choice(1).cautions(move)
        assert not choice(2).cautions(move)
    recalling = choice(1)
    recalling.state.recall_window = "always"
    assert not recalling.cautions(Land(unit="scout")), "scouts are asked for first"


def test_a_landing_that_brings_a_chip_is_confirmed() -> None:
    scene = Scene({"A4": "coast2", "B3": "sea"}, draws=["X17"], gold=(12, 12, 12))
    scene.state.active = 2
    scene.sail("B3", 3).draw().place("B4", 0)
    assert scene.cautions(Land(unit="fort")) == ["lost"]


# --- games begun with version 3 --------------------------------------------------------------------------


def test_a_table_begun_before_goes_on_without_the_question() -> None:
    saved = msgspec.json.decode((STATES / "entdecker-3.json").read_bytes())
    scene = Scene()
    scene.state = GAME.decode(today(GAME, msgspec.json.encode(saved["state"]), 3))
    assert (scene.step, scene.state.asks_to_end) == ("landing", False)
    landing = scene.active
    scene.play(Land(unit="fort"))
    assert scene.active != landing
    assert len(scene.told("income")) == 1


def test_a_record_of_version_3_can_be_checked() -> None:
    table = Table.open(GAME, seats=2, key=b"k" * 32, rules=3)
    while table.number < 40:
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    assert table.state.round > 2
    assert examine(table.record()).fine
