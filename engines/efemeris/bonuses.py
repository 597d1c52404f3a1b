"""Bonus tokens (specification, 3.9, 6.4). No galleon is needed; a used token leaves the game."""

from __future__ import annotations

from engines.core import Seat, Who
from engines.efemeris import legal
from engines.efemeris.board import Board
from engines.efemeris.figures import SPICES, Purse
from engines.efemeris.legal import no
from engines.efemeris.moves import UseBonus
from engines.efemeris.names import price_name, ship_name
from engines.efemeris.play import Play
from engines.efemeris.state import Ship

FIELDS = {
    "solar_winds": ("ship", "dest"),
    "warning_shot": ("ship", "dest"),
    "new_cargo": ("spice",),
}


def may_use_bonus(board: Board, seat: Seat) -> None:
    player = legal.turn(board, seat, "tactics")
    if not player.bonus:
        raise no("no-token")
    for token in dict.fromkeys(player.bonus):
        if board.usable(seat, token):
            return
    check_token(board, seat, player.bonus[0])


def check_token(board: Board, seat: Seat, token: object) -> str:
    """A token that has some use now."""
    player = legal.turn(board, seat, "tactics")
    if not isinstance(token, str) or token not in player.bonus:
        raise no("token-not-held")
    if not board.usable(seat, token):
        if token == "new_cargo":
            raise no("spice-full", most=board.figures.play.spice_cap)
        raise no("no-target")
    return token


def movable(board: Board, seat: Seat, token: str) -> list[Ship]:
    """Whom this token could move."""
    ships = board.ships_of(seat) if token == "solar_winds" else board.enemies(seat)
    return [ship for ship in ships if board.destinations(ship, steps_of(board, token))]


def steps_of(board: Board, token: str) -> int:
    effects = board.figures.effects
    return effects.solar_winds if token == "solar_winds" else effects.warning_shot


def check_ship(board: Board, seat: Seat, token: str, name: object) -> Ship:
    """Solar Winds move an own ship, a Warning Shot an opponent's."""
    if token == "solar_winds":
        ship = legal.own_ship(board, seat, name)
        if board.adrift(ship):
            raise no("ship-adrift")
    else:
        ship = legal.enemy_ship(board, seat, name)
    if not board.destinations(ship, steps_of(board, token)):
        raise no("no-target")
    return ship


def check_use_bonus(board: Board, seat: Seat, move: UseBonus) -> None:
    token = check_token(board, seat, move.token)
    legal.only(move, "token", *FIELDS[token])
    if token == "new_cargo":
        check_cargo(board, seat, move.spice)
        return
    ship = check_ship(board, seat, token, move.ship)
    legal.destination(board, ship, steps_of(board, token), move.dest)


def check_cargo(board: Board, seat: Seat, spice: object) -> None:
    if spice not in SPICES or not isinstance(spice, str):
        raise no("no-such-choice")
    if getattr(board.player(seat), spice) >= board.figures.play.spice_cap:
        raise no("spice-full", most=board.figures.play.spice_cap)


def use_bonus(play: Play, seat: Seat, move: UseBonus) -> None:
    play.player(seat).bonus.remove(move.token)
    play.state.spent.append(move.token)
    if move.token == "new_cargo":
        amount = play.figures.effects.new_cargo
        cargo = Purse(amount, 0) if move.spice == "pepper" else Purse(0, amount)
        play.tell("cargo", who=Who(seat), spices=price_name(play.gain(seat, cargo)))
        return
    ship = play.find_ship(move.ship)
    assert ship is not None
    what = "winds" if move.token == "solar_winds" else "warning"
    play.tell(what, who=Who(seat), ship=ship_name(ship), field=play.arrival(move.dest))
    play.sail(ship, move.dest, seat)
