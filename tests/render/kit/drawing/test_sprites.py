"""Sprites: soft edges that keep their colour, however it comes about."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from render.kit.drawing.colour import Colour, Glaze
from render.kit.drawing.sprites import CLEAR, sprite

RED: Colour = (200, 30, 10)
INKS: list[Colour | Glaze] = [RED, (*RED, 255), (*RED, 190), (*RED, 37), (255, 255, 255, 1), (9, 8, 7, 0)]


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("factor", [2, 3, 4])
def test_a_sprite_is_what_is_painted_weighed_and_reduced(ink: Colour | Glaze, factor: int) -> None:
    """Weighing each ink gives the same pixels as weighing all of the picture, in a third of the time. It
    depends on how Pillow finds the ink for a shape."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        draw.rectangle((0, 0, 15 * scale, 9 * scale), fill=(20, 60, 120, 90))
        draw.ellipse((2 * scale, 2 * scale, 30 * scale, 22 * scale), fill=ink, outline=RED, width=3)
        draw.line([(0, 0), (13 * scale, 29 * scale), (33 * scale, 5)], fill=ink, width=5, joint="curve")
        draw.polygon([(20 * scale, 20 * scale), (39 * scale, 21 * scale), (30 * scale, 29 * scale)], ink)
        draw.polygon([(5, 9), (9 * scale, 12 * scale), (3, 25 * scale)], ink, outline=RED, width=4)
        draw.arc((5, 5, 20 * scale, 20 * scale), 20, 200, fill=ink, width=4)
        draw.rounded_rectangle((25 * scale, 1, 39 * scale, 12 * scale), 9, fill=ink, outline=(1, 2, 3))

    size = (40, 30)
    canvas = Image.new("RGBA", (size[0] * factor, size[1] * factor), CLEAR)
    paint(ImageDraw.Draw(canvas), factor)
    weighed = canvas.convert("RGBa").reduce(factor).convert("RGBA")
    assert sprite(*size, paint, factor).tobytes() == weighed.tobytes()


def test_edges_keep_their_colour() -> None:
    disc = sprite(20, 20, lambda draw, scale: draw.ellipse((0, 0, 20 * scale, 20 * scale), fill=RED))
    shades = {pixel[:3] for _, pixel in disc.getcolors(999) or () if pixel[3] > 60}  # type: ignore[index]
    assert all(abs(ours - red) <= 4 for shade in shades for ours, red in zip(shade, RED, strict=True))
    assert len({pixel[3] for _, pixel in disc.getcolors(999) or ()}) > 3, "soft"  # type: ignore[index]
