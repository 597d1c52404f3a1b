"""Players' colours are readable, and their symbols distinct."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.kit.drawing import colour
from render.kit.drawing.colour import Colour, contrast
from render.kit.players import LIVERIES, SYMBOLS, draw_symbol, seal


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (colour.INK, colour.VELLUM, 12.5),
        (colour.INK_SECOND, colour.VELLUM, 7.0),
        (colour.VERMILION, colour.IVORY, 5.4),
        (colour.INK, colour.IVORY, 12.0),
        (colour.INK_SECOND, colour.IVORY, 7.0),
        (colour.INK, colour.GOLD_LIGHT, 7.0),
        (colour.IVORY, colour.rgb("8A5522"), 4.5),
    ],
)
def test_text_can_be_read(ink: Colour, ground: Colour, least: float) -> None:
    assert contrast(ink, ground) >= least


@pytest.mark.parametrize("seat", range(6))
def test_symbols_stand_out_from_their_colour(seat: int) -> None:
    livery = LIVERIES[seat]
    assert contrast(livery.on, livery.colour) >= 3.2


def _mask(symbol: str) -> Image.Image:
    image = Image.new("RGB", (64, 64))
    draw_symbol(ImageDraw.Draw(image), symbol, 32, 32, 28, (255, 255, 255), (0, 0, 0))
    return image.convert("L")


@pytest.mark.parametrize(("one", "other"), list(combinations(SYMBOLS, 2)))
def test_symbols_are_distinct(one: str, other: str) -> None:
    """Without any colour, at least an eighth of the square differs."""
    difference = ImageChops.difference(_mask(one), _mask(other))
    assert sum(difference.tobytes()) / 255 > 64 * 64 / 8


def test_every_seat_has_its_own_colour_and_symbol() -> None:
    assert {livery.symbol for livery in LIVERIES} == set(SYMBOLS)
    assert len({livery.colour for livery in LIVERIES}) == len(LIVERIES) == 6
    grey = [seal(seat, 64).convert("L").tobytes() for seat in range(6)]
    assert len(set(grey)) == 6
