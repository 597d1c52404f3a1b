"""What makes a chart a chart and never carries information, and the laurel of the winner."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, Glaze, mix
from render.kit.drawing.geometry import circle, moved, outlines
from render.kit.drawing.sprites import shape, sprite, stroke

_FLEUR = (
    "M50 0 C62 16 66 30 58 44 C70 28 92 30 90 50 C89 60 78 64 72 56 C72 66 64 68 60 66 L60 72 L40 72 L40 66 "
    "C36 68 28 66 28 56 C22 64 11 60 10 50 C8 30 30 28 42 44 C34 30 38 16 50 0 Z"
)
RoseTones = tuple[Colour | Glaze, Colour | Glaze, Colour | Glaze, Colour | Glaze]
"""Of the long, middle and short points, and of the pale half of each."""
PAINTED: RoseTones = (colour.LAPIS, colour.VERMILION, colour.VERDIGRIS, colour.VELLUM_LIGHT)


def draw_rose(
    draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, line: Colour | Glaze, tones: RoseTones
) -> None:
    """A compass rose with a ring of ticks and a fleur-de-lis for north."""
    long, middle, short, pale = tones
    thin = max(1, round(radius * 0.012))
    for share, width in ((0.70, 0.022), (0.60, 0.014)):
        stroke(draw, circle(x, y, radius * share, 90), line, radius * width)
    for tick in range(64):
        angle = math.radians(tick * 360 / 64)
        end = radius * (0.70 if tick % 2 == 0 else 0.65)
        near, far = (
            (x + reach * math.cos(angle), y + reach * math.sin(angle)) for reach in (radius * 0.60, end)
        )
        draw.line((near, far), fill=line, width=thin)

    def ray(degrees: float, length: float, width: float, tone: Colour | Glaze) -> None:
        angle = math.radians(degrees)
        tip = (x + length * math.cos(angle), y + length * math.sin(angle))
        for sign, half in ((1, tone), (-1, pale)):
            beside = angle + sign * math.radians(22.5)
            side = (x + width * math.cos(beside), y + width * math.sin(beside))
            draw.polygon([(x, y), side, tip], fill=half)
            draw.line([(x, y), side, tip, (x, y)], fill=line, width=thin, joint="curve")

    for index in range(8):
        ray(22.5 + 45 * index, radius * 0.56, radius * 0.17, short)
    for index in range(4):
        ray(45 + 90 * index, radius * 0.74, radius * 0.20, middle)
    for index in range(4):
        ray(90 * index - 90, radius * (0.92 if index else 0.86), radius * 0.23, long)
    shape(draw, circle(x, y, radius * 0.10), pale, line, radius * 0.02)
    shape(draw, circle(x, y, radius * 0.045), long)
    for points in outlines(_FLEUR, radius * 0.003, x - radius * 0.15, y - radius * 1.10):
        shape(draw, points, long, line, radius * 0.014)


@kept
def rose(radius: int) -> Image.Image:
    size = int(radius * 2.4)
    return sprite(
        size,
        size,
        lambda draw, scale: draw_rose(
            draw,
            size * scale / 2,
            size * scale / 2 + radius * scale * 0.08,
            radius * scale,
            colour.INK,
            PAINTED,
        ),
        3,
    )


@kept
def scale_bar(segments: int, segment: int) -> Image.Image:
    width = segments * segment + 4

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        for index in range(segments):
            left, right = (2 + index * segment) * scale, (2 + (index + 1) * segment) * scale
            fill = colour.INK if index % 2 == 0 else colour.VELLUM_LIGHT
            draw.rectangle(
                (left, 8 * scale, right, 16 * scale), fill=fill, outline=colour.INK, width=round(2 * scale)
            )
        for index in range(segments + 1):
            x = (2 + index * segment) * scale
            draw.line((x, 1 * scale, x, 16 * scale), fill=colour.INK, width=round(2 * scale))

    return sprite(width, 18, paint)


@kept
def laurel(size: int, tone: Colour = colour.VERDIGRIS) -> Image.Image:
    """The winner's wreath, open at the top."""
    dark = mix(tone, colour.BLACK, 0.4)
    leaf = [(0.0, 0.0), (5.0, -4.2), (11.0, -4.6), (18.0, 0.0), (11.0, 4.6), (5.0, 4.2)]

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = size * scale / 100
        for sign in (-1, 1):
            branch = [
                (50 + sign * 37 * math.cos(math.radians(degrees)), 49 + 37 * math.sin(math.radians(degrees)))
                for degrees in range(-64, 87, 5)
            ]
            stroke(draw, moved(branch, unit), dark, 2.4 * unit)
            for index in range(len(branch) - 2, 0, -3):
                (x, y), (ax, ay), (bx, by) = branch[index], branch[index - 1], branch[index + 1]
                along = math.degrees(math.atan2(ay - by, ax - bx))
                for lean in (-34, 34):
                    shape(draw, moved(leaf, unit, x * unit, y * unit, along + lean), tone, dark, 1.3 * unit)
        for x, y in ((50, 85), (46, 82), (54, 82)):
            shape(draw, moved(circle(x, y, 3.2, 20), unit), colour.VERMILION, colour.INK, 1.2 * unit)

    return sprite(size, size, paint)
