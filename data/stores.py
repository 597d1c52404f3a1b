"""Opens the store that the settings name."""

from __future__ import annotations

from data.settings import Settings
from data.sqlite import SqliteStore
from data.sqlite.file import DatabaseFile
from data.store import Store


async def open_store(settings: Settings) -> tuple[Store, DatabaseFile | None]:
    """The store, and its file if it is kept in one. Raises StoreError."""
    store = await SqliteStore.open(settings.db, backups=settings.backups)
    return store, store.file
