"""The eight planets: each with a colour, a grain and bands or a ring of its own."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from render.efemeris import night
from render.kit.decoration.paper import noise, table
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, colourize, mix, rgb
from render.kit.drawing.sprites import CLEAR, WeighedDraw
from render.kit.players import Livery

_TONES: dict[str, tuple[Colour, bool]] = {
    "DEM": (rgb("C46A3C"), False),
    "PAT": (rgb("7FA8C9"), True),
    "POS": (rgb("B8A55A"), False),
    "PYT": (rgb("6FA287"), False),
    "HIP": (rgb("B07AA8"), True),
    "APO": (rgb("D9C7A0"), False),
    "HEC": (rgb("8C8C9C"), True),
    "ERA": (rgb("C9883C"), False),
}
"""Colour, and whether it has a ring."""
PLANETS = tuple(_TONES)
_UNKNOWN = (rgb("8FA3B8"), False)
_OVER = 4
RING = 9
"""How far the ring of the owner reaches beyond a planet of 46."""


@kept
def planet(name: str, size: int, owner: Livery | None = None) -> Image.Image:
    """A globe of this diameter; an owned one lies in a ring of the owner's colour."""
    tone, ringed = _TONES.get(name, _UNKNOWN)
    unit = _OVER * size / 46
    full, radius = int(size * 1.5) * _OVER, size * _OVER / 2
    middle = full / 2
    image = Image.new("RGBa", (full, full), CLEAR)
    draw = WeighedDraw(image)

    def ball(reach: float, fill: Colour) -> None:
        draw.ellipse((middle - reach, middle - reach, middle + reach, middle + reach), fill=fill)

    if owner is not None:
        for reach, fill in ((RING, night.IVORY), (RING - 2.5, owner.colour), (RING - 7.5, colour.INK)):
            ball(radius + reach * unit, fill)
    around = (middle - radius * 1.42, middle - radius * 0.5, middle + radius * 1.42, middle + radius * 0.5)
    if ringed and owner is None:
        draw.arc(around, 180, 360, fill=night.GOLD, width=round(3.5 * unit))
    globe = _globe(name, tone, int(2 * radius))
    mask = Image.new("L", globe.size, 0)
    ImageDraw.Draw(mask).ellipse((0, 0, globe.width - 1, globe.height - 1), fill=255)
    image.paste(globe, (int(middle - radius), int(middle - radius)), mask)
    draw.ellipse(
        (middle - radius, middle - radius, middle + radius, middle + radius),
        outline=night.GOLD_LIGHT,
        width=round(2.2 * unit),
    )
    if ringed and owner is None:
        draw.arc(around, 0, 180, fill=night.GOLD_LIGHT, width=round(4 * unit))
    return image.resize((full // _OVER, full // _OVER), Image.Resampling.LANCZOS).convert("RGBA")


def _globe(name: str, tone: Colour, size: int) -> Image.Image:
    """Light from the upper left, clouds in bands."""
    wide = size * 3 // 2
    left = int(size * 0.39)
    light = Image.radial_gradient("L").resize((wide, wide)).crop((left, left, left + size, left + size))
    dark = mix(tone, colour.BLACK, 0.6)
    shaded = colourize(
        light, [(0, mix(tone, colour.WHITE, 0.55)), (90, tone), (200, dark), (255, night.CORNER)]
    )
    seed = sum(ord(letter) * 7**place for place, letter in enumerate(name))
    bands = noise((size, size), [(size * 0.065, 1.0, 4.5)], seed)
    bands = bands.point(table(lambda value: (150 + (value - 128) * 0.8) * 1.45))
    return ImageChops.multiply(shaded, Image.merge("RGB", [bands] * 3))
