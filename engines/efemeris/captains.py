"""The abilities of the captains: each use is one First Officer played (specification, 3.8, 6.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engines.core import Seat, Who
from engines.efemeris import legal
from engines.efemeris.board import Board
from engines.efemeris.figures import CENTRE_TILE
from engines.efemeris.legal import no
from engines.efemeris.moves import PlayCrew
from engines.efemeris.names import (
    crew_name,
    planet_name,
    planets_named,
    price_name,
    ship_name,
    tile_name,
)
from engines.efemeris.play import Play
from engines.efemeris.sky import cell_of
from engines.efemeris.state import FRIGATE, Ship
from engines.efemeris.tile import SIDES


class Ability(NamedTuple):
    may: Callable[[Board, Seat], None]
    """Whether it could be used now at all."""
    make: Callable[[Play, Seat, PlayCrew], None]
    check: Callable[[Board, Seat, PlayCrew], None] | None = None
    """Whether it can be used as it was said; None where there is nothing to say."""
    fields: tuple[str, ...] = ()


def ability(board: Board, seat: Seat) -> Ability:
    """Of the captain in command."""
    return ABILITIES[board.player(seat).captains[0]]


def may(board: Board, seat: Seat) -> None:
    ability(board, seat).may(board, seat)


def check(board: Board, seat: Seat, move: PlayCrew) -> None:
    captain = ability(board, seat)
    legal.only(move, "card", *captain.fields)
    if captain.check is None:
        captain.may(board, seat)
    else:
        captain.check(board, seat, move)


def make(play: Play, seat: Seat, move: PlayCrew) -> None:
    ability(play, seat).make(play, seat, move)


def _slots_after(board: Board, seat: Seat) -> int:
    """Crew cards that could still be played after this one."""
    return board.figures.play.crew_plays - board.player(seat).crew_played - 1


# --- France ----------------------------------------------------------------------------------------------


def _may_hubac(board: Board, seat: Seat) -> None:
    galleon = board.flagship(seat)
    if galleon.moved:
        raise no("ship-already-moved")
    if galleon.frozen_by is not None:
        raise no("ship-frozen")
    if board.adrift(galleon):
        raise no("ship-adrift")


def _hubac(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.hubac += 1
    play.tell("hubac", who=Who(seat), steps=play.steps(play.flagship(seat)))


def _may_chesnaye(board: Board, seat: Seat) -> None:
    if not board.free_planets(seat):
        raise no("planet-occupied") if board.planets_of(seat) else no("no-target")


def check_chesnaye(board: Board, seat: Seat, planet: object) -> None:
    if legal.own_planet(board, seat, planet) not in board.free_planets(seat):
        raise no("planet-occupied")


def _check_chesnaye(board: Board, seat: Seat, move: PlayCrew) -> None:
    check_chesnaye(board, seat, move.planet)


def _chesnaye(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.put(play.flagship(seat), play.sky.planets[move.planet])
    play.tell("to-planet", who=Who(seat), planet=planet_name(move.planet))


def _may_castel(board: Board, seat: Seat) -> None:
    if board.player(seat).castel or seat not in board.state.fortresses.values():
        raise no("no-effect")


def _castel(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).castel = True
    play.tell("castel", who=Who(seat))


def check_turning_cell(board: Board, seat: Seat, cell: object) -> str:
    """A tile that Cassini may turn at all."""
    if not isinstance(cell, str) or cell not in board.state.sky:
        raise no("no-tile")
    if board.state.sky[cell].tile == CENTRE_TILE:
        raise no("no-effect")
    if any(cell_of(ship.field) == cell for ship in board.enemies(seat)):
        raise no("enemy-on-tile")
    return cell


def turns_of(board: Board, cell: str) -> Iterator[int]:
    """The rotations that Cassini may give a tile: they change something, and cut off no planet."""
    sky, tile = board.sky, board.state.sky[cell].tile
    standing = [ship.field for ship in board.state.ships]
    for rotation in SIDES:
        sealing = board.state.no_seal and sky.cut_off_by(cell, tile, rotation)
        if not sealing and sky.turn_matters(cell, rotation, standing):
            yield rotation


def turnable(board: Board, seat: Seat) -> Iterator[str]:
    """The cells whose tiles Cassini may turn."""
    barred = {cell_of(ship.field) for ship in board.enemies(seat)}
    for cell in board.sky.board:
        if board.sky.board[cell].tile == CENTRE_TILE or cell in barred:
            continue
        if next(turns_of(board, cell), None) is not None:
            yield cell


def check_turn(board: Board, seat: Seat, cell: object, rotation: object) -> None:
    cell = check_turning_cell(board, seat, cell)
    if not isinstance(rotation, int) or rotation not in SIDES:
        raise no("bad-rotation", count=len(SIDES))
    if not board.sky.turn_matters(cell, rotation, [ship.field for ship in board.state.ships]):
        raise no("no-effect")
    if rotation not in turns_of(board, cell):
        lost = board.sky.cut_off_by(cell, board.state.sky[cell].tile, rotation)
        raise no("would-seal-planet", planets=planets_named(lost))


def _may_cassini(board: Board, seat: Seat) -> None:
    if next(turnable(board, seat), None) is None:
        raise no("no-target")


def _check_cassini(board: Board, seat: Seat, move: PlayCrew) -> None:
    check_turn(board, seat, move.cell, move.rotation)


def _cassini(play: Play, seat: Seat, move: PlayCrew) -> None:
    """Ships on the tile's own fields turn with it; those on its borders stay where they are (9-29)."""
    assert move.rotation is not None
    tile = play.state.sky[move.cell].tile
    play.lay(move.cell, tile, move.rotation)
    play.note("turned", seat, cell=move.cell)
    play.tell("turns", who=Who(seat), tile=tile_name(play.figures, tile), cell=move.cell)
    for ship in play.state.ships:
        if play.adrift(ship):
            play.tell("adrift", ship=ship_name(ship), field=ship.field)


