"""Computer players: they move until a person has to, and try again after a failure."""

from __future__ import annotations

import pytest

from engines.core import Move
from engines.table import Table
from tests.cogs.tables.services import Services

GAME = "magellan"


async def test_they_play_until_a_person_has_to_act(services: Services) -> None:
    room = await services.tables.load(await services.started(GAME, "Inge", computers=2))
    assert not room.computers_to_move()
    assert not services.computers.failed
    [waiting] = room.table.waiting
    assert not room.seats[waiting].computer


async def test_a_failure_is_tried_again(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    suggest = Table.suggest

    def fail(table: Table, seat: int) -> Move:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Table, "suggest", fail)
    table_id = await services.lobby(GAME, "Inge", computers=2)
    room = await services.tables.load(table_id)
    await services.lobbies.start(table_id, room.row.host_id)
    await services.computers.wait(table_id)
    assert (await services.tables.load(table_id)).computers_to_move()
    assert services.computers.failed == {table_id}
    monkeypatch.setattr(Table, "suggest", suggest)
    await services.computers.retry_failed()
    await services.computers.wait(table_id)
    assert not services.computers.failed
    assert not (await services.tables.load(table_id)).computers_to_move()


async def test_after_a_start_they_play_on(services: Services) -> None:
    """The process ended before they could move."""
    table_id = await services.started(GAME, "Inge", "Otto", "Ruth")
    room = await services.tables.load(table_id)
    waiting = room.table.waiting[0]
    await services.store.set_left(table_id, waiting, True, now=services.time)
    again = Services(services.store)
    await again.computers.resume_all()
    await again.computers.wait(table_id)
    after = await again.tables.load(table_id)
    assert after.row.version > room.row.version
    assert not after.computers_to_move()
