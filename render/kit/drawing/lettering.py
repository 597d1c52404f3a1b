"""Type: the two faces, measuring, fitting, and letters that the faces lack."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable
from importlib.resources import as_file, files
from itertools import accumulate
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.kit.drawing.cache import kept, kept_for
from render.kit.drawing.colour import INK, Colour

ELLIPSIS = "…"
FONT_SECONDS = 0.0015
"""From opening a face to its first letter."""


class Face(NamedTuple):
    """A family at one weight: the package with the font, its file, the weight."""

    package: str
    file: str
    weight: int


_SERIF = ("fontpkg_eb_garamond", "EBGaramond[wght].ttf")
_SERIF_ITALIC = ("fontpkg_eb_garamond", "EBGaramond-Italic[wght].ttf")
_SANS = ("fontpkg_source_sans_3", "SourceSans3[wght].ttf")

TITLE = Face(*_SERIF, 800)
ITALIC = Face(*_SERIF_ITALIC, 600)
ITALIC_BOLD = Face(*_SERIF_ITALIC, 700)
LABEL = Face(*_SANS, 600)
NAME = Face(*_SANS, 700)
NUMBER = Face(*_SANS, 800)


@kept
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Always the basic layout: the other one needs a system library, so widths would differ by host."""
    with as_file(files(face.package) / "files" / face.file) as path:
        loaded = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    loaded.set_variation_by_axes([face.weight])
    return loaded


# --- letters the faces lack ------------------------------------------------------------------------------

_REGULAR = Face(*_SANS, 400), Face(*_SERIF, 400), Face(*_SERIF_ITALIC, 400)
_NOWHERE = "\U0010fffd"
"""A character no face has: its picture is the box for missing letters."""


@kept
def _drawn(character: str) -> bool:
    """Whether all faces have this letter."""
    for face in _REGULAR:
        known = font(face, 32)
        if bytes(known.getmask(character)) == bytes(known.getmask(_NOWHERE)):
            return False
    return True


@kept
def drawable(text: str) -> str:
    """The text without what the faces cannot draw: emoji, scripts they lack, stacked marks, controls.

    Letters in fancy dress (bold mathematical, full width, circled) are replaced by the plain ones.
    """
    kept = []
    for character in unicodedata.normalize("NFC", text):
        if character.isspace():
            kept.append(" ")
            continue
        plain = character if _drawable(character) else unicodedata.normalize("NFKC", character)
        kept += [letter for letter in plain if _drawable(letter)]
    return " ".join("".join(kept).split())


def _drawable(character: str) -> bool:
    return unicodedata.category(character)[0] not in "CMZ" and _drawn(character)


class PlayerName(NamedTuple):
    """The name of a player as pictures say it. Both parts can be drawn."""

    full: str
    """With the level of a computer player: "Ada (hard)"."""
    short: str
    """The name alone: said where the full one does not fit, and cut where that does not fit either."""


# --- measuring and fitting -------------------------------------------------------------------------------


class Measure(NamedTuple):
    """How wide a letter is."""

    advance: int
    """To the next letter: whole pixels, and the same whatever that is, as the basic layout has no kerning."""
    reach: int
    """Its advance, or its ink where that is wider (italics lean out)."""


@kept_for(FONT_SECONDS)
def _measure(letter: str, face: Face, size: int) -> Measure:
    letters = font(face, size)
    return Measure(round(letters.getlength(letter)), math.ceil(letters.getbbox(letter, anchor="ls")[2]))


def length_of(text: str, face: Face, size: int) -> int:
    """From its first letter to what would follow."""
    return sum(_measure(letter, face, size).advance for letter in text)


@kept
def width_of(text: str, face: Face, size: int) -> int:
    """How far the text reaches. Letters are measured one by one, because opening a face takes so long."""
    start = reach = 0
    for letter in text:
        measure = _measure(letter, face, size)
        reach = max(reach, start + measure.reach)
        start += measure.advance
    return reach


@kept
def fit(text: str | PlayerName, face: Face, size: int, width: float, least: int) -> tuple[str, int]:
    """The text and the largest size up to `size` that fits; at the least size it is cut with an ellipsis."""
    part = drawable(text) if isinstance(text, str) else text
    return fit_shortened(lambda cut: cut, part, face, size, width, least)


def fit_shortened(
    made: Callable[[str], str], part: str | PlayerName, face: Face, size: int, width: float, least: int
) -> tuple[str, int]:
    """Like `fit`, for a text made around a part (a name) that alone is cut when nothing else helps."""
    if isinstance(part, PlayerName):
        fits = width_of(made(part.full), face, least) <= width
        part = part.full if fits else part.short
    text = made(part)
    full = width_of(text, face, size)
    if full > width:
        # Widths grow with the size, so the right one is near: few sizes have to be opened.
        size, largest = max(least, min(size, int(size * width / max(1, full)))), size
        while size < largest and width_of(text, face, size + 1) <= width:
            size += 1
        while size > least and width_of(text, face, size) > width:
            size -= 1
    if width_of(text, face, size) <= width:
        return text, size
    for length in range(len(part) - 1, -1, -1):
        cut = made(part[:length].rstrip() + ELLIPSIS)
        if width_of(cut, face, size) <= width:
            return cut, size
    return "", size


