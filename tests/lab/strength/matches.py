"""One game of a ladder: a challenger on one side, rivals of one kind on all others; and the mean of many."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from engines.computer.players import Player
from engines.contract.core import Move, Outcome, Seat, Settings
from engines.contract.dice import Dice
from engines.contract.victory import share_won
from engines.kit.game import AnyGame
from tests.lab.report import Figure
from tests.lab.strength.simulate import Endless, play_to_end

SURE = 1.96
"""Standard errors on each side of a mean that it lies within, 19 times of 20."""
FIRST_DEALS = 16
"""Before the first look at whether it is clear."""
CLEAR = 2.6
"""Standard errors away from a bound, after which no more deals are needed: right for 99 looks in 100. There
are several looks, so 1 row in 20 that lies right at the bound is called clear by chance."""


class Share(msgspec.Struct, frozen=True):
    """A mean, and how far it may be off."""

    mean: float
    off: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Share:
        spread = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
        return cls(round(fmean(numbers), 4), round(SURE * spread, 4))

    def figure(self, unit: str = "", times: float = 1) -> Figure:
        return Figure(self.mean * times, unit, off=self.off * times)


def next_deals(shares: Sequence[float], most: int, bound: float | None) -> range:
    """Which deals to play after those that gave these shares. With a bound, as many as so far, until it is
    clear on which side of it the mean lies."""
    played = len(shares)
    if bound is None:
        return range(played, most)
    if played > 1 and abs(fmean(shares) - bound) > CLEAR * stdev(shares) / sqrt(played):
        return range(0)
    return range(played, min(most, max(FIRST_DEALS, 2 * played)))


class OneGame(msgspec.Struct, frozen=True):
    won: float
    ahead: float
    seconds: float
    decisions: int
    ended: bool = True


class Timed:
    """A player with a watch."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    def move(self, game: AnyGame, state: object, seat: Seat, dice: Dice) -> Move:
        began = time.process_time()
        move = self.player.move(game, state, seat, dice)
        self.decisions += 1
        self.seconds += time.process_time() - began
        return move


def play(
    game: AnyGame,
    seats: int,
    settings: Settings,
    key: bytes,
    side: Sequence[Seat],
    who: tuple[Player, Player],
) -> OneGame:
    """One game to its end: the first of `who` in the seats of `side`, the second in all others. All share one
    that never ends: a computer player may guard what it has for ever."""
    challenger = Timed(who[0])
    players = [challenger if seat in side else who[1] for seat in range(seats)]
    sides = game.sides(seats, settings)
    try:
        _, outcome = play_between(game, seats, settings, key, players)
    except Endless:
        return OneGame(1 / len(sides), 0.0, challenger.seconds, challenger.decisions, ended=False)
    won = share_won(outcome, side, sides)
    return OneGame(won, _ahead(outcome, side), challenger.seconds, challenger.decisions)


def play_between(
    game: AnyGame, seats: int, settings: Settings, key: bytes, players: Sequence[Player]
) -> tuple[object, Outcome]:
    """The last state of a game between these players, and its result. Raises Endless."""

    def turn(state: object, seat: Seat, number: int) -> None:
        move = players[seat].move(game, state, seat, Dice(key, "player", number, seat))
        game.apply(state, seat, move, Dice(key, "move", number))

    state, outcome, _ = play_to_end(game, seats, settings, key, turn)
    return state, outcome


def _ahead(outcome: Outcome, side: Sequence[Seat]) -> float:
    mine = [standing.total for standing in outcome.standings if standing.seat in side]
    others = [standing.total for standing in outcome.standings if standing.seat not in side]
    return fmean(mine) - fmean(others)


def where(game: AnyGame, seats: int, settings: Settings) -> str:
    """With how many players it was played, and with which unusual settings."""
    usual = game.check_settings({})
    unusual = [f"{key}={choice}" for key, choice in settings.items() if choice != usual[key]]
    return ", ".join([f"{seats} players", *unusual])
