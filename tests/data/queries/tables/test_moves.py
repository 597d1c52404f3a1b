from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data.models import NoSuchTable, Stale, Status, StoreError
from data.sqlite import SqliteStore
from data.store import TAIL
from engines.contract.core import Rejected
from engines.tables.table import Table
from tests.data.store_helpers import NOW, AnyStore, ask, board, full_lobby, open_store, play, running
from tests.data.tally_game import FIGURES, Tally


def everything(table: Table) -> bytes:
    return table.to_json()


async def test_a_move_is_one_transaction(store: AnyStore) -> None:
    table_id, table = await running(store)
    entry = play(table, "some", at=NOW + 3)
    row, seats = await store.append(
        table_id, entry, table, expected_version=0, letters=[board(table_id, 1)], due=NOW + 99
    )
    assert (row.version, row.due, row.updated, row.status) == (1, NOW + 99, NOW + 3, Status.RUNNING)
    assert (row, seats) == (await store.load(table_id), await store.seats(table_id))
    assert [letter.version for letter in await store.due_letters(NOW + 3)] == [1]
    [kept] = await store.log(table_id)
    assert (kept.move, kept.events, kept.final) == (entry.move, entry.events, True)
    assert bytes(kept.before) == b""
    assert everything(await store.open_table(table_id)) == everything(table)


async def test_a_stale_version_changes_nothing(store: AnyStore) -> None:
    table_id, table = await running(store)
    other = await store.open_table(table_id)
    await store.append(table_id, play(table), table, expected_version=0)
    before = await store.load(table_id)
    with pytest.raises(Stale):
        await store.append(
            table_id, play(other, "some"), other, expected_version=0, letters=[board(table_id, 9)]
        )
    assert await store.load(table_id) == before
    assert len(await store.log(table_id)) == 1
    assert await store.due_letters(NOW) == []
    with pytest.raises(NoSuchTable):
        await store.append("nosuchid", play(other), other, expected_version=1)


