"""The PostgreSQL database: who may open it, races between processes, and a server that goes away."""

from __future__ import annotations

import asyncio
import builtins
import re
import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from cogs.runtime.self_check import _database
from data import installation, opening
from data.migrations import Schema
from data.models import (
    AlreadySeated,
    ChannelTaken,
    LobbyClosed,
    LobbyFull,
    Stale,
    StoreAway,
    StoreError,
    TableRow,
)
from data.postgres import PostgresStore, look_at, place_of
from data.postgres.database import translated
from data.postgres.migrate import SCHEMA
from data.settings import Settings
from data.store import Store
from engines.tables.table import Table
from tests.data.queries.test_query_plans import (
    LARGE,
    NO_STATEMENT,
    in_games,
    in_lists,
    in_lobbies,
    in_seasons,
    in_the_outbox,
    with_people,
)  # fmt: skip
from tests.data.store_helpers import (
    ANN,
    BEN,
    CARL,
    KEY,
    NOW,
    OPENED,
    AnyStore,
    ask,
    board,
    full_lobby,
    lobby,
    play,
    running,
)
from tests.data.tally_game import FIGURES, Tally, game_of
from tests.support import postgres
from tests.support.project import run_python

LAST_BETWEEN, *_ = SCHEMA.older


async def open_postgres(url: str, **options: Any) -> PostgresStore:
    store = await PostgresStore.open(url, game_of=game_of, **options)
    OPENED.append(store)
    return store


@pytest_asyncio.fixture
async def store(postgres_url: str) -> PostgresStore:
    return await open_postgres(postgres_url)


@pytest_asyncio.fixture
async def other(postgres_url: str) -> PostgresStore:
    """The same database, as another process has it."""
    return await open_postgres(postgres_url)


# --- opening -----------------------------------------------------------------------------------------------


async def shape(store: AnyStore) -> list[tuple[Any, ...]]:
    """Columns, indexes and triggers."""
    return [
        *await ask(
            store,
            "SELECT table_name, column_name, data_type, is_nullable, column_default"
            " FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
        ),
        *await ask(
            store, "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
        ),
        *await ask(
            store,
            "SELECT tgname, translate(pg_get_triggerdef(oid), '()', '') FROM pg_trigger"
            " WHERE NOT tgisinternal ORDER BY 1",
        ),
        *await ask(
            store,
            "SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1",
        ),
    ]


async def made_by(url: str, version: int, statements: str = "") -> None:
    """A database as a Portolan left it that had this schema."""
    tables = f"CREATE TABLE portolan (version bigint NOT NULL); INSERT INTO portolan VALUES ({version});"
    await asyncio.to_thread(postgres.run, url, "\n".join([tables, SCHEMA.steps()[LAST_BETWEEN], statements]))


async def test_the_last_schema_before_the_release_goes_on(bare_postgres: str, store: PostgresStore) -> None:
    unused = "CREATE INDEX outbox_to_send_by_kind ON outbox (kind, table_id) WHERE done_at IS NULL"
    await made_by(bare_postgres, LAST_BETWEEN, f"{unused}; INSERT INTO meta VALUES ('still', 'here')")
    old = await open_postgres(bare_postgres)
    assert await old.meta("still") == "here"
    assert await shape(old) == await shape(store)
    assert await ask(old, "SELECT version FROM portolan") == [(SCHEMA.newest,)]


@pytest.mark.parametrize("version", [1, 9, 11, 22])
async def test_any_other_schema_before_is_refused(bare_postgres: str, version: int) -> None:
    await made_by(bare_postgres, version)
    known = rf"made between two releases \(schema {version}\), .* of commit (\w{{8}}) \(git checkout \1\)"
    for start in (open_postgres, look_at):
        with pytest.raises(StoreError, match=known):
            await start(bare_postgres)
    db = await asyncpg.connect(bare_postgres)
    assert await db.fetchval("SELECT version FROM portolan") == version
    await db.close()


@pytest.fixture
def newer_schema(tmp_path: Path) -> Schema:
    """Today's schema and one more file."""
    folder = tmp_path / "schema"
    shutil.copytree(SCHEMA.folder, folder)
    more = "ALTER TABLE people ADD COLUMN colour text;"
    (folder / f"{SCHEMA.newest + 1:04}_colour.sql").write_text(more)
    return replace(SCHEMA, folder=folder)


