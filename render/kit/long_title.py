"""A title that is too long for one line: the first line large, the second one spaced out below it."""

from __future__ import annotations

from PIL import Image

from render.kit.drawing import colour
from render.kit.drawing.lettering import TITLE, drawable, length_of, write, write_title

_FIRST, _SECOND = 50, 42
"""The sizes of the two lines; the second one falls to the least if it must."""
_LEAST = 30


def halves(text: str) -> tuple[str, str]:
    """Two lines of about the same length; the second is empty where there is no space to break at."""
    breaks = [place for place, letter in enumerate(text) if letter == " "]
    if not breaks:
        return text, ""
    place = min(breaks, key=lambda place: abs(len(text) - 2 * place))
    return text[:place], text[place + 1 :]


def draw_two_lines(image: Image.Image, first: str, second: str, width: float = 322) -> None:
    """In the upper left corner. The second line is spaced to the width, up to a limit."""
    write_title(image, 30, 58, first, width + 58, colour.VERMILION, colour.INK, _FIRST)
    capitals = drawable(second).upper()
    size = _SECOND
    while size > _LEAST and length_of(capitals, TITLE, size) > width:
        size -= 1
    gap = max(1.0, min(9.0, (width - length_of(capitals, TITLE, size)) / max(1, len(capitals) - 1)))
    x = 33.0
    for letter in capitals:
        write(image, x, 95, letter, TITLE, size, colour.INK)
        x += length_of(letter, TITLE, size) + gap
