"""The build phase: conquering, ships, fortresses, recruits (specification, 6.5)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from engines.core import Seat, Who
from engines.efemeris import ending, legal
from engines.efemeris.board import Board
from engines.efemeris.captains import check_fortress_site, fortify, may_fortify
from engines.efemeris.figures import SPICES, Purse
from engines.efemeris.legal import no
from engines.efemeris.moves import (
    ROSE,
    BuildFortress,
    BuildFrigate,
    BuildGalleon,
    ConquerPlanet,
    EndTurn,
    RecruitCrew,
)
from engines.efemeris.names import captain_name, crew_name, planet_name, price_name
from engines.efemeris.play import Play
from engines.efemeris.state import LETTERS, Ship

NOTHING = Purse(0, 0)

# --- conquering ------------------------------------------------------------------------------------------


def discounts(board: Board, ship: Ship, aside: Purse = NOTHING) -> list[str]:
    """What Governors may save this ship: as many spices as they can, of either kind as far as the price has
    them, and so that the rest can be paid (with some spices set aside). Without a Governor only "", and only
    if the price can be paid."""
    planet = board.planet_of(ship)
    assert planet is not None
    price = board.figures.planets[planet].price
    saved = min(board.saved(ship), sum(price))
    found = []
    for spices in combinations_with_replacement(SPICES, saved):
        off = Purse(spices.count("pepper"), spices.count("vanilla"))
        rest = Purse(price.pepper - off.pepper, price.vanilla - off.vanilla)
        needed = Purse(rest.pepper + aside.pepper, rest.vanilla + aside.vanilla)
        if min(rest) >= 0 and board.pays(ship.seat, needed):
            found.append("+".join(spices))
    return found


def may_conquer_planet(board: Board, seat: Seat) -> None:
    """Some own ship stands on a planet that can be bought now; else the most telling reason."""
    legal.turn(board, seat, "build")
    on_planets = [ship for ship in board.ships_of(seat) if board.planet_of(ship)]
    if not on_planets:
        raise no("not-on-planet")
    prizes = [ship for ship in on_planets if board.prize(ship)]
    if any(discounts(board, ship) for ship in prizes):
        return
    check_conqueror(board, seat, (prizes or on_planets)[0].id)


def check_conqueror(board: Board, seat: Seat, name: object) -> Ship:
    """A ship that can conquer now."""
    legal.turn(board, seat, "build")
    ship = legal.own_ship(board, seat, name)
    planet = board.planet_of(ship)
    if planet is None:
        raise no("not-on-planet")
    if board.prize(ship) is None:
        owner = board.state.owners.get(planet)
        if owner is not None and not board.hostile(owner, seat):
            raise no("already-yours", planet=planet_name(planet))
        raise no("planet-fortified", planet=planet_name(planet))
    if not discounts(board, ship):
        legal.can_pay(board.player(seat), board.figures.planets[planet].price)
        raise no("bad-discount")
    return ship


def discount_meant(board: Board, ship: Ship, discount: object) -> str:
    """The discount that was named; it need not be where only one can be."""
    open_ones = discounts(board, ship)
    if discount == "" and len(open_ones) == 1:
        return open_ones[0]
    if not isinstance(discount, str) or discount not in open_ones:
        raise no("bad-discount")
    return discount


def check_conquer_planet(board: Board, seat: Seat, move: ConquerPlanet) -> None:
    discount_meant(board, check_conqueror(board, seat, move.ship), move.discount)


def conquer_planet(play: Play, seat: Seat, move: ConquerPlanet) -> None:
    ship = legal.own_ship(play, seat, move.ship)
    planet = play.planet_of(ship)
    assert planet is not None
    saved = discount_meant(play, ship, move.discount).split("+")
    price = play.figures.planets[planet].price
    paid = Purse(price.pepper - saved.count("pepper"), price.vanilla - saved.count("vanilla"))
    play.pay(seat, paid)
    if saved != [""]:
        play.player(seat).effects.governor = 0
    before = play.state.owners.pop(planet, None)
    play.state.owners[planet] = seat
    play.state.eventful = True
    play.note("conquered", seat, field=ship.field, ship=ship.id, cell=ship.field.partition(".")[0])
    named = planet_name(planet)
    count = len(play.planets_of_side(play.side_of(seat)))
    if before is None:
        play.tell(
            "conquers", who=Who(seat), planet=named, price=price_name(paid), planets=count, headline=True
        )
    else:
        play.tell(
            "conquers-from",
            who=Who(seat),
            owner=Who(before),
            planet=named,
            price=price_name(paid),
            planets=count,
            headline=True,
        )
    ending.check_victory(play, seat)


# --- frigates and fortresses -----------------------------------------------------------------------------


def frigate_price(board: Board, seat: Seat) -> Purse:
    """A free one is always taken first."""
    return NOTHING if board.player(seat).effects.shipwright else board.figures.costs.frigate


def may_build_frigate(board: Board, seat: Seat) -> None:
    player = legal.turn(board, seat, "build")
    if board.frigates_left(seat) <= 0:
        raise no("frigate-limit")
    if not board.planets_of(seat):
        raise no("planet-not-yours")
    if not board.free_planets(seat):
        raise no("planet-occupied")
    legal.can_pay(player, frigate_price(board, seat))


def check_build_frigate(board: Board, seat: Seat, move: BuildFrigate) -> None:
    player = legal.turn(board, seat, "build")
    if board.frigates_left(seat) <= 0:
        raise no("frigate-limit")
    if legal.own_planet(board, seat, move.planet) not in board.free_planets(seat):
        raise no("planet-occupied")
    legal.can_pay(player, frigate_price(board, seat))


def build_frigate(play: Play, seat: Seat, move: BuildFrigate) -> None:
    player = play.player(seat)
    free = player.effects.shipwright > 0
    play.pay(seat, frigate_price(play, seat))
    player.effects.shipwright -= free
    player.frigates += 1
    _launch(play, Ship(seat=seat, letter=LETTERS[player.frigates], field=play.sky.planets[move.planet]))
    what = "frigate-free" if free else "frigate"
    play.tell(what, who=Who(seat), planet=planet_name(move.planet))


def _launch(play: Play, ship: Ship) -> None:
    """New ships sail from the next tactics phase on; until then they have not moved."""
    play.state.ships.append(ship)
    play.state.eventful = True
    play.note("built", ship.seat, field=ship.field, ship=ship.id)


def may_build_fortress(board: Board, seat: Seat) -> None:
    player = legal.turn(board, seat, "build")
    may_fortify(board, seat)
    legal.can_pay(player, board.figures.costs.fortress)


def check_build_fortress(board: Board, seat: Seat, move: BuildFortress) -> None:
    player = legal.turn(board, seat, "build")
    check_fortress_site(board, seat, move.planet)
    legal.can_pay(player, board.figures.costs.fortress)


def build_fortress(play: Play, seat: Seat, move: BuildFortress) -> None:
    play.pay(seat, play.figures.costs.fortress)
    fortify(play, seat, move.planet)


# --- the galleon -----------------------------------------------------------------------------------------


def may_build_galleon(board: Board, seat: Seat) -> None:
    player = legal.turn(board, seat, "build")
    if board.galleon(seat) is not None:
        raise no("galleon-exists")
    if board.captains_left(seat) <= 0:
        raise no("no-captain")
    legal.can_pay(player, board.figures.costs.galleon)


def check_build_galleon(board: Board, seat: Seat, move: BuildGalleon) -> None:
    may_build_galleon(board, seat)
    if move.place == ROSE:
        if board.free_planets(seat):
            raise no("rose-only-if-full")
        return
    if legal.own_planet(board, seat, move.place) not in board.free_planets(seat):
        raise no("planet-occupied")


def build_galleon(play: Play, seat: Seat, move: BuildGalleon) -> None:
    player = play.player(seat)
    play.pay(seat, play.figures.costs.galleon)
    field = play.sky.rose if move.place == ROSE else play.sky.planets[move.place]
    _launch(play, Ship(seat=seat, letter=LETTERS[0], field=field))
    if play.team:
        player.rebuilds -= 1
    captain = captain_name(player.captains[0])
    play.tell("galleon", who=Who(seat), captain=captain, field=play.arrival(field))


# --- recruits, and the end of the turn -------------------------------------------------------------------


def may_recruit_crew(board: Board, seat: Seat) -> None:
    player = legal.turn(board, seat, "build")
    if not board.side(seat).reserve:
        raise no("reserve-empty")
    if len(player.hand) >= board.mode.hand:
        raise no("hand-full", most=board.mode.hand)
    legal.can_pay(player, board.figures.costs.recruit)


def check_recruit_crew(board: Board, seat: Seat, move: RecruitCrew) -> None:
    may_recruit_crew(board, seat)
    if move.card not in board.side(seat).reserve:
        raise no("card-not-in-reserve")


def recruit_crew(play: Play, seat: Seat, move: RecruitCrew) -> None:
    play.pay(seat, play.figures.costs.recruit)
    play.to_hand(seat, move.card)
    play.tell("recruits", who=Who(seat))
    play.whisper(seat, "recruited-yours", card=crew_name(move.card), who=Who(seat))


def may_end_turn(board: Board, seat: Seat) -> None:
    legal.turn(board, seat, "build")


def end_turn(play: Play, seat: Seat, move: EndTurn) -> None:
    play.player(seat).ended = True
    play.tell("ends-turn", who=Who(seat))
