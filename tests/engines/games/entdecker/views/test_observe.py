"""What people may know (§8)."""

from __future__ import annotations

import msgspec

from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.moves import Land
from tests.engines.games.entdecker.scene import Scene, unit


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


def test_the_own_desk() -> None:
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
    scene.sail("B3", 3).draw().place("B4", 0).play(Land(unit="scout"))
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
    scene.sail("N5", 1).draw().place("A5", 2).play(Land(unit="scout"))
    assert [(one.field, one.just_landed) for one in scene.public().units] == [("A5", True), ("G1", False)]


def test_no_hidden_tile_is_in_a_view() -> None:
    """Neither ids nor anything about what lies below the tops."""
    state = GAME.start(4, GAME.check_settings({}), Dice(b"hidden"))
    raw = msgspec.json.encode(GAME.view(state, 0)).decode()
    hidden = [*state.chips, *(tile for stack in state.stacks for tile in stack)]
    assert not any(f'"{name}"' in raw for name in hidden)
