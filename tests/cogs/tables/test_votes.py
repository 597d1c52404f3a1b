"""Votes: several players absent at once, people who come and go during a vote, crashes in between."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.tables.votes import Ballot, verdict
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import DAY, PAIR, TRIO, late, opened, resign, said, slow_down, vote, wished
from tests.support.town import Town

QUARTET = (*TRIO, "Emil")


# --- counting --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("matter", "ballots", "closing", "expected"),
    [
        ("absence", {1: "wait", 2: "seat"}, False, None),
        ("absence", {1: "wait", 2: "seat"}, True, Ballot.WAIT),
        ("absence", {1: "seat", 2: "substitute", 3: "seat", 4: "once"}, True, Ballot.SEAT),
        ("absence", {1: "end", 2: "end", 3: "end"}, True, None),
        ("absence", {1: "end", 2: "once"}, True, Ballot.ONCE),
        ("absence", {}, True, None),
        ("late", {1: "once", 2: "once"}, False, None),
        ("late", {1: "once", 2: "once", 3: "once"}, False, Ballot.ONCE),
    ],
)
def test_what_four_voters_decide(
    matter: str, ballots: dict[int, str], closing: bool, expected: Ballot | None
) -> None:
    """Half is not enough; at the end of the voting time, the milder choice wins a tie."""
    entitled = [1, 2, 3, 4] if matter == "absence" else [0, 1, 2, 3, 4]
    assert verdict(matter, ballots, entitled, closing=closing) is expected


# --- while the others decide -----------------------------------------------------------------------------


async def test_two_of_three_are_silent_and_the_third_is_not_stuck(town: Town) -> None:
    table_id, who = await late(town, *TRIO)
    alone = next(name for name in TRIO if name != who)
    paper = vote(town)
    assert "votes given until then decide" in paper.text
    await town.click(alone, paper, "Computer takes the seat")
    await town.env.advance_time(DAY)
    assert not (await seat_of(town, table_id, who)).left, "the other one may still vote"
    await town.restart()
    slow_down(town)
    await town.env.advance_time(DAY + 7200)
    assert (await seat_of(town, table_id, who)).left
    assert said(town, "the computer takes the seat")


async def test_the_absent_player_resigns_during_the_vote(town: Town) -> None:
    table_id, who = await late(town, *TRIO)
    paper = vote(town)
    await resign(town, who)
    assert await town.bot.store.vote(table_id) is None
    assert "has no player any more" in paper.text
    assert not paper.labels


async def test_a_voter_leaves_and_the_others_have_decided(town: Town) -> None:
    table_id, who = await late(town, *QUARTET)
    first, second, third = (name for name in QUARTET if name != who)
    paper = vote(town)
    await town.click(first, paper, "Computer plays this turn")
    assert await asked(town) == who
    await resign(town, second)
    await resign(town, third)
    await town.env.settle()
    assert await town.bot.store.vote(table_id) is None
    assert await asked(town) == first
    assert said(town, "has played this turn")


async def test_a_manager_closes_the_table_during_a_vote(town: Town) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    paper = vote(town)
    ballot = paper.custom_id("Wait another day")
    town.make_manager("Stranger")
    sure = await town.slash("Stranger", "end")
    assert sure is not None
    await town.click("Stranger", sure, "Yes, do it")
    await town.env.settle()
    assert not paper.labels
    assert "nothing is left to decide" in paper.text
    stale = await town.shown_click(other, paper, ballot)
    assert "over" in stale.text
    assert await town.bot.store.vote(table_id) is None


async def test_a_table_falls_asleep_during_a_vote(town: Town) -> None:
    table_id, _ = await late(town, *PAIR)
    paper = vote(town)
    slow_down(town, hours=24)
    await town.env.advance_time(32 * DAY)
    assert (await town.bot.store.load(table_id)).asleep == "idle"
    assert await town.bot.store.vote(table_id) is None
    assert not paper.labels


async def test_a_vote_moves_with_its_table(town: Town) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    old = vote(town)
    town.channel = town.guild.create_text_channel("elsewhere")
    await town.slash(other, "table move")
    await town.env.settle()
    assert not old.labels
    assert "goes on in" in old.text
    await town.click(other, vote(town), "Computer plays this turn")
    await town.env.settle()
    assert await asked(town) == other
    assert said(town, "the computer plays this turn")
    assert await town.bot.store.vote(table_id) is None


async def test_a_deleted_vote_message_is_posted_again(town: Town) -> None:
    _, who = await late(town, *TRIO)
    first, second = (name for name in TRIO if name != who)
    paper = vote(town)
    ballot = paper.custom_id("Computer plays this turn")
    await town.forged(first, paper, ballot)
    await town.delete(paper)
    await town.forged(first, town.board(), ballot)  # it was still open in somebody's client
    await town.env.settle()
    again = vote(town)
    assert again.id != paper.id
    assert first in again.text
    await town.click(second, again, "Computer plays this turn")
    await town.env.settle()
    assert await asked(town) != who


@pytest.mark.parametrize("choice", ["Computer takes the seat", "Computer plays this turn"])
async def test_killed_before_the_result_is_carried_out(
    town: Town, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)

    async def killed(*_: object) -> None:
        raise RuntimeError("killed")

    for deed in ("hand_over", "play_for"):
        monkeypatch.setattr(town.bot.seats, deed, killed)
    await town.click(other, vote(town), choice)
    assert await asked(town) == who
    assert not said(town, "Decided")
    await town.restart()
    await town.env.advance_time(600)
    assert await asked(town) == other
    assert said(town, "Decided")
    assert await town.bot.store.vote(table_id) is None


async def test_killed_before_the_vote_is_closed(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)

    async def killed(*_: object, **__: object) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(town.bot.store, "close_vote", killed)
    await town.click(other, vote(town), "Computer takes the seat")
    await town.restart()
    await town.env.advance_time(600)
    assert await town.bot.store.vote(table_id) is None
    assert sum("Take my seat back" in shown.labels for shown in town.history()) == 1, "announced once"


async def test_a_vote_is_pointless_when_the_turn_is_undone(town: Town) -> None:
    """The player before ended the turn too early, and undoes that during the vote."""
    table_id = await opened(town, *TRIO)
    typist = Typist(town)
    for _ in range(40):
        who = await asked(town)
        assert who is not None
        await typist.move(who)
        table = await town.bot.store.open_table(table_id)
        last = table.log[-1]
        if last.seat not in table.waiting and not last.final:
            break
    else:
        raise AssertionError("every turn ended with something that binds")
    await town.env.advance_time(DAY + 7200)
    paper = vote(town)
    await town.slash(who, "undo")
    await town.env.settle()
    assert await asked(town) == who
    assert not paper.labels
    assert await town.bot.store.vote(table_id) is None


async def test_a_secret_move_does_not_show_that_somebody_is_back(town: Town) -> None:
    """A stored order is secret, so the vote goes on."""
    slow_down(town)
    table_id = await town.table("magellan", *TRIO, settings={"pace": "daily"})
    who = await asked(town)
    assert who is not None
    await town.env.advance_time(DAY + 7200)
    paper, seen = vote(town), town.board().text
    seat = (await seat_of(town, table_id, who)).seat
    table = await town.bot.store.open_table(table_id)
    question: Any = table.ask(seat, {})
    assert "auto_forced" in [option.value for option in question.options]
    before = table.number
    await town.slash(who, "magellan auto_forced", switch="on")
    await town.env.settle()
    assert (await town.bot.store.load(table_id)).version > before
    assert paper.labels
    assert town.board().text == seen


async def test_ten_clicks_on_a_ballot_decide_once(town: Town) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    paper = vote(town)
    ballot = paper.custom_id("Computer takes the seat")
    for _ in range(10):
        await town.raw_click(other, paper, ballot)
    await town.env.settle()
    assert await town.bot.store.vote(table_id) is None
    assert (await seat_of(town, table_id, who)).left
    assert sum("Take my seat back" in shown.labels for shown in town.history()) == 1


async def test_waiting_another_day_is_a_day_without_a_clock_too(town: Town) -> None:
    table_id = await opened(town, *PAIR, pace="casual")
    who = await asked(town)
    assert who is not None
    other = next(name for name in PAIR if name != who)
    slow_down(town, hours=6)
    await town.env.advance_time(5 * DAY)
    assert not said(town, "What shall we do"), "five reminders come first"
    await town.env.advance_time(DAY + DAY // 2)
    paper = vote(town)
    assert "Look for a substitute" in paper.labels
    await town.click(other, paper, "Wait another day")
    await town.env.settle()
    assert f"<t:{(await seat_of(town, table_id, who)).deadline}:R>" in town.board().text, "the board says so"
    await town.env.advance_time(DAY + DAY // 2)
    assert vote(town).id != paper.id, "a day later they are asked again"


async def test_a_big_time_bank_is_not_cut_short(town: Town) -> None:
    """While there is time in the bank no vote starts, however many reminders there were."""
    table_id = await opened(town, *PAIR, pace="bank168")
    slow_down(town, hours=6)
    await town.env.advance_time(7 * DAY + DAY // 2)
    assert await town.bot.store.vote(table_id) is None
    await town.env.advance_time(DAY)
    assert await town.bot.store.vote(table_id) is not None


# --- undo ------------------------------------------------------------------------------------------------


async def test_an_undo_request_is_withdrawn(town: Town) -> None:
    table_id, who, *_ = await wished(town)
    own = await town.click(who, vote(town), "Fine with me")
    assert own is not None
    assert "Rather not" in own.text
    await town.click(who, vote(town), "Rather not")
    await town.env.settle()
    assert await town.bot.store.vote(table_id) is None
    assert said(town, "thought better of it")


async def test_the_player_who_requested_an_undo_leaves(town: Town) -> None:
    table_id, who, *_ = await wished(town)
    await resign(town, who)
    assert await town.bot.store.vote(table_id) is None
    assert said(town, "is settled")


async def test_killed_while_an_undo_is_carried_out(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id, who, other, _ = await wished(town)

    async def killed(*_: object, **__: object) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(town.bot.store, "close_vote", killed)
    await town.click(other, vote(town), "Fine with me")
    await town.restart()
    await town.env.advance_time(600)
    log = await town.bot.store.log(table_id)
    assert sum(entry.takes_back is not None for entry in log) == 1
    assert await asked(town) == who
    assert await town.bot.store.vote(table_id) is None


async def test_hands_that_changed_are_sent_again(town: Town) -> None:
    """A paid card comes back: everybody whose hand changed gets it by direct message."""
    slow_down(town)
    table_id = await town.table("magellan", *TRIO)
    typist, changed, who = Typist(town), False, ""
    while not changed:
        who = await asked(town) or ""
        seat = (await seat_of(town, table_id, who)).seat
        before = (await town.bot.store.open_table(table_id)).view(seat).own
        await typist.move(who)
        after = (await town.bot.store.open_table(table_id)).view(seat).own
        changed = getattr(before, "hand", 0) != getattr(after, "hand", 0)
    await town.env.settle()
    [desk] = [dm for dm in town.dms(who) if dm.files]
    seen = desk.alts
    sure = await town.slash(who, "undo")
    assert sure is not None
    await town.click(who, sure, "Ask the others")
    await town.env.settle()
    for other in TRIO:
        if other != who:
            await town.click(other, vote(town), "Fine with me")
    await town.env.settle()
    assert (await town.bot.store.open_table(table_id)).view(seat).own == before
    [desk] = [dm for dm in town.dms(who) if dm.files]
    assert desk.alts != seen
    assert any(entry.undone for entry in await town.bot.store.log(table_id))
