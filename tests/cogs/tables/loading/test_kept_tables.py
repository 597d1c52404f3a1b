"""Games are kept in memory: they are always what the store holds, and take a bounded number of bytes."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.tables.loading.kept_tables import OTHER_BYTES, KeptTables
from data.store import TAIL
from engines import games
from engines.tables.table import Table, newest
from tests.cogs.tables.services import Services


def opened(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose games the store opens from now on."""
    found: list[str] = []
    store: Any = services.store
    restore = store._opened

    def note(sql: Any, row: Any, *, whole: bool) -> Any:
        found.append(row.id)
        return restore(sql, row, whole=whole)

    monkeypatch.setattr(store, "_opened", note)
    return found


@pytest.mark.parametrize("game", games())
async def test_a_kept_game_is_what_the_store_holds(
    services: Services, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    table_id = await services.started(game, "Inge", "Otto", "Ruth")
    await services.tables.load(table_id)
    asked = opened(services, monkeypatch)
    for number in range(6):
        async with services.tables.locked(table_id) as room:
            seat = room.table.waiting[0]
            if number == 4 and room.table.log[-1].seat == seat and not room.table.log[-1].final:
                await services.move_log.undo(room, seat)
            else:
                await services.move_log.play(room, seat, room.table.suggest(seat))
    kept = await services.tables.load(table_id)
    assert asked == [], "the moves were made on a game that was kept"
    stored = await services.store.open_table(table_id)
    assert kept.table.to_json() == stored.to_json()
    assert (kept.row, kept.seats) == (
        await services.store.load(table_id),
        await services.store.seats(table_id),
    )


async def test_what_another_process_has_written_is_read(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await services.started("magellan", "Inge", "Otto", "Ruth")
    room = await services.tables.load(table_id)
    entry = room.table.play(seat := room.table.waiting[0], room.table.suggest(seat), at=services.time)
    await services.store.append(table_id, entry, room.table, expected_version=0)
    asked = opened(services, monkeypatch)
    assert (await services.tables.load(table_id)).table.number == 1
    assert asked == [table_id]


async def test_what_one_does_with_a_room_changes_no_other(services: Services) -> None:
    """A move that is not written, because it was refused or the process is stopped, has not happened."""
    table_id = await services.started("magellan", "Inge", "Otto", "Ruth")
    room = await services.tables.load(table_id)
    views = room.table.view(None)
    room.table.play(seat := room.table.waiting[0], room.table.suggest(seat), at=services.time)
    other = await services.tables.load(table_id)
    assert (other.table.number, other.table.log) == (0, [])
    assert other.table.view(None) is views, "each view is built once"
    assert room.table.view(None) != views


async def test_bytes_are_bounded(services: Services) -> None:
    table_id = await services.started("magellan", "Inge", "Otto", "Ruth")
    table = (await services.tables.load(table_id)).table
    kept = KeptTables(2 * OTHER_BYTES)
    kept.put("first", table)
    kept.put("second", table)
    assert kept.copy("first") is not None
    kept.put("third", table)
    assert [kept.copy(name) is not None for name in ("first", "second", "third")] == [True, False, True]
    table.play(seat := table.waiting[0], table.suggest(seat), at=1)
    kept.put("third", table)
    assert [kept.copy(name) is not None for name in ("first", "third")] == [False, True]


def test_the_end_of_a_log_is_the_one_that_the_store_would_bring() -> None:
    game = games()["entdecker"]
    table = Table.open(game, seats=2, key=b"key")
    for at in range(TAIL + 20):
        table.play(seat := table.waiting[0], table.suggest(seat), at=at)
    table.log[-2].events = [event for event in table.log[-2].events if event.to is not None]
    table.log[-3].folded = True
    end = newest(table.log, TAIL)
    assert sum(entry.public for entry in end) == TAIL
    assert end[0].public
    assert [entry.number for entry in end][-3:] == [
        table.number - 3,
        table.number - 1,
        table.number,
    ]
