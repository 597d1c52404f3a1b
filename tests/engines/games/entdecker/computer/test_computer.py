"""The computer player decides as §13 says, from its view and its questions alone."""

from __future__ import annotations

import pytest

from engines.contract.core import Move, Rejected
from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.computer.decisions import Decisions
from engines.games.entdecker.computer.sight import of_board
from engines.games.entdecker.computer.worth import Prospect, appraisal, points, weight_of
from engines.games.entdecker.moves import Draw, EndTurn, EndVoyage, Land, Place, Recall, Sail
from engines.games.entdecker.sea.geometry import pattern_of
from tests.engines.games.entdecker.scene import CORNER, LOCKED, Scene, Tiles, unit
from tests.lab.strength.simulate import choose

APPRAISAL = appraisal(GAME.figures, 4)
PRICES = GAME.figures.computer
SCOUT, FORT, SETTLEMENT = 0, 1, 2
THROWS = 12
"""The same position with so many different dice."""


def suggestion(scene: Scene, throw: int = 0) -> Move:
    game = scene.game
    move = choose(game, scene.state, scene.active, blindly=False, dice=Dice(b"computer", throw))
    game.apply(game.decode(game.encode(scene.state)), scene.active, move, Dice(b"legal"))
    return move


def player(scene: Scene) -> Decisions:
    return Decisions(scene.game.figures, of_board(scene.board, scene.active))


# --- what land is worth ----------------------------------------------------------------------------------


def test_points_as_in_the_rules() -> None:
    presence = tuple(map(weight_of, [(0, 1, 1), (1, 0, 0), (0, 1, 1), (0, 0, 0)]))
    assert points(presence, 9) == [5, 9, 5, 0]
    assert weight_of((1, 0, 0)) > weight_of((0, 2, 3)) > weight_of((0, 1, 3)) > weight_of((0, 0, 3))


def test_a_closed_island_is_worth_its_points() -> None:
    assert APPRAISAL.landings(Prospect(2, 0, (0, 0)), 0) == pytest.approx(
        [2, 2 + PRICES.chip, 2 + PRICES.chip]
    )
    two_forts = (0, weight_of((0, 2, 0)))
    scout, fort, settlement = APPRAISAL.landings(Prospect(12, 0, two_forts), 0)
    assert settlement > fort, "only a settlement beats two forts"
    assert fort == scout


def test_an_open_island_is_worth_the_less_the_more_open_it_is() -> None:
    nobody = (0, 0, 0)
    for unit_kind in (SCOUT, FORT, SETTLEMENT):
        closed, *still_open = (
            APPRAISAL.landings(Prospect(3, sides, nobody), 1)[unit_kind] for sides in range(4)
        )
        assert closed > max(still_open)
        assert still_open == sorted(set(still_open), reverse=True)


def test_a_unit_where_one_is_first_already_adds_nothing() -> None:
    ours = (weight_of((0, 1, 0)), 0)
    assert APPRAISAL.landings(Prospect(3, 0, ours), 0) == (0, 0, 0)


def test_closing_an_island_for_somebody_else_is_bad() -> None:
    ours, theirs = weight_of((0, 0, 1)), weight_of((0, 1, 0))
    assert APPRAISAL.balance(Prospect(6, 0, (ours, 0)), 0) == 6
    assert APPRAISAL.balance(Prospect(6, 0, (0, theirs)), 0) == pytest.approx(
        -PRICES.rival * (6 + PRICES.chip)
    )
    assert APPRAISAL.balance(Prospect(6, 0, (0, 0)), 0) == 0


def test_a_tile_is_worth_what_it_changes() -> None:
    """A headland enlarges an open island with a fort of its own: the island was worth something before."""
    scene = Scene({"A4": "coast2", "B3": "sea"}, units=[unit(0, "fort", "A4")])
    fort = (weight_of((0, 1, 0)), 0, 0)
    headland = pattern_of("LLWW")
    (way,) = [
        way for way in player(scene).ways((scene.board.chart.index["B4"], 0)) if way.pattern == headland
    ]
    before, after = (APPRAISAL.balance(Prospect(size, 1, fort), 0) for size in (1, 2))
    assert before > 0
    assert way.change == pytest.approx(after - before)


def test_gold_is_worth_nothing_when_no_field_is_left() -> None:
    assert APPRAISAL.purse(70)[4] == pytest.approx(4 * PRICES.gold)
    assert APPRAISAL.purse(1)[4] < APPRAISAL.purse(70)[4]
    assert APPRAISAL.purse(0)[12] == 0


