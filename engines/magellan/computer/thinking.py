"""How the hard computer player thinks ahead (§13): once for every card on offer, what it is worth to own it.

Playing out every bid would compare moves that mostly end alike. So in each world the card is bought, and left
to the others; the difference corrects the worth that the appraisal gives the card, and the limit follows from
that.
"""

from __future__ import annotations

from math import ceil, sqrt
from statistics import fmean, variance

from engines.core import Game, Move, Pondered, Seat, Trial
from engines.dice import Dice
from engines.magellan.board import Board
from engines.magellan.computer.appraisal import Appraisal
from engines.magellan.computer.known import from_table
from engines.magellan.moves import Bid, ChoosePart, DeclineVeto, Limit, Pass, Veto
from engines.magellan.state import State
from engines.magellan.view import Own, Public

AnyMagellan = Game[State, Public, Own]
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


def ponder(game: AnyMagellan, board: Board, seat: Seat, usual: Move, trial: Trial) -> Pondered | None:
    """A limit for the card on offer; None where something else is asked."""
    if board.state.step != "bidding" or not isinstance(usual, Limit | Pass):
        return None
    appraisal = Appraisal(board.figures, from_table(board, seat))
    high, most, worth = board.auction.high, board.max_bid(seat), appraisal.worth()
    if most <= high:
        return [(usual, [])]
    own_limit = appraisal.limit(worth, most)
    prices: list[int] = []

    def buy(world: State, dice: Dice) -> None:
        """At a price between what the others would bid and the limit so far: that is where it matters."""
        price = (_rivals_limit(game, world, seat, dice) + own_limit + 1) // 2
        prices.append(min(most, max(high + 1, price)))
        game.apply(world, seat, Bid(amount=prices[-1]), dice)
        while world.step == "bidding":
            game.apply(world, game.waiting(world)[0], Pass(), dice)

    def leave(world: State, dice: Dice) -> None:
        game.apply(world, seat, Pass(), dice)

    worlds = range(max(1, trial.most_playouts // 2))
    bought = [trial.lead(number, buy) for number in worlds]
    left = [trial.lead(number, leave) for number in worlds]
    numbers = board.figures.computer
    errors = [
        _decisive(ours, numbers.enough) - _decisive(theirs, numbers.enough) - (worth - appraisal.cost(price))
        for ours, theirs, price in zip(bought, left, prices, strict=True)
    ]
    correction = _trust(errors, numbers.doubt) * fmean(errors)
    limit = appraisal.limit(worth + correction, most)
    if limit > high:
        return [(Limit(amount=limit), bought), (Pass(), left)]
    return [(Pass(), left), (Limit(amount=high + 1), bought)]


def _rivals_limit(game: AnyMagellan, world: State, seat: Seat, dice: Dice) -> int:
    """How far the others would go in this world."""
    assert world.auction is not None
    rivals = [rival for rival in world.auction.active if rival != seat]
    moves = [game.policy(world, rival, dice) for rival in rivals]
    return max((move.amount for move in moves if isinstance(move, Limit | Bid)), default=0)


def _decisive(lead: float, enough: float) -> float:
    """A lead by what it says about who wins: from a few points on more hardly matter."""
    return lead / sqrt(1 + (lead / enough) ** 2) if enough else lead


def _trust(errors: list[float], doubt: float) -> float:
    """How much of what the worlds say is believed: the more, the less they differ, and the more the appraisal
    is usually off."""
    if len(errors) < 2:
        return 0.0
    return doubt**2 / (doubt**2 + variance(errors) / len(errors))
