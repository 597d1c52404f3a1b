"""The build phase: conquering, ships, fortresses, recruits, gifts to the partner (§6.5)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

from engines.contract.core import Draft, Move, Option, Pick, Question, Say, Seat, Who, say
from engines.games.efemeris.actions.gifts import (
    ask_share_spice,
    check_share_spice,
    may_share_spice,
    share_spice,
)
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import (
    check_build,
    check_can_pay,
    check_turn,
    free_planet,
    own_planet,
    own_ship,
)
from engines.games.efemeris.figures import NO_SPICES, SPICES, Purse
from engines.games.efemeris.moves import (
    ROSE,
    BuildFortress,
    BuildFrigate,
    BuildGalleon,
    ConquerPlanet,
    EndTurn,
    RecruitCrew,
    ShareSpice,
)
from engines.games.efemeris.names import (
    captain_name,
    crew_name,
    own_ship_name,
    planet_name,
    price_name,
)
from engines.games.efemeris.options import Menu, planet_options, reserve_options
from engines.games.efemeris.play import Play
from engines.games.efemeris.scoring import check_victory
from engines.games.efemeris.state import LETTERS, Ship
from engines.kit.actions import Action, Phase, refusal


def build_kinds(board: Board, seat: Seat) -> list[str]:
    kinds = ["conquer_planet"]
    if board.galleon(seat) is None:
        kinds.append("build_galleon")
    kinds += ["build_frigate", "build_fortress", "recruit_crew"]
    if board.team:
        kinds.append("share_spice")
    return kinds


def build_menu(board: Board, seat: Seat) -> Menu:
    kinds = (*build_kinds(board, seat), "end_turn")
    about = _about_build(board, seat) if board.explains else None
    return Menu(kinds, say("efemeris-ask-build"), about, build_hint)


def _about_build(board: Board, seat: Seat) -> Say:
    player = board.player(seat)
    return say(
        "efemeris-about-build-team" if board.team else "efemeris-about-build",
        spices=price_name(Purse(player.pepper, player.vanilla)),
        planets=len(board.planets_of_side(board.side_of(seat))),
        goal=board.mode.goal,
    )


def build_hint(board: Board, seat: Seat, kind: str) -> Say | None:
    """What a kind of move costs, where that is the same whatever is chosen then (§10.2)."""
    costs, left = board.figures.costs, 0
    match kind:
        case "build_galleon":
            price = costs.galleon
        case "build_frigate":
            price, left = frigate_price(board, seat), board.frigates_left(seat)
        case "build_fortress":
            price, left = costs.fortress, board.fortresses_left(seat)
        case "recruit_crew":
            price = costs.recruit
        case "share_spice":
            return say("efemeris-hint-share", left=board.side(seat).shares_left)
        case _:
            return None
    return say("efemeris-hint-price", price=price_name(price), left=left)


# --- conquering ------------------------------------------------------------------------------------------


def discounts(board: Board, ship: Ship, aside: Purse = NO_SPICES) -> list[str]:
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
    check_build(board, seat)


def possible_conquer_planet(board: Board, seat: Seat) -> None:
    """Some own ship stands on a planet that can be bought now; else the most telling reason."""
    on_planets = [ship for ship in board.ships_of(seat) if board.planet_of(ship)]
    if not on_planets:
        raise board.no("not-on-planet")
    prizes = [ship for ship in on_planets if board.prize(ship)]
    if not any(discounts(board, ship) for ship in prizes):
        _conqueror(board, seat, (prizes or on_planets)[0].id)


def _conqueror(board: Board, seat: Seat, name: object) -> Ship:
    """A ship that can conquer now."""
    ship = own_ship(board, seat, name)
    planet = board.planet_of(ship)
    if planet is None:
        raise board.no("not-on-planet")
    if board.prize(ship) is None:
        owner = board.state.owners.get(planet)
        if owner is not None and not board.hostile(owner, seat):
            raise board.no("already-yours", planet=planet_name(planet))
        raise board.no("planet-fortified", planet=planet_name(planet))
    if not discounts(board, ship):
        check_can_pay(board, seat, board.figures.planets[planet].price)
        raise board.no("bad-discount")
    return ship


def _discount(board: Board, ship: Ship, discount: object) -> str:
    """The discount that was named; "" is enough where only one is possible."""
    possible = discounts(board, ship)
    if discount == "" and len(possible) == 1:
        return possible[0]
    if not isinstance(discount, str) or discount not in possible:
        raise board.no("bad-discount")
    return discount


def check_conquer_planet(board: Board, seat: Seat, move: ConquerPlanet) -> None:
    _discount(board, _conqueror(board, seat, move.ship), move.discount)


def ask_conquer_planet(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" not in draft:
        ships = [ship for ship in board.ships_of(seat) if board.planet_of(ship)]
        options = tuple(_conqueror_option(board, seat, ship) for ship in ships)
        return Pick(field="ship", text=say("efemeris-ask-conqueror"), options=options)
    ways = discounts(board, _conqueror(board, seat, draft["ship"]))
    if "discount" in draft or len(ways) == 1:
        return None
    options = tuple(_discount_option(way) for way in ways)
    return Pick(field="discount", text=say("efemeris-ask-discount"), options=options)


def _conqueror_option(board: Board, seat: Seat, ship: Ship) -> Option:
    """The planet is what matters, so it is named first."""
    planet = board.planet_of(ship)
    assert planet is not None
    barred = refusal(_conqueror, board, seat, ship.id)
    price, ways = board.figures.planets[planet].price, discounts(board, ship)
    saved = min(board.saved(ship), sum(price))
    if len(ways) == 1:  # what is saved is no choice: say what is paid
        price, saved = _paid(price, ways[0]), 0
    text = say("efemeris-option-conquer", planet=planet_name(planet), price=price_name(price), saved=saved)
    hint = say("efemeris-hint-conquer", ship=own_ship_name(ship))
    return Option(value=ship.id, text=text, hint=hint, barred=barred)


def _paid(price: Purse, discount: str) -> Purse:
    saved = discount.split("+")
    return Purse(price.pepper - saved.count("pepper"), price.vanilla - saved.count("vanilla"))


def _discount_option(way: str) -> Option:
    saved = way.split("+")
    pepper, vanilla = saved.count("pepper"), saved.count("vanilla")
    return Option(value=way, text=say("efemeris-option-discount", pepper=pepper, vanilla=vanilla))


def conquer_planet(play: Play, seat: Seat, move: ConquerPlanet) -> None:
    ship = own_ship(play, seat, move.ship)
    planet = play.planet_of(ship)
    assert planet is not None
    discount = _discount(play, ship, move.discount)
    paid = _paid(play.figures.planets[planet].price, discount)
    play.pay(seat, paid)
    if discount:
        play.player(seat).effects.governor = 0
    before = play.state.owners.pop(planet, None)
    play.state.owners[planet] = seat
    play.state.eventful = True
    play.note("conquered", seat, field=ship.field, ship=ship.id, cell=ship.field.partition(".")[0])
    named, bill = planet_name(planet), price_name(paid)
    count = len(play.planets_of_side(play.side_of(seat)))
    if before is None:
        play.tell("conquers", who=Who(seat), planet=named, price=bill, planets=count, headline=True)
    else:
        play.tell(
            "conquers-from",
            who=Who(seat),
            owner=Who(before),
            planet=named,
            price=bill,
            planets=count,
            headline=True,
        )
    check_victory(play, seat)


# --- frigates --------------------------------------------------------------------------------------------


def frigate_price(board: Board, seat: Seat) -> Purse:
    """A free frigate (Shipwright) is always taken first."""
    return NO_SPICES if board.player(seat).effects.shipwright else board.figures.costs.frigate


def may_build_frigate(board: Board, seat: Seat) -> None:
    check_build(board, seat)
    if board.frigates_left(seat) <= 0:
        raise board.no("frigate-limit")


def possible_build_frigate(board: Board, seat: Seat) -> None:
    if not board.planets_of(seat):
        raise board.no("planet-not-yours")
    if not board.free_planets(seat):
        raise board.no("planet-occupied")
    check_can_pay(board, seat, frigate_price(board, seat))


def check_build_frigate(board: Board, seat: Seat, move: BuildFrigate) -> None:
    free_planet(board, seat, move.planet)
    check_can_pay(board, seat, frigate_price(board, seat))


def ask_build_frigate(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "planet" in draft:
        return None
    price = price_name(frigate_price(board, seat))
    free = int(board.player(seat).effects.shipwright > 0)
    text = say("efemeris-ask-frigate", price=price, free=free)
    return Pick(field="planet", text=text, options=planet_options(board.free_planets(seat)))


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
    """Put a new ship on the board; it sails from the next tactics phase on."""
    play.state.ships.append(ship)
    play.state.eventful = True
    play.note("built", ship.seat, field=ship.field, ship=ship.id)


# --- fortresses: those that are paid for, and Guzmán's ---------------------------------------------------


def may_fortify(board: Board, seat: Seat) -> None:
    if board.fortresses_left(seat) <= 0:
        raise board.no("no-fortress-left")
    owned = board.planets_of(seat)
    if not owned:
        raise board.no("no-planet")
    if all(planet in board.state.fortresses for planet in owned):
        raise board.no("fortress-exists")


def fortress_site(board: Board, seat: Seat, planet: object) -> str:
    """An own planet, not a partner's, that can have a fortress."""
    planet = own_planet(board, seat, planet)
    if planet in board.state.fortresses:
        raise board.no("fortress-exists")
    if board.fortresses_left(seat) <= 0:
        raise board.no("no-fortress-left")
    return planet


