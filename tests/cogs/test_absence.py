"""Days go by: clocks, reminders, votes, substitutes, vacations; with restarts in between."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest

from cogs.tables.answers import version_token
from cogs.tables.votes import Ballot, verdict
from cogs.ui.custom_ids import Verb, pack
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import DAY, PAIR, calls, late, opened, rings, said, slow_down, vote, wished
from tests.support.town import Town


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


async def test_the_board_says_until_when(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    seat = next(s for s in await town.bot.store.seats(table_id) if s.deadline)
    assert f"<t:{seat.deadline}:R>" in town.board().text
    assert seat.deadline == seat.asked_at + DAY  # type: ignore[operator]


async def test_reminders_come_by_dm_and_stop_when_asked_to(town: Town) -> None:
    await opened(town, *PAIR, pace="casual")
    who = await asked(town)
    assert who is not None
    await town.env.advance_time(DAY + 3600)
    [reminder] = calls(town, who)
    assert "waits for you" in reminder.text, "it has taken the place of the first call"
    answer = await town.click_dm(who, reminder, "Not again this turn")
    assert answer is not None
    assert "not be reminded" in answer.text
    before = len(town.dms(who))
    await town.env.advance_time(3 * DAY)
    assert len(town.dms(who)) == before, "nothing after it"
    assert calls(town, who)[0].id == reminder.id, "nothing after it"


async def test_after_an_outage_there_is_one_reminder(town: Town) -> None:
    await opened(town, *PAIR, pace="casual")
    who = await asked(town)
    assert who is not None
    rung = rings(town, who)
    town.bot.get_cog("UpkeepCog").every_five_minutes.cancel()  # type: ignore[union-attr]
    await town.env.advance_time(4 * DAY)
    await town.restart()
    slow_down(town)
    await town.env.advance_time(3700)
    assert rings(town, who) - rung == 1
    assert "waits for you" in calls(town, who)[0].text


async def test_quiet_hours_hold_a_reminder_back(town: Town) -> None:
    await opened(town, *PAIR, pace="casual")
    who = await asked(town)
    assert who is not None
    hour = (town.now() // 3600) % 24
    user = town.people[who].id
    await town.bot.store.change_person(user, quiet_from=hour, quiet_to=(hour + 4) % 24, reminder_hours=1)
    await town.env.advance_time(2 * 3600)
    assert "it is your turn" in calls(town, who)[0].text
    await town.env.advance_time(3 * 3600)
    assert "waits for you" in calls(town, who)[0].text


async def test_who_takes_no_dms_is_reminded_in_the_channel(town: Town) -> None:
    await opened(town, *PAIR, pace="casual")
    who = await asked(town)
    assert who is not None
    await town.bot.store.change_person(town.people[who].id, dm_notices=False)
    await town.env.advance_time(DAY + 3600)
    assert town.people[who].mention in town.last.text
    assert "waits for you" in town.last.text


async def test_your_turn_goes_away_when_it_is_done(town: Town) -> None:
    await opened(town, *PAIR)
    who = await asked(town)
    assert who is not None
    assert any("it is your turn" in dm.text for dm in town.dms(who))
    typist = Typist(town)
    while await asked(town) == who:
        await typist.move(who)
    await town.env.settle()
    assert not any("it is your turn" in dm.text for dm in town.dms(who))


async def test_a_turn_that_was_not_ended_is_nudged_once(town: Town) -> None:
    await opened(town, *PAIR)
    who = await asked(town)
    assert who is not None
    await Typist(town).move(who)
    if await asked(town) != who:
        who = await asked(town) or who
        await Typist(town).move(who)
    assert await asked(town) == who
    await town.env.advance_time(2 * 3600)
    assert sum("not finished yet" in dm.text for dm in town.dms(who)) == 1
    await town.env.advance_time(2 * 3600)
    assert sum("not finished yet" in dm.text for dm in town.dms(who)) == 1


async def test_when_time_is_out_the_others_decide_to_wait(town: Town) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    assert (await town.bot.store.load(table_id)).version == 0, "nothing happens by itself"
    paper = vote(town)
    old = await town.forged(other, paper, f"p1:ballot:{table_id}:1:end")
    assert old is not None
    assert "over" in old.text, "the ballot of another vote"
    stranger = await town.click("Stranger", paper, "Wait another day")
    assert stranger is not None
    assert "do not sit" in stranger.text
    own = await town.click(who, paper, "Wait another day")
    assert own is not None
    assert "for the others" in own.text
    await town.click(other, paper, "Wait another day")
    await town.env.settle()
    assert said(town, "you wait another day")
    seat = next(s for s in await town.bot.store.seats(table_id) if s.name == who)
    assert seat.deadline is not None
    assert seat.deadline > town.now() + DAY - 10
    garbage = await town.forged(other, paper, "p1:ballot:x:y:z")
    assert garbage is not None
    assert "button" in garbage.text.lower()


async def test_the_game_is_ended_by_vote(town: Town) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    await town.click(other, vote(town), "End the game")
    await town.env.settle()
    assert (await town.bot.store.load(table_id)).status == "ended"
    assert said(town, "the game ends here")


async def test_the_computer_plays_one_turn(town: Town) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    await town.click(other, vote(town), "Computer plays this turn")
    await town.env.settle()
    assert await asked(town) == other
    assert said(town, "has played this turn")
    assert not any(seat.left for seat in await town.bot.store.seats(table_id))


async def test_the_computer_takes_the_seat_and_gives_it_back(town: Town) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    await town.click(other, vote(town), "Computer takes the seat")
    await town.env.settle()
    assert await asked(town) == other
    nothing = await town.slash(other, "return")
    assert nothing is not None
    assert "no seat of yours" in nothing.text
    await town.restart()
    back = await town.slash(who, "return")
    assert back is not None
    assert "Welcome back" in back.text
    assert not any(seat.left for seat in await town.bot.store.seats(table_id))
    assert said(town, "is back and takes the seat")


async def test_a_substitute_takes_the_seat(town: Town) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    await town.click(other, vote(town), "Look for a substitute")
    await town.env.settle()
    offer = next(m for m in reversed(town.history()) if "Take this seat" in m.labels)
    button = offer.custom_id("Take this seat")
    refused = await town.click(other, offer, "Take this seat")
    assert refused is not None
    assert "sit at this table yourself" in refused.text
    sure = await town.click("Stranger", offer, "Take this seat")
    assert sure is not None
    await town.click("Stranger", sure, "Take this seat")
    await town.env.settle()
    assert [seat.name for seat in await town.bot.store.seats(table_id) if seat.name == "Stranger"]
    assert any(dm.files or "Stranger" in dm.text for dm in town.dms("Stranger")), "the hand comes by DM"
    assert any("Somebody else plays on" in dm.text for dm in town.dms(who))
    assert offer.labels == []
    gone = await town.shown_click("Ruth", offer, button)
    assert "not free" in gone.text
    forged = await town.forged("Ruth", offer, f"p1:sitdown:{table_id}:0")
    assert forged is not None
    assert "not free" in forged.text
    assert await asked(town) == "Stranger"


async def test_three_people_need_two_votes_and_the_absent_may_come_back(town: Town) -> None:
    _, who = await late(town, "Inge", "Otto", "Ruth")
    others = [name for name in ("Inge", "Otto", "Ruth") if name != who]
    paper = vote(town)
    end = paper.custom_id("End the game")
    await town.click(others[0], paper, "End the game")
    assert await asked(town) == who, "one of two cannot end it"
    await Typist(town).move(who)
    await town.env.settle()
    assert said(town, "is back and has moved")
    stale = await town.shown_click(others[1], paper, end)
    assert "over" in stale.text


async def test_taking_back_with_consent(town: Town) -> None:
    table_id, who, other, offered = await wished(town)
    before = (await town.bot.store.load(table_id)).version
    old = await town.shown_click(who, offered, f"p1:wish:{table_id}")
    assert "moved on" in old.text, "a button from before it said what it takes back"
    table, seat = await town.bot.store.open_table(table_id), await seat_of(town, table_id, who)
    asks = pack(Verb.REQUEST_UNDO, table_id, version_token(table, seat.seat))
    twice = await town.shown_click(who, offered, asks)
    assert "already asked" in twice.text
    await town.click(other, vote(town), "Fine with me")
    await town.env.settle()
    assert await asked(town) == who
    log = await town.bot.store.log(table_id)
    assert log[-1].takes_back is not None
    assert log[-1].number == before + 1
    assert said(town, "Everybody agreed")
    again = await town.shown_click(who, offered, asks)
    assert "already undone" in again.text
    assert len(await town.bot.store.log(table_id)) == before + 1


async def test_a_no_keeps_the_move(town: Town) -> None:
    table_id, _, other, _ = await wished(town)
    version = (await town.bot.store.load(table_id)).version
    await town.click(other, vote(town), "Rather not")
    await town.env.settle()
    assert (await town.bot.store.load(table_id)).version == version
    assert said(town, "move of")


async def test_a_vacation(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    who = await asked(town)
    assert who is not None
    refusals = {
        "soon": "not a date",
        "31.2.2027": "not a date",
        "2001-01-01": "over already",
        "2037-01-01": "too long",
    }
    for wrong, words in refusals.items():
        answer = await town.slash(who, "vacation", until=wrong)
        assert answer is not None
        assert words in answer.text, wrong
    none = await town.slash(who, "vacation")
    assert none is not None
    assert "not on vacation" in none.text
    seat = next(s for s in await town.bot.store.seats(table_id) if s.name == who)
    until = town.now() + 5 * DAY
    date = datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d")
    begun = await town.slash(who, "vacation", until=date)
    assert begun is not None
    assert "Enjoy" in begun.text
    after = next(s for s in await town.bot.store.seats(table_id) if s.name == who)
    assert after.deadline is not None
    assert seat.deadline is not None
    assert after.away_until is not None
    assert after.deadline - seat.deadline >= 4 * DAY
    before = len(town.dms(who))
    await town.env.advance_time(3 * DAY)
    assert len(town.dms(who)) == before, "nobody rings"
    assert not said(town, "What shall we do"), "nobody rings"
    board = await town.slash("Inge", "board")
    assert board is not None
    assert "on vacation until" in board.text
    back = await town.slash(who, "vacation")
    assert back is not None
    assert "Welcome back" in back.text
    home = next(s for s in await town.bot.store.seats(table_id) if s.name == who)
    assert home.deadline is not None
    assert home.deadline <= town.now() + DAY


async def test_a_vacation_without_a_time_zone_says_when_it_ends(town: Town) -> None:
    date = datetime.fromtimestamp(town.now() + 5 * DAY, UTC).strftime("%Y-%m-%d")
    begun = await town.slash("Inge", "vacation", until=date)
    assert begun is not None
    assert "midnight UTC" in begun.text
    assert begun.labels == ["Time zone and quiet hours"]
    form = await town.people["Inge"].click(begun.handle, custom_id=begun.buttons[0]["custom_id"])
    await town.people["Inge"].submit_modal(form, {"zone": "Berlin", "quiet": ""})
    again = await town.slash("Inge", "vacation", until=date)
    assert again is not None
    assert "UTC" not in again.text
    assert not again.labels


async def test_the_example_of_a_date_can_be_meant(town: Town) -> None:
    refused = await town.slash("Inge", "vacation", until="soon")
    none = await town.slash("Inge", "vacation")
    for shown in (none, refused):
        assert shown is not None
        for example in re.findall(r"\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{4}", shown.text):
            begun = await town.slash("Inge", "vacation", until=example)
            assert begun is not None
            assert "Enjoy" in begun.text


async def test_where_who_is_away_passes_the_vote_says_so(town: Town) -> None:
    slow_down(town)
    await town.table("efemeris", *PAIR, settings={"pace": "daily", "absent": "pass"})
    who = await asked(town)
    assert who is not None
    other = next(name for name in PAIR if name != who)
    await town.env.advance_time(DAY + 7200)
    paper = vote(town)
    assert "Pass this turn" in paper.labels
    assert "Computer plays this turn" not in paper.labels
    await town.click(other, paper, "Pass this turn")
    await town.env.settle()
    assert f"{who} passes this turn" in paper.text
    assert said(town, f"{who} has passed this turn")


async def test_an_old_wish_stands_in_nobodys_way(town: Town) -> None:
    table_id, *_ = await wished(town)
    await town.env.advance_time(3 * DAY + 7200)
    found = await town.bot.store.vote(table_id)
    assert found is not None
    assert found[0].kind == "absence", "the time of somebody is out, and that is asked"
    assert said(town, "was not answered in time")
