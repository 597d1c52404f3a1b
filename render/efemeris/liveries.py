"""Nations and their colours: a player of Efemeris is known by the nation, not by the seat."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.efemeris import night
from render.kit import colour
from render.kit.colour import mix, rgb
from render.kit.geometry import circle
from render.kit.lettering import NUMBER, write
from render.kit.players import Livery, livery_seal
from render.kit.sprites import shape, sprite

NATIONS: dict[str, tuple[Livery, Livery]] = {
    "france": (
        Livery(rgb("0072B2"), "star", colour.IVORY),
        Livery(rgb("56B4E9"), "star", colour.INK, hollow=True),
    ),
    "britain": (
        Livery(rgb("D55E00"), "cross", colour.IVORY),
        Livery(rgb("E69F00"), "cross", colour.INK, hollow=True),
    ),
    "spain": (
        Livery(rgb("33302E"), "chevron", colour.IVORY),
        Livery(rgb("999999"), "chevron", colour.INK, hollow=True),
    ),
}
"""The first and the second player of each nation (specification, 3.1)."""
NOBODY = rgb("6A5A34")
"""Somebody without a nation yet, and ribbons that name several."""


@lru_cache(maxsize=48)
def stateless_seal(number: int, size: int) -> Image.Image:
    """A seal before its nation is chosen: the number of the seat on bronze."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        middle, radius = size * scale / 2, size * scale * 0.41
        shape(draw, circle(middle, middle, radius, 80), NOBODY, night.GOLD_LIGHT, size * scale * 0.03)
        dark = mix(NOBODY, colour.BLACK, 0.3)
        shape(draw, circle(middle, middle, radius * 0.78, 80), dark)

    image = sprite(size, size, paint)
    write(image, size / 2, size / 2 - 1, str(number), NUMBER, max(24, round(size * 0.42)), colour.IVORY, "mm")
    return image


def nation_seal(livery: Livery, size: int) -> Image.Image:
    return livery_seal(livery, size, night.GOLD_LIGHT)
