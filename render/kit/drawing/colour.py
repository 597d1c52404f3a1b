"""The palette and what can be done with a colour."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]
Glaze: TypeAlias = tuple[int, int, int, int]
"""A colour with its opacity."""


def rgb(hexadecimal: str) -> Colour:
    return int(hexadecimal[0:2], 16), int(hexadecimal[2:4], 16), int(hexadecimal[4:6], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a share of the `other`, from 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def glaze(colour: Colour, opacity: int) -> Glaze:
    return (*colour, opacity)


VELLUM_LIGHT = rgb("F8EED6")
VELLUM = rgb("F0E0BC")
VELLUM_LOW = rgb("DFC798")
VELLUM_RIM = rgb("B48E58")
BURN = rgb("6E4A26")
FOXING = rgb("9A6A34")
INK = rgb("2A1B10")
INK_SECOND = rgb("5A4029")
INK_THIRD = rgb("8B6E4C")
VERMILION = rgb("BE2F1B")
LAPIS = rgb("1D4A86")
VERDIGRIS = rgb("3E7C62")
IVORY = rgb("FFF8E6")
GOLD = rgb("C8962E")
GOLD_LIGHT = rgb("F4D884")
GOLD_DARK = rgb("8A5F14")
SEA = rgb("93C4D2")
SEA_DEEP = rgb("4F8FA6")
SEA_INK = rgb("235A73")
LAND = rgb("E8DC9C")
LAND_RIM = rgb("9FA64C")
LAND_DONE = rgb("D3B58C")
LEATHER = rgb("7E3B2A")
WOOD = rgb("7A4A22")
PURSE = rgb("A9742F")
WHITE = rgb("FFFFFF")
BLACK = rgb("000000")


def luminance(colour: Colour) -> float:
    """Relative luminance as the accessibility guidelines define it."""

    def linear(channel: int) -> float:
        value = channel / 255
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    red, green, blue = colour
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: Colour, other: Colour) -> float:
    """From 1 (the same) to 21 (black on white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def colourize(grey: Image.Image, stops: list[tuple[int, Colour]]) -> Image.Image:
    """A grey picture in colours; the stops say which grey gets which colour, from 0 to 255."""
    tables: list[list[int]] = [[], [], []]
    for value in range(256):
        for (low, dark), (high, light) in pairwise(stops):
            if low <= value <= high:
                for table, channel in zip(
                    tables, mix(dark, light, (value - low) / (high - low)), strict=True
                ):
                    table.append(channel)
                break
    return Image.merge("RGB", [grey.point(table) for table in tables])
