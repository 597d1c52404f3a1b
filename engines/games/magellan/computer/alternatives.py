"""How the hard computer player thinks ahead (§13): once for every card on offer, what it is worth to own it.

Playing out every bid would compare moves that mostly end alike. So in each world the card is bought, and left
to the others; the difference corrects the worth that the appraisal gives the card, and the limit follows from
that.
"""

from __future__ import annotations

from math import ceil, sqrt
from statistics import fmean
from typing import NamedTuple

from engines.contract.core import Move, Pondered, Seat, Trial
from engines.contract.dice import Dice
from engines.games.magellan.board import Board
from engines.games.magellan.computer import reasons
from engines.games.magellan.computer.sight import of_board
from engines.games.magellan.computer.worth import Appraisal
from engines.games.magellan.moves import Bid, ChoosePart, DeclineVeto, Limit, Pass, Veto
from engines.games.magellan.state import State
from engines.kit.game import AnyGame
from engines.kit.trust import trust

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


class Auction(NamedTuple):
    """What came of buying the card on offer in every world, and of leaving it to the others."""

    appraisal: Appraisal
    prices: list[int]
    """The prices at which the card was bought."""
    rivals: list[int]
    """How far the others would have gone."""
    bought: list[float]
    left: list[float]

    def leads(self, move: Move) -> list[float]:
        """How far ahead a limit, or a pass, leaves the seat in every world. With a limit it has the card only
        where the others go less far, and pays 1 more than they would."""
        if not isinstance(move, Limit):
            return self.left
        cost, high = self.appraisal.cost, self.appraisal.sight.high
        worlds = zip(self.prices, self.rivals, self.bought, self.left, strict=True)
        return [
            bought + cost(price) - cost(max(high, rivals) + 1) if rivals < move.amount else left
            for price, rivals, bought, left in worlds
        ]

    def correction(self, worth: float) -> float:
        """What is to be added to the worth that the appraisal gives the card."""
        cost, numbers = self.appraisal.cost, self.appraisal.numbers
        errors = [
            _decisive(bought, numbers.enough) - _decisive(left, numbers.enough) - (worth - cost(price))
            for bought, left, price in zip(self.bought, self.left, self.prices, strict=True)
        ]
        return trust(errors, numbers.doubt) * fmean(errors)


def ponder(game: AnyGame, board: Board, seat: Seat, usual: Move, trial: Trial) -> Pondered | None:
    """A limit for the card on offer; None where something else is asked.

    Everybody sees how long it takes. So it is tried just as often where the hand, which is secret, doesn't
    reach for a higher bid, or where nobody else is left to bid: the usual move stays then.
    """
    if board.state.step != "bidding":
        return None
    appraisal = Appraisal(board.figures, of_board(board, seat))
    high, most, worth = board.auction.high, board.max_bid(seat), appraisal.worth()
    auction = _tried(game, appraisal, trial, appraisal.limit(worth, most), most)
    if most <= high or isinstance(usual, Bid):
        return Pondered([(usual, [])])
    value = worth + auction.correction(worth)
    limit = appraisal.limit(value, most)
    if limit > high:
        moves: list[Move] = [Limit(amount=limit), Pass(), usual]
        reason = reasons.bid_up_to(
            appraisal, value, limit, usual.amount if isinstance(usual, Limit) else high
        )
    else:
        moves = [Pass(), Limit(amount=high + 1), usual]
        reason = reasons.pass_on(appraisal, value, seemed_more=isinstance(usual, Limit))
    return Pondered([(move, auction.leads(move)) for move in dict.fromkeys(moves)], reason)


def _tried(game: AnyGame, appraisal: Appraisal, trial: Trial, limit: int, most: int) -> Auction:
    """Buy the card in every world, at a price between what the others would bid and this limit: that is where
    it matters. And leave it to them; who can't buy it does so twice."""
    seat, high = appraisal.sight.seat, appraisal.sight.high
    prices: list[int] = []
    rivals: list[int] = []

    def leave(world: State, dice: Dice) -> None:
        game.apply(world, seat, Pass(), dice)

    def buy(world: State, dice: Dice) -> None:
        rivals.append(_rivals_limit(game, world, seat, dice))
        prices.append(min(most, max(high + 1, (rivals[-1] + limit + 1) // 2)))
        if most <= high:
            leave(world, dice)
            return
        auction = world.auction
        game.apply(world, seat, Bid(amount=prices[-1]), dice)
        while world.step == "bidding" and world.auction is auction:  # the next card may be on offer already
            game.apply(world, game.waiting(world)[0], Pass(), dice)

    worlds = range(max(1, trial.most_playouts // 2))
    bought = [trial.lead(number, buy) for number in worlds]
    left = [trial.lead(number, leave) for number in worlds]
    return Auction(appraisal, prices, rivals, bought, left)


def _rivals_limit(game: AnyGame, world: State, seat: Seat, dice: Dice) -> int:
    """How far the others would go in this world."""
    assert world.auction is not None
    rivals = [rival for rival in world.auction.active if rival != seat]
    moves = [game.policy(world, rival, dice) for rival in rivals]
    return max((move.amount for move in moves if isinstance(move, Limit | Bid)), default=0)


def _decisive(lead: float, enough: float) -> float:
    """A lead by what it says about who wins: from a few points on more hardly matter."""
    return lead / sqrt(1 + (lead / enough) ** 2) if enough else lead
