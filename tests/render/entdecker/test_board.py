"""Entdecker's board: what of it is not said of all games."""

from __future__ import annotations

import msgspec
import pytest
from PIL import Image

import render
from data.words import Phrases
from engines.contract.core import Words
from engines.games.entdecker.views.view import Public
from render.entdecker import layout, pieces, scene
from render.entdecker.sea import waters
from render.kit.drawing import colour
from render.kit.drawing.cache import BUDGET, MEMORY
from tests.render.names import NAMES
from tests.render.samples import first, fullest, samples

WORDS: Words = Phrases("en", NAMES)


def board(public: Public) -> Image.Image:
    (picture,) = render.board("entdecker", public, WORDS)
    return picture.image


def test_the_ship_on_every_circle_of_the_border() -> None:
    public, own, _ = first("entdecker", lambda sample: sample.kind == "draw")
    for circle in public.circles:
        here = msgspec.structs.replace(public, ship=circle.name, targets=(circle.field,))
        assert board(here).tobytes() != board(msgspec.structs.replace(here, targets=())).tobytes()
        near = render.choice("entdecker", here, own, None, {}, WORDS)
        assert near is not None
        assert near.image.size == (1400, 740)


def test_the_board_names_the_places_that_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """“Ada sails from EE”: not E, which could be at either side."""
    shown: list[str] = []
    place_sign = pieces.place_sign

    def note(name: str, toll: int, high: int, *, barred: bool = False) -> Image.Image:
        shown.append(name)
        return place_sign(name, toll, high, barred=barred)

    monkeypatch.setattr(pieces, "place_sign", note)
    public = samples("entdecker")[0].public
    board(public)
    assert {circle.name for circle in public.circles} <= set(shown)


def test_drawing_leaves_painted_fields_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are shared by all pictures: nothing may be drawn on them."""
    monkeypatch.setattr(MEMORY, "budget", 4 * BUDGET)  # a full one would drop some of them meanwhile
    public, own, question = fullest("entdecker")
    chart = waters.charted(public)
    before = waters.whole_chart(chart).tobytes()
    painted = waters._field.count()
    board(public)
    assert waters._field.count() == painted, "they are painted once"
    render.hand("entdecker", public, own, WORDS)
    render.choice("entdecker", public, own, question, {}, WORDS)
    assert waters.whole_chart(chart).tobytes() == before


def test_the_last_tile_is_framed() -> None:
    """The last one strongly, others of the voyage lightly."""
    public = first("entdecker", lambda sample: len(_laid(sample.public)) > 1).public
    image = board(public)

    def frame(field: str) -> int:
        """How many pixels of vermilion lie along the lower left of a field, from its edge inwards."""
        x, y = layout.BOARD.at(*layout.spot(field))
        return sum(
            image.getpixel((round(x) + inward, round(y) + 84)) == colour.VERMILION for inward in range(9)
        )

    earlier, *_, last = _laid(public)
    assert last == public.voyage.last_laid
    assert 0 < frame(earlier) < frame(last)


def _laid(public: Public) -> list[str]:
    """Fields of the voyage that is under way."""
    voyage = public.voyage
    return [tile.field for tile in voyage.tiles if tile.field] if voyage and not voyage.over else []


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_several_units_on_one_piece_of_land_are_all_seen(count: int) -> None:
    """They stand within their field, and none covers the middle of another (§9-7). More than two are rare."""
    public = fullest("entdecker").public
    assert len(public.units) > 3
    for one in public.units:
        crowd = tuple(msgspec.structs.replace(one, seat=seat % 4) for seat in range(count))
        crowded = msgspec.structs.replace(public, units=crowd)
        window = layout.BOARD
        drawn = scene.Scene(Image.new("RGB", window.size), window, crowded)
        column, row = layout.spot(one.field)
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
