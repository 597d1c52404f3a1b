"""Looking back at a game: what everybody saw, step by step and turn by turn.

Only what anybody may know decides here what a step is, whose turn it was and how many there are: a move that
changed nothing public leaves no trace, not even in a count.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

from engines.contract.core import Seat
from engines.tables.log import Entry
from engines.tables.table import Table, done_again


class Told(NamedTuple):
    """An entry of the log, and the turn in which it was made."""

    entry: Entry
    turn: int
    """Counts how often the asked ones changed, for everybody alike: who may not read an entry in between
    still sees the same turns."""
    asked: tuple[Seat, ...]
    """Whom everybody saw being asked. Not who moved: where several are asked, that may be a secret."""


class ReplayStep(NamedTuple):
    """A moment of the public game."""

    number: int
    """Of the log. Never to be shown: it counts secret moves too."""
    asked: tuple[Seat, ...]
    """Whom everybody saw being asked before it; nobody at the beginning."""
    entries: tuple[Entry, ...]
    """What was done since the step before; nothing at the beginning."""
    scores: tuple[int, ...] | None

    @property
    def at(self) -> int | None:
        return self.entries[0].at if self.entries else None


class Chronicle:
    """A whole game in retrospect. Decodes every state there was: for a worker thread."""

    def __init__(self, table: Table) -> None:
        """`table` has its whole log."""
        assert len(table.log) == table.number, "looking back needs the whole log"
        self.table = table
        self._asked: list[tuple[Seat, ...]] = []
        self.moves: list[ReplayStep] = []
        """Every move that everybody noticed and nobody took back; first of all the beginning."""
        before: Any = None
        for number in range(table.number + 1):
            entry = table.log[number - 1] if number else None
            if entry is not None and entry.folded:
                self._asked.append(self._asked[-1])
                continue
            public = table.game.view(self._state(number), None).public
            self._asked.append(public.asked)
            if entry is None or self._noticed(entry, public != before):
                asked, entries = (self._asked[number - 1], (entry,)) if entry else ((), ())
                self.moves.append(ReplayStep(number, asked, entries, table.game.scores(public)))
            before = public
        self.turns = self._turns()
        """The same game in larger steps: each ends when somebody else is asked."""

    def _state(self, number: int) -> Any:
        """The state after entry `number`, as far as everybody can see it: nobody noticed a folded entry, so
        before it everything looked as it did after it."""
        following = next((entry for entry in self.table.log[number:] if not entry.folded), None)
        return self.table.state if following is None else self.table.game.decode(bytes(following.before))

    @staticmethod
    def _noticed(entry: Entry, changed: bool) -> bool:
        if entry.move is None or entry.undone:
            return False
        return changed or any(event.to is None for event in entry.events)

    def _turns(self) -> list[ReplayStep]:
        turns = self.moves[:1]
        for asked, group in groupby(self.moves[1:], lambda step: step.asked):
            steps = list(group)
            entries = tuple(entry for step in steps for entry in step.entries)
            turns.append(ReplayStep(steps[-1].number, asked, entries, steps[-1].scores))
        return turns

    def told(self) -> list[Told]:
        """The whole log, undone moves too. Taking back belongs to the turn that it leads back to. What was
        done again after somebody else took a move back is told once: its owner has done it once."""
        found: list[Told] = []
        before = set(done_again(self.table.log).values())
        for entry in self.table.log:
            if entry.number in before:
                continue
            asked = self._asked[(entry.takes_back or entry.number) - 1]
            turn = found[-1].turn + (asked != found[-1].asked) if found else 1
            found.append(Told(entry, turn, asked))
        return found

    def after(self, step: ReplayStep) -> Table:
        """The table as it was then."""
        return as_it_was(self.table, self._state(step.number), step.number)


def as_it_was(table: Table, state: Any, number: int) -> Table:
    """The table when it had this state: without the log, to be looked at only."""
    return Table(
        table.game,
        seats=table.seats,
        settings=table.settings,
        key=table.key,
        salt=table.salt,
        state=state,
        number=number,
    )
