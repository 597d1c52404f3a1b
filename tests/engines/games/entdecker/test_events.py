"""The events of question mark tiles (§3.8): golden cases §T21 to §T25."""

from __future__ import annotations

import pytest

from engines.games.entdecker import GAME
from engines.games.entdecker.moves import EndVoyage, Land
from tests.engines.games.entdecker.scene import Scene, unit


@pytest.mark.parametrize(("gold", "then"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_t21_pirates(gold: int, then: int) -> None:
    scene = Scene(gold=(gold + 1,), draws=["X42"]).sail("N5", 1).draw().place("A5", 2)
    assert scene.gold[0] == then
    assert scene.told("pirates")[0]["lost"] == gold - then
    if then:
        assert scene.step == "landing"
        scene.refuses(Land(unit="settlement"), "unit-too-expensive")
    else:
        assert scene.active == 1, "nothing can be landed"


@pytest.mark.parametrize(("gold", "then"), [(11, 12), (4, 7)])
def test_t22_gold(gold: int, then: int) -> None:
    scene = Scene(gold=(12,), draws=["X43"])
    scene.sail("N5", 1)
    scene.state.players[0].gold = gold
    scene.draw().place("A5", 2)
    assert scene.gold[0] == then
    assert scene.told("gold")[0]["found"] == then - gold


def test_t23_storm() -> None:
    benny, claudia = 0, 1
    scene = Scene({"A4": "coast2", "B3": "sea"}, units=[unit(claudia, "scout", "A4")], draws=["X40"])
    scene.sail("B3", 3).draw().place("B4", 0)
    assert scene.voyage.storm
    assert scene.told("storm-ashore")[0]["lost"] == 2
    assert scene.step == "landing"
    scene.play(EndVoyage())
    assert scene.points == [0, 2, 0]
    assert scene.active == claudia
    assert scene.step == "sail"
    assert scene.state.units == []
    assert scene.supply(benny) == GAME.figures.supply


def test_t24_natives_without_chips() -> None:
    scene = Scene(draws=["X45"], chips=[]).sail("N5", 2).draw().place("A5", 2)
    assert scene.told("natives-none")
    assert scene.chips(0) == []
    assert scene.step == "choice"


def test_natives_give_a_chip_that_scores_nothing() -> None:
    scene = Scene(draws=["X45"], chips=["K20"]).sail("N5", 2).draw().place("A5", 2)
    assert scene.chips(0) == ["K20"]
    assert scene.points == [0, 0, 0]
    assert scene.state.chips == []
    assert scene.told("natives")[0]["motif"] == "breadfruit"


def test_t25_ruins_at_once() -> None:
    scene = Scene(draws=["X44"]).sail("N5", 2).draw().place("A5", 2)
    assert scene.points == [3, 0, 0]
    assert scene.step == "choice"


def test_an_event_happens_only_if_the_tile_is_laid() -> None:
    scene = Scene(draws=["X56"], gold=(9,)).sail("N1", 2).draw()
    assert scene.gold[0] == 7
    assert scene.state.discard == ["X56"]
    assert scene.public().happening is None


def test_what_just_happened_is_seen() -> None:
    scene = Scene(draws=["X44"]).sail("N5", 2).draw().place("A5", 2)
    happening = scene.public().happening
    assert happening is not None
    assert (happening.event, happening.seat, happening.field, happening.amount) == ("ruins", 0, "A5", 3)
