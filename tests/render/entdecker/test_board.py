"""Entdecker's pictures: complete, legible, cheap, always the same."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
import pytest
from PIL import Image

import render
from data.words import Phrases
from engines.games.entdecker.views.view import Own, Public
from render.entdecker import (
    choices,
    closeup,
    desk,
    footer,
    header,
    layout,
    panel,
    pieces,
    public_board,
    scene,
    sheet,
    supplies,
)
from render.entdecker.sea import coast, routes, terrain, waters
from render.kit import plates
from render.kit.drawing import colour
from render.kit.drawing.cache import BUDGET, MEMORY
from tests.render.choices import choice_or_hand
from tests.render.entdecker import samples
from tests.render.text_layout import TextLayout
from tests.render.texts import LONG_NAMES, NAMES

MODULES: tuple[ModuleType, ...] = (
    choices, closeup, coast, desk, footer, header, panel, pieces, public_board, routes, scene, sheet,
    supplies, terrain, waters,
)  # fmt: skip
POSITIONS = samples.positions()
NAMED = {name: (public, own) for name, public, own in POSITIONS}


def words(language: str = "en", names: tuple[str, ...] = NAMES) -> Phrases:
    return Phrases(language, names)


def board(public: Public, language: str = "en", names: tuple[str, ...] = NAMES) -> Image.Image:
    (picture,) = render.board("entdecker", public, words(language, names))
    return picture.image


def private(
    public: Public, own: Own, language: str = "en", names: tuple[str, ...] = NAMES
) -> list[Image.Image]:
    """The desk and the picture for the question."""
    said = words(language, names)
    found = [
        render.hand("entdecker", public, own, said),
        choice_or_hand("entdecker", public, own, None, {}, said),
    ]
    return [picture.image for picture in found if picture is not None]


# --- all of it is drawn ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "public", "own"), POSITIONS, ids=[name for name, _, _ in POSITIONS])
def test_every_step_is_drawn(name: str, public: Public, own: Own, language: str) -> None:
    image = board(public, language, LONG_NAMES)
    assert (image.mode, image.size) == ("RGB", (1400, 1000))
    assert len(render.encode(image)) <= 400 * 1024
    drawn = private(public, own, language, LONG_NAMES)
    assert len(drawn) == 2
    for image in drawn:
        assert image.mode == "RGB"
        assert image.width == 1400
        assert 640 <= image.height <= 1060
        assert len(render.encode(image)) <= 400 * 1024


@pytest.mark.parametrize("circle", [circle.name for circle in samples.public("draw", 2, 0).circles])
def test_the_ship_on_every_circle_of_the_border(circle: str) -> None:
    empty = samples.public("draw", 2, 0)
    field = next(one.field for one in empty.circles if one.name == circle)
    here = msgspec.structs.replace(empty, ship=circle, targets=(field,))
    assert board(here).tobytes() != board(msgspec.structs.replace(here, targets=())).tobytes()
    (_, near) = private(here, samples.own(here))
    assert near.size == (1400, 740)


# --- no text touches another -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "names"),
    [pytest.param("en", NAMES, marks=pytest.mark.nightly), ("de", LONG_NAMES)],
    ids=["short", "long"],
)
@pytest.mark.parametrize("name", [name for name, _, _ in POSITIONS])
def test_no_text_touches_another(
    name: str, language: str, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    public, own = NAMED[name]
    recorded = TextLayout(monkeypatch, MODULES, (pieces, plates))
    board(public, language, names)
    recorded.check(17)
    said = words(language, names)
    recorded = TextLayout(monkeypatch, MODULES, (pieces, plates))
    render.hand("entdecker", public, own, said)
    recorded.check(11)
    recorded = TextLayout(monkeypatch, MODULES, (pieces, plates))
    choice_or_hand("entdecker", public, own, None, {}, said)
    recorded.check(1, plates=0)


def test_the_board_names_the_places_that_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """“Ada sails from EE”: not E, which could be at either side."""
    shown: list[str] = []
    place_sign = pieces.place_sign

    def note(name: str, toll: int, high: int, *, barred: bool = False) -> Image.Image:
        shown.append(name)
        return place_sign(name, toll, high, barred=barred)

    monkeypatch.setattr(pieces, "place_sign", note)
    public, _ = NAMED["draw_2"]
    board(public)
    assert {circle.name for circle in public.circles} <= set(shown)


# --- the same and not the same ---------------------------------------------------------------------------


def test_equal_views_equal_pictures() -> None:
    public, own = NAMED["choice_4"]
    again = msgspec.json.decode(msgspec.json.encode(public), type=Public)
    own_again = msgspec.json.decode(msgspec.json.encode(own), type=Own)
    assert board(public).tobytes() == board(again).tobytes()
    assert [one.tobytes() for one in private(public, own)] == [
        one.tobytes() for one in private(again, own_again)
    ]
    assert board(public, "de").tobytes() != board(public).tobytes()


def test_drawing_leaves_painted_fields_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are shared by all pictures: nothing may be drawn on them."""
    monkeypatch.setattr(MEMORY, "budget", 4 * BUDGET)  # a full one would drop some of them meanwhile
    public, own = NAMED["choice_4"]
    chart = waters.charted(public)
    before = waters.whole_chart(chart).tobytes()
    painted = waters._field.count()
    board(public)
    assert waters._field.count() == painted, "they are painted once"
    private(public, own)
    assert waters.whole_chart(chart).tobytes() == before


