"""What moves on the chart: ships, piles, the row of the card on offer, the cards still to come."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.games.magellan.views.view import Berth, Public, Row, Ship
from render.kit import icons
from render.kit.drawing import colour
from render.kit.drawing.colour import glaze
from render.kit.drawing.lettering import NUMBER, write
from render.kit.drawing.sprites import paste
from render.kit.places import note
from render.kit.plates import letter_disc, pill
from render.kit.players import player_ship
from render.magellan import layout, pieces

_SHIP, _SMALL_SHIP = 66, 50
_LANE = 24
"""How far the two parts of a field lie above and below its middle."""


def draw_fleet(image: Image.Image, public: Public) -> None:
    for index, row in enumerate(public.rows):
        offered = row.explorer == public.card
        if offered:
            _frame_row(image, index)
        for number, field in enumerate(row.fields):
            _field(image, index, number, field, wanted=offered and number + 1 == public.phase)
        _cards_to_come(image, index, row, public)
    for number, x in enumerate(layout.NUMERALS):
        now = number + 1 == public.phase and public.step != "over"
        disc = letter_disc(
            56,
            layout.PHASES[number],
            colour.GOLD_LIGHT if now else colour.IVORY,
            colour.VERMILION if now else colour.INK_SECOND,
            colour.VERMILION if now else colour.INK_THIRD,
        )
        paste(image, disc, x, layout.TOP - 8)


def _frame_row(image: Image.Image, index: int) -> None:
    draw = ImageDraw.Draw(image)
    top, bottom = layout.TOP + layout.ROW * index, layout.TOP + layout.ROW * (index + 1)
    note(image, "row", (layout.LEFT, top, layout.RIGHT, bottom))
    draw.rectangle((layout.LEFT + 1, top, layout.RIGHT - 1, bottom), outline=colour.IVORY, width=layout.FRAME)
    inner = (layout.LEFT + 3, top + 2, layout.RIGHT - 3, bottom - 2)
    draw.rectangle(inner, outline=colour.VERMILION, width=5)


def _field(image: Image.Image, index: int, number: int, field: tuple[Berth, ...], *, wanted: bool) -> None:
    places = layout.BERTHS[number]
    middle = layout.row_middle(index)
    if len(field) == 2:
        _parts(image, places, middle, field, wanted=wanted)
        return
    berth = field[0]
    y = middle - 14 if berth.multiplier else middle
    for x, ship in zip(places, berth.ships, strict=False):
        _ship(image, x, y, ship, _SHIP)
        if berth.multiplier:
            _pile(image, x, middle + 32, ship)
    for x in places[len(berth.ships) :]:
        paste(image, pieces.berth(60, wanted=wanted), x, y)


def _parts(
    image: Image.Image, places: tuple[int, ...], middle: float, field: tuple[Berth, ...], *, wanted: bool
) -> None:
    """Two lanes: the left part above, the right part below. A ship takes a place in one of them."""
    left, right = field
    lanes = [(ship, middle - _LANE) for ship in left.ships] + [(ship, middle + _LANE) for ship in right.ships]
    for x, (ship, y) in zip(places, lanes, strict=False):
        _ship(image, x, y, ship, _SMALL_SHIP)
    for x in places[len(lanes) :]:
        for y in (middle - _LANE, middle + _LANE):
            paste(image, pieces.berth(44, wanted=wanted), x, y)


def _ship(image: Image.Image, x: float, y: float, ship: Ship, size: int) -> None:
    if ship.just_moved:
        paste(image, pieces.moved_mark(size + 9), x, y)
    paste(image, player_ship(ship.seat, size), x, y - 1)


def _pile(image: Image.Image, x: float, y: float, ship: Ship) -> None:
    """The cards under a Magellan ship: how many, or their crowns where everybody knows them."""
    known = ship.pile is not None
    number = sum(card.crown for card in ship.pile) if ship.pile is not None else ship.pile_size
    paste(image, pill(58, 31, glaze(colour.IVORY, 250)), x, y)
    paste(image, icons.crown(24) if known else icons.cards(25), x - 13, y)
    write(image, x + 13, y, str(number), NUMBER, 27, colour.INK, "mm")


def _cards_to_come(image: Image.Image, index: int, row: Row, public: Public) -> None:
    """One small card for each of this phase: still to come, known to lie at the bottom, or gone."""
    if public.step in ("exchange", "gamble", "over"):
        return
    at_bottom = public.at_bottom.count(row.explorer)
    states = ["here"] * (row.cards_to_come - at_bottom) + ["bottom"] * at_bottom
    of_phase = len(layout.BERTHS[public.phase - 1])
    states += ["gone"] * (of_phase - len(states))
    for place, state in enumerate(states):
        x, y = layout.LEFT + 24, layout.TOP + layout.ROW * index + 26 + place * 16
        paste(image, pieces.card_to_come(state), x, y)
