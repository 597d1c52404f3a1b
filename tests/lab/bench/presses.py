"""How often people press: the computer's moves, made by way of the panel (see `presser`).

A turn is a run of answers of one seat until it is no longer asked. Where several people are asked at once,
one after the other answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from statistics import mean

from data.words import Phrases
from engines import AnyGame, games
from engines.contract.core import Seat
from engines.tables.table import Table
from tests.lab.bench import lessons
from tests.lab.bench.presser import Presser, play_pressed
from tests.lab.bench.size import Size
from tests.lab.report import Figure, Row, Section, percentile


def turns_of(game: AnyGame, seats: int, number: int) -> list[int]:
    """The presses of each turn of a game of computer players, each of whose moves is pressed."""
    table = Table.open(game, seats=seats, key=f"presses/{game.key}/{seats}/{number}".encode(), salt=["bench"])
    words = Phrases("en", [f"Player {seat + 1}" for seat in range(seats)])
    turns: list[int] = []
    acting: Seat | None = None
    while table.waiting:
        if acting not in table.waiting:
            acting = table.waiting[0]
            turns.append(1)  # Play
        presser = Presser(partial(table.ask, acting), words, table.suggest(acting))
        turns[-1] += play_pressed(table, acting, presser, presser.press())
    return turns


def _row(of: str, games_played: Sequence[Sequence[int]]) -> Row:
    turns = [presses for one in games_played for presses in one]
    return Row(
        of,
        {
            "turn mean": Figure(mean(turns)),
            **{f"turn p{share}": Figure(percentile(turns, share)) for share in (50, 90, 100)},
            "game p50": Figure(percentile([sum(one) for one in games_played], 50)),
            "turns a game": Figure(len(turns) / len(games_played)),
        },
    )


def section(size: Size) -> Section:
    rows = [
        _row(f"{game.key}, {seats} players", [turns_of(game, seats, number) for number in range(size.games)])
        for game in games().values()
        for seats in game.seats_for(game.check_settings({}))[: size.seat_counts]
    ]
    return Section(
        key="presses",
        title="Presses: the computer's moves made through the panel",
        rows=[*rows, *lessons.rows()],
        notes=[
            "A press: Play (once a turn), a button, a choice from a menu, a confirmation. A typed number: 2.",
            "lesson: for each decision of a person who follows the hints.",
        ],
    )