# --- Britain ---------------------------------------------------------------------------------------------


def _may_fairborne(board: Board, seat: Seat) -> None:
    if "gunner" not in board.player(seat).hand or _slots_after(board, seat) < 1:
        raise no("needs-gunner")


def _fairborne(play: Play, seat: Seat, move: PlayCrew) -> None:
    effects, figures = play.player(seat).effects, play.figures
    effects.fairborne += 1
    reach = figures.effects.gunner_range + figures.abilities.fairborne * effects.fairborne
    play.tell("fairborne", who=Who(seat), range=reach)


def freezable(board: Board, seat: Seat) -> list[Ship]:
    return [ship for ship in board.enemies(seat) if _unfrozen_because(board, seat, ship) is None]


def _unfrozen_because(board: Board, seat: Seat, ship: Ship) -> str | None:
    galleon = board.flagship(seat)
    if board.adrift(galleon):
        return "ship-adrift"
    distance = board.sky.range(galleon.field, ship.field)
    if distance is None or distance > board.figures.abilities.blake:
        return "out-of-range"
    return None if ship.frozen_by is None else "no-effect"


def _may_blake(board: Board, seat: Seat) -> None:
    if not freezable(board, seat):
        raise no("ship-adrift") if board.adrift(board.flagship(seat)) else no("no-target")


def _check_blake(board: Board, seat: Seat, move: PlayCrew) -> None:
    because = _unfrozen_because(board, seat, legal.enemy_ship(board, seat, move.target))
    if because is not None:
        raise no(because)


def _blake(play: Play, seat: Seat, move: PlayCrew) -> None:
    ship = legal.enemy_ship(play, seat, move.target)
    ship.frozen_by = seat
    play.tell("freezes", who=Who(seat), ship=ship_name(ship))


def victims(board: Board, seat: Seat) -> list[Seat]:
    """Opponents who hold cards: their number is known to everybody."""
    return [one for one in range(board.seats) if board.hostile(one, seat) and board.player(one).hand]


def victim_meant(board: Board, seat: Seat, opponent: object) -> Seat:
    """The opponent who was named; he need not be where there is only one."""
    open_to = victims(board, seat)
    if opponent is None and len(open_to) < 2:
        _may_byng(board, seat)
        return open_to[0]
    if not isinstance(opponent, int) or not 0 <= opponent < board.seats:
        raise no("not-enemy")
    if not board.hostile(opponent, seat):
        raise no("not-enemy")
    if opponent not in open_to:
        raise no("no-target")
    return opponent


def _may_byng(board: Board, seat: Seat) -> None:
    if not victims(board, seat):
        raise no("no-target")


def _check_byng(board: Board, seat: Seat, move: PlayCrew) -> None:
    victim_meant(board, seat, move.opponent)


def _byng(play: Play, seat: Seat, move: PlayCrew) -> None:
    victim = victim_meant(play, seat, move.opponent)
    card = play.dice.pick(play.player(victim).hand)
    play.player(victim).hand.remove(card)
    play.side(victim).removed.append(card)
    play.tell("byng", who=Who(seat), victim=Who(victim), card=crew_name(card), final=True, headline=True)


def _may_lancaster(board: Board, seat: Seat) -> None:
    player = board.player(seat)
    if not any(ship.kind == FRIGATE for ship in board.ships_of(seat)):
        raise no("no-target")
    needed = player.effects.lancaster + 1
    if player.hand.count("gunner") < needed or _slots_after(board, seat) < needed:
        raise no("needs-gunner")


