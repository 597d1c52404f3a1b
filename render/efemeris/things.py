"""Things of this game as they are looked up, where the sign beside their name is not the whole picture."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words
from engines.contract.things import Thing
from render.efemeris.pieces.shapes import shape_of
from render.efemeris.sky.tile_art import tile


def thing(what: Thing, words: Words) -> Image.Image | None:
    return tile(shape_of(what.id, 0), 150).convert("RGBA") if what.sort == "tile" else None