def _with(public: Public, **changes: object) -> Public:
    return msgspec.structs.replace(public, **changes)


def _first(items: tuple[Any, ...], **changes: object) -> tuple[Any, ...]:
    return (msgspec.structs.replace(items[0], **changes), *items[1:])


def _all_shown(public: Public, others: dict[str, Public]) -> None:
    seen = board(public).tobytes()
    for fact, other in others.items():
        assert board(other).tobytes() != seen, f"{fact} is not shown"


def test_what_matters_of_the_players_is_shown() -> None:
    """Each of these facts is somewhere in the picture: another value, another picture."""
    public = samples.public("choice", 3, 38, 6)
    players = public.players
    scored = samples.public("recall", 3, 38).discovered

    def player(**changes: object) -> Public:
        return _with(public, players=_first(players, **changes))

    others = {
        "asked": _with(public, asked=(0,)),
        "step": _with(public, step="draw"),
        "round": _with(public, round=10),
        "income": _with(public, spin=5),
        "gold": player(gold=8),
        "points": player(points=32),
        "scouts": player(scouts=players[0].scouts + 1),
        "forts": player(forts=players[0].forts + 1),
        "settlements": player(settlements=players[0].settlements + 1),
        "chips": player(chips=players[0].chips[:-1]),
        "start player": player(starts=True),
        "active": player(active=True),
        "gains": _with(public, discovered=scored),
    }
    _all_shown(public, others)


def test_what_matters_of_the_sea_is_shown() -> None:
    public = samples.public("choice", 3, 38, 6)
    units, islands, voyage = public.units, public.islands, public.voyage
    assert voyage is not None

    def sailing(**changes: object) -> Public:
        return _with(public, voyage=msgspec.structs.replace(voyage, **changes))

    claimed = next(number for number, island in enumerate(islands) if island.presences)
    grown = msgspec.structs.replace(islands[claimed], tiles=9)
    opened = msgspec.structs.replace(islands[claimed], open=7)
    bare = next(tile for tile in public.tiles if tile.kind == "sea" and tile.field != public.ship)
    others = {
        "unit": _with(public, units=units[1:]),
        "kind of unit": _with(
            public, units=_first(units, kind="settlement" if units[0].kind != "settlement" else "fort")
        ),
        "owner": _with(public, units=_first(units, seat=(units[0].seat + 1) % 3)),
        "island size": _with(public, islands=(*islands[:claimed], grown, *islands[claimed + 1 :])),
        "open sides": _with(public, islands=(*islands[:claimed], opened, *islands[claimed + 1 :])),
        "finished": _with(public, islands=islands[:-1]),
        "nobody there": _with(
            public,
            islands=tuple(msgspec.structs.replace(island, presences=()) for island in islands),
        ),
        "ship": _with(public, ship=""),
        "targets": _with(public, targets=public.targets[:-1]),
        "tile": _with(public, tiles=tuple(tile for tile in public.tiles if tile is not bare)),
        "last tile": sailing(last_laid=""),
        "announced": sailing(announced=7),
        "left": sailing(left=0),
        "misfit": sailing(tiles=voyage.tiles[:-1]),
        "event": _with(public, tiles=tuple(msgspec.structs.replace(tile, event="") for tile in public.tiles)),
        "circle": _with(public, circles=_first(public.circles, open=not public.circles[0].open)),
        "stack": _with(public, stacks=_first(public.stacks, count=3)),
        "question mark": _with(public, stacks=_first(public.stacks, back="question")),
        "reserve": _with(public, reserve=_first(public.reserve, count=1)),
        "discards": _with(public, discards=9),
        "chips left": _with(public, chips=1),
        "free": _with(public, free=1),
    }
    _all_shown(public, others)


