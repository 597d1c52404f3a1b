"""Secret moves without end: a click loads no more of them, and changing one's mind has a limit."""

from __future__ import annotations

import msgspec
import pytest

from cogs.tables.loading.room import Room
from data.models import Status
from engines.computer.random_moves import random_draft
from engines.contract.core import Move, Rejected, Seat
from engines.contract.dice import Dice
from engines.games.magellan.moves import Order
from engines.tables.folding import MOST_SECRET_CHANGES
from engines.tables.knowledge import version_token
from engines.tables.log import Record
from engines.tables.table import Table
from engines.tables.verify import examine
from tests.cogs.tables.services import Services, click, user_at

TRIO = ("Inge", "Otto", "Ruth")
FEW, MANY = 20, 200


async def make(services: Services, table_id: str, seat: Seat, move: Move) -> None:
    """A person makes a move by the panel, some seconds after the last."""
    services.time += 5
    room = await services.tables.load(table_id)
    done = await services.moves.answer(user_at(room, seat), click(room, seat, move), confirmed=True)
    assert done.entry is not None


async def undo(services: Services, table_id: str, seat: Seat) -> None:
    services.time += 5
    room = await services.tables.load(table_id)
    await services.moves.undo(user_at(room, seat), table_id, version_token(room.table, seat))


async def move_publicly(services: Services, table_id: str) -> None:
    """Whoever is waited for moves, until everybody has seen something."""
    for _ in range(20):
        room = await services.tables.load(table_id)
        seat = room.table.waiting[0]
        _, entry = await services.move_log.play(room, seat, room.table.suggest(seat))
        if entry.public:
            return
    raise AssertionError("nothing happens for all to see")


def drafted(table: Table, seat: Seat, kind: str, number: int) -> Move | None:
    try:
        ask = lambda draft: table.ask(seat, {"move": kind, **draft})  # noqa: E731
        draft = random_draft(ask, Dice(b"draft", kind, number))
        return table.game.read_move({"move": kind, **draft})
    except Rejected:
        return None


async def planning(services: Services) -> tuple[str, Seat]:
    """A table where a seat that is not waited for can plan in secret, and undo it."""
    table_id = await services.started("new_found_land", *TRIO)
    for _ in range(80):
        room = await services.tables.load(table_id)
        for seat in range(3):
            if seat not in room.table.waiting and drafted(room.table, seat, "plan", 0) is not None:
                return table_id, seat
        seat = room.table.waiting[0]
        await services.move_log.play(room, seat, room.table.suggest(seat))
    raise AssertionError("nobody could plan")


async def plan(services: Services, table_id: str, seat: Seat, number: int = 0) -> None:
    room = await services.tables.load(table_id)
    move = drafted(room.table, seat, "plan", number)
    assert move is not None
    services.time += 5
    answered = await services.moves.answer(user_at(room, seat), click(room, seat, move), confirmed=True)
    assert answered.entry is not None


# --- what is loaded --------------------------------------------------------------------------------------


async def test_a_click_loads_as_much_after_many_orders_as_after_few(services: Services) -> None:
    table_id = await services.started("magellan", *TRIO)
    loaded = {}
    for number in range(1, MANY + 1):
        await make(services, table_id, 2, Order("columbus", "limit", number % 30))
        if number in (FEW, MANY):
            loaded[number] = len((await services.tables.load(table_id)).table.log)
    assert loaded[MANY] == loaded[FEW]
    whole = await services.store.open_table(table_id, whole=True)
    assert whole.number == len(whole.log) == MANY
    assert len(whole.to_json()) < 1000 * MANY
    assert examine(msgspec.json.decode(whole.to_json(), type=Record)).fine
    await move_publicly(services, table_id)
    room = await services.tables.load(table_id)
    assert room.row.status is Status.RUNNING


