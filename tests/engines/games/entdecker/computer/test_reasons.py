"""Why the computer player makes a move: the largest part of its value, with the amounts of the position."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import Move, Say, Who
from engines.contract.dice import Dice
from engines.games.entdecker.computer.reasons import ONLY_OF_THE_BEST, Odds, Part, Reasons
from engines.games.entdecker.computer.sight import of_board
from engines.games.entdecker.moves import Draw, EndTurn, EndVoyage, Land, Place, Recall, Sail
from engines.games.entdecker.sea.geometry import pattern_of
from tests.engines.games.entdecker.scene import CORNER, Scene, unit

KEY = "entdecker-reason-"
COAST = {"A4": "coast2", "B3": "sea"}
"""Land in the south of A4 that a coast on B4 completes; the ship can start at B3."""


def player(scene: Scene) -> Reasons:
    return Reasons(scene.game.figures, of_board(scene.board, scene.active))


def reason(scene: Scene, move: Move) -> Say:
    """Of a move that it is to explain."""
    return player(scene).reason(move)


def why(scene: Scene) -> tuple[Move, Say]:
    """What it does, and why."""
    game, state, seat = scene.game, scene.state, scene.active
    view, ask = game.view(state, seat), game.asking(state, seat)
    move, told = game.explain(view, ask, Dice(b"why"))
    assert move == game.suggest(view, ask, Dice(b"why"))
    assert told is not None
    return move, told


# --- the parts are those of the value ---------------------------------------------------------------------


def coastal(gold: int = 9) -> Scene:
    units = [unit(0, "scout", "A4"), unit(1, "fort", "D5")]
    return Scene({**COAST, "D5": "bay1", "D4": "sea"}, units=units, gold=(gold,))


@pytest.mark.parametrize("left", [0, 1])
def test_the_parts_of_a_tile_are_all_that_it_is_worth(left: int) -> None:
    computer = player(coastal())
    computer.think_of_gold(5)
    for field in range(len(computer.patterns)):
        if computer.patterns[field] < 0:
            for way in computer.ways((field, 0)):
                parts = computer.parts((field, 0), way, left)
                worth = sum(part.worth for part in parts.values())
                assert worth == pytest.approx(computer.went(field, way, left))


def test_the_odds_of_a_tile_are_all_that_is_expected_of_it() -> None:
    scene = coastal()
    computer = player(scene)
    computer.think_of_gold(5)
    targets = [(scene.board.chart.index["G8"], 0)]
    odds = computer.odds(targets, 1, "plain")
    expected = computer.turned_up(targets, 1, 0.0, computer.chances["plain"])
    assert sum(one.worth for one in odds.values()) == pytest.approx(expected), "everything fits there"


def test_tiles_that_do_harm_are_not_counted() -> None:
    odds = Odds().more(Part(2.0, "close", {}), 3, 0.3).more(Part(-1.0, "close", {}), 4, 0.4)
    assert odds.tiles == 3
    assert odds.worth == pytest.approx(0.2)


# --- voyages ----------------------------------------------------------------------------------------------


def test_it_counts_the_tiles_that_would_complete_its_island() -> None:
    """A coast completes the land of A4, a headland only makes it larger."""
    stacks = [["X17", "X18", "X19"], ["X59", "X60"], ["X01"], [], []]
    scene = Scene(COAST, units=[unit(0, "fort", "A4")], gold=(1,), seats=2, stacks=stacks)
    told = reason(scene, Sail("B3", 1))
    assert told.key == KEY + "odds-close"
    assert (told.args["count"], told.args["all"], told.args["back"]) == (3, 6, "plain")
    assert (told.args["points"], told.args["chip"]) == (2, "yes")


def test_a_start_that_promises_nothing_says_so() -> None:
    scene = Scene(stacks=[["X01", "X02"], [], [], [], []], gold=(5,))
    assert reason(scene, Sail("N5", 1)) == Say(KEY + "sail-nothing", {"gold": 4})


def test_pirates_would_take_half_of_the_gold() -> None:
    """The tiles themselves are all coasts."""
    scene = Scene(stacks=[["X45", "X46"], ["X17"], ["X18"], [], []], gold=(8,)).sail("N5", 1)
    assert why(scene) == (Draw(1), Say(KEY + "question-event", {"loss": 3, "left": 0, "chips": 3}))


def test_equal_stacks_make_no_difference() -> None:
    scene = Scene(stacks=[["X17"], ["X18", "X19"], [], [], []], gold=(8,)).sail("N5", 1)
    assert why(scene) == (Draw(2), Say(KEY + "any-stack"))
    only = Scene(stacks=[[], ["X18", "X19"], [], [], []], gold=(8,)).sail("N5", 1)
    assert why(only) == (Draw(), Say(KEY + "one-stack"))


# --- tiles ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "chip"), [("scout", "no"), ("fort", "yes")])
def test_a_tile_completes_the_own_island(kind: str, chip: str) -> None:
    scene = Scene(COAST, units=[unit(0, kind, "A4")], draws=["X17"], gold=(1,)).sail("B3", 1).draw()
    assert why(scene) == (Place(field="B4"), Say(KEY + "close", {"points": 2, "chip": chip}))


def test_a_tile_that_does_not_help_a_rival() -> None:
    """Anywhere but on B4, where it would complete the rival's island."""
    scene = Scene(COAST, units=[unit(1, "settlement", "A4")], draws=["X17"], gold=(1,), seats=2)
    scene.sail("B3", 1).draw()
    told = reason(scene, Place(field="B4"))
    assert told == Say(KEY + "least"), "the rival gains, and nothing is gained"
    headland = Scene(COAST, units=[unit(1, "settlement", "A4")], draws=["X60"], gold=(1,), seats=2)
    headland.sail("B3", 1).draw()
    stretched = reason(headland, Place(field="B4", rotation=0))
    assert stretched.key in (KEY + "least", KEY + "stretch")


