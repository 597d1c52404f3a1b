"""What a card costs besides money, and who has been told of it in this phase (§10)."""

from __future__ import annotations

from engines.contract.core import Move, Seat
from engines.games.magellan.board import Board
from engines.games.magellan.figures import KEEPS_ONE_CARD
from engines.games.magellan.moves import ALL_EXPLORERS, Bid, Limit, Order
from engines.games.magellan.play import Play


def extra_prices(board: Board, seat: Seat, move: Move) -> list[str]:
    """Explorers whose price beyond money this move accepts and the player was not told of in this phase:
    Cook (open hand, lost card) and Magellan A (1 more card)."""
    match move:
        case Bid(amount=amount) | Limit(amount=amount) if amount > 0 and board.state.card:
            named = [board.state.card]
        case Order(explorer=explorer, amount=int(amount)) if amount > 0:
            named = board.figures.names() if explorer == ALL_EXPLORERS else [explorer]
        case _:
            return []
    warned = board.player(seat).orders.warned
    return [
        explorer
        for explorer in named
        if explorer not in warned
        and board.berth(explorer, board.state.phase).action in ("open_hand", *KEEPS_ONE_CARD)
    ]


def mark_warned(play: Play, seat: Seat, move: Bid | Limit | Order) -> None:
    """Remember the warnings that this move has confirmed: once per phase is enough."""
    play.player(seat).orders.warned += extra_prices(play, seat, move)
