"""Vellum and the network of rhumb lines. Everything is seeded: the same sheet every time."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import combinations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, colourize, mix
from render.kit.drawing.shelf import shelved

Box = tuple[int, int, int, int]
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


def paper(width: int, height: int, seed: int) -> Image.Image:
    """A new toned sheet."""
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
    broad = _soft_rim(image.size, (18, 18, width - 19, height - 19))
    image.paste(colour.VELLUM_RIM, (0, 0, width, height), broad)
    burn = _burnt_rim(image.size, (7, 7, width - 8, height - 8), seed + 5)
    image.paste(colour.BURN, (0, 0, width, height), burn)


def _soft_rim(size: tuple[int, int], inside: Box) -> Image.Image:
    """How strong it is, around a rectangle."""
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rectangle(inside, fill=255)
    return mask.filter(ImageFilter.GaussianBlur(46)).point(table(lambda value: (250 - value) * 0.62))


def _burnt_rim(size: tuple[int, int], inside: Box, seed: int) -> Image.Image:
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rectangle(inside, fill=255)
    ragged = noise(size, [(44, 0.42, 1), (14, 0.34, 1), (5, 0.18, 1)], seed)
    burn = ImageChops.add(mask.filter(ImageFilter.GaussianBlur(7)), ragged, 1, -128)
    return burn.point(table(lambda value: max(0, min(255, (175 - value) * 1.5)) * 0.62))


def _speckle(image: Image.Image, seed: int) -> None:
    chance = random.Random(seed + 9)
    specks = Image.new("L", image.size, 0)
    draw = ImageDraw.Draw(specks)
    for _ in range(30):
        x, y = chance.uniform(0, image.width), chance.uniform(0, image.height)
        radius = chance.choice([2, 2, 3, 4, 6])
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=chance.randint(25, 70))
    image.paste(colour.FOXING, (0, 0, *image.size), specks.filter(ImageFilter.GaussianBlur(2.0)))


# --- rhumb lines -----------------------------------------------------------------------------------------

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
    box: Box,
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


# --- the page of all pictures that are no boards -----------------------------------------------------------

PAGE = (1400, 1100)
"""The largest one."""
_FOOT = 200
"""How far the tone of the lower rim reaches up."""


def page(height: int) -> Image.Image:
    """A new sheet of this height, for a hand, a question, a card. All are the upper part of one sheet, with a
    lower rim."""
    assert height <= PAGE[1], "no page is as high as that"
    image = _page.upper(height)
    image.paste(_lower_end(height), (0, height - _FOOT))
    return image


@shelved
def _page() -> Image.Image:
    image = paper(*PAGE, 37)
    rhumbs(image, (0, 0, *PAGE), (PAGE[0] * 0.5, PAGE[1] * 0.72), 560, strength=0.65)
    return image


@shelved
def _lower_end(height: int) -> Image.Image:
    """The lower part of a sheet of this height, with its rim."""
    image = _page().crop((0, height - _FOOT, PAGE[0], height))
    for tone, mask in zip((colour.VELLUM_RIM, colour.BURN), _foot(), strict=True):
        image.paste(tone, (0, 0, PAGE[0], _FOOT), mask)
    return image


@kept
def _foot() -> tuple[Image.Image, Image.Image]:
    """The soft tone and the ragged burn of a lower rim."""
    size = (PAGE[0], _FOOT)
    above = (-_FOOT, -_FOOT, PAGE[0] + _FOOT)
    return _soft_rim(size, (*above, _FOOT - 19)), _burnt_rim(size, (*above, _FOOT - 8), 42)
