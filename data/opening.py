"""Opens the store that the settings name, beside other processes, or only looks at it; copies a store; puts a
backup back."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NamedTuple

from data import copying
from data.installation import remedy
from data.models import StoreError
from data.processes import Claim, Processes
from data.settings import Settings, database_url, is_url
from data.sqlite import SqliteStore, check_sqlite
from data.sqlite.backup import backup_of, copies_of, cramped, restore
from data.sqlite.file import DatabaseFile
from data.sqlite.looking import version_in
from data.sqlite.migrate import SCHEMA
from data.sqlite.processes import OneProcess
from data.store import Store
from data.version import VERSION

JOIN_SECONDS = 10.0
"""How long a start waits for a process that is just stopping."""


class OpenStore(NamedTuple):
    store: Store
    processes: Processes
    file: DatabaseFile | None
    """Where it is kept, if it is kept in a file."""
    about: str
    """What the database is, in words."""


async def open_store(
    settings: Settings,
    *,
    shards: Sequence[int] | None = None,
    take_over: bool = False,
    patience: float = JOIN_SECONDS,
) -> OpenStore:
    """Take `shards` (those of the settings unless given) and open the database. Raises StoreError."""
    opened: Store
    processes: Processes
    if settings.database_url is not None:
        postgres = _postgres()
        own = settings.own_shards if shards is None else shards
        claim = Claim(own, settings.shards, VERSION, take_over)
        processes = await postgres.join(settings.database_url, claim, patience=patience)
        try:
            opened = store = await postgres.PostgresStore.open(settings.database_url)
        except BaseException:
            await processes.close()
            raise
        about, file = store.about, None
    else:
        opened = kept = await SqliteStore.open(settings.db, backups=settings.backups)
        about, file, processes = check_sqlite(), kept.file, OneProcess(kept)
    if await opened._read(copying.half_copied):
        await opened.close()
        await processes.close()
        raise StoreError(
            f"{opened.place} holds half a copy: finish it with the same --copy, or choose another database."
        )
    return OpenStore(opened, processes, file, about)


class Looked(NamedTuple):
    """What a look at a store has found."""

    about: str
    """Which file or server it is, and what the bot makes of it, in words."""
    cramped: int | None = None
    """The free megabytes if space is running out."""


async def look_at_store(settings: Settings) -> Looked:
    """See whether the bot could open the database that the settings name. Nothing is made or changed: what
    an upgrade would do is tried elsewhere, or undone. Raises StoreError with what is wrong."""
    if settings.database_url is None:
        return await _look_at_file(settings)
    postgres = _postgres()
    claim = Claim((), settings.shards, VERSION)
    processes = await postgres.join(settings.database_url, claim, patience=0)
    try:
        ready, about = await postgres.look_at(settings.database_url)
    finally:
        await processes.close()
    if ready:
        opened = await open_store(settings, shards=(), patience=0)
        await opened.store.close()
        await opened.processes.close()
    return Looked(about)


async def _look_at_file(settings: Settings) -> Looked:
    check_sqlite()
    SCHEMA.steps()  # raises StoreError when its files are gone
    path = settings.db
    version = version_in(path)
    if version is None:
        _check_room_for(path)
        return Looked(f"{path} does not exist yet: the bot makes it when it starts")
    about = f"{path}, {SCHEMA.in_words(version)}"
    left = cramped(path, settings.backups or path.parent / "backups")
    if left is None and version:
        await _try_opening(path)
    return Looked(about, left)


async def _try_opening(path: Path) -> None:
    """As a start would, but a copy. That is checked for damage, upgraded, and gone afterwards."""
    try:
        with TemporaryDirectory(prefix=".portolan-check-", dir=path.parent) as folder:
            copy = Path(folder) / path.name
            restore(path, copy)
            try:
                opened = await open_store(Settings(db=copy))
            except StoreError as error:
                raise StoreError(str(error).replace(str(copy), str(path))) from error
            await opened.store.close()
    except OSError as error:
        raise StoreError(f"{path.parent} cannot be written: {error.strerror}.") from error


def _check_room_for(path: Path) -> None:
    """Raise StoreError if a file could not be made there."""
    folder = next(place for place in path.absolute().parents if place.exists())
    if not (folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)):
        raise StoreError(f"{path} cannot be opened for writing: {folder} is no folder for it.")


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


def restore_backup(settings: Settings, copy: Path | None, target: Path | None) -> str:
    """Put a backup in the place of the database that it is named for, or of `target`; without one, list the
    backups. Says what was done. Raises StoreError."""
    databases = {settings.db: settings.backups, settings.local_db: None}
    if copy is None:
        return _listed(
            {database: folder or database.parent / "backups" for database, folder in databases.items()}
        )
    if not copy.is_file():
        raise StoreError(f"{copy} is no file. Without a name, `restore` lists the backups.")
    database = target or next((one for one in databases if backup_of(copy, one)), None)
    if database is None:
        raise StoreError(f"{copy} is not named like a backup. Say what it shall replace: --to DATABASE.")
    if target is None and database == settings.db and settings.database_url is not None:
        raise StoreError(
            "The games are in a PostgreSQL database. Restore it with pg_restore: "
            "docs/hosting/postgresql.md says how."
        )
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        aside = restore(copy, database)
    except OSError as error:
        raise StoreError(f"{copy} cannot be restored to {database}: {error.strerror}.") from None
    before = f" What was there is now {aside}." if aside else ""
    return f"{database} is restored from {copy}.{before}"


def _listed(folders: dict[Path, Path]) -> str:
    copies = [
        f"{copy}  ({moment:%Y-%m-%d %H:%M} UTC)"
        for database, folder in folders.items()
        for moment, copy in sorted(copies_of(database, folder).items(), reverse=True)
    ]
    if not copies:
        raise StoreError(f"There are no backups in {' or '.join(map(str, dict.fromkeys(folders.values())))}.")
    return "\n".join(["Stop the bot, then name one of these:", *copies])


def _check_source(source: str) -> None:
    if not is_url(source) and not Path(source).is_file():
        raise StoreError(f"{source} is no file. Name the database to copy from, then the one to copy to.")


async def _open_for_copy(where: str) -> Store:
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
    store: Store = await postgres.PostgresStore.open(where)
    return store


def _postgres() -> ModuleType:
    """Loaded only when chosen: whoever has SQLite needs no driver."""
    try:
        from data import postgres
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError(f"A PostgreSQL database needs the package asyncpg. {remedy('postgres')}") from None
    return postgres