def test_a_strait_with_both_shores_on_the_same_island() -> None:
    """The ring of §T18 without its strait, and one side of it still open."""
    ring = {"C4": "corner0", "B4": "corner1", "B5": "bay0", "A5": "coast2", "B6": "corner2", "C6": "bay3"}
    scene = Scene(ring, units=[unit(0, "scout", "B4")])
    computer = player(scene)
    site = computer.site(scene.board.chart.index["C5"])
    assert computer.prospects(site, pattern_of("WLWL")) == [Prospect(7, 1, (1, 0, 0))]


# --- voyages ---------------------------------------------------------------------------------------------


def test_it_sails_where_it_can_close_an_island() -> None:
    """A coast with its own fort is closed by any coast from the tiles beside it."""
    tiles = {"C4": "bay1", "B4": "coast2", "D4": "coast0", "C6": "sea"}
    scene = Scene(tiles, units=[unit(0, "fort", "C4")], gold=(6,))
    move = suggestion(scene)
    assert isinstance(move, Sail)
    assert "C5" in scene.board.field_names(scene.board.targets(move.start))


def test_it_pays_no_toll_where_it_can_do_without() -> None:
    tiles = {"D5": "sea", "D6": "coast1"}
    free = Scene(tiles, units=[unit(1, "settlement", "D6")], gold=(12,))
    for throw in range(THROWS):
        move = suggestion(free, throw)
        assert isinstance(move, Sail)
        assert move.start != "D6"


def test_it_announces_no_more_than_there_are() -> None:
    move = suggestion(Scene(gold=(12,), stacks=[["X17"], [], [], [], []]))
    assert isinstance(move, Sail)
    assert move.tiles == 1


def test_it_pays_for_no_tile_that_it_could_not_turn_up() -> None:
    """Nothing but bays: whatever is laid from the border is a dead end."""
    bays = ["X87", "X88", "X89", "X90"]
    for throw in range(THROWS):
        move = suggestion(Scene(gold=(12,), stacks=[bays, [], [], [], []]), throw)
        assert isinstance(move, Sail)
        assert move.tiles == 1


def test_a_tile_that_does_not_fit_leaves_the_landing() -> None:
    """From A1 only sea, coast and headland fit: with bays in the stacks the next tile is a misfit."""
    scene = Scene(stacks=[["X87", "X88"], [], [], [], []], gold=(6,)).sail("N1", 1)
    computer = player(scene)
    computer.think_of_gold(5)
    corner = [(scene.board.chart.index["A1"], 0)]
    assert computer.turned_up(corner, 1, 7.5, computer.chances["plain"]) == 7.5


def test_a_question_mark_is_worth_less_the_more_pirates_could_take() -> None:
    computer = player(Scene())
    worth = []
    for gold in (2, 9):
        computer.think_of_gold(gold)
        worth.append(computer.event(0))
        assert computer.event(2) < computer.event(0), "a storm costs the tiles behind it"
    assert worth[0] > worth[1]


def test_it_likes_question_marks() -> None:
    stacks = [["X46", "X46", "X46"], ["X01"], ["X02", "X03"], [], []]
    assert suggestion(Scene(stacks=stacks, gold=(5,)).sail("N5", 1)) == Draw(1)
    forced = Scene(stacks=[["X15"], ["X16", "X40"], [], [], []], gold=(9,)).sail("N5", 1)
    assert suggestion(forced) == Draw(2), "the fullest stack"
    only = Scene(stacks=[[], ["X16", "X40"], [], [], []], gold=(9,)).sail("N5", 1)
    assert suggestion(only) == Draw()


def test_it_lays_a_tile_where_it_closes_its_own_island() -> None:
    tiles = {"A4": "coast2", "B3": "sea"}
    scene = Scene(tiles, units=[unit(0, "scout", "A4")], draws=["X17"]).sail("B3", 1).draw()
    assert suggestion(scene) == Place(field="B4")
    theirs = Scene(tiles, units=[unit(1, "settlement", "A4")], draws=["X17"], gold=(1,)).sail("B3", 1).draw()
    for throw in range(THROWS):
        move = suggestion(theirs, throw)
        assert isinstance(move, Place)
        assert move.field != "B4", "not for somebody else"


def test_what_a_storm_or_pirates_leave_counts_when_it_lays_their_tile() -> None:
    scene = Scene({"B3": "sea"}, draws=["X82"], gold=(7,)).sail("B3", 1).draw()
    computer = player(scene)
    computer.weigh()
    assert computer.gold == 3, "6 gold, less the half that the pirates take"


