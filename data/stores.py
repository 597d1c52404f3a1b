"""Opens the store that the settings name, and copies one store to another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, Protocol

from data import copying
from data.models import StoreError
from data.settings import Settings, database_url, is_url
from data.sqlite import SqliteStore, check_sqlite
from data.sqlite.file import DatabaseFile
from data.store import Store


class OpenStore(NamedTuple):
    store: Store
    file: DatabaseFile | None
    """Where it is kept, if it is kept in a file."""
    about: str
    """What the database is, in words."""


class CopiedStore(Store, copying.Copied, Protocol):
    """A store of either kind."""


async def open_store(settings: Settings) -> OpenStore:
    """Raises StoreError."""
    if settings.database_url is not None:
        opened = await _postgres().PostgresStore.open(settings.database_url)
        about, file = opened.about, None
    else:
        opened = await SqliteStore.open(settings.db, backups=settings.backups)
        about, file = check_sqlite(), opened.file
    if await opened._read(copying.half_copied):
        await opened.close()
        raise StoreError(
            f"{opened.place} holds half a copy: finish it with the same --copy, or choose another database."
        )
    return OpenStore(opened, file, about)


async def copy_store(source: str, target: str, say: Callable[[str], None]) -> int:
    """Copy everything between files and addresses; return the number of rows. Raises StoreError."""
    _check_source(source)
    first = await _open_for_copy(source)
    try:
        second = await _open_for_copy(target)
        try:
            return await copying.copy(first, second, say)
        finally:
            await second.close()
    finally:
        await first.close()


def _check_source(source: str) -> None:
    if not is_url(source) and not Path(source).is_file():
        raise StoreError(f"{source} is no file. Name the database to copy from, then the one to copy to.")


async def _open_for_copy(where: str) -> CopiedStore:
    """Nobody else may use it meanwhile."""
    if not is_url(where):
        return await SqliteStore.open(Path(where))
    try:
        database_url(where)
    except ValueError as error:
        raise StoreError(f"To copy from or to a server, name {error}.") from None
    postgres = _postgres()
    if await postgres.in_use(where):
        raise StoreError(f"{postgres.place_of(where)} is in use by another Portolan. Stop it first.")
    store: CopiedStore = await postgres.PostgresStore.open(where)
    return store


def _postgres() -> ModuleType:
    """Loaded only when chosen: whoever has SQLite needs no driver."""
    try:
        from data import postgres
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError(
            'A PostgreSQL database needs the package asyncpg. Run: pip install -e ".[postgres]"'
        ) from None
    return postgres
