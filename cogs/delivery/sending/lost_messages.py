"""Finds messages whose ids were lost: the process was killed before it could note them, or Discord's answer
did not arrive.

A letter that is sent again has the nonce it always had, by which Discord recognizes the message. But when a
newer letter takes its place, nobody would ever send it again, and its message would stay beside the new one.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

import discord

from cogs.tables.loading.room import Room
from data.models import LetterKind, StoredLetter
from data.store import Before
from engines.contract.core import Seat

log = logging.getLogger(__name__)
LOOK_BACK = 50
"""Messages that are searched."""
REMEMBERED = 10_000
"""Messages that this process has sent itself."""


HANDS = {LetterKind.PRIVATE_HAND, LetterKind.PING, LetterKind.REMINDER}
"""A hand is a hand, whatever it was sent for."""
KEPT = {LetterKind.BOARD, LetterKind.LOBBY, LetterKind.VOTE, LetterKind.PRIVATE_HAND}
"""Of which a table, or a seat there, has one message that is kept."""


class Kept(NamedTuple):
    """A message that is kept and changed: of a table, or of one seat there."""

    kind: LetterKind
    table_id: str
    seat: Seat | None = None

    @classmethod
    def of(cls, letter: StoredLetter) -> Kept:
        kind = LetterKind.PRIVATE_HAND if letter.kind in HANDS else letter.kind
        return cls(kind, letter.table_id, letter.seat)


class LostMessages:
    def __init__(self) -> None:
        self._doubtful: set[Kept] = set()
        """Of which there may be one that nobody has noted. Only `sent` ends a doubt."""
        self._sent: dict[Kept, int] = {}
        """What this process has sent or found."""

    def doubt(self, letter: StoredLetter) -> None:
        """This letter may have been sent without being marked: by a process before this one, by another one,
        or by this one, which was not told."""
        kept = Kept.of(letter)
        if kept.kind in KEPT:
            self._doubtful.add(kept)

    def taken_over(self, room: Room, before: Before) -> None:
        """Another process has delivered here: it knows better what was sent."""
        for seat in (None, *range(len(room.seats))):
            for kind in KEPT:
                self._sent.pop(Kept(kind, room.row.id, seat), None)

    def sending(self, kept: Kept) -> None:
        """It is about to be posted."""
        self._doubtful.add(kept)

    def sent(self, kept: Kept, message_id: int) -> None:
        if len(self._sent) >= REMEMBERED:
            self._sent.clear()
        self._sent[kept] = message_id
        self._doubtful.discard(kept)

    def in_doubt(self, kept: Kept, known: int | None) -> bool:
        """Whether there may be one that is newer than the `known` one."""
        return kept in self._doubtful or self._sent.get(kept, known) != known


async def own_messages(
    channel: discord.PartialMessageable, own_id: int, custom_id: str, after: int | None
) -> list[discord.Message]:
    """Our messages with this button, of the newest ones in a channel after this one, oldest first."""
    since = discord.Object(after) if after else None
    newest = channel.history(after=since, limit=LOOK_BACK, oldest_first=False)
    try:
        found = [one async for one in newest if one.author.id == own_id and _has(one, custom_id)]
    except discord.Forbidden:
        log.warning("channel %s: may not read its history", channel.id)
        return []
    return found[::-1]


def _has(posted: discord.Message, custom_id: str) -> bool:
    layout = discord.ui.LayoutView.from_message(posted, timeout=None)
    return any(getattr(item, "custom_id", None) == custom_id for item in layout.walk_children())
