"""Where things are on Magellan's board (pixels on a sheet of 1400 x 900)."""

from __future__ import annotations

WIDTH, HEIGHT = 1400, 900

# the chart
LEFT, TOP, RIGHT, BOTTOM = 28, 122, 936, 806
CHART = (LEFT, TOP, RIGHT, BOTTOM)
ROW = 114
EXPLORER = LEFT + 92
"""The middle of the column of portraits."""
PLATES = (LEFT + 236, LEFT + 552, LEFT + 860)
"""The middle of the value plates of fields I, II, III."""
BERTHS = ((LEFT + 326, LEFT + 392, LEFT + 458), (LEFT + 640, LEFT + 706), (LEFT + 770,))
"""The middle of each place for a ship: three, two, one."""
DIVIDERS = (LEFT + 497, LEFT + 740)
NUMERALS = (LEFT + 392, LEFT + 673, LEFT + 818)

# the strip below the chart
STRIP = (12, 832, 952, 886)

# the panel on the right
PANEL, PANEL_WIDTH = 972, 406
STAGE_TOP, STAGE_HEIGHT = 100, 258
PLAYERS_TOP, PLAYERS_BOTTOM = 365, 886

PHASES = ("I", "II", "III")


def row_middle(index: int) -> float:
    return TOP + ROW * (index + 0.5)