def broken(text: str, face: Face, size: int, width: float, most: int) -> list[str]:
    """The text on at most `most` lines, broken between words; the last line is cut if it is too long."""
    lines: list[str] = []
    left = drawable(text).split()
    while left and len(lines) < most:
        count = len(left)
        while count > 1 and width_of(" ".join(left[:count]), face, size) > width:
            count -= 1
        if len(lines) == most - 1:
            count = len(left)
        lines.append(fit(" ".join(left[:count]), face, size, width, size)[0])
        left = left[count:]
    return lines


# --- writing ---------------------------------------------------------------------------------------------

_HALO = 4
"""Pixels around letters that stand on a chart."""


def write(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    face: Face,
    size: int,
    fill: Colour = INK,
    anchor: str = "ls",
    halo: Colour | None = None,
) -> None:
    """Text that is known to fit (a number, or what `fit` returned). All letters go through here."""
    put_letters(image, (x, y), text, (face, size), fill, anchor, halo)


def put_letters(
    image: Image.Image,
    place: tuple[float, float],
    text: str,
    style: tuple[Face, int],
    fill: Colour,
    anchor: str,
    halo: Colour | None,
) -> None:
    if not text:
        return
    for tone, around in ((halo, _HALO), (fill, 0)):
        if tone is not None:
            mask, left, top = _shape(text, *style, anchor, around)
            # An image is pasted twice as fast as a colour; but where nothing is, a colour leaves no dark rim.
            ink = Image.new("RGB", mask.size, tone) if image.mode == "RGB" else tone
            image.paste(ink, (round(place[0]) + left, round(place[1]) + top), mask)


@kept
def _shape(text: str, face: Face, size: int, anchor: str, around: int) -> tuple[Image.Image, int, int]:
    """A text, and where its corner lies from the point where it is written. Board after board says the same
    words and numbers. Pixel for pixel as Pillow would write it, but from letters that are kept."""
    across, down = anchor[0], anchor[1]
    glyphs = [_glyph(letter, face, size, around) for letter in text]
    measures = [_measure(letter, face, size) for letter in text]
    starts = [0, *accumulate(measure.advance for measure in measures)]
    left = min(start + glyph.left for start, glyph in zip(starts, glyphs, strict=False))
    top = min(glyph.top for glyph in glyphs)
    right = max(start + glyph.left + glyph.mask.width for start, glyph in zip(starts, glyphs, strict=False))
    bottom = max(glyph.top + glyph.mask.height for glyph in glyphs)
    mask = Image.new("L", (right - left, bottom - top), 0)
    for start, glyph in zip(starts, glyphs, strict=False):
        mask.paste(255, (start + glyph.left - left, glyph.top - top), glyph.mask)
    aside = {"l": 0, "m": (starts[-1] + 1) // 2, "r": starts[-1]}[across]
    return mask, left - aside, top + (_middle(face, size) if down == "m" else 0)


class Glyph(NamedTuple):
    """A letter, and where its corner lies from the point on the base line where it begins."""

    mask: Image.Image
    left: int
    top: int


@kept_for(FONT_SECONDS)
def _glyph(letter: str, face: Face, size: int, around: int) -> Glyph:
    letters = font(face, size)
    left, top, right, bottom = letters.getbbox(letter, anchor="ls", stroke_width=around)
    corner = math.floor(left), math.floor(top)
    mask = Image.new("L", (math.ceil(right) - corner[0] + 1, math.ceil(bottom) - corner[1] + 1), 0)
    place = -corner[0], -corner[1]
    ImageDraw.Draw(mask).text(place, letter, fill=255, font=letters, anchor="ls", stroke_width=around)
    return Glyph(mask, *corner)


@kept
def _middle(face: Face, size: int) -> int:
    """From the middle of a line to its base line."""
    letters = font(face, size)
    return round(letters.getbbox("x", anchor="lm")[1] - letters.getbbox("x", anchor="ls")[1])


def write_in(
    image: Image.Image,
    x: float,
    y: float,
    width: float,
    text: str | PlayerName,
    face: Face,
    size: int,
    least: int,
    fill: Colour = INK,
    anchor: str = "ls",
    halo: Colour | None = None,
) -> float:
    """Text made to fit `width`; returns the width it took."""
    fitted, fitted_size = fit(text, face, size, width, least)
    write(image, x, y, fitted, face, fitted_size, fill, anchor, halo)
    return width_of(fitted, face, fitted_size)


def write_title(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    width: float,
    first: Colour,
    rest: Colour,
    size: int = 54,
) -> float:
    """The rubricated title: capitals, the first letter larger and in colour. Returns where it ends."""
    capitals = drawable(text).upper()
    while size > 30 and _title_width(capitals, size) > width:
        size -= 1
    initial = round(size * 1.28)
    write(image, x, y, capitals[:1], TITLE, initial, first)
    x += _advance(capitals[:1], initial)
    for letter in capitals[1:]:
        write(image, x, y, letter, TITLE, size, rest)
        x += _advance(letter, size)
    return x


@kept
def _title_width(capitals: str, size: int) -> float:
    rest = sum(_advance(letter, size) for letter in capitals[1:])
    return _advance(capitals[:1], round(size * 1.28)) + rest


@kept
def _advance(letter: str, size: int) -> float:
    """From a letter of the title to the next."""
    return length_of(letter, TITLE, size) + 1
