"""Computer players: they move until a person has to, and try again after a failure."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.tables.computers.computer_players import UNREADABLE_SECONDS
from data.models import StoreError
from data.store import TableNow
from engines.contract.core import Move, Rejected
from engines.games.efemeris.moves import OfferDraw
from engines.tables.table import Table
from tests.cogs.tables.services import Services

GAME = "magellan"


async def test_they_play_until_a_person_has_to_act(services: Services) -> None:
    room = await services.tables.load(await services.started(GAME, "Inge", computers=2))
    assert not room.computers_to_move()
    assert await services.store.computers_due(services.time) == []
    [waiting] = room.table.waiting
    assert not room.seats[waiting].computer


async def test_an_offer_is_answered_at_once(services: Services) -> None:
    """Although it is the turn of whoever made it, and nobody waits for an answer."""
    table_id = await services.started("efemeris", "Inge", computers=1)
    room = await services.tables.load(table_id)
    [seat] = room.table.waiting
    services.computers.continue_game((await services.move_log.play(room, seat, OfferDraw()))[0])
    await services.computers.wait(table_id)
    room = await services.tables.load(table_id)
    assert room.table.waiting == (seat,)
    assert [entry.move for entry in room.table.log[-2:]] == [
        {"move": "offer_draw"},
        {"move": "answer_draw", "vote": "no"},
    ]
    assert await services.store.computers_due(services.time) == []


async def test_a_failure_is_tried_again(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    suggest = Table.suggest

    def fail(table: Table, seat: int, player: object = None) -> Move:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Table, "suggest", fail)
    table_id = await services.lobby(GAME, "Inge", computers=2)
    room = await services.tables.load(table_id)
    await services.lobbies.start(table_id, room.row.host_id)
    await services.computers.wait(table_id)
    assert (await services.tables.load(table_id)).computers_to_move()
    assert await services.store.computers_due(services.time) == [table_id]
    monkeypatch.setattr(Table, "suggest", suggest)
    await services.computers.resume()
    await services.computers.wait(table_id)
    assert await services.store.computers_due(services.time) == []
    assert not (await services.tables.load(table_id)).computers_to_move()


async def test_a_game_that_was_stopped_is_not_tried_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(table: Table, seat: int, player: object = None) -> Move:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Table, "suggest", fail)
    table_id = await services.started(GAME, "Inge", computers=2)
    await services.store.end(table_id, now=services.time)
    assert await services.store.computers_due(services.time) == []


@pytest.mark.parametrize("broken", [0, 1])
async def test_a_game_that_cannot_be_read_stops_no_other(
    services: Services, monkeypatch: pytest.MonkeyPatch, broken: int
) -> None:
    tables = [await services.started(GAME, "Inge", "Otto", "Ruth", channel=channel) for channel in (2, 3)]
    for table_id in tables:
        waiting = (await services.tables.load(table_id)).table.waiting[0]
        await services.store.set_left(table_id, waiting, True, now=services.time)
    readable = services.store.look

    async def look(table_id: str, **more: Any) -> TableNow:
        if table_id == tables[broken]:
            raise StoreError(f"Table {table_id} cannot be read.")
        return await readable(table_id, **more)

    monkeypatch.setattr(services.store, "look", look)
    other = tables[1 - broken]
    await services.computers.resume()
    await services.computers.wait(other)
    assert not (await services.tables.load(other)).computers_to_move()
    await services.computers.resume()
    assert await services.store.computers_due(services.time) == [], "not twice a minute"
    assert await services.store.computers_due(services.time + UNREADABLE_SECONDS) == [tables[broken]]


@pytest.mark.parametrize("chained", [False, True])
async def test_a_refusal_is_logged_without_its_facts(
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    chained: bool,
) -> None:
    """They may say what is in a hand."""

    def fail(table: Table, seat: int, player: object = None) -> Move:
        try:
            raise Rejected("magellan-no-such-card", card="-".join(("secret", "card")))
        except Rejected:
            if chained:
                raise RuntimeError("no idea")  # noqa: B904 - the refusal stays in its context
            raise

    monkeypatch.setattr(Table, "suggest", fail)
    table_id = await services.lobby(GAME, "Inge", computers=2)
    room = await services.tables.load(table_id)
    await services.lobbies.start(table_id, room.row.host_id)
    await services.computers.wait(table_id)
    assert "magellan-no-such-card" in caplog.text
    assert "in fail" in caplog.text, "the place is told"
    assert "secret-card" not in caplog.text


async def test_after_a_start_they_play_on(services: Services) -> None:
    """The process ended before they could move."""
    table_id = await services.started(GAME, "Inge", "Otto", "Ruth")
    room = await services.tables.load(table_id)
    waiting = room.table.waiting[0]
    await services.store.set_left(table_id, waiting, True, now=services.time)
    again = Services(services.store)
    await again.computers.resume()
    await again.computers.wait(table_id)
    after = await again.tables.load(table_id)
    assert after.row.version > room.row.version
    assert not after.computers_to_move()
