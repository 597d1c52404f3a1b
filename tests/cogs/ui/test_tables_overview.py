"""/tables: none, one, many; across servers; long names; pages."""

from __future__ import annotations

from typing import Any

import msgspec

from cogs.tables.clock import _at
from cogs.tables.room import Room
from cogs.ui.tables_overview import TABLES_PER_PAGE, tables_overview
from engines.core import Amount, Draft, say
from tests.cogs.players import Typist, asked
from tests.cogs.scene import slow_down
from tests.support.town import Shown, Town

GAME, MANY = "entdecker", "efemeris"
DAY = 24 * 3600


async def tables(town: Town, who: str = "Inge") -> Shown:
    shown = await town.slash(who, "tables")
    assert shown is not None
    return shown


async def opened(town: Town, number: int, *people: str) -> None:
    """Open this many tables, each in its own channel."""
    for one in range(number):
        town.channel = town.guild.create_text_channel(f"sea-{one}")
        await town.table(GAME, *people)


def heads(shown: Shown) -> list[str]:
    return [line for line in shown.text.splitlines() if "<#" in line]


async def test_none_and_one(town: Town) -> None:
    assert "do not sit at any table" in (await tables(town)).text
    await town.table(GAME, "Inge", "Otto")
    shown = await tables(town)
    assert len(heads(shown)) == 1
    assert shown.labels == ["To the table"]
    assert "Your table" in shown.text


async def test_many_tables_have_pages(town: Town) -> None:
    await opened(town, TABLES_PER_PAGE + 3, "Inge", "Otto")
    shown = await tables(town)
    assert len(heads(shown)) == TABLES_PER_PAGE
    assert shown.labels[-1] == "Next page"
    first = heads(shown)
    after = await town.click("Inge", shown, "Next page")
    assert after is not None
    assert after.id == shown.id
    assert after.labels[-1] == "Previous page"
    assert len(heads(after)) == 3
    assert not set(heads(after)) & set(first)
    back = await town.click("Inge", after, "Previous page")
    assert back is not None
    assert heads(back) == first
    for forged, words in {"tables": "button", "tables:x": "button", "tables:99": "Previous page"}.items():
        answer = await town.forged("Inge", back, f"p1:{forged}")
        assert answer is not None
        assert words in answer.text + " ".join(answer.labels), forged


async def test_waiting_tables_come_first_and_sleeping_ones_last(town: Town) -> None:
    slow_down(town)
    await opened(town, 4, "Inge", "Otto")
    await town.slash("Inge", "play", channel=town.guild.create_text_channel("lobby"), game=GAME)
    rows = await town.bot.store.of_person(town.people["Inge"].id)
    await town.bot.store.sleep(rows[0].id, "idle", now=town.now())  # type: ignore[arg-type]
    who = await asked(town)
    assert who is not None
    lines = heads(await tables(town, who))
    waiting = [line.startswith("➤") for line in lines]
    assert waiting == sorted(waiting, reverse=True)
    assert any(waiting)
    assert str(rows[0].channel_id) in lines[-1]
    assert len(lines) == 4 + (who == "Inge")


async def test_the_most_urgent_table_is_on_top(town: Town) -> None:
    await opened(town, 3, "Inge", "Otto")
    for row in await town.bot.store.of_person(town.people["Inge"].id):
        room = await town.bot.tables.load(row.id)
        who = room.table.waiting[0]
        own = room.seats[who].user_id == town.people["Inge"].id
        assert own or room.seats[who].user_id == town.people["Otto"].id
    person = "Inge" if heads(await tables(town))[0].startswith("➤") else "Otto"
    rows = [row.id for row in await town.bot.store.of_person(town.people[person].id)]
    for number, table_id in enumerate(rows):
        seats = await town.bot.store.seats(table_id)
        await town.bot.store.set_clocks(
            table_id, [_at(seat, deadline=town.now() + DAY - number * 60) for seat in seats if seat.asked_at]
        )
    urgent = heads(await tables(town, person))[0]
    assert str((await town.bot.store.load(rows[-1])).channel_id) in urgent


