"""Scenes of the life of a table that several tests begin with, and what people see of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.table import Table
from tests.cogs.players import Typist, asked, seat_of
from tests.support.town import Shown, Town

GAME = "entdecker"
DAY = 24 * 3600
PAIR = ("Inge", "Otto")
TRIO = (*PAIR, "Ruth")


def slow_down(town: Town, hours: float = 1) -> None:
    """The upkeep looks around so seldom: then time passes quickly."""
    upkeep: Any = town.bot.get_cog("UpkeepCog")
    for loop in (upkeep.every_half_minute, upkeep.every_five_minutes, upkeep.every_hour):
        loop.change_interval(hours=hours)


# --- tables ----------------------------------------------------------------------------------------------


async def opened(town: Town, *people: str, pace: str = "daily", computers: int = 0) -> str:
    """A running table; the upkeep looks around every hour only, so that days pass quickly."""
    slow_down(town)
    return await town.table(
        GAME, *people, computers=computers, settings={} if pace == "casual" else {"pace": pace}
    )


async def late(town: Town, *people: str, pace: str = "daily") -> tuple[str, str]:
    """A table where somebody's time is out: its id and who it is."""
    table_id = await opened(town, *people, pace=pace)
    who = await asked(town)
    assert who is not None
    await town.env.advance_time(DAY + 7200)
    return table_id, who


async def planning(town: Town, *people: str, computers: int = 0) -> str:
    """A table where everybody plans in secret at the same time, a move a day."""
    slow_down(town)
    settings = {"planning": "simultaneous", "pace": "daily"}
    await town.table("new_found_land", *people, computers=computers, settings=settings)
    return await play_until(town, quiet)


async def wished(town: Town) -> tuple[str, str, str, Shown]:
    """Somebody has asked to take a move back, and another one has moved since: the table, who, the other, and
    what was offered."""
    table_id = await opened(town, *PAIR)
    who, other = await pass_turn(town)
    await Typist(town).move(other)
    offered = await town.slash(who, "undo")
    assert offered is not None
    assert "Ask the others" in offered.labels
    await town.click(who, offered, "Ask the others")
    await town.env.settle()
    return table_id, who, other, offered


# --- playing on ------------------------------------------------------------------------------------------


def quiet(table: Table) -> bool:
    """Whether something is asked behind closed doors."""
    return bool(table.view(None).public.quiet)


async def play_until(town: Town, moment: Callable[[Table], bool], most: int = 60) -> str:
    """Whoever is asked moves, until the table is as it is wanted; returns its id."""
    typist, table_id = Typist(town), (await town.running()).id
    for _ in range(most):
        if moment(await town.bot.store.open_table(table_id)):
            return str(table_id)
        who = await asked(town)
        assert who is not None
        await typist.move(who)
    raise AssertionError("it never came to that")


async def pass_turn(town: Town) -> tuple[str, str]:
    """The turn passes; who has done it and whose turn it is now."""
    who = await asked(town)
    assert who is not None
    while await asked(town) == who:
        await Typist(town).move(who)
    await town.env.settle()
    after = await asked(town)
    assert after is not None
    return who, after


async def answer_all(town: Town, who: str) -> None:
    """All that somebody is asked now, perhaps together with others."""
    table_id = (await town.running()).id
    seat = (await seat_of(town, table_id, who)).seat
    for _ in range(10):
        if seat not in (await town.bot.store.open_table(table_id)).waiting:
            return
        await Typist(town).move(who)
    raise AssertionError(f"{who} answers and answers")


async def resign(town: Town, who: str) -> None:
    sure = await town.slash(who, "resign")
    assert sure is not None
    await town.click(who, sure, "Yes, do it")
    await town.env.settle()


async def offer_seat(town: Town, who: str) -> None:
    """Somebody looks for a substitute."""
    sure = await town.slash(who, "substitute")
    assert sure is not None
    await town.click(who, sure, "Yes, do it")
    await town.env.settle()


async def sit_down(town: Town, who: str) -> Shown:
    """In the seat that was offered last."""
    sure = await town.click(who, offer(town), "Take this seat")
    assert sure is not None
    answer = await town.click(who, sure, "Take this seat")
    await town.env.settle()
    assert answer is not None
    return answer


# --- what is seen ----------------------------------------------------------------------------------------


def vote(town: Town) -> Shown:
    return next(m for m in reversed(town.history()) if "What shall we do" in m.text or "fine with" in m.text)


def offer(town: Town) -> Shown:
    return next(m for m in reversed(town.history()) if "Take this seat" in m.labels)


def said(town: Town, text: str) -> bool:
    return any(text in shown.text for shown in town.history())


def calls(town: Town, who: str) -> list[Shown]:
    """The direct messages that say a table waits for somebody: there should never be two."""
    return [dm for dm in town.dms(who) if "Play" in dm.labels and not dm.files]


def rings(town: Town, who: str) -> int:
    """How many direct messages somebody has got, with those that were taken away again."""
    channel_id = town.env.backend.dm_channels[town.people[who].id]
    sent = [call for call in town.env.http_requests if call.method == "POST"]
    return sum(f"/channels/{channel_id}/messages" in call.path for call in sent)
