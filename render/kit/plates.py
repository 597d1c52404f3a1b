"""What text stands on: plates, ribbons, discs, pills."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, Glaze, glaze, mix
from render.kit.drawing.geometry import Points
from render.kit.drawing.lettering import NUMBER, TITLE, Face, write
from render.kit.drawing.sprites import Stretchable, Stretched, Stroke, icon, shape, sprite


def _notched(width: float, height: float, margin: float, corner: float) -> Points:
    """A rectangle with notched corners."""
    near, right, bottom, notch = margin, width - 1 - margin, height - 1 - margin, corner * 0.45
    return [
        (near + corner, near),
        (right - corner, near),
        (right - corner, near + notch),
        (right - notch, near + corner),
        (right, near + corner),
        (right, bottom - corner),
        (right - notch, bottom - corner),
        (right - corner, bottom - notch),
        (right - corner, bottom),
        (near + corner, bottom),
        (near + corner, bottom - notch),
        (near + notch, bottom - corner),
        (near, bottom - corner),
        (near, near + corner),
        (near + notch, near + corner),
        (near + corner, near + notch),
    ]


_SMALL = 49
"""Of a plate: beyond its corners each line of pixels is like the one before."""


def plate(
    width: int,
    height: int,
    fill: Glaze,
    line: Colour = colour.INK_SECOND,
    *,
    active: bool = False,
    corner: int = 10,
) -> Stretched:
    """A notched plate with a double rule; the active one has a gold rim."""
    small = _plate(min(width, _SMALL), min(height, _SMALL), fill, line, active=active, corner=corner)
    return Stretched(small, width, height)


@kept
def _plate(width: int, height: int, fill: Glaze, line: Colour, *, active: bool, corner: int) -> Stretchable:
    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        def outline(margin: float) -> Points:
            return _notched(width * scale, height * scale, margin * scale, corner * scale)

        shape(draw, outline(1), fill)
        if active:
            shape(draw, outline(2.5), None, colour.INK, 5.5 * scale)
            shape(draw, outline(2.5), None, colour.GOLD, 3.2 * scale)
            shape(draw, outline(7), None, glaze(colour.INK, 190), 1.2 * scale)
        else:
            shape(draw, outline(1.5), None, line, 2 * scale)
            shape(draw, outline(5.5), None, glaze(line, 150), scale)

    return Stretchable(sprite(width, height, paint, 2))


PLAIN: Glaze = glaze(colour.VELLUM_LIGHT, 178)
"""The fill of an ordinary plate (70 %)."""
BRIGHT: Glaze = glaze(colour.IVORY, 242)
"""The fill of a plate that matters now (95 %)."""
DARK: Glaze = glaze(colour.INK_SECOND, 240)

_TAIL, _FOLD, _DROP = 34, 16, 8
_SHORT = 2 * (_TAIL + _FOLD) + 21
"""A ribbon of this width has a middle like that of any longer one."""


def ribbon(width: int, height: int, base: Colour, line: Colour = colour.INK) -> Stretched:
    """A folded ribbon; text goes between its two tails."""
    return Stretched(_ribbon(min(width, _SHORT), height, base, line), width, height)


@kept
def _ribbon(width: int, height: int, base: Colour, line: Colour) -> Stretchable:
    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        full, high = width * scale, height * scale
        tail, fold, drop = _TAIL * scale, _FOLD * scale, _DROP * scale
        for mirrored in (False, True):

            def side(points: Points, mirrored: bool = mirrored) -> Points:
                return [(full - x, y) for x, y in points] if mirrored else points

            end = [
                (2 * scale, drop),
                (tail + fold, drop),
                (tail + fold, high - 2 * scale),
                (2 * scale, high - 2 * scale),
                (14 * scale, (high + drop) / 2),
            ]
            shape(draw, side(end), mix(base, colour.BLACK, 0.18), line, 2.2 * scale)
            low = high - drop - scale
            crease = [(tail, low), (tail + fold, low), (tail + fold, high - 2 * scale)]
            shape(draw, side(crease), mix(base, colour.BLACK, 0.35), line, 1.6 * scale)
        top, bottom = 1.5 * scale, high - drop
        front = [(tail, top), (full - tail, top), (full - tail, bottom), (tail, bottom)]
        shape(draw, front, base, line, 2.4 * scale)
        inset = tail + 3 * scale
        draw.rectangle((inset, 4 * scale, full - inset, 9 * scale), fill=mix(base, colour.WHITE, 0.18))
        rule = bottom - 6 * scale
        draw.line(
            (tail + 6 * scale, rule, full - tail - 6 * scale, rule),
            fill=mix(base, colour.BLACK, 0.25),
            width=round(1.4 * scale),
        )

    return Stretchable(sprite(width, height, paint, 3))


@kept
def disc(
    size: int, fill: Colour, line: Colour = colour.INK, width: float = 3, inner: Colour | None = None
) -> Image.Image:
    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        margin = width * scale / 2 + 1
        far = size * scale - 1
        draw.ellipse(
            (margin, margin, far - margin, far - margin), fill=fill, outline=line, width=round(width * scale)
        )
        if inner:
            margin += width * scale * 1.6
            draw.ellipse(
                (margin, margin, far - margin, far - margin), outline=inner, width=round(scale * 1.2)
            )

    return sprite(size, size, paint)


@kept
def letter_disc(
    size: int,
    text: str,
    fill: Colour,
    ink: Colour,
    inner: Colour | None = None,
    face: Face = TITLE,
    share: float = 0.56,
) -> Image.Image:
    """A disc with a letter or a numeral."""
    image = disc(size, fill, colour.INK, max(2.4, size * 0.055), inner).copy()
    write(image, size / 2, size / 2 - size * 0.01, text, face, round(size * share), ink, "mm")
    return image


@kept
def pill(width: int, height: int, fill: Glaze, line: Colour = colour.INK, rule: float = 2.4) -> Image.Image:
    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        draw.rounded_rectangle(
            (scale, scale, (width - 1) * scale, (height - 1) * scale),
            radius=(height / 2 - 1) * scale,
            fill=fill,
            outline=line,
            width=round(rule * scale),
        )

    return sprite(width, height, paint)


@kept
def mini_card(text: str, width: int = 30, height: int = 40, size: int = 29) -> Image.Image:
    """A card the size of its number."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (scale, scale, (width - 1) * scale, (height - 1) * scale)
        draw.rounded_rectangle(box, 5 * scale, fill=colour.IVORY, outline=colour.INK, width=round(2 * scale))

    image = sprite(width, height, paint)
    write(image, width / 2, height / 2 - 1, text, NUMBER, size, colour.INK, "mm")
    return image


@kept
def pointer(size: int = 34) -> Image.Image:
    """Whose turn it is, at the left edge of a plate."""
    return icon(size, [Stroke("M8 12 L92 50 L8 88 L26 50 Z", colour.VERMILION, colour.INK, 7)])
