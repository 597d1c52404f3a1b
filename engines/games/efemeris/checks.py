"""Checks that several kinds of move share: the turn, ships, planets, prices, places. All raise Rejected."""

from __future__ import annotations

from functools import cache

import msgspec

from engines.contract.core import Many, Move, Rejected, Seat, Who, say
from engines.games.efemeris.board import Board
from engines.games.efemeris.figures import Purse
from engines.games.efemeris.names import field_name, planets_named, price_name
from engines.games.efemeris.state import Player, Ship
from engines.kit.board import once

# --- whose turn it is ------------------------------------------------------------------------------------


def check_running(board: Board, seat: Seat) -> None:
    """There is such a seat, and the game has not ended."""
    if not 0 <= seat < board.seats:
        raise board.no("not-seated")
    if board.state.step == "over":
        raise board.no("game-over")


def not_your_turn(board: Board) -> Rejected:
    return board.no("not-your-turn", who=Many([Who(seat) for seat in board.waiting()]))


def wrong_phase(board: Board) -> Rejected:
    return board.no("wrong-phase", now=say(f"efemeris-asking-{board.state.step}"))


@once
def check_turn(board: Board, seat: Seat, step: str) -> Player:
    """It is this seat's turn, in this phase, and the player has not ended the phase."""
    check_running(board, seat)
    state = board.state
    if seat not in board.active:
        raise not_your_turn(board)
    if state.step != step:
        raise wrong_phase(board)
    player = state.players[seat]
    if player.ended:
        raise board.no("ended")
    return player


@once
def check_build(board: Board, seat: Seat) -> Player:
    """This seat may build: also from the tactics phase, which that ends, unless a partner is still in it."""
    last = board.state.step == "tactics" and board.ends_phase(seat)
    return check_turn(board, seat, "tactics" if last else "build")


def check_fields(move: Move, *fields: str) -> None:
    """The move names no fields but these: the others belong to other cards."""
    for name, default in _defaults(type(move)).items():
        if name not in fields and getattr(move, name) != default:
            raise Rejected("table-no-such-move")


@cache
def _defaults(kind: type[Move]) -> dict[str, object]:
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


# --- ships, planets, spices ------------------------------------------------------------------------------


def own_ship(board: Board, seat: Seat, name: object) -> Ship:
    ship = board.find_ship(name)
    if ship is None or ship.seat != seat:
        raise board.no("not-your-ship")
    return ship


def enemy_ship(board: Board, seat: Seat, name: object) -> Ship:
    ship = board.find_ship(name)
    if ship is None or not board.hostile(ship.seat, seat):
        raise board.no("not-enemy")
    return ship


def own_planet(board: Board, seat: Seat, planet: object) -> str:
    """A planet of this seat; a partner's does not count."""
    if not isinstance(planet, str) or board.state.owners.get(planet) != seat:
        raise board.no("planet-not-yours")
    return planet


def free_planet(board: Board, seat: Seat, planet: object) -> str:
    """A planet of this seat without any ship on it."""
    planet = own_planet(board, seat, planet)
    if planet not in board.free_planets(seat):
        raise board.no("planet-occupied")
    return planet


def check_can_pay(board: Board, seat: Seat, price: Purse) -> None:
    player = board.player(seat)
    if player.pepper < price.pepper or player.vanilla < price.vanilla:
        have = Purse(player.pepper, player.vanilla)
        raise board.no("not-enough-spice", need=price_name(price), have=price_name(have))


# --- places ----------------------------------------------------------------------------------------------


def destination(board: Board, ship: Ship, steps: int, dest: object) -> str:
    """A field that the ship can sail to; else the most precise reason (§5.4)."""
    if not isinstance(dest, str) or dest not in board.sky.kinds:
        raise board.no("dest-unreachable", steps=steps)
    if dest not in board.destinations(ship, steps):
        if any(other.field == dest for other in board.state.ships) and dest != board.sky.rose:
            raise board.no("dest-occupied", field=field_name(board.sky, dest))
        if dest in board.hostile_forts(ship.seat):
            raise board.no("dest-fortress", field=field_name(board.sky, dest))
        raise board.no("dest-unreachable", steps=steps)
    return dest


def check_laying(board: Board, seat: Seat, tile: str, cell: str, rotation: object) -> None:
    """The tile may lie on this cell like this; the no-seal rule names what it would cut off (§3.6)."""
    rotations = board.figures.tile_graphs[tile].rotations
    if rotation not in rotations or not isinstance(rotation, int):
        raise board.no("bad-rotation", count=len(rotations))
    if rotation not in board.ways_to_lay(seat, tile).get(cell, ()):
        planets = planets_named(board.sky.cut_off_by(cell, tile, rotation))
        raise board.no("would-seal-planet", planets=planets)
