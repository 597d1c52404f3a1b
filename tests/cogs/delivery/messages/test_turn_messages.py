"""Pings and reminders: one message when the turn passes, none in quiet hours or on vacation, reminders that
replace each other, and nothing left after the turn."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import pytest

from cogs.tables.absence.seats import Why
from cogs.tables.people.clock import HOUR
from cogs.tables.people.live_play import LIVE_SECONDS
from data.models import Letter, LetterKind
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import (
    DAY,
    PAIR,
    answer_all,
    call_in_channel,
    calls,
    late,
    opened,
    pass_turn,
    planning,
    resign,
    rings,
    said,
    slow_down,
    vote,
)
from tests.support.discord_server import DiscordServer


def mentions(server: DiscordServer, who: str) -> int:
    """How often somebody was pinged in the channel."""
    path, user = f"/channels/{server.channel.id}/messages", str(server.people[who].id)
    posts = [r for r in server.env.http_requests if r.method == "POST" and r.path == path]
    allowed = [(request.json or {}).get("allowed_mentions") or {} for request in posts]
    return sum(user in map(str, one.get("users", [])) for one in allowed)


async def quiet(server: DiscordServer, who: str, hours: int, **more: Any) -> None:
    """Quiet hours from now on."""
    hour = (server.now() // HOUR) % 24
    changes = {"quiet_from": hour, "quiet_to": (hour + hours) % 24, **more}
    await server.bot.store.change_person(server.people[who].id, **changes)


# --- your turn -------------------------------------------------------------------------------------------


async def test_one_ping_when_the_turn_passes_and_none_during_it(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    first = await asked(server)
    assert first is not None
    other = next(name for name in PAIR if name != first)
    before = mentions(server, other), rings(server, other)
    own = mentions(server, first)
    await pass_turn(server)
    assert rings(server, other) == before[1] + 1
    assert mentions(server, other) == before[0], "one of the two is enough"
    assert mentions(server, first) == own, "nobody is called for the own moves"
    assert len(calls(server, other)) == 1
    await server.env.advance_time(2 * HOUR)
    assert calls(server, first) == []


async def test_somebody_who_wants_no_direct_messages_is_pinged_in_the_channel(server: DiscordServer) -> None:
    """Once, by a new board; the hand in the direct messages is edited, which notifies nobody."""
    await opened(server, *PAIR)
    first = await asked(server)
    other = next(name for name in PAIR if name != first)
    await call_in_channel(server, other)
    before = mentions(server, other), rings(server, other)
    await pass_turn(server)
    assert (mentions(server, other), rings(server, other)) == (before[0] + 1, before[1])
    assert len(calls(server, other)) == 1


async def test_direct_messages_that_were_closed_just_now(server: DiscordServer) -> None:
    """The board pinged nobody, because a direct message was to: so the call comes in the channel."""
    await opened(server, *PAIR)
    first = await asked(server)
    other = next(name for name in PAIR if name != first)
    channel_id = server.env.backend.dm_channels[server.people[other].id]
    path = f"/channels/{channel_id}/messages"
    server.env.inject_error("POST", path, status=403, code=50007, times=None)
    before = mentions(server, other)
    await pass_turn(server)
    assert mentions(server, other) == before + 1
    assert "your turn:" in server.last.text
    await pass_turn(server)
    await server.env.advance_time(LIVE_SECONDS)
    await pass_turn(server)
    assert mentions(server, other) == before + 2, "from then on by the board"


@pytest.mark.parametrize("interval", [None, 6])
async def test_no_ping_during_quiet_hours_and_one_afterwards(
    server: DiscordServer, interval: int | None
) -> None:
    """One message, even if a reminder would be due in the morning too."""
    await opened(server, *PAIR)
    first = await asked(server)
    other = next(name for name in PAIR if name != first)
    await quiet(server, other, 8, reminder_hours=interval)
    before = mentions(server, other), rings(server, other)
    await pass_turn(server)
    await server.env.advance_time(3 * HOUR)
    await server.restart()
    slow_down(server)
    assert (mentions(server, other), rings(server, other)) == before
    assert len(calls(server, other)) == 1, "whoever looks sees it"
    await server.env.advance_time(7 * HOUR)
    assert rings(server, other) == before[1] + 1
    assert len(calls(server, other)) == 1


async def test_people_with_closed_dms_are_pinged_in_the_channel_in_the_morning(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    first = await asked(server)
    other = next(name for name in PAIR if name != first)
    await quiet(server, other, 8, dm_notices=False)
    before = mentions(server, other), rings(server, other)
    await pass_turn(server)
    assert mentions(server, other) == before[0]
    await server.env.advance_time(9 * HOUR)
    assert (mentions(server, other), rings(server, other)) == (before[0] + 1, before[1])
    assert "your turn:" in server.last.text


async def test_somebody_who_moves_at_night_is_not_pinged_in_the_morning(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    first = await asked(server)
    other = next(name for name in PAIR if name != first)
    await quiet(server, other, 4)
    await pass_turn(server)
    await pass_turn(server)
    rung = rings(server, other)
    await server.env.advance_time(6 * HOUR)
    assert rings(server, other) == rung
    assert calls(server, other) == []


async def test_a_turn_during_a_vacation_that_ends_early(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    first = await asked(server)
    other = next(name for name in PAIR if name != first)
    date = server.env.now().fromtimestamp(server.now() + 9 * DAY).strftime("%Y-%m-%d")
    await server.slash(other, "vacation", until=date)
    await server.env.settle()
    assert f"{other} is on vacation" in server.board().text, "the others know it before the turn comes"
    before = mentions(server, other), rings(server, other)
    await pass_turn(server)
    await server.env.advance_time(4 * DAY)
    assert (mentions(server, other), rings(server, other)) == before
    assert await server.bot.store.vote(table_id) is None
    await server.slash(other, "vacation")
    await server.env.advance_time(HOUR)
    assert "Your turn:" in calls(server, other)[0].text
    seat = await seat_of(server, table_id, other)
    assert seat.deadline is not None
    assert 22 * HOUR < seat.deadline - server.now() <= 24 * HOUR
    assert "on vacation" not in server.board().text
    assert f"<t:{seat.deadline}:R>" in server.board().text


async def test_a_vacation_ends(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    first = await asked(server)
    other = next(name for name in PAIR if name != first)
    date = server.env.now().fromtimestamp(server.now() + 2 * DAY).strftime("%Y-%m-%d")
    await server.slash(other, "vacation", until=date)
    await pass_turn(server)
    assert "on vacation" in server.board().text
    await server.env.advance_time(3 * DAY + HOUR)
    seat = await seat_of(server, table_id, other)
    assert len(calls(server, other)) == 1
    assert seat.deadline == seat.away_until + DAY
    assert "on vacation" not in server.board().text
    assert f"<t:{seat.deadline}:R>" in server.board().text


async def test_the_ping_is_cleared_when_the_game_is_ended(server: DiscordServer) -> None:
    _, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    await server.click(other, vote(server), "End the game")
    await server.env.settle()
    assert calls(server, who) == []


async def test_the_ping_is_cleared_when_somebody_resigns(server: DiscordServer) -> None:
    await opened(server, *PAIR, "Ruth")
    who = await asked(server)
    assert who is not None
    assert calls(server, who)
    await resign(server, who)
    assert calls(server, who) == []


async def test_partners_are_pinged_once_per_turn(server: DiscordServer) -> None:
    """Both may act. When one is done, the other one was pinged before."""
    people = ("Inge", "Otto", "Ruth", "Emil")
    table_id = await server.table("efemeris", *people)
    typist = Typist(server)
    for _ in range(120):
        table = await server.bot.store.open_table(table_id)
        public = table.view(None).public
        if not public.quiet and len(table.waiting) == 2:
            break
        who = await asked(server)
        assert who is not None
        await typist.move(who)
    seats = await server.bot.store.seats(table_id)
    first, second = (seats[seat].name for seat in table.waiting)
    rung, called = mentions(server, second), rings(server, second)
    while await asked(server) == first:
        await typist.move(first)
    await server.env.settle()
    assert await asked(server) == second
    assert mentions(server, second) == rung
    assert rings(server, second) == called
    assert server.people[second].mention in server.board().text
    assert server.people[first].mention not in server.board().text


async def test_a_secret_question_pings_people_with_closed_dms_in_the_channel(server: DiscordServer) -> None:
    """Everybody sees who is asked; nothing tells who has answered."""
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await planning(server, *PAIR)
    await server.env.settle()
    assert all(server.people[name].mention in server.board().text for name in PAIR)
    shown, rung = [message.text for message in server.history()], mentions(server, "Otto")
    await answer_all(server, "Otto")
    await server.env.settle()
    assert [message.text for message in server.history()] == shown
    assert mentions(server, "Otto") == rung


# --- reminders -------------------------------------------------------------------------------------------


async def test_the_last_reminder_offers_to_find_a_substitute(server: DiscordServer) -> None:
    await opened(server, *PAIR, pace="casual")
    who = await asked(server)
    assert who is not None
    other = next(name for name in PAIR if name != who)
    slow_down(server, hours=6)
    await server.env.advance_time(4 * DAY + HOUR)
    assert "Offer my seat" not in calls(server, who)[0].labels
    await server.env.advance_time(DAY)
    [last] = calls(server, who)
    assert "last reminder" in last.text
    assert "Offer my seat" in last.labels
    rung = rings(server, who)
    sure = await server.click_dm(who, last, "Offer my seat")
    assert sure is not None
    assert "Offer your seat" in sure.text
    await server.click_dm(who, sure, "Yes, offer my seat")
    await server.env.settle()
    assert any("Take this seat" in shown.labels for shown in server.history())
    await server.env.advance_time(2 * DAY)
    assert said(server, "What should we do")
    assert calls(server, who)[0].id == last.id
    assert rings(server, who) - rung <= 2, "no more reminders: only the answers to what was pressed"
    strange = await server.forged(other, vote(server), f"p1:hush:{(await server.running()).id}:9")
    assert strange is not None
    assert "for another player" in strange.text


async def test_reminders_stop_for_this_turn(server: DiscordServer) -> None:
    """Even after the next move of the same turn; the nudge comes once per turn."""
    await opened(server, *PAIR, pace="casual")
    who = await asked(server)
    assert who is not None
    await Typist(server).move(who)
    assert await asked(server) == who
    await server.env.advance_time(2 * HOUR)
    [nudge] = calls(server, who)
    assert "in the middle of your turn" in nudge.text
    await server.click_dm(who, nudge, "Stop reminding me this turn")
    rung = rings(server, who)
    await Typist(server).move(who)
    if await asked(server) == who:
        await server.env.advance_time(2 * DAY)
        assert rings(server, who) == rung


async def test_a_reminder_of_version_0_1_0_that_waits_is_sent(server: DiscordServer) -> None:
    """It doesn't tell its text, and had a kind for another one."""
    table_id, who = await late(server, *PAIR)
    seat = (await seat_of(server, table_id, who)).seat
    letter = Letter(kind=LetterKind.REMINDER, seat=seat, version=0)
    await server.bot.store.post(table_id, [letter], now=server.now())
    with sqlite3.connect(server.settings.db) as db:
        db.execute("UPDATE outbox SET kind = 'nudge', body = '{}' WHERE nonce = ?", (letter.nonce,))
    db.close()
    before = rings(server, who)
    await server.restart()
    assert rings(server, who) == before + 1
    assert "is waiting for you" in calls(server, who)[-1].text


