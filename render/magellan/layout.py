"""Where things are on Magellan's board (pixels on a sheet of 1400 x 900)."""

from __future__ import annotations

WIDTH, HEIGHT = 1400, 900

# the chart
LEFT, TOP, RIGHT, BOTTOM = 28, 122, 936, 806
CHART = (LEFT, TOP, RIGHT, BOTTOM)
ROW = 114
FRAME = 9
"""The frame around the row of the card on offer; all that stands in a row keeps clear of it."""
EXPLORER = LEFT + 90
"""The middle of the column of portraits."""
PLATES = (LEFT + 225, LEFT + 531, LEFT + 844)
"""The middle of the value plates of fields I, II, III."""
PLATE_WIDTHS = (90, 90, 102)
PLATE_HEIGHT = 94
SIGN = 44
"""An action sign, on the upper left corner of its plate."""
BERTHS = ((LEFT + 309, LEFT + 374, LEFT + 439), (LEFT + 615, LEFT + 680), (LEFT + 745,))
"""The middle of each place for a ship: three, two, one."""
DIVIDERS = (LEFT + 477, LEFT + 713)
NUMERALS = (LEFT + 374, LEFT + 648, LEFT + 792)

# the strip below the chart
STRIP = (12, 832, 952, 886)

# the panel on the right
PANEL, PANEL_WIDTH = 972, 406
STAGE_TOP, STAGE_HEIGHT = 94, 254
PLAYERS_TOP, PLAYERS_BOTTOM = 352, 887

PHASES = ("I", "II", "III")


def row_middle(index: int) -> float:
    return TOP + ROW * (index + 0.5)
