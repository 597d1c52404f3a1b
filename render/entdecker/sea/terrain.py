"""Hills, trees, waves and a serpent: chosen by a hash of the field, only where nothing else stands."""

from __future__ import annotations

from PIL import Image

from engines.games.entdecker.views.view import Public, Tile
from render.entdecker.layout import Window
from render.entdecker.sea.coast import Known, chance, leads_on
from render.entdecker.sea.routes import ground_at
from render.kit.decoration.scenery import serpent, tree
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import glaze, mix
from render.kit.drawing.sprites import Stroke, icon, paste
from render.kit.free_space import FreeSpace

_LAND = 0.7
"""The share of tiles with something on their land."""
_SERPENT = 0.86
_PEAK = "M4 84 C18 70 26 24 40 22 C54 24 60 62 70 66"


@kept
def hill(size: int) -> Image.Image:
    ink = colour.INK_SECOND
    return icon(
        size,
        [
            Stroke(f"{_PEAK} C78 60 82 70 96 84 Z", mix(colour.LAND, colour.WHITE, 0.25)),
            Stroke(_PEAK, None, ink, 5),
            Stroke("M66 66 C74 52 82 62 96 84", None, ink, 5),
            Stroke("M44 30 L52 62 M50 36 L59 66 M76 62 L84 80", None, ink, 4),
        ],
    )


@kept
def wave(size: int) -> Image.Image:
    return icon(
        size,
        [
            Stroke(
                "M4 44 C14 24 26 24 34 40 C42 56 52 56 60 40 C68 24 80 24 92 42",
                None,
                glaze(colour.IVORY, 150),
                6,
            ),
            Stroke("M22 66 C30 54 38 54 44 64 C50 74 58 74 66 64", None, glaze(colour.IVORY, 120), 5),
        ],
    )


def draw_terrain(image: Image.Image, window: Window, public: Public, known: Known, room: FreeSpace) -> None:
    for tile in public.tiles:
        if window.shows(tile.column + 0.5, tile.row + 0.5, -window.tile / 2):
            for sign, across, down in _signs(tile, known, window):
                x, y = window.at(tile.column + across, tile.row + down)
                if room.is_free(room.box(x, y, *sign.size)):
                    paste(image, sign, x, y)


def _signs(tile: Tile, known: Known, window: Window) -> list[tuple[Image.Image, float, float]]:
    luck = chance("terrain", tile.field)
    if tile.kind == "inland":
        return [(hill(window.sized(48)), 0.5, 0.5)]
    if tile.kind in ("corner", "bay"):
        if luck > _LAND:
            return []
        sign = (
            tree(window.sized(30)) if luck < _LAND / 2 and tile.kind == "corner" else hill(window.sized(34))
        )
        return [(sign, *ground_at(tile.sides, "land"))]
    if tile.kind != "sea":
        return []
    if luck > _SERPENT and not leads_on(known, (tile.column, tile.row)):
        return [(serpent(window.sized(62)), 0.5, 0.32)]
    return [(wave(window.sized(40)), 0.25, 0.75), (wave(window.sized(34)), 0.76, 0.26)]
