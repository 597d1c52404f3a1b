"""Points at a part of a picture: a ring of red ink, drawn by hand, and a hand that shows it.

Printers set such hands into the margin for centuries, and readers drew them there.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageStat

from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import rgb
from render.kit.drawing.sprites import Stroke, paste, sprite, trace
from render.kit.places import Box

_PAD = 12
"""From the part to the middle of the ring."""
_SMALL, _ROUNDER = 200, 0.15
"""Up to this size the ring goes around a part in a wider bow: so much of the part's length farther."""
_INK, _HALO = 7, 15
"""How wide the ring and the ivory around it are."""
_EDGE = 13
"""What the middle of the ring keeps from the edge of the picture, so that nothing of it is cut off."""
_STEPS = 360
_OVERLAP = 0.055
"""How much of the ring is drawn twice, as a pen does."""
_UNEVEN = 4.5
"""How far a large ring swings inward."""
_LARGE = 2
"""Drawn so many times too large, and reduced."""
_HAND, _RIM = 118, 2
"""The size of the hand, and what it keeps from the edge of the picture."""


def point_at(image: Image.Image, part: Box) -> Image.Image:
    """A copy of the picture with a ring around this part and a hand pointing at it."""
    marked = image.copy()
    ring = _ring_box(part, image.size)
    _draw_ring(marked, ring, part)
    spot = _best_spot(image, ring)
    paste(marked, hand(spot.turn), spot.x, spot.y)
    return marked


# --- the ring ----------------------------------------------------------------------------------------------


def _ring_box(part: Box, size: tuple[int, int]) -> Box:
    left, top, right, bottom = part
    length = max(right - left, bottom - top)
    pad = max(_PAD, _ROUNDER * length) if length <= _SMALL else _PAD
    return (
        max(left - pad, _EDGE),
        max(top - pad, _EDGE),
        min(right + pad, size[0] - _EDGE),
        min(bottom + pad, size[1] - _EDGE),
    )


def _draw_ring(image: Image.Image, ring: Box, part: Box) -> None:
    left, top = int(ring[0]) - _HALO, int(ring[1]) - _HALO
    wide, high = int(ring[2]) + _HALO - left, int(ring[3]) + _HALO - top
    points = list(_outline(ring, part))
    for width, tone, opacity in ((_HALO, colour.IVORY, 225), (_INK, colour.VERMILION, 255)):
        mask = Image.new("L", (wide * _LARGE, high * _LARGE), 0)
        draw = ImageDraw.Draw(mask)
        for step, ((x, y), end) in enumerate(pairwise(points)):
            # a pen is pressed harder on its way down
            pressure = 1 + 0.24 * math.sin(step / len(points) * math.tau * 1.5 + 1)
            radius = width * _LARGE / 2 * pressure
            x, y = (x - left) * _LARGE, (y - top) * _LARGE
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=opacity)
            to = ((end[0] - left) * _LARGE, (end[1] - top) * _LARGE)
            draw.line(((x, y), to), fill=opacity, width=round(2 * radius))
        image.paste(tone, (left, top), mask.reduce(_LARGE))


def _outline(ring: Box, part: Box) -> Iterator[tuple[float, float]]:
    """Around the part: round where there is room, nearly a rectangle where there is none; a little uneven,
    and at its end past its beginning. It stays within the ring's box."""
    x, y = (ring[0] + ring[2]) / 2, (ring[1] + ring[3]) / 2
    across, down = (ring[2] - ring[0]) / 2, (ring[3] - ring[1]) / 2
    roundness = _roundness((part[2] - part[0]) / 2 / across, (part[3] - part[1]) / 2 / down)
    uneven = min(_UNEVEN, 0.09 * min(across, down))
    for step in range(round(_STEPS * (1 + _OVERLAP))):
        turn = step / _STEPS
        angle = math.tau * turn - 2.2
        inward = uneven * (1 + math.sin(3 * angle + 0.7)) / 2 + uneven * max(0.0, 1 - 2 * turn)
        cosine, sine = math.cos(angle), math.sin(angle)
        reach = (abs(cosine) ** roundness + abs(sine) ** roundness) ** (-1 / roundness)
        yield x + (across - inward) * cosine * reach, y + (down - inward) * sine * reach


