"""Better numbers for a computer, by self-play: python -m tests.lab.strength.tune GAME [--only NAME ...].

Sets of numbers are tried (CMA-ES) against a pool: the numbers of today with and without temperaments, other
files that are given, and the best sets found on the way, so that nobody learns to beat only themselves. Every
set of a generation plays the same deals, over all numbers of players and the settings given. In the end the
best set meets today's on fresh deals; with --write it takes the place of today's, if it is
clear that it wins more.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from importlib.util import find_spec
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from engines.computer.players import Computer, Player, temperaments, variant
from engines.contract.core import Raw, Settings
from engines.contract.dice import Dice
from engines.contract.stages import Stage
from engines.games.discovery import games
from engines.kit.figures_files import numbers_file
from engines.kit.game import AnyGame
from engines.tables.saved_games import with_computer
from tests.lab.arguments import Place, add_game, add_vary, check_game, parser_of, positive
from tests.lab.strength.matches import Share, play
from tests.lab.strength.numbers import Number, changed, leaves, numbers_in, rewritten, usable
from tests.lab.strength.parallel import processes

STEP = 0.3
"""How far a number is moved at first, as a share of it."""
LEAST_STEP = 0.1
POINTS_SHARE = 0.5
"""What being ahead by as many points as is usual counts, beside a victory."""
POOL_EVERY = 4
"""Generations after which the best set so far joins the pool."""


class Deal(NamedTuple):
    """A game in which a set of numbers is tried."""

    seats: int
    settings: Settings
    key: bytes
    side: int
    rival: int


class Tried(NamedTuple):
    """How a game went: won (a share, of a fair one), and points ahead."""

    won: float
    ahead: float


def one_game(game_key: str, numbers: Raw, rival: Raw, deal: Deal) -> Tried:
    """Named by plain data, for another process."""
    game = games(Stage.DRAFT)[game_key]
    sides = game.sides(deal.seats, deal.settings)
    side = sides[deal.side % len(sides)]
    who = (_computer(game_key, _packed(numbers)), _computer(game_key, _packed(rival)))
    played = play(game, deal.seats, deal.settings, deal.key, side, who)
    return Tried(played.won * len(sides), played.ahead)


def _packed(numbers: Raw) -> bytes:
    return msgspec.json.encode(numbers)


@lru_cache(maxsize=64)
def _computer(game_key: str, numbers: bytes) -> Player:
    return Computer(with_computer(games(Stage.DRAFT)[game_key], msgspec.json.decode(numbers)))


def fitness(games_played: Sequence[Tried], usual: float) -> float:
    """What is improved: fair shares won, and a little for every point, which chance blurs less."""
    return fmean(one.won + POINTS_SHARE * one.ahead / usual for one in games_played)


# --- the search ------------------------------------------------------------------------------------------


class Tuner:
    """Tries sets of numbers of one game."""

    def __init__(
        self, game: AnyGame, only: Sequence[str], places: Sequence[Place], seed: int, run: Map
    ) -> None:
        self.game = game
        self.numbers = game.raw_computer
        self.places = places
        self.seed = seed
        self.run = run
        self.names = [
            name for name in leaves(self.numbers) if not only or any(_within(name, one) for one in only)
        ]
        self.start = {name: leaves(self.numbers)[name] for name in self.names}
        self.steps = [max(LEAST_STEP, STEP * abs(value)) for value in self.start.values()]
        self.pool = [self.numbers, *(variant(game, name).raw_computer for name in temperaments(game))]

    def set_of(self, point: Iterable[float]) -> Raw:
        """The numbers at a point of the search: distances from today's, in steps."""
        moved: dict[str, Number] = {}
        for (name, value), step, distance in zip(self.start.items(), self.steps, point, strict=True):
            number = value + step * distance
            if value >= 0:
                number = max(0.0, number)  # what is worth something doesn't become a nuisance
            moved[name] = round(number) if isinstance(value, int) else float(f"{number:.3g}")
        return changed(self.numbers, moved)

    def deals(self, generation: int, count: int) -> list[Deal]:
        dice = Dice(f"{self.game.key}/tune/{self.seed}".encode(), "generation", generation)
        return [
            Deal(
                *self.places[number % len(self.places)],
                f"{self.seed}/{generation}/{number}".encode(),
                dice.below(24),
                dice.below(len(self.pool)),
            )
            for number in range(count)
        ]

    def compare(self, sets: Sequence[Raw], deals: Sequence[Deal]) -> list[float]:
        """The fitness of each set; all play the same deals. Numbers that no player can have lose."""
        fit = [numbers for numbers in sets if usable(self.game, numbers)]
        tasks = [(self.game.key, numbers, self.pool[deal.rival], deal) for numbers in fit for deal in deals]
        played = self.run(one_game, tasks)
        usual = max(1.0, fmean(abs(one.ahead) for one in played)) if played else 1.0
        found = iter(fitness(played[at : at + len(deals)], usual) for at in range(0, len(played), len(deals)))
        return [next(found) if numbers in fit else -10.0 for numbers in sets]

    def improve(self, seconds: float, count: int, tell: Callable[[str], None]) -> Raw:
        """Search for so long. The middle of a generation is steadier than its luckiest set: the last one that
        a player can have."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it would like to plot, too
            import cma

        search = cma.CMAEvolutionStrategy(
            [0.0] * len(self.names), 1.0, {"seed": self.seed + 1, "verbose": -9}
        )
        ends, generation, found = time.monotonic() + seconds, 0, self.numbers
        while time.monotonic() < ends and not search.stop():
            generation += 1
            points = search.ask()
            worth = self.compare([self.set_of(point) for point in points], self.deals(generation, count))
            search.tell(points, [-one for one in worth])
            tell(f"generation {generation}: best {max(worth):.3f}, mean {fmean(worth):.3f}")
            middle = self.set_of(search.result.xfavorite)
            if usable(self.game, middle):
                found = middle
                if generation % POOL_EVERY == 0:
                    self.pool.append(found)
        return found


Map = Callable[[Callable[..., Tried], Sequence[tuple[Any, ...]]], list[Tried]]


def _within(name: str, wanted: str) -> bool:
    return name == wanted or name.startswith(f"{wanted}.")


# --- the command -----------------------------------------------------------------------------------------


def _arguments(argv: list[str] | None) -> tuple[argparse.Namespace, AnyGame, list[Place]]:
    parser = parser_of("strength.tune", "Better numbers by self-play. --games: deals a set.", as_json=False)
    add_game(parser, seats="all", count_of_games=60)
    add_vary(parser)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="only these numbers")
    parser.add_argument("--minutes", type=positive, default=5.0, help="how long (5)")
    parser.add_argument("--pool", nargs="+", type=numbers_in, default=[], metavar="FILE", help="more rivals")
    parser.add_argument("--write", action="store_true", help="put better numbers into the file")
    options = parser.parse_args(argv)
    if find_spec("cma") is None:
        parser.error('the package cma is not installed; run: pip install -e ".[dev]"')
    game, places = check_game(parser, options)
    if not all(usable(game, numbers) for numbers in options.pool):
        parser.error(f"--pool: each file needs all that the numbers.toml of {game.key} has, and nothing else")
    numbers = leaves(game.raw_computer)
    if unknown := [one for one in options.only if not any(_within(name, one) for name in numbers)]:
        parser.error(f"there is no number {unknown[0]!r}; there are: {', '.join(numbers)}")
    return options, game, places


def main(argv: list[str] | None = None) -> int:
    options, game, places = _arguments(argv)
    with processes(options.jobs) as mapped:

        def run(task: Callable[..., Tried], tasks: Sequence[tuple[Any, ...]]) -> list[Tried]:
            return list(mapped(task, *zip(*tasks, strict=True), chunksize=8)) if tasks else []

        tuner = Tuner(game, options.only, places, options.seed, run)
        tuner.pool += options.pool
        found = tuner.improve(60 * options.minutes, options.games, lambda line: print(line, file=sys.stderr))
        if found == tuner.numbers:
            print("No other numbers found.")
            return 0
        tuner.pool = [tuner.numbers]
        fresh = tuner.deals(-1, 4 * options.games)
        tried = run(one_game, [(game.key, found, game.raw_computer, deal) for deal in fresh])
    share, ahead = Share.of([one.won for one in tried]), fmean(one.ahead for one in tried)
    print(f"{share.mean:.2f} ± {share.off:.2f} fair shares on {len(fresh)} fresh deals, {ahead:+.1f} points")
    for name, number in leaves(found).items():
        if number != leaves(game.raw_computer)[name]:
            print(f"{name} = {number}  (was {leaves(game.raw_computer)[name]})")
    if options.write:
        _write(game, found, share)
    return 0


def _write(game: AnyGame, found: Raw, share: Share) -> None:
    """Put the numbers into the file, if it is more than luck that they win."""
    if share.mean - share.off <= 1:
        print("Nothing written: they may be no better than today's.")
        return
    path = numbers_file(game.key)
    path.write_text(rewritten(path.read_text(encoding="utf-8"), found), encoding="utf-8")
    print(f"Written to {path}.")


if __name__ == "__main__":
    sys.exit(main())
