"""`bot.py --copy`: everything, exactly, in either direction, and nothing over what is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bot
from data import copying
from data.copying import FLAGS, PLACES
from data.models import StoreError
from data.opening import copy_store, open_store
from data.postgres import PostgresStore
from data.queries.database import Sql
from data.settings import Settings, is_url
from data.sqlite import SqliteStore
from engines.tables.table import Table
from tests.data.queries.people.test_traces import met
from tests.data.sqlite.test_migrate import fill_as_0_1_0
from tests.data.store_helpers import (
    ANN,
    NOW,
    AnyStore,
    Place,
    PostgresPlace,
    SqlitePlace,
    ask,
    board,
    play,
    running,
)


async def filled(store: AnyStore) -> tuple[str, Table]:
    """Something in every place, and a game to go on with."""
    await met(store)
    table_id, table = await running(store, channel_id=77, settings={"length": "long"})
    for version in range(45):
        await store.append(
            table_id, play(table), table, expected_version=version, letters=[board(table_id, version)]
        )
    for left in (True, False, True):
        await store.set_left(table_id, 0, left, now=NOW)
    await store.keep_review(table_id, b"{}", now=NOW)
    await store.change_guild(5, reminder_hours=4, channels=[1, 2])
    [reader] = await store.digests_to_check(NOW)
    await store.plan_digest(reader, NOW + 5)
    await store.votes_to_check(NOW, NOW + 7)
    await store.set_meta("a note", "with words")
    await ask(store, "INSERT INTO half_forgotten (user_id) VALUES (?)", 9)
    for place in PLACES:
        assert await ask(store, f"SELECT 1 FROM {place} LIMIT 1"), place
    return table_id, table


@pytest.fixture
def there(place: Place, tmp_path: Path, request: pytest.FixtureRequest) -> Place:
    """A place of the other kind."""
    if isinstance(place, SqlitePlace):
        return PostgresPlace(request.getfixturevalue("postgres_url"))
    return SqlitePlace(tmp_path / "copy.db")


def name_of(place: Place) -> str:
    assert isinstance(place, PostgresPlace | SqlitePlace)
    return place.url if isinstance(place, PostgresPlace) else str(place.path)


async def everything(store: AnyStore) -> dict[str, list[Any]]:
    found = {}
    for place in PLACES:

        async def rows(sql: Sql, place: str = place) -> list[dict[str, Any]]:
            return [dict(row) for row in await sql(f"SELECT * FROM {place}")]

        found[place] = sorted(await store._read(rows), key=lambda row: str(list(row.values())[:3]))
        for row in found[place]:
            row.pop("rowid", None)
    return found


async def test_everything_is_copied(place: Place, there: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "BATCH", 7)
    source = await place.open()
    table_id, table = await filled(source)
    before = await everything(source)
    order = [row.id for row in await source.in_guild(5)]
    await source.close()
    said: list[str] = []
    rows = await copy_store(name_of(place), name_of(there), said.append)
    assert rows == sum(len(found) for found in before.values())
    assert said[-1] == f"All {rows} rows are there, and each is the same."
    assert "moves: 7 copied" in said
    copy = await there.open()
    assert await everything(copy) == before
    assert [seat.left_since for seat in await copy.seats(table_id)] == [45, None]
    if isinstance(there, PostgresPlace):
        [known] = await ask(copy, "SELECT reltuples FROM pg_class WHERE relname = 'moves'")
        assert known[0] == len(before["moves"]), "PostgreSQL plans by how many rows it believes there are"
    assert [row.id for row in await copy.in_guild(5)] == order
    again = await copy.open_table(table_id, whole=True)
    assert again.to_json() == table.to_json()
    await copy.append(table_id, play(again), again, expected_version=45, letters=[board(table_id, 99)])
    await running(copy, channel_id=78)


class Interrupted:
    """Breaks a copy off after so many words."""

    def __init__(self, left: int) -> None:
        self.left = left

    def __call__(self, text: str) -> None:
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt


async def test_a_copy_that_was_broken_off_goes_on(
    place: Place, there: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "BATCH", 7)
    source = await place.open()
    await filled(source)
    before = await everything(source)
    await source.close()
    for batches in (1, 4, 9):
        with pytest.raises(KeyboardInterrupt):
            await copy_store(name_of(place), name_of(there), Interrupted(batches))
        name = name_of(there)
        settings = Settings(database_url=name) if is_url(name) else Settings(db=Path(name))
        with pytest.raises(StoreError, match="holds half a copy"):
            await open_store(settings)
    if isinstance(there, SqlitePlace):
        other = there.path.with_name("other.db")
        await (await SqliteStore.open(other)).close()
        with pytest.raises(StoreError, match="half a copy"):
            await copy_store(str(other), name_of(there), lambda _: None)
    said: list[str] = []
    await copy_store(name_of(place), name_of(there), said.append)
    assert said[0].startswith("Going on with the copy that was broken off")
    assert await everything(await there.open()) == before


async def test_a_row_that_differs_is_found(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = await SqlitePlace(path).open()
    await filled(source)
    await source.close()
    insert = copying._insert

    async def careless(sql: Any, place: str, batch: copying.Batch, progress: copying.Progress) -> None:
        if place == "seats":
            batch.rows[1][batch.columns.index("name")] += "?"
        await insert(sql, place, batch, progress)

    monkeypatch.setattr(copying, "_insert", careless)
    with pytest.raises(StoreError, match=r"the row .* of seats is not the one that was copied"):
        await copy_store(str(path), str(tmp_path / "copy.db"), lambda _: None)


async def test_a_target_that_is_not_empty_is_refused(path: Path, postgres_url: str) -> None:
    await (await SqliteStore.open(path)).close()
    store = await PostgresPlace(postgres_url).open()
    await store.change_person(ANN, language="de")
    await store.close()
    with pytest.raises(StoreError, match="is not empty: people has rows"):
        await copy_store(str(path), postgres_url, lambda _: None)
    store = await PostgresStore.open(postgres_url)
    assert (await store.person(ANN)).language == "de"
    with pytest.raises(StoreError, match="in use by another Portolan"):
        await copy_store(postgres_url, str(path.with_name("new.db")), lambda _: None)
    await store.close()


def test_refusals_are_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["--copy", str(tmp_path / "missing.db"), str(tmp_path / "new.db")]) == 1
    assert "missing.db is no file" in capsys.readouterr().err
    fill_as_0_1_0(tmp_path / "old.db")
    assert bot.main(["--copy", str(tmp_path / "old.db"), "postgresql://ann:s3cret@127.0.0.1:9/games"]) == 1
    said = capsys.readouterr().err
    assert "no PostgreSQL server answers there" in said
    assert "s3cret" not in said
    for url in ("postgresql://ann:s3cret@server:many/games", "mysql://ann:s3cret@server/games"):
        assert bot.main(["--copy", str(tmp_path / "old.db"), url]) == 1
        said = capsys.readouterr().err
        assert said.startswith("To copy from or to a server, name the address of a PostgreSQL database")
        assert "s3cret" not in said
    assert bot.main(["--copy", str(tmp_path / "old.db"), str(tmp_path / "new.db")]) == 0
    assert "All 206 rows are there" in capsys.readouterr().out
    assert bot.main(["--copy", str(tmp_path / "old.db"), str(tmp_path / "new.db")]) == 1
    assert "is not empty" in capsys.readouterr().err


async def test_both_databases_have_the_same_columns(path: Path, postgres_url: str) -> None:
    files = await SqlitePlace(path).open()
    columns = await ask(
        files,
        "SELECT m.name, c.name AS column_name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
        " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'",
    )
    server = await PostgresPlace(postgres_url).open()
    rows = await ask(
        server,
        "SELECT table_name, column_name, data_type FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name NOT IN ('portolan', 'leases')"
        " AND column_name <> 'rowid'",
    )
    assert sorted(row[:2] for row in rows) == sorted(columns)
    assert {row[1] for row in rows if row[2] == "boolean"} == FLAGS
    assert {place for place, _ in columns} == set(PLACES)