async def test_migrations_are_whole_and_newer_databases_refused(
    bare_postgres: str, newer_schema: Schema
) -> None:
    first = await open_postgres(bare_postgres)
    await first.set_meta("still", "here")
    await first.close()
    newest = SCHEMA.newest
    broken = newer_schema.folder / f"{newest + 2:04}_broken.sql"
    broken.write_text("CREATE TABLE more (id bigint); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(StoreError, match="nowhere"):
        await open_postgres(bare_postgres, schema=newer_schema)
    assert await (await open_postgres(bare_postgres)).meta("still") == "here"
    broken.unlink()
    both = await asyncio.gather(*(open_postgres(bare_postgres, schema=newer_schema) for _ in range(2)))
    assert await both[1].meta("still") == "here", "whoever comes second finds it done"
    known = rf"newer Portolan \(schema {newest + 1}, this one knows {newest}\)"
    with pytest.raises(StoreError, match=known):
        await open_postgres(bare_postgres)


async def test_another_programs_database_is_left_alone(bare_postgres: str) -> None:
    await asyncio.to_thread(postgres.run, bare_postgres, "CREATE TABLE bookmarks (url text)")
    with pytest.raises(StoreError, match="another program"):
        await open_postgres(bare_postgres)


async def test_an_old_server_is_named(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["data.postgres.migrate"], "OLDEST", 99)
    with pytest.raises(StoreError, match=r"PostgreSQL \d+; Portolan needs 99"):
        await open_postgres(postgres_url)


async def test_who_cannot_be_reached_is_named_without_the_password() -> None:
    for url, sentence in (
        (
            "postgresql://ann:s3cret@nowhere.invalid/games",
            "nowhere.invalid/games: no PostgreSQL server answers",
        ),
        ("postgresql://ann:s3cret@127.0.0.1:9/games", "127.0.0.1:9/games: no PostgreSQL server answers"),
        ("postgresql:///games?host=/nowhere", "/nowhere/games: no PostgreSQL server answers"),
    ):
        with pytest.raises(StoreAway) as away:
            await PostgresStore.open(url)
        assert sentence in str(away.value)
        assert "s3cret" not in str(away.value)


async def test_a_wrong_password_and_an_unknown_database_are_named(postgres_url: str) -> None:
    with pytest.raises(StoreError, match="there is no such database"):
        await PostgresStore.open(re.sub(r"/portolan_\w+", "/nothing", postgres_url))
    assert place_of("postgresql://ann:s3cret@server:5433/games") == "server:5433/games"

    async def refuse(*_: Any, **__: Any) -> None:  # a server that trusts its own user asks for no password
        raise asyncpg.InvalidPasswordError("password authentication failed")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(asyncpg, "connect", refuse)
        with pytest.raises(StoreError, match=r"doesn't accept the user or password \(ann\)") as refused:
            await PostgresStore.open("postgresql://ann:s3cret@server/games")
    assert not isinstance(refused.value, StoreAway)
    assert "s3cret" not in str(refused.value)


@pytest.mark.parametrize(
    ("checkout", "remedy"),
    [
        (True, 'Run: pip install -e ".[postgres]"'),
        (False, "Install Portolan again, with the extra postgres: see docs/hosting."),
    ],
)
async def test_a_missing_driver_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, checkout: bool, remedy: str
) -> None:
    known = builtins.__import__

    def without(name: str, *more: Any, **named: Any) -> Any:
        if name.startswith("data.postgres") or (name == "data" and "postgres" in (more[2] or ())):
            raise ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg")
        return known(name, *more, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    if not checkout:
        monkeypatch.setattr(opening, "remedy", partial(installation.remedy, home=tmp_path))
    with pytest.raises(StoreError, match=re.escape(remedy)):
        await opening.open_store(Settings(database_url="postgresql://server/games"))


def test_nothing_of_it_is_loaded_unless_chosen() -> None:
    result = run_python("-c", "import sys, data.opening; print('asyncpg' in sys.modules)")
    assert result.stdout == "False\n", result


def test_the_check_says_which_server_it_found(postgres_url: str) -> None:
    about: list[str] = []
    assert list(_database(Settings(database_url=postgres_url), about)) == []
    assert re.fullmatch(rf"PostgreSQL \d+\.\d+ at .+, schema {SCHEMA.newest}", about[-1])
    [problem] = _database(Settings(database_url="postgresql://ann:s3cret@127.0.0.1:9/games"), about)
    assert "no PostgreSQL server answers there" in problem
    assert "s3cret" not in problem


def test_statements_are_translated() -> None:
    assert translated("SELECT 1 FROM t INDEXED BY i WHERE a = ? AND b IS NOT ? AND c IS ?") == (
        "SELECT 1 FROM t WHERE a = $1 AND b IS DISTINCT FROM $2 AND c IS NOT DISTINCT FROM $3"
    )
    assert translated("UPDATE t SET a = ?2 WHERE b = ?1") == "UPDATE t SET a = $2 WHERE b = $1"


# --- races between processes -------------------------------------------------------------------------------


async def outcomes(*calls: Any) -> list[str]:
    found = await asyncio.gather(*calls, return_exceptions=True)
    return sorted(type(one).__name__ for one in found)


async def test_a_channel_gets_one_table(store: PostgresStore, other: PostgresStore) -> None:
    calls = [lobby(one, channel_id=7, host_id=host) for host in range(4) for one in (store, other)]
    assert await outcomes(*calls) == [ChannelTaken.__name__] * 7 + [TableRow.__name__]


async def test_a_seat_is_taken_once(store: PostgresStore, other: PostgresStore) -> None:
    row = await lobby(store)
    calls = [
        one.join(row.id, user_id=user, name="?", salt="", most=3, now=NOW)
        for user in range(1, 5)
        for one in (store, other)
    ]
    found = await outcomes(*calls)
    assert found.count("TableRow") == 3
    assert set(found) == {TableRow.__name__, AlreadySeated.__name__, LobbyFull.__name__}
    seats = await store.seats(row.id)
    assert [seat.seat for seat in seats] == [0, 1, 2]
    assert len({seat.user_id for seat in seats}) == 3
    assert (await store.load(row.id)).version == 3, "every change was counted"


async def test_nobody_joins_a_lobby_that_is_being_started(store: PostgresStore, other: PostgresStore) -> None:
    """Whoever comes between the look at the lobby and its end has to wait, and is too late."""
    row = await full_lobby(store)
    table = Table.open(Tally(FIGURES, {}), seats=2, settings={}, key=KEY, salt=["a", "b"])
    joining: list[asyncio.Task[TableRow]] = []

    async def disturbed(connection: Any, statement: str, values: Any = ()) -> Any:
        if statement.startswith("UPDATE tables SET status = 'running'"):
            join = other.join(row.id, user_id=CARL, name="Carl", salt="", most=3, now=NOW)
            joining.append(asyncio.create_task(join))
            await asyncio.wait(joining, timeout=0.2)
        return await PostgresStore._run(store, connection, statement, values)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(store, "_run", disturbed)
        await store.start(row.id, table, order=[0, 1], expected_version=row.version, now=NOW)
    with pytest.raises(LobbyClosed):
        await joining[0]
    assert len(await store.seats(row.id)) == 2


async def test_one_of_two_processes_makes_the_move(store: PostgresStore, other: PostgresStore) -> None:
    table_id, _ = await running(store)
    calls = []
    for one in (store, other) * 4:
        copy = await one.open_table(table_id)
        entry = play(copy)
        calls.append(one.append(table_id, entry, copy, expected_version=0, letters=[board(table_id, 1)]))
    assert await outcomes(*calls) == [Stale.__name__] * 7 + ["tuple"]
    assert len(await store.log(table_id)) == 1
    assert len(await other.due_letters(NOW)) == 1


async def test_changes_of_one_person_add_up(store: PostgresStore, other: PostgresStore) -> None:
    """Two processes change different settings at once: neither writes what it has read over the other's."""
    await asyncio.gather(
        store.change_person(ANN, language="de"),
        other.change_person(ANN, zone="Europe/Berlin"),
        store.change_person(ANN, dm_notices=False),
        other.change_guild(5, language="de"),
        store.change_guild(5, greeted=True),
    )
    person = await store.person(ANN)
    assert (person.language, person.zone, person.dm_notices) == ("de", "Europe/Berlin", False)
    guild = await other.guild(5)
    assert (guild.language, guild.greeted) == ("de", True)


async def test_seats_are_handed_out_for_a_check_once(store: PostgresStore, other: PostgresStore) -> None:
    table_id, _ = await running(store)
    await ask(store, "UPDATE seats SET check_at = 5 WHERE table_id = ?", table_id)
    found = await asyncio.gather(*(one.seats_to_check(NOW, NOW + 9) for one in (store, other) * 3))
    assert sorted(seat.seat for seats in found for seat in seats) == [0, 1]


async def test_letters_of_a_table_are_numbered_in_the_order_of_its_versions(
    store: PostgresStore, other: PostgresStore
) -> None:
    row = await lobby(store)
    for user in (ANN, BEN, CARL):
        await store.join(row.id, user_id=user, name="?", salt="", most=3, now=NOW)

    async def change(one: PostgresStore, length: int) -> None:
        await one.change_settings(
            row.id, {"length": str(length)}, letters=lambda now: [board(row.id, now.version)], now=NOW
        )

    await asyncio.gather(*(change((store, other)[number % 2], number) for number in range(12)))
    versions = [letter.version for letter in await store.due_letters(NOW, 50, row.id)]
    assert versions == list(range(4, 16))


# --- a server that goes away -------------------------------------------------------------------------------


async def test_a_broken_connection_is_replaced(store: PostgresStore, postgres_url: str) -> None:
    """The server has restarted: what is under way fails with a clear sentence, what comes next goes on."""
    table_id, table = await running(store)
    entry = play(table)
    killer = await asyncpg.connect(postgres_url)

    async def kill(connection: Any, statement: str, values: Any = ()) -> Any:
        if statement.startswith("INSERT INTO moves"):
            await killer.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        return await PostgresStore._run(store, connection, statement, values)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(store, "_run", kill)
        with pytest.raises(StoreAway, match="can't be reached"):
            await store.append(table_id, entry, table, expected_version=0)
    await killer.close()
    assert (await store.load(table_id)).version == 0, "nothing was half written"
    await store.append(table_id, entry, table, expected_version=0)
    assert (await store.load(table_id)).version == 1


async def test_a_call_to_a_server_that_is_gone(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: Any, **__: Any) -> None:
        raise ConnectionRefusedError(111, "Connection refused")

    table_id, _ = await running(store)
    with monkeypatch.context() as patched:
        patched.setattr(asyncpg.pool.PoolConnectionHolder, "acquire", gone)
        for call in (store.load(table_id), store.set_meta("a", "b"), store.pending()):
            with pytest.raises(StoreAway):
                await call
    assert (await store.load(table_id)).id == table_id


async def test_a_mistake_of_ours_is_no_absence(store: PostgresStore) -> None:
    for values in ((), ("text",), (1, 2)):
        with pytest.raises(StoreError) as mistaken:
            await ask(store, "SELECT 1 FROM tables WHERE guild_id = ?", *values)
        assert not isinstance(mistaken.value, StoreAway), values


# --- indexes -----------------------------------------------------------------------------------------------


async def test_no_question_walks_a_whole_table(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """With sequential scans forbidden, one is left only where no index could be used."""
    asked: dict[str, Any] = {}
    called = set[str]()
    run = PostgresStore._run

    async def noting(connection: Any, statement: str, values: Any = ()) -> Any:
        asked.setdefault(statement, values)
        return await run(store, connection, statement, values)

    def noted(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def calling(*values: Any, **named: Any) -> Any:
            called.add(name)
            return call(*values, **named)

        return calling

    monkeypatch.setattr(store, "_run", noting)
    methods = {name for name in dir(Store) if iscoroutinefunction(getattr(Store, name))}
    for name in methods:
        monkeypatch.setattr(store, name, noted(name, getattr(store, name)))
    await in_lobbies(store)
    table_id = await in_games(store)
    await in_lists(store, table_id)
    await in_the_outbox(store, table_id)
    await in_seasons(store, table_id)
    await with_people(store, table_id)
    assert methods - called == NO_STATEMENT
    found: dict[str, list[str]] = {}
    async with store._pool.acquire() as connection:
        await connection.execute("SET enable_seqscan = off")
        for statement, values in asked.items():
            plan = await connection.fetch(f"EXPLAIN {translated(statement)}", *values)
            steps = "\n".join(row[0] for row in plan)
            scans = re.findall(r"Seq Scan on (\w+)", steps)
            if LARGE.intersection(scans):
                found[statement] = scans
    assert found == {}
