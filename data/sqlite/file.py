"""The database file and its copies: what only a store in a file has to look after."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from data.sqlite.backup import cramped, last_copy, make_copy, name_of
from data.sqlite.retention import delete_old


class DatabaseFile:
    """Makes backups of an open database, and watches the room on the disk."""

    def __init__(self, path: Path, backups: Path) -> None:
        self._path = path
        self._backups = backups
        self._copying = asyncio.Lock()
        self._closing = threading.Event()

    async def backup(self, now: int) -> Path:
        """Write a checked copy beside the others."""
        copy = self._backups / name_of(self._path, now)
        async with self._copying:
            await asyncio.to_thread(make_copy, self._path, copy, self._closing)
        return copy

    async def delete_old_backups(self, now: int) -> None:
        """The newest 24 hourly and 14 daily ones stay, for 14 days at most."""
        await asyncio.to_thread(delete_old, self._path, self._backups, now)

    async def last_backup(self) -> int | None:
        """When the newest backup was made; None if there is none."""
        return await asyncio.to_thread(last_copy, self._path, self._backups)

    async def cramped(self) -> int | None:
        """The free megabytes if space is running out; None if there is enough."""
        return await asyncio.to_thread(cramped, self._path, self._backups)

    async def stop_copying(self) -> None:
        """Break off a backup that is under way, and make no other."""
        self._closing.set()
        async with self._copying:
            pass
