"""The nine kinds of crew, as medallions: what each does is seen in the sign."""

from __future__ import annotations

from PIL import Image

from render.efemeris import night
from render.efemeris.pieces import signs
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, rgb
from render.kit.drawing.geometry import circle, star
from render.kit.drawing.sprites import Stroke, icon

_INK, _GOLD, _IVORY, _RED = colour.INK, colour.GOLD_LIGHT, colour.IVORY, colour.VERMILION
_STEEL = rgb("5B6470")

COMMON = ("first_officer", "gunner", "banker")
_CREW: dict[str, tuple[Colour, list[Stroke]]] = {
    "banker": (
        rgb("3E7C62"),
        [
            Stroke("M20 40 L60 40 M50 28 L64 40 L50 52", None, _IVORY, 8),
            Stroke("M80 62 L40 62 M50 50 L36 62 L50 74", None, signs.PEPPER, 8),
        ],
    ),
    "first_officer": (
        rgb("1D4A86"),
        [
            Stroke("M14 58 C22 34 40 44 50 24 C60 44 78 34 86 58 C70 66 30 66 14 58 Z", _GOLD, _INK, 4),
            Stroke(star(50, 52, 12, 5, 5), _RED, _INK, 2),
            Stroke("M20 66 C40 76 60 76 80 66", None, _GOLD, 5),
        ],
    ),
    "gunner": (
        rgb("8C2A1A"),
        [
            Stroke("M14 52 L66 32 L76 52 L24 70 Z", _STEEL, _INK, 4),
            Stroke(circle(38, 70, 14), rgb("8A5A2C"), _INK, 4),
            Stroke(star(82, 34, 14, 6, 8), _GOLD, _INK, 2),
        ],
    ),
    "helmsman": (
        rgb("2F6B8A"),
        [
            Stroke("M50 12 L50 88 M12 50 L88 50 M23 23 L77 77 M77 23 L23 77", None, _GOLD, 6),
            Stroke(circle(50, 50, 25), None, _GOLD, 8),
            Stroke(circle(50, 50, 8), _GOLD, _INK, 3),
        ],
    ),
    "courtesan": (
        rgb("A8447C"),
        [
            Stroke("M50 80 L16 46 C24 22 40 18 50 18 C60 18 76 22 84 46 Z", _IVORY, _INK, 4),
            Stroke("M50 80 L28 34 M50 80 L42 21 M50 80 L58 21 M50 80 L72 34", None, rgb("A8447C"), 4),
        ],
    ),
    "surgeon": (
        rgb("F0E0BC"),
        [
            Stroke("M42 20 L58 20 L58 42 L80 42 L80 58 L58 58 L58 80 L42 80 L42 58 L20 58 L20 42 L42 42 Z",
                   _RED, _INK, 4),
        ],
    ),
    "shipwright": (
        rgb("B98A4A"),
        [
            Stroke("M46 40 L56 46 L34 84 L24 78 Z", rgb("6B4420"), _INK, 4),
            Stroke("M34 26 L74 46 L82 34 L68 16 L44 14 Z", _STEEL, _INK, 4),
        ],
    ),
    "boatswain": (
        rgb("12484F"),
        [
            Stroke("M20 40 L58 40 L62 32 L70 40 L82 40 L82 50 L64 50 C60 76 26 76 22 54 Z", _IVORY, _INK, 4),
            Stroke(circle(40, 54, 8), rgb("12484F"), _INK, 3),
        ],
    ),
    "governor": (
        rgb("5A3A7A"),
        [
            Stroke("M28 20 L72 20 L72 74 C72 82 28 82 28 74 Z", _IVORY, _INK, 4),
            Stroke("M36 34 L64 34 M36 46 L64 46", None, colour.INK_SECOND, 5),
            Stroke(circle(60, 68, 12), _RED, _INK, 4),
        ],
    ),
}  # fmt: skip
CREW = tuple(_CREW)


@kept
def crew(kind: str, size: int) -> Image.Image:
    ground, strokes = _CREW[kind]
    rim = Stroke(circle(50, 50, 46), ground, night.GOLD_LIGHT, 6)
    return icon(size, [Stroke(circle(50, 50, 48), _INK, _INK, 4), rim, *strokes])
