"""Where things are on Efemeris's board (pixels on a sheet of 1400 x 1060), and windows on the sky."""

from __future__ import annotations

import math
from typing import NamedTuple

from render.kit.drawing.geometry import Point, Points, circle, moved

WIDTH, HEIGHT = 1400, 1060

# the sky
CENTRE = (494, 576)
RING = 450
"""The inner radius of the graduated ring; it is 24 wide."""
CHART_RIGHT = 980
UNIT = 88
"""Half the height of a cell where all sprites have their right size: a sky of 19 cells."""
SMALL_UNIT = 74
"""Of the bigger skies."""
CORNER = 2 / math.sqrt(3)
"""From the middle of a cell to its corner, in units."""

# the head
RIBBON_LEFT, RIBBON_RIGHT = 424, 1378

# the panel on the right
PANEL, PANEL_WIDTH = 998, 380
PLAYERS_TOP = 106


def hexagon(x: float, y: float, unit: float, share: float = 1) -> Points:
    """The corners of a cell around x, y."""
    return moved(circle(0, 0, CORNER, 6), unit * share, x, y)


class Window(NamedTuple):
    """A part of the sky on a picture: where the middle of the sky lies, and how large half a cell is."""

    x: float
    y: float
    unit: float

    def at(self, x: float, y: float) -> Point:
        """Pixels of a place of the sky."""
        return self.x + x * self.unit, self.y + y * self.unit

    def sized(self, pixels: float) -> int:
        """A length that is right on the sky of 19 cells, in this window."""
        return max(1, round(pixels * self.unit / UNIT))

    def eased(self, pixels: float) -> int:
        """Likewise for ships, which need not grow as fast as the sky."""
        return max(1, round(pixels * math.pow(self.unit / UNIT, 0.7)))


def board_window(cells: int) -> Window:
    """The whole sky on the board."""
    return Window(*CENTRE, UNIT if cells <= 19 else SMALL_UNIT)
