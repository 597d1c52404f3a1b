"""Who beats whom: python -m tests.lab.strength.ladder GAME [--seats N] [--set KEY=VALUE] [--games G].

Every level of the computer player against every other, and against players that never change. On each deal
the challenger sits in every seat in turn, alone among rivals of one kind, so that the luck of the deal and
the seat cancel out. A side of partners is changed as a whole.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from itertools import product
from statistics import fmean
from typing import NamedTuple

from engines import AnyGame, games
from engines.computer.players import NORMAL, Player, computer, levels, temperaments
from engines.contract.core import Settings
from engines.contract.stages import Stage
from engines.kit.figures_files import BadFigures
from engines.tables.saved_games import with_computer
from tests.lab.arguments import Place, add_game, add_vary, check_game, parser_of, positive
from tests.lab.report import Figure, Report, Row, Section, machine, show, table
from tests.lab.strength.matches import OneGame, Share, next_deals, play, where
from tests.lab.strength.numbers import numbers_in
from tests.lab.strength.parallel import processes
from tests.lab.strength.single_numbers import BOUND, Change, all_changes, try_change
from tests.lab.strength.yardsticks import yardsticks

FILE = ".toml"
"""How the name of a player ends that has its numbers from a file."""


RUNGS = ("deals", "wins", "fair shares", "points ahead", "a decision", "endless")
CHANGES = ("fair shares", "deals")


class Rung(NamedTuple):
    """How a challenger did against rivals of one kind."""

    of: str
    deals: list[list[OneGame]]
    fair: float
    """The share that equals would win."""

    @property
    def games(self) -> list[OneGame]:
        return [one for deal in self.deals for one in deal]

    @property
    def wins(self) -> Share:
        """Of games; a victory shared by two counts half."""
        return Share.of([fmean(one.won for one in deal) for deal in self.deals])

    @property
    def ahead(self) -> Share:
        """Points ahead of the mean of the rivals."""
        return Share.of([fmean(one.ahead for one in deal) for deal in self.deals])

    @property
    def seconds(self) -> float:
        """Of processor time a decision of the challenger."""
        return sum(one.seconds for one in self.games) / max(1, sum(one.decisions for one in self.games))

    @property
    def row(self) -> Row:
        figures = {
            "deals": Figure(len(self.deals)),
            "wins": self.wins.figure("%", 100),
            "fair shares": self.wins.figure(times=1 / self.fair),
            "points ahead": self.ahead.figure(),
            "a decision": Figure(1000 * self.seconds, "ms"),
            "endless": Figure(sum(not one.ended for one in self.games)),
        }
        return Row(self.of, figures)


def one_deal(
    game_key: str, seats: int, settings: Settings, challenger: str, rivals: str, key: bytes
) -> list[OneGame]:
    """The games of one deal: the challenger on every side in turn. Named by keys, for another process."""
    game = games(Stage.DRAFT)[game_key]
    who = player(game, challenger), player(game, rivals)
    return [play(game, seats, settings, key, side, who) for side in game.sides(seats, settings)]


def everybody(game: AnyGame) -> dict[str, Player]:
    """The players of the ladder by name, the weakest first; then the characters."""
    characters = {f"{NORMAL}-{name}": computer(game, NORMAL, name) for name in temperaments(game)}
    return {**yardsticks(), **levels(game), **characters}


def player(game: AnyGame, name: str) -> Player:
    """One of everybody, or of today's players with the numbers of another time: `FILE` or `LEVEL=FILE`."""
    if not name.endswith(FILE):
        return everybody(game)[name]
    level, _, file = name.rpartition("=")
    return computer(with_computer(game, numbers_in(file)), level or NORMAL)