async def test_a_replaced_order_can_be_undone_as_far_as_promised(services: Services) -> None:
    """From the database: the newest, the one before it, and then the whole series."""
    table_id, seat = await planning(services)
    states = []
    for number in range(7):
        states.append((await services.tables.load(table_id)).table.state)
        await plan(services, table_id, seat, number)
    for expected in (states[6], states[5], states[0]):
        await undo(services, table_id, seat)
        assert (await services.tables.load(table_id)).table.state == expected
    whole = await services.store.open_table(table_id, whole=True)
    assert all(entry.undone for entry in whole.log if entry.folded)
    assert sum(entry.folded for entry in whole.log) == 4
    assert examine(msgspec.json.decode(whole.to_json(), type=Record)).fine


async def test_the_others_agree_to_undo_a_move_that_was_folded_meanwhile(services: Services) -> None:
    table_id, seat = await planning(services)
    await plan(services, table_id, seat, 0)
    before = await services.tables.load(table_id)
    number = before.table.number + 1
    for more in range(1, 6):
        await plan(services, table_id, seat, more)
    whole = await services.store.open_table(table_id, whole=True)
    assert whole.log[number - 1].folded
    await services.moves.undo_to(table_id, seat, number)
    assert (await services.tables.load(table_id)).table.state == before.table.state


# --- changing one's mind ---------------------------------------------------------------------------------


async def refused_after(services: Services, table_id: str, seat: Seat) -> int:
    """Plan and undo, again and again, until it is refused: the number of changes until then."""
    for changes in range(2 * MOST_SECRET_CHANGES):
        try:
            if changes % 2:
                await undo(services, table_id, seat)
            else:
                await plan(services, table_id, seat)
        except Rejected as refusal:
            if refusal.reason.key == "limit-changes":
                return changes
            raise
    return 2 * MOST_SECRET_CHANGES


async def test_order_and_undo_without_end_is_refused(services: Services) -> None:
    table_id, seat = await planning(services)
    assert await refused_after(services, table_id, seat) == MOST_SECRET_CHANGES
    before = await services.tables.load(table_id)
    with pytest.raises(Rejected) as refused:
        await plan(services, table_id, seat)
    assert refused.value.reason.key == "limit-changes"
    after = await services.tables.load(table_id)
    assert (after.row.version, after.table.state) == (before.row.version, before.table.state)
    await move_publicly(services, table_id)
    room = await services.tables.load(table_id)
    while seat in room.table.waiting or drafted(room.table, seat, "plan", 0) is None:
        await move_publicly(services, table_id)
        room = await services.tables.load(table_id)
    await plan(services, table_id, seat)
    assert (await services.tables.load(table_id)).row.version == room.row.version + 1


async def test_the_refusal_tells_nothing_of_others(services: Services) -> None:
    """It comes after as many changes, whatever another seat does in secret."""
    table_id, seat = await planning(services)
    room = await services.tables.load(table_id)
    other = next(one for one in range(3) if one != seat and drafted(room.table, one, "plan", 0) is not None)
    for number in range(5):
        await plan(services, table_id, other, number)
        await undo(services, table_id, other)
        await plan(services, table_id, other, number)
    assert await refused_after(services, table_id, seat) == MOST_SECRET_CHANGES


async def test_who_is_waited_for_can_always_move(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or nobody could go on: only undoing is refused."""
    table_id, seat = await planning(services)
    monkeypatch.setattr("cogs.tables.moves.moves.MOST_SECRET_CHANGES", 0)
    with pytest.raises(Rejected):
        await plan(services, table_id, seat)
    monkeypatch.setattr(Table, "waiting", property(lambda table: (seat,)))
    await plan(services, table_id, seat)
    with pytest.raises(Rejected) as refused:
        await undo(services, table_id, seat)
    assert refused.value.reason.key == "limit-changes"


async def test_computer_players_are_never_refused(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.tables.moves.moves.MOST_SECRET_CHANGES", 0)
    table_id = await services.started("magellan", *TRIO)
    room: Room = await services.tables.load(table_id)
    _, entry = await services.move_log.play(room, 2, Order("columbus", "limit", 3))
    assert entry.number == 1
