"""How the hard computer player thinks ahead (§13): once for every card on offer, what it is worth to own it.

Playing out every bid would compare moves that mostly end alike. So in each world the card is bought at one
price, and left to the others; the difference corrects the worth that the appraisal gives the card, and the
limit follows from that.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from statistics import fmean, variance

from engines.core import Move, Pondered, Seat, Trial
from engines.dice import Dice
from engines.magellan.board import Board
from engines.magellan.computer.appraisal import Appraisal
from engines.magellan.computer.known import from_table
from engines.magellan.moves import Bid, ChoosePart, DeclineVeto, Limit, Pass, Veto
from engines.magellan.state import State

Apply = Callable[[State, Seat, Move, Dice], object]
LESS, MORE = 0.7, 1.4
"""Limits beside the usual one, as shares of it."""


def alternatives(board: Board, seat: Seat, usual: Move) -> list[Move]:
    """What else could be done: other limits, a veto, the other part. Payments and the like hardly matter."""
    match usual:
        case Limit(amount):
            most = board.max_bid(seat)
            others = [ceil(amount * share) for share in (LESS, MORE)]
            return [Pass(), *(Limit(amount=other) for other in others if board.auction.high < other <= most)]
        case Pass() if board.state.auction and board.max_bid(seat) > board.auction.high:
            return [Limit(amount=board.auction.high + 1)]
        case DeclineVeto():
            return [Veto()]
        case Veto():
            return [DeclineVeto(rest="no")]
        case ChoosePart(source=source, part=part):
            return [ChoosePart(source=source, part="left" if part == "right" else "right")]
    return []


def ponder(apply: Apply, board: Board, seat: Seat, usual: Move, trial: Trial) -> Pondered | None:
    """A limit for the card on offer; None where something else is asked."""
    if board.state.step != "bidding" or not isinstance(usual, Limit | Pass):
        return None
    appraisal = Appraisal(board.figures, from_table(board, seat))
    high, most, worth = board.auction.high, board.max_bid(seat), appraisal.worth()
    if most <= high:
        return [(usual, [])]
    price = max(high + 1, appraisal.limit(worth, most))

    def buy(world: State, dice: Dice) -> None:
        apply(world, seat, Bid(amount=price), dice)
        while world.step == "bidding":
            assert world.auction is not None
            assert world.auction.to_act is not None
            apply(world, world.auction.to_act, Pass(), dice)

    def leave(world: State, dice: Dice) -> None:
        apply(world, seat, Pass(), dice)

    worlds = range(max(1, trial.most_playouts // 2))
    bought = [trial.lead(number, buy) for number in worlds]
    left = [trial.lead(number, leave) for number in worlds]
    gains = [ours - theirs for ours, theirs in zip(bought, left, strict=True)]
    error = fmean(gains) - (worth - appraisal.cost(price))
    limit = appraisal.limit(worth + _trust(gains, board.figures.computer.doubt) * error, most)
    if limit > high:
        return [(Limit(amount=limit), bought), (Pass(), left)]
    return [(Pass(), left), (Limit(amount=price), bought)]


def _trust(gains: list[float], doubt: float) -> float:
    """How much of what the worlds say is believed: the more, the less they differ, and the more the appraisal
    is usually off."""
    if len(gains) < 2:
        return 0.0
    return doubt**2 / (doubt**2 + variance(gains) / len(gains))
