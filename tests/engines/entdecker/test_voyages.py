"""Sailing, turning up, events, landing, scouts: golden cases T19 to T25, T30 to T32, T35, T37, T40, T44."""

from __future__ import annotations

import pytest

from engines.core import Move, Rejected
from engines.entdecker import GAME
from engines.entdecker.moves import Draw, EndTurn, EndVoyage, Land, Place, Recall, Sail
from engines.entdecker.state import Unit
from tests.engines.entdecker.scene import Rigged, Scene, items, unit

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


# --- setting sail ----------------------------------------------------------------------------------------


def test_t19_the_toll_is_too_high() -> None:
    scene = Scene({"C4": "coast0"}, gold=(3,), units=[unit(1, "fort", "C4")])
    reason = scene.refused(Sail("C4", 1))
    assert reason.key == "entdecker-no-toll-too-high"
    assert reason.args == {"start": "C4", "toll": 3, "tile": 1, "gold": 3}
    assert scene.barred(move="sail") == {"C4": "TOLL_TOO_HIGH"}
    scene = Scene({"C4": "coast0"}, gold=(4,), units=[unit(1, "fort", "C4")])
    assert scene.amount(move="sail", start="C4").high == 1
    assert scene.why_not(Sail("C4", 2)) == "TILES_RANGE"
    scene.sail("C4", 1)
    assert scene.gold[0] == 0


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
    scene.sail("D7", 1).do(Draw(1), dice=Rigged(2))
    assert scene.told("income")[0]["gold"] == 2
    assert scene.gold == [3, 3, 5]
    assert [told["who"].seat for told in scene.told("skipped")] == [0]
    assert scene.active == 1, "no recall for who skips"
    assert scene.step == "sail", "no recall for who skips"
    assert len(scene.state.units) == 5
    scene.sail("D4", 1).draw().sail("D7", 1).do(Draw(1), dice=Rigged(2))
    assert scene.active == 0, "income again"
    assert scene.gold[0] == 5, "income again"
    assert scene.state.round == 3, "income again"


def test_nobody_may_pass() -> None:
    scene = Scene(gold=(4,))
    assert scene.offered() == ["sail"]
    assert scene.why_not(EndTurn()) == "WRONG_PHASE"
    assert scene.why_not(EndVoyage()) == "WRONG_PHASE"


def test_the_areas_of_the_starts() -> None:
    scene = Scene({"C4": "coast0", "C5": "sea", "D3": "sea"}, units=[unit(1, "scout", "C4")])
    question = scene.pick(move="sail")
    groups: dict[str, list[str]] = {}
    for option in question.options:
        assert option.group is not None
        name = "".join(str(value) for value in option.group.args.values())
        groups.setdefault(option.group.key.removeprefix("entdecker-group-") + name, []).append(
            str(option.value)
        )
    assert list(groups) == ["borderNE", "borderSW", "rowsAC", "rowsDG"], "four menus are in sight at once"
    assert groups["borderNE"] == [
        *(f"N{number}" for number in range(1, 11)),
        *(f"E{row}" for row in "ABCDEFG"),
    ]
    assert groups["rowsAC"] == ["C4", "C5"]
    assert groups["rowsDG"] == ["D3"]
    toll = next(option for option in question.options if option.value == "C4")
    assert toll.text.args == {"place": "C4", "toll": 1}
    free = next(option for option in question.options if option.value == "C5")
    assert free.hint is not None
    assert items(free.hint.args["fields"]) == ["B5", "C6", "D5"]


def test_how_many_tiles() -> None:
    scene = Scene(gold=(7,))
    question = scene.amount(move="sail", start="N3")
    assert (question.low, question.high, question.handy) == (1, 7, (1, 2, 3, 7))
    for tiles in (0, -1, 8):
        assert scene.refused(Sail("N3", tiles)).args == {"most": 7}


# --- events ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "then"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_t21_pirates(gold: int, then: int) -> None:
    scene = Scene(gold=(gold + 1,), draws=["X42"]).sail("N5", 1).draw().place("A5", 2)
    assert scene.gold[0] == then
    assert scene.told("pirates")[0]["lost"] == gold - then
    if then:
        assert scene.step == "landing"
        assert scene.why_not(Land(unit="settlement")) == "UNIT_TOO_EXPENSIVE"
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
    assert scene.told("storm")[0]["lost"] == 2
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


# --- landing ---------------------------------------------------------------------------------------------


