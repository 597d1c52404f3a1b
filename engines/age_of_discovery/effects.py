"""What each move does, once it is known to be legal."""

from __future__ import annotations

from engines.age_of_discovery import market, moves, placing
from engines.age_of_discovery.play import Play
from engines.age_of_discovery.turn import end_if_exhausted, end_turn
from engines.core import Move, Seat


def make(play: Play, seat: Seat, move: Move) -> None:
    """Carry out a legal move, and end the turn if it is over."""
    if isinstance(move, moves.EndTurn):
        end_turn(play)
        return
    carry_out(play, seat, move)
    end_if_exhausted(play)


def carry_out(play: Play, seat: Seat, move: Move) -> None:
    match move:
        case moves.TakeCoins():
            market.take_coins(play, seat)
        case moves.BuyShip(column=column):
            market.buy_ship(play, seat, column)
        case moves.PlaceShip():
            placing.place_ship(play, seat, move)
        case moves.StartContract():
            placing.start_contract(play, seat, move)
        case moves.AcquireContract(source=source):
            market.acquire_contract(play, seat, source)
        case moves.Reserve(target=target):
            market.reserve(play, seat, target)
