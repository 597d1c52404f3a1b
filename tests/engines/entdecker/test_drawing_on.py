"""Turning up one tile after the other until there is something to decide (specification, section 10)."""

from __future__ import annotations

from engines.entdecker import GAME
from engines.entdecker.moves import Draw, DrawOn
from engines.table import Table
from tests.engines.entdecker.scene import Scene

QUESTIONS = ["X15", "X16", "X40", "X42"]
CORNER = {"A2": "sea", "B1": "coast2"}
"""Into A1, with water all around, nothing fits but the open sea."""
ONE_WAY = {"A4": "coast1", "A6": "sea"}
"""On A5 a coast fits in one way only, with its land to the west; from there a line leads to B5."""


def drawn(scene: Scene) -> list[str]:
    return [one.tile for one in scene.voyage.drawn]


def stacks(*plain: str, more: tuple[str, ...] = ()) -> list[list[str]]:
    """The first stack is the fullest with a plain top: `plain` are drawn in this order."""
    return [[*QUESTIONS[:2], *reversed(plain)], [QUESTIONS[2], *more], [QUESTIONS[3]], [], []]


def test_it_goes_on_after_misfits_until_land_is_laid() -> None:
    scene = Scene(CORNER, gold=(9,), stacks=stacks("X47", "X87", "X01", "X17"))
    scene.sail("N1", 4).do(DrawOn())
    assert drawn(scene) == ["X47", "X87", "X01"], "the open sea fits; from there no line leads on"
    assert scene.active == 1, "nothing can be landed on open sea"
    assert len(scene.told("misfit")) == 2
    assert len(scene.told("drew-laid")) == 1
    assert scene.told("dead-end")[0]["lost"] == 1


def test_it_stops_when_land_is_laid() -> None:
    scene = Scene(ONE_WAY, gold=(9,), stacks=stacks("X01", "X17", "X18", "X19"))
    scene.sail("N5", 4).do(DrawOn())
    assert drawn(scene) == ["X01", "X17"]
    assert scene.tile("A5") == "coast3"
    assert scene.active == 0, "it never lands anybody, nor ends a voyage"
    assert scene.step == "choice", "it never lands anybody, nor ends a voyage"
    assert scene.offered() == ["draw", "draw_on", "land", "end_voyage"]


def test_it_stops_at_a_choice() -> None:
    scene = Scene(gold=(9,), stacks=stacks("X47", "X17", "X18")).sail("N1", 3).do(DrawOn())
    assert drawn(scene) == ["X47", "X17"]
    assert scene.step == "place"
    scene.place("A1", 1)
    assert scene.step == "choice", "one tile is left"
    assert scene.offered() == ["draw", "land", "end_voyage"], "one tile is left"


def test_it_goes_on_over_open_sea() -> None:
    """Laid in the only way it can be, the open sea gives nothing to decide."""
    tiles = {"A2": "sea", "B2": "coast1", "C1": "sea"}
    scene = Scene(tiles, gold=(9,), stacks=stacks("X01", "X47", "X02", "X17"))
    scene.sail("N1", 4).do(DrawOn())
    assert drawn(scene) == ["X01", "X47", "X02"], "A1, a misfit, B1"
    assert scene.state.sea.keys() >= {"A1", "B1"}
    assert scene.active == 1


def test_it_never_takes_a_question_mark() -> None:
    scene = Scene(gold=(9,), stacks=stacks("X47")).sail("N1", 3).do(DrawOn())
    assert drawn(scene) == ["X47"], "only question marks are on top"
    assert scene.step == "choice", "only question marks are on top"
    assert scene.offered() == ["draw", "end_voyage"]
    assert scene.why_not(DrawOn()) == "ONLY_QUESTIONS"


def test_it_takes_the_fullest_stack_and_of_equal_ones_the_first() -> None:
    scene = Scene(gold=(9,), stacks=[["X47"], ["X01", "X48"], ["X02", "X49"], ["X15", "X16", "X40"], []])
    scene.sail("N1", 4)
    assert scene.board.plain_stack == 2
    scene.do(DrawOn())
    assert drawn(scene) == ["X48", "X49", "X47", "X01"]


def test_it_is_offered_only_where_it_saves_presses() -> None:
    scene = Scene(gold=(9,), stacks=stacks("X17", "X18")).sail("N1", 1)
    assert scene.offered() == ["draw"], "one tile: nothing to go on with"
    assert not scene.barred(), "one tile: nothing to go on with"
    assert scene.why_not(DrawOn()) == "ONE_TILE_LEFT"
    scene = Scene(gold=(9,), stacks=stacks("X17", "X18"))
    assert scene.why_not(DrawOn()) == "WRONG_PHASE"
    scene.sail("N1", 2)
    assert scene.offered() == ["draw", "draw_on"]
    assert scene.ask(move="draw_on") is None
    assert scene.why_not(DrawOn(), seat=1) == "NOT_YOUR_TURN"


def test_standing_on_land_it_looks_for_new_land() -> None:
    """Misfits do not take away the landing on the tile laid before."""
    narrow = ONE_WAY | {"B4": "sea", "B6": "sea", "C5": "sea"}
    scene = Scene(narrow, gold=(9,), stacks=stacks("X17", "X47", "X87", "X18")).sail("N5", 4).draw()
    assert scene.tile("A5") == "coast3"
    assert scene.step == "choice"
    scene.do(DrawOn())
    assert drawn(scene) == ["X17", "X47", "X87", "X18"]
    assert len(scene.state.discard) == 3
    assert scene.step == "landing"
    assert scene.board.landing_field == "A5"


def test_it_cannot_be_taken_back_and_is_the_same_as_single_draws() -> None:
    def table() -> Table:
        return Table.open(GAME, seats=2, settings={"start_player": "first"}, key=b"on", salt=[])

    at_once, one_by_one = table(), table()
    for each in (at_once, one_by_one):
        each.play(0, GAME.read_move({"move": "sail", "start": "N1", "tiles": 6}), at=0)
    entry = at_once.play(0, DrawOn(), at=0)
    assert entry.final
    for one in at_once.state.voyage.drawn:
        one_by_one.play(0, Draw(one.stack), at=0)
    assert GAME.encode(at_once.state) == GAME.encode(one_by_one.state)
