"""Ships, waves, beasts, towns and trees: small scenery for charts and cards."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, glaze, mix, rgb
from render.kit.drawing.geometry import circle
from render.kit.drawing.sprites import Stroke, icon, sprite, trace

_INK = colour.INK
_CARAVEL_HULL = "M4 60 L18 62 L22 70 L78 70 L82 58 L97 54 C95 76 86 92 68 93 L34 93 C18 92 8 80 4 60 Z"
_CARAVEL_SAILS = (
    "M40 10 C56 14 62 38 54 60 L24 60 C34 44 36 26 40 10 Z",
    "M66 20 C78 24 84 42 78 58 L60 58 C66 46 67 32 66 20 Z",
    "M22 26 C28 34 28 46 20 57 L6 54 C14 46 19 36 22 26 Z",
)
_MASTS = "M44 2 L44 70 M70 12 L70 70 M24 20 L24 70"
_RIPPLE = "M0 6 C6 -4 10 -4 14 4 C18 10 22 -4 28 2 C32 8 36 0 42 2"
_BREAKERS = (
    "M2 8 C10 0 14 0 20 7 C26 12 32 0 38 7 C44 12 50 0 56 7 C62 12 68 0 74 7 C80 12 86 0 92 7 "
    "C98 12 104 0 112 7"
)


@kept
def caravel(size: int, sail: Colour) -> Image.Image:
    """A three-master under full sail."""
    return icon(
        size,
        [
            Stroke(_MASTS, None, _INK, 4),
            Stroke("M44 2 L62 5 L44 11 Z", sail, _INK, 2.5),
            *(Stroke(outline, sail, _INK, 4.5) for outline in _CARAVEL_SAILS),
            Stroke(_CARAVEL_HULL, colour.WOOD, _INK, 5),
            Stroke("M12 74 C30 79 70 79 90 71", None, colour.GOLD_LIGHT, 4),
        ],
    )


@kept
def breakers(ground: Colour) -> Image.Image:
    """A line of waves, 116 wide, to set a ship into; it covers the keel with the colour of the ground."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        trace(
            draw,
            [Stroke(_BREAKERS, None, ground, 7), Stroke(_BREAKERS, None, colour.SEA_INK, 3)],
            scale,
        )

    return sprite(116, 16, paint)


@kept
def ripples(lines: int) -> Image.Image:
    """Two or three short waves on the open sea."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        for x, y in ((0, 4), (18, 24), (4, 44))[:lines]:
            trace(draw, [Stroke(_RIPPLE, None, glaze(colour.IVORY, 165), 2)], scale, x * scale, y * scale)

    return sprite(64, 60, paint)


@kept
def serpent(size: int) -> Image.Image:
    """Here be dragons."""
    skin = rgb("6F9A7C")
    return icon(
        size,
        [
            Stroke("M2 80 C4 46 26 46 28 80 L20 80 C18 60 12 60 10 80 Z", skin, _INK, 3),
            Stroke("M30 80 C32 40 58 40 60 80 L50 80 C48 56 42 56 40 80 Z", skin, _INK, 3),
            Stroke("M64 80 C60 40 70 18 88 22 C98 24 98 36 90 38 L78 40 C74 52 76 66 78 80 Z", skin, _INK, 3),
            Stroke("M84 38 L96 44 L86 46", None, colour.VERMILION, 3.5),
            Stroke(circle(86, 29, 3), colour.IVORY, _INK, 2.4),
            Stroke(
                "M0 84 C10 78 20 90 32 84 C44 78 54 90 66 84 C76 78 88 90 100 84",
                None,
                glaze(colour.IVORY, 210),
                4,
            ),
        ],
    )


@kept
def town(size: int) -> Image.Image:
    return icon(
        size,
        [
            Stroke("M8 88 L8 56 L22 42 L36 56 L36 88 Z", colour.IVORY, _INK, 4),
            Stroke("M6 56 L22 38 L38 56 Z", colour.VERMILION, _INK, 4),
            Stroke("M36 88 L36 34 L64 34 L64 88 Z", colour.IVORY, _INK, 4),
            Stroke("M34 34 L50 8 L66 34 Z", colour.LAPIS, _INK, 4),
            Stroke("M64 88 L64 60 L78 48 L92 60 L92 88 Z", colour.IVORY, _INK, 4),
            Stroke("M62 60 L78 44 L94 60 Z", colour.VERMILION, _INK, 4),
            Stroke("M45 88 L45 70 L55 70 L55 88 Z", _INK),
        ],
    )


@kept
def tree(size: int) -> Image.Image:
    crown = mix(colour.LAND_RIM, rgb("6F8A3A"), 0.4)
    return icon(
        size,
        [
            Stroke("M50 92 L50 60", None, colour.INK_SECOND, 7),
            Stroke(
                "M50 12 C22 18 18 52 34 62 C44 70 60 70 68 60 C84 48 76 18 50 12 Z",
                crown,
                colour.INK_SECOND,
                5,
            ),
            Stroke("M62 26 C70 36 68 50 60 56", None, colour.INK_SECOND, 4),
        ],
    )
