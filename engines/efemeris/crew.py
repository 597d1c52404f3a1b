"""Crew cards: when each can be played, at what, and what it does (specification, 3.7, 6.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engines.core import Rejected, Seat, Who
from engines.efemeris import captains, legal
from engines.efemeris.board import Board
from engines.efemeris.figures import SPICES, Purse
from engines.efemeris.legal import no
from engines.efemeris.moves import PlayCrew
from engines.efemeris.names import captain_name, crew_name, planet_name, price_name, ship_name
from engines.efemeris.play import Play
from engines.efemeris.state import GALLEON, Ship


class Card(NamedTuple):
    may: Callable[[Board, Seat], None]
    """Whether it could be played now at all."""
    make: Callable[[Play, Seat, PlayCrew], None]
    check: Callable[[Board, Seat, PlayCrew], None] | None = None
    """Whether it can be played as it was said; None where there is nothing to say."""
    fields: tuple[str, ...] = ()
    """What has to be said besides the card."""


def may_play_crew(board: Board, seat: Seat) -> None:
    """Some card can be played now; else why not, if one reason holds for all."""
    can_play(board, seat)
    reasons = []
    for card in dict.fromkeys(board.player(seat).hand):
        reason = legal.refusal(CARDS[card].may, board, seat)
        if reason is None:
            return
        reasons.append(reason)
    if len(reasons) == 1:
        raise Rejected(reasons[0].key, **reasons[0].args)
    raise no("no-card-playable")


def can_play(board: Board, seat: Seat) -> None:
    """Whether this seat could play crew at all, whatever it holds."""
    player = legal.turn(board, seat, "tactics")
    if board.galleon(seat) is None:
        raise no("no-galleon")
    if not player.hand:
        raise no("hand-empty")
    if player.crew_played >= board.figures.play.crew_plays:
        raise no("crew-limit", most=board.figures.play.crew_plays)


def may_play(board: Board, seat: Seat, card: object) -> str:
    """Whether this card could be played now at all."""
    card = in_hand(board, seat, card)
    CARDS[card].may(board, seat)
    return card


def in_hand(board: Board, seat: Seat, card: object) -> str:
    can_play(board, seat)
    if not isinstance(card, str) or card not in board.player(seat).hand:
        raise no("card-not-in-hand")
    return card


def check_play_crew(board: Board, seat: Seat, move: PlayCrew) -> None:
    card = CARDS[in_hand(board, seat, move.card)]
    if move.card == "first_officer":
        captains.check(board, seat, move)
        return
    legal.only(move, "card", *card.fields)
    if card.check is None:
        card.may(board, seat)
    else:
        card.check(board, seat, move)


def play_crew(play: Play, seat: Seat, move: PlayCrew) -> None:
    """From the hand to the display, for everybody to see; so it can not be taken back."""
    player = play.player(seat)
    player.hand.remove(move.card)
    player.display.append(move.card)
    player.crew_played += 1
    play.state.eventful = True
    if move.card == "first_officer":
        captain = captain_name(player.captains[0])
        play.tell("plays-officer", who=Who(seat), captain=captain, final=True)
    else:
        play.tell("plays", who=Who(seat), card=crew_name(move.card), final=True)
    CARDS[move.card].make(play, seat, move)


# --- spices ----------------------------------------------------------------------------------------------


def other_spice(spice: str) -> str:
    return SPICES[1 - SPICES.index(spice)]


def check_swap(board: Board, seat: Seat, give: object) -> None:
    if give not in SPICES or not isinstance(give, str):
        raise no("no-such-choice")
    player = board.player(seat)
    if not getattr(player, give):
        raise no("nothing-to-give", spice=give)
    if getattr(player, other_spice(give)) >= board.figures.play.spice_cap:
        raise no("spice-full", most=board.figures.play.spice_cap)


def _may_bank(board: Board, seat: Seat) -> None:
    player, cap = board.player(seat), board.figures.play.spice_cap
    if not any(getattr(player, give) and getattr(player, other_spice(give)) < cap for give in SPICES):
        check_swap(board, seat, SPICES[0] if player.pepper else SPICES[1])


def _check_bank(board: Board, seat: Seat, move: PlayCrew) -> None:
    check_swap(board, seat, move.spice)


def _bank(play: Play, seat: Seat, move: PlayCrew) -> None:
    given = Purse(int(move.spice == "pepper"), int(move.spice == "vanilla"))
    play.pay(seat, given)
    play.gain(seat, Purse(given.vanilla, given.pepper))
    play.tell("banked", who=Who(seat), gives=move.spice)


def _may_court(board: Board, seat: Seat) -> None:
    cap = board.figures.play.spice_cap
    if board.player(seat).vanilla >= cap:
        raise no("spice-full", most=cap)


def _court(play: Play, seat: Seat, move: PlayCrew) -> None:
    taken = play.gain(seat, Purse(0, play.figures.effects.courtesan))
    play.tell("gains", who=Who(seat), spices=price_name(taken))


# --- the galleon -----------------------------------------------------------------------------------------


def _may_steer(board: Board, seat: Seat) -> None:
    if board.flagship(seat).field == board.sky.rose:
        raise no("no-effect")


def _steer(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.put(play.flagship(seat), play.sky.rose)
    play.tell("to-rose", who=Who(seat))


def _may_heal(board: Board, seat: Seat) -> None:
    if board.player(seat).surgeon:
        raise no("no-effect")


def _heal(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).surgeon = True
    play.tell("surgeon", who=Who(seat))


# --- effects to come -------------------------------------------------------------------------------------


def _may_shipwright(board: Board, seat: Seat) -> None:
    if board.frigates_left(seat, promised=True) <= 0:
        raise no("frigate-limit")


def _shipwright(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.shipwright += 1
    play.tell("shipwright", who=Who(seat))


def _may_boatswain(board: Board, seat: Seat) -> None:
    """Always; a caution says where it would be in vain."""


def _boatswain(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.boatswain += 1
    play.tell("boatswain", who=Who(seat))


def _may_govern(board: Board, seat: Seat) -> None:
    if board.planet_of(board.flagship(seat)) is None:
        raise no("not-on-planet")


def _govern(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.governor += 1
    play.tell("governor", who=Who(seat))


# --- the Gunner ------------------------------------------------------------------------------------------


def firing_range(board: Board, ship: Ship) -> int:
    figures = board.figures
    if ship.kind != GALLEON:
        return figures.abilities.lancaster
    more = figures.abilities.fairborne * board.player(ship.seat).effects.fairborne
    return figures.effects.gunner_range + more


def targets(board: Board, attacker: Ship) -> list[str]:
    """Ships by their ids, fortresses by their planets (5.4)."""
    found = []
    seat = attacker.seat
    names = [ship.id for ship in board.enemies(seat)]
    names += [planet for planet, owner in board.state.fortresses.items() if board.hostile(owner, seat)]
    for name in names:
        if _spared(board, attacker, name) is None:
            found.append(name)
    return found


def _spared(board: Board, attacker: Ship, target: str) -> str | None:
    """Why a hostile ship or fortress can not be hit: the reason, or None."""
    sky = board.sky
    if attacker.field == sky.rose:
        return "on-rose"
    if board.adrift(attacker):
        return "ship-adrift"
    ship = board.find_ship(target)
    field = ship.field if ship else sky.planets[target]
    if ship and field == sky.rose:
        return "target-on-rose"
    distance = sky.range(attacker.field, field)
    if distance is None or distance > firing_range(board, attacker):
        return "out-of-range"
    if ship:
        guarded = ship.kind == GALLEON and board.player(ship.seat).surgeon
        return "target-protected" if guarded else None
    if board.player(board.state.fortresses[target]).castel:
        return "target-protected"
    if any(board.hostile(other.seat, attacker.seat) for other in board.ships_on(field)):
        return "ship-guards-fortress"
    return None


def attackers(board: Board, seat: Seat) -> list[Ship]:
    """Own ships that have something to shoot at: frigates only through Lancaster."""
    frigates = board.player(seat).effects.lancaster > 0
    ships = [ship for ship in board.ships_of(seat) if ship.kind == GALLEON or frigates]
    return [ship for ship in ships if targets(board, ship)]


def attacker_meant(board: Board, seat: Seat, name: object) -> Ship:
    """The ship that was named; it need not be where only one can shoot."""
    able = attackers(board, seat)
    if name == "":
        if len(able) > 1:
            raise no("which-attacker")
        return able[0] if able else board.flagship(seat)
    ship = legal.own_ship(board, seat, name)
    if ship.kind != GALLEON and not board.player(seat).effects.lancaster:
        raise no("frigate-cannot-attack")
    return ship


def _may_fire(board: Board, seat: Seat) -> None:
    if attackers(board, seat):
        return
    galleon = board.flagship(seat)
    if not board.player(seat).effects.lancaster:
        if galleon.field == board.sky.rose:
            raise no("on-rose")
        if board.adrift(galleon):
            raise no("ship-adrift")
    raise no("no-target")


def check_attacker(board: Board, seat: Seat, name: object) -> Ship:
    """One that has something to shoot at."""
    ship = attacker_meant(board, seat, name)
    if not targets(board, ship):
        raise no("no-target")
    return ship


def _check_fire(board: Board, seat: Seat, move: PlayCrew) -> None:
    attacker = attacker_meant(board, seat, move.ship)
    ship, fort = board.find_ship(move.target), board.state.fortresses.get(move.target)
    owner = ship.seat if ship else fort
    if owner is None or not board.hostile(owner, seat):
        raise no("not-enemy")
    spared = _spared(board, attacker, move.target)
    if spared is not None:
        raise no(spared)


def _fire(play: Play, seat: Seat, move: PlayCrew) -> None:
    attacker = attacker_meant(play, seat, move.ship)
    effects = play.player(seat).effects
    if attacker.kind == GALLEON:
        effects.fairborne = 0
    else:
        effects.lancaster -= 1
    ship = play.find_ship(move.target)
    if ship is not None:
        play.tell("sinks", who=Who(seat), ship=ship_name(ship), field=ship.field, headline=True)
        play.destroy(ship, seat)
        return
    owner = play.state.fortresses.pop(move.target)
    field = play.sky.planets[move.target]
    play.note("razed", seat, field=field, cell=field.partition(".")[0])
    play.tell("razes", who=Who(seat), owner=Who(owner), planet=planet_name(move.target), headline=True)


CARDS: dict[str, Card] = {
    "first_officer": Card(captains.may, captains.make, captains.check),
    "gunner": Card(_may_fire, _fire, _check_fire, ("ship", "target")),
    "banker": Card(_may_bank, _bank, _check_bank, ("spice",)),
    "helmsman": Card(_may_steer, _steer),
    "courtesan": Card(_may_court, _court),
    "surgeon": Card(_may_heal, _heal),
    "shipwright": Card(_may_shipwright, _shipwright),
    "boatswain": Card(_may_boatswain, _boatswain),
    "governor": Card(_may_govern, _govern),
}
