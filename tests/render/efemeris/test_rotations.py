"""Efemeris: pictures of the ways in which a tile can be turned."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from engines.contract.core import Draft
from engines.games.efemeris.views.view import Public
from render.efemeris.questions import previews
from render.efemeris.sky import laying, scene
from render.kit.drawing.lettering import ITALIC_BOLD, Face, width_of
from tests.render.efemeris.test_choices import KEY, WORDS, at, drawn, open_cells, pick
from tests.render.samples import Sample, first


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int]]:
    """The previews that are drawn: cell, tile, rotation."""
    found: list[tuple[str, str, int]] = []
    result = previews.result

    def note(public: Public, cell: str, tile: str, rotation: int, *more: Any) -> Image.Image:
        found.append((cell, tile, rotation))
        return result(public, cell, tile, rotation, *more)

    monkeypatch.setattr(previews, "result", note)
    return found


@pytest.mark.parametrize("turns", [(0,), (0, 1, 2), (0, 1, 2, 3, 4, 5), (1, 3, 4, 5)])
def test_every_rotation_is_a_picture(turns: tuple[int, ...], results: list[tuple[str, str, int]]) -> None:
    sample = at("explore", tiles=9)
    cell, tile = open_cells(sample.public)[0], sample.public.drawn[0].tile
    draft: Draft = {"move": "place_tile", "tile": tile, "cell": cell}
    drawn(sample, pick("rotation", *turns), draft)
    assert results == [(cell, tile, turn) for turn in turns]


def test_rotations_look_different_and_show_their_neighbours() -> None:
    public = at("explore", tiles=12).public
    cells = open_cells(public)[:2]
    seen = {
        previews.result(public, cell, "S08", turn, (440, 400), WORDS).tobytes()
        for cell in cells
        for turn in range(6)
    }
    assert len(seen) == 12


def test_a_neighbour_is_named_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the pictures of the rotations, where the edge goes through the tiles beside the new one."""
    public = at("explore", tiles=12).public
    written: list[tuple[float, float]] = []

    def note(image: Image.Image, x: float, y: float, text: str, font: Face, size: int, *more: Any) -> None:
        if font == ITALIC_BOLD:
            half = width_of(text, font, size) / 2
            written.append((x - half, x + half))

    monkeypatch.setattr(scene, "write", note)
    for cell in [one.name for one in public.cells if one.open]:
        previews.result(public, cell, "S08", 0, (440, 400), WORDS)
    assert written
    assert [name for name in written if name[0] < 0 or name[1] > 440] == []


def test_the_only_tile_left_need_not_be_named(results: list[tuple[str, str, int]]) -> None:
    sample = at("explore", seats=4)
    [mine] = [one.tile for one in sample.public.drawn if one.seat == sample.own.seat]
    cell = open_cells(sample.public)[0]
    drawn(sample, pick("rotation", 0, 2), {"move": "place_tile", "cell": cell})
    assert results == [(cell, mine, 0), (cell, mine, 2)]


def test_a_tile_that_is_turned_takes_its_ships_along() -> None:
    def shows(sample: Sample) -> bool:
        return any("." in one.field and not one.field.endswith((".r", ".h")) for one in sample.public.ships)

    public = first(KEY, shows).public
    ship = next(one for one in public.ships if "." in one.field and not one.field.endswith((".r", ".h")))
    cell = ship.field.partition(".")[0]
    tile = next(one for one in public.cells if one.name == cell)
    turned = laying.with_tile(public, cell, tile.tile, (tile.rotation + 1) % 6)
    there = next(one for one in turned.ships if one.id == ship.id)
    assert there.field == ship.field
    others = {one.id: (one.x, one.y) for one in public.ships if one.field.partition(".")[0] != cell}
    for other in turned.ships:
        if other.id in others:
            assert (other.x, other.y) == pytest.approx(others[other.id])
    field = next(one for one in turned.fields if one.name == ship.field)
    assert (there.x, there.y) == (field.x, field.y)