def climb(
    game: AnyGame,
    *,
    seats: int,
    settings: Settings,
    pair: tuple[str, str],
    deals: int,
    seed: int,
    jobs: int,
    until: float | None = None,
) -> Rung:
    """One challenger against rivals of one kind. The number of processes makes no difference to the games.
    `until`: fewer deals, if it is clear earlier whether it wins more or less than so many fair shares."""
    deal = partial(one_deal, game.key, seats, settings, *pair)
    played: list[list[OneGame]] = []
    shares: list[float] = []
    with processes(jobs) as mapped:
        while numbers := next_deals(shares, deals, until):
            keys = [f"{game.key}/ladder/{seed}/{number}".encode() for number in numbers]
            chunks = max(1, len(keys) // (8 * jobs))
            played += mapped(deal, keys, chunksize=chunks)
            shares = [sum(one.won for one in of_deal) for of_deal in played]
    of = f"{where(game, seats, settings)}: {pair[0]} among {pair[1]}"
    return Rung(of, played, 1 / len(game.sides(seats, settings)))


# --- the command ------------------------------------------------------------------------------------------


def _arguments(argv: list[str] | None) -> tuple[argparse.Namespace, AnyGame, list[Place]]:
    parser = parser_of("strength.ladder", "Who beats whom.")
    add_game(parser, seats="all, one after the other")
    add_vary(parser)
    parser.add_argument(
        "--players",
        nargs="+",
        metavar="NAME",
        help=f"only these, each against every other; a player with the numbers of a file: [LEVEL=]FILE{FILE}",
    )
    parser.add_argument("--among", nargs="+", metavar="NAME", help="the rivals; usually the same")
    parser.add_argument(
        "--until",
        type=positive,
        metavar="SHARES",
        help="end a row when it is clear whether it wins more or less than so many fair shares",
    )
    parser.add_argument(
        "--numbers",
        action="store_true",
        help=f"instead: does one changed number win over {BOUND} fair shares?",
    )
    options = parser.parse_args(argv)
    if options.numbers and (options.players or options.among or options.until):
        parser.error(f"--numbers is about normal players and {BOUND} fair shares: nothing else to choose")
    game, places = check_game(parser, options)
    options.players = options.players or [*yardsticks(), *levels(game)]
    options.among = options.among or options.players
    for name in (*options.players, *options.among):
        try:
            player(game, name)
        except KeyError:
            known = ", ".join((*everybody(game), f"FILE{FILE}"))
            parser.error(f"there is no player {name!r}; there are: {known}")
        except (argparse.ArgumentTypeError, BadFigures, ValueError) as error:
            parser.error(str(error))
    options.pairs = [pair for pair in product(options.players, options.among) if pair[0] != pair[1]]
    if not options.pairs:
        parser.error("a ladder needs two different players")
    return options, game, places


def _rungs(game: AnyGame, places: list[Place], options: argparse.Namespace) -> Iterator[Row]:
    for seats, settings in places:
        for pair in options.pairs:
            yield climb(
                game,
                seats=seats,
                settings=settings,
                pair=pair,
                deals=options.games,
                seed=options.seed,
                jobs=min(options.jobs, options.games),
                until=options.until,
            ).row


def _changes(game: AnyGame, places: list[Place], options: argparse.Namespace) -> Iterator[Row]:
    """Each change; then once more the one that won most."""
    found: list[Change] = []
    with processes(options.jobs) as mapped:
        for seats, settings in places:
            task = partial(try_change, game.key, seats, settings, options.games, options.seed)
            for change in mapped(task, all_changes(game)):
                found.append(change)
                yield change.row
    most = max(found, key=lambda change: change.shares.mean)
    yield most._replace(of=f"most: {most.of}").row


def main(argv: list[str] | None = None) -> int:
    options, game, places = _arguments(argv)
    rows = (_changes if options.numbers else _rungs)(game, places, options)
    if options.json:
        section = Section(key="ladder", title=game.key, rows=list(rows))
        show(Report(machine=machine(), sections=[section]), as_json=True)
        return 0
    for line in table(rows, CHANGES if options.numbers else RUNGS):  # a long run shows what it has
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