async def test_a_reminder_comes_before_time_runs_out(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    who = await asked(server)
    assert who is not None
    await server.env.advance_time(14 * HOUR)
    assert "waiting for you" in calls(server, who)[0].text
    assert not said(server, "What should we do")


@pytest.mark.parametrize("clock", ["casual", "daily"])
async def test_somebody_without_reminders_cannot_hold_up_the_table(server: DiscordServer, clock: str) -> None:
    await opened(server, *PAIR, pace=clock)
    who = await asked(server)
    assert who is not None
    await server.bot.store.change_person(server.people[who].id, reminder_hours=0)
    slow_down(server, hours=6)
    rung = rings(server, who)
    await server.env.advance_time(7 * DAY if clock == "casual" else 2 * DAY)
    assert rings(server, who) == rung
    assert said(server, "What should we do")


async def test_somebody_without_reminders_leaves_the_server(server: DiscordServer) -> None:
    await opened(server, *PAIR, pace="casual")
    who = await asked(server)
    assert who is not None
    await server.bot.store.change_person(server.people[who].id, reminder_hours=0)
    server.guild.remove_member(server.people[who])
    slow_down(server, hours=6)
    await server.env.advance_time(DAY + 7 * HOUR)
    assert said(server, "What should we do")


async def test_a_vote_waits_until_the_others_are_awake(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    who = await asked(server)
    other = next(name for name in PAIR if name != who)
    await server.env.advance_time(DAY - 2 * HOUR)
    await quiet(server, other, 8)
    await server.env.advance_time(4 * HOUR)
    assert await server.bot.store.vote(table_id) is None
    rung = mentions(server, other)
    await server.env.advance_time(7 * HOUR)
    assert await server.bot.store.vote(table_id) is not None
    assert mentions(server, other) == rung + 1


# --- when we were not there ------------------------------------------------------------------------------


async def test_an_outage_of_five_days_costs_nobody_time(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    who = await asked(server)
    assert who is not None
    await server.env.advance_time(3 * HOUR)
    before = (await seat_of(server, table_id, who)).deadline
    rung = rings(server, who)
    upkeep: Any = server.bot.get_cog("UpkeepCog")
    for loop in (upkeep.every_half_minute, upkeep.every_five_minutes, upkeep.every_hour):
        loop.cancel()
    await server.env.advance_time(5 * DAY)
    await server.restart()
    slow_down(server)
    await server.env.advance_time(2 * HOUR)
    after = (await seat_of(server, table_id, who)).deadline
    assert 5 * DAY <= after - before < 5 * DAY + 2 * HOUR
    assert f"<t:{after}:R>" in server.board().text, "and the board says so"
    assert await server.bot.store.vote(table_id) is None
    assert rings(server, who) == rung
    await server.env.advance_time(10 * HOUR)
    assert rings(server, who) - rung == 1, "while there is still time"


async def test_a_long_outage_opens_no_vote_where_no_clock_runs(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR, pace="casual")
    await server.env.advance_time(3 * HOUR)
    upkeep: Any = server.bot.get_cog("UpkeepCog")
    for loop in (upkeep.every_half_minute, upkeep.every_five_minutes, upkeep.every_hour):
        loop.cancel()
    await server.env.advance_time(9 * DAY)
    await server.restart()
    await server.restart()
    slow_down(server, hours=6)
    await server.env.advance_time(5 * DAY)
    assert await server.bot.store.vote(table_id) is None
    await server.env.advance_time(2 * DAY)
    assert await server.bot.store.vote(table_id) is not None


async def test_two_notices_at_once_are_both_posted(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR, "Ruth")
    server.bot.tables.ring = lambda table_id: None
    with server.env.time_context():
        await server.bot.seats.offer_seat(table_id, 0)
        await server.bot.seats.hand_over(table_id, 1, Why.VOTED)
    await server.restart()
    assert any("Take this seat" in shown.labels for shown in server.history())
    assert any("Return to my seat" in shown.labels for shown in server.history())


async def test_killed_before_the_ping_is_cleared(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    who = await asked(server)
    assert who is not None
    assert calls(server, who)
    server.bot.tables.ring = lambda table_id: None
    while await asked(server) == who:
        await Typist(server).move(who)
    assert calls(server, who)
    await server.restart()
    await server.env.advance_time(HOUR)
    assert calls(server, who) == []


async def test_killed_after_a_ping_was_sent_and_before_it_was_noted(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is sent again: the nonce makes it the same message."""
    table_id = await opened(server, *PAIR)
    who = await asked(server)
    assert who is not None
    own = (await seat_of(server, table_id, who)).seat
    letter = Letter(kind=LetterKind.REMINDER, seat=own, version=0)
    path = f"/channels/{server.env.backend.dm_channels[server.people[who].id]}/messages"

    async def killed(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    await server.bot.store.post(table_id, [letter], now=server.now())
    monkeypatch.setattr(server.bot.store, "delivered", killed)
    with server.env.time_context(), pytest.raises(asyncio.CancelledError):
        await server.bot.outbox.deliver(table_id)
    await server.restart()
    sent: list[Any] = [r.json for r in server.env.http_requests if r.method == "POST" and r.path == path]
    assert sent[-1]["nonce"] == sent[-2]["nonce"] == letter.nonce
    seat = await seat_of(server, table_id, who)
    assert seat.desk_message_id == calls(server, who)[-1].id
    assert await server.bot.store.due_letters(server.now()) == []


@pytest.mark.parametrize(
    "kind",
    [
        LetterKind.VOTE,
        LetterKind.NOTICE,
        LetterKind.REMINDER,
        LetterKind.PING,
        LetterKind.CLEAR_PING,
    ],
)
async def test_killed_before_a_letter_is_delivered(server: DiscordServer, kind: LetterKind) -> None:
    """The next process delivers every kind of letter once."""
    table_id, who = await late(server, *PAIR)
    seat = await seat_of(server, table_id, who)
    body = {"key": "computer-answered"} if kind is LetterKind.NOTICE else {}
    own = seat.seat if kind not in (LetterKind.VOTE, LetterKind.NOTICE) else None
    await server.bot.store.post(
        table_id, [Letter(kind=kind, seat=own, version=0, body=body)], now=server.now()
    )
    before = len(server.history()), rings(server, who)
    await server.restart()
    first = len(server.history()), rings(server, who)
    assert await server.bot.store.due_letters(server.now() + DAY) == []
    assert len(calls(server, who)) == 1, "and a late CALM takes nothing from who is waited for"
    by_dm = kind in (LetterKind.REMINDER, LetterKind.PING)
    assert (first[0] - before[0], first[1] - before[1]) == (kind is LetterKind.NOTICE, by_dm)
    await server.restart()
    assert (len(server.history()), rings(server, who)) == first
