"""Painted sea and land, and the chequered border of a chart."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit import colour
from render.kit.colour import Colour
from render.kit.paper import noise, table

Box = tuple[int, int, int, int]


def _band(centre: float, width: float, strength: float) -> list[int]:
    return table(lambda value: strength * max(0, 1 - abs(value - centre) / width))


_LAND = table(lambda value: (value - 122) * 14)
_COAST = _band(118, 52, 310)
_NEAR_LAND = table(lambda value: (value - 4) * 1.25)
_INSIDE_RIM = table(lambda value: (205 - value) * 1.5)
_WORLD = table(lambda value: (value - 112) * 9)
_RIM = table(lambda value: (245 - value) * 1.1)
_LINING = [_band(62, 12, 165), _band(34, 8, 130), _band(14, 5, 95)]


class Chart:
    """Sea and land for one rectangle of a sheet. What does not depend on the coast is made once and kept.

    The blur of the mask is the soft edge; noise makes the coast ragged; field values around it give water
    lining outside and the darker rim inside.
    """

    def __init__(self, region: Image.Image, seed: int, unknown: Image.Image | None = None) -> None:
        """`region` is the vellum to paint on; `unknown` what is seen where nothing is painted, if it has
        ornaments that must not shine through the paint."""
        self.size = region.size
        self._region, self._unknown = region, unknown or region
        self._grain = noise(self.size, [(40, 0.26, 1), (15, 0.30, 1), (6, 0.16, 1)], seed)
        self._soft_grain = self._grain.point(table(lambda value: 205 + (value - 128) * 0.9))
        self._weak_grain = self._grain.point(table(lambda value: 128 + (value - 128) * 0.8))
        self._sea = _sea(region, self._grain)

    def painted(
        self, land: Image.Image, known: Image.Image | None = None, done: Image.Image | None = None
    ) -> Image.Image:
        """The painted region. All masks have its size: the land, the known world (by default all of it; the
        rest stays unpainted), and the land that is finished."""
        blurred = land.filter(ImageFilter.BoxBlur(2.3)).filter(ImageFilter.BoxBlur(2.0))
        shore = ImageChops.add(blurred, self._grain, 1, -128)
        wide = land.reduce(2).filter(ImageFilter.BoxBlur(4.5)).filter(ImageFilter.BoxBlur(3))
        soft = ImageChops.multiply(wide.resize(self.size, Image.Resampling.BILINEAR), self._soft_grain)
        ground, coast = shore.point(_LAND), shore.point(_COAST)
        water = ImageChops.invert(ground)
        deep = soft.point(_NEAR_LAND)
        painted = self._sea.copy()
        if known is not None:
            world = ImageChops.add(known.filter(ImageFilter.BoxBlur(2)), self._weak_grain, 1, -128).point(
                _WORLD
            )
            ground, water, coast = (ImageChops.multiply(layer, world) for layer in (ground, water, coast))
            deep = ImageChops.lighter(self._rim(world), deep)
            painted = self._unknown.copy()
            painted.paste(self._sea, (0, 0), water)

        def tint(tone: Colour, mask: Image.Image) -> None:
            painted.paste(tone, (0, 0, *self.size), mask)

        tint(colour.SEA_DEEP, ImageChops.multiply(water, deep))
        painted.paste(self._washed(colour.LAND, 0.72), (0, 0), ground)
        if done is not None:
            painted.paste(self._washed(colour.LAND_DONE, 0.80), (0, 0), ImageChops.multiply(ground, done))
        tint(colour.LAND_RIM, ImageChops.multiply(ground, soft.point(_INSIDE_RIM)))
        lining = soft.point(_LINING[0])
        for line in _LINING[1:]:
            lining = ImageChops.lighter(lining, soft.point(line))
        tint(colour.SEA_INK, ImageChops.multiply(water, lining))
        tint(colour.INK, coast)
        return painted

    def _washed(self, tone: Colour, strength: float) -> Image.Image:
        """The vellum in another colour: made anew, because keeping it would double the memory of a chart."""
        return Image.blend(self._region, Image.new("RGB", self.size, tone), strength)

    def _rim(self, world: Image.Image) -> Image.Image:
        """The known world is darker at its rim, like the edge of a watercolour."""
        inside = world.reduce(2).filter(ImageFilter.BoxBlur(2.5)).point(_RIM)
        return inside.resize(self.size, Image.Resampling.BILINEAR)


def paint_chart(image: Image.Image, box: Box, land: Image.Image, seed: int) -> None:
    """Paint sea and land on the vellum inside the box. `land` is a mask of the box's size."""
    image.paste(Chart(image.crop(box), seed).painted(land), box[:2])


def _sea(region: Image.Image, grain: Image.Image) -> Image.Image:
    """Vellum washed with the colour of the sea, so that rhumb lines shine through."""
    flat = Image.new("RGB", region.size, colour.SEA)
    washed = ImageChops.multiply(region, flat)
    return Image.composite(Image.blend(washed, flat, 0.34), Image.blend(washed, flat, 0.62), grain)


def chart_border(image: Image.Image, box: Box, segment: float, thickness: int = 12) -> None:
    """The chequered band outside the box."""
    left, top, right, bottom = box
    draw = ImageDraw.Draw(image)
    for gap, width in ((thickness + 4, 2), (thickness + 1, 1), (1, 2)):
        draw.rectangle((left - gap, top - gap, right + gap, bottom + gap), outline=colour.INK, width=width)
    columns = round((right - left) / segment)
    rows = round((bottom - top) / segment)
    deep = thickness - 3
    middle = thickness / 2 - 1
    for column in range(columns):
        start, end = (left + (right - left) * index / columns for index in (column, column + 1))
        for y in (top - thickness, bottom + 2):
            draw.rectangle((start, y, end - 1, y + deep), fill=_chequer(column))
            if column % 2 == 0:
                draw.line((start, y + middle, end, y + middle), fill=colour.VERMILION, width=2)
    for row in range(rows):
        start, end = (top + (bottom - top) * index / rows for index in (row, row + 1))
        for x in (left - thickness, right + 2):
            draw.rectangle((x, start, x + deep, end - 1), fill=_chequer(row))
            if row % 2 == 0:
                draw.line((x + middle, start, x + middle, end), fill=colour.VERMILION, width=2)
    for x in (left - thickness - 4, right + 1):
        for y in (top - thickness - 4, bottom + 1):
            corner = (x, y, x + thickness + 3, y + thickness + 3)
            draw.rectangle(corner, fill=colour.VERMILION, outline=colour.INK, width=2)


def _chequer(index: int) -> Colour:
    return colour.INK if index % 2 else colour.VELLUM_LIGHT
