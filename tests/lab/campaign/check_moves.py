"""Compares what the bots took for made with what is in the logs, and what people were shown with both."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from cogs.tables.loading.room import Room
from engines.tables.log import Entry
from engines.tables.verify import examine
from tests.lab.campaign.seen import Shown
from tests.lab.campaign.telling import Change, Claimed, Intended
from tests.lab.campaign.violations import Violation
from tests.lab.campaign.witness import change_of, state_hash
from tests.lab.crowd.clicks import Click

MOST_EACH = 5
"""Sentences of one kind about one table."""


class History:
    """What has really happened at one table: of all that was intended, what is in its log."""

    def __init__(self, room: Room, intended: Sequence[Intended]) -> None:
        self.room = room
        self.log = room.table.log if room.started else []
        self.entries = {entry.number: change_of(entry) for entry in self.log}
        self._states = self._state_hashes()
        self.happened = [one for one in intended if room.started and self._has(one)]

    def _state_hashes(self) -> dict[int, str]:
        """After each entry, as far as it is kept: folded entries have no state."""
        if not self.room.started:
            return {}
        kept = {entry.number - 1: state_hash(bytes(entry.before)) for entry in self.log if not _folded(entry)}
        table = self.room.table
        return kept | {table.number: state_hash(table.game.encode(table.state))}

    def _has(self, one: Intended) -> bool:
        known = self._states.get(one.number)
        return (
            self._has_all(one.changes) and known in (None, one.state) and one.number <= self.room.table.number
        )

    def _has_all(self, changes: Sequence[Change]) -> bool:
        return all(self.entries.get(change.number) == change for change in changes)

    def user(self, seat: int) -> int | None:
        return self.room.seats[seat].user_id

    @property
    def over_at(self) -> float:
        """When everything may be known."""
        return float(self.room.row.ended) if self.room.row.ended is not None else float("inf")


def _folded(entry: Entry) -> bool:
    return entry.folded or not bytes(entry.before)


def check_moves(
    history: History,
    claimed: Sequence[Claimed],
    clicks: Mapping[int, Click],
    shown: Sequence[Shown],
) -> Iterator[Violation]:
    """`claimed` and `shown` are those about this table."""
    table = history.room.row.id
    for claim in claimed:
        if history.entries.get(claim.change.number) != claim.change:
            yield Violation("lost", table, f"{claim.change} was taken for made")
    yield from _from_nowhere(history)
    yield from _twice(history, clicks)
    yield from _never_was(history, shown)


def _from_nowhere(history: History) -> Iterator[Violation]:
    known = {change.number for one in history.happened for change in one.changes}
    for number in history.entries.keys() - known:
        yield Violation("twice", history.room.row.id, f"entry {number} was made by nobody")


def _twice(history: History, clicks: Mapping[int, Click]) -> Iterator[Violation]:
    """A press makes one move. Computer players that go on after it are led to by it too."""
    moves: defaultdict[tuple[int, str], set[int]] = defaultdict(set)
    for one in history.happened:
        click = clicks.get(one.interaction)
        if click is not None and one.pressed:
            moves[click.person, click.what].add(one.number)
    for (person, what), numbers in moves.items():
        if len(numbers) > 1:
            yield Violation(
                "twice", history.room.row.id, f"{what} of {person} made the moves {sorted(numbers)}"
            )


def _never_was(history: History, shown: Sequence[Shown]) -> Iterator[Violation]:
    """The buttons of a panel carry a hash of all that their reader knows. Each must be one of a state that
    the game really had, as that reader knew it."""
    tokens: defaultdict[int | None, set[str]] = defaultdict(set)
    for one in history.happened:
        for seat, token in enumerate(one.tokens):
            tokens[history.user(seat)].add(token)
    wrong = 0
    for message in shown:
        carried = {
            one.version
            for one in message.ids
            if one.table_id == history.room.row.id and one.version is not None
        }
        for token in carried - tokens[message.reader or None]:
            wrong += 1
            if wrong <= MOST_EACH:
                yield Violation(
                    "unknown", history.room.row.id, f"{token} for {message.reader}: {message.text[:200]!r}"
                )


def check_record(room: Room) -> Iterator[Violation]:
    verdict = examine(room.table.record())
    for finding in verdict.found:
        if not finding.fine:
            yield Violation("record", room.row.id, finding.sentence)
