"""Who has the better chance: python -m tests.lab.strength.balance GAME [--seats N] [--games G] [--level L].

Equal computer players against each other; by place in the turn order, and by what the seats were dealt or
chose (nations, missions, captains): how often it wins beside a fair share. What is further off than its
interval is no luck.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import partial

import msgspec

from engines.computer.players import LEVELS, NORMAL, computer
from engines.contract.core import Settings
from engines.contract.dice import Dice
from engines.contract.victory import share_won
from engines.games.discovery import games
from tests.lab.strength.matches import Share, play_between
from tests.lab.strength.parallel import processes
from tests.lab.strength.simulate import check_game, game_arguments


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """How a place in the turn order, or what a seat was dealt, did."""

    kind: str
    name: str
    seats: int
    """How often somebody had it."""
    wins: Share
    fair: float


Won = tuple[str, str, float]
"""What a seat had, and its share of the victory."""


def one_game(game_key: str, seats: int, settings: Settings, level: str, key: bytes) -> list[Won]:
    """Named by plain data, for another process."""
    game = games()[game_key]
    player = computer(game, level)
    state, outcome = play_between(game, seats, settings, key, [player] * seats)
    sides = game.sides(seats, settings)
    first = game.waiting(game.start(seats, settings, Dice(key, "deal", 0)))[0]
    found: list[Won] = []
    for side in sides:
        share = share_won(outcome, side, sides)
        for seat in side:
            found.append(("place", str((seat - first) % seats + 1), share))
            found.extend((kind, name, share) for kind, name in game.dealt(state, seat))
    return found


def table(won: Iterable[Won], fair: float) -> list[Line]:
    """What was won with each thing, by kind, the strongest first."""
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for kind, name, share in won:
        shares[kind, name].append(share)
    lines = [
        Line(kind=kind, name=name, seats=len(found), wins=Share.of(found), fair=fair)
        for (kind, name), found in shares.items()
    ]
    return sorted(lines, key=lambda line: (line.kind, -line.wins.mean))


def in_words(lines: Iterable[Line]) -> str:
    rows = ["| | | wins | fair | games |", "|---|---|---|---|---|"]
    for line in lines:
        wins = f"{line.wins.mean:.1%} ± {line.wins.off:.1%}"
        rows.append(f"| {line.kind} | {line.name} | {wins} | {line.fair:.1%} | {line.seats} |")
    return "\n".join(rows)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.lab.strength.balance", description="Has everybody a chance?"
    )
    game_arguments(parser)
    parser.add_argument("--level", choices=LEVELS, default=NORMAL, help="of the players (normal)")
    options = parser.parse_args(argv)
    check_game(parser, options)
    game = games()[options.game]
    settings = game.check_settings(options.settings)
    keys = [f"{game.key}/balance/{options.seed}/{number}".encode() for number in range(options.games)]
    task = partial(one_game, game.key, options.seats, settings, options.level)
    with processes(options.jobs) as mapped:
        won = [one for found in mapped(task, keys, chunksize=4) for one in found]
    lines = table(won, round(1 / len(game.sides(options.seats, settings)), 4))
    print(json.dumps(msgspec.to_builtins(lines)) if options.json else in_words(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
