"""The questions of the build phase (specification, 6.5)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Draft, Option, Pick, Question, Say, Seat, say
from engines.efemeris import building, legal, teams
from engines.efemeris.board import Board
from engines.efemeris.figures import SPICES
from engines.efemeris.moves import ROSE
from engines.efemeris.names import own_ship_name, planet_name, price_name, spice_name
from engines.efemeris.setup_questions import reserve_options
from engines.efemeris.state import Ship
from engines.efemeris.tactics_questions import ask_fortress, planet_options


def price_hint(board: Board, seat: Seat, kind: str) -> Say | None:
    """What a kind of move costs, where that is the same whatever is chosen then (10.2)."""
    costs = board.figures.costs
    match kind:
        case "build_galleon":
            price = costs.galleon
        case "build_frigate":
            price = building.frigate_price(board, seat)
        case "build_fortress":
            price = costs.fortress
        case "recruit_crew":
            price = costs.recruit
        case "share_spice":
            return say("efemeris-hint-share", left=board.side(seat).shares_left)
        case _:
            return None
    return say("efemeris-hint-price", price=price_name(price))


def _ask_conquer(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" not in draft:
        ships = [ship for ship in board.ships_of(seat) if board.planet_of(ship)]
        options = tuple(_conqueror(board, seat, ship) for ship in ships)
        return Pick(field="ship", text=say("efemeris-ask-conqueror"), options=options)
    ship = building.check_conqueror(board, seat, draft["ship"])
    ways = building.discounts(board, ship)
    if "discount" in draft or len(ways) == 1:
        return None
    options = tuple(_discount(way) for way in ways)
    return Pick(field="discount", text=say("efemeris-ask-discount"), options=options)


def _conqueror(board: Board, seat: Seat, ship: Ship) -> Option:
    """The planet is what matters, so it is named first."""
    planet = board.planet_of(ship)
    assert planet is not None
    barred = legal.refusal(building.check_conqueror, board, seat, ship.id)
    price = price_name(board.figures.planets[planet].price)
    text = say("efemeris-option-conquer", planet=planet_name(planet), price=price)
    hint = say("efemeris-hint-conquer", ship=own_ship_name(ship))
    return Option(value=ship.id, text=text, hint=hint, barred=barred)


def _discount(way: str) -> Option:
    saved = way.split("+")
    pepper, vanilla = saved.count("pepper"), saved.count("vanilla")
    return Option(value=way, text=say("efemeris-option-discount", pepper=pepper, vanilla=vanilla))


def _ask_frigate(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "planet" in draft:
        return None
    price = price_name(building.frigate_price(board, seat))
    free = int(board.player(seat).effects.shipwright > 0)
    text = say("efemeris-ask-frigate", price=price, free=free)
    return Pick(field="planet", text=text, options=planet_options(board.free_planets(seat)))


def _ask_galleon(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """On the rose only where no own planet is free."""
    if "place" in draft:
        return None
    free = board.free_planets(seat)
    options = planet_options(free) or (Option(value=ROSE, text=say("efemeris-option-rose")),)
    return Pick(field="place", text=say("efemeris-ask-galleon"), options=options)


def _ask_recruit(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" in draft:
        return None
    return Pick(field="card", text=say("efemeris-ask-recruit"), options=reserve_options(board, seat))


def _ask_share(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "spice" in draft:
        return None
    options = tuple(
        Option(
            value=spice,
            text=spice_name(spice),
            barred=legal.refusal(teams.check_gift, board, seat, spice),
        )
        for spice in SPICES
    )
    return Pick(field="spice", text=say("efemeris-ask-share"), options=options)


FIELDS: dict[str, Callable[[Board, Seat, Draft], Question | None]] = {
    "conquer_planet": _ask_conquer,
    "build_frigate": _ask_frigate,
    "build_fortress": ask_fortress,
    "build_galleon": _ask_galleon,
    "recruit_crew": _ask_recruit,
    "share_spice": _ask_share,
}
