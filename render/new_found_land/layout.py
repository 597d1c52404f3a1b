"""Where things are (pixels on sheets of 1400 x 1060: the chart, and the market with the harbours)."""

from __future__ import annotations

Box = tuple[float, float, float, float]
Cells = tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
"""Islands with the columns and rows of their spaces."""

WIDTH, HEIGHT = 1400, 1060

# both: the ribbon
RIBBON_LEFT, RIBBON_RIGHT = 540, 1382
TITLE_WIDTH = 500

# the score track is the border of the chart: its outer edge, the width of its band, the chart inside
LEFT, TOP, RIGHT, BOTTOM = 22, 100, 1012, 954
BAND = 48
CHART = (LEFT + BAND, TOP + BAND, RIGHT - BAND, BOTTOM - BAND)
SPACES = 50
ALONG, DOWN = 12, 11
"""Spaces between two corners of the track, along its upper and down its right edge."""
CORNERS = (0, ALONG + 1, ALONG + DOWN + 2, 2 * ALONG + DOWN + 3)

# islands: tiles in the grid of the figures
TILE, TILE_HIGH = 102, 89
PITCH, PITCH_HIGH = 107, 94
ISLAND_WIDTH = 428
ORIGINS = {
    "newfoundland": (82, 192),
    "nova_scotia": (528, 192),
    "anticosti": (82, 519),
    "prince_edward": (528, 519),
}
TALLIES = {"newfoundland": (3, 0), "nova_scotia": (0, 0), "anticosti": (0, 1), "prince_edward": (0, 1)}
"""The cell of each island's grid, without a space, that counts its markers."""
STAMPS = {"newfoundland": (0, 2), "nova_scotia": (0, 1), "anticosti": (3, 1), "prince_edward": (3, 0.5)}
"""The cells for the stamps of scored islands."""
NEW_ENGLAND = ("nova_scotia", 1, 0)
"""An island and a cell of its grid without a space."""
CELLS: Cells = (
    ("newfoundland", ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2))),
    ("nova_scotia", ((0, 2), (1, 2), (1, 1), (2, 1), (2, 0), (3, 1), (3, 0))),
    ("anticosti", ((0, 0), (1, 0), (2, 0), (3, 0), (1, 1), (2, 1))),
    ("prince_edward", ((0, 0), (1, 0), (2, 0), (1, 1), (2, 1))),
)
"""The spaces as the figures have them: what is painted beforehand. Pictures take them from the view."""
HUB = (850, 428)
"""The rose."""

# cities on the European shore
SHORE = 730
CITY, CITY_TOP, CITY_PITCH = CHART[0] + 10, SHORE - 3, 294
MARKER_PITCH = 43
CONTRACT, CONTRACT_HIGH, CONTRACT_PITCH = 90, 96, 95

# the panel and the footer of the chart
PANEL, PANEL_WIDTH = 1036, 342
PLATES_TOP, PLATE, PLATE_PITCH = 98, 208, 214
FOOT, FOOT_HIGH = 966, 72

# market and harbours
MARKET = (24, 100, 900, 478)
OFFICE = (910, 100, 1376, 478)
SHIP, SHIP_HIGH, COST_HIGH = 170, 108, 44
SALE, SALE_PITCH = 42, 176
SMALL_TOP, LARGE_TOP = 152, 312
ROW_LEFT, ROW_WIDTH = 24, 1352
ROWS_TOP, ROW, ROW_PITCH = 490, 132, 138
WHARF, WHARF_WIDTH, WHARF_PITCH = 336, 164, 169


def space(number: int) -> Box:
    """A space of the score track: clockwise from the upper left corner."""
    left, top, right, bottom = CHART
    wide, high = (right - left) / ALONG, (bottom - top) / DOWN
    upper_right, lower_right, lower_left = CORNERS[1:]
    number %= SPACES
    if number == 0:
        return LEFT, TOP, left, top
    if number < upper_right:
        return left + wide * (number - 1), TOP, left + wide * number, top
    if number == upper_right:
        return right, TOP, RIGHT, top
    if number < lower_right:
        past = number - upper_right
        return right, top + high * (past - 1), RIGHT, top + high * past
    if number == lower_right:
        return right, bottom, RIGHT, BOTTOM
    if number < lower_left:
        past = number - lower_right
        return right - wide * past, bottom, right - wide * (past - 1), BOTTOM
    if number == lower_left:
        return LEFT, bottom, left, BOTTOM
    past = number - lower_left
    return LEFT, bottom - high * past, left, bottom - high * (past - 1)


def centre(number: int) -> tuple[float, float]:
    left, top, right, bottom = space(number)
    return (left + right) / 2, (top + bottom) / 2


def upright(number: int) -> bool:
    """Whether the band runs up and down at this space; at a corner it runs along."""
    number %= SPACES
    return CORNERS[1] < number < CORNERS[2] or number > CORNERS[3]


def cell(island: str, column: float, row: float) -> tuple[float, float]:
    """The upper left corner of a place in an island's grid."""
    x, y = ORIGINS[island]
    return x + column * PITCH, y + row * PITCH_HIGH


def city(place: int) -> float:
    """The left edge of a city, from 0."""
    return CITY + place * CITY_PITCH


def contract(place: int, slot: int) -> tuple[float, float]:
    """The upper left corner of a contract, from 0."""
    return city(place) + 2 + slot * CONTRACT_PITCH, CITY_TOP + 78
