"""The same table, as far as one seat can tell, with everything hidden from it dealt anew.

The promise that nothing leaks is tested with it: whatever this seat sees and is asked must stay the same.
"""

from __future__ import annotations

import msgspec

from engines.core import Dice, Seat
from engines.magellan.board import Board
from engines.magellan.figures import Figures
from engines.magellan.state import Instructions, State

TRIES = 50


def redeal(figures: Figures, state: State, seat: Seat | None, dice: Dice) -> State:
    """`seat` None: for somebody who only watches."""
    state = msgspec.json.decode(msgspec.json.encode(state), type=State)
    board = Board(figures, state)
    _explorer_stacks(board, dice)
    _money(board, seat, dice)
    _instructions(board, seat, dice)
    return state


def _explorer_stacks(board: Board, dice: Dice) -> None:
    """Vetoed cards are known to lie at the bottom, in their order."""
    state = board.state
    hidden = len(state.explorers) - state.vetoed
    top = state.explorers[:hidden]
    dice.shuffle(top)
    state.explorers[:hidden] = top
    for stack in state.later:
        dice.shuffle(stack)


def _money(board: Board, seat: Seat | None, dice: Dice) -> None:
    """Hidden hands, secret piles and the stack, shuffled together. Whoever has made the highest bid must
    still be able to pay it: everybody knows that."""
    state = board.state
    unpaid = state.auction and not (state.sale and state.sale.payment)
    debtor = state.auction.leader if state.auction and unpaid else None
    places = _hidden_places(board, seat)
    dealt = [list(place) for place in places]
    for _ in range(TRIES):
        _shuffle(board, places, dice)
        if debtor is None or board.max_bid(debtor) >= board.auction.high:
            return
    for place, cards in zip(places, dealt, strict=True):  # too rare a hand: the debtor keeps it
        place[:] = cards
    assert debtor is not None
    kept = state.players[debtor].hand
    _shuffle(board, [place for place in places if place is not kept], dice)


def _hidden_places(board: Board, seat: Seat | None) -> list[list[int]]:
    state = board.state
    scored = [at for at, score in enumerate(state.scores) if score]
    unseen = [at for at in range(board.seats) if at != seat and at not in scored]
    places = [state.players[at].hand for at in unseen if not state.players[at].open_hand]
    return [*places, *(ship.secret_pile for ship in state.ships if ship.seat in unseen), state.stack]


def _shuffle(board: Board, places: list[list[int]], dice: Dice) -> None:
    pool = [card for place in places for card in place]
    dice.shuffle(pool)
    for place in places:
        place[:] = [pool.pop() for _ in place]
    for player in board.state.players:
        player.hand.sort()


def _instructions(board: Board, seat: Seat | None, dice: Dice) -> None:
    """Other players' orders: anything that leaves the question open that everybody sees is open."""
    state = board.state
    waiting = board.waiting()
    for at, player in enumerate(state.players):
        if at == seat:
            continue
        player.orders = orders = Instructions(
            limit=dice.below(30) if state.card and at not in waiting and dice.below(2) else None,
            auto_forced=at not in waiting and not dice.below(2),
            gamble_until=1 + dice.below(board.figures.gamble.limit)
            if state.step != "gamble" and not dice.below(3)
            else None,
        )
        for explorer in board.figures.names():
            if explorer == state.card:
                continue
            if not dice.below(3):
                orders.limits[explorer] = dice.below(20)
            if player.vetoes and not dice.below(3):
                orders.vetoes[explorer] = dice.pick(["decline", "use"])
    _veto_answers(board, seat, dice)


def _veto_answers(board: Board, seat: Seat | None, dice: Dice) -> None:
    """Who has let the card go is a secret; only that somebody has still to answer is known."""
    state = board.state
    if state.step != "veto":
        return
    others = [at for at in board.holders() if at != seat]
    for at in others:
        state.players[at].orders.declined = bool(dice.below(2))
    if not board.undecided():
        state.players[dice.pick(others)].orders.declined = False
