"""Where things are (pixels on sheets of 1400 x 1148, the chart, and 1400 x 808, the harbour)."""

from __future__ import annotations

WIDTH = 1400
CHART_HEIGHT, HARBOUR_HEIGHT = 1148, 808

# ribbon and countdown, on both sheets
RIBBON_LEFT, RIBBON_RIGHT = 424, 972
PANEL, PANEL_WIDTH = 988, 390
PANEL_RIGHT = PANEL + PANEL_WIDTH

# the chart: three columns and four rows of expeditions
LEFT, TOP, RIGHT, BOTTOM = 44, 122, 956, 1030
CHART = (LEFT, TOP, RIGHT, BOTTOM)
COLUMNS, ROWS = 3, 4
CELL, CELL_HIGH = 304, 227
BERTH = 36
"""Width of one unit of capacity; eight fit into a cell."""
LANE = 118
"""How far the lane of an expedition lies below the upper edge of its cell."""
PLATES_TOP, PLATE, PLATE_PITCH = 106, 228, 236
PLATES_BOTTOM, LEGEND_TOP = 1042, 1048

# the harbour: five columns of ships
QUAY_BOTTOM = 778
QUAY = (LEFT, TOP, RIGHT, QUAY_BOTTOM)
BAY = (RIGHT - LEFT) / 5
FILLING, PURCHASE = TOP + 26, TOP + 288
"""The upper edges of the two rows of ships."""
CONTRACTS_TOP, CONTRACT_PITCH_X, CONTRACT_PITCH_Y = 160, 200, 204
CONTRACTS_HIGH = 398
PURSES_TOP = 574


def cell(index: int) -> tuple[int, int]:
    """The upper left corner of an expedition's cell."""
    return LEFT + CELL * (index % COLUMNS), TOP + CELL_HIGH * (index // COLUMNS)


def bay(column: int) -> float:
    """The middle of a column of ships, from 0."""
    return LEFT + BAY * (column + 0.5)


def contract(slot: int) -> tuple[int, int]:
    """The upper left corner of a contract in the display, from 0."""
    return PANEL + slot % 2 * CONTRACT_PITCH_X, CONTRACTS_TOP + slot // 2 * CONTRACT_PITCH_Y