def _lancaster(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.lancaster += 1
    play.tell("lancaster", who=Who(seat))


# --- Spain -----------------------------------------------------------------------------------------------


def _may_pargo(board: Board, seat: Seat) -> None:
    """Always; a caution says where it would be in vain."""


def _pargo(play: Play, seat: Seat, move: PlayCrew) -> None:
    play.player(seat).effects.pargo += 1
    play.tell("pargo", who=Who(seat))


def check_fortress_site(board: Board, seat: Seat, planet: object) -> str:
    """An own planet, not a partner's, that can have a fortress."""
    planet = legal.own_planet(board, seat, planet)
    if planet in board.state.fortresses:
        raise no("fortress-exists")
    if board.fortresses_left(seat) <= 0:
        raise no("no-fortress-left")
    return planet


def may_fortify(board: Board, seat: Seat) -> None:
    if board.fortresses_left(seat) <= 0:
        raise no("no-fortress-left")
    owned = board.planets_of(seat)
    if not owned:
        raise no("no-planet")
    if all(planet in board.state.fortresses for planet in owned):
        raise no("fortress-exists")


def fortify(play: Play, seat: Seat, planet: str) -> None:
    play.state.fortresses[planet] = seat
    play.player(seat).fortresses += 1
    play.state.eventful = True
    field = play.sky.planets[planet]
    play.note("fortified", seat, field=field, cell=field.partition(".")[0])
    play.tell("fortress", who=Who(seat), planet=planet_name(planet))


def _check_guzman(board: Board, seat: Seat, move: PlayCrew) -> None:
    check_fortress_site(board, seat, move.planet)


def _guzman(play: Play, seat: Seat, move: PlayCrew) -> None:
    fortify(play, seat, move.planet)


def _may_dasilva(board: Board, seat: Seat) -> None:
    if "solar_winds" not in board.player(seat).bonus:
        raise no("needs-wind")
    if not any(board.destinations(ship, board.figures.abilities.dasilva) for ship in board.enemies(seat)):
        raise no("no-target")


def _check_dasilva(board: Board, seat: Seat, move: PlayCrew) -> None:
    if "solar_winds" not in board.player(seat).bonus:
        raise no("needs-wind")
    ship = legal.enemy_ship(board, seat, move.target)
    legal.destination(board, ship, board.figures.abilities.dasilva, move.dest)


def _dasilva(play: Play, seat: Seat, move: PlayCrew) -> None:
    ship = legal.enemy_ship(play, seat, move.target)
    play.player(seat).bonus.remove("solar_winds")
    play.state.spent.append("solar_winds")
    play.tell("pushes", who=Who(seat), ship=ship_name(ship), field=play.arrival(move.dest))
    play.sail(ship, move.dest, seat)


def sellable(board: Board, seat: Seat) -> list[str]:
    """The hand without the First Officer who is being played."""
    hand = list(board.player(seat).hand)
    hand.remove("first_officer")
    return list(dict.fromkeys(hand))


def _may_aviles(board: Board, seat: Seat) -> None:
    player, cap = board.player(seat), board.figures.play.spice_cap
    if not sellable(board, seat):
        raise no("nothing-to-sell")
    if player.pepper >= cap and player.vanilla >= cap:
        raise no("spice-full", most=cap)


def _check_aviles(board: Board, seat: Seat, move: PlayCrew) -> None:
    _may_aviles(board, seat)
    if move.sell not in sellable(board, seat):
        raise no("card-not-in-hand")


def _aviles(play: Play, seat: Seat, move: PlayCrew) -> None:
    """Sold face down: nobody else learns which card it was."""
    play.player(seat).hand.remove(move.sell)
    play.to_reserve(seat, [move.sell])
    taken = play.gain(seat, play.figures.abilities.aviles)
    play.tell("sells", who=Who(seat), spices=price_name(taken))
    play.whisper(seat, "sold-yours", card=crew_name(move.sell), who=Who(seat))


ABILITIES: dict[str, Ability] = {
    "hubac": Ability(_may_hubac, _hubac),
    "chesnaye": Ability(_may_chesnaye, _chesnaye, _check_chesnaye, ("planet",)),
    "castel": Ability(_may_castel, _castel),
    "cassini": Ability(_may_cassini, _cassini, _check_cassini, ("cell", "rotation")),
    "fairborne": Ability(_may_fairborne, _fairborne),
    "blake": Ability(_may_blake, _blake, _check_blake, ("target",)),
    "byng": Ability(_may_byng, _byng, _check_byng, ("opponent",)),
    "lancaster": Ability(_may_lancaster, _lancaster),
    "pargo": Ability(_may_pargo, _pargo),
    "guzman": Ability(may_fortify, _guzman, _check_guzman, ("planet",)),
    "dasilva": Ability(_may_dasilva, _dasilva, _check_dasilva, ("target", "dest")),
    "aviles": Ability(_may_aviles, _aviles, _check_aviles, ("sell",)),
}
