"""Who beats whom: python -m tests.lab.strength.ladder GAME [--seats N] [--set KEY=VALUE] [--games G].

Every level of the computer player against every other, and against players that never change. On each deal
the challenger sits in every seat in turn, alone among rivals of one kind, so that the luck of the deal and
the seat cancel out. A side of partners is changed as a whole.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from itertools import product
from statistics import fmean

import msgspec

from data.figures import BadFigures
from engines import AnyGame, games
from engines.computer.players import NORMAL, Player, computer, levels, temperaments
from engines.contract.core import Settings
from engines.tables.saved_games import with_computer
from tests.lab.strength.matches import OneGame, Share, next_deals, play, unusual, where
from tests.lab.strength.numbers import numbers_in
from tests.lab.strength.parallel import processes
from tests.lab.strength.simulate import check_game, game_arguments, more_than_nothing
from tests.lab.strength.single_numbers import BOUND, all_changes, try_change
from tests.lab.strength.single_numbers import HEAD as CHANGES_HEAD
from tests.lab.strength.single_numbers import in_words as change_in_words
from tests.lab.strength.yardsticks import yardsticks

FILE = ".toml"
"""How the name of a player ends that has its numbers from a file."""


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """How a challenger did against rivals of one kind."""

    challenger: str
    rivals: str
    seats: int
    settings: Settings
    """Those that are not the usual ones."""
    deals: int
    games: int
    endless: int
    """Of these games never ended; all sides share them."""
    wins: Share
    """The share of games won; a victory shared by two counts half."""
    fair: float
    """The share that equals would have."""
    ahead: Share
    """Points ahead of the mean of the rivals."""
    seconds: float
    """Of processor time a decision of the challenger."""


def one_deal(
    game_key: str, seats: int, settings: Settings, challenger: str, rivals: str, key: bytes
) -> list[OneGame]:
    """The games of one deal: the challenger on every side in turn. Named by keys, for another process."""
    game = games()[game_key]
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
    every = [one for of_deal in played for one in of_deal]
    return Rung(
        challenger=pair[0],
        rivals=pair[1],
        seats=seats,
        settings=unusual(game, settings),
        deals=len(played),
        games=len(every),
        endless=sum(not one.ended for one in every),
        wins=Share.of([fmean(one.won for one in of_deal) for of_deal in played]),
        fair=round(1 / len(game.sides(seats, settings)), 4),
        ahead=Share.of([fmean(one.ahead for one in of_deal) for of_deal in played]),
        seconds=round(sum(one.seconds for one in every) / max(1, sum(one.decisions for one in every)), 4),
    )


def places(
    game: AnyGame, settings: Settings, seats: int | None, vary: Sequence[str]
) -> list[tuple[int, Settings]]:
    """Numbers of players and settings to play with: these settings, then each other choice of one of those
    in `vary`. Without `seats`, with every number of players that they allow."""
    others = [
        {**settings, setting.key: choice}
        for setting in game.settings
        if setting.key in vary
        for choice in setting.choices
        if choice != settings[setting.key]
    ]
    return [
        (number, chosen)
        for chosen in (settings, *others)
        for number in game.seats_for(chosen)
        if seats in (None, number)
    ]


# --- the command ------------------------------------------------------------------------------------------


def _arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.lab.strength.ladder", description="Who beats whom."
    )
    game_arguments(parser, seats="all, one after the other")
    parser.add_argument(
        "--vary", nargs="+", default=[], metavar="KEY", help="also with each other choice of these settings"
    )
    parser.add_argument(
        "--players",
        nargs="+",
        metavar="NAME",
        help=f"only these, each against every other; a player with the numbers of a file: [LEVEL=]FILE{FILE}",
    )
    parser.add_argument("--among", nargs="+", metavar="NAME", help="the rivals; usually the same")
    parser.add_argument(
        "--until",
        type=more_than_nothing,
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
    seats = options.seats
    check_game(parser, options)
    game = games()[options.game]
    keys = [setting.key for setting in game.settings]
    if unknown := [key for key in options.vary if key not in keys]:
        parser.error(f"{game.key} has no setting {unknown[0]!r}; there are: {', '.join(keys)}")
    options.places = places(game, game.check_settings(options.settings), seats, options.vary)
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
    return options


HEAD = """\
| Players | Settings | Challenger | among | deals | wins | fair | fair shares | points ahead | s a decision |
|---|---|---|---|---|---|---|---|---|---|"""


def in_words(rung: Rung) -> str:
    """A row of the table."""
    place, who = where(rung.seats, rung.settings), f"{rung.challenger} | {rung.rivals} | {rung.deals}"
    endless = f", {rung.endless} endless" if rung.endless else ""
    wins = f"{rung.wins.mean:.1%} ± {rung.wins.off:.1%}{endless}"
    shares = f"{rung.wins.mean / rung.fair:.2f} ± {rung.wins.off / rung.fair:.2f}"
    ahead = f"{rung.ahead.mean:+.1f} ± {rung.ahead.off:.1f}"
    return f"| {place} | {who} | {wins} | {rung.fair:.1%} | {shares} | {ahead} | {rung.seconds:.4f} |"


def main(argv: list[str] | None = None) -> int:
    options = _arguments(argv)
    game = games()[options.game]
    if options.numbers:
        return _try_numbers(game, options)
    jobs = max(1, min(options.jobs, options.games))
    many = {"deals": options.games, "seed": options.seed, "jobs": jobs, "until": options.until}
    rungs = []
    if not options.json:
        print(HEAD, flush=True)
    for seats, settings in options.places:
        for pair in options.pairs:
            rungs.append(climb(game, seats=seats, settings=settings, pair=pair, **many))
            if not options.json:  # a long run shows what it has
                print(in_words(rungs[-1]), flush=True)
    if options.json:
        print(json.dumps(msgspec.to_builtins(rungs)))
    return 0


def _try_numbers(game: AnyGame, options: argparse.Namespace) -> int:
    found = []
    if not options.json:
        print(CHANGES_HEAD, flush=True)
    with processes(options.jobs) as mapped:
        for seats, settings in options.places:
            task = partial(try_change, game.key, seats, settings, options.games, options.seed)
            for change in mapped(task, all_changes(game)):
                found.append(change)
                if not options.json:
                    print(change_in_words(change), flush=True)
    found.sort(key=lambda change: -change.shares.mean)
    if options.json:
        print(json.dumps(msgspec.to_builtins(found)))
    else:
        print(f"Most fair shares:\n{change_in_words(found[0])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