def test_t30_landing_after_a_misfit() -> None:
    scene = Scene(draws=["X17", "X47"], gold=(6,)).sail("N1", 2).draw().place("A1", 1)
    scene.draw()
    assert scene.state.discard == ["X47"]
    assert scene.step == "landing"
    assert scene.public().landings[0].unit == "scout"
    assert scene.board.landing_field == "A1"
    start = Scene({"A1": "coast1"}, draws=["X49", "X50"], gold=(6,)).sail("A1", 2)
    start.draw()
    assert start.state.discard == ["X49"], "only B1 is left, where a strait does not fit"
    assert start.step == "choice"
    assert start.offered() == ["draw", "end_voyage"]
    assert start.barred() == {"land": "NO_NEW_TILE"}
    assert start.why_not(Land(unit="scout")) == "NO_NEW_TILE"
    start.draw()
    assert start.active == 1
    assert start.state.units == []


def test_t31_landing_on_a_strait() -> None:
    scene = Scene({"C4": "sea"}, draws=["X47"], gold=(6,)).sail("C4", 1).draw()
    scene.place("C5", 1)
    reason = scene.refused(Land(unit="scout"))
    assert reason.key == "entdecker-no-part-needed"
    assert reason.args == {"first": "N", "second": "S"}
    assert scene.why_not(Land(unit="scout", part="E")) == "PART_UNKNOWN"
    assert scene.why_not(Land(unit="scout", part="land")) == "PART_UNKNOWN"
    assert scene.offered(move="land", unit="scout") == ["N", "S"]
    scene.do(Land(unit="scout", part="N"))
    with_unit = [island for island in scene.public().islands if island.presences]
    assert [island.parts for island in with_unit] == [(("C5", "N"),)]


def test_on_other_tiles_the_part_need_not_be_named() -> None:
    def ashore(part: str) -> Scene:
        return Scene(draws=["X17"]).sail("N5", 1).draw().place("A5", 2).do(Land(unit="scout", part=part))

    assert ashore("").state.units == ashore("land").state.units
    scene = Scene(draws=["X17"]).sail("N5", 1).draw().place("A5", 2)
    assert scene.why_not(Land(unit="scout", part="N")) == "PART_UNKNOWN"
    assert scene.why_not(Land(unit="camel")) == "UNIT_UNKNOWN"


def test_no_land_no_landing() -> None:
    scene = Scene(draws=["X01"]).sail("N5", 2).draw()
    assert scene.step == "choice"
    assert scene.why_not(Land(unit="scout")) == "NO_LAND"
    scene = Scene(draws=["X01"]).sail("N5", 1).draw()
    assert scene.active == 1, "the question is not asked"


def test_no_unit_left() -> None:
    scouts = [unit(0, "scout", field) for field in ("G1", "G3", "G5")]
    tiles = {"G1": "coast0", "G3": "coast0", "G5": "coast0"}
    scene = Scene(tiles, units=scouts, draws=["X17"], gold=(5,)).sail("N5", 1).draw().place("A5", 2)
    assert scene.why_not(Land(unit="scout")) == "NO_SUPPLY"
    assert scene.barred(move="land") == {"scout": "NO_SUPPLY", "settlement": "UNIT_TOO_EXPENSIVE"}
    assert scene.offered(move="land") == ["fort"]


# --- turning up ------------------------------------------------------------------------------------------


def test_t32_all_tops_are_question_marks() -> None:
    marked = Scene(stacks=[["X15"], ["X16"], ["X40"], ["X41"], ["X42"]]).sail("N5", 1)
    assert marked.offered(move="draw") == [1, 2, 3, 4, 5]
    backs = [stack.back for stack in marked.public().stacks]
    assert backs == ["question"] * 5
    mixed = Scene(stacks=[["X15"], ["X16"], ["X01"], ["X41"], []]).sail("N5", 1)
    assert mixed.offered(move="draw") == [1, 2, 3, 4]
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


def test_t37_one_must_draw() -> None:
    scene = Scene().sail("N5", 1)
    assert scene.offered() == ["draw"]
    assert scene.why_not(EndVoyage()) == "MUST_DRAW"
    assert scene.why_not(Land(unit="scout")) == "MUST_DRAW"


def test_stacks() -> None:
    scene = Scene(stacks=[["X01", "X02"], [], ["X03"], [], []]).sail("N5", 1)
    assert scene.refused(Draw(6)).args == {"count": 5}
    assert scene.why_not(Draw(0)) == "STACK_UNKNOWN"
    assert scene.why_not(Draw(2)) == "STACK_EMPTY"
    assert scene.why_not(Draw()) == "STACK_UNKNOWN", "there are two to choose from"
    scene.do(Draw(1))
    assert scene.state.stacks[0] == ["X01"], "the top is at the end"
    only = Scene(stacks=[["X01"], [], [], [], []]).sail("N5", 1)
    assert only.ask(move="draw") is None
    only.do(Draw())


