"""Days go by: clocks, reminders, votes, substitutes, vacations; with restarts in between."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from cogs.tables.absence.votes import Ballot, verdict
from cogs.ui.components.custom_ids import Verb, pack
from engines.tables.knowledge import version_token
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import DAY, PAIR, calls, late, opened, rings, said, slow_down, vote, wished
from tests.support.discord_server import DiscordServer


@pytest.mark.parametrize(
    ("kind", "ballots", "expected"),
    [
        ("absence", {1: "wait"}, None),
        ("absence", {1: "wait", 2: "wait"}, Ballot.WAIT),
        ("absence", {1: "wait", 2: "seat", 3: "once"}, None),
        ("absence", {1: "end", 2: "end"}, None),
        ("absence", {1: "end", 2: "end", 3: "end"}, Ballot.END),
        ("undo", {1: "yes", 2: "yes"}, None),
        ("undo", {1: "yes", 2: "yes", 3: "yes"}, Ballot.YES),
        ("undo", {3: "no"}, Ballot.NO),
        ("absence", {0: "wait", 9: "wait"}, None),
    ],
)
def test_what_three_voters_decide(kind: str, ballots: dict[int, str], expected: Ballot | None) -> None:
    assert verdict(kind, ballots, [1, 2, 3]) is expected


def test_nobody_decides_nothing() -> None:
    assert verdict("absence", {}, []) is None


async def test_the_board_says_until_when(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    seat = next(s for s in await server.bot.store.seats(table_id) if s.deadline)
    assert f"<t:{seat.deadline}:R>" in server.board().text
    assert seat.deadline == seat.asked_at + DAY  # type: ignore[operator]


async def test_reminders_come_by_dm_and_stop_when_asked_to(server: DiscordServer) -> None:
    await opened(server, *PAIR, pace="casual")
    who = await asked(server)
    assert who is not None
    await server.env.advance_time(DAY + 3600)
    [reminder] = calls(server, who)
    assert "waiting for you" in reminder.text, "it has taken the place of the first call"
    answer = await server.click_dm(who, reminder, "Stop reminding me this turn")
    assert answer is not None
    assert "No more reminders" in answer.text
    before = len(server.dms(who))
    await server.env.advance_time(3 * DAY)
    assert len(server.dms(who)) == before, "nothing after it"
    assert calls(server, who)[0].id == reminder.id, "nothing after it"


async def test_an_outage_is_nobodys_absence(server: DiscordServer) -> None:
    """After 40 days everybody is told once, by their table. A reminder comes a day later, one."""
    await opened(server, *PAIR, pace="casual")
    who = await asked(server)
    assert who is not None
    rung = rings(server, who)
    upkeep: Any = server.bot.get_cog("UpkeepCog")
    for loop in (upkeep.every_half_minute, upkeep.every_five_minutes, upkeep.every_hour):
        loop.cancel()
    await server.env.advance_time(40 * DAY)
    await server.restart()
    slow_down(server)
    await server.env.advance_time(3700)
    for _ in range(2):
        row = await server.running()
        assert (row.status, row.asleep) == ("running", None)
        told = [shown for shown in server.history() if "I was away for more than a day" in shown.text]
        assert len(told) == 1
        assert rings(server, who) == rung
        await server.restart()
    slow_down(server)
    await server.env.advance_time(DAY)
    assert rings(server, who) - rung == 1
    assert "waiting for you" in calls(server, who)[0].text


async def test_an_outage_is_made_up_for_once(server: DiscordServer) -> None:
    """The process starts, and dies before anything else happens, again and again."""
    table_id = await opened(server, *PAIR)
    who = await asked(server)
    assert who is not None
    deadline = (await seat_of(server, table_id, who)).deadline
    assert deadline is not None
    await server.bot.reminders.check(server.now())
    for _ in range(2):
        await server.bot.outages.make_up(server.now() + DAY)
        assert (await seat_of(server, table_id, who)).deadline == deadline + DAY


async def test_quiet_hours_hold_a_reminder_back(server: DiscordServer) -> None:
    await opened(server, *PAIR, pace="casual")
    who = await asked(server)
    assert who is not None
    hour = (server.now() // 3600) % 24
    user = server.people[who].id
    await server.bot.store.change_person(user, quiet_from=hour, quiet_to=(hour + 4) % 24, reminder_hours=1)
    await server.env.advance_time(2 * 3600)
    assert "Your turn:" in calls(server, who)[0].text
    await server.env.advance_time(3 * 3600)
    assert "waiting for you" in calls(server, who)[0].text


async def test_who_takes_no_dms_is_reminded_in_the_channel(server: DiscordServer) -> None:
    await opened(server, *PAIR, pace="casual")
    who = await asked(server)
    assert who is not None
    await server.bot.store.change_person(server.people[who].id, dm_notices=False)
    await server.env.advance_time(DAY + 3600)
    assert server.people[who].mention in server.last.text
    assert "waiting for you" in server.last.text


async def test_your_turn_goes_away_when_it_is_done(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    who = await asked(server)
    assert who is not None
    assert any("Your turn:" in dm.text for dm in server.dms(who))
    typist = Typist(server)
    while await asked(server) == who:
        await typist.move(who)
    await server.env.advance_time(2 * 3600)
    assert not any("Your turn:" in dm.text for dm in server.dms(who))


async def test_a_turn_that_was_not_ended_is_nudged_once(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    who = await asked(server)
    assert who is not None
    await Typist(server).move(who)
    if await asked(server) != who:
        who = await asked(server) or who
        await Typist(server).move(who)
    assert await asked(server) == who
    await server.env.advance_time(2 * 3600)
    assert sum("in the middle of your turn" in dm.text for dm in server.dms(who)) == 1
    await server.env.advance_time(2 * 3600)
    assert sum("in the middle of your turn" in dm.text for dm in server.dms(who)) == 1


async def test_when_time_is_out_the_others_decide_to_wait(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    assert (await server.bot.store.load(table_id)).version == 0, "Nothing happens on its own"
    paper = vote(server)
    old = await server.forged(other, paper, f"p1:ballot:{table_id}:1:end")
    assert old is not None
    assert "over" in old.text, "the ballot of another vote"
    stranger = await server.click("Stranger", paper, "Wait another day")
    assert stranger is not None
    assert "not in this game" in stranger.text
    own = await server.click(who, paper, "Wait another day")
    assert own is not None
    assert "The others decide this" in own.text
    await server.click(other, paper, "Wait another day")
    await server.env.settle()
    assert said(server, "Vote result: give")
    seat = next(s for s in await server.bot.store.seats(table_id) if s.name == who)
    assert seat.deadline is not None
    assert seat.deadline > server.now() + DAY - 10
    garbage = await server.forged(other, paper, "p1:ballot:x:y:z")
    assert garbage is not None
    assert "button" in garbage.text.lower()


async def test_the_game_is_ended_by_vote(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    await server.click(other, vote(server), "End the game")
    await server.env.settle()
    assert (await server.bot.store.load(table_id)).status == "ended"
    assert said(server, "the game ends here")


async def test_the_computer_plays_one_turn(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    await server.click(other, vote(server), "Computer plays this turn")
    await server.env.settle()
    assert await asked(server) == other
    assert said(server, "played this turn")
    assert not any(seat.left for seat in await server.bot.store.seats(table_id))


async def test_the_computer_takes_the_seat_and_gives_it_back(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    await server.click(other, vote(server), "Computer takes the seat")
    await server.env.settle()
    assert await asked(server) == other
    nothing = await server.slash(other, "return")
    assert nothing is not None
    assert "No computer is playing a seat of yours" in nothing.text
    await server.restart()
    back = await server.slash(who, "return")
    assert back is not None
    assert "Welcome back" in back.text
    assert not any(seat.left for seat in await server.bot.store.seats(table_id))
    assert said(server, "is back and takes over")


async def test_a_substitute_takes_the_seat(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    await server.click(other, vote(server), "Look for a substitute")
    await server.env.settle()
    offer = next(m for m in reversed(server.history()) if "Take this seat" in m.labels)
    button = offer.custom_id("Take this seat")
    refused = await server.click(other, offer, "Take this seat")
    assert refused is not None
    assert "already in this game" in refused.text
    sure = await server.click("Stranger", offer, "Take this seat")
    assert sure is not None
    await server.click("Stranger", sure, "Take this seat")
    await server.env.settle()
    assert [seat.name for seat in await server.bot.store.seats(table_id) if seat.name == "Stranger"]
    assert any(dm.files or "Stranger" in dm.text for dm in server.dms("Stranger")), "the hand comes by DM"
    assert any("Someone took over" in dm.text for dm in server.dms(who))
    assert offer.labels == []
    gone = await server.shown_click("Ruth", offer, button)
    assert "seat’s taken" in gone.text
    forged = await server.forged("Ruth", offer, f"p1:sitdown:{table_id}:0")
    assert forged is not None
    assert "seat’s taken" in forged.text
    assert await asked(server) == "Stranger"


async def test_three_people_need_two_votes_and_the_absent_may_come_back(server: DiscordServer) -> None:
    _, who = await late(server, "Inge", "Otto", "Ruth")
    others = [name for name in ("Inge", "Otto", "Ruth") if name != who]
    paper = vote(server)
    end = paper.custom_id("End the game")
    await server.click(others[0], paper, "End the game")
    assert await asked(server) == who, "one of two cannot end it"
    await Typist(server).move(who)
    await server.env.settle()
    assert said(server, "is back and has moved")
    stale = await server.shown_click(others[1], paper, end)
    assert "over" in stale.text


async def test_taking_back_with_consent(server: DiscordServer) -> None:
    table_id, who, other, offered = await wished(server)
    before = (await server.bot.store.load(table_id)).version
    old = await server.shown_click(who, offered, f"p1:wish:{table_id}")
    assert "moved on" in old.text, "a button from before it said what it takes back"
    table, seat = await server.bot.store.open_table(table_id), await seat_of(server, table_id, who)
    asks = pack(Verb.REQUEST_UNDO, table_id, version_token(table, seat.seat))
    twice = await server.shown_click(who, offered, asks)
    assert "already asked" in twice.text
    await server.click(other, vote(server), "Fine with me")
    await server.env.settle()
    assert await asked(server) == who
    log = await server.bot.store.log(table_id)
    assert log[-1].takes_back is not None
    assert log[-1].number == before + 1
    assert said(server, "Everyone agreed")
    again = await server.shown_click(who, offered, asks)
    assert "already undone" in again.text
    assert len(await server.bot.store.log(table_id)) == before + 1


async def test_a_no_keeps_the_move(server: DiscordServer) -> None:
    table_id, _, other, _ = await wished(server)
    version = (await server.bot.store.load(table_id)).version
    await server.click(other, vote(server), "I’d rather not")
    await server.env.settle()
    assert (await server.bot.store.load(table_id)).version == version
    assert said(server, "last move stands")


async def test_a_vacation(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    who = await asked(server)
    assert who is not None
    refusals = {
        "soon": "as a date",
        "31.2.2027": "as a date",
        "2001-01-01": "has passed",
        "2037-01-01": "too long",
    }
    for wrong, words in refusals.items():
        answer = await server.slash(who, "vacation", until=wrong)
        assert answer is not None
        assert words in answer.text, wrong
    none = await server.slash(who, "vacation")
    assert none is not None
    assert "not on vacation" in none.text
    seat = next(s for s in await server.bot.store.seats(table_id) if s.name == who)
    until = server.now() + 5 * DAY
    date = datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d")
    begun = await server.slash(who, "vacation", until=date)
    assert begun is not None
    assert "Enjoy" in begun.text
    after = next(s for s in await server.bot.store.seats(table_id) if s.name == who)
    assert after.deadline is not None
    assert seat.deadline is not None
    assert after.away_until is not None
    assert after.deadline - seat.deadline >= 4 * DAY
    before = len(server.dms(who))
    await server.env.advance_time(3 * DAY)
    assert len(server.dms(who)) == before, "nobody rings"
    assert not said(server, "What should we do"), "nobody rings"
    board = await server.slash("Inge", "board")
    assert board is not None
    assert "on vacation until" in board.text
    back = await server.slash(who, "vacation")
    assert back is not None
    assert "Welcome back" in back.text
    home = next(s for s in await server.bot.store.seats(table_id) if s.name == who)
    assert home.deadline is not None
    assert home.deadline <= server.now() + DAY


async def test_a_vacation_without_a_time_zone_says_when_it_ends(server: DiscordServer) -> None:
    date = datetime.fromtimestamp(server.now() + 5 * DAY, UTC).strftime("%Y-%m-%d")
    begun = await server.slash("Inge", "vacation", until=date)
    assert begun is not None
    assert "midnight UTC" in begun.text
    assert begun.labels == ["Time zone and quiet hours"]
    form = await server.people["Inge"].click(begun.handle, custom_id=begun.buttons[0]["custom_id"])
    await server.people["Inge"].submit_modal(form, {"zone": "Berlin", "quiet": ""})
    again = await server.slash("Inge", "vacation", until=date)
    assert again is not None
    assert "UTC" not in again.text
    assert not again.labels


async def test_the_example_of_a_date_can_be_meant(server: DiscordServer) -> None:
    refused = await server.slash("Inge", "vacation", until="soon")
    none = await server.slash("Inge", "vacation")
    for shown in (none, refused):
        assert shown is not None
        for example in re.findall(r"\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{4}", shown.text):
            begun = await server.slash("Inge", "vacation", until=example)
            assert begun is not None
            assert "Enjoy" in begun.text


async def test_where_who_is_away_passes_the_vote_says_so(server: DiscordServer) -> None:
    slow_down(server)
    await server.table("efemeris", *PAIR, settings={"pace": "daily", "absent": "pass"})
    who = await asked(server)
    assert who is not None
    other = next(name for name in PAIR if name != who)
    await server.env.advance_time(DAY + 7200)
    paper = vote(server)
    assert "Pass this turn" in paper.labels
    assert "Computer plays this turn" not in paper.labels
    await server.click(other, paper, "Pass this turn")
    await server.env.settle()
    assert f"{who} passes this turn" in paper.text
    assert said(server, f"{who} passed this turn")


async def test_an_old_wish_stands_in_nobodys_way(server: DiscordServer) -> None:
    table_id, *_ = await wished(server)
    await server.env.advance_time(3 * DAY + 7200)
    found = await server.bot.store.vote(table_id)
    assert found is not None
    assert found[0].kind == "absence", "the time of somebody is out, and that is asked"
    assert said(server, "Nobody answered")
