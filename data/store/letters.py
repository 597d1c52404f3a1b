"""Letters: what is to be sent after a change, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from data.models import Letter, LetterKind, Sent, StoredLetter
from engines.contract.core import Seat

LETTERS_A_STEP = 200
"""How many letters one transaction of a long job deletes."""


class OutboxState(msgspec.Struct, frozen=True):
    """How much is waiting to be sent."""

    waiting: int
    """All unsent letters, also those that are for later."""
    due: int
    oldest: int | None
    """When the first of all unsent letters is or was due."""

    def oldest_seconds(self, now: int) -> int:
        """For how long the oldest letter that is due has waited."""
        return 0 if self.oldest is None else max(0, now - self.oldest)


class LetterStore(Protocol):
    async def post(self, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        """Add letters to the outbox without a move."""

    async def due_letters(self, now: int, limit: int = 50, table_id: str | None = None) -> list[StoredLetter]:
        """Letters to send now, oldest first, of one table or of all."""

    async def letters_by_age(
        self, now: int, limit: int, after: tuple[int, int] = (0, 0)
    ) -> list[StoredLetter]:
        """Letters to send now, those that have waited longest first. `after`: the `next_try` and `id` of the
        last one that was read."""

    async def last_letter(self) -> int:
        """The id of the newest letter; 0 if there is none."""

    async def outbox_state(self, now: int) -> OutboxState:
        """How many letters wait, and for how long. It reads what is unsent, and nothing else."""

    async def delivered(self, table_id: str, done: Sequence[Sent], *, now: int) -> list[StoredLetter]:
        """Mark letters of a table as sent and empty their bodies. The same transaction stores the messages of
        boards, lobbies and private hands, and of a board the version it shows, if newer than the letter's,
        and its note; and it posts the letters that follow, which are returned as far as they are due. What
        another process has marked before stays as it is: then `if_late` says what follows."""

    async def failed(self, letter_id: int, error: str, *, now: int, next_try: int | None) -> None:
        """Note that sending failed: retry at `next_try`, or never (None); then the body is emptied."""

    async def note_message(
        self,
        table_id: str,
        kind: LetterKind,
        *,
        message_id: int | None,
        channel_id: int | None = None,
        seat: Seat | None = None,
        version: int | None = None,
    ) -> None:
        """Store the message of a board, lobby or private hand that was not sent from the outbox, or the
        notice that offers this `seat`; None forgets it."""

    async def sweep_letters(self, before: int, limit: int = LETTERS_A_STEP) -> int:
        """Delete some letters finished before this moment; return how many. 0: none are left."""