def test_going_on_is_a_choice() -> None:
    scene = Scene(draws=["X17", "X01"], gold=(6,)).sail("N5", 2).draw().place("A5", 1)
    assert scene.offered() == ["draw", "land", "end_voyage"]
    scene.do(EndVoyage())
    assert scene.told("lost-tiles")[0]["lost"] == 1
    assert scene.active == 1
    assert scene.gold[0] == 4
    scene = Scene(draws=["X17", "X01"], gold=(6,)).sail("N5", 2).draw().place("A5", 1).do(Land(unit="scout"))
    assert scene.told("lost-tiles")[0]["lost"] == 1
    assert scene.gold[0] == 3


# --- laying ----------------------------------------------------------------------------------------------


def test_t44_errors() -> None:
    scene = Scene({"C4": "sea"}, draws=["X47"]).sail("C4", 1)
    assert scene.why_not(Land(unit="scout")) == "MUST_DRAW"
    scene.draw()
    reason = scene.refused(Place(field="C5", rotation=2))
    assert reason.key == "entdecker-no-bad-rotation"
    assert items(reason.args["rotations"]) == [0, 1]
    assert scene.why_not(Place(field="C5", rotation=0)) == "NO_ROUTE"
    assert scene.why_not(Place(field="A1", rotation=0)) == "NOT_A_TARGET"
    assert scene.why_not(Place(field="N4", rotation=0)) == "NOT_A_TARGET"
    assert scene.why_not(Place(rotation=0)) == "NOT_A_TARGET", "there are several fields"
    assert scene.ask(move="place", field="C5") is None, "there only one rotation fits"
    start = Scene({"C4": "inland", "D4": "bay0", "E4": "coast2"})
    assert start.why_not(Sail("C4", 1)) == "UNKNOWN_START", "no circle"
    assert start.why_not(Sail("B2", 1)) == "UNKNOWN_START", "an empty field"
    assert start.why_not(Sail("X9", 1)) == "UNKNOWN_START" == start.why_not(Sail("", 1))
    assert start.why_not(Sail("D4", 1)) == "START_CLOSED", "its only line leads to E4"
    assert start.why_not(Sail("N1", 1), seat=1) == "NOT_YOUR_TURN"


def test_t44_recalling_nothing() -> None:
    scene = _three_scouts_out()
    assert scene.why_not(Recall([])) == "RECALL_NONE"
    assert scene.why_not(Recall(["G1", "G1"])) == "RECALL_NONE"


def test_a_side_that_does_not_match() -> None:
    scene = Scene({"A4": "sea", "B5": "coast0"}, draws=["X17"]).sail("A4", 1).draw()
    assert {way for way in scene.placements("coast") if way.startswith("A5")} == {"A5 r2"}
    reason = scene.refused(Place(field="A5", rotation=1))
    assert reason.key == "entdecker-no-edge-mismatch"
    assert reason.args == {"side": "S"}
    assert scene.refused(Place(field="A5", rotation=0)).args == {"side": "N"}


def test_a_field_where_nothing_fits() -> None:
    scene = Scene({"C4": "sea", "B5": "coast2", "D5": "coast0"}, draws=["X17"]).sail("C4", 1).draw()
    assert "C5" not in {way.split()[0] for way in scene.placements("coast")}
    assert scene.refused(Place(field="C5", rotation=0)).args == {"side": "S"}
    assert scene.refused(Place(field="C5", rotation=2)).args == {"side": "N"}, "of this rotation, not of any"
    assert scene.why_not(Place(field="C5", rotation=3)) == "NO_ROUTE"
    assert scene.why_not(Place(field="C5", rotation=4)) == "BAD_ROTATION"
    unturned = scene.refused(Place(field="C5"))
    assert unturned.key == "entdecker-no-no-way-there"
    assert unturned.args["field"] == "C5"
    assert items(unturned.args["fields"]) == ["B4", "C3", "D4"]
    with pytest.raises(Rejected) as no:
        scene.ask(move="place", field="C5")
    assert no.value.reason == unturned
    assert items(scene.refused(Place(field="A1")).args["fields"]) == ["B4", "C3", "D4"]


