"""Who beats whom: python -m engines.ladder GAME [--seats N] [--set KEY=VALUE] [--games G] [--jobs J].

Every level of the computer player against every other, and against players that never change. On each deal
the challenger sits in every seat in turn, alone among rivals of one kind, so that the luck of the deal and
the seat cancel out. A side of partners is changed as a whole.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import permutations
from math import sqrt
from statistics import fmean, stdev

import msgspec

from engines import AnyGame, games
from engines.core import Outcome, Seat, Settings
from engines.dice import Dice
from engines.players import Player, levels, yardsticks
from engines.simulate import check_game, game_arguments

Pair = tuple[Player, Player]
SURE = 1.96
"""Standard errors on each side of a mean that it lies within, 19 times of 20."""


class Share(msgspec.Struct, frozen=True):
    """A mean, and how far it may be off."""

    mean: float
    off: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Share:
        spread = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
        return cls(round(fmean(numbers), 4), round(SURE * spread, 4))


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """How a challenger did against rivals of one kind."""

    challenger: str
    rivals: str
    deals: int
    games: int
    wins: Share
    """The share of games won; a victory shared by two counts half."""
    fair: float
    """The share that equals would have."""
    ahead: Share
    """Points ahead of the mean of the rivals."""
    seconds: float
    """Of processor time a decision of the challenger."""


class OneGame(msgspec.Struct, frozen=True):
    won: float
    ahead: float
    seconds: float
    decisions: int


def play(
    game: AnyGame,
    seats: int,
    settings: Settings,
    key: bytes,
    side: Sequence[Seat],
    who: tuple[Player, Player],
) -> OneGame:
    """One game to its end: the first of `who` in the seats of `side`, the second in all others."""
    state = game.start(seats, settings, Dice(key, "deal", 0))
    moves, decisions, seconds = 0, 0, 0.0
    while waiting := game.waiting(state):
        moves += 1
        if moves > game.bound(seats):
            raise RuntimeError(f"{game.key} with {seats} players goes on after {moves - 1} moves")
        seat = waiting[0]
        challenging = seat in side
        began = time.process_time()
        move = who[not challenging].move(game, state, seat, Dice(key, "player", moves, seat))
        if challenging:
            decisions += 1
            seconds += time.process_time() - began
        game.apply(state, seat, move, Dice(key, "move", moves))
    outcome = game.outcome(state)
    assert outcome is not None
    return OneGame(
        _won(outcome, side, game.sides(seats, settings)), _ahead(outcome, side), seconds, decisions
    )


def _won(outcome: Outcome, side: Sequence[Seat], sides: Sequence[Sequence[Seat]]) -> float:
    first = {standing.seat for standing in outcome.standings if standing.rank == 1}
    winning = [one for one in sides if first & set(one)]
    return (tuple(side) in map(tuple, winning)) / len(winning)


def _ahead(outcome: Outcome, side: Sequence[Seat]) -> float:
    mine = [standing.total for standing in outcome.standings if standing.seat in side]
    others = [standing.total for standing in outcome.standings if standing.seat not in side]
    return fmean(mine) - fmean(others)


def one_deal(
    game_key: str, seats: int, settings: Settings, challenger: str, rivals: str, key: bytes
) -> list[OneGame]:
    """The games of one deal: the challenger on every side in turn. Named by keys, for another process."""
    game = games()[game_key]
    players = everybody(game)
    who = (players[challenger], players[rivals])
    return [play(game, seats, settings, key, side, who) for side in game.sides(seats, settings)]


def everybody(game: AnyGame) -> dict[str, Player]:
    """The players of the ladder by name, the weakest first."""
    return {**yardsticks(game), **levels(game)}


def climb(
    game: AnyGame, *, seats: int, settings: Settings, pair: tuple[str, str], deals: int, seed: int, jobs: int
) -> Rung:
    """One challenger against rivals of one kind. The number of processes makes no difference to the games."""
    keys = [f"{game.key}/ladder/{seed}/{number}".encode() for number in range(deals)]
    deal = partial(one_deal, game.key, seats, settings, *pair)
    if jobs == 1:
        played = [deal(key) for key in keys]
    else:
        with ProcessPoolExecutor(jobs, initializer=gc.disable) as pool:
            played = list(pool.map(deal, keys, chunksize=max(1, deals // (8 * jobs))))
    every = [one for of_deal in played for one in of_deal]
    return Rung(
        challenger=pair[0],
        rivals=pair[1],
        deals=deals,
        games=len(every),
        wins=Share.of([fmean(one.won for one in of_deal) for of_deal in played]),
        fair=round(1 / len(game.sides(seats, settings)), 4),
        ahead=Share.of([fmean(one.ahead for one in of_deal) for of_deal in played]),
        seconds=round(sum(one.seconds for one in every) / max(1, sum(one.decisions for one in every)), 4),
    )


# --- the command ------------------------------------------------------------------------------------------


def _arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m engines.ladder", description="Who beats whom.")
    game_arguments(parser)
    parser.add_argument("--players", nargs="+", metavar="NAME", help="only these, each against each")
    options = parser.parse_args(argv)
    check_game(parser, options)
    known = everybody(games()[options.game])
    options.players = options.players or list(known)
    if unknown := [name for name in options.players if name not in known]:
        parser.error(f"there is no player {unknown[0]!r}; there are: {', '.join(known)}")
    if len(set(options.players)) < 2:
        parser.error("a ladder needs two different players")
    return options


def in_words(rungs: Sequence[Rung]) -> str:
    """A table, as the documentation shows it."""
    lines = [
        "| Challenger | among | wins | fair | points ahead | s a decision |",
        "|---|---|---|---|---|---|",
    ]
    for rung in rungs:
        wins = f"{rung.wins.mean:.1%} ± {rung.wins.off:.1%}"
        ahead = f"{rung.ahead.mean:+.1f} ± {rung.ahead.off:.1f}"
        lines.append(
            f"| {rung.challenger} | {rung.rivals} | {wins} | {rung.fair:.1%} | {ahead} | {rung.seconds:.4f} |"
        )
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    options = _arguments(argv)
    game = games()[options.game]
    settings = game.check_settings(options.settings)
    rungs = [
        climb(
            game,
            seats=options.seats,
            settings=settings,
            pair=pair,
            deals=options.games,
            seed=options.seed,
            jobs=max(1, min(options.jobs, options.games)),
        )
        for pair in permutations(options.players, 2)
    ]
    print(json.dumps(msgspec.to_builtins(rungs)) if options.json else in_words(rungs))
    return 0


if __name__ == "__main__":
    sys.exit(main())
