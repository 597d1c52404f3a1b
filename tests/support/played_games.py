"""Whole games, played once in a test run and looked at by many tests.

`played("magellan", seats=4)` is a game from the deal to the end. Going through it gives every moment at which
a move was made; `at` is a table of one's own at such a moment, to look at or to play on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from engines import games
from engines.computer.random_moves import ENDING_ONE_IN, random_draft
from engines.contract.core import Event, Move, Rejected, Seat, Settings
from engines.contract.dice import Dice
from engines.contract.endings import ENDINGS
from engines.contract.stages import Stage
from engines.kit.actions import tag
from engines.tables import table as tables
from engines.tables.table import Table

P = ParamSpec("P")
R = TypeVar("R")
Chosen = tuple[tuple[str, str], ...]
"""Settings that can be looked up."""
COMPUTERS_ONLY = 10
"""All of ten moves."""


class Moment(NamedTuple):
    """A point of a played game: a move that is about to be made."""

    number: int
    """Of the move: the first is 1."""
    state: Any
    """A copy of one's own."""
    events: list[Event]
    """What the move before has told."""
    seat: Seat
    move: Move


class PlayedGame:
    """What has been played at a table, to the end or not."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.game = table.game
        self.seats = table.seats
        self.settings = table.settings

    def __len__(self) -> int:
        return len(self._table.log)

    def __iter__(self) -> Iterator[Moment]:
        events: list[Event] = []
        for entry in self._table.log:
            state = self.game.decode(bytes(entry.before))
            yield Moment(entry.number, state, events, entry.seat, self.game.read_move(entry.move or {}))
            events = entry.events

    def at(self, number: int | None = None) -> Table:
        """A table of one's own before the move of this number, or (None) after the last one, with its log."""
        table = self._table.copy()
        if number is not None and number <= len(self):
            table.state = self.game.decode(bytes(table.log[number - 1].before))
            table.number, table.log = number - 1, table.log[: number - 1]
        return table


def played_once(play: Callable[P, R]) -> Callable[P, R]:
    """Keep what has been played, apart for each way to mix luck: tests of the Discord side have one of their
    own (`same_deal`), and what they play can't be replayed elsewhere."""
    kept: dict[Hashable, R] = {}

    @wraps(play)
    def looked_up(*args: P.args, **more: P.kwargs) -> R:
        assert not more, "all that tells two games apart"
        asked = (tables.mixed, *args)
        if asked not in kept:
            kept[asked] = play(*args, **more)
        return kept[asked]

    return looked_up


def played(
    key: str,
    *,
    seats: int | None = None,
    settings: Settings | None = None,
    seed: int = 1,
    clever: int = COMPUTERS_ONLY,
) -> PlayedGame:
    """A game by its key, with the fewest seats and the standard settings if nothing else is said.

    `clever` of ten moves are chosen by the computer player. The others are random answers to the questions,
    and now and then a seat moves that the game does not wait for, such as with an order for later."""
    return _played(
        key, seats or games(Stage.DRAFT)[key].seats[0], tuple((settings or {}).items()), seed, clever
    )


@played_once
def _played(key: str, seats: int, settings: Chosen, seed: int, clever: int) -> PlayedGame:
    game = games(Stage.DRAFT)[key]
    luck = f"played/{seed}".encode()
    table = Table.open(game, seats=seats, settings=dict(settings), key=luck, salt=["a"])
    while table.waiting:
        assert table.number < game.bound(seats), "the game does not end"
        if clever == COMPUTERS_ONLY:
            seat = table.waiting[0]
            move = table.suggest(seat)
        else:
            seat, move = _mixed(table, clever, Dice(b"mixed", seed, table.number))
        table.play(seat, move, at=1000 + table.number)
    return PlayedGame(table)


def _mixed(table: Table, clever: int, dice: Dice) -> tuple[Seat, Move]:
    anybody = dice.below(table.seats)
    if not dice.below(10):
        with suppress(Rejected):
            move = _random_move(table, anybody, dice)
            if tag(type(move)) not in ENDINGS or not dice.below(ENDING_ONE_IN):
                return anybody, move
    seat = dice.pick(table.waiting)
    return seat, table.suggest(seat) if dice.below(10) < clever else _random_move(table, seat, dice)


def _random_move(table: Table, seat: Seat, dice: Dice) -> Move:
    return table.game.read_move(random_draft(lambda draft: table.ask(seat, draft), dice))
