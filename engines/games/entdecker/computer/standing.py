"""How far a player is ahead, as the computer player judges it before the end (§13)."""

from __future__ import annotations

from statistics import fmean

from engines.contract.core import Seat
from engines.games.entdecker.board import Board
from engines.games.entdecker.computer.sight import UNIT_WEIGHTS
from engines.games.entdecker.computer.worth import Prospect, appraisal


def lead(board: Board, seat: Seat) -> float:
    """Points ahead of the rivals on average: those they have, and those that gold, land and chips promise.
    Who will be the best rival is mostly chance: a lead over today's best one misleads a search."""
    state = board.state
    worth = [float(player.points) for player in state.players]
    if state.step != "over":
        worth = _promised(board, worth)
    mine = worth.pop(seat)
    return mine - fmean(worth)


def _promised(board: Board, worth: list[float]) -> list[float]:
    state, estimate = board.state, appraisal(board.figures, min(len(board.state.chips), board.seats))
    purse = estimate.purse(board.chart.size - len(state.sea))
    worth = [
        points + purse[player.gold] + estimate.prices.bonus * len(player.chips)
        for points, player in zip(worth, state.players, strict=True)
    ]
    if state.step in ("draw", "place", "choice"):
        worth[state.active] += board.tiles_to_draw * purse[board.figures.gold.tile]
    for number, units in board.units_by_island().items():
        weights = [0] * board.seats
        for unit in units:
            weights[unit.seat] += UNIT_WEIGHTS[unit.kind]
        island = board.land.islands[number]
        shares = estimate.shares(Prospect(island.size, island.open, tuple(weights)))
        worth = [points + share for points, share in zip(worth, shares, strict=True)]
    return worth
