"""The night chart: its palette, the sky itself, and what plates and titles look like on it."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.decoration.paper import RhumbTones, noise, rhumbs, table
from render.kit.drawing.colour import colourize, glaze, rgb
from render.kit.drawing.geometry import Point, star
from render.kit.drawing.lettering import write_title
from render.kit.drawing.shelf import shelved
from render.kit.drawing.sprites import Stretched
from render.kit.plates import plate

CENTRE, MIDDLE, EDGE, CORNER = rgb("24458C"), rgb("152C66"), rgb("0B1638"), rgb("050A1E")
GOLD_LIGHT, GOLD, GOLD_DARK = rgb("F6E3A6"), rgb("E0B44A"), rgb("9C7426")
IVORY = rgb("FFF6DC")
HALO = rgb("070D26")
PLATE, ACTIVE_PLATE = glaze(rgb("0E1B45"), 225), glaze(rgb("20397A"), 240)
DEEP = rgb("0A1433")
LAST_MOVE = rgb("E0451F")
HOLLOW, HOLLOW_LINE = rgb("2A3A66"), rgb("7485B5")
PALE = rgb("B9C4E6")
"""Labels that matter less than the ivory ones."""
INITIAL = rgb("F0B429")

_RHUMBS: RhumbTones = ((GOLD, 0.27), (rgb("8FB6FF"), 0.18), (rgb("FF9C7A"), 0.14))
_MILKY_WAY = rgb("6F86C9")


@shelved
def sky(width: int, height: int, centre: Point) -> Image.Image:
    """A sheet of night, lightest at `centre`."""
    size = (width, height)
    full = int(width * 1.5)
    left, top = int(full / 2 - centre[0]), int(full / 2 - centre[1])
    light = Image.radial_gradient("L").resize((full, full)).crop((left, top, left + width, top + height))
    image = colourize(light, [(0, CENTRE), (90, MIDDLE), (190, EDGE), (255, CORNER)])
    _milky_way(image)
    grain = noise(size, [(1.0, 0.02, 1)], 8)  # against visible bands in the gradient
    image = ImageChops.add(image, Image.merge("RGB", [grain] * 3), 1, -128)
    _stars(image)
    return image


def _milky_way(image: Image.Image) -> None:
    width, height = image.size
    band = Image.new("L", image.size, 0)
    ImageDraw.Draw(band).line((-100, height * 0.85, width + 100, height * 0.02), fill=210, width=210)
    band = band.filter(ImageFilter.GaussianBlur(80))
    cloud = noise(image.size, [(300, 0.8, 1.6), (110, 0.5, 1.3), (40, 0.28, 1)], 3)
    cloud = cloud.point(table(lambda value: (value - 90) * 2.2))
    mask = ImageChops.multiply(band, cloud).point(table(lambda value: value * 0.42))
    image.paste(_MILKY_WAY, (0, 0, width, height), mask)


def _stars(image: Image.Image) -> None:
    width, height = image.size
    mask = Image.new("L", (width * 2, height * 2), 0)
    draw = ImageDraw.Draw(mask)
    chance = random.Random(12)
    for _ in range(900):
        x, y = chance.uniform(0, width * 2), chance.uniform(0, height * 2)
        radius = chance.choice([0.8, 0.8, 1, 1, 1.4, 2])
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=chance.randint(70, 230))
    for _ in range(26):
        x, y = chance.uniform(0, width * 2), chance.uniform(0, height * 2)
        radius = chance.uniform(7, 14)
        draw.polygon(star(x, y, radius, radius * 0.16, 4), fill=chance.randint(120, 230))
    image.paste(IVORY, (0, 0, width, height), mask.resize((width, height), Image.Resampling.BOX))


def night_rhumbs(image: Image.Image, box: tuple[int, int, int, int], hub: Point, radius: float) -> None:
    rhumbs(image, box, hub, radius, tones=_RHUMBS)


def night_plate(width: int, height: int, *, active: bool = False) -> Stretched:
    return plate(width, height, ACTIVE_PLATE if active else PLATE, GOLD_DARK, active=active)


def night_title(image: Image.Image, text: str, width: float = 370) -> None:
    write_title(image, 30, 72, text, width, INITIAL, IVORY)