def _roundness(across: float, down: float) -> float:
    """The exponent of the superellipse that just goes around a part; the part's size is given as a share of
    the ring's."""
    for tenth in range(22, 100):
        if across ** (tenth / 10) + down ** (tenth / 10) <= 1:
            return tenth / 10
    return 10.0


# --- the hand ----------------------------------------------------------------------------------------------

_SKIN, _SHADE = rgb("F6DFC0"), rgb("B98A62")
_FINGERS = "M30 27 C38 17 50 15 58 19 L91 22 C99 23 99 34 91 35 L63 36 C71 38 71 46 63 47 C69 49 68 57 60 57 "
_PALM = _FINGERS + "C64 60 62 66 55 66 C46 68 38 65 30 60 Z"
_THUMB = "M38 26 C42 13 54 9 66 13 C73 15 73 22 66 22 C60 22 57 23 54 27"
_STROKES = (
    Stroke(_PALM, colour.IVORY, colour.IVORY, 11),
    Stroke(_THUMB, colour.IVORY, colour.IVORY, 11),
    Stroke("M4 20 L26 20 L26 68 L4 68 Z", colour.IVORY, colour.IVORY, 11),
    Stroke("M4 22 L20 20 L20 68 L4 66 Z", colour.VERMILION, colour.INK, 3),
    Stroke("M12 31 L12 35 M12 42 L12 46 M12 53 L12 57", None, colour.GOLD_LIGHT, 4),
    Stroke(_PALM, _SKIN, colour.INK, 3),
    Stroke(_THUMB, _SKIN, colour.INK, 3),
    Stroke("M63 36 C57 35 52 37 50 41 M63 47 C57 46 52 47 50 51 M60 57 C56 56 52 57 50 60",
           None, _SHADE, 2.6),
    Stroke("M20 22 C30 18 32 26 27 30 C34 32 34 40 28 42 C35 45 34 52 28 54 C34 58 31 67 20 66 Z",
           colour.IVORY, colour.INK, 3),
)  # fmt: skip


@kept
def hand(turn: int) -> Image.Image:
    """Pointing to the right, turned clockwise by so many degrees: 0, 90, 180 or 270."""
    drawn = sprite(
        _HAND,
        _HAND,
        lambda draw, scale: trace(draw, _STROKES, _HAND * scale / 100, 0, 8 * scale * _HAND / 100),
    )
    if turn == 180:
        return drawn.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return drawn.rotate(-turn, Image.Resampling.BICUBIC)


class _Spot(NamedTuple):
    x: float
    y: float
    turn: int


def _spots(ring: Box, size: tuple[int, int]) -> Iterator[_Spot]:
    """Beside the ring, with the finger on it."""
    left, top, right, bottom = ring
    out = _HAND * 0.40
    for share in (0.5, 0.35, 0.65, 0.2, 0.8, 0.07, 0.93):
        x = _within(left + (right - left) * share, size[0])
        y = _within(top + (bottom - top) * share, size[1])
        yield _Spot(left - out, y, 0)
        yield _Spot(right + out, y, 180)
        yield _Spot(x, bottom + out, 270)
        yield _Spot(x, top - out, 90)


def _within(middle: float, length: int) -> float:
    """Such that the hand isn't cut off."""
    return min(max(middle, _HAND / 2 + _RIM), length - _HAND / 2 - _RIM)


def _best_spot(image: Image.Image, ring: Box) -> _Spot:
    """Where the hand hides least; in a corner of the ring where there is no room outside."""
    edges = image.convert("L").filter(ImageFilter.FIND_EDGES)
    half = _HAND / 2

    def hidden(spot: _Spot) -> float:
        box = (spot.x - half, spot.y - half, spot.x + half, spot.y + half)
        if min(box[0], box[1], image.width - box[2], image.height - box[3]) < _RIM:
            return math.inf
        return float(ImageStat.Stat(edges.crop(box)).mean[0])

    best = min(_spots(ring, image.size), key=hidden)
    return best if hidden(best) < math.inf else _Spot(ring[2] - half, ring[3] - half, 180)
