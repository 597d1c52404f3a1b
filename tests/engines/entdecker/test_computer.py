"""The computer player decides as §13 says, from its view and its questions alone."""

from __future__ import annotations

import pytest

from engines.core import Move, Rejected
from engines.dice import Dice
from engines.entdecker import GAME
from engines.entdecker.computer.appraisal import Prospect, appraisal, points, weight_of
from engines.entdecker.computer.decisions import ComputerPlayer
from engines.entdecker.geometry import pattern_of
from engines.entdecker.moves import Draw, EndTurn, EndVoyage, Land, Place, Recall, Sail
from engines.simulate import choose
from tests.engines.entdecker.scene import Scene, unit

APPRAISAL = appraisal(GAME.figures)
SCOUT, FORT, SETTLEMENT = 0, 1, 2
ALL_UNITS = 0b111


def suggestion(scene: Scene) -> Move:
    game = scene.game
    move = choose(game, scene.state, scene.active, blindly=False, dice=Dice(b"computer"))
    game.apply(game.decode(game.encode(scene.state)), scene.active, move, Dice(b"legal"))
    return move


# --- what land is worth ----------------------------------------------------------------------------------


def test_points_as_in_the_rules() -> None:
    presence = tuple(map(weight_of, [(0, 1, 1), (1, 0, 0), (0, 1, 1), (0, 0, 0)]))
    assert points(presence, 9) == [5, 9, 5, 0]
    assert weight_of((1, 0, 0)) > weight_of((0, 2, 3)) > weight_of((0, 1, 3)) > weight_of((0, 0, 3))


def test_a_closed_island_is_worth_its_points() -> None:
    nobody = (0, 0)
    choice = APPRAISAL.landing(Prospect(2, 0, nobody), 0, 1 << SCOUT)
    assert choice.unit == SCOUT
    assert choice.value == pytest.approx(2 - 0.45)
    choice = APPRAISAL.landing(Prospect(8, 0, nobody), 0, ALL_UNITS)
    assert choice.unit == FORT
    assert choice.value == pytest.approx(8 + 3.5 - 3 * 0.45)
    rival = (0, weight_of((0, 2, 0)))
    choice = APPRAISAL.landing(Prospect(12, 0, rival), 0, ALL_UNITS)
    assert choice.unit == SETTLEMENT, "only a settlement beats two forts"


def test_an_open_island_is_worth_less() -> None:
    nobody = (0, 0, 0)
    grown = 3 + 0.9 * 2
    scout = APPRAISAL.landing(Prospect(3, 2, nobody), 1, 1 << SCOUT)
    assert scout.value == pytest.approx(grown * 0.6 - 0.45)
    fort = APPRAISAL.landing(Prospect(3, 2, nobody), 1, 1 << FORT)
    assert fort.value == pytest.approx((grown + 3.5) * 0.75 - 3 * 0.45 - 2 * 0.25)


def test_nothing_is_landed_where_it_brings_nothing() -> None:
    ours = (weight_of((0, 1, 0)), 0)
    assert APPRAISAL.landing(Prospect(3, 0, ours), 0, ALL_UNITS).unit == -1
    assert APPRAISAL.landing(Prospect(3, 0, (0, 0)), 0, 0).unit == -1


def test_closing_an_island_for_somebody_else_is_bad() -> None:
    ours, theirs = weight_of((0, 0, 1)), weight_of((0, 1, 0))
    good = APPRAISAL.worth(Prospect(6, 0, (ours, 0)), 0, 0)[0]
    bad = APPRAISAL.worth(Prospect(6, 0, (0, theirs)), 0, 0)[0]
    assert good == 6
    assert bad == pytest.approx(-0.6 * 8)
    assert APPRAISAL.worth(Prospect(6, 0, (0, 0)), 0, 0)[0] == 0
    assert APPRAISAL.worth(Prospect(6, 1, (ours, 0)), 0, 0)[0] == pytest.approx(0.7)


def test_a_strait_with_both_shores_on_the_same_island() -> None:
    """The ring of §T18 without its strait, and one side of it still open."""
    ring = {"C4": "corner0", "B4": "corner1", "B5": "bay0", "A5": "coast2", "B6": "corner2", "C6": "bay3"}
    scene = Scene(ring, units=[unit(0, "scout", "B4")])
    view = GAME.view(scene.state, 0).public
    computer = ComputerPlayer(GAME.figures, view, 0, lambda draft: None)
    computer.read_land()
    site = computer.site(scene.board.chart.index["C5"])
    assert computer.prospects(site, pattern_of("WLWL")) == [Prospect(7, 1, (1, 0, 0))]


# --- decisions -------------------------------------------------------------------------------------------


def test_it_sails_where_it_can_close_an_island() -> None:
    """A coast with its own fort is closed by any coast from the tiles beside it."""
    tiles = {"C4": "bay1", "B4": "coast2", "D4": "coast0", "C6": "sea"}
    scene = Scene(tiles, units=[unit(0, "fort", "C4")], gold=(6,))
    move = suggestion(scene)
    assert isinstance(move, Sail)
    assert "C5" in scene.board.field_names(scene.board.targets(move.start))


