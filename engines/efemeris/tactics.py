"""The tactics phase: sailing, giving up a ship adrift, ending the phase (specification, 6.2, 6.4)."""

from __future__ import annotations

from engines.core import Seat, Who
from engines.efemeris import legal
from engines.efemeris.board import Board
from engines.efemeris.legal import no
from engines.efemeris.moves import EndTactics, MoveShip, Scuttle
from engines.efemeris.names import ship_name
from engines.efemeris.play import Play
from engines.efemeris.state import Ship


def why_no_move(board: Board, ship: Ship) -> str | None:
    """Why this ship can not make its normal move; None if it can."""
    if ship.moved:
        return "ship-already-moved"
    if ship.frozen_by is not None:
        return "ship-frozen"
    if board.adrift(ship):
        return "ship-adrift"
    return None if board.destinations(ship, board.steps(ship)) else "ship-shut-in"


def may_move_ship(board: Board, seat: Seat) -> None:
    legal.turn(board, seat, "tactics")
    reasons = [why_no_move(board, ship) for ship in board.ships_of(seat)]
    if not reasons:
        raise no("no-ship")
    if None not in reasons:
        raise no(reasons[0] if len(set(reasons)) == 1 and reasons[0] else "no-ship-to-move")


def check_mover(board: Board, seat: Seat, name: object) -> Ship:
    legal.turn(board, seat, "tactics")
    ship = legal.own_ship(board, seat, name)
    reason = why_no_move(board, ship)
    if reason is not None:
        raise no(reason)
    return ship


def check_move_ship(board: Board, seat: Seat, move: MoveShip) -> None:
    ship = check_mover(board, seat, move.ship)
    legal.destination(board, ship, board.steps(ship), move.dest)


def move_ship(play: Play, seat: Seat, move: MoveShip) -> None:
    ship = legal.own_ship(play, seat, move.ship)
    play.tell("moves", ship=ship_name(ship), start=ship.field, field=play.arrival(move.dest))
    ship.moved = True
    play.sail(ship, move.dest, seat)


def may_scuttle(board: Board, seat: Seat) -> None:
    legal.turn(board, seat, "tactics")
    if not any(board.adrift(ship) for ship in board.ships_of(seat)):
        raise no("not-adrift")


def check_scuttle(board: Board, seat: Seat, move: Scuttle) -> None:
    legal.turn(board, seat, "tactics")
    if not board.adrift(legal.own_ship(board, seat, move.ship)):
        raise no("not-adrift")


def scuttle(play: Play, seat: Seat, move: Scuttle) -> None:
    ship = legal.own_ship(play, seat, move.ship)
    play.tell("scuttles", ship=ship_name(ship), field=ship.field)
    play.destroy(ship, seat)


def may_end_tactics(board: Board, seat: Seat) -> None:
    legal.turn(board, seat, "tactics")


def end_tactics(play: Play, seat: Seat, move: EndTactics) -> None:
    play.player(seat).ended = True
    play.tell("ends-tactics", who=Who(seat))
