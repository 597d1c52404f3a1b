"""Votes: several players absent at once, people who come and go during a vote, crashes in between."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.tables.absence.votes import Ballot, verdict
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import DAY, PAIR, TRIO, late, opened, resign, said, slow_down, vote, wished
from tests.support.discord_server import DiscordServer

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


async def test_two_of_three_are_silent_and_the_third_is_not_stuck(server: DiscordServer) -> None:
    table_id, who = await late(server, *TRIO)
    alone = next(name for name in TRIO if name != who)
    paper = vote(server)
    assert "votes cast so far decide" in paper.text
    await server.click(alone, paper, "Computer takes the seat")
    await server.env.advance_time(DAY)
    assert not (await seat_of(server, table_id, who)).left, "the other one may still vote"
    await server.restart()
    slow_down(server)
    await server.env.advance_time(DAY + 7200)
    assert (await seat_of(server, table_id, who)).left
    assert said(server, "Vote result: the computer takes")


async def test_the_absent_player_resigns_during_the_vote(server: DiscordServer) -> None:
    table_id, who = await late(server, *TRIO)
    paper = vote(server)
    await resign(server, who)
    assert await server.bot.store.vote(table_id) is None
    assert "Nobody has this seat anymore" in paper.text
    assert not paper.labels


async def test_a_voter_leaves_and_the_others_have_decided(server: DiscordServer) -> None:
    table_id, who = await late(server, *QUARTET)
    first, second, third = (name for name in QUARTET if name != who)
    paper = vote(server)
    await server.click(first, paper, "Computer plays this turn")
    assert await asked(server) == who
    await resign(server, second)
    await resign(server, third)
    await server.env.settle()
    assert await server.bot.store.vote(table_id) is None
    assert await asked(server) == first
    assert said(server, "played this turn")


async def test_a_manager_closes_the_table_during_a_vote(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    paper = vote(server)
    ballot = paper.custom_id("Wait another day")
    server.make_manager("Stranger")
    sure = await server.slash("Stranger", "end")
    assert sure is not None
    await server.click("Stranger", sure, "Yes, close the game")
    await server.env.settle()
    assert not paper.labels
    assert "nothing to decide" in paper.text
    stale = await server.shown_click(other, paper, ballot)
    assert "over" in stale.text
    assert await server.bot.store.vote(table_id) is None


async def test_a_table_falls_asleep_during_a_vote(server: DiscordServer) -> None:
    table_id, _ = await late(server, *PAIR)
    paper = vote(server)
    slow_down(server, hours=24)
    await server.env.advance_time(32 * DAY)
    assert (await server.bot.store.load(table_id)).asleep == "idle"
    assert await server.bot.store.vote(table_id) is None
    assert not paper.labels


async def test_a_vote_moves_with_its_table(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    old = vote(server)
    server.channel = server.guild.create_text_channel("elsewhere")
    await server.slash(other, "table move")
    await server.env.settle()
    assert not old.labels
    assert "continues in" in old.text
    await server.click(other, vote(server), "Computer plays this turn")
    await server.env.settle()
    assert await asked(server) == other
    assert said(server, "the computer plays this turn")
    assert await server.bot.store.vote(table_id) is None


async def test_a_deleted_vote_message_is_posted_again(server: DiscordServer) -> None:
    _, who = await late(server, *TRIO)
    first, second = (name for name in TRIO if name != who)
    paper = vote(server)
    ballot = paper.custom_id("Computer plays this turn")
    await server.forged(first, paper, ballot)
    await server.delete(paper)
    await server.forged(first, server.board(), ballot)  # it was still open in somebody's client
    await server.env.settle()
    again = vote(server)
    assert again.id != paper.id
    assert first in again.text
    await server.click(second, again, "Computer plays this turn")
    await server.env.settle()
    assert await asked(server) != who


@pytest.mark.parametrize("choice", ["Computer takes the seat", "Computer plays this turn"])
async def test_killed_before_the_result_is_carried_out(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)

    async def killed(*_: object) -> None:
        raise RuntimeError("killed")

    for deed in ("hand_over", "play_for"):
        monkeypatch.setattr(server.bot.seats, deed, killed)
    await server.click(other, vote(server), choice)
    assert await asked(server) == who
    assert not said(server, "Vote result")
    await server.restart()
    await server.env.advance_time(600)
    assert await asked(server) == other
    assert said(server, "Vote result")
    assert await server.bot.store.vote(table_id) is None


async def test_killed_before_the_vote_is_closed(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)

    async def killed(*_: object, **__: object) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(server.bot.store, "close_vote", killed)
    await server.click(other, vote(server), "Computer takes the seat")
    await server.restart()
    await server.env.advance_time(600)
    assert await server.bot.store.vote(table_id) is None
    assert sum("Return to my seat" in shown.labels for shown in server.history()) == 1, "announced once"


async def test_a_vote_is_pointless_when_the_turn_is_undone(server: DiscordServer) -> None:
    """The player before ended the turn too early, and undoes that during the vote."""
    table_id = await opened(server, *TRIO)
    typist = Typist(server)
    for _ in range(40):
        who = await asked(server)
        assert who is not None
        await typist.move(who)
        table = await server.bot.store.open_table(table_id)
        last = table.log[-1]
        if last.seat not in table.waiting and not last.final:
            break
    else:
        raise AssertionError("every turn ended with something that binds")
    await server.env.advance_time(DAY + 7200)
    paper = vote(server)
    await server.slash(who, "undo")
    await server.env.settle()
    assert await asked(server) == who
    assert not paper.labels
    assert await server.bot.store.vote(table_id) is None


async def test_a_secret_move_does_not_show_that_somebody_is_back(server: DiscordServer) -> None:
    """A stored order is secret, so the vote goes on."""
    slow_down(server)
    table_id = await server.table("magellan", *TRIO, settings={"pace": "daily"})
    who = await asked(server)
    assert who is not None
    await server.env.advance_time(DAY + 7200)
    paper, seen = vote(server), server.board().text
    seat = (await seat_of(server, table_id, who)).seat
    table = await server.bot.store.open_table(table_id)
    question: Any = table.ask(seat, {})
    assert "auto_forced" in [option.value for option in question.options]
    before = table.number
    await server.slash(who, "magellan auto_forced", switch="on")
    await server.env.settle()
    assert (await server.bot.store.load(table_id)).version > before
    assert paper.labels
    assert server.board().text == seen


async def test_ten_clicks_on_a_ballot_decide_once(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    paper = vote(server)
    ballot = paper.custom_id("Computer takes the seat")
    for _ in range(10):
        await server.raw_click(other, paper, ballot)
    await server.env.settle()
    assert await server.bot.store.vote(table_id) is None
    assert (await seat_of(server, table_id, who)).left
    assert sum("Return to my seat" in shown.labels for shown in server.history()) == 1


async def test_waiting_another_day_is_a_day_without_a_clock_too(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR, pace="casual")
    who = await asked(server)
    assert who is not None
    other = next(name for name in PAIR if name != who)
    slow_down(server, hours=6)
    await server.env.advance_time(5 * DAY)
    assert not said(server, "What should we do"), "five reminders come first"
    await server.env.advance_time(DAY + DAY // 2)
    paper = vote(server)
    assert "Look for a substitute" in paper.labels
    await server.click(other, paper, "Wait another day")
    await server.env.settle()
    assert f"<t:{(await seat_of(server, table_id, who)).deadline}:R>" in server.board().text, (
        "the board says so"
    )
    await server.env.advance_time(DAY + DAY // 2)
    assert vote(server).id != paper.id, "a day later they are asked again"


async def test_a_big_time_bank_is_not_cut_short(server: DiscordServer) -> None:
    """While there is time in the bank no vote starts, however many reminders there were."""
    table_id = await opened(server, *PAIR, pace="bank168")
    slow_down(server, hours=6)
    await server.env.advance_time(7 * DAY + DAY // 2)
    assert await server.bot.store.vote(table_id) is None
    await server.env.advance_time(DAY)
    assert await server.bot.store.vote(table_id) is not None


# --- undo ------------------------------------------------------------------------------------------------


async def test_an_undo_request_is_withdrawn(server: DiscordServer) -> None:
    table_id, who, *_ = await wished(server)
    own = await server.click(who, vote(server), "Fine with me")
    assert own is not None
    assert "I’d rather not" in own.text
    await server.click(who, vote(server), "I’d rather not")
    await server.env.settle()
    assert await server.bot.store.vote(table_id) is None
    assert said(server, "no longer wants to undo")


async def test_the_player_who_requested_an_undo_leaves(server: DiscordServer) -> None:
    table_id, who, *_ = await wished(server)
    await resign(server, who)
    assert await server.bot.store.vote(table_id) is None
    assert said(server, "undo request is closed")


async def test_killed_while_an_undo_is_carried_out(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, who, other, _ = await wished(server)

    async def killed(*_: object, **__: object) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(server.bot.store, "close_vote", killed)
    await server.click(other, vote(server), "Fine with me")
    await server.restart()
    await server.env.advance_time(600)
    log = await server.bot.store.log(table_id)
    assert sum(entry.takes_back is not None for entry in log) == 1
    assert await asked(server) == who
    assert await server.bot.store.vote(table_id) is None


async def test_hands_that_changed_are_sent_again(server: DiscordServer) -> None:
    """A paid card comes back: everybody whose hand changed gets it by direct message."""
    slow_down(server)
    table_id = await server.table("magellan", *TRIO)
    typist, changed, who = Typist(server), False, ""
    while not changed:
        who = await asked(server) or ""
        seat = (await seat_of(server, table_id, who)).seat
        before = (await server.bot.store.open_table(table_id)).view(seat).own
        await typist.move(who)
        after = (await server.bot.store.open_table(table_id)).view(seat).own
        changed = getattr(before, "hand", 0) != getattr(after, "hand", 0)
    await server.env.advance_time(2 * 3600)
    [desk] = [dm for dm in server.dms(who) if dm.files]
    seen = desk.alts
    sure = await server.slash(who, "undo")
    assert sure is not None
    await server.click(who, sure, "Ask the others")
    await server.env.settle()
    for other in TRIO:
        if other != who:
            await server.click(other, vote(server), "Fine with me")
    await server.env.settle()
    assert (await server.bot.store.open_table(table_id)).view(seat).own == before
    [desk] = [dm for dm in server.dms(who) if dm.files]
    assert desk.alts != seen
    assert any(entry.undone for entry in await server.bot.store.log(table_id))
