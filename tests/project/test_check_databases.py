"""`portolan --check` looks at the databases that the settings name, as a start would, and changes nothing."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from cogs.runtime.self_check import _database
from data.copying import NOTE
from data.migrations import Schema
from data.postgres.migrate import SCHEMA as POSTGRES_SCHEMA
from data.settings import Settings
from data.sqlite import SqliteStore
from data.sqlite.migrate import SCHEMA

NEWEST = SCHEMA.newest
TOKEN = "a.b.c"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def looked(**settings: object) -> tuple[list[str], list[str]]:
    """What is wrong, and what was looked at."""
    about: list[str] = []
    return list(_database(Settings(**settings), about)), about  # type: ignore[arg-type]


def everything(folder: Path) -> dict[str, bytes | None]:
    return {
        str(file.relative_to(folder)): file.read_bytes() if file.is_file() else None
        for file in folder.rglob("*")
    }


def made(path: Path, schema: Schema = SCHEMA) -> Path:
    async def make() -> None:
        await (await SqliteStore.open(path, schema=schema)).close()

    asyncio.run(make())
    return path


@pytest.fixture
def older(tmp_path_factory: pytest.TempPathFactory) -> Schema:
    """The schema but for its last version."""
    folder = tmp_path_factory.mktemp("schema") / "schema"
    folder.mkdir()
    for file in sorted(SCHEMA.folder.glob("*.sql"))[:-1]:
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return replace(SCHEMA, folder=folder)


@pytest.mark.parametrize("token", [None, TOKEN])
def test_a_file_that_a_setting_names_is_checked(folder: Path, token: str | None) -> None:
    """Also without a token: that is how a copy is tried."""
    (folder / "copy.db").write_bytes(b"no database" * 1000)
    before = everything(folder)
    problems, _ = looked(token=token, db=Path("copy.db"))
    assert [problem.partition(":")[0] for problem in problems] == ["copy.db"]
    assert everything(folder) == before


def test_what_does_not_exist_is_not_made(folder: Path) -> None:
    wrong, about = looked()
    assert (wrong, about) == ([], ["data/local.db does not exist yet: the bot makes it when it starts"])
    wrong, about = looked(token=TOKEN, db=Path("far/away/games.db"))
    assert (wrong, about) == ([], ["far/away/games.db does not exist yet: the bot makes it when it starts"])
    assert everything(folder) == {}
    (folder / "file").touch()
    [problem], _ = looked(token=TOKEN, db=Path("file/games.db"))
    assert problem.startswith("file/games.db cannot be opened for writing: ")


def test_each_database_is_named(folder: Path) -> None:
    made(Path("data/portolan.db"))
    made(Path("data/local.db"))
    before = everything(folder)
    here = f"schema {NEWEST}"
    assert looked() == ([], [f"data/local.db, {here}", f"data/portolan.db, {here}"])
    assert looked(token=TOKEN) == ([], [f"data/portolan.db, {here}"])
    assert everything(folder) == before


def test_an_upgrade_is_tried_on_a_copy(folder: Path, older: Schema) -> None:
    """As docs/RELEASING.md has it; the database stays as it is."""
    made(Path("games.db"), older)
    before = everything(folder)
    upgrade = f"schema {older.newest}; the bot upgrades it to {NEWEST} when it starts"
    assert looked(token=TOKEN, db=Path("games.db")) == ([], [f"games.db, {upgrade}"])
    assert everything(folder) == before


def test_a_database_from_between_two_releases_is_named(folder: Path) -> None:
    made(Path("games.db"))
    with closing(sqlite3.connect("games.db")) as db:
        db.execute("PRAGMA user_version = 15")
    before = everything(folder)
    [problem], _ = looked(token=TOKEN, db=Path("games.db"))
    assert problem.startswith("games.db was made between two releases (schema 15)")
    assert everything(folder) == before


def test_what_the_bot_would_refuse_is_named_by_its_own_name(folder: Path) -> None:
    made(Path("games.db"))
    with closing(sqlite3.connect("games.db")) as db:
        db.execute("INSERT INTO meta (key, value) VALUES (?, '{}')", (NOTE,))
        db.commit()
    [problem], _ = looked(token=TOKEN, db=Path("games.db"))
    assert problem.startswith("games.db holds half a copy")


def test_a_database_in_use_can_be_checked(folder: Path) -> None:
    """With what is in its journal."""

    async def check() -> tuple[list[str], list[str]]:
        store = await SqliteStore.open(Path("games.db"))
        await store.set_meta("day", "two")
        try:
            return await asyncio.to_thread(looked, token=TOKEN, db=Path("games.db"))
        finally:
            await store.close()

    assert asyncio.run(check()) == ([], [f"games.db, schema {NEWEST}"])


def tables_of(url: str) -> int:
    async def count() -> int:
        db = await asyncpg.connect(url)
        try:
            return int(await db.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"))
        finally:
            await db.close()

    return asyncio.run(count())


def test_an_empty_server_stays_empty(bare_postgres: str) -> None:
    wrong, about = looked(token=TOKEN, database_url=bare_postgres)
    assert wrong == []
    assert re.fullmatch(r"PostgreSQL \d+\.\d+ at .+, still empty: the bot fills it when it starts", about[-1])
    assert tables_of(bare_postgres) == 0


def test_an_upgrade_of_a_server_is_undone(bare_postgres: str) -> None:
    *versions, newest = POSTGRES_SCHEMA.steps()

    async def make_older() -> None:
        db = await asyncpg.connect(bare_postgres)
        await db.execute("CREATE TABLE portolan (version bigint NOT NULL)")
        await db.execute(f"INSERT INTO portolan VALUES ({versions[-1]})")
        for version in versions:
            await db.execute(POSTGRES_SCHEMA.steps()[version])
        await db.close()

    asyncio.run(make_older())
    before = tables_of(bare_postgres)
    for _ in range(2):
        wrong, about = looked(token=TOKEN, database_url=bare_postgres)
        assert wrong == []
        assert about[-1].endswith(f"schema {versions[-1]}; the bot upgrades it to {newest} when it starts")
    assert tables_of(bare_postgres) == before