def test_the_last_tile_is_framed() -> None:
    """The last one strongly, others of the voyage lightly."""
    public = NAMED["choice_4"][0]
    assert public.voyage is not None
    image = board(public)

    def frame(field: str) -> int:
        """How many pixels of vermilion lie along the lower left of a field, from its edge inwards."""
        x, y = layout.BOARD.at(*layout.spot(field))
        return sum(
            image.getpixel((round(x) + inward, round(y) + 84)) == colour.VERMILION for inward in range(9)
        )

    first, *_, last = [tile.field for tile in public.voyage.tiles if tile.field]
    assert last == public.voyage.last_laid
    assert 0 < frame(first) < frame(last)


def test_the_desk_shows_the_stakes() -> None:
    public, own = NAMED["choice_4"]
    assert own.stakes

    def desk_of(own: Own) -> bytes:
        picture = render.hand("entdecker", public, own, words())
        assert picture is not None
        return picture.image.tobytes()

    seen = desk_of(own)
    for field, value in {
        "unit": "settlement" if own.stakes[0].unit != "settlement" else "fort",
        "field": "G9",
        "part": "N",
        "tiles": 12,
        "open": 9,
        "rank": 4,
        "points": 17,
    }.items():
        stake = msgspec.structs.replace(own.stakes[0], **{field: value})
        changed = msgspec.structs.replace(own, stakes=(stake, *own.stakes[1:]))
        assert desk_of(changed) != seen, f"{field} is not shown"
    assert desk_of(msgspec.structs.replace(own, stakes=())) != seen
    second, third = (
        desk_of(msgspec.structs.replace(own, stakes=(msgspec.structs.replace(own.stakes[0], rank=rank),)))
        for rank in (2, 3)
    )
    assert second != third


# --- cost ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4, 6])
@pytest.mark.parametrize("field", ["A3", "A9", "B6", "C6"])
def test_several_units_on_one_piece_of_land_are_all_seen(count: int, field: str) -> None:
    """They stand within their field, and none covers the middle of another (§9-7)."""
    public = samples.public("sail")
    one = next(unit for unit in public.units if unit.field == field)
    crowd = tuple(msgspec.structs.replace(one, seat=seat % 4) for seat in range(count))
    crowded = msgspec.structs.replace(public, units=crowd)
    window = layout.BOARD
    drawn = scene.Scene(Image.new("RGB", window.size), window, crowded)
    column, row = layout.spot(field)
    (left, top), (right, bottom) = window.at(column, row), window.at(column + 1, row + 1)
    places = [drawn.unit_at(unit) for unit in crowd]
    sizes = [size for _, _, size in drawn._standing()]
    for place, size in zip(places, sizes, strict=True):
        assert left <= place[0] - size * 0.4
        assert place[0] + size * 0.4 <= right
        assert top <= place[1] - size * 0.45
        assert place[1] + size * 0.45 <= bottom
        others = [other for other in places if other is not place]
        assert all(max(abs(x - place[0]), abs(y - place[1])) > size * 0.5 for x, y in others)
