"""Pings and reminders: one message when the turn passes, none in quiet hours or on vacation, reminders that
replace each other, and nothing left after the turn."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.tables.clock import HOUR
from data.models import Letter, LetterKind
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import (
    DAY,
    PAIR,
    answer_all,
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
from tests.support.town import Town


def mentions(town: Town, who: str) -> int:
    """How often somebody was pinged in the channel."""
    path, user = f"/channels/{town.channel.id}/messages", str(town.people[who].id)
    posts = [r for r in town.env.http_requests if r.method == "POST" and r.path == path]
    allowed = [(request.json or {}).get("allowed_mentions") or {} for request in posts]
    return sum(user in map(str, one.get("users", [])) for one in allowed)


async def quiet(town: Town, who: str, hours: int, **more: Any) -> None:
    """Quiet hours from now on."""
    hour = (town.now() // HOUR) % 24
    changes = {"quiet_from": hour, "quiet_to": (hour + hours) % 24, **more}
    await town.bot.store.change_person(town.people[who].id, **changes)


# --- your turn -------------------------------------------------------------------------------------------


async def test_one_ping_when_the_turn_passes_and_none_during_it(town: Town) -> None:
    await opened(town, *PAIR)
    first = await asked(town)
    assert first is not None
    other = next(name for name in PAIR if name != first)
    before = mentions(town, other), rings(town, other)
    own = mentions(town, first)
    await pass_turn(town)
    assert (mentions(town, other), rings(town, other)) == (before[0] + 1, before[1] + 1)
    assert mentions(town, first) == own, "nobody is called for the own moves"
    assert len(calls(town, other)) == 1
    assert calls(town, first) == []


@pytest.mark.parametrize("interval", [None, 6])
async def test_no_ping_during_quiet_hours_and_one_afterwards(town: Town, interval: int | None) -> None:
    """One message, even if a reminder would be due in the morning too."""
    await opened(town, *PAIR)
    first = await asked(town)
    other = next(name for name in PAIR if name != first)
    await quiet(town, other, 8, reminder_hours=interval)
    before = mentions(town, other), rings(town, other)
    await pass_turn(town)
    await town.env.advance_time(3 * HOUR)
    await town.restart()
    slow_down(town)
    assert (mentions(town, other), rings(town, other)) == before
    assert calls(town, other) == []
    await town.env.advance_time(7 * HOUR)
    assert rings(town, other) == before[1] + 1
    assert len(calls(town, other)) == 1


async def test_people_with_closed_dms_are_pinged_in_the_channel_in_the_morning(town: Town) -> None:
    await opened(town, *PAIR)
    first = await asked(town)
    other = next(name for name in PAIR if name != first)
    await quiet(town, other, 8, dm_notices=False)
    before = mentions(town, other), rings(town, other)
    await pass_turn(town)
    assert mentions(town, other) == before[0]
    await town.env.advance_time(9 * HOUR)
    assert (mentions(town, other), rings(town, other)) == (before[0] + 1, before[1])
    assert "it is your turn" in town.last.text


async def test_somebody_who_moves_at_night_is_not_pinged_in_the_morning(town: Town) -> None:
    await opened(town, *PAIR)
    first = await asked(town)
    other = next(name for name in PAIR if name != first)
    await quiet(town, other, 4)
    await pass_turn(town)
    await pass_turn(town)
    rung = rings(town, other)
    await town.env.advance_time(6 * HOUR)
    assert rings(town, other) == rung
    assert calls(town, other) == []


async def test_a_turn_during_a_vacation_that_ends_early(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    first = await asked(town)
    other = next(name for name in PAIR if name != first)
    date = town.env.now().fromtimestamp(town.now() + 9 * DAY).strftime("%Y-%m-%d")
    await town.slash(other, "vacation", until=date)
    await town.env.settle()
    assert f"{other} is on vacation" in town.board().text, "the others know it before the turn comes"
    before = mentions(town, other), rings(town, other)
    await pass_turn(town)
    await town.env.advance_time(4 * DAY)
    assert (mentions(town, other), rings(town, other)) == before
    assert await town.bot.store.vote(table_id) is None
    await town.slash(other, "vacation")
    await town.env.advance_time(HOUR)
    assert "it is your turn" in calls(town, other)[0].text
    seat = await seat_of(town, table_id, other)
    assert seat.deadline is not None
    assert 22 * HOUR < seat.deadline - town.now() <= 24 * HOUR
    assert "on vacation" not in town.board().text
    assert f"<t:{seat.deadline}:R>" in town.board().text


async def test_a_vacation_ends(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    first = await asked(town)
    other = next(name for name in PAIR if name != first)
    date = town.env.now().fromtimestamp(town.now() + 2 * DAY).strftime("%Y-%m-%d")
    await town.slash(other, "vacation", until=date)
    await pass_turn(town)
    assert "on vacation" in town.board().text
    await town.env.advance_time(3 * DAY + HOUR)
    seat = await seat_of(town, table_id, other)
    assert len(calls(town, other)) == 1
    assert seat.deadline == seat.away_until + DAY
    assert "on vacation" not in town.board().text
    assert f"<t:{seat.deadline}:R>" in town.board().text


async def test_the_ping_is_cleared_when_the_game_is_ended(town: Town) -> None:
    _, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    await town.click(other, vote(town), "End the game")
    await town.env.settle()
    assert calls(town, who) == []


async def test_the_ping_is_cleared_when_somebody_resigns(town: Town) -> None:
    await opened(town, *PAIR, "Ruth")
    who = await asked(town)
    assert who is not None
    assert calls(town, who)
    await resign(town, who)
    assert calls(town, who) == []


async def test_partners_are_pinged_once_per_turn(town: Town) -> None:
    """Both may act. When one is done, the other one was pinged before."""
    people = ("Inge", "Otto", "Ruth", "Emil")
    table_id = await town.table("efemeris", *people)
    typist = Typist(town)
    for _ in range(120):
        table = await town.bot.store.open_table(table_id)
        public = table.view(None).public
        if not public.quiet and len(table.waiting) == 2:
            break
        who = await asked(town)
        assert who is not None
        await typist.move(who)
    seats = await town.bot.store.seats(table_id)
    first, second = (seats[seat].name for seat in table.waiting)
    rung, called = mentions(town, second), rings(town, second)
    while await asked(town) == first:
        await typist.move(first)
    await town.env.settle()
    assert await asked(town) == second
    assert mentions(town, second) == rung
    assert rings(town, second) == called
    assert town.people[second].mention in town.board().text
    assert town.people[first].mention not in town.board().text


async def test_a_secret_question_pings_people_with_closed_dms_in_the_channel(town: Town) -> None:
    """Everybody sees who is asked; nothing tells who has answered."""
    town.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await planning(town, *PAIR)
    await town.env.settle()
    assert all(town.people[name].mention in town.board().text for name in PAIR)
    shown, rung = [message.text for message in town.history()], mentions(town, "Otto")
    await answer_all(town, "Otto")
    await town.env.settle()
    assert [message.text for message in town.history()] == shown
    assert mentions(town, "Otto") == rung


# --- reminders -------------------------------------------------------------------------------------------


async def test_the_last_reminder_offers_to_find_a_substitute(town: Town) -> None:
    await opened(town, *PAIR, pace="casual")
    who = await asked(town)
    assert who is not None
    other = next(name for name in PAIR if name != who)
    slow_down(town, hours=6)
    await town.env.advance_time(4 * DAY + HOUR)
    assert "Hand my seat on" not in calls(town, who)[0].labels
    await town.env.advance_time(DAY)
    [last] = calls(town, who)
    assert "last reminder" in last.text
    assert "Hand my seat on" in last.labels
    rung = rings(town, who)
    sure = await town.click_dm(who, last, "Hand my seat on")
    assert sure is not None
    assert "Do you want to offer your seat" in sure.text
    await town.click_dm(who, sure, "Yes, do it")
    await town.env.settle()
    assert any("Take this seat" in shown.labels for shown in town.history())
    await town.env.advance_time(2 * DAY)
    assert said(town, "What shall we do")
    assert calls(town, who)[0].id == last.id
    assert rings(town, who) - rung <= 2, "no more reminders: only the answers to what was pressed"
    strange = await town.forged(other, vote(town), f"p1:hush:{(await town.running()).id}:9")
    assert strange is not None
    assert "for somebody else" in strange.text


async def test_reminders_stop_for_this_turn(town: Town) -> None:
    """Even after the next move of the same turn; the nudge comes once per turn."""
    await opened(town, *PAIR, pace="casual")
    who = await asked(town)
    assert who is not None
    await Typist(town).move(who)
    assert await asked(town) == who
    await town.env.advance_time(2 * HOUR)
    [nudge] = calls(town, who)
    assert "not finished yet" in nudge.text
    await town.click_dm(who, nudge, "Not again this turn")
    rung = rings(town, who)
    await Typist(town).move(who)
    if await asked(town) == who:
        await town.env.advance_time(2 * DAY)
        assert rings(town, who) == rung


async def test_a_reminder_comes_before_time_runs_out(town: Town) -> None:
    await opened(town, *PAIR)
    who = await asked(town)
    assert who is not None
    await town.env.advance_time(14 * HOUR)
    assert "waits for you" in calls(town, who)[0].text
    assert not said(town, "What shall we do")


@pytest.mark.parametrize("pace", ["casual", "daily"])
async def test_somebody_without_reminders_cannot_hold_up_the_table(town: Town, pace: str) -> None:
    await opened(town, *PAIR, pace=pace)
    who = await asked(town)
    assert who is not None
    await town.bot.store.change_person(town.people[who].id, reminder_hours=0)
    slow_down(town, hours=6)
    rung = rings(town, who)
    await town.env.advance_time(7 * DAY if pace == "casual" else 2 * DAY)
    assert rings(town, who) == rung
    assert said(town, "What shall we do")


async def test_somebody_without_reminders_leaves_the_server(town: Town) -> None:
    await opened(town, *PAIR, pace="casual")
    who = await asked(town)
    assert who is not None
    await town.bot.store.change_person(town.people[who].id, reminder_hours=0)
    town.guild.remove_member(town.people[who])
    slow_down(town, hours=6)
    await town.env.advance_time(DAY + 7 * HOUR)
    assert said(town, "What shall we do")


async def test_a_vote_waits_until_the_others_are_awake(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    who = await asked(town)
    other = next(name for name in PAIR if name != who)
    await town.env.advance_time(DAY - 2 * HOUR)
    await quiet(town, other, 8)
    await town.env.advance_time(4 * HOUR)
    assert await town.bot.store.vote(table_id) is None
    rung = mentions(town, other)
    await town.env.advance_time(7 * HOUR)
    assert await town.bot.store.vote(table_id) is not None
    assert mentions(town, other) == rung + 1


# --- when we were not there ------------------------------------------------------------------------------


async def test_an_outage_of_five_days_costs_nobody_time(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    who = await asked(town)
    assert who is not None
    await town.env.advance_time(3 * HOUR)
    before = (await seat_of(town, table_id, who)).deadline
    rung = rings(town, who)
    upkeep: Any = town.bot.get_cog("UpkeepCog")
    for loop in (upkeep.every_half_minute, upkeep.every_five_minutes, upkeep.every_hour):
        loop.cancel()
    await town.env.advance_time(5 * DAY)
    await town.restart()
    slow_down(town)
    await town.env.advance_time(2 * HOUR)
    after = (await seat_of(town, table_id, who)).deadline
    assert 5 * DAY <= after - before < 5 * DAY + 2 * HOUR
    assert f"<t:{after}:R>" in town.board().text, "and the board says so"
    assert await town.bot.store.vote(table_id) is None
    assert rings(town, who) - rung == 1


async def test_a_long_outage_opens_no_vote_where_no_clock_runs(town: Town) -> None:
    table_id = await opened(town, *PAIR, pace="casual")
    await town.env.advance_time(3 * HOUR)
    upkeep: Any = town.bot.get_cog("UpkeepCog")
    for loop in (upkeep.every_half_minute, upkeep.every_five_minutes, upkeep.every_hour):
        loop.cancel()
    await town.env.advance_time(9 * DAY)
    await town.restart()
    await town.restart()
    slow_down(town, hours=6)
    await town.env.advance_time(5 * DAY)
    assert await town.bot.store.vote(table_id) is None
    await town.env.advance_time(2 * DAY)
    assert await town.bot.store.vote(table_id) is not None


async def test_two_notices_at_once_are_both_posted(town: Town) -> None:
    table_id = await opened(town, *PAIR, "Ruth")
    town.bot.tables.ring = lambda table_id: None
    with town.env.time_context():
        await town.bot.seats.offer_seat(table_id, 0)
        await town.bot.seats.hand_over(table_id, 1)
    await town.restart()
    assert any("Take this seat" in shown.labels for shown in town.history())
    assert any("Take my seat back" in shown.labels for shown in town.history())


async def test_killed_before_the_ping_is_cleared(town: Town) -> None:
    await opened(town, *PAIR)
    who = await asked(town)
    assert who is not None
    assert calls(town, who)
    town.bot.tables.ring = lambda table_id: None
    while await asked(town) == who:
        await Typist(town).move(who)
    assert calls(town, who)
    await town.restart()
    assert calls(town, who) == []


async def test_killed_after_a_ping_was_sent_and_before_it_was_noted(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is sent again: the nonce makes it the same message, or it replaces the first."""
    table_id = await opened(town, *PAIR)
    who = await asked(town)
    assert who is not None
    seat = (await seat_of(town, table_id, who)).seat
    letter = Letter(kind=LetterKind.REMINDER, seat=seat, version=0)

    async def killed(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    await town.bot.store.post(table_id, [letter], now=town.now())
    monkeypatch.setattr(town.bot.store, "delivered", killed)
    with town.env.time_context(), pytest.raises(asyncio.CancelledError):
        await town.bot.outbox.deliver(table_id)
    assert ["waits for you" in call.text for call in calls(town, who)] == [True]
    await town.restart()
    assert ["waits for you" in call.text for call in calls(town, who)] == [True]
    assert await town.bot.store.due_letters(town.now()) == []


@pytest.mark.parametrize(
    "kind",
    [
        LetterKind.VOTE,
        LetterKind.NOTICE,
        LetterKind.REMINDER,
        LetterKind.NUDGE,
        LetterKind.PING,
        LetterKind.CLEAR_PING,
    ],
)
async def test_killed_before_a_letter_is_delivered(town: Town, kind: LetterKind) -> None:
    """The next process delivers every kind of letter once."""
    table_id, who = await late(town, *PAIR)
    seat = await seat_of(town, table_id, who)
    body = {"key": "computer-answered"} if kind is LetterKind.NOTICE else {}
    own = seat.seat if kind not in (LetterKind.VOTE, LetterKind.NOTICE) else None
    await town.bot.store.post(table_id, [Letter(kind=kind, seat=own, version=0, body=body)], now=town.now())
    before = len(town.history()), rings(town, who)
    await town.restart()
    first = len(town.history()), rings(town, who)
    assert await town.bot.store.due_letters(town.now() + DAY) == []
    assert len(calls(town, who)) == 1, "and a late CALM takes nothing from who is waited for"
    by_dm = kind in (LetterKind.REMINDER, LetterKind.NUDGE, LetterKind.PING)
    assert (first[0] - before[0], first[1] - before[1]) == (kind is LetterKind.NOTICE, by_dm)
    await town.restart()
    assert (len(town.history()), rings(town, who)) == first
