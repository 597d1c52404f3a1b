"""Standing orders in words."""

from __future__ import annotations

from engines.age_of_discovery import moves
from engines.age_of_discovery.board import Board
from engines.age_of_discovery.play import codes, contract_name, explorer_name, ship_name
from engines.age_of_discovery.state import JOKER, Ordered
from engines.core import Say, Seat, say

MOST = 5
"""So many steps can be ordered."""


def listing(board: Board, seat: Seat) -> list[Say]:
    """The orders of a seat in words."""
    return [
        say("age_of_discovery-order-line", number=number, step=called(board, step))
        for number, step in enumerate(board.player(seat).orders, 1)
    ]


def called(board: Board, step: Ordered) -> Say:
    figures = board.figures
    match step.move:
        case moves.BuyShip(column=column):
            return say("age_of_discovery-order-buy_ship", ship=ship_name(figures, step.card), column=column)
        case moves.PlaceShip(ship=ship, expedition=expedition):
            name = say("age_of_discovery-word-joker") if ship == JOKER else ship_name(figures, ship)
            return say("age_of_discovery-order-place_ship", ship=name, explorer=explorer_name(expedition))
        case moves.StartContract(contract=contract, ships=ships, rounds=rounds):
            return say(
                "age_of_discovery-order-start_contract",
                contract=contract_name(figures, contract),
                ships=codes(ships),
                rounds=rounds,
            )
        case moves.AcquireContract() if step.card:
            return say("age_of_discovery-order-acquire_contract", contract=contract_name(figures, step.card))
        case moves.AcquireContract():
            return say("age_of_discovery-order-draw_contract")
        case moves.Reserve() if step.card in figures.contracts:
            return say("age_of_discovery-order-reserve", card=contract_name(figures, step.card))
        case moves.Reserve():
            return say("age_of_discovery-order-reserve", card=ship_name(figures, step.card))
    return say(f"age_of_discovery-order-{step.move.__struct_config__.tag}")
