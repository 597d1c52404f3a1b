"""How fast the rules are: questions and moves per second."""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from engines import AnyGame, games
from engines.computer.random_moves import random_draft
from engines.contract.core import Draft, Move, Question, Seat
from engines.contract.dice import Dice
from engines.tables.table import Table, mixed
from tests.lab.bench.report import ReportRow, Section, at_least, plain
from tests.lab.bench.timing import Size, worked

APPLIED = {"magellan": 5000}
"""Moves per second that `apply` alone should reach, for the games with such a target."""
SALT = ["bench"]


class PlayedTurn(NamedTuple):
    """A position, the drafts of one way through its questions, and the move that is made."""

    state: bytes
    seat: Seat
    drafts: list[Draft]
    move: Move


class PlayedGame(NamedTuple):
    """A whole game of computer players."""

    game: AnyGame
    seats: int
    key: bytes
    turns: list[PlayedTurn]

    def opened(self) -> Table:
        return Table.open(self.game, seats=self.seats, settings={}, key=self.key, salt=SALT)


def played(game: AnyGame, seats: int, number: int = 0) -> PlayedGame:
    key = f"{game.key}/{seats}/{number}".encode()
    found = PlayedGame(game, seats, key, [])
    table = found.opened()
    while table.waiting:
        seat = table.waiting[0]
        drafts = _asked(table, seat, Dice(key, "walk", table.number))
        move = table.suggest(seat)
        found.turns.append(PlayedTurn(game.encode(table.state), seat, drafts, move))
        table.play(seat, move, at=0)
    return found


def _asked(table: Table, seat: Seat, dice: Dice) -> list[Draft]:
    """The drafts of one way through the questions, from the empty one to the complete move."""
    drafts: list[Draft] = []

    def ask(draft: Draft) -> Question | None:
        drafts.append(draft)
        return table.ask(seat, draft)

    random_draft(ask, dice)
    return drafts


# --- three speeds: each function returns a number of calls and their milliseconds --------------------------


def _ask(one: PlayedGame) -> tuple[int, float]:
    game = one.game
    states = [game.decode(turn.state) for turn in one.turns]

    def run() -> None:
        for state, turn in zip(states, one.turns, strict=True):
            for draft in turn.drafts:
                game.ask(state, turn.seat, draft)

    return sum(len(turn.drafts) for turn in one.turns), worked(run)[1]


def _apply(one: PlayedGame) -> tuple[int, float]:
    """Decoding the states and making the dice is not counted."""
    game = one.game
    key = mixed(one.key, SALT)
    ready = [
        (game.decode(turn.state), turn.seat, turn.move, Dice(key, "move", number))
        for number, turn in enumerate(one.turns, 1)
    ]

    def run() -> None:
        for state, seat, move, dice in ready:
            game.apply(state, seat, move, dice)

    return len(ready), worked(run)[1]


def _play(one: PlayedGame) -> tuple[int, float]:
    """With the copy of the state, the dice and the log: what a table does for a move."""
    table = one.opened()

    def run() -> None:
        for turn in one.turns:
            table.play(turn.seat, turn.move, at=0)

    return len(one.turns), worked(run)[1]


SPEEDS = {"ask": (_ask, "questions/s"), "apply": (_apply, "moves/s"), "Table.play": (_play, "moves/s")}


def section(size: Size) -> Section:
    rows = [
        _row([played(game, seats, number) for number in range(size.games)], size.rounds)
        for game in games().values()
        for seats in dict.fromkeys((game.seats[0], game.seats[-1]))
    ]
    return Section(
        key="rules",
        title="Rules: questions answered and moves applied",
        rows=rows,
        notes=[
            "By the processor's clock: median of the rounds over all moves of games of computer players.",
            "apply: on decoded states, alone. Table.play: with the copy of the state, the dice and the log.",
            "elapsed/processor above 1: how much others kept the processor from us meanwhile.",
        ],
    )


def _row(sample: Sequence[PlayedGame], rounds: int) -> ReportRow:
    game, seats = sample[0].game, sample[0].seats
    figures = {}
    began, busy = time.perf_counter(), time.thread_time()
    for name, (measure, unit) in SPEEDS.items():
        rates = []
        for _ in range(rounds):
            counts, spans = zip(*(measure(one) for one in sample), strict=True)
            rates.append(sum(counts) / sum(spans) * 1000)
        least = APPLIED.get(game.key) if name == "apply" else None
        figures[name] = at_least(median(rates), unit, least)
    share = (time.perf_counter() - began) / (time.thread_time() - busy)
    figures["moves a game"] = plain(median(len(one.turns) for one in sample), "moves")
    figures["elapsed/processor"] = plain(share, "x")
    return ReportRow(f"{game.key}, {seats} players", figures)
