"""Who has the better chance: python -m tests.lab.strength.balance GAME [--seats N] [--games G] [--level L].

Equal computer players against each other; by place in the turn order, and by what the seats were dealt or
chose (nations, missions, captains): how often it wins beside a fair share. What is further off than its
interval is no luck.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import partial

from engines import games
from engines.computer.players import LEVELS, NORMAL, computer
from engines.contract.core import Settings
from engines.contract.dice import Dice
from engines.contract.stages import Stage
from engines.contract.victory import share_won
from tests.lab.arguments import add_game, check_game, parser_of
from tests.lab.report import Figure, Report, Row, Section, machine, show
from tests.lab.strength.matches import Share, play_between
from tests.lab.strength.parallel import processes

Won = tuple[str, str, float]
"""What a seat had, and its share of the victory."""


def one_game(game_key: str, seats: int, settings: Settings, level: str, key: bytes) -> list[Won]:
    """Named by plain data, for another process."""
    game = games(Stage.DRAFT)[game_key]
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


def rows(won: Iterable[Won], fair: float) -> list[Row]:
    """What was won with each thing, by kind, the strongest first."""
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for kind, name, share in won:
        shares[kind, name].append(share)
    wins = {thing: Share.of(found) for thing, found in shares.items()}
    return [
        Row(
            " ".join(thing),
            {
                "wins": wins[thing].figure("%", 100),
                "fair": Figure(100 * fair, "%"),
                "games": Figure(len(shares[thing])),
            },
        )
        for thing in sorted(shares, key=lambda thing: (thing[0], -wins[thing].mean))
    ]


def main(argv: list[str] | None = None) -> int:
    parser = parser_of("strength.balance", "Has everybody a chance?")
    add_game(parser)
    parser.add_argument("--level", choices=LEVELS, default=NORMAL, help="of the players (normal)")
    options = parser.parse_args(argv)
    game, [(seats, settings), *_] = check_game(parser, options)
    keys = [f"{game.key}/balance/{options.seed}/{number}".encode() for number in range(options.games)]
    task = partial(one_game, game.key, seats, settings, options.level)
    with processes(options.jobs) as mapped:
        won = [one for found in mapped(task, keys, chunksize=4) for one in found]
    found = rows(won, 1 / len(game.sides(seats, settings)))
    title = f"{game.key}, {seats} players: wins by place and by what was dealt"
    section = Section(key="balance", title=title, rows=found)
    show(Report(machine=machine(), sections=[section]), as_json=options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