# --- landings --------------------------------------------------------------------------------------------


def test_it_lands_where_an_island_is_complete() -> None:
    tiles = {"A4": "coast2", "B3": "sea"}
    good = Scene(tiles, draws=["X17"], gold=(9,)).sail("B3", 3).draw().place("B4", 0)
    assert suggestion(good) == Land(unit="fort"), "a chip and two tiles; a settlement brings no more"


def test_at_the_end_of_the_voyage_it_lands_nothing_useless() -> None:
    ours = Scene({"A4": "coast2", "B3": "sea"}, units=[unit(0, "settlement", "A4")], draws=["X17"], gold=(6,))
    assert suggestion(ours.sail("B3", 1).draw().place("B4", 0)) == EndVoyage()


def test_it_takes_an_island_over_with_the_cheapest_unit_that_will_do() -> None:
    tiles = {"A4": "coast2", "B3": "sea"}
    scene = Scene(tiles, units=[unit(1, "scout", "A4")], draws=["X17"], gold=(12,))
    assert suggestion(scene.sail("B3", 1).draw().place("B4", 0)) == Land(unit="fort")


def test_on_a_strait_it_chooses_the_better_shore() -> None:
    tiles = {"B5": "coast2", "C4": "sea", "D5": "inland", "E5": "coast0"}
    scene = Scene(tiles, draws=["X47"], gold=(9,)).sail("C4", 1).draw().place("C5", 1)
    move = suggestion(scene)
    assert isinstance(move, Land)
    assert move.part == "N", "complete; the south is open"


@pytest.mark.parametrize(
    ("tiles", "start", "field", "size"), [(CORNER, "N2", "A2", 3), ({**LOCKED, "C7": "sea"}, "C7", "C6", 8)]
)
def test_gaps_are_filled_before_a_landing_counts(tiles: Tiles, start: str, field: str, size: int) -> None:
    def laid(owner: int) -> Scene:
        units = [unit(owner, "settlement", next(iter(tiles)))]
        return Scene(tiles, units=units, draws=["X17"], gold=(4,)).sail(start, 1).draw().place(field, 3)

    scene = laid(owner=0)
    assert scene.step == "landing"
    assert suggestion(scene) == EndVoyage(), "its settlement is on the same island"
    (island,) = scene.play(EndVoyage()).state.discovered
    assert len(island.fields) == size
    assert suggestion(laid(owner=1)) == Land(unit="scout"), "behind a settlement a fort brings no more"


# --- scouts ----------------------------------------------------------------------------------------------


def test_it_takes_back_the_scout_that_is_of_least_use() -> None:
    tiles = {"G1": "coast0", "G3": "coast0", "F3": "inland", "E3": "inland", "G5": "coast0"}
    scouts = [unit(0, "scout", field) for field in ("G1", "G3", "G5")]
    fort = unit(0, "fort", "E3")
    scene = Scene(tiles, units=[*scouts, fort], draws=["X01"]).sail("N8", 1).draw()
    assert suggestion(scene) == Recall(["G3"]), "beside its own fort"
    asked = (
        Scene(tiles, units=[*scouts[:2], fort], draws=["X01"], recall_window="always").sail("N8", 1).draw()
    )
    assert suggestion(asked) == EndTurn(), "there is a scout at hand"


def test_it_does_not_take_back_a_scout_it_has_just_landed() -> None:
    tiles = {"G1": "coast0", "G3": "coast0"}
    scouts = [unit(0, "scout", field) for field in tiles]
    scene = Scene(tiles, units=scouts, draws=["X17"], gold=(5,)).sail("N5", 1).draw().place("A5", 2)
    scene.play(Land(unit="scout"))
    assert scene.step == "recall"
    for one in scene.state.units:
        one.turn = scene.state.turn
    assert suggestion(scene) == EndTurn(), "whatever it promises"


# --- manners ---------------------------------------------------------------------------------------------


def test_it_has_nothing_to_say_for_others() -> None:
    scene = Scene()
    for seat in (None, 1):
        with pytest.raises(Rejected):
            GAME.suggest(GAME.view(scene.state, seat), lambda draft: None, Dice(b"x"))


def test_the_same_position_does_not_always_give_the_same_move() -> None:
    assert len({suggestion(Scene(), throw) for throw in range(THROWS)}) > 3
    assert suggestion(Scene(), 5) == suggestion(Scene(), 5)