async def test_several_servers_are_named(town: Town) -> None:
    await opened(town, 2, "Inge", "Otto")
    assert "Town" not in (await tables(town)).text
    [first, _] = await town.bot.store.of_person(town.people["Inge"].id)
    rooms = [await town.bot.tables.load(first.id)] * 2
    elsewhere = rooms[1]._replace(row=msgspec.structs.replace(rooms[1].row, guild_id=77))
    layout: Any = tables_overview(
        [rooms[0], elsewhere],
        1,
        "en",
        say("table-none-yours"),
        servers={town.guild.id: "To*wn", 77: "x" * 99},
    )
    text = str(layout.to_components())
    assert "To\\\\*wn" in text
    assert "x" * 39 + "…" in text


async def test_long_names_fit(town: Town) -> None:
    """Four people who are asked at once, with names that must be escaped, and a clock each."""
    table_id = await town.table(MANY, "Inge", "Otto", "Ruth", "Emil", settings={"pace": "daily"})
    for _ in range(4):
        who = await asked(town)
        assert who is not None
        await Typist(town).move(who)
    room = await town.bot.tables.load(table_id)
    assert len(room.table.view(None).public.asked) == 4
    names = [msgspec.structs.replace(seat, name="*_" * 16, deadline=town.now()) for seat in room.seats]
    long = Room(room.row, names, room.table)
    layout = tables_overview(
        [long] * 13, room.seats[0].user_id or 0, "de", say("table-none-yours"), servers={}
    )
    assert layout.content_length() <= 4000
    assert layout.total_children_count <= 40


async def store_secret_limit(town: Town, table_id: str, who: str) -> None:
    """Somebody stores a limit for the card on offer at a table of Magellan: nobody else may notice."""
    room = await town.bot.tables.load(table_id)
    seat = room.require_seat(town.people[who].id).seat
    draft: Draft = {"move": "limit"}
    question = room.table.ask(seat, draft)
    assert isinstance(question, Amount)
    draft[question.field] = question.low
    before = room.row.updated
    async with town.bot.tables.locked(table_id) as locked:
        await town.bot.moves.move_log.play(locked, seat, locked.table.game.read_move(draft))
    assert (await town.bot.tables.load(table_id)).row.updated == before


async def out_of_turn(town: Town, table_id: str) -> str:
    """Somebody but Inge who is not asked."""
    room = await town.bot.tables.load(table_id)
    seats = {name: room.require_seat(town.people[name].id).seat for name in ("Otto", "Ruth")}
    return next(name for name, seat in seats.items() if seat not in room.table.waiting)


async def test_a_secret_move_leaves_the_order_of_tables_as_it_was(town: Town) -> None:
    ids = []
    for number in range(3):
        town.channel = town.guild.create_text_channel(f"auction-{number}")
        ids.append(await town.table("magellan", "Inge", "Otto", "Ruth"))
        await town.env.advance_time(60)
    for table_id in ids:
        hidden = await out_of_turn(town, table_id)
        before = {who: heads(await tables(town, who)) for who in ("Inge", "Otto", "Ruth")}
        await store_secret_limit(town, table_id, hidden)
        assert {who: heads(await tables(town, who)) for who in before} == before


async def test_a_secret_move_does_not_delay_the_sleep_of_a_table(town: Town) -> None:
    slow_down(town, hours=24)
    table_id = await town.table("magellan", "Inge", "Otto", "Ruth")
    await town.env.advance_time(20 * DAY)
    room = await town.bot.tables.load(table_id)
    hidden = next(
        name
        for name in ("Otto", "Ruth")
        if room.require_seat(town.people[name].id).seat not in room.table.waiting
    )
    await store_secret_limit(town, table_id, hidden)
    await town.env.advance_time(12 * DAY)
    assert (await town.bot.tables.load(table_id)).row.asleep is not None