def test_a_tile_that_takes_the_lead_from_a_rival() -> None:
    """The headland on B4 joins the land of A4, where seat 1 leads, with that of B5 and a fort of seat 0."""
    tiles = {**COAST, "B5": "bay0"}
    units = [unit(1, "scout", "A4"), unit(0, "fort", "B5")]
    scene = Scene(tiles, units=units, draws=["X59"], gold=(1,), seats=2).sail("B3", 1)
    computer = player(scene)
    computer.think_of_gold(0)
    field = scene.board.chart.index["B4"]
    (way,) = [way for way in computer.ways((field, 0)) if way.pattern == pattern_of("LLWW")]
    assert computer.parts((field, 0), way, 0)["rivals"].what == "join"


# --- units ------------------------------------------------------------------------------------------------


def landed(units: list[object], gold: int = 12) -> Scene:
    scene = Scene(COAST, units=units, draws=["X17"], gold=(gold,))  # type: ignore[arg-type]
    return scene.sail("B3", 1).draw().place("B4", 0)


def test_a_unit_on_a_complete_island_scores_at_once() -> None:
    move, told = why(landed([]))
    assert move == Land(unit="fort")
    assert told.key == KEY + "land-complete"
    assert (told.args["unit"], told.args["points"], told.args["now"], told.args["chip"]) == (
        "fort",
        2,
        0,
        "yes",
    )


def test_a_unit_that_overtakes_says_what_was_there_before() -> None:
    scene = landed([unit(1, "fort", "A4"), unit(0, "scout", "A4")])
    told = reason(scene, Land(unit="settlement"))
    assert told.key == KEY + "land-complete"
    assert (told.args["points"], told.args["now"]) == (2, 1), "second place would have brought one"
    scene = landed([unit(1, "fort", "A4"), unit(0, "fort", "A4")])
    assert reason(scene, Land(unit="scout")).key == KEY + "land-outrank", "two points, shared or not"


def test_a_unit_beside_a_rival_names_the_rival() -> None:
    """The headland on B4 leaves the land open, with a fort of seat 2 and a scout of seat 1."""
    units = [unit(1, "scout", "A4"), unit(2, "fort", "A4")]
    scene = Scene(COAST, units=units, draws=["X59"], gold=(12,)).sail("B3", 1).draw().place("B4", 0)
    for kind, rank in (("settlement", "ahead"), ("fort", "level"), ("scout", "behind")):
        told = reason(scene, Land(unit=kind))
        assert told.key == KEY + f"land-{rank}"
        assert (told.args["who"], told.args["tiles"]) == (Who(2), 2)


def test_a_unit_that_adds_nothing_stays_at_home() -> None:
    assert why(landed([unit(0, "settlement", "A4")])) == (EndVoyage(), Say(KEY + "no-unit-first"))


def test_an_island_that_a_gap_completes_is_complete() -> None:
    def enclosed(owner: int, kind: str) -> Scene:
        scene = Scene(CORNER, units=[unit(owner, kind, "B1")], draws=["X17"], gold=(4,))
        return scene.sail("N2", 1).draw().place("A2", 3)

    move, told = why(enclosed(1, "scout"))
    assert move == Land(unit="fort")
    assert told.key == KEY + "land-complete"
    assert (told.args["tiles"], told.args["points"]) == (3, 3)
    assert why(enclosed(0, "settlement")) == (EndVoyage(), Say(KEY + "no-unit-first"))


def test_scouts_come_home_or_stay() -> None:
    tiles = {"G1": "coast0", "G3": "coast0", "F3": "inland", "E3": "inland", "G5": "coast0"}
    scouts = [unit(0, "scout", field) for field in ("G1", "G3", "G5")]
    scene = Scene(tiles, units=[*scouts, unit(0, "fort", "E3")], draws=["X01"]).sail("N8", 1).draw()
    assert why(scene) == (Recall(["G3"]), Say(KEY + "recall", {"scouts": 1}))
    assert reason(scene, EndTurn()) == Say(KEY + "no-recall")
    asked = Scene(tiles, units=scouts[:2], draws=["X01"], recall_window="always").sail("N8", 1).draw()
    assert why(asked) == (EndTurn(), Say(KEY + "scout-left"))


def test_only_what_needs_no_comparing_speaks_for_another_move() -> None:
    told = player(landed([]))
    assert told.merit(Land(unit="scout")) == told.reason(Land(unit="scout"))
    assert told.merit(EndVoyage()) is None
    assert all(Phrases("en").knows(key) for key in ONLY_OF_THE_BEST)
