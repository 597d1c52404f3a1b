"""Painted sea and land, and the chequered border of a chart."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.decoration.paper import noise, table
from render.kit.drawing import colour
from render.kit.drawing.colour import Colour

Box = tuple[int, int, int, int]


def _band(centre: float, width: float, strength: float) -> list[int]:
    return table(lambda value: strength * max(0, 1 - abs(value - centre) / width))


_LAND = table(lambda value: (value - 122) * 14)
_COAST = _band(118, 52, 310)
_NEAR_LAND = table(lambda value: (value - 4) * 1.25)
_INSIDE_RIM = table(lambda value: (205 - value) * 1.5)
_WORLD = table(lambda value: (value - 112) * 9)
_RIM = table(lambda value: (245 - value) * 1.1)
_LINING = [max(lines) for lines in zip(_band(62, 12, 165), _band(34, 8, 130), _band(14, 5, 95), strict=True)]


class Layers(NamedTuple):
    """All that a chart is painted from and that does not depend on the coast. All have the same size."""

    unknown: Image.Image
    """What is seen where nothing is painted."""
    sea: Image.Image
    land: Image.Image
    done: Image.Image
    """Land that is finished."""
    grains: Image.Image
    """Of the coast, of its surroundings, and of the rim of the known world."""

    @classmethod
    def on(cls, region: Image.Image, seed: int, unknown: Image.Image | None = None) -> Layers:
        """`region` is the vellum to paint on; `unknown` the unexplored part, if it has ornaments that
        must not shine through the paint."""
        grain = noise(region.size, [(40, 0.26, 1), (15, 0.30, 1), (6, 0.16, 1)], seed)
        soft = grain.point(table(lambda value: 205 + (value - 128) * 0.9))
        weak = grain.point(table(lambda value: 128 + (value - 128) * 0.8))
        return cls(
            unknown or region,
            _sea(region, grain),
            _washed(region, colour.LAND, 0.72),
            _washed(region, colour.LAND_DONE, 0.80),
            Image.merge("RGB", (grain, soft, weak)),
        )

    def stacked(self) -> Image.Image:
        """All of them in one image."""
        width, height = self.sea.size
        image = Image.new("RGB", (width, height * len(self)))
        for place, layer in enumerate(self):
            image.paste(layer, (0, place * height))
        return image

    @classmethod
    def of_stacked(cls, image: Image.Image) -> Layers:
        width, height = image.width, image.height // len(cls._fields)
        return cls(*(image.crop((0, top, width, top + height)) for top in range(0, image.height, height)))

    def part(self, box: Box) -> Layers:
        return Layers(*(layer.crop(box) for layer in self))

    def enlarged(self, box: tuple[float, float, float, float], size: tuple[int, int]) -> Layers:
        """A part of them, made as large as `size`."""
        return Layers(*(layer.resize(size, Image.Resampling.BILINEAR, box) for layer in self))


class Chart:
    """Sea and land for one rectangle of a sheet.

    The blur of the mask is the soft edge; noise makes the coast ragged; field values around it give water
    lining outside and the darker rim inside.
    """

    REACH = 20
    """How far from a pixel, at most, something changes it. Even, as some masks are half as large."""

    def __init__(self, layers: Layers) -> None:
        self._unknown, self._sea, self._land, self._done, grains = layers
        self._grain, self._soft_grain, self._weak_grain = grains.split()
        self.size = self._sea.size

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
            # Twice as fast as pasting the colour itself.
            painted.paste(Image.new("RGB", self.size, tone), (0, 0), mask)

        tint(colour.SEA_DEEP, ImageChops.multiply(water, deep))
        painted.paste(self._land, (0, 0), ground)
        if done is not None:
            painted.paste(self._done, (0, 0), ImageChops.multiply(ground, done))
        tint(colour.LAND_RIM, ImageChops.multiply(ground, soft.point(_INSIDE_RIM)))
        tint(colour.SEA_INK, ImageChops.multiply(water, soft.point(_LINING)))
        tint(colour.INK, coast)
        return painted

    def _rim(self, world: Image.Image) -> Image.Image:
        """The known world is darker at its rim, like the edge of a watercolour."""
        inside = world.reduce(2).filter(ImageFilter.BoxBlur(2.5)).point(_RIM)
        return inside.resize(self.size, Image.Resampling.BILINEAR)


def paint_chart(image: Image.Image, box: Box, land: Image.Image, seed: int) -> None:
    """Paint sea and land on the vellum inside the box. `land` is a mask of the box's size."""
    image.paste(Chart(Layers.on(image.crop(box), seed)).painted(land), box[:2])


def _washed(region: Image.Image, tone: Colour, strength: float) -> Image.Image:
    """The vellum in another colour."""
    return Image.blend(region, Image.new("RGB", region.size, tone), strength)


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
