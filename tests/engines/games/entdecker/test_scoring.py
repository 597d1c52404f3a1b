"""Islands scored, and the end of the game (§7).

Golden cases §T26 to §T29, §T33, §T34, §T36, §T38, §T39, §T43 and §T45.
"""

from __future__ import annotations

import pytest

from engines.contract.core import say
from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.moves import EndTurn, EndVoyage, Land, Sail
from engines.games.entdecker.play import Play
from engines.games.entdecker.scoring import end_game
from engines.games.entdecker.state import Unit
from tests.engines.games.entdecker.scene import Scene, unit
from tests.support.scene import items

RED, BLUE, GREEN = 0, 1, 2
SEVEN = {
    "B4": "corner1",
    "B5": "corner2",
    "C4": "bay1",
    "C5": "corner3",
    "D4": "bay1",
    "D5": "coast3",
    "E4": "coast0",
}
"""Complete: there is water all around."""


def seven(*units: Unit, chips: list[str]) -> Scene:
    """An island of seven tiles whose last tile, E4, is laid by red."""
    tiles = {field: tile for field, tile in SEVEN.items() if field != "E4"}
    scene = Scene({**tiles, "E3": "sea"}, seats=4, units=units, chips=chips, draws=["X17"], gold=(12,) * 4)
    return scene.sail("E3", 1).draw().place("E4", 0)


def test_the_island_of_these_tests() -> None:
    scene = Scene(SEVEN)
    assert [(island.size, island.open) for island in scene.board.land.islands] == [(7, 0)]


def test_t26_a_tie_on_rank_1_with_chips() -> None:
    scene = seven(
        unit(RED, "fort", "B4"),
        unit(RED, "scout", "B5"),
        unit(BLUE, "fort", "C4"),
        unit(BLUE, "scout", "C5"),
        unit(GREEN, "scout", "D4"),
        chips=["K06", "K16"],
    ).play(EndVoyage())
    assert scene.points == [11, 11, 6, 0]
    assert scene.state.discovered[0].value == 11
    assert scene.chips(RED) == ["K06"], "the active player first"
    assert scene.chips(BLUE) == ["K16"], "the active player first"
    assert scene.state.units == []


def test_t27_a_tie_on_rank_1_with_one_chip_left() -> None:
    scene = seven(
        unit(RED, "fort", "B4"),
        unit(RED, "scout", "B5"),
        unit(BLUE, "fort", "C4"),
        unit(BLUE, "scout", "C5"),
        unit(GREEN, "scout", "D4"),
        chips=["K16"],
    ).play(EndVoyage())
    assert scene.points == [7, 7, 4, 0]
    assert scene.state.chips == ["K16"]
    assert scene.told("chips-short")[0]["left"] == 1


def test_chips_go_clockwise_from_the_active_player() -> None:
    units = [unit(seat, "fort", field) for seat, field in ((2, "B4"), (3, "B5"), (0, "C4"))]
    scene = Scene(
        {**{field: tile for field, tile in SEVEN.items() if field != "E4"}, "E3": "sea"},
        seats=4,
        units=units,
        chips=["K01", "K06", "K11"],
        draws=["X17"],
    )
    scene.state.active = 2
    scene.sail("E3", 1).draw().place("E4", 0).play(EndVoyage())
    assert [scene.chips(seat) for seat in range(4)] == [["K11"], [], ["K01"], ["K06"]]


def test_t28_scouts_only() -> None:
    tiles = {"B4": "corner1", "B5": "coast3", "C4": "bay1", "C5": "coast3", "D3": "sea"}
    units = [unit(RED, "scout", "B4"), unit(RED, "scout", "B5"), unit(BLUE, "scout", "C4")]
    scene = Scene(tiles, units=units, draws=["X17"]).sail("D3", 1).draw().place("D4", 0).play(EndVoyage())
    done = scene.state.discovered[0]
    assert len(done.fields) == 5
    assert done.chips == ()
    assert scene.points == [5, 3, 0]
    assert len(scene.state.chips) == 20


@pytest.mark.parametrize("kind", ["fort", "settlement"])
def test_a_fort_or_a_settlement_alone_finds_a_chip(kind: str) -> None:
    tiles, units = {"A4": "coast2", "B3": "sea"}, [unit(RED, kind, "A4")]
    scene = Scene(tiles, units=units, draws=["X17"], chips=["K11"]).sail("B3", 1).draw().place("B4", 0)
    scene.play(EndVoyage())
    assert scene.chips(RED) == ["K11"]
    assert scene.points == [5, 0, 0]
    told = [event.text.key for event in scene.events if event.headline]
    assert told == ["entdecker-event-island"], "a long voyage does not hide who scored"


