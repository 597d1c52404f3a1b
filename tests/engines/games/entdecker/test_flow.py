"""Whose turn it is and what comes next (§5): golden cases §T12, §T13, §T20 and §T40."""

from __future__ import annotations

from engines.games.entdecker import GAME
from engines.games.entdecker.moves import Draw, EndTurn, EndVoyage, Land
from engines.games.entdecker.state import Unit
from tests.engines.games.entdecker.scene import Rigged, Scene, unit

NARROWS = {name: "sea" for name in GAME.figures.chart.names if name not in ("D5", "D6")} | {
    "C5": "coast2",
    "C6": "coast2",
    "E5": "coast0",
    "E6": "coast0",
    "D3": "coast1",
    "D4": "coast3",
    "D7": "coast1",
    "D8": "coast3",
}
"""Two fields are open, with land to the north and the south: the only starts are D4 and D7."""


MISFITS = ["X01", "X02", "X03", "X04"]
"""Open sea, which does not fit there."""


def narrows(*units: Unit, gold: tuple[int, int, int], active: int, start_player: int) -> Scene:
    forts = [unit(1, "fort", "D4"), unit(2, "fort", "D7")]
    scene = Scene(NARROWS, gold=gold, units=[*forts, *units], draws=MISFITS)
    scene.state.active, scene.state.start_player = active, start_player
    return scene


def test_income_comes_before_every_turn_of_the_start_player_only() -> None:
    scene = Scene(seats=2, gold=(4, 4), draws=["X01", "X02"], recall_window="always")
    scene.sail("N1", 1).draw()
    assert scene.active == 1
    assert scene.gold == [3, 4]
    assert not scene.told("income")
    scene.sail("N9", 1).draw()
    income = scene.told("income")[0]["gold"]
    assert scene.active == 0
    assert scene.state.round == 2
    assert scene.gold == [3 + income, 3 + income]
    scene.refuses(EndTurn(), "wrong-phase")


def test_t20_skipping() -> None:
    scene = narrows(gold=(3, 1, 4), active=2, start_player=1)
    assert scene.starts() == {"D4": 3, "D7": 0}, "own units cost nothing"
    scene.sail("D7", 1).draw()
    assert [told["who"].seat for told in scene.told("skipped")] == [0]
    assert scene.active == 1
    assert scene.step == "sail"
    assert scene.gold[0] == 3 + scene.state.spin, "nothing but the income of the next round"
    rich = narrows(gold=(4, 1, 4), active=2, start_player=1).sail("D7", 1).draw()
    assert rich.active == 0
    assert not rich.told("skipped")


def test_t40_the_start_player_skips() -> None:
    scouts = [unit(0, "scout", field) for field in ("C5", "C6", "E5")]
    scene = narrows(*scouts, gold=(1, 1, 4), active=2, start_player=0)
    scene.sail("D7", 1).play(Draw(1), dice=Rigged(2))
    assert scene.told("income")[0]["gold"] == 2
    assert scene.gold == [3, 3, 5]
    assert [told["who"].seat for told in scene.told("skipped")] == [0]
    assert scene.active == 1, "no recall after a skipped turn"
    assert scene.step == "sail", "no recall after a skipped turn"
    assert len(scene.state.units) == 5
    scene.sail("D4", 1).draw().sail("D7", 1).play(Draw(1), dice=Rigged(2))
    assert scene.active == 0, "income again"
    assert scene.gold[0] == 5, "income again"
    assert scene.state.round == 3, "income again"


def test_t12_a_line_to_the_border_is_no_forced_end() -> None:
    scene = Scene(draws=["X01", "X02"]).sail("N5", 2).draw()
    assert scene.state.ship == "A5"
    assert scene.step == "choice"
    assert scene.public().targets == ("A4", "A6", "B5")


def test_t13_a_dead_end() -> None:
    scene = Scene(draws=["X87"], gold=(4,)).sail("N5", 3).draw()
    assert scene.tile("A5") == "bay2"
    assert scene.step == "landing"
    assert scene.told("dead-end")[0]["lost"] == 2
    assert scene.values(move="land") == ["scout"]
    view = scene.public().voyage
    assert view is not None
    assert (view.left, view.lost) == (0, 2)
    scene.play(Land(unit="scout"))
    assert scene.gold[0] == 0, "no refund"


def test_going_on_is_a_choice() -> None:
    scene = Scene(draws=["X17", "X01"], gold=(6,)).sail("N5", 2).draw().place("A5", 1)
    assert scene.values() == ["draw", "land", "end_voyage"]
    scene.play(EndVoyage())
    assert scene.told("lost-tiles")[0]["lost"] == 1
    assert scene.active == 1
    assert scene.gold[0] == 4
    scene = (
        Scene(draws=["X17", "X01"], gold=(6,)).sail("N5", 2).draw().place("A5", 1).play(Land(unit="scout"))
    )
    assert scene.told("lost-tiles")[0]["lost"] == 1
    assert scene.gold[0] == 3
