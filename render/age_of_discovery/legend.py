"""What the signs on the chart mean: a strip below it."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engines.contract.core import Words, say
from render.age_of_discovery import layout, signs, vessels
from render.age_of_discovery.flags import flag, letter
from render.kit import icons
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.lettering import LABEL, drawable, width_of, write
from render.kit.drawing.sprites import paste
from render.kit.plates import PLAIN, plate

_LEFT = layout.LEFT - 20
_WIDE, _HIGH = layout.PANEL_RIGHT - _LEFT, 96
_EDGE, _LINE = 20, 42
_SIZES = (28, 27, 26, 25, 24)
_AFTER_SIGN, _LEAST_GAP, _MOST_GAP = 8, 20, 46
_SAMPLE = "green"

_CHART = ("tile", "interim", "final", "room", "joins")
_POSSESSIONS = ("coins", "fulfilled", "in-hand", "any-colour", "reserve", "rounds", "joker")
_SOURCES = ("from-interim", "from-final", "from-mission", "from-unplaced")


def draw_legend(image: Image.Image, words: Words, *, over: bool) -> None:
    """The chart in the first line; in the second what players have or, at the end, where points came from."""
    lines = (_CHART, _SOURCES if over else _POSSESSIONS)
    said = tuple(
        tuple((key, drawable(words(say(f"age_of_discovery-picture-legend-{key}")))) for key in line)
        for line in lines
    )
    paste(image, _strip(said, letter(words, _SAMPLE)), _LEFT, layout.LEGEND_TOP, "lt")


_SIGNS: dict[str, Callable[[], Image.Image]] = {
    "interim": lambda: vessels.value_box(_SAMPLE, 3, 5, final=False),
    "final": lambda: vessels.value_box(_SAMPLE, 3, 6, final=True),
    "room": lambda: vessels.room_badge(8, 2),
    "joins": lambda: vessels.lane(1, _SAMPLE).crop((0, 55, 44, 99)),
    "coins": lambda: icons.coin(34),
    "fulfilled": lambda: signs.fulfilled(34),
    "in-hand": lambda: signs.held(34),
    "any-colour": lambda: signs.any_colour(36),
    "reserve": lambda: signs.reserve(36),
    "rounds": lambda: signs.rounds(30),
    "joker": lambda: signs.star(34),
    "from-interim": lambda: signs.hourglass(34, run_out=False),
    "from-final": lambda: signs.hourglass(34, run_out=True),
    "from-mission": lambda: signs.mission(36),
    "from-unplaced": lambda: signs.unplaced(34),
}

Line = tuple[tuple[str, str], ...]


@kept
def _strip(lines: tuple[Line, ...], tile: str) -> Image.Image:
    """`tile`: the letter on the flag of a tile."""
    image = plate(_WIDE, _HIGH, PLAIN, colour.INK_THIRD).image()
    for place, line in enumerate(lines):
        _write_line(image, 6 + _LINE * (place + 0.5), line, tile)
    return image


def _sign(key: str, tile: str) -> Image.Image:
    return flag(_SAMPLE, tile, 38, 38, 28) if key == "tile" else _SIGNS[key]()


def _write_line(image: Image.Image, y: float, line: Line, tile: str) -> None:
    """In the largest size that fits; what room is left goes between the entries."""
    found = [(_sign(key, tile), text) for key, text in line]
    for size in _SIZES:
        taken = sum(sign.width + _AFTER_SIGN + width_of(text, LABEL, size) for sign, text in found)
        gap = min(_MOST_GAP, (_WIDE - 2 * _EDGE - taken) / (len(found) - 1))
        if gap >= _LEAST_GAP:
            break
    x = float(_EDGE)
    for sign, text in found:
        paste(image, sign, x, y, "lm")
        x += sign.width + _AFTER_SIGN
        write(image, x, y + 9, text, LABEL, size, colour.INK_SECOND)
        x += width_of(text, LABEL, size) + gap