def test_t29_nobody() -> None:
    scene = Scene({"A4": "coast2", "B3": "sea"}, draws=["X17", "X01"]).sail("B3", 1).draw().place("B4", 0)
    scene.play(EndVoyage())
    assert scene.told("island-nobody")[0]["tiles"] == 2
    assert scene.points == [0, 0, 0]
    assert [done.fields for done in scene.state.discovered] == [("A4", "B4")]
    scene.sail("N9", 1).draw()
    assert len(scene.state.discovered) == 1, "it is not scored again"


def test_t33_the_stacks_run_dry() -> None:
    scene = Scene(
        {"G4": "coast0"}, gold=(7,), stacks=[[], ["X17"], [], [], []], units=[unit(1, "fort", "G4")]
    )
    assert scene.refusal(Sail("N5", 2)).args == {"most": 1}
    scene.state.players[2].chips = ["K01"]
    scene.sail("N5", 1).draw(2).place("A5", 2)
    assert scene.step == "landing"
    scene.play(Land(unit="scout")).play(EndTurn())
    assert scene.step == "over"
    assert scene.state.end == "premature"
    assert scene.points == [0, 0, 1], "unfinished islands bring nothing, the bonus is given"
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.reason is not None
    assert outcome.reason.key == "entdecker-reason-premature"


def test_unfinished_islands_may_be_scored_by_their_tiles() -> None:
    tiles = {"G4": "coast0", "F4": "strait1", "C1": "coast1", "C2": "corner3"}
    units = [unit(1, "fort", "G4"), unit(0, "scout", "F4", "S"), unit(2, "scout", "F4", "N")]
    units.append(unit(2, "scout", "C1"))
    scene = Scene(tiles, stacks=[["X01"], [], [], [], []], units=units, unfinished="tiles_only")
    assert [(i.size, i.open) for i in scene.board.land.islands] == [(2, 1), (2, 0), (1, 1)]
    scene.sail("N8", 1).draw()
    assert scene.state.end == "premature"
    # {C1, C2} is open to the north of C2; {F4 south, G4} is complete but of an earlier turn.
    assert scene.points == [0, 0, 2 + 1]
    assert [told["tiles"] for told in scene.told("island-unfinished")] == [2, 1]


def _all_but(*open_fields: str) -> dict[str, str]:
    return {name: "sea" for name in GAME.figures.chart.names if name not in open_fields}


def test_t34_the_last_field() -> None:
    scene = Scene({**_all_but("D5"), "C5": "coast2"}, draws=["X17"], gold=(6,))
    scene.state.players[0].supply["scout"] = 1
    scene.state.units = [unit(0, "scout", "C5"), unit(0, "scout", "C5")]
    scene.sail("D4", 1).draw()
    assert scene.tile("D5") == "coast0"
    assert scene.step == "landing"
    scene.play(Land(unit="scout")).play(EndTurn())
    assert scene.step == "over"
    assert scene.state.end == "full"
    assert scene.points == [2, 0, 0]
    assert GAME.waiting(scene.state) == ()


def test_t36_the_reserve_stack_is_empty() -> None:
    tiles = {"A2": "coast3", "B1": "coast0"}  # A1 needs land in the east and in the south
    scene = Scene(tiles, reserve={"corner": 0}, discard=["X86", "X82"], gold=(9,)).wrap_up()
    there = scene.state.sea["A1"]
    assert (there.kind, there.rotation, there.tile, there.source) == ("corner", 1, "X82", "discard")
    assert scene.state.discard == ["X86"], "no pirates"
    assert scene.gold[0] == 9, "no pirates"
    shown = next(tile for tile in scene.public().tiles if tile.field == "A1")
    assert shown.event == ""
    assert shown.source == "discard"
    scene = Scene(tiles, reserve={"corner": 0}, discard=["X01"]).wrap_up()
    assert scene.state.sea["A1"].source == "substitute"
    assert scene.state.discard == ["X01"]


