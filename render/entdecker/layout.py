"""Where things are on Entdecker's board (pixels on a sheet of 1400 x 1000), and windows on the sea."""

from __future__ import annotations

import math
from typing import NamedTuple

from render.kit.drawing.geometry import Point

WIDTH, HEIGHT = 1400, 1000
COLUMNS, ROWS = 10, 7
ROW_LETTERS = "ABCDEFG"

# the chart
TILE, STRIP = 90, 46
SEA_LEFT, SEA_TOP = 74, 152
SEA_RIGHT, SEA_BOTTOM = SEA_LEFT + COLUMNS * TILE, SEA_TOP + ROWS * TILE
CHART = (SEA_LEFT - STRIP, SEA_TOP - STRIP, SEA_RIGHT + STRIP, SEA_BOTTOM + STRIP)
HUB = (SEA_LEFT + 8.5 * TILE, SEA_TOP + 4.45 * TILE)
"""Where the rhumb lines meet and the rose is."""

# the head
RIBBON = (424, 1036)
ROUND_PLATE = (1050, 20)

# the panel on the right
PANEL, PANEL_WIDTH = 1050, 328
PLAYERS_TOP, PLATE_HIGH, PLATE_STEP = 104, 166, 176
LEGEND = 834
"""The middle of the line that explains the badges."""

# the supplies below
FOOT_TOP, FOOT_BOTTOM = 856, 982


class Window(NamedTuple):
    """A part of the sea on a picture: where the corner of field A1 lies, and how large a field is."""

    left: float
    top: float
    tile: float
    size: tuple[int, int]
    """Of the picture it is drawn on."""

    def at(self, column: float, row: float) -> Point:
        """Pixels of a place that is given in fields."""
        return self.left + column * self.tile, self.top + row * self.tile

    def sized(self, pixels: float) -> int:
        """A length that is right on the whole board, in this window."""
        return round(pixels * self.tile / TILE)

    def eased(self, pixels: float) -> int:
        """Likewise, for what need not grow as fast as the sea: else a ship would hide its tile."""
        return round(pixels * math.pow(self.tile / TILE, 0.6))

    def shows(self, column: float, row: float, margin: float = 0) -> bool:
        """Whether this place lies in the window, at least `margin` pixels from its edge."""
        x, y = self.at(column, row)
        width, height = self.size
        return margin <= x <= width - margin and margin <= y <= height - margin


BOARD = Window(SEA_LEFT, SEA_TOP, TILE, (WIDTH, HEIGHT))
"""The whole sea on the board."""


def whole(tile: int) -> Window:
    """The whole chart with fields of this size. The strip around them is even, as masks are halved."""
    strip = 2 * round(STRIP * tile / TILE / 2)
    return Window(strip, strip, tile, (COLUMNS * tile + 2 * strip, ROWS * tile + 2 * strip))


CHARTED = whole(TILE)
"""The sea on a picture of the chart alone."""
Box = tuple[int, int, int, int]


def box_of(spot: tuple[int, int], chart: Window) -> Box:
    """A field on the whole chart; those at its rim have the strip beyond them."""
    left, top = (int(place) for place in chart.at(*spot))
    right, bottom = (int(place) for place in chart.at(spot[0] + 1, spot[1] + 1))
    width, height = chart.size
    return (
        left if spot[0] else 0,
        top if spot[1] else 0,
        right if spot[0] < COLUMNS - 1 else width,
        bottom if spot[1] < ROWS - 1 else height,
    )


def grown(box: Box, pixels: int, chart: Window) -> Box:
    """A box and what lies around it, as far as the chart reaches."""
    left, top, right, bottom = box
    width, height = chart.size
    return (
        max(0, left - pixels),
        max(0, top - pixels),
        min(width, right + pixels),
        min(height, bottom + pixels),
    )


def spot(field: str) -> tuple[int, int]:
    """Column and row of a field: "C4" is (3, 2)."""
    return int(field[1:]) - 1, ROW_LETTERS.index(field[0])


def field_at(column: int, row: int) -> str:
    return f"{ROW_LETTERS[row]}{column + 1}"


def circle_spot(name: str) -> Point:
    """The place of a circle of the border, in fields; it lies in the middle of the strip."""
    out = STRIP / TILE / 2
    side, rest = name[0], name[1:]
    if side in "NS":
        return int(rest) - 0.5, -out if side == "N" else ROWS + out
    return -out if side == "W" else COLUMNS + out, ROW_LETTERS.index(rest) + 0.5


def on_border(place: str) -> bool:
    """Whether a place is a circle of the border ("N4", "WA") and no field ("C4")."""
    return place[0] in "NSW" or place[1].isalpha()
