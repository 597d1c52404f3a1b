"""Connections to a PostgreSQL server, and what to say when there is none."""

from __future__ import annotations

from typing import NoReturn
from urllib.parse import parse_qs, unquote, urlsplit

import asyncpg

from data.models import StoreAway, StoreError
from data.postgres.database import FAILURES, is_away

CONNECT_SECONDS = 10.0
NAME = "portolan"
"""What the server calls our connections, or the beginning of it."""
SERVER_SETTINGS = {
    "application_name": NAME,
    "jit": "off",  # no statement of ours is long enough for it
    "idle_in_transaction_session_timeout": "60000",
}


async def connect(url: str, application_name: str = NAME) -> asyncpg.Connection:
    """Raises StoreError with what to look at."""
    settings = {**SERVER_SETTINGS, "application_name": application_name}
    try:
        return await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=settings)
    except (*FAILURES, ValueError) as error:
        _refuse(url, place_of(url), error)


async def in_use(url: str) -> bool:
    """Whether another Portolan is connected to this database."""
    db = await connect(url)
    others = f"datname = current_database() AND application_name LIKE '{NAME}%' AND pid <> pg_backend_pid()"
    try:
        return bool(await db.fetchval(f"SELECT count(*) FROM pg_stat_activity WHERE {others}"))
    finally:
        await db.close()


def place_of(url: str) -> str:
    """The server and the database that an address names, without the password."""
    parts = urlsplit(url)
    host = parts.hostname or parse_qs(parts.query).get("host", ["localhost"])[0]
    return f"{host}{f':{parts.port}' if parts.port else ''}/{parts.path.strip('/') or parts.username or ''}"


def _refuse(url: str, place: str, error: Exception) -> NoReturn:
    """Raise a sentence that says what to look at."""
    user = unquote(urlsplit(url).username or "") or "nobody named"
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        why = f"it doesn't accept the user or password ({user}). Look at PORTOLAN_DATABASE_URL."
    elif isinstance(error, asyncpg.InvalidCatalogNameError):
        why = "there is no such database. Create it first (createdb)."
    elif is_away(error):
        why = f"no PostgreSQL server answers there ({error or type(error).__name__})."
    else:
        why = f"it can't be opened ({type(error).__name__}: {error})."
    kind = StoreAway if is_away(error) else StoreError
    raise kind(f"PostgreSQL at {place}: {why}") from error
