"""Computer players among themselves: python -m tests.lab.strength.simulate GAME --seats N --games G --seed S.

Prints who won, how many points, how long it took. With --random some seats walk blindly through what they
are asked, which shows how much better than nothing the computer player is.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import mean, median
from typing import Any, NamedTuple

import msgspec

from engines import AnyGame
from engines.computer.random_moves import blind_draft
from engines.contract.core import Move, Outcome, Seat, Settings
from engines.contract.dice import Dice, LightDice
from tests.lab.arguments import add_game, check_game, parser_of
from tests.lab.report import Figure, Report, Row, Section, machine, show
from tests.lab.strength.parallel import processes


class PlayedGame(msgspec.Struct, frozen=True):
    moves: int
    outcome: Outcome
    seconds: float
    """Of processor time: it does not pass while other programs run."""


def choose(game: AnyGame, state: object, seat: Seat, *, blindly: bool, dice: Dice) -> Move:
    if blindly:
        return game.read_move(blind_draft(game.walking(state, seat), dice))
    ask = game.asking(state, seat, explained=False)
    return game.suggest(game.view(state, seat), ask, dice)


class Endless(RuntimeError):
    """A game goes on after more moves than any should have."""


Turn = Callable[[Any, Seat, int], None]
"""Somebody moves: the state, the seat, and the number of the move."""


def play_to_end(
    game: AnyGame, seats: int, settings: Settings, key: bytes, turn: Turn
) -> tuple[object, Outcome, int]:
    """The last state of a game, its result, and how many moves it took. Raises Endless."""
    state = game.start(seats, settings, Dice(key, "deal", 0))
    moves, bound = 0, game.bound(seats)
    while movers := game.movers(state):
        moves += 1
        if moves > bound:
            raise Endless(f"{game.key} with {seats} players goes on after {bound} moves")
        turn(state, movers[0], moves)
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{game.key} with {seats} players waits for nobody and has no result")
    return state, outcome, moves


def play(game: AnyGame, seats: int, settings: Settings, key: bytes, blind: Sequence[Seat] = ()) -> PlayedGame:
    """One game to its end; the seats in `blind` move at random."""
    began, walker = time.process_time(), LightDice(key, "walker")

    def turn(state: object, seat: Seat, number: int) -> None:
        if seat in blind:
            move = choose(game, state, seat, blindly=True, dice=walker)
            game.apply_legal(state, seat, move, Dice(key, "move", number), told=False)
        else:
            move = choose(game, state, seat, blindly=False, dice=Dice(key, "player", number, seat))
            game.apply(state, seat, move, Dice(key, "move", number))

    _, outcome, moves = play_to_end(game, seats, settings, key, turn)
    return PlayedGame(moves, outcome, time.process_time() - began)


class Simulated(NamedTuple):
    """What many games came to."""

    games: list[PlayedGame]
    seats: int

    @property
    def moves_per_second(self) -> int:
        """Of processor time, so that of one core: the number of processes makes no difference."""
        return round(sum(one.moves for one in self.games) / sum(one.seconds for one in self.games))

    @property
    def wins_by_seat(self) -> list[int]:
        """A shared victory counts as a win."""
        firsts = [one.seat for game in self.games for one in game.outcome.standings if one.rank == 1]
        return [firsts.count(seat) for seat in range(self.seats)]

    def points(self, seat: Seat) -> list[int]:
        return [one.total for game in self.games for one in game.outcome.standings if one.seat == seat]

    @property
    def mean_score_by_seat(self) -> list[float]:
        return [mean(self.points(seat)) for seat in range(self.seats)]


def simulate(
    game: AnyGame,
    *,
    seats: int,
    settings: Settings,
    count: int,
    seed: int,
    blind: Sequence[Seat] = (),
    jobs: int = 1,
) -> Simulated:
    """Play the games in `jobs` processes. The number of processes makes no difference to the games."""
    keys = [f"{game.key}/{seed}/{number}".encode() for number in range(count)]
    one_game = partial(play, game, seats, game.check_settings(settings), blind=tuple(blind))
    with processes(jobs) as mapped:
        return Simulated(list(mapped(one_game, keys, chunksize=max(1, count // (8 * jobs)))), seats)


# --- the command ------------------------------------------------------------------------------------------


def sections(found: Simulated) -> list[Section]:
    points = [number for seat in range(found.seats) for number in found.points(seat)]
    rows = [
        Row("moves a game", _span([one.moves for one in found.games])),
        Row("points", _span(points)),
        Row("moves a second of processor time", {"median": Figure(found.moves_per_second)}),
    ]
    seats = [
        Row(f"seat {seat}", {"wins": Figure(wins), "points": Figure(score)})
        for seat, (wins, score) in enumerate(zip(found.wins_by_seat, found.mean_score_by_seat, strict=True))
    ]
    return [
        Section(key="games", title=f"Games played to the end: {len(found.games)}", rows=rows),
        Section(key="seats", title="Who won", rows=seats),
    ]


def _span(numbers: list[int]) -> dict[str, Figure]:
    return {
        "least": Figure(min(numbers)),
        "median": Figure(median(numbers)),
        "most": Figure(max(numbers)),
    }


def main(argv: list[str] | None = None) -> int:
    parser = parser_of("strength.simulate", "Computer players against each other.")
    add_game(parser)
    parser.add_argument(
        "--random", type=int, nargs="+", default=[], metavar="SEAT", help="seats that walk blindly"
    )
    options = parser.parse_args(argv)
    game, [(seats, settings), *_] = check_game(parser, options)
    if any(seat not in range(seats) for seat in options.random):
        parser.error(f"the seats are 0 to {seats - 1}")
    found = simulate(
        game,
        seats=seats,
        settings=settings,
        count=options.games,
        seed=options.seed,
        blind=options.random,
        jobs=min(options.jobs, options.games),
    )
    show(Report(machine=machine(), sections=sections(found)), as_json=options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