@pytest.mark.parametrize(("gold", "tiles"), [(2, 1), (4, 1), (6, 3), (8, 5), (9, 4), (12, 5)])
def test_how_many_tiles_it_announces(gold: int, tiles: int) -> None:
    move = suggestion(Scene(gold=(gold,)))
    assert isinstance(move, Sail)
    assert move.tiles == tiles


def test_it_announces_no_more_than_there_are() -> None:
    move = suggestion(Scene(gold=(12,), stacks=[["X01", "X02"], [], [], [], []]))
    assert isinstance(move, Sail)
    assert move.tiles == 2


def test_it_avoids_question_marks() -> None:
    scene = Scene(stacks=[["X15", "X15", "X15"], ["X01"], ["X02", "X03"], [], []], gold=(9,)).sail("N5", 1)
    assert suggestion(scene) == Draw(3), "the fullest plain stack"
    poor = Scene(stacks=[["X15", "X15", "X15"], ["X01"], ["X02", "X03"], [], []], gold=(3,)).sail("N5", 1)
    assert suggestion(poor) == Draw(1), "the last tile, and little to lose"
    two = Scene(stacks=[["X15", "X15", "X15"], ["X01"], ["X02", "X03"], [], []], gold=(4,)).sail("N5", 2)
    assert suggestion(two) == Draw(3), "not the last tile"
    forced = Scene(stacks=[["X15"], ["X16", "X40"], [], [], []], gold=(9,)).sail("N5", 1)
    assert suggestion(forced) == Draw(2)
    only = Scene(stacks=[[], ["X16", "X40"], [], [], []], gold=(9,)).sail("N5", 1)
    assert suggestion(only) == Draw()


def test_it_lays_a_tile_where_it_closes_its_own_island() -> None:
    tiles = {"A4": "coast2", "B3": "sea"}
    scene = Scene(tiles, units=[unit(0, "scout", "A4")], draws=["X17"]).sail("B3", 1).draw()
    assert suggestion(scene) == Place(field="B4")
    theirs = Scene(tiles, units=[unit(1, "settlement", "A4")], draws=["X17"], gold=(1,)).sail("B3", 1).draw()
    move = suggestion(theirs)
    assert isinstance(move, Place), "not for somebody else"
    assert move.field != "B4", "not for somebody else"


def test_it_draws_on_or_lands() -> None:
    poor = Scene(draws=["X17"], gold=(4,)).sail("N5", 2).draw().place("A5", 1)
    assert isinstance(suggestion(poor), Draw), "a scout on a small coast is not worth two tiles"
    tiles = {"A4": "coast2", "B3": "sea"}
    good = Scene(tiles, draws=["X17"], gold=(9,)).sail("B3", 3).draw().place("B4", 0)
    assert suggestion(good) == Land(unit="fort"), "the island is complete: a chip and two tiles"


def test_at_the_end_of_the_voyage_any_gain_will_do() -> None:
    scene = Scene(draws=["X17"], gold=(2,)).sail("N5", 1).draw().place("A5", 1)
    assert suggestion(scene) == Land(unit="scout")
    ours = Scene({"A4": "coast2", "B3": "sea"}, units=[unit(0, "settlement", "A4")], draws=["X17"], gold=(6,))
    assert suggestion(ours.sail("B3", 1).draw().place("B4", 0)) == EndVoyage()


def test_on_a_strait_it_chooses_a_shore() -> None:
    tiles = {"B5": "coast2", "C4": "sea", "D5": "inland", "E5": "coast0"}
    scene = Scene(tiles, draws=["X47"], gold=(9,)).sail("C4", 1).draw().place("C5", 1)
    move = suggestion(scene)
    assert isinstance(move, Land)
    assert move.part in ("N", "S")


def test_it_takes_back_the_scout_that_promises_least() -> None:
    tiles = {"G1": "coast0", "G3": "coast0", "F3": "inland", "E3": "inland", "G5": "coast0", "F5": "inland"}
    scouts = [unit(0, "scout", field) for field in ("G1", "G3", "G5")]
    scene = Scene(tiles, units=scouts, draws=["X01"]).sail("N8", 1).draw()
    assert suggestion(scene) == Recall(["G1"]), "one tile and one open side"
    rich = Scene({**tiles, "F1": "inland"}, units=scouts, draws=["X01"]).sail("N8", 1).draw()
    assert suggestion(rich) == EndTurn()
    asked = Scene(tiles, units=scouts[:2], draws=["X01"], recall_window="always").sail("N8", 1).draw()
    assert suggestion(asked) == EndTurn(), "there is a scout at hand"


def test_it_does_not_take_back_a_scout_it_has_just_landed() -> None:
    tiles = {"G1": "coast0", "G3": "coast0"}
    scouts = [unit(0, "scout", field) for field in tiles]
    scene = Scene(tiles, units=scouts, draws=["X17"], gold=(5,)).sail("N5", 1).draw().place("A5", 2)
    scene.play(Land(unit="scout"))
    assert scene.step == "recall"
    assert suggestion(scene) == Recall(["G1"])
    for one in scene.state.units:
        one.turn = scene.state.turn
    assert suggestion(scene) == EndTurn(), "whatever it promises"


def test_it_has_nothing_to_say_for_others() -> None:
    scene = Scene()
    for seat in (None, 1):
        with pytest.raises(Rejected):
            GAME.suggest(GAME.view(scene.state, seat), lambda draft: None, Dice(b"x"))
