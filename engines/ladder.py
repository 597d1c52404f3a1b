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
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import permutations
from statistics import fmean

import msgspec

from engines import AnyGame, games
from engines.core import Settings
from engines.players import NORMAL, Player, computer, levels, temperaments, yardsticks
from engines.rungs import OneGame, Share, play
from engines.simulate import check_game, game_arguments
from engines.single_numbers import BOUND, all_changes, try_change
from engines.single_numbers import in_words as changes_in_words


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


def one_deal(
    game_key: str, seats: int, settings: Settings, challenger: str, rivals: str, key: bytes
) -> list[OneGame]:
    """The games of one deal: the challenger on every side in turn. Named by keys, for another process."""
    game = games()[game_key]
    players = everybody(game)
    who = (players[challenger], players[rivals])
    return [play(game, seats, settings, key, side, who) for side in game.sides(seats, settings)]


def everybody(game: AnyGame) -> dict[str, Player]:
    """The players of the ladder by name, the weakest first; then the characters."""
    characters = {f"{NORMAL}-{name}": computer(game, NORMAL, name) for name in temperaments(game)}
    return {**yardsticks(game), **levels(game), **characters}


def climb(
    game: AnyGame, *, seats: int, settings: Settings, pair: tuple[str, str], deals: int, seed: int, jobs: int
) -> Rung:
    """One challenger against rivals of one kind. The number of processes makes no difference to the games."""
    keys = [f"{game.key}/ladder/{seed}/{number}".encode() for number in range(deals)]
    deal = partial(one_deal, game.key, seats, settings, *pair)
    if jobs == 1:
        played = [deal(key) for key in keys]
    else:
        with ProcessPoolExecutor(jobs, initializer=gc.freeze) as pool:
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
    parser.add_argument(
        "--numbers",
        action="store_true",
        help=f"instead: does one changed number win over {BOUND} fair shares?",
    )
    options = parser.parse_args(argv)
    check_game(parser, options)
    game = games()[options.game]
    known = everybody(game)
    options.players = options.players or [*yardsticks(game), *levels(game)]
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
    if options.numbers:
        return _try_numbers(game, settings, options)
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


def _try_numbers(game: AnyGame, settings: Settings, options: argparse.Namespace) -> int:
    task = partial(try_change, game.key, options.seats, settings, options.games, options.seed)
    with ProcessPoolExecutor(max(1, options.jobs), initializer=gc.freeze) as pool:
        changes = list(pool.map(task, all_changes(game)))
    print(json.dumps(msgspec.to_builtins(changes)) if options.json else changes_in_words(changes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
