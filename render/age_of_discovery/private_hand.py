"""The private picture: contracts, mission and joker of one player, and what could be done with the ships."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engines.contract.core import Many, Words, say
from engines.games.age_of_discovery.views.landings import Landing, landings, why_none
from engines.games.age_of_discovery.views.view import Chip, HandContract, Own, Player, Public
from render.age_of_discovery import cards, signs
from render.age_of_discovery.flags import contract_code, flag, letter, ship_code
from render.age_of_discovery.mission import draw_mission
from render.age_of_discovery.panel import Line, draw_ships, joker_sign
from render.age_of_discovery.public_board import explorer_name
from render.kit import icons
from render.kit.decoration.paper import page
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NAME, NUMBER, TITLE, drawable, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import draw_header, draw_title, private_banner
from render.kit.places import note
from render.kit.plates import BRIGHT, PLAIN, plate

WIDTH, HEIGHT = 1400, 896
_LEFT, _RIGHT = 24, 1376
_TOP, _TOP_HIGH = 104, 334
_SLOTS, _SLOT, _SLOT_PITCH = 4, 212, 220
_MISSION = _LEFT + _SLOTS * _SLOT_PITCH
_PURSE, _PURSE_HIGH = 446, 92
_FLEET, _FLEET_HIGH = 546, 144
_LANDINGS, _LANDINGS_HIGH = 698, 174
_FEW = 6
"""How many expeditions to join are shown with the ships that could join them."""


def draw_hand(public: Public, own: Own, words: Words, chosen: str = "") -> Image.Image:
    """`chosen` is the contract in question."""
    image = page(HEIGHT)
    draw_title(image, words(say("picture-hand")), 440)
    player = public.players[own.seat]
    draw_header(image, private_banner(words, own.seat), 500)
    for slot in range(_SLOTS):
        held = own.hand[slot] if slot < len(own.hand) else None
        _contract(image, _LEFT + slot * _SLOT_PITCH, held, words, chosen=chosen)
    note(image, "contracts", (_LEFT, _TOP, _MISSION - 8, _TOP + _TOP_HIGH))
    draw_mission(image, (_MISSION, _TOP, _RIGHT, _TOP + _TOP_HIGH), own.mission, words)
    _possessions(image, player, own, words)
    _fleet(image, player, words)
    _landings(image, public, own, words)
    return image


# --- contracts ---------------------------------------------------------------------------------------------


def _contract(image: Image.Image, x: int, held: HandContract | None, words: Words, *, chosen: str) -> None:
    """A contract and whether it can be started: the cheapest ships with their fee, or what is missing."""
    y = _TOP
    if held is None:
        paste(image, plate(_SLOT, _TOP_HIGH, PLAIN, colour.INK_THIRD), x, y, "lt")
        paste(image, cards.empty_card(*cards.CONTRACT), x + _SLOT / 2, y + 12, "mt")
        write(image, x + _SLOT / 2, y + 256, "–", NAME, 36, colour.INK_THIRD, "ms")
        return
    active = held.contract.name == chosen
    paste(image, plate(_SLOT, _TOP_HIGH, BRIGHT, active=active), x, y, "lt")
    if active:
        note(image, "contract", (x, y, x + _SLOT, y + _TOP_HIGH))
    code = contract_code(words, held.contract)
    card = cards.contract_card(held.contract.colour, code, held.contract.incomes)
    paste(image, card, x + _SLOT / 2, y + 12, "mt")
    line = y + 230
    paste(image, signs.mark(34, good=held.cheapest is not None), x + 32, line)
    if held.cheapest is None:
        key = say("age_of_discovery-picture-missing", volume=held.missing)
        text = words(key if held.missing else say("age_of_discovery-picture-not-yet"))
        write_in(image, x + 58, line + 11, _SLOT - 74, text, LABEL, 31, 25, colour.INK)
        return
    paste(image, icons.coin(34), x + 76, line)
    write(image, x + 98, line + 12, str(held.cheapest.fee), NUMBER, 34)
    if held.cheapest.cards:
        paste(image, signs.any_colour(36), x + 146, line)
        write(image, x + 168, line + 12, str(held.cheapest.cards), NUMBER, 34)
    _ships(image, x + 14, x + _SLOT - 12, line + 40, held.cheapest.ships, words)


def _piece(ship: Chip, count: int, words: Words) -> Image.Image:
    if ship.joker:
        return signs.joker_volume(ship.volume)
    kind = ship_code(words, ship.colour, ship.volume)
    if count == 1:
        return flag(ship.colour, kind, 48, 36, 26)
    return flag(ship.colour, f"{count}×{kind}", 82, 36, 26)


def _ships(
    image: Image.Image, left: float, right: float, y: float, ships: Sequence[Chip], words: Words
) -> None:
    """A set of ships on at most two lines; equal ones together."""
    x = left
    for ship in dict.fromkeys(ships):
        piece = _piece(ship, ships.count(ship), words)
        if x + piece.width > right:
            x, y = left, y + 38
        paste(image, piece, x, y, "lm")
        x += piece.width + 3


# --- possessions -------------------------------------------------------------------------------------------


def _possessions(image: Image.Image, player: Player, own: Own, words: Words) -> None:
    middle = _PURSE + _PURSE_HIGH / 2
    values = (
        (icons.coin(52), player.coins, 150),
        (signs.fulfilled(52), player.fulfilled, 142),
        (signs.any_colour(54, spent=not player.any_cards), player.any_cards, 122),
        (signs.reserve(54, spent=not player.reserve_cards), player.reserve_cards, 122),
        (icons.crown(52), player.points, 172),
    )
    x = _LEFT
    for sign, number, width in values:
        paste(image, plate(width, _PURSE_HIGH, BRIGHT), x, _PURSE, "lt")
        paste(image, sign, x + 40, middle)
        write_in(image, x + 73, middle + 17, width - 84, str(number), TITLE, 52, 44)
        x += width + 8
    width = (_RIGHT - x) if own.turns_left is None else (_RIGHT - x - 8) // 2
    _joker(image, x, width, own, words)
    if own.turns_left is None:
        return
    x += width + 8
    paste(image, plate(_RIGHT - x, _PURSE_HIGH, BRIGHT, active=own.turns_left <= 1), x, _PURSE, "lt")
    paste(image, signs.hourglass(56, run_out=True), x + 46, middle)
    text = words(say("age_of_discovery-picture-own-turns", count=own.turns_left))
    write_in(image, x + 82, middle + 12, _RIGHT - x - 98, text, LABEL, 34, 25, colour.INK)


def _joker(image: Image.Image, x: int, width: int, own: Own, words: Words) -> None:
    """Its two colours, and where it is."""
    paste(image, plate(width, _PURSE_HIGH, BRIGHT), x, _PURSE, "lt")
    middle = _PURSE + _PURSE_HIGH / 2
    paste(image, joker_sign(own.joker, words), x + 58, middle)
    status = own.joker.status
    where = own.joker.where
    if status == "expedition":
        where = explorer_name(words, where)
    text = words(say(f"age_of_discovery-picture-joker-{status}", where=where))
    write_in(image, x + 106, middle + 12, width - 122, text, LABEL, 34, 25, colour.INK)


# --- ships and contracts under way -------------------------------------------------------------------------


def _fleet(image: Image.Image, player: Player, words: Words) -> None:
    """Free ships on the left, contracts under way on the right."""
    middle = 700
    for left, right, key in (
        (_LEFT, middle - 4, "free-ships"),
        (middle + 4, _RIGHT, "under-way"),
    ):
        paste(image, plate(right - left, _FLEET_HIGH, PLAIN), left, _FLEET, "lt")
        label = words(say(f"age_of_discovery-picture-{key}"))
        write_in(image, left + 20, _FLEET + 34, right - left - 40, label, LABEL, 29, 25, colour.INK_SECOND)
    note(image, "ships", (_LEFT, _FLEET, middle - 4, _FLEET + _FLEET_HIGH))
    lines = (_FLEET + 66, _FLEET + 111)
    draw_ships(image, player.ships, words, [Line(_LEFT + 20, middle - 24, line) for line in lines])
    _under_way(image, middle + 22, lines, player, words)


def _under_way(image: Image.Image, left: int, lines: tuple[int, int], player: Player, words: Words) -> None:
    """Two contracts with their ships; more without; the number of those left out."""
    if not player.running:
        write(image, left + 6, lines[0] + 11, "–", NAME, 36, colour.INK_THIRD)
    few = len(player.running) <= len(lines)
    places = [(left + column * 182, line) for column in range(1 if few else 3) for line in lines]
    shown = player.running if len(player.running) <= len(places) else player.running[: len(places) - 1]
    for (x, y), one in zip(places, shown, strict=False):
        code = contract_code(words, one.contract)
        chip = cards.running(one.contract.colour, code, one.income, one.rounds_left, fresh=one.fresh)
        paste(image, chip, x, y, "lm")
        if few:
            _row_of_ships(image, x + chip.width + 14, _RIGHT - 16, y, one.ships, words)
    if len(shown) < len(player.running):
        x, y = places[len(shown)]
        write(image, x + 8, y + 11, f"+{len(player.running) - len(shown)}", NUMBER, 32)


def _row_of_ships(
    image: Image.Image, left: float, right: float, y: float, ships: Sequence[Chip], words: Words
) -> None:
    """Ships on one line; equal ones together; the number of kinds left out."""
    kinds = list(dict.fromkeys(ships))
    x = left
    for place, ship in enumerate(kinds):
        piece = _piece(ship, ships.count(ship), words)
        rest = len(kinds) - place
        if x + piece.width + (0 if rest == 1 else 44) > right:
            write(image, x + 2, y + 10, f"+{rest}", NUMBER, 29)
            return
        paste(image, piece, x, y, "lm")
        x += piece.width + 3


# --- where ships could go ----------------------------------------------------------------------------------


def _landings(image: Image.Image, public: Public, own: Own, words: Words) -> None:
    """Expeditions that a free ship could join, each with the points of the best one; or why there is none."""
    found = landings(public, own)
    paste(image, plate(_RIGHT - _LEFT, _LANDINGS_HIGH, PLAIN), _LEFT, _LANDINGS, "lt")
    label = words(say("age_of_discovery-picture-landings"))
    write_in(image, _LEFT + 20, _LANDINGS + 37, 600, label, LABEL, 29, 25, colour.INK_SECOND)
    if own.orders:
        said = words(say("age_of_discovery-picture-orders", orders=Many([*own.orders])))
        orders = drawable(said.replace("`", ""))  # marks for messages
        write_in(image, _RIGHT - 20, _LANDINGS + 37, 700, orders, LABEL, 29, 25, colour.VERMILION, "rs")
    if not found and not public.over:
        why = drawable(words(why_none(public, own)))
        write_in(image, _LEFT + 28, _LANDINGS + 94, _RIGHT - _LEFT - 56, why, LABEL, 34, 26)
    tiles = {expedition.name: expedition.tile for expedition in public.expeditions}
    few = len(found) <= _FEW
    columns = 3 if few else 5
    pitch, first = (54, 80) if len(found) <= 2 * columns else (39, 65)
    width = (_RIGHT - _LEFT - 36) / columns
    draw = ImageDraw.Draw(image)
    for place, landing in enumerate(found):
        x = _LEFT + 18 + place % columns * width
        y = _LANDINGS + first + place // columns * pitch
        if place % columns:
            draw.line((x - 5, y - 18, x - 5, y + 18), fill=colour.INK_THIRD, width=1)
        end = x + (260 if few else width - 12)
        _landing(image, x, end, y, landing, tiles[landing.expedition], words)
        if few:
            ships = landing.ships or landing.with_card
            _row_of_ships(image, end + 14, x + width - 14, y, ships, words)


def _landing(
    image: Image.Image, left: float, right: float, y: float, landing: Landing, tile: str, words: Words
) -> None:
    """Tile and name; the points with a crown, or with the wheel where only a card opens the row."""
    paste(image, flag(tile, letter(words, tile), 38, 36, 27), left, y, "lm")
    sign = icons.crown(30) if landing.ships else signs.any_colour(32)
    number = str(landing.points if landing.ships else landing.card_points)
    write(image, right, y + 11, number, NUMBER, 32, colour.INK, "rs")
    end = right - width_of(number, NUMBER, 32) - 4
    paste(image, sign, end, y, "rm")
    name = explorer_name(words, landing.expedition)
    write_in(image, left + 46, y + 10, end - sign.width - 6 - left - 46, name, TITLE, 31, 25)