def test_what_leaves_no_choice_need_not_be_said() -> None:
    scene = Scene(draws=["X59"]).sail("N5", 1).draw()
    assert scene.offered(move="place") == [1, 2], "one field only, so the rotation is asked for"
    assert scene.why_not(Place()) == "BAD_ROTATION"
    scene.do(Place(rotation=1))
    assert scene.tile("A5") == "corner1"
    scene = Scene({"A5": "sea"}, draws=["X59"]).sail("A5", 1).draw()
    assert scene.offered(move="place") == ["A4", "A6", "B5"]
    assert scene.offered(move="place", field="B5") == [1, 2]
    assert scene.ask(move="place", field="A6") is None
    hints = [option.hint for option in scene.pick(move="place").options]
    assert [hint.args for hint in hints if hint] == [{"land": "SW"}, {"land": "ES"}, {"ways": 2}]
    scene.do(Place(field="A6"))
    assert scene.tile("A6") == "corner1"


def test_the_labels_say_where_the_land_lies() -> None:
    scene = Scene(draws=["X17"]).sail("N5", 1).draw()
    labels = [option.text.args["land"] for option in scene.pick(move="place").options]
    assert labels == ["E", "S", "W"]


# --- scouts ----------------------------------------------------------------------------------------------


def _three_scouts_out(**more: str) -> Scene:
    tiles = {"G1": "coast0", "G3": "coast0", "G5": "coast0", "G7": "coast0"}
    units = [unit(0, "scout", field) for field in ("G1", "G3", "G5")] + [unit(0, "fort", "G7")]
    scene = Scene(tiles, units=units, draws=["X01"], gold=(5,), **more)  # type: ignore[arg-type]
    return scene.sail("N5", 1).draw()


def test_t35_taking_scouts_back() -> None:
    scene = _three_scouts_out()
    assert scene.step == "recall"
    assert scene.offered() == ["recall", "end_turn"]
    question = scene.pick(move="recall")
    assert [option.value for option in question.options] == ["G1", "G3", "G5"]
    assert scene.why_not(Recall(["G7"])) == "RECALL_ONLY_SCOUTS"
    assert scene.why_not(Recall(["G2"])) == "NOT_YOUR_SCOUT"
    gold = scene.gold[0]
    scene.do(Recall(["G3"]))
    assert scene.supply(0)["scout"] == 1
    assert scene.gold[0] == gold
    assert scene.active == 1
    assert {one.field for one in scene.state.units if one.kind == "scout"} == {"G1", "G5"}


def test_t35_the_question_is_not_asked_while_a_scout_is_at_hand() -> None:
    tiles = {"G1": "coast0", "G3": "coast0"}
    units = [unit(0, "scout", "G1"), unit(0, "scout", "G3")]
    scene = Scene(tiles, units=units, draws=["X01"]).sail("N5", 1).draw()
    assert scene.active == 1
    scene = Scene(tiles, units=units, draws=["X01"], recall_window="always").sail("N5", 1).draw()
    assert scene.step == "recall"
    assert scene.active == 0
    nobody = Scene(draws=["X01"], recall_window="always").sail("N5", 1).draw()
    assert nobody.active == 1, "no scout on the board"


def test_all_scouts_may_come_back_and_none_too() -> None:
    scene = _three_scouts_out().do(Recall(["G5", "G1", "G3"]))
    assert scene.supply(0)["scout"] == 3
    assert scene.told("recalled")[0]["count"] == 3
    scene = _three_scouts_out().do(EndTurn())
    assert scene.supply(0)["scout"] == 0
    assert scene.active == 1


def test_a_scout_landed_this_very_turn_may_come_back() -> None:
    tiles = {"G1": "coast0", "G3": "coast0"}
    units = [unit(0, "scout", "G1"), unit(0, "scout", "G3")]
    scene = Scene(tiles, units=units, draws=["X17"], gold=(5,)).sail("N5", 1).draw().place("A5", 2)
    scene.do(Land(unit="scout"))
    assert scene.step == "recall"
    scene.do(Recall(["A5"]))
    assert scene.supply(0)["scout"] == 1


@pytest.mark.parametrize(
    "move", [Sail("N1", 1), Draw(1), Place(field="A1", rotation=0), Land(unit="scout"), EndVoyage()]
)
def test_other_moves_have_to_wait(move: Move) -> None:
    scene = _three_scouts_out()
    reason = scene.refused(move)
    assert reason.key == "entdecker-no-wrong-phase"
    assert reason.args["expected"] == scene.public().asking