def ask_fortress(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "planet" in draft:
        return None
    sites = [planet for planet in board.planets_of(seat) if planet not in board.state.fortresses]
    return Pick(field="planet", text=say("efemeris-ask-fortress"), options=planet_options(sites))


def fortify(play: Play, seat: Seat, planet: str) -> None:
    play.state.fortresses[planet] = seat
    play.player(seat).fortresses += 1
    play.state.eventful = True
    field = play.sky.planets[planet]
    play.note("fortified", seat, field=field, cell=field.partition(".")[0])
    play.tell("fortress", who=Who(seat), planet=planet_name(planet))


def may_build_fortress(board: Board, seat: Seat) -> None:
    check_build(board, seat)


def possible_build_fortress(board: Board, seat: Seat) -> None:
    may_fortify(board, seat)
    check_can_pay(board, seat, board.figures.costs.fortress)


def check_build_fortress(board: Board, seat: Seat, move: BuildFortress) -> None:
    fortress_site(board, seat, move.planet)
    check_can_pay(board, seat, board.figures.costs.fortress)


def build_fortress(play: Play, seat: Seat, move: BuildFortress) -> None:
    play.pay(seat, play.figures.costs.fortress)
    fortify(play, seat, move.planet)


# --- the galleon -----------------------------------------------------------------------------------------


def may_build_galleon(board: Board, seat: Seat) -> None:
    check_build(board, seat)
    if board.galleon(seat) is not None:
        raise board.no("galleon-exists")
    if board.captains_left(seat) <= 0:
        raise board.no("no-captain")
    check_can_pay(board, seat, board.figures.costs.galleon)


def check_build_galleon(board: Board, seat: Seat, move: BuildGalleon) -> None:
    if move.place != ROSE:
        free_planet(board, seat, move.place)
    elif board.free_planets(seat):
        raise board.no("rose-only-if-full")


def ask_build_galleon(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """On the rose only where no own planet is free."""
    if "place" in draft:
        return None
    rose = Option(value=ROSE, text=say("efemeris-option-rose"))
    options = planet_options(board.free_planets(seat)) or (rose,)
    return Pick(field="place", text=say("efemeris-ask-galleon"), options=options)


def build_galleon(play: Play, seat: Seat, move: BuildGalleon) -> None:
    player = play.player(seat)
    play.pay(seat, play.figures.costs.galleon)
    field = play.sky.rose if move.place == ROSE else play.sky.planets[move.place]
    _launch(play, Ship(seat=seat, letter=LETTERS[0], field=field))
    if play.team:
        player.rebuilds -= 1
    captain = captain_name(player.captains[0])
    play.tell("galleon", who=Who(seat), captain=captain, field=play.arrival(field))


# --- recruits --------------------------------------------------------------------------------------------


def may_recruit_crew(board: Board, seat: Seat) -> None:
    player = check_build(board, seat)
    if not board.side(seat).reserve:
        raise board.no("reserve-empty")
    if len(player.hand) >= board.mode.hand:
        raise board.no("hand-full", most=board.mode.hand)
    check_can_pay(board, seat, board.figures.costs.recruit)


def check_recruit_crew(board: Board, seat: Seat, move: RecruitCrew) -> None:
    if move.card not in board.side(seat).reserve:
        raise board.no("card-not-in-reserve")


def ask_recruit_crew(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" in draft:
        return None
    return Pick(field="card", text=say("efemeris-ask-recruit"), options=reserve_options(board, seat))


def recruit_crew(play: Play, seat: Seat, move: RecruitCrew) -> None:
    """Only the own side learns which card was recruited."""
    play.pay(seat, play.figures.costs.recruit)
    play.to_hand(seat, move.card)
    play.tell("recruits", who=Who(seat))
    play.whisper_to_side(seat, "recruited-yours", card=crew_name(move.card), who=Who(seat))


# --- ending the turn -------------------------------------------------------------------------------------


def may_end_turn(board: Board, seat: Seat) -> None:
    check_turn(board, seat, "tactics" if board.state.step == "tactics" else "build")


def end_turn(play: Play, seat: Seat, move: EndTurn) -> None:
    """From tactics on, it leaves out building; a partner's gift may still call this player back."""
    player = play.player(seat)
    player.ended = True
    player.done = play.by_the_book or play.state.step == "tactics"
    play.tell("ends-turn", who=Who(seat))


# --- building ends tactics -------------------------------------------------------------------------------


def _building(make: Callable[[Play, Seat, Any], None]) -> Callable[[Play, Seat, Any], None]:
    """What is built from the tactics phase ends it first."""

    def made(play: Play, seat: Seat, move: Move) -> None:
        if play.state.step == "tactics":
            play.tell("ends-tactics", who=Who(seat))
            play.open_build()
        make(play, seat, move)

    return made


BUILDING: Phase[Board, Play] = {
    ConquerPlanet: Action(
        may_conquer_planet,
        conquer_planet,
        check_conquer_planet,
        ask_conquer_planet,
        possible_conquer_planet,
    ),
    BuildFrigate: Action(
        may_build_frigate, build_frigate, check_build_frigate, ask_build_frigate, possible_build_frigate
    ),
    BuildFortress: Action(
        may_build_fortress, build_fortress, check_build_fortress, ask_fortress, possible_build_fortress
    ),
    BuildGalleon: Action(may_build_galleon, build_galleon, check_build_galleon, ask_build_galleon),
    RecruitCrew: Action(may_recruit_crew, recruit_crew, check_recruit_crew, ask_recruit_crew),
    ShareSpice: Action(may_share_spice, share_spice, check_share_spice, ask_share_spice),
}

ACTIONS: Phase[Board, Play] = {
    **{kind: action._replace(make=_building(action.make)) for kind, action in BUILDING.items()},
    EndTurn: Action(may_end_turn, end_turn),
}
