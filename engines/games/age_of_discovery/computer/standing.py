"""How many points a seat will have in the end, guessed from a position: what a search compares when it does
not play a game to its end. Missions and hands are read as they lie, so it is for imagined worlds only.
"""

from __future__ import annotations

from itertools import pairwise
from math import fsum

from engines.contract.core import Seat
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.computer.sight import Sight, of_board
from engines.games.age_of_discovery.computer.worth import Appraisal
from engines.games.age_of_discovery.figures import Estimate
from engines.games.age_of_discovery.scoring import expedition_points, mission_rate, qualifying, unplaced


def lead(board: Board, seat: Seat) -> float:
    """How far this seat will be ahead of the best other one."""
    points = [final_points(board, one) for one in range(board.seats)]
    own = points.pop(seat)
    return own - max(points)


def final_points(board: Board, seat: Seat) -> float:
    state, current = board.state, seat == board.state.current
    banked = board.player(seat).score.total
    if state.over:
        return banked
    sea = sum(expedition_points(board, seat, final=True).values())
    turns = _turns_to_come(board, seat)
    if turns == 0:
        mission = mission_rate(board, seat) * len(qualifying(board, seat))
        return banked + sea + mission + unplaced(board, seat) * board.figures.play.unplaced
    left = turns - current if turns is not None else None
    found = features(board, seat, left)
    weights = board.figures.computer.estimate
    return (
        banked
        + sea
        + fsum(weight * found[name] for name, weight in weights_at(weights, found.pop("turns")).items())
    )


def _turns_to_come(board: Board, seat: Seat) -> int | None:
    """This one included, if it is the seat's; None while nobody knows."""
    due = board.state.final_due
    if due is None:
        return None
    following = board.next_turn(seat)
    return 0 if following is None else (due - following) // board.seats + 1


def weights_at(estimate: Estimate, turns: float) -> dict[str, float]:
    """The weights for this many turns to come: between those of the file in a straight line."""
    at = min(max(turns, estimate.turns[0]), estimate.turns[-1])
    for place, (low, high) in enumerate(pairwise(estimate.turns)):
        if at <= high:
            share = (at - low) / (high - low)
            return {
                name: numbers[place] + share * (numbers[place + 1] - numbers[place])
                for name, numbers in estimate.weights.items()
            }
    raise AssertionError(turns)


def features(board: Board, seat: Seat, left: int | None) -> dict[str, float]:
    """What the guess is made of, beside points that are certain; `left` are full turns to come, if known."""
    sight: Sight = of_board(board, seat)._replace(turns_left=None if left is None else left + 1)
    appraisal = Appraisal(board.figures, sight)
    state, turns = board.state, appraisal.turns
    contracts = board.figures.contracts
    hand = [contracts[name] for name in sight.hand]
    stock = appraisal.position.stock
    current = seat == state.current
    return {
        "turns": turns,
        "interim": 0 if state.interim_done else sum(expedition_points(board, seat, final=False).values()),
        "mission": appraisal.mission_worth(),
        "coins": sight.coins,
        "places": appraisal.places,
        "free": len(sight.free),
        "bound": len(sight.bound),
        "income": sum([coins for rounds, coins in sight.incomes if rounds <= turns]),
        "hand": len(hand),
        "ready": fsum(
            [
                card.capacity * appraisal.chance(card.colour, card.capacity, stock.get(card.colour, ()))
                for card in hand
            ]
        ),
        "cards": sight.any_cards,
        "joker": sight.joker_free or sight.joker_returns,
        "actions": board.actions_left if current else 0,
    }
