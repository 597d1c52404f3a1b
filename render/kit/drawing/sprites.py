"""Small pictures that are drawn once, several times too large, and pasted many times."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.kit.drawing.colour import Colour, Glaze
from render.kit.drawing.geometry import Points, moved, outlines

Paint: TypeAlias = Callable[[ImageDraw.ImageDraw, float], None]
"""Draws on a canvas that is `scale` times as large as the sprite will be."""

Draw: TypeAlias = Callable[[int], Image.Image]
"""Draws a sign of this size."""

CLEAR: Glaze = (0, 0, 0, 0)


class Stroke(NamedTuple):
    """One outline of an icon on a grid of 100: filled, lined, or both."""

    outline: str | Points
    fill: Colour | Glaze | None = None
    line: Colour | Glaze | None = None
    width: float = 0


class WeighedDraw(ImageDraw.ImageDraw):
    """Draws on an image whose colours are weighed by their opacity (`RGBa`), so that what is clear does not
    darken the edges when it is reduced. To weigh all of it afterwards takes most of the time of a sprite.
    Letters belong on what is opaque: Pillow does not weigh their soft edges."""

    def _getink(self, ink: Any, fill: Any = None) -> tuple[int | None, int | None]:
        return super()._getink(_weighed(ink), _weighed(fill))


def _weighed(colour: Any) -> Any:
    """As Pillow weighs a pixel. What is no colour (a mask's number, nothing) stays as it is."""
    if not isinstance(colour, tuple):
        return colour
    opacity = colour[3] if len(colour) > 3 else 255
    shares = [part * opacity + 128 for part in colour[:3]]
    red, green, blue = [((share >> 8) + share) >> 8 for share in shares]
    return red, green, blue, opacity


def sprite(width: int, height: int, paint: Paint, oversampling: int = 4) -> Image.Image:
    """Pillow's shapes have no soft edges; drawing large and reducing gives them."""
    image = Image.new("RGBa", (width * oversampling, height * oversampling), CLEAR)
    paint(WeighedDraw(image), oversampling)
    return image.reduce(oversampling).convert("RGBA")


def shape(
    draw: ImageDraw.ImageDraw,
    points: Points,
    fill: Colour | Glaze | None = None,
    line: Colour | Glaze | None = None,
    width: float = 0,
) -> None:
    """A closed shape."""
    if fill:
        draw.polygon(points, fill=fill)
    if line and width:
        start = points if points[0] == points[-1] else [*points, points[0]]
        draw.line([*start, start[1]], fill=line, width=max(1, round(width)), joint="curve")


def stroke(draw: ImageDraw.ImageDraw, points: Points, line: Colour | Glaze, width: float) -> None:
    """An open line."""
    draw.line(points, fill=line, width=max(1, round(width)), joint="curve")


def trace(
    draw: ImageDraw.ImageDraw, strokes: Sequence[Stroke], scale: float, x: float = 0, y: float = 0
) -> None:
    """Draw the strokes of an icon; `scale` is the size of one unit of its grid."""
    for part in strokes:
        found = (
            outlines(part.outline, scale, x, y)
            if isinstance(part.outline, str)
            else [moved(part.outline, scale, x, y)]
        )
        for points in found:
            if part.fill is None and part.line is not None:
                stroke(draw, points, part.line, part.width * scale)
            else:
                shape(draw, points, part.fill, part.line, part.width * scale)


def icon(size: int, strokes: Sequence[Stroke]) -> Image.Image:
    return sprite(size, size, lambda draw, scale: trace(draw, strokes, size * scale / 100))


class Stretchable:
    """A small sprite whose middle column and row can be repeated, and the pieces that it is cut into."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self._pieces: dict[tuple[str, bool, bool], list[Image.Image]] = {}

    def pieces(self, mode: str, *, across: bool, down: bool) -> list[Image.Image]:
        """Row by row; for a whole that is wider, higher or both."""
        key = mode, across, down
        if key not in self._pieces:
            image = self.image.convert(mode)
            boxes = product(_cuts(image.height, stretched=down), _cuts(image.width, stretched=across))
            self._pieces[key] = [
                image.crop((near, above, far, below)) for (above, below), (near, far) in boxes
            ]
        return self._pieces[key]


class Stretched(NamedTuple):
    """A sprite of any size that is put together where it is pasted: it takes no memory. The small one is no
    larger than the whole."""

    small: Stretchable
    width: int
    height: int

    def image(self) -> Image.Image:
        """By itself, to be drawn on."""
        image = Image.new("RGBA", (self.width, self.height), CLEAR)
        for part, place in self._parts("RGBA"):
            image.paste(part, place)
        return image

    def put(self, image: Image.Image, left: int, top: int) -> None:
        # With its colours weighed it is pasted in a third of the time; but only on what is opaque itself.
        for part, (x, y) in self._parts("RGBa" if image.mode == "RGB" else "RGBA"):
            image.paste(part, (left + x, top + y), part)

    def _parts(self, mode: str) -> Iterator[tuple[Image.Image, tuple[int, int]]]:
        wide, high = self.small.image.size
        pieces = self.small.pieces(mode, across=wide < self.width, down=high < self.height)
        places = product(_places(high, self.height), _places(wide, self.width))
        for part, ((y, down), (x, across)) in zip(pieces, places, strict=True):
            if part.size == (1, 1):
                yield Image.new(mode, (across, down), part.getpixel((0, 0))), (x, y)
            elif part.size != (across, down):
                yield part.resize((across, down), Image.Resampling.NEAREST), (x, y)
            else:
                yield part, (x, y)


def _cuts(length: int, *, stretched: bool) -> list[tuple[int, int]]:
    """Where to cut a small sprite: its two ends, and one pixel between them."""
    middle = length // 2
    return [(0, middle), (middle, middle + 1), (middle + 1, length)] if stretched else [(0, length)]


def _places(small: int, length: int) -> list[tuple[int, int]]:
    """Where its pieces begin on the whole, and how long they are there."""
    if small == length:
        return [(0, length)]
    end, rest = small // 2, small - small // 2 - 1
    return [(0, end), (end, length - end - rest), (length - rest, rest)]


def paste(image: Image.Image, piece: Image.Image | Stretched, x: float, y: float, anchor: str = "mm") -> None:
    """Put a sprite on a picture. Anchor: l, m or r, then t, m or b."""
    left = x - {"l": 0.0, "m": piece.width / 2, "r": float(piece.width)}[anchor[0]]
    top = y - {"t": 0.0, "m": piece.height / 2, "b": float(piece.height)}[anchor[1]]
    if isinstance(piece, Stretched):
        piece.put(image, round(left), round(top))
    else:
        image.paste(piece, (round(left), round(top)), piece)


def wash(image: Image.Image, box: tuple[float, float, float, float], colour: Colour, opacity: int) -> None:
    """A translucent rectangle."""
    left, top, right, bottom = (round(edge) for edge in box)
    image.paste(colour, (left, top, right, bottom), Image.new("L", (right - left, bottom - top), opacity))
