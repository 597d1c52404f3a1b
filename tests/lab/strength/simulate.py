"""Computer players among themselves: python -m tests.lab.strength.simulate GAME --seats N --games G --seed S.

Prints who won, how many points, how long it took. With --random some seats walk blindly through what they
are asked, which shows how much better than nothing the computer player is.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from math import inf, nan
from statistics import mean, median
from typing import Any, NoReturn

import msgspec

from engines import AnyGame, games
from engines.computer.random_moves import blind_draft
from engines.contract.core import (
    Move,
    Outcome,
    Seat,
    Settings,
)
from engines.contract.dice import Dice, LightDice
from tests.lab.strength.parallel import processes


class Spread(msgspec.Struct, frozen=True):
    min: float
    median: float
    max: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    settings: Settings
    games: int
    finished: int
    moves_per_game: Spread
    moves_per_second: int
    """Of processor time, so that of one core: the number of processes makes no difference."""
    wins_by_seat: list[int]
    """A shared victory counts as a win."""
    score: Spread
    mean_score_by_seat: list[float]


# --- a blind walk -----------------------------------------------------------------------------------------


# --- games ------------------------------------------------------------------------------------------------


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


def simulate(
    game: AnyGame,
    *,
    seats: int,
    settings: Settings,
    count: int,
    seed: int,
    blind: Sequence[Seat] = (),
    jobs: int = 1,
) -> Report:
    """Play the games in `jobs` processes. The number of processes makes no difference to the games."""
    settings = game.check_settings(settings)
    keys = [f"{game.key}/{seed}/{number}".encode() for number in range(count)]
    one_game = partial(play, game, seats, settings, blind=tuple(blind))
    with processes(jobs) as mapped:
        played = list(mapped(one_game, keys, chunksize=max(1, count // (8 * jobs))))
    totals = [_totals(one.outcome) for one in played]
    firsts = [standing.seat for one in played for standing in one.outcome.standings if standing.rank == 1]
    return Report(
        game=game.key,
        seats=seats,
        settings=settings,
        games=count,
        finished=len(played),
        moves_per_game=_span([one.moves for one in played]),
        moves_per_second=round(sum(one.moves for one in played) / sum(one.seconds for one in played)),
        wins_by_seat=[firsts.count(seat) for seat in range(seats)],
        score=_span([points for one in totals for points in one]),
        mean_score_by_seat=[round(mean(one[seat] for one in totals), 2) for seat in range(seats)],
    )


def _totals(outcome: Outcome) -> list[int]:
    return [standing.total for standing in sorted(outcome.standings, key=lambda standing: standing.seat)]


def _span(numbers: list[int]) -> Spread:
    return Spread(min(numbers), median(numbers), max(numbers))


# --- the command ------------------------------------------------------------------------------------------


def _arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.lab.strength.simulate", description="Computer players against each other."
    )
    game_arguments(parser)
    parser.add_argument(
        "--random", type=int, nargs="+", default=[], metavar="SEAT", help="seats that walk blindly"
    )
    options = parser.parse_args(argv)
    check_game(parser, options)
    if any(seat not in range(options.seats) for seat in options.random):
        parser.error(f"the seats are 0 to {options.seats - 1}")
    return options


def game_arguments(
    parser: argparse.ArgumentParser, seats: str = "the fewest", *, as_json: bool = True
) -> None:
    """What every command that plays many games is told. `seats`: with how many players, if it isn't.
    `as_json`: whether it can print its result as JSON."""
    parser.add_argument("game", choices=sorted(games()), help="which game")
    parser.add_argument("--seats", type=int, help=f"how many players ({seats} by default)")
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same games (0)")
    parser.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help="a setting of the game"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    if as_json:
        parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def more_than_nothing(text: str) -> float:
    """A number of the command line that must be above 0."""
    try:
        number = float(text)
    except ValueError:
        number = nan
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return number


def check_game(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Check what depends on the game, which argparse cannot."""

    def wrong(message: str) -> NoReturn:
        parser.error(message)

    game = games()[options.game]
    if options.games < 1:
        wrong("at least one game")
    if any("=" not in item for item in options.set):
        wrong("a setting is given as key=value")
    options.settings = dict(item.split("=", 1) for item in options.set)
    try:
        allowed = game.seats_for(game.check_settings(options.settings))
    except ValueError as error:
        wrong(str(error))
    options.seats = allowed[0] if options.seats is None else options.seats
    if options.seats not in allowed:
        wrong(f"{game.key} is for {allowed[0]} to {allowed[-1]} players, not {options.seats}")


def in_words(report: Report) -> str:
    settings = ", ".join(f"{key} {choice}" for key, choice in report.settings.items())
    lines = [
        f"{report.game}, {report.seats} players" + (f", {settings}" if settings else ""),
        f"games: {report.finished} of {report.games} played to the end",
        f"moves a game: {_words(report.moves_per_game)};"
        f" {report.moves_per_second} moves a second of processor time",
        f"points: {_words(report.score)}",
    ]
    for seat, (wins, points) in enumerate(zip(report.wins_by_seat, report.mean_score_by_seat, strict=True)):
        lines.append(f"seat {seat}: {wins} wins, {points:.1f} points on average")
    return "\n".join(lines)


def _words(span: Spread) -> str:
    return f"{span.min:g} to {span.max:g}, median {span.median:g}"


def main(argv: list[str] | None = None) -> int:
    options = _arguments(argv)
    report = simulate(
        games()[options.game],
        seats=options.seats,
        settings=options.settings,
        count=options.games,
        seed=options.seed,
        blind=options.random,
        jobs=max(1, min(options.jobs, options.games)),
    )
    print(json.dumps(msgspec.to_builtins(report)) if options.json else in_words(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
