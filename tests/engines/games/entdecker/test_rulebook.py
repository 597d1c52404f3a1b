"""The examples of the rulebook and the example turn: golden cases §T1 to §T8, and those of §7."""

from __future__ import annotations

import pytest

from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.flow import begin_turn
from engines.games.entdecker.moves import Draw, Land
from engines.games.entdecker.play import Play
from engines.games.entdecker.scoring import end_game
from engines.games.entdecker.sea.islands import Key, points_by_rank, ranked
from tests.engines.games.entdecker.scene import Rigged, Scene, unit

BENNY, CLAUDIA, KLAUS = 0, 1, 2
EXAMPLE = {
    "A4": "coast2",
    "B3": "coast1",
    "C3": "coast1",
    "C4": "corner3",
    "A5": "sea",
    "B6": "sea",
    "D5": "sea",
}


def spin(scene: Scene, result: int) -> None:
    """The start player's turn begins."""
    begin_turn(Play(GAME.figures, scene.state, Rigged(result)))


def test_t01_the_example_turn() -> None:
    scene = Scene(
        EXAMPLE,
        gold=(6, 5, 10),
        units=[unit(CLAUDIA, "scout", "C4"), unit(BENNY, "fort", "B3"), unit(KLAUS, "scout", "A4")],
        draws=["X45", "X56", "X17"],
        chips=["K01", "K11"],
    )
    spin(scene, 4)
    assert scene.gold == [10, 9, 12]
    scene.sail("C4", 4)
    assert scene.gold[BENNY] == 5
    assert scene.voyage.toll == 1
    scene.draw()
    assert scene.placements("coast") == {"C5 r0", "C5 r1", "D4 r2", "D4 r3"}
    scene.place("C5", 1)
    assert scene.chips(BENNY) == ["K01"]
    assert scene.points == [0, 0, 0]
    scene.draw()
    assert scene.state.discard == ["X56"]
    assert scene.gold[BENNY] == 5
    assert scene.state.ship == "C5"
    scene.draw()
    assert scene.tile("B5") == "coast3"
    assert scene.step == "landing"
    assert scene.told("dead-end")[0]["lost"] == 1
    scene.play(Land(unit="fort"))
    assert scene.gold[BENNY] == 2
    assert scene.tile("B4") == "inland0"
    assert scene.state.reserve["inland"] == 5
    done = scene.state.discovered[0]
    assert done.fields == ("A4", "B3", "B4", "B5", "C3", "C4")
    assert done.chips == ("K11",)
    assert done.value == 9
    assert scene.points == [9, 5, 5]
    assert scene.state.units == []
    assert len(scene.chips(BENNY)) == 2
    assert all(scene.supply(seat) == GAME.figures.supply for seat in range(3))
    assert scene.active == CLAUDIA
    assert scene.step == "sail"


@pytest.mark.parametrize(("gold", "result", "then"), [(10, 4, 12), (12, 2, 12), (4, 5, 9)])
def test_t02_the_income_is_capped(gold: int, result: int, then: int) -> None:
    scene = Scene(gold=(gold, gold, gold))
    spin(scene, result)
    assert scene.gold == [then] * 3
    assert scene.state.spin == result


@pytest.mark.parametrize(("kind", "toll"), [("scout", 1), ("fort", 3), ("settlement", 6)])
def test_t03_the_toll(kind: str, toll: int) -> None:
    scene = Scene({"A4": "coast2"}, gold=(10, 4, 4), units=[unit(1, kind, "A4")])
    scene.sail("A4", 2)
    assert scene.gold == [10 - toll - 2, 4, 4], "the owner gets nothing"
    own = Scene({"A4": "coast2"}, gold=(10, 4, 4), units=[unit(0, kind, "A4")])
    own.sail("A4", 2)
    assert own.gold == [8, 4, 4]


