"""Announcements: a text of whoever runs the bot, to the channel of every running game, once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

ANNOUNCED_A_STEP = 100
"""Tables that get an announcement in one step: with two steps a minute, Discord has room for moves."""


class AnnouncementStore(Protocol):
    async def draft_announcement(self, mark: str, texts: Mapping[str, str]) -> None:
        """Keep a text in several languages until it is confirmed; it replaces the draft before."""

    async def begin_announcement(self, mark: str) -> bool:
        """Let the draft with this mark go out. False if it is no longer the draft, or went out before."""

    async def announcing(self) -> bool:
        """Whether an announcement has not reached every table yet."""

    async def announce_next(self, now: int, limit: int = ANNOUNCED_A_STEP) -> list[str]:
        """Post the announcement to the next running games on servers, in one transaction with the note of how
        far it has come. Returns their tables; none are left when there are none."""
