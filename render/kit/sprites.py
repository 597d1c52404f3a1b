"""Small pictures that are drawn once, several times too large, and pasted many times."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.kit.colour import Colour, Glaze
from render.kit.geometry import Points, moved, outlines

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


def sprite(width: int, height: int, paint: Paint, oversampling: int = 4) -> Image.Image:
    """Pillow's shapes have no soft edges; drawing large and reducing gives them."""
    image = Image.new("RGBA", (width * oversampling, height * oversampling), CLEAR)
    paint(ImageDraw.Draw(image), oversampling)
    return _weighed(image, oversampling).convert("RGBA")


def _weighed(image: Image.Image, factor: int) -> Image.Image:
    """Reduced, with its colours weighed by their opacity, so that what is clear does not darken the edges."""
    opacity = image.getchannel("A").histogram()
    if opacity[0] + opacity[255] < image.width * image.height:
        return image.convert("RGBa").reduce(factor)
    # Where all is either opaque or clear, which is black, colours are weighed already: half of the time.
    return Image.merge("RGBa", [band.reduce(factor) for band in image.split()])


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


class Stretched(NamedTuple):
    """A sprite of any size that is put together where it is pasted: it takes no memory. Of a small one the
    middle column and row are repeated; it is no larger than the whole."""

    small: Image.Image
    width: int
    height: int

    def image(self) -> Image.Image:
        """By itself, to be drawn on."""
        image = Image.new("RGBA", (self.width, self.height), CLEAR)
        for part, place in self._parts(self.small):
            image.paste(part, place)
        return image

    def put(self, image: Image.Image, left: int, top: int) -> None:
        # With its colours weighed it is pasted in a third of the time; but only on what is opaque itself.
        small = self.small.convert("RGBa") if image.mode == "RGB" else self.small
        for part, (x, y) in self._parts(small):
            image.paste(part, (left + x, top + y), part)

    def _parts(self, small: Image.Image) -> Iterator[tuple[Image.Image, tuple[int, int]]]:
        for y, high, above, below in _thirds(small.height, self.height):
            for x, wide, near, far in _thirds(small.width, self.width):
                part = small.crop((near, above, far, below))
                if part.size == (1, 1):
                    part = Image.new(small.mode, (wide, high), part.getpixel((0, 0)))
                elif part.size != (wide, high):
                    part = part.resize((wide, high), Image.Resampling.NEAREST)
                yield part, (x, y)


def _thirds(small: int, length: int) -> list[tuple[int, int, int, int]]:
    """The two ends and the middle of a length: where each begins, its length, and the pixels that fill it; of
    the middle there is one."""
    if small == length:
        return [(0, length, 0, length)]
    end, rest = small // 2, small - small // 2 - 1
    middle = length - end - rest
    return [(0, end, 0, end), (end, middle, end, end + 1), (end + middle, rest, end + 1, small)]


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
