"""Nations and their colours: a player of Efemeris is known by the nation, not by the seat."""

from __future__ import annotations

from PIL import Image

from render.efemeris import night
from render.kit.drawing import colour
from render.kit.drawing.colour import rgb
from render.kit.players import Livery, livery_seal

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
"""The first and the second player of each nation (§3.1)."""


def nation_seal(livery: Livery, size: int) -> Image.Image:
    """With a rim of gold, on the night chart."""
    return livery_seal(livery, size, night.GOLD_LIGHT)
