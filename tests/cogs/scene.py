"""Scenes of the life of a table that several tests begin with, and what people see of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.tables.table import Table
from tests.cogs.players import Typist, asked, seat_of
from tests.support.discord_server import DiscordServer, Shown

GAME = "entdecker"
DAY = 24 * 3600
PAIR = ("Inge", "Otto")
TRIO = (*PAIR, "Ruth")


def slow_down(server: DiscordServer, hours: float = 1) -> None:
    """Let the periodic jobs run only this often, so that days pass quickly."""
    upkeep: Any = server.bot.get_cog("UpkeepCog")
    for loop in (upkeep.every_half_minute, upkeep.every_five_minutes, upkeep.every_hour):
        loop.change_interval(hours=hours)


# --- tables ----------------------------------------------------------------------------------------------


async def opened(server: DiscordServer, *people: str, pace: str = "daily", computers: int = 0) -> str:
    """A running table; the upkeep looks around every hour only, so that days pass quickly."""
    slow_down(server)
    return await server.table(
        GAME, *people, computers=computers, settings={} if pace == "casual" else {"pace": pace}
    )


async def late(server: DiscordServer, *people: str, pace: str = "daily") -> tuple[str, str]:
    """A table where somebody's time is out: its id and who it is."""
    table_id = await opened(server, *people, pace=pace)
    who = await asked(server)
    assert who is not None
    await server.env.advance_time(DAY + 7200)
    return table_id, who


async def planning(server: DiscordServer, *people: str, computers: int = 0) -> str:
    """A table where everybody plans in secret at the same time, a move a day."""
    slow_down(server)
    settings = {"planning": "simultaneous", "pace": "daily"}
    await server.table("new_found_land", *people, computers=computers, settings=settings)
    return await play_until(server, quiet)


async def wished(server: DiscordServer) -> tuple[str, str, str, Shown]:
    """Somebody has asked to take a move back, and another one has moved since: the table, who, the other, and
    what was offered."""
    table_id = await opened(server, *PAIR)
    who, other = await pass_turn(server)
    await Typist(server).move(other)
    offered = await server.slash(who, "undo")
    assert offered is not None
    assert "Ask the others" in offered.labels
    await server.click(who, offered, "Ask the others")
    await server.env.settle()
    return table_id, who, other, offered


# --- playing on ------------------------------------------------------------------------------------------


def quiet(table: Table) -> bool:
    """Whether something is asked behind closed doors."""
    return bool(table.view(None).public.quiet)


async def play_until(server: DiscordServer, moment: Callable[[Table], bool], most: int = 60) -> str:
    """Whoever is asked moves, until the table is as it is wanted; returns its id."""
    typist, table_id = Typist(server), (await server.running()).id
    for _ in range(most):
        if moment(await server.bot.store.open_table(table_id)):
            return str(table_id)
        who = await asked(server)
        assert who is not None
        await typist.move(who)
    raise AssertionError("it never came to that")


async def pass_turn(server: DiscordServer) -> tuple[str, str]:
    """The turn passes; who has done it and whose turn it is now."""
    who = await asked(server)
    assert who is not None
    while await asked(server) == who:
        await Typist(server).move(who)
    await server.env.settle()
    after = await asked(server)
    assert after is not None
    return who, after


async def answer_all(server: DiscordServer, who: str) -> None:
    """All that somebody is asked now, perhaps together with others."""
    table_id = (await server.running()).id
    seat = (await seat_of(server, table_id, who)).seat
    for _ in range(10):
        if seat not in (await server.bot.store.open_table(table_id)).waiting:
            return
        await Typist(server).move(who)
    raise AssertionError(f"{who} answers and answers")


async def resign(server: DiscordServer, who: str) -> None:
    sure = await server.slash(who, "resign")
    assert sure is not None
    await server.click(who, sure, "Yes, leave the game")
    await server.env.settle()


async def offer_seat(server: DiscordServer, who: str) -> None:
    """Somebody looks for a substitute."""
    sure = await server.slash(who, "substitute")
    assert sure is not None
    await server.click(who, sure, "Yes, offer my seat")
    await server.env.settle()


async def sit_down(server: DiscordServer, who: str) -> Shown:
    """In the seat that was offered last."""
    sure = await server.click(who, offer(server), "Take this seat")
    assert sure is not None
    answer = await server.click(who, sure, "Take this seat")
    await server.env.settle()
    assert answer is not None
    return answer


async def call_in_channel(server: DiscordServer, *people: str) -> None:
    """They want no direct messages when it is their turn: every new turn has a new board that pings them."""
    for who in people:
        await server.bot.store.change_person(server.people[who].id, dm_notices=False)


# --- what is seen ----------------------------------------------------------------------------------------


def vote(server: DiscordServer) -> Shown:
    return next(
        m for m in reversed(server.history()) if "What should we do" in m.text or "okay with" in m.text
    )


def offer(server: DiscordServer) -> Shown:
    return next(m for m in reversed(server.history()) if "Take this seat" in m.labels)


def said(server: DiscordServer, text: str) -> bool:
    return any(text in shown.text for shown in server.history())


def calls(server: DiscordServer, who: str) -> list[Shown]:
    """The direct messages that say a table waits for somebody: there should never be two."""
    ping, reminder = "Your turn:", "Stop reminding me this turn"
    return [dm for dm in server.dms(who) if ping in dm.text or reminder in dm.labels]


def rings(server: DiscordServer, who: str) -> int:
    """How many direct messages somebody has got, with those that were taken away again."""
    channel_id = server.env.backend.dm_channels[server.people[who].id]
    sent = [call for call in server.env.http_requests if call.method == "POST"]
    return sum(f"/channels/{channel_id}/messages" in call.path for call in sent)
