"""Folded moves in the database: emptied once, never loaded by a click, still part of the proof."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from data.models import StoreError
from data.queries.tables.packed_log import BLOCK
from data.sqlite import SqliteStore
from engines.tables.table import Table
from tests.data.store_helpers import NOW, AnyStore, ask, play, running, second_connection

SECRET = 6
"""The entries from 2 on are secret; the first one and the undo at the end everybody was told of."""


async def played(store: AnyStore, secret: int = SECRET) -> tuple[str, Table]:
    """A game with secret moves. Its rules know none: the events are changed."""
    table_id, table = await running(store, settings={"length": "long"})
    for version in range(1 + secret):
        entry = play(table)
        if version:
            entry.events = [msgspec.structs.replace(event, to=0) for event in entry.events]
        await store.append(table_id, entry, table, expected_version=version)
    return table_id, table


async def fold(store: AnyStore, table_id: str, table: Table, *numbers: int) -> None:
    """Make one more move, which folds these."""
    version = table.number
    entry = play(table)
    await store.append(table_id, entry, table, expected_version=version, folded=numbers)


async def test_a_folded_entry_is_part_of_the_whole_log_only(store: AnyStore) -> None:
    table_id, table = await played(store)
    await fold(store, table_id, table, 3, 4)
    assert [entry.number for entry in (await store.open_table(table_id)).log] == [1, 2, 5, 6, 7, 8]
    assert [entry.number for entry in await store.log(table_id, limit=2)] == [1, 2, 5, 6, 7, 8]
    whole = await store.open_table(table_id, whole=True)
    assert [entry.number for entry in whole.log] == list(range(1, 9))
    assert [entry.number for entry in whole.log if entry.folded] == [3, 4]
    folded = whole.log[2]
    assert (folded.move, folded.seat, folded.at) == (table.log[2].move, table.log[2].seat, table.log[2].at)
    assert (bytes(folded.before), folded.events) == (b"null", [])
    assert msgspec.json.decode(whole.to_json())["log"][2]["before"] is None
    assert [entry.folded for entry in await store.log(table_id)] == [
        number in (3, 4) for number in range(1, 9)
    ]


@pytest.mark.parametrize(
    "numbers", [range(BLOCK, BLOCK + 3), range(2, BLOCK + 2), range(BLOCK + 1, 2 * BLOCK)]
)
async def test_what_referred_to_a_folded_entry_can_still_be_read(store: AnyStore, numbers: range) -> None:
    table_id, table = await played(store, 2 * BLOCK)
    before = {entry.number: entry for entry in (await store.open_table(table_id, whole=True)).log}
    await fold(store, table_id, table, *numbers)
    whole = await store.open_table(table_id, whole=True)
    assert [entry.number for entry in whole.log if entry.folded] == list(numbers)
    assert all(before.get(entry.number, entry) == entry for entry in whole.log if not entry.folded)
    assert (await store.open_table(table_id)).log == [entry for entry in whole.log if not entry.folded]
    version = whole.number
    await store.append(table_id, play(whole), whole, expected_version=version)
    assert (await store.open_table(table_id, whole=True)).to_json() == whole.to_json()


async def test_what_a_click_reads_does_not_grow(sqlite_store: SqliteStore, path: Path) -> None:
    """The number of steps that SQLite takes, with few and with many folded entries."""
    store = sqlite_store
    steps = []
    for secret in (20, 1000):
        table_id, table = await played(store, secret)
        await fold(store, table_id, table, *range(3, secret))
        statements: list[str] = []
        await store._connection.set_trace_callback(statements.append)
        assert len((await store.open_table(table_id)).log) == 5
        await store._connection.set_trace_callback(lambda statement: None)
        with second_connection(path) as db:
            count = 0

            def step() -> None:
                nonlocal count
                count += 1

            db.set_progress_handler(step, 1)
            for statement in statements:
                db.execute(statement).fetchall()
            steps.append(count)
        await store.end(table_id, now=NOW)
    assert steps[1] < 1.1 * steps[0], steps


async def test_a_folded_entry_can_be_taken_back_with_others(store: AnyStore) -> None:
    table_id, table = await played(store)
    await fold(store, table_id, table, 3, 4)
    table = await store.open_table(table_id)
    undo = table.undo(0, at=NOW, to=2)
    await store.append(table_id, undo, table, expected_version=8)
    whole = await store.open_table(table_id, whole=True)
    assert [entry.number for entry in whole.log if entry.undone] == list(range(2, 9))


FOLD = (
    "UPDATE moves SET folded = TRUE, before = substr(before, 1, 0), events = '[]', packed_events = NULL,"
    " public = NULL"
)


@pytest.mark.parametrize(
    "statement",
    [
        pytest.param(f"{FOLD} WHERE number = 1", id="a public move"),
        pytest.param(f"{FOLD} WHERE number = 9", id="an undo"),
        pytest.param(f"{FOLD}, move = '{{}}' WHERE number = 5", id="another move"),
        pytest.param(f"{FOLD}, at = at + 1 WHERE number = 5", id="another time"),
        pytest.param(f"{FOLD}, seat = 1 - seat WHERE number = 5", id="another seat"),
        pytest.param(f"{FOLD}, final = NOT final WHERE number = 5", id="another finality"),
        pytest.param(f"{FOLD}, undone = NOT undone WHERE number = 5", id="undone along with it"),
        pytest.param("UPDATE moves SET folded = TRUE WHERE number = 5", id="not emptied"),
        pytest.param(
            "UPDATE moves SET folded = TRUE, before = substr(before, 1, 0) WHERE number = 5", id="with events"
        ),
        pytest.param(FOLD.replace("folded = TRUE, ", "") + " WHERE number = 5", id="emptied only"),
        pytest.param("UPDATE moves SET folded = FALSE WHERE number = 3", id="unfolded"),
        pytest.param(
            "UPDATE moves SET before = (SELECT key FROM tables) WHERE number = 3", id="filled again"
        ),
        pytest.param("UPDATE moves SET move = '{}' WHERE number = 3", id="a folded move changed"),
    ],
)
async def test_folding_changes_nothing_else(store: AnyStore, statement: str) -> None:
    table_id, table = await played(store)
    await fold(store, table_id, table, 3, 4)
    table = await store.open_table(table_id)
    await store.append(table_id, table.undo(0, at=NOW, to=8), table, expected_version=8)
    with pytest.raises(StoreError, match=r"(?i)log|check"):
        await ask(store, statement)
    await ask(store, f"{FOLD} WHERE number = 5")


async def test_a_failed_move_folds_nothing(store: AnyStore) -> None:
    table_id, table = await played(store)
    with pytest.raises(StoreError, match="log"):
        await fold(store, table_id, table, 3, 1)  # the first is public
    kept = await store.open_table(table_id, whole=True)
    assert not any(entry.folded for entry in kept.log)
    assert kept.number == 1 + SECRET
