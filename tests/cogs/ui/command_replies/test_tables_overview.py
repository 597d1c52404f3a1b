"""/tables: none, one, many; across servers; long names; pages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from cogs.tables.loading.room import Room
from cogs.tables.people.clock import _at
from cogs.ui.command_replies.tables_overview import TABLES_PER_PAGE, tables_overview
from engines.contract.core import Amount, Draft, say
from tests.cogs.players import Typist, asked
from tests.cogs.scene import slow_down
from tests.support.discord_server import DiscordServer, Shown

GAME, MANY = "entdecker", "efemeris"
DAY = 24 * 3600


async def tables(server: DiscordServer, who: str = "Inge") -> Shown:
    shown = await server.slash(who, "tables")
    assert shown is not None
    return shown


async def opened(server: DiscordServer, number: int, *people: str) -> None:
    """Open this many tables, each in its own channel."""
    for one in range(number):
        server.channel = server.guild.create_text_channel(f"sea-{one}")
        await server.table(GAME, *people)


def heads(shown: Shown) -> list[str]:
    return [line for line in shown.text.splitlines() if "<#" in line]


async def test_none_and_one(server: DiscordServer) -> None:
    assert "not in a game" in (await tables(server)).text
    await server.table(GAME, "Inge", "Otto")
    shown = await tables(server)
    assert len(heads(shown)) == 1
    assert shown.labels == ["Go to the table"]
    assert "Your game" in shown.text


async def test_many_tables_have_pages(server: DiscordServer) -> None:
    await opened(server, TABLES_PER_PAGE + 3, "Inge", "Otto")
    shown = await tables(server)
    assert len(heads(shown)) == TABLES_PER_PAGE
    assert shown.labels[-1] == "Next page"
    first = heads(shown)
    after = await server.click("Inge", shown, "Next page")
    assert after is not None
    assert after.id == shown.id
    assert after.labels[-1] == "Previous page"
    assert len(heads(after)) == 3
    assert not set(heads(after)) & set(first)
    back = await server.click("Inge", after, "Previous page")
    assert back is not None
    assert heads(back) == first
    for forged, words in {"tables": "button", "tables:x": "button", "tables:99": "Previous page"}.items():
        answer = await server.forged("Inge", back, f"p1:{forged}")
        assert answer is not None
        assert words in answer.text + " ".join(answer.labels), forged


async def test_waiting_tables_come_first_and_sleeping_ones_last(server: DiscordServer) -> None:
    slow_down(server)
    await opened(server, 4, "Inge", "Otto")
    await server.slash("Inge", "play", channel=server.guild.create_text_channel("lobby"), game=GAME)
    rows = await server.bot.store.of_person(server.people["Inge"].id)
    await server.bot.store.sleep(rows[0].id, "idle", now=server.now())  # type: ignore[arg-type]
    who = await asked(server)
    assert who is not None
    lines = heads(await tables(server, who))
    waiting = [line.startswith("➤") for line in lines]
    assert waiting == sorted(waiting, reverse=True)
    assert any(waiting)
    assert str(rows[0].channel_id) in lines[-1]
    assert len(lines) == 4 + (who == "Inge")


async def test_the_most_urgent_table_is_on_top(server: DiscordServer) -> None:
    await opened(server, 3, "Inge", "Otto")
    for row in await server.bot.store.of_person(server.people["Inge"].id):
        room = await server.bot.tables.load(row.id)
        who = room.table.waiting[0]
        own = room.seats[who].user_id == server.people["Inge"].id
        assert own or room.seats[who].user_id == server.people["Otto"].id
    person = "Inge" if heads(await tables(server))[0].startswith("➤") else "Otto"
    rows = [row.id for row in await server.bot.store.of_person(server.people[person].id)]
    for number, table_id in enumerate(rows):
        seats = await server.bot.store.seats(table_id)
        await server.bot.store.set_clocks(
            table_id,
            [_at(seat, deadline=server.now() + DAY - number * 60) for seat in seats if seat.asked_at],
        )
    urgent = heads(await tables(server, person))[0]
    assert str((await server.bot.store.load(rows[-1])).channel_id) in urgent


async def test_several_servers_are_named(server: DiscordServer) -> None:
    await opened(server, 2, "Inge", "Otto")
    assert "DiscordServer" not in (await tables(server)).text
    [first, _] = await server.bot.store.of_person(server.people["Inge"].id)
    rooms = [await server.bot.tables.load(first.id)] * 2
    elsewhere = replace(rooms[1], row=msgspec.structs.replace(rooms[1].row, guild_id=77))
    layout: Any = tables_overview(
        [rooms[0], elsewhere],
        1,
        "en",
        say("table-none-yours"),
        servers={server.guild.id: "To*wn", 77: "x" * 99},
    )
    text = str(layout.to_components())
    assert "To\\\\*wn" in text
    assert "x" * 39 + "…" in text


async def test_long_names_fit(server: DiscordServer) -> None:
    """Four people who are asked at once, with names that must be escaped, and a clock each."""
    table_id = await server.table(MANY, "Inge", "Otto", "Ruth", "Emil", settings={"pace": "daily"})
    for _ in range(4):
        who = await asked(server)
        assert who is not None
        await Typist(server).move(who)
    room = await server.bot.tables.load(table_id)
    assert len(room.table.view(None).public.asked) == 4
    names = [msgspec.structs.replace(seat, name="*_" * 16, deadline=server.now()) for seat in room.seats]
    long = Room(room.row, names, room.table)
    layout = tables_overview(
        [long] * 13, room.seats[0].user_id or 0, "de", say("table-none-yours"), servers={}
    )
    assert layout.content_length() <= 4000
    assert layout.total_children_count <= 40


async def store_secret_limit(server: DiscordServer, table_id: str, who: str) -> None:
    """Somebody stores a limit for the card on offer at a table of Magellan: nobody else may notice."""
    room = await server.bot.tables.load(table_id)
    seat = room.require_seat(server.people[who].id).seat
    draft: Draft = {"move": "limit"}
    question = room.table.ask(seat, draft)
    assert isinstance(question, Amount)
    draft[question.field] = question.low
    before = room.row.updated
    async with server.bot.tables.locked(table_id) as locked:
        await server.bot.moves.move_log.play(locked, seat, locked.table.game.read_move(draft))
    assert (await server.bot.tables.load(table_id)).row.updated == before


async def out_of_turn(server: DiscordServer, table_id: str) -> str:
    """Somebody but Inge who is not asked."""
    room = await server.bot.tables.load(table_id)
    seats = {name: room.require_seat(server.people[name].id).seat for name in ("Otto", "Ruth")}
    return next(name for name, seat in seats.items() if seat not in room.table.waiting)


async def test_a_secret_move_leaves_the_order_of_tables_as_it_was(server: DiscordServer) -> None:
    ids = []
    for number in range(3):
        server.channel = server.guild.create_text_channel(f"auction-{number}")
        ids.append(await server.table("magellan", "Inge", "Otto", "Ruth"))
        await server.env.advance_time(60)
    for table_id in ids:
        hidden = await out_of_turn(server, table_id)
        before = {who: heads(await tables(server, who)) for who in ("Inge", "Otto", "Ruth")}
        await store_secret_limit(server, table_id, hidden)
        assert {who: heads(await tables(server, who)) for who in before} == before


async def test_a_secret_move_does_not_delay_the_sleep_of_a_table(server: DiscordServer) -> None:
    slow_down(server, hours=24)
    table_id = await server.table("magellan", "Inge", "Otto", "Ruth")
    await server.env.advance_time(20 * DAY)
    room = await server.bot.tables.load(table_id)
    hidden = next(
        name
        for name in ("Otto", "Ruth")
        if room.require_seat(server.people[name].id).seat not in room.table.waiting
    )
    await store_secret_limit(server, table_id, hidden)
    await server.env.advance_time(12 * DAY)
    assert (await server.bot.tables.load(table_id)).row.asleep is not None
