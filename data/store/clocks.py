"""Clocks and reminders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from data.models import Clock, Letter, SeatRow
from engines.contract.core import Seat, Settings

Later = Callable[[Settings, int, int, int], int]
"""The deadline at a table with these settings, of time that would have run from one moment to the deadline,
and runs from another moment on."""


def shifted(settings: Settings, deadline: int, was: int, begin: int) -> int:
    return deadline + begin - was


class ClockStore(Protocol):
    async def set_clocks(
        self, table_id: str, clocks: Sequence[Clock], *, expected_version: int | None = None
    ) -> None:
        """Store clocks. A move resets the count of reminders; a new question ends a wish for silence. Raises
        Stale if the table is not at `expected_version`."""

    async def reminded(
        self,
        table_id: str,
        seat: Seat,
        letters: Sequence[Letter],
        *,
        now: int,
        nudge: bool = False,
        found: SeatRow | None = None,
    ) -> None:
        """Note a reminder, or the nudge that a turn was not ended, together with its letter; but not if the
        seat was asked anew or reminded since it was `found` so."""

    async def hush(self, table_id: str, seat: Seat) -> None:
        """Send no reminders until this seat is asked again."""

    async def set_vacation(
        self, user_id: int, until: int | None, *, later: Later = shifted, now: int
    ) -> None:
        """Pause a person's running clocks until then (None: resume them)."""

    async def make_up(
        self,
        since: int,
        now: int,
        key: str,
        noted: Mapping[str, str],
        *,
        later: Later = shifted,
        shard: int = 0,
        total: int = 1,
    ) -> int:
        """Credit an outage of a shard: all clocks that run there get that time back, and the boards of their
        tables are posted to show it. Under `key` the notes (`set_meta`) say until when it was there: if that
        is no longer `since`, another process has done it. What is `noted` is written in the same transaction.
        Returns the number of tables concerned."""
