"""Vellum and the network of rhumb lines. Everything is seeded: the same sheet every time."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit import colour
from render.kit.colour import Colour, colourize, mix

Layer = tuple[float, float, float]
"""Of noise: size of its cells, its weight, how much wider than high a cell is."""


def table(value_of: Callable[[int], float]) -> list[int]:
    """A look-up table for `Image.point`, kept between 0 and 255."""
    return [max(0, min(255, int(value_of(value)))) for value in range(256)]


def _noise(size: tuple[int, int], cell: float, seed: int, stretch: float) -> Image.Image:
    width, height = size
    columns = max(2, int(width / (cell * stretch)) + 2)
    rows = max(2, int(height / cell) + 2)
    small = Image.frombytes("L", (columns, rows), random.Random(seed).randbytes(columns * rows))
    return small.resize(size, Image.Resampling.BICUBIC)


def noise(size: tuple[int, int], layers: list[Layer], seed: int) -> Image.Image:
    """Layers of value noise added up around mid grey."""
    total = Image.new("L", size, 128)
    for index, (cell, weight, stretch) in enumerate(layers):
        weighed = _noise(size, cell, seed * 31 + index, stretch).point(
            [round(128 + (value - 128) * weight) for value in range(256)]
        )
        total = ImageChops.add(total, weighed, 1, -128)
    return total


_VELLUM_LAYERS: list[Layer] = [
    (320, 0.34, 1), (120, 0.20, 1.2), (34, 0.12, 1.3), (10, 0.07, 1.6), (2.4, 0.045, 1),
]  # fmt: skip


@lru_cache(maxsize=6)
def paper(width: int, height: int, seed: int) -> Image.Image:
    """A toned sheet. Callers copy it."""
    size = (width, height)
    image = colourize(
        noise(size, _VELLUM_LAYERS, seed),
        [
            (0, mix(colour.VELLUM_LOW, colour.VELLUM_RIM, 0.35)),
            (80, colour.VELLUM_LOW),
            (128, colour.VELLUM),
            (180, colour.VELLUM_LIGHT),
            (255, (255, 249, 232)),
        ],
    )
    _tone_rim(image, seed)
    _speckle(image, seed)
    return image


def _tone_rim(image: Image.Image, seed: int) -> None:
    """A broad soft tone, and a narrow ragged burn."""
    width, height = image.size
    inside = Image.new("L", image.size, 0)
    ImageDraw.Draw(inside).rectangle((18, 18, width - 19, height - 19), fill=255)
    broad = inside.filter(ImageFilter.GaussianBlur(46)).point(table(lambda value: (250 - value) * 0.62))
    image.paste(colour.VELLUM_RIM, (0, 0, width, height), broad)
    inside = Image.new("L", image.size, 0)
    ImageDraw.Draw(inside).rectangle((7, 7, width - 8, height - 8), fill=255)
    ragged = noise(image.size, [(44, 0.42, 1), (14, 0.34, 1), (5, 0.18, 1)], seed + 5)
    burn = ImageChops.add(inside.filter(ImageFilter.GaussianBlur(7)), ragged, 1, -128)
    strength = table(lambda value: max(0, min(255, (175 - value) * 1.5)) * 0.62)
    image.paste(colour.BURN, (0, 0, width, height), burn.point(strength))


def _speckle(image: Image.Image, seed: int) -> None:
    chance = random.Random(seed + 9)
    specks = Image.new("L", image.size, 0)
    draw = ImageDraw.Draw(specks)
    for _ in range(30):
        x, y = chance.uniform(0, image.width), chance.uniform(0, image.height)
        radius = chance.choice([2, 2, 3, 4, 6])
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=chance.randint(25, 70))
    image.paste(colour.FOXING, (0, 0, *image.size), specks.filter(ImageFilter.GaussianBlur(2.0)))


RhumbTones = tuple[tuple[Colour, float], ...]
"""Colour and strength of the three classes of directions."""
_RHUMBS: RhumbTones = (
    (colour.INK_SECOND, 0.36),
    (colour.VERDIGRIS, 0.31),
    (colour.VERMILION, 0.24),
)
_FAR = 3000


def rhumbs(
    image: Image.Image,
    box: tuple[int, int, int, int],
    hub: tuple[float, float],
    radius: float,
    *,
    strength: float = 1.0,
    turn: float = 0,
    tones: RhumbTones = _RHUMBS,
) -> None:
    """Sixteen nodes around the hub; a line through every pair of them, over the whole box."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    layers = [Image.new("L", (width * 2, height * 2), 0) for _ in tones]
    pens = [ImageDraw.Draw(layer) for layer in layers]
    nodes = []
    for node in range(16):
        angle = math.radians(22.5 * node + turn)
        nodes.append((hub[0] + radius * math.cos(angle) - left, hub[1] + radius * math.sin(angle) - top))
    for (first, (ax, ay)), (second, (bx, by)) in combinations(enumerate(nodes), 2):
        direction = (first + second) % 16
        pen = pens[0 if direction % 4 == 0 else 1 if direction % 2 == 0 else 2]
        length = math.hypot(bx - ax, by - ay)
        dx, dy = (bx - ax) / length * _FAR, (by - ay) / length * _FAR
        pen.line(((ax - dx) * 2, (ay - dy) * 2, (ax + dx) * 2, (ay + dy) * 2), fill=255, width=2)
    for layer, (tint, opacity) in zip(layers, tones, strict=True):
        mask = layer.resize((width, height), Image.Resampling.BOX)
        image.paste(tint, box, mask.point(table(lambda value, share=opacity: value * share * strength)))  # type: ignore[misc]
