"""What every move has to keep to: the game is running, it is one's turn, the phase is right (section 6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from engines.core import Arg, Many, Move, Rejected, Say, Seat, Who, say
from engines.efemeris.board import Board
from engines.efemeris.figures import Purse
from engines.efemeris.names import price_name
from engines.efemeris.state import Player, Ship


def no(reason: str, /, **facts: Arg) -> Rejected:
    return Rejected(f"efemeris-no-{reason}", **facts)


def refusal(check: Callable[..., object], *given: object) -> Say | None:
    """Why this check says no; None if it does not."""
    try:
        check(*given)
    except Rejected as reason:
        return reason.reason
    return None


def running(board: Board, seat: Seat) -> None:
    """There is such a seat, and the game goes on."""
    if not 0 <= seat < board.seats:
        raise no("not-seated")
    if board.state.step == "over":
        raise no("game-over")


def not_your_turn(board: Board) -> Rejected:
    return no("not-your-turn", who=Many([Who(seat) for seat in board.waiting()]))


def wrong_phase(board: Board) -> Rejected:
    return no("wrong-phase", now=say(f"efemeris-asking-{board.state.step}"))


def turn(board: Board, seat: Seat, step: str) -> Player:
    """It is this seat's turn, in this phase, and it has not ended it."""
    running(board, seat)
    state = board.state
    if seat not in board.active:
        raise not_your_turn(board)
    if state.step != step:
        raise wrong_phase(board)
    player = state.players[seat]
    if player.ended:
        raise no("ended")
    return player


def only(move: Move, *fields: str) -> None:
    """No field is named but these: the others belong to other cards."""
    for name, default in _defaults(type(move)).items():
        if name not in fields and getattr(move, name) != default:
            raise Rejected("table-no-such-move")


@cache
def _defaults(kind: type[Move]) -> dict[str, object]:
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


def own_ship(board: Board, seat: Seat, name: object) -> Ship:
    ship = board.find_ship(name)
    if ship is None or ship.seat != seat:
        raise no("not-your-ship")
    return ship


def enemy_ship(board: Board, seat: Seat, name: object) -> Ship:
    ship = board.find_ship(name)
    if ship is None or not board.hostile(ship.seat, seat):
        raise no("not-enemy")
    return ship


def own_planet(board: Board, seat: Seat, planet: object) -> str:
    """Not a partner's."""
    if not isinstance(planet, str) or board.state.owners.get(planet) != seat:
        raise no("planet-not-yours")
    return planet


def can_pay(player: Player, price: Purse) -> None:
    if player.pepper < price.pepper or player.vanilla < price.vanilla:
        have = Purse(player.pepper, player.vanilla)
        raise no("not-enough-spice", need=price_name(price), have=price_name(have))


def destination(board: Board, ship: Ship, steps: int, dest: object) -> str:
    """A field that the ship can sail to, or the reason why not."""
    if not isinstance(dest, str) or dest not in board.sky.kinds:
        raise no("dest-unreachable", steps=steps)
    if dest not in board.destinations(ship, steps):
        if any(other.field == dest for other in board.state.ships) and dest != board.sky.rose:
            raise no("dest-occupied", field=dest)
        if dest in board.hostile_forts(ship.seat):
            raise no("dest-fortress", field=dest)
        raise no("dest-unreachable", steps=steps)
    return dest