def test_t04_what_units_cost() -> None:
    rich = Scene(gold=(7,), draws=["X17"]).sail("N5", 1).draw().place("A5", 2)
    assert rich.gold[0] == 6
    assert rich.play(Land(unit="settlement")).gold[0] == 0
    poor = Scene(gold=(6,), draws=["X17"]).sail("N5", 1).draw().place("A5", 2)
    reason = poor.refusal(Land(unit="settlement"))
    assert reason.key == "entdecker-no-unit-too-expensive"
    assert reason.args == {"unit": "settlement", "cost": 6, "gold": 5}
    assert poor.barred(move="land") == {"settlement": "unit-too-expensive"}


def test_t05_two_on_rank_2() -> None:
    keys: list[Key] = [(1, 0, 0), (0, 1, 1), (0, 1, 1), (0, 0, 1)]
    assert [one.points for one in ranked(enumerate(keys), 9)] == [9, 5, 5, 3]
    assert [one.rank for one in ranked(enumerate(keys), 9)] == [1, 2, 2, 3]


@pytest.mark.parametrize(
    ("chips", "bonus"), [((6, 2, 1), [6, 0, 0]), ((6, 6, 1), [6, 6, 0]), ((0, 0, 0), [0, 0, 0])]
)
def test_t06_the_bonus(chips: tuple[int, int, int], bonus: list[int]) -> None:
    scene = Scene()
    for seat, count in enumerate(chips):
        scene.state.players[seat].chips = [f"K{number + 1:02}" for number in range(count)]
    end_game(Play(GAME.figures, scene.state, Dice(b"end")), "full")
    assert [player.bonus for player in scene.state.players] == bonus
    assert scene.points == bonus


def test_t07_a_misfit_is_not_replaced() -> None:
    scene = Scene(draws=["X47", "X01", "X17"], gold=(5,)).sail("N1", 3)
    scene.draw()  # a strait does not fit into a corner
    assert scene.state.discard == ["X47"]
    assert scene.state.ship == "N1"
    assert len(scene.voyage.drawn) == 1
    assert scene.board.tiles_to_draw == 2
    assert scene.step == "choice"
    scene.play(Draw(1)).play(Draw(1))
    assert scene.state.sea.keys() >= {"A1"}
    assert len(scene.voyage.drawn) == 3


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((1, 0, 0), (0, 2, 3)),
        ((1, 1, 0), (1, 0, 3)),
        ((0, 2, 0), (0, 1, 3)),
        ((0, 1, 2), (0, 1, 1)),
        ((0, 0, 2), (0, 0, 1)),
    ],
)
def test_t08_ranking(better: Key, worse: Key) -> None:
    assert [one.seat for one in ranked([(0, worse), (1, better)], 8)] == [1, 0]
    assert [one.points for one in ranked([(0, worse), (1, better)], 8)] == [8, 4]


# --- §7.2 to §7.4 -----------------------------------------------------------------------------------------

SECOND = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10]
THIRD = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]
FOURTH = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]


def test_the_table_of_points() -> None:
    for value, *rest in zip(range(2, 21), SECOND, THIRD, FOURTH, strict=True):
        assert points_by_rank(value, 4) == [value, *rest]


def test_the_worked_example_of_an_island() -> None:
    assert [one.points for one in ranked([(0, (0, 2, 0)), (1, (0, 0, 1)), (2, (0, 0, 1))], 9)] == [9, 5, 5]
    keys: list[Key] = [(0, 2, 0), (0, 0, 2), (0, 0, 2), (0, 0, 1)]
    assert [one.points for one in ranked(enumerate(keys), 9)] == [9, 5, 5, 3]


def test_the_worked_example_of_the_end() -> None:
    scene = Scene()
    for player, points, chips in zip(scene.state.players, (51, 48, 50), (4, 6, 6), strict=True):
        player.islands, player.chips = points, [f"K{number + 1:02}" for number in range(chips)]
    end_game(Play(GAME.figures, scene.state, Dice(b"end")), "full")
    assert scene.points == [51, 54, 56]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert [one.seat for one in outcome.standings] == [2, 1, 0]