def test_t38_a_settlement_on_the_closing_tile() -> None:
    tiles = {
        **{field: tile for field, tile in SEVEN.items() if field != "E4"},
        "D4": "inland",
        "D3": "coast1",
    }
    units = [unit(BLUE, "fort", "B4"), unit(BLUE, "fort", "B5"), unit(BLUE, "scout", "C4")]
    units.append(unit(BLUE, "scout", "C5"))
    scene = Scene({**tiles, "E3": "sea"}, units=units, chips=["K01"], draws=["X17"], gold=(9,))
    scene.sail("E3", 1).draw().place("E4", 0).play(Land(unit="settlement"))
    done = scene.state.discovered[0]
    assert len(done.fields) == 8
    assert done.value == 9
    assert scene.points == [9, 5, 0]
    assert scene.supply(RED)["settlement"] == 1
    assert scene.gold[RED] == 2


def places(points: list[int], gold: list[int], tie: str = "shared") -> list[int]:
    scene = Scene(seats=len(points), gold=gold, tie=tie)
    for player, won in zip(scene.state.players, points, strict=True):
        player.islands = won
    end_game(Play(GAME.figures, scene.state, Dice(b"end")), "full")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    return [one.rank for one in sorted(outcome.standings, key=lambda one: one.seat)]


def test_t39_a_tie_for_victory() -> None:
    assert places([60, 60], [2, 5]) == [1, 1]
    assert places([60, 60], [2, 5], tie="gold") == [2, 1]
    assert places([60, 60], [5, 5], tie="gold") == [1, 1]
    for tie, reason in (("shared", "full"), ("gold", "full-gold")):
        scene = Scene(seats=2, gold=(2, 5), tie=tie)
        end_game(Play(GAME.figures, scene.state, Dice(b"end")), "full")
        outcome = GAME.outcome(scene.state)
        assert outcome is not None
        assert outcome.reason == say(f"entdecker-reason-{reason}")


def test_t43_a_premature_end_without_recall() -> None:
    tiles = {"G1": "coast0", "G3": "coast0", "G5": "coast0"}
    units = [unit(0, "scout", field) for field in tiles]
    scene = Scene(tiles, units=units, stacks=[["X47"], [], [], [], []])
    scene.state.players[1].chips = ["K01", "K02"]
    scene.sail("N1", 1).draw()
    assert scene.state.discard == ["X47"]
    assert scene.step == "over"
    assert scene.state.end == "premature"
    assert scene.points == [0, 2, 0]


def test_t45_places() -> None:
    assert places([60, 60, 50, 50], [5, 5, 3, 1]) == [1, 1, 3, 3]
    assert places([60, 60, 50, 50], [5, 5, 3, 1], tie="gold") == [1, 1, 3, 4]


# --- more ------------------------------------------------------------------------------------------------


def test_an_island_closed_in_mid_voyage_waits_for_its_end() -> None:
    scene = Scene({"A4": "coast2", "B3": "sea"}, units=[unit(1, "scout", "A4")], draws=["X17", "X01"])
    scene.sail("B3", 2).draw().place("B4", 0)
    assert scene.step == "choice"
    assert scene.points == [0, 0, 0]
    island = scene.public().islands[0]
    assert island.fields == ("A4", "B4")
    assert island.open == 0
    assert island.presences[0].points == 2
    scene.play(EndVoyage())
    assert scene.points == [0, 2, 0]
    assert scene.public().islands == ()


def test_several_islands_are_scored_larger_first() -> None:
    tiles = {"A2": "coast2", "C2": "corner3", "C1": "coast1", "B1": "sea", "B3": "sea"}
    units = [unit(0, "fort", "A2"), unit(1, "fort", "C2")]
    scene = Scene(tiles, units=units, chips=["K01", "K16"]).wrap_up()
    assert [done.fields for done in scene.state.discovered] == [("B2", "C1", "C2"), ("A2", "B2")]
    assert scene.chips(1) == ["K01"]
    assert scene.chips(0) == ["K16"]


def test_the_story_of_an_island() -> None:
    scene = Scene(
        {"A2": "coast2", "C2": "coast0", "B1": "sea", "B3": "sea"}, units=[unit(1, "fort", "A2")]
    ).wrap_up()
    told = scene.told("island")[0]
    assert items(told["fields"]) == ["A2", "B2"]
    assert [share.args["points"] for share in items(told["shares"])] == [told["value"]]


@pytest.mark.parametrize("ending", ["full", "premature"])
def test_the_result_in_parts(ending: str) -> None:
    scene = Scene(seats=2, gold=(1, 2))
    scene.state.players[0].islands, scene.state.players[0].ruins = 20, 3
    scene.state.players[0].chips = ["K01"]
    end_game(Play(GAME.figures, scene.state, Dice(b"end")), ending)
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert [part.points for part in outcome.standings[0].parts] == [20, 3, 1]
    assert [result.total for result in scene.public().results] == [24, 0]
