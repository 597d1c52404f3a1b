"""Drawing, one tile (§6.2) or one after the other until there is something to decide (§10): §T32 and §T37."""

from __future__ import annotations

from engines.games.entdecker import GAME
from engines.games.entdecker.moves import Draw, DrawOn, EndVoyage, Land
from engines.tables.table import Table
from tests.engines.games.entdecker.scene import Scene


def test_t32_all_tops_are_question_marks() -> None:
    marked = Scene(stacks=[["X15"], ["X16"], ["X40"], ["X41"], ["X42"]]).sail("N5", 1)
    assert marked.values(move="draw") == [1, 2, 3, 4, 5]
    backs = [stack.back for stack in marked.public().stacks]
    assert backs == ["question"] * 5
    mixed = Scene(stacks=[["X15"], ["X16"], ["X01"], ["X41"], []]).sail("N5", 1)
    assert mixed.values(move="draw") == [1, 2, 3, 4]
    assert [stack.back for stack in mixed.public().stacks] == [
        "question",
        "question",
        "plain",
        "question",
        "",
    ]


def test_the_back_of_a_stack_is_that_of_its_top() -> None:
    scene = Scene(stacks=[["X01", "X15"], ["X16", "X02"], [], [], []]).sail("N5", 1)
    assert [stack.back for stack in scene.public().stacks][:2] == ["question", "plain"]
    labels = [option.text.args["back"] for option in scene.pick(move="draw").options]
    assert labels == ["question", "plain"]


def test_t37_you_must_draw() -> None:
    scene = Scene().sail("N5", 1)
    assert scene.values() == ["draw"]
    scene.refuses(EndVoyage(), "must-draw")
    scene.refuses(Land(unit="scout"), "must-draw")


def test_which_stacks_can_be_named() -> None:
    scene = Scene(stacks=[["X01", "X02"], [], ["X03"], [], []]).sail("N5", 1)
    assert scene.refusal(Draw(6)).args == {"count": 5}
    scene.refuses(Draw(0), "stack-unknown")
    scene.refuses(Draw(2), "stack-empty")
    scene.refuses(Draw(), "stack-unknown")  # there are two to choose from
    scene.play(Draw(1))
    assert scene.state.stacks[0] == ["X01"], "the top is at the end"
    only = Scene(stacks=[["X01"], [], [], [], []]).sail("N5", 1)
    assert only.ask(move="draw") is None
    only.play(Draw())


# --- one after the other ---------------------------------------------------------------------------------


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


def test_drawing_on_goes_on_after_misfits_until_land_is_laid() -> None:
    scene = Scene(CORNER, gold=(9,), stacks=stacks("X47", "X87", "X01", "X17"))
    scene.sail("N1", 4).play(DrawOn())
    assert drawn(scene) == ["X47", "X87", "X01"], "the open sea fits; from there no line leads on"
    assert scene.active == 1, "nothing can be landed on open sea"
    assert len(scene.told("misfit")) == 2
    assert len(scene.told("drew-laid")) == 1
    assert scene.told("dead-end")[0]["lost"] == 1


def test_drawing_on_stops_when_land_is_laid() -> None:
    scene = Scene(ONE_WAY, gold=(9,), stacks=stacks("X01", "X17", "X18", "X19"))
    scene.sail("N5", 4).play(DrawOn())
    assert drawn(scene) == ["X01", "X17"]
    assert scene.tile("A5") == "coast3"
    assert scene.active == 0, "it never lands anybody, nor ends a voyage"
    assert scene.step == "choice", "it never lands anybody, nor ends a voyage"
    assert scene.values() == ["draw", "draw_on", "land", "end_voyage"]


def test_drawing_on_stops_at_a_choice() -> None:
    scene = Scene(gold=(9,), stacks=stacks("X47", "X17", "X18")).sail("N1", 3).play(DrawOn())
    assert drawn(scene) == ["X47", "X17"]
    assert scene.step == "place"
    scene.place("A1", 1)
    assert scene.step == "choice", "one tile is left"
    assert scene.values() == ["draw", "land", "end_voyage"], "one tile is left"


def test_drawing_on_goes_on_over_open_sea() -> None:
    """Laid in the only way it can be, the open sea gives nothing to decide."""
    tiles = {"A2": "sea", "B2": "coast1", "C1": "sea"}
    scene = Scene(tiles, gold=(9,), stacks=stacks("X01", "X47", "X02", "X17"))
    scene.sail("N1", 4).play(DrawOn())
    assert drawn(scene) == ["X01", "X47", "X02"], "A1, a misfit, B1"
    assert scene.state.sea.keys() >= {"A1", "B1"}
    assert scene.active == 1


def test_drawing_on_never_takes_a_question_mark() -> None:
    scene = Scene(gold=(9,), stacks=stacks("X47")).sail("N1", 3).play(DrawOn())
    assert drawn(scene) == ["X47"], "only question marks are on top"
    assert scene.step == "choice", "only question marks are on top"
    assert scene.values() == ["draw", "end_voyage"]
    scene.refuses(DrawOn(), "only-questions")


def test_drawing_on_takes_the_fullest_stack_and_of_equal_ones_the_first() -> None:
    scene = Scene(gold=(9,), stacks=[["X47"], ["X01", "X48"], ["X02", "X49"], ["X15", "X16", "X40"], []])
    scene.sail("N1", 4)
    assert scene.board.plain_stack == 2
    scene.play(DrawOn())
    assert drawn(scene) == ["X48", "X49", "X47", "X01"]


def test_drawing_on_is_offered_only_where_it_helps() -> None:
    scene = Scene(gold=(9,), stacks=stacks("X17", "X18")).sail("N1", 1)
    assert scene.values() == ["draw"], "one tile: nothing to go on with"
    assert not scene.barred(), "one tile: nothing to go on with"
    scene.refuses(DrawOn(), "one-tile-left")
    scene = Scene(gold=(9,), stacks=stacks("X17", "X18"))
    scene.refuses(DrawOn(), "wrong-phase")
    scene.sail("N1", 2)
    assert scene.values() == ["draw", "draw_on"]
    assert scene.ask(move="draw_on") is None
    scene.refuses(DrawOn(), "not-your-turn", 1)


def test_drawing_on_from_land_looks_for_new_land() -> None:
    """Misfits do not take away the landing on the tile laid before."""
    narrow = ONE_WAY | {"B4": "sea", "B6": "sea", "C5": "sea"}
    scene = Scene(narrow, gold=(9,), stacks=stacks("X17", "X47", "X87", "X18")).sail("N5", 4).draw()
    assert scene.tile("A5") == "coast3"
    assert scene.step == "choice"
    scene.play(DrawOn())
    assert drawn(scene) == ["X17", "X47", "X87", "X18"]
    assert len(scene.state.discard) == 3
    assert scene.step == "landing"
    assert scene.board.landing_field == "A5"


def test_drawing_on_cannot_be_taken_back_and_is_the_same_as_single_draws() -> None:
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
