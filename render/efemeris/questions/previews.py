"""Where a tile can lie, and how it would look there, turned in every way that may be chosen."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from PIL import Image

from engines.contract.core import Question, Words, say
from engines.games.efemeris.views.view import Cell, Own, Public
from render.efemeris import night
from render.efemeris.corners import draw_small_tile
from render.efemeris.layout import Window
from render.efemeris.pages import LEFT, RIGHT, TOP, question_page
from render.efemeris.pieces.shapes import box
from render.efemeris.sky.closeup import around, paste_view, scene_in
from render.efemeris.sky.laying import with_tile
from render.kit.answers import texts_of
from render.kit.drawing.lettering import LABEL, NAME, NUMBER, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.places import note, square

_SKY_WIDE, _PAGE = 900, 1040
_COLUMN = LEFT + _SKY_WIDE + 22


def draw_places(
    public: Public,
    own: Own,
    question: Question | None,
    tiles: Sequence[str],
    cells: Collection[str],
    words: Words,
) -> Image.Image:
    """The whole sky with the cells that may be chosen in gold; beside it the tiles that are to be laid."""
    image = question_page(public, own.seat, question, words, _PAGE)
    wide = _SKY_WIDE if tiles else RIGHT - LEFT
    size = (wide, _PAGE - TOP - 26)
    window = around([(cell.x, cell.y) for cell in public.cells], size, 1.25)
    scene = scene_in(public, window, size, words)
    scene.draw(deeds=False, labels=(), candidates=cells)
    for cell in public.cells:
        if cell.name in cells and not cell.tile:
            write(
                scene.image, *window.at(cell.x, cell.y), cell.name, NUMBER, 40, night.IVORY, "mm", night.HALO
            )
    near = _nearest(public, own, cells)
    if near is not None:
        note(scene.image, "cell", square(*window.at(near.x, near.y), 2 * window.unit))
    paste_view(image, scene.image, LEFT, TOP)
    for place, tile in enumerate(tiles):
        _draw_card(image, TOP - 3 + place * 466, tile, words)
    return image


def _nearest(public: Public, own: Own, cells: Collection[str]) -> Cell | None:
    """The cell that lies nearest to a ship of this player."""
    mine = [(ship.x, ship.y) for ship in public.ships if ship.seat == own.seat] or [(0.0, 0.0)]
    found = [cell for cell in public.cells if cell.name in cells]
    return min(found, key=lambda cell: min(math.dist((cell.x, cell.y), ship) for ship in mine), default=None)


def _draw_card(image: Image.Image, y: int, tile: str, words: Words) -> None:
    """A tile to lay, not turned, with its name."""
    width = RIGHT - _COLUMN
    paste(image, night.night_plate(width, 450), _COLUMN, y, "lt")
    note(image, "tiles", (_COLUMN, y, RIGHT, y + 450))
    draw_small_tile(image, _COLUMN + width / 2, y + 192, tile, 0, 150)
    planet = tile in box().planets
    name = words(say(f"efemeris-planet-{tile}") if planet else say(f"efemeris-tile-{tile}"))
    write_in(image, _COLUMN + width / 2, y + 414, width - 40, name, NAME, 38, 26, night.IVORY, "ms")


# --- rotations -------------------------------------------------------------------------------------------

_GAP = 18
_CAPTION = 56


def draw_rotations(
    public: Public,
    own: Own,
    question: Question | None,
    tile: str,
    cell: str,
    rotations: Sequence[int],
    words: Words,
) -> Image.Image:
    """Every rotation as a picture of its result, numbered in the order of the answers."""
    columns = min(3, len(rotations))
    rows = (len(rotations) + columns - 1) // columns
    height = 600 if rows == 1 else 1040
    image = question_page(public, own.seat, question, words, height)
    texts = texts_of(question, "rotation", words)
    wide = min(560, (RIGHT - LEFT - _GAP * (columns - 1)) // columns)
    high = (height - TOP - 10) // rows - _CAPTION - 14
    start = (LEFT + RIGHT - wide * columns - _GAP * (columns - 1)) // 2
    for place, rotation in enumerate(rotations):
        left = start + place % columns * (wide + _GAP)
        top = TOP + place // columns * (high + _CAPTION + 14)
        paste_view(image, result(public, cell, tile, rotation, (wide, high), words), left, top)
        text = texts.get(rotation, "")
        write_in(image, left + 8, top + high + 44, wide - 14, text, LABEL, 32, 25, night.IVORY)
    return image


def result(
    public: Public, cell: str, tile: str, rotation: int, size: tuple[int, int], words: Words
) -> Image.Image:
    """The sky around this cell with the tile on it."""
    there = next((one for one in public.cells if one.name == cell), None)
    if there is None:
        image = night.sky.upper(size[1], 1400, 1060, (494, 576)).crop((0, 0, *size))
        draw_small_tile(image, size[0] / 2, size[1] / 2, tile, rotation, round(size[1] * 0.36))
        note(image, "cell", square(size[0] / 2, size[1] / 2, size[1] * 0.72))
        return image
    unit = size[1] / 3.5
    window = Window(size[0] / 2 - there.x * unit, size[1] / 2 - there.y * unit, unit)
    scene = scene_in(with_tile(public, cell, tile, rotation), window, size, words)
    note(scene.image, "cell", square(size[0] / 2, size[1] / 2, 2 * unit))
    # Its paths must be seen, and everybody knows what is being laid; of a neighbour half a name says nothing.
    scene.draw(nameless=(tile, *scene.cut_off()))
    return scene.image
