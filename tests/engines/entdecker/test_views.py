"""What people may know and read: views, descriptions, cautions (specification, sections 8, 10, 11)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.core import Dice, Many, Move, Say
from engines.entdecker import GAME
from engines.entdecker.moves import EndVoyage, Land, Recall, Sail
from tests.engines.entdecker.scene import Scene, items, unit


def keys(lines: list[Say]) -> list[str]:
    return [line.key.removeprefix("entdecker-") for line in lines]


def line(lines: list[Say], key: str) -> dict[str, Any]:
    return next(one.args for one in lines if one.key == f"entdecker-{key}")


# --- views -----------------------------------------------------------------------------------------------


def test_the_table_at_the_start() -> None:
    state = GAME.start(3, GAME.check_settings({"start_player": "first"}), Dice(b"views"))
    public = GAME.view(state, None).public
    assert (public.step, public.round, public.turn, public.free) == ("sail", 1, 1, 70)
    assert [stack.count for stack in public.stacks] == [20, 19, 19, 19, 19]
    assert next((one.number, one.kind, one.count) for one in public.reserve) == (1, "sea", 4)
    assert public.asked == (0,)
    assert public.players[0].starts
    assert public.players[0].active
    assert len(public.circles) == 34
    assert all(circle.open for circle in public.circles)
    assert {(mix.kind, mix.plain, mix.question) for mix in public.unseen} == {
        ("sea", 14, 2),
        ("coast", 23, 7),
        ("strait", 9, 3),
        ("corner", 22, 6),
        ("bay", 8, 2),
    }
    assert public.voyage is None
    assert public.ship == ""
    assert public.chips == 20


def test_a_tile_in_the_view() -> None:
    scene = Scene({"C4": "coast0"}, draws=["X56"]).sail("C4", 1).draw().place("C5", 1)
    tiles = {tile.field: tile for tile in scene.public().tiles}
    assert list(tiles) == ["C4", "C5"]
    strait = tiles["C5"]
    assert (strait.row, strait.column, strait.sides, strait.rotation) == (2, 4, "LWLW", 1)
    assert (strait.parts, strait.event, strait.source, strait.circle) == (
        ("N", "S"),
        "pirates",
        "explorer",
        True,
    )
    voyage = scene.public().voyage
    assert voyage is not None
    assert strait.turn == voyage.turn != tiles["C4"].turn
    assert voyage.last_laid == "C5"
    assert [tile.result for tile in voyage.tiles] == ["laid"]


def test_starts_and_circles() -> None:
    scene = Scene({"A1": "sea", "C4": "coast0"}, gold=(4, 4, 4), units=[unit(1, "fort", "C4")])
    public = scene.public()
    assert [circle.name for circle in public.circles if not circle.open] == ["N1", "WA"]
    starts = {start.place: start for start in public.starts}
    assert (starts["C4"].toll, starts["C4"].owners, starts["C4"].most) == (3, (1,), 1)
    assert starts["C4"].targets == ("C5", "D4", "C3")
    assert starts["A1"].targets == ("A2", "B1")
    assert "N1" not in starts
    assert starts["N2"].most == 4
    scene.sail("N2", 1)
    assert scene.public().starts == ()
    assert scene.public().targets == ("A2",)


def test_the_tile_to_be_laid() -> None:
    scene = Scene(draws=["X42"]).sail("N5", 2).draw()
    public = scene.public()
    assert public.drawn is not None
    assert (public.drawn.kind, public.drawn.event) == ("coast", "pirates")
    assert [(way.field, way.rotation, way.sides) for way in public.placements] == [
        ("A5", 1, "WLWW"),
        ("A5", 2, "WWLW"),
        ("A5", 3, "WWWL"),
    ]
    assert public.voyage is not None
    assert (public.voyage.announced, public.voyage.left) == (2, 1)


def test_open_islands_with_value_and_ranking() -> None:
    tiles = {"B2": "coast1", "B3": "inland", "B4": "coast3"}
    units = [unit(1, "fort", "B2"), unit(0, "scout", "B4"), unit(2, "scout", "B3")]
    public = Scene(tiles, units=units).public()
    (island,) = public.islands
    assert (island.fields, island.tiles, island.open, island.chip) == (("B2", "B3", "B4"), 3, 2, True)
    assert [(one.seat, one.rank, one.points) for one in island.presences] == [(1, 1, 3), (0, 2, 2), (2, 2, 2)]


def test_ones_own_desk() -> None:
    tiles = {"B2": "coast1", "B3": "inland", "B4": "coast3"}
    units = [unit(1, "fort", "B2"), unit(0, "scout", "B4")]
    own = Scene(tiles, units=units).own(0)
    (stake,) = own.stakes
    assert (stake.unit, stake.field, stake.tiles, stake.open) == ("scout", "B4", 3, 2)
    assert (stake.rank, stake.points) == (2, 2)
    assert Scene().own(2).stakes == ()
    assert Scene().own(2).seat == 2


def test_the_last_voyage_is_shown_until_the_next() -> None:
    scene = Scene(
        {"A4": "coast2", "B3": "sea"}, units=[unit(1, "fort", "A4")], draws=["X17", "X01"], gold=(6,)
    )
    scene.sail("B3", 3).draw().place("B4", 0).do(Land(unit="scout"))
    public = scene.public()
    assert public.active == 1
    assert public.voyage is not None
    assert public.voyage.over
    assert (public.voyage.left, public.voyage.lost, public.voyage.seat) == (0, 2, 0)
    (done,) = public.discovered
    assert done.turn == public.voyage.turn
    assert done.fields == ("A4", "B4")
    assert [(one.seat, one.points) for one in done.presences] == [(1, done.value), (0, (done.value + 1) // 2)]
    assert len(done.chips) == 1
    assert len(public.players[1].chips) == 1
    scene.sail("N9", 1)
    voyage = scene.public().voyage
    assert voyage is not None
    assert voyage.seat == 1
    assert not voyage.tiles


def test_a_unit_just_landed() -> None:
    scene = Scene({"G1": "coast0"}, units=[unit(1, "scout", "G1")], draws=["X17"])
    scene.sail("N5", 1).draw().place("A5", 2).do(Land(unit="scout"))
    assert [(one.field, one.just_landed) for one in scene.public().units] == [("A5", True), ("G1", False)]


def test_no_hidden_tile_is_in_a_view() -> None:
    """Neither ids nor anything about what lies below the tops."""
    state = GAME.start(4, GAME.check_settings({}), Dice(b"hidden"))
    raw = msgspec.json.encode(GAME.view(state, 0)).decode()
    hidden = [*state.chips, *(tile for stack in state.stacks for tile in stack)]
    assert not any(f'"{name}"' in raw for name in hidden)


def test_dealing_anew_keeps_what_everybody_sees() -> None:
    state = GAME.start(3, GAME.check_settings({}), Dice(b"deal"))
    deals = [GAME.redeal(state, 0, Dice(b"redeal", number)) for number in range(20)]
    assert len({tuple(deal.chips) for deal in deals}) == 20
    assert len({tuple(deal.stacks[2]) for deal in deals}) == 20
    backs = GAME.figures.backs
    for deal in deals:
        assert [len(stack) for stack in deal.stacks] == [len(stack) for stack in state.stacks]
        tops = [backs[stack[-1]][1] for stack in deal.stacks]
        assert tops == [backs[stack[-1]][1] for stack in state.stacks]
        assert GAME.census(deal) == GAME.census(state)


# --- in words --------------------------------------------------------------------------------------------


def test_the_board_in_words_begins_with_what_matters() -> None:
    scene = Scene({"A4": "coast2"}, units=[unit(1, "fort", "A4")], draws=["X17"]).sail("N6", 2).draw()
    lines = GAME.describe(scene.public())
    assert keys(lines)[:4] == ["board-round", "board-asked", "board-voyage", "board-drawn"]
    assert keys(lines).count("board-player") + keys(lines).count("board-player-units") == 3
    ways = items(line(lines, "board-ways")["ways"])
    assert [way.args for way in ways] == [
        {"field": "A6", "land": "E"},
        {"field": "A6", "land": "S"},
        {"field": "A6", "land": "W"},
    ]
    island = line(lines, "board-island")
    assert (island["tiles"], island["open"], island["chip"]) == (1, 1, "yes")


def test_every_start_is_named_in_words() -> None:
    scene = Scene({"C4": "coast0"}, units=[unit(1, "fort", "C4")])
    lines = GAME.describe(scene.public())
    assert len(items(line(lines, "board-starts")["places"])) == 34
    assert items(line(lines, "board-starts-toll")["places"])[0].args == {"place": "C4", "toll": 3}


@pytest.mark.parametrize(
    ("tile", "event"),
    [("X40", "storm"), ("X42", "pirates"), ("X43", "gold"), ("X44", "ruins"), ("X45", "natives")],
)
def test_events_in_words(tile: str, event: str) -> None:
    scene = Scene(draws=[tile], gold=(5,)).sail("N5", 2).draw().place("A5", 2)
    assert f"board-event-{event}" in keys(GAME.describe(scene.public()))
    empty = Scene(draws=["X45"], chips=[]).sail("N5", 2).draw().place("A5", 2)
    assert "board-event-natives-none" in keys(GAME.describe(empty.public()))


def test_the_end_in_words() -> None:
    scene = Scene(stacks=[["X01"], [], [], [], []], seats=2).sail("N5", 1).draw()
    lines = GAME.describe(scene.public())
    assert keys(lines)[0] == "board-over-premature"
    assert keys(lines)[1:3] == ["board-result", "board-result"]
    assert line(lines, "board-over-premature") == {"free": 69}


def test_ones_own_desk_in_words() -> None:
    scene = Scene({"B2": "coast1"}, units=[unit(0, "scout", "B2")], draws=["X17"]).sail("N5", 2)
    scene.state.players[0].chips = ["K11"]
    view = GAME.view(scene.state, 0)
    assert view.own is not None
    lines = GAME.describe_own(view.public, view.own)
    assert keys(lines) == ["own-gold", "own-supply", "own-stake", "own-chips", "own-voyage"]
    assert line(lines, "own-voyage") == {"announced": 2, "left": 2, "toll": 0, "ship": "N5"}


# --- cautions --------------------------------------------------------------------------------------------


def cautions(scene: Scene, move: Move) -> list[str]:
    caution = GAME.caution(scene.state, scene.active, move)
    if caution is None:
        return []
    reasons = caution.args["reasons"]
    assert isinstance(reasons, Many)
    return [
        reason.key.removeprefix("entdecker-caution-") for reason in reasons.items if isinstance(reason, Say)
    ]


def test_think_twice() -> None:
    scene = Scene({"A4": "coast2"}, gold=(5,), units=[unit(1, "fort", "A4")])
    assert cautions(scene, Sail("N1", 4)) == []
    assert cautions(scene, Sail("N1", 5)) == ["all-gold"]
    assert cautions(scene, Sail("A4", 1)) == ["toll"]
    assert cautions(scene, Sail("A4", 2)) == [
        "toll",
        "all-gold",
    ]
    small = Scene({"A4": "coast2", "C4": "coast2"}, units=[unit(1, "scout", "A4"), unit(0, "scout", "C4")])
    assert cautions(small, Sail("A4", 1)) == ["toll"], "however small"
    assert cautions(small, Sail("C4", 1)) == [], "one's own unit costs nothing"
    choice = Scene(gold=(12,), draws=["X17"]).sail("N5", 3).draw().place("A5", 2)
    assert cautions(choice, EndVoyage()) == ["lost"]
    assert cautions(choice, Land(unit="scout")) == ["lost"]
    assert cautions(choice, Land(unit="settlement")) == ["settlement", "lost"]
    landing = Scene(gold=(12,), draws=["X17"]).sail("N5", 1).draw().place("A5", 2)
    assert cautions(landing, Land(unit="settlement")) == ["settlement"]
    assert cautions(landing, EndVoyage()) == []
    assert cautions(landing, Recall(["A1"])) == []