async def test_one_of_two_simultaneous_moves_is_stale(store: AnyStore) -> None:
    table_id, _ = await running(store)
    copies = [await store.open_table(table_id) for _ in range(8)]
    results = await asyncio.gather(
        *(store.append(table_id, play(copy), copy, expected_version=0) for copy in copies),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Stale"] * 7 + ["tuple"]
    assert len(await store.log(table_id)) == 1


async def test_nobody_reads_a_half_written_move(store: AnyStore) -> None:
    table_id, table = await running(store)
    letters = [board(table_id, n) for n in range(50)]
    writing = asyncio.create_task(
        store.append(table_id, play(table), table, expected_version=0, letters=letters)
    )
    seen = set()
    while not writing.done():
        seen.add(len(await store.due_letters(NOW, limit=100)))
    assert seen <= {0, 50}


async def test_a_look_shows_one_moment(store: AnyStore) -> None:
    table_id, table = await running(store, settings={"length": "long"})

    async def play_on() -> None:
        for version in range(30):
            await store.append(table_id, play(table), table, expected_version=version)

    playing = asyncio.create_task(play_on())
    while not playing.done():
        now = await store.look(table_id)
        assert now.game is not None
        assert [entry.number for entry in now.game.log] == list(range(1, now.row.version + 1))
    await playing


async def test_a_cancelled_append_is_complete_or_absent(store: AnyStore) -> None:
    table_id, _ = await running(store, settings={"length": "long"})
    for hops in range(60):
        copy = await store.open_table(table_id)
        version = copy.number
        task = asyncio.create_task(
            store.append(
                table_id,
                play(copy),
                copy,
                expected_version=version,
                letters=[board(table_id, 10 * version + n) for n in range(2)],
            )
        )
        for _ in range(hops):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        row = await store.load(table_id)
        assert row.version in (version, version + 1)
        assert len(await store.log(table_id)) == row.version
        assert len(await store.due_letters(NOW, limit=999)) == 2 * row.version
        assert (await store.open_table(table_id)).number == row.version


async def test_a_move_that_was_handed_over_is_made_though_its_caller_is_cancelled(store: AnyStore) -> None:
    """And before anything that is asked later: who looks then knows what became of it."""
    table_id, table = await running(store)
    task = asyncio.create_task(store.append(table_id, play(table), table, expected_version=0))
    await asyncio.sleep(0)
    task.cancel()
    assert (await store.load(table_id)).version == 1
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_call_is_one_job_of_the_database(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = sqlite_store
    table_id, table = await running(store)
    jobs: list[object] = []
    run = store._connection.run

    async def counted(job: Any) -> Any:
        jobs.append(job)
        return await run(job)

    monkeypatch.setattr(store._connection, "run", counted)
    monkeypatch.setattr(store._connection, "execute_fetchall", None)
    letters = [board(table_id, n) for n in range(3)]
    await store.append(table_id, play(table), table, expected_version=0, letters=letters)
    assert len(jobs) == 1
    await store.open_table(table_id)
    assert len(jobs) == 2


async def test_entries_must_fit_the_table(store: AnyStore) -> None:
    table_id, table = await running(store)
    first, second = play(table), play(table)
    for entries, version in (([second], 0), ([first], 0), ([], 0), ([second, first], 0), ([second], 0)):
        with pytest.raises(ValueError, match="do not lead"):
            await store.append(table_id, entries, table, expected_version=version)
    await store.append(table_id, [first, second], table, expected_version=0)
    assert everything(await store.open_table(table_id)) == everything(table)


async def test_undo_marks_the_log(store: AnyStore) -> None:
    table_id, table = await running(store)
    seat = table.waiting[0]
    for version in range(3):
        await store.append(table_id, play(table), table, expected_version=version)
    await store.append(table_id, table.undo(seat, at=NOW, to=2), table, expected_version=3)
    log = await store.log(table_id)
    assert [(entry.number, entry.undone, entry.takes_back) for entry in log] == [
        (1, False, None),
        (2, True, None),
        (3, True, None),
        (4, False, 2),
    ]
    again = await store.open_table(table_id)
    assert everything(again) == everything(table)
    await store.append(table_id, again.undo(seat, at=NOW), again, expected_version=4)
    assert again.state.sums == [0, 0]
    with pytest.raises(Rejected):
        (await store.open_table(table_id)).undo(seat, at=NOW)


async def test_the_end_of_a_game_is_saved(store: AnyStore) -> None:
    table_id, table = await running(store)
    while table.outcome is None:
        entry = play(table, "some", at=NOW + table.number)
        row, _ = await store.append(table_id, entry, table, expected_version=table.number - 1, due=NOW + 999)
    assert (row.status, row.due, row.ended) == (Status.OVER, None, NOW + table.number - 1)
    assert await store.in_channel(7) is None
    assert (await store.last_in_channel(7)) == row
    assert (await store.open_table(table_id)).outcome == table.outcome
    with pytest.raises(Stale):
        await store.append(
            table_id, table.undo(0, at=NOW, to=table.number), table, expected_version=row.version
        )


async def test_a_stopped_game_takes_no_more_moves(store: AnyStore) -> None:
    table_id, table = await running(store)
    row = await store.end(table_id, letters=[board(table_id, 0)], now=NOW + 8)
    assert (row.status, row.ended) == (Status.ENDED, NOW + 8)
    assert len(await store.due_letters(NOW + 8)) == 1
    with pytest.raises(Stale):
        await store.append(table_id, play(table), table, expected_version=0)
    with pytest.raises(Stale):
        await store.end(table_id, now=NOW)


async def test_the_log_is_read_in_pages(store: AnyStore) -> None:
    table_id, table = await running(store, settings={"length": "long"})
    for version in range(TAIL + 5):
        await store.append(table_id, play(table), table, expected_version=version)
    numbers = [entry.number for entry in await store.log(table_id, limit=3)]
    assert numbers == [43, 44, 45]
    numbers = [entry.number for entry in await store.log(table_id, limit=3, before=43)]
    assert numbers == [40, 41, 42]
    assert len((await store.open_table(table_id)).log) == TAIL
    assert everything(await store.open_table(table_id, whole=True)) == everything(table)


async def test_secret_moves_push_nothing_out_of_the_log(store: AnyStore) -> None:
    """Otherwise many secret moves would take away the others' undo, and the missing entries would reveal
    them."""
    table_id, table = await running(store, settings={"length": "long"})
    for version in range(TAIL + 5):
        entry = play(table)
        if version > 3:
            entry.events = [msgspec.structs.replace(event, to=0) for event in entry.events]
        await store.append(table_id, entry, table, expected_version=version)
    assert (await store.log(table_id, limit=1))[0].number == 4
    assert [entry.number for entry in await store.log(table_id, limit=2, before=4)] == [2, 3]
    assert (await store.open_table(table_id)).log[0].number == 1


async def test_a_lobby_has_no_state(store: AnyStore) -> None:
    row = await full_lobby(store)
    with pytest.raises(Stale):
        await store.open_table(row.id)
    with pytest.raises(NoSuchTable):
        await store.open_table("nosuchid")


async def test_a_running_game_keeps_its_figures_in_their_order(store: AnyStore) -> None:
    table_id, _ = await running(store, 7)
    await running(store, 8)
    figures = (await store.open_table(table_id)).game.raw_figures
    assert figures == FIGURES
    assert list(figures) == list(FIGURES)
    assert await ask(store, "SELECT count(*) FROM figures") == [(1,)]


async def test_a_state_of_older_rules_is_upgraded_with_its_undo(
    store: AnyStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, table = await running(store)
    monkeypatch.setattr(Tally, "version", 1)
    monkeypatch.setattr(Tally, "encode", lambda self, state: _old_shape(state))
    monkeypatch.setattr(Tally, "decode", lambda self, raw: _from_old_shape(raw))
    old = play(table)
    await store.append(table_id, old, table, expected_version=0)
    monkeypatch.undo()
    today = await store.open_table(table_id)
    assert today.state == table.state
    assert today.record().begun_with == 1, "anyone who verifies it must know"
    today.undo(old.seat, at=NOW)
    assert today.state.sums == [0, 0]


def _old_shape(state: object) -> bytes:
    raw = msgspec.to_builtins(state)
    raw["counts"] = raw.pop("sums")
    return msgspec.json.encode(raw)


def _from_old_shape(raw: bytes) -> object:
    state = msgspec.json.decode(raw)
    state["sums"] = state.pop("counts", None) or state["sums"]
    return msgspec.convert(state, Tally.state_type)


async def test_an_unreadable_state_is_a_clear_error(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await ask(store, "UPDATE tables SET rules_version = 99")
    with pytest.raises(StoreError, match=rf"{table_id} \(tally\) cannot be read.*99"):
        await store.open_table(table_id)
    await ask(store, "UPDATE tables SET rules_version = 2, state = ?", b"{")
    with pytest.raises(StoreError, match="cannot be read"):
        await store.open_table(table_id)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE moves SET undone = TRUE, move = '{}' WHERE number = 1",
        "UPDATE moves SET undone = TRUE, seat = 1 - seat WHERE number = 1",
        "UPDATE moves SET undone = FALSE WHERE number = 2",
        "UPDATE moves SET undone = TRUE, before = substr(before, 1, 1) WHERE number = 1",
        "UPDATE moves SET undone = TRUE, events = '[]' WHERE number = 1",
        "UPDATE moves SET undone = TRUE, at = at + 1 WHERE number = 1",
        "DELETE FROM moves",
    ],
)
async def test_the_log_cannot_be_changed(store: AnyStore, statement: str) -> None:
    table_id, table = await running(store)
    play(table), play(table)
    await store.append(table_id, table.log, table, expected_version=0)
    await store.append(table_id, table.undo(table.waiting[0], at=NOW), table, expected_version=2)
    with pytest.raises(StoreError, match=r"log|table goes"):
        await ask(store, statement)


async def test_deleting_a_table_deletes_its_moves(store: AnyStore) -> None:
    table_id, table = await running(store)
    await store.append(table_id, play(table, at=NOW), table, expected_version=0, letters=[board(table_id, 1)])
    kept_id, _ = await running(store, 8)
    await store.end(table_id, now=NOW)
    assert await store.purge(NOW) == 0
    assert await store.purge(NOW + 1) == 1
    for name, rows in (("tables", 1), ("seats", 2), ("moves", 0), ("outbox", 0), ("figures", 1)):
        assert await ask(store, f"SELECT count(*) FROM {name}") == [(rows,)], name
    await store.end(kept_id, now=NOW)
    other_id, _ = await running(store, 9)
    await store.end(other_id, now=NOW)
    assert await store.purge(NOW + 1, limit=1) == 1, "in steps"
    assert await ask(store, "SELECT count(*) FROM figures") == [(1,)]
    assert await store.purge(NOW + 1, limit=2) == 1
    assert await ask(store, "SELECT count(*) FROM figures") == [(0,)]


STEPS = st.lists(st.sampled_from(["one", "some", "undo", "reopen"]), max_size=30)


@given(steps=STEPS)
@settings(max_examples=25, deadline=None)
def test_the_saved_game_is_the_one_that_was_played(
    steps: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    asyncio.run(_walk(steps, tmp_path_factory.mktemp("walk") / "portolan.db"))


async def _walk(steps: list[str], path: Path) -> None:
    store = await open_store(path)
    try:
        table_id, table = await running(store)
        for step in steps:
            version = table.number
            try:
                if step == "reopen":
                    await store.close()
                    store = await open_store(path)
                    table = await store.open_table(table_id, whole=True)
                    continue
                if table.outcome:
                    break
                seat = table.waiting[0]
                entry = table.undo(seat, at=NOW + version) if step == "undo" else play(table, step, NOW)
            except Rejected:
                continue
            await store.append(table_id, entry, table, expected_version=version)
            assert everything(await store.open_table(table_id, whole=True)) == everything(table)
        kept = await store.open_table(table_id, whole=True)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("engines.tables.saved_games.games", lambda stage: {"tally": Tally(FIGURES, {})})
            assert everything(Table.replay(kept.record())) == everything(table)
    finally:
        await store.close()
