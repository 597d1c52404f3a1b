"""Cards: ships of the market, trade contracts, their backs, and contracts under way."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.age_of_discovery import signs
from render.age_of_discovery.flags import TONES, flag
from render.kit import icons
from render.kit.decoration.scenery import breakers, caravel
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, glaze, mix
from render.kit.drawing.geometry import moved, star
from render.kit.drawing.lettering import NUMBER, write
from render.kit.drawing.sprites import shape, sprite

SHIP_BACK = mix(colour.SEA_DEEP, colour.SEA_INK, 0.35)
PURCHASE = (164, 226)
FILLING = (150, 204)
CONTRACT = (190, 194)
_SHIP_SIZES = {True: (92, 114, 136), False: (84, 100, 116)}
"""The drawing grows with the volume."""


def _card(width: int, height: int, fill: Colour, rule: Colour) -> Image.Image:
    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        right, bottom = (width - 2) * scale, (height - 2) * scale
        outer = (scale, scale, right, bottom)
        draw.rounded_rectangle(outer, 13 * scale, fill=fill, outline=colour.INK, width=round(3 * scale))
        inner = (8 * scale, 8 * scale, right - 7 * scale, bottom - 7 * scale)
        draw.rounded_rectangle(inner, 8 * scale, outline=rule, width=round(1.8 * scale))

    return sprite(width, height, paint, 3)


@kept
def ship_card(name: str, code: str, volume: int, price: int, *, for_sale: bool) -> Image.Image:
    """A ship of the purchase row, or (smaller) of the filling row. `code`: its letter and volume."""
    width, height = PURCHASE if for_sale else FILLING
    image = _card(
        width, height, colour.VELLUM_LIGHT, colour.VERMILION if for_sale else colour.INK_THIRD
    ).copy()
    size = _SHIP_SIZES[for_sale][volume - 1]
    low = height - (20 if for_sale else 16)
    image.alpha_composite(caravel(size, TONES[name]), ((width - size) // 2, low - size))
    waves = breakers(colour.VELLUM_LIGHT)
    image.alpha_composite(waves, ((width - waves.width) // 2, height - 32))
    image.alpha_composite(flag(name, code, 70, 50, 37), (12, 12))
    coin, digits, right = (32, 37, 15) if for_sale else (30, 34, 13)
    image.alpha_composite(icons.coin(coin), (width - right - 55 + (0 if for_sale else 3), 21))
    write(image, width - right, 50, str(price), NUMBER, digits, colour.INK, "rs")
    return image


@kept
def contract_card(name: str, code: str, incomes: tuple[int, int, int]) -> Image.Image:
    """A trade contract: what it pays after one, two and three rounds."""
    width, height = CONTRACT
    image = _card(width, height, signs.PARCHMENT, colour.VERMILION).copy()
    draw = ImageDraw.Draw(image)
    image.alpha_composite(flag(name, code, 92, 50, 37), (12, 12))
    for place, income in enumerate(incomes):
        y = 84 + 40 * place
        if place:
            draw.line((20, y - 20, width - 20, y - 20), fill=colour.INK_THIRD, width=1)
        image.alpha_composite(signs.rounds(28), (22, y - 15))
        write(image, 58, y + 11, str(place + 1), NUMBER, 32, colour.LAPIS)
        image.alpha_composite(icons.coin(32), (92, y - 16))
        write(image, width - 20, y + 12, str(income), NUMBER, 35, colour.INK, "rs")
    return image


@kept
def empty_card(width: int, height: int) -> Image.Image:
    """A place where no card lies."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (2 * scale, 2 * scale, (width - 3) * scale, (height - 3) * scale)
        fill = glaze(colour.VELLUM_LOW, 90)
        rule = round(2.6 * scale)
        draw.rounded_rectangle(box, 13 * scale, fill=fill, outline=colour.INK_THIRD, width=rule)

    return sprite(width, height, paint, 3)


@kept
def back(height: int, tone: Colour | None) -> Image.Image:
    """The back of a card; without a tone an empty place."""
    width = round(height * 0.74)

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (scale, scale, (width - 2) * scale, (height - 2) * scale)
        fill = (*tone, 255) if tone else glaze(colour.VELLUM_LOW, 90)
        line = colour.INK if tone else colour.INK_THIRD
        draw.rounded_rectangle(box, 7 * scale, fill=fill, outline=line, width=round(2.6 * scale))
        if tone:
            rays = star(width / 2, height / 2, width * 0.3, width * 0.1, 8)
            shape(draw, moved(rays, scale), colour.GOLD_LIGHT)

    return sprite(width, height, paint)


# --- contracts under way -----------------------------------------------------------------------------------


def _chip(width: int, *, fresh: bool) -> Image.Image:
    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (scale, scale, (width - 2) * scale, 40 * scale)
        line = colour.VERMILION if fresh else colour.INK_SECOND
        rule = round((3.4 if fresh else 2.2) * scale)
        draw.rounded_rectangle(box, 8 * scale, fill=signs.PARCHMENT, outline=line, width=rule)

    return sprite(width, 42, paint)


@kept
def running(name: str, code: str, income: int, rounds: int, *, fresh: bool) -> Image.Image:
    """A contract under way, 178 wide: the card, its income, the rounds until it pays."""
    image = _chip(178, fresh=fresh)
    image.alpha_composite(flag(name, code, 56, 36, 26), (3, 3))
    image.alpha_composite(icons.coin(26), (60, 8))
    write(image, 88, 32, str(income), NUMBER, 32, colour.INK)
    image.alpha_composite(signs.rounds(24), (126, 9))
    write(image, 152, 32, str(rounds), NUMBER, 32, colour.LAPIS)
    return image


@kept
def running_narrow(name: str, code: str, income: int, rounds: int, *, fresh: bool) -> Image.Image:
    """The same, 119 wide: no coin, and the arrow circles around the rounds."""
    image = _chip(119, fresh=fresh)
    image.alpha_composite(flag(name, code, 54, 36, 25), (3, 3))
    write(image, 87, 31, str(income), NUMBER, 28, colour.INK, "rs")
    image.alpha_composite(signs.rounds_around(31), (86, 5))
    write(image, 101, 21, str(rounds), NUMBER, 25, colour.LAPIS, "mm")
    return image
