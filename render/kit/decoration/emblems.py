"""Portraits of explorers: medallions with a charge for each. They are our own."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import glaze, rgb
from render.kit.drawing.geometry import circle, moved, star
from render.kit.drawing.sprites import Stroke, shape, sprite, trace

_FIELDS = {
    "columbus": colour.LAPIS,
    "pizarro": rgb("7A1F14"),
    "magellan": rgb("2F6B5A"),
    "marco_polo": rgb("8A5A1B"),
    "vasco": rgb("F3E3BE"),
    "cook": rgb("15325C"),
    "cortes": rgb("7A1F14"),
    "drake": rgb("15325C"),
}
_INK, _GOLD, _IVORY = colour.INK, colour.GOLD_LIGHT, colour.IVORY
_CHARGES: dict[str, list[Stroke]] = {
    "columbus": [
        Stroke(
            "M22 60 L34 62 L66 62 L78 58 C76 72 68 76 62 76 L38 76 C30 76 24 70 22 60 Z",
            rgb("A8702F"),
            _INK,
            2.4,
        ),
        Stroke("M50 20 L50 62", None, _INK, 3),
        Stroke(
            "M34 24 C44 28 56 28 66 24 C70 36 70 46 66 56 C56 52 44 52 34 56 C30 46 30 36 34 24 Z",
            _IVORY,
            _INK,
            2.4,
        ),
        Stroke("M50 28 L50 52 M38 40 L62 40", None, colour.VERMILION, 5),
    ],
    "pizarro": [
        Stroke(star(50, 50, 34, 20, 12), _GOLD, _INK, 2.2),
        Stroke(circle(50, 50, 18), rgb("F7DE8A"), _INK, 2.2),
        Stroke(circle(50, 50, 9), rgb("C8772A"), _INK, 2),
    ],
    "magellan": [
        Stroke(circle(50, 48, 25), rgb("8FBFCB"), _INK, 2.6),
        Stroke("M36 34 C44 28 52 34 50 42 C58 46 54 56 48 60 C42 56 40 44 36 34 Z", colour.LAND, _INK, 1.8),
        Stroke("M60 36 C68 38 70 48 66 56 C60 52 58 42 60 36 Z", colour.LAND, _INK, 1.8),
        Stroke("M18 60 C34 76 66 76 82 56", None, _GOLD, 4.5),
        Stroke("M50 16 L50 22 M50 74 L50 84", None, _GOLD, 4.5),
    ],
    "marco_polo": [
        Stroke("M26 74 L26 56 L74 56 L74 74 Z", _IVORY, _INK, 2.4),
        Stroke("M30 56 C30 40 44 38 50 24 C56 38 70 40 70 56 Z", _GOLD, _INK, 2.4),
        Stroke("M50 24 L50 16", None, _INK, 3),
        Stroke("M44 74 L44 64 C44 58 56 58 56 64 L56 74 Z", _FIELDS["marco_polo"], _INK, 2.4),
        Stroke("M18 74 L18 48 L22 42 L26 48 L26 74 Z", _IVORY, _INK, 2.4),
        Stroke("M74 74 L74 48 L78 42 L82 48 L82 74 Z", _IVORY, _INK, 2.4),
    ],
    "vasco": [
        Stroke(
            "M42 18 L58 18 L56 44 L82 42 L82 58 L56 56 L58 82 L42 82 L44 56 L18 58 L18 42 L44 44 Z",
            colour.VERMILION,
            _INK,
            2.4,
        ),
        Stroke(
            "M47 30 L53 30 L52 48 L70 47 L70 53 L52 52 L53 70 L47 70 L48 52 L30 53 L30 47 L48 48 Z",
            _IVORY,
        ),
    ],
    "cook": [
        *(
            Stroke(star(x, y, radius, radius * 0.38, 5), _IVORY)
            for x, y, radius in ((50, 24, 9), (50, 74, 10), (30, 46, 9), (68, 42, 9), (60, 56, 5))
        ),
        Stroke("M50 24 L50 74 M30 46 L68 42", None, glaze(_IVORY, 110), 1.6),
    ],
    "cortes": [
        Stroke("M26 62 C26 36 38 26 52 26 C68 26 76 40 76 62 Z", rgb("C3CBD2"), _INK, 4),
        Stroke("M14 66 C30 58 70 58 86 66 C70 74 30 74 14 66 Z", rgb("9AA5AE"), _INK, 4),
        Stroke("M50 14 C64 16 72 26 74 40 C66 30 58 26 50 26 Z", _GOLD, _INK, 3),
    ],
    "drake": [
        Stroke("M22 74 L70 26", None, _IVORY, 8),
        Stroke("M78 74 L30 26", None, _IVORY, 8),
        Stroke("M24 60 L38 76 M76 60 L62 76", None, _GOLD, 9),
    ],
}
EXPLORERS = tuple(_CHARGES)


@kept
def emblem(explorer: str, size: int) -> Image.Image:
    """A medallion: gold ring, coloured field, one charge."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = size * scale / 100
        shape(draw, moved(circle(50, 50, 47, 72), unit), colour.GOLD, _INK, 3.2 * unit)
        shape(draw, moved(circle(50, 50, 39, 72), unit), _FIELDS[explorer], _INK, 2.6 * unit)
        trace(draw, _CHARGES[explorer], unit)

    return sprite(size, size, paint)
