"""Secret answers: no deadline, vote or undo tells who has answered."""

from __future__ import annotations

import msgspec

from cogs.tables.answers import follow, is_current
from cogs.tables.votes import OVER, standing
from cogs.ui.custom_ids import Verb, read
from data.models import ANYBODY, Vote
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import DAY, PAIR, TRIO, answer_all, planning, said, vote
from tests.support.town import Town


async def test_a_secret_plan_changes_no_deadline(town: Town) -> None:
    table_id = await planning(town, *TRIO)
    before = {seat.name: seat.deadline for seat in await town.bot.store.seats(table_id)}
    shown = [message.text for message in town.history()]
    await town.env.advance_time(3600)
    await Typist(town).move("Inge")
    await answer_all(town, "Otto")
    await town.env.settle()
    assert {seat.name: seat.deadline for seat in await town.bot.store.seats(table_id)} == before
    assert [message.text for message in town.history()] == shown, "nothing to be seen in the channel"


async def test_a_vote_about_secret_answers_names_nobody(town: Town) -> None:
    table_id = await planning(town, *TRIO)
    await answer_all(town, "Inge")
    await town.env.advance_time(DAY + 7200)
    found = await town.bot.store.vote(table_id)
    assert found is not None
    assert found[0].seat == ANYBODY
    paper = vote(town)
    assert "who, stays secret" in paper.text
    assert "Computer takes the seat" not in paper.labels
    assert all(town.people[name].mention in paper.text for name in TRIO)
    ballot = paper.custom_id("Computer plays this turn").replace("once", "seat")
    refused = await town.forged("Inge", paper, ballot)
    assert refused is not None
    assert await town.bot.store.vote(table_id) is not None
    await town.click("Inge", paper, "Computer plays this turn")
    assert await town.bot.store.vote(table_id) is not None, "one of three"
    await town.click("Ruth", paper, "Computer plays this turn")
    await town.env.settle()
    assert await town.bot.store.vote(table_id) is None
    assert said(town, "answered for whoever was late")
    assert not (await town.bot.store.open_table(table_id)).view(None).public.quiet


async def test_everybody_answers_during_a_vote(town: Town) -> None:
    table_id = await planning(town, *PAIR)
    await town.env.advance_time(DAY + 7200)
    paper = vote(town)
    for who in PAIR:
        await answer_all(town, who)
    await town.env.settle()
    assert await town.bot.store.vote(table_id) is None
    assert not paper.labels
    next_one = await asked(town)
    assert next_one is not None
    seat = await seat_of(town, table_id, next_one)
    assert seat.deadline == town.now() + DAY, "what is asked next has its own time"


async def test_a_vote_about_an_older_question_ends(town: Town) -> None:
    """A computer among those who are asked has no clock."""
    table_id = await planning(town, *PAIR, computers=1)
    room = await town.bot.tables.load(table_id)
    late = Vote(table_id=table_id, kind="absence", seat=ANYBODY, opened=town.now())
    assert standing(late, {}, room, town.now()) is None
    older = msgspec.structs.replace(late, opened=min(one.asked_at or 0 for one in room.people_asked) - 1)
    assert standing(older, {}, room, town.now()) == OVER


async def test_a_secret_plan_can_be_undone_whatever_others_planned(town: Town) -> None:
    """Neither the button nor the refusal tells that somebody else planned; their plans stay."""
    table_id = await planning(town, *TRIO)
    await answer_all(town, "Inge")
    await answer_all(town, "Otto")
    seats = {name: (await seat_of(town, table_id, name)).seat for name in TRIO}
    before = await town.bot.store.open_table(table_id)
    assert set(before.waiting) == {seats["Ruth"]}
    shown = [message.text for message in town.history()]
    rung = len(town.dms("Otto"))
    told, panel = await town.slash("Otto", "log"), await town.click("Otto", town.board(), "Play")
    assert told is not None
    assert panel is not None
    back = await town.slash("Inge", "undo")
    assert back is not None
    assert "Taken back" in back.text
    await town.env.settle()
    after = await town.bot.store.open_table(table_id)
    assert set(after.waiting) == {seats["Ruth"], seats["Inge"]}
    assert after.view(seats["Otto"]).own == before.view(seats["Otto"]).own
    assert [message.text for message in town.history()] == shown
    assert len(town.dms("Otto")) == rung
    log = await town.bot.store.log(table_id)
    assert any(entry.undone for entry in log), "the log keeps what was undone"
    log_again = await town.slash("Otto", "log")
    assert log_again is not None
    assert log_again.text == told.text, "what was done again is told once"
    room = await town.bot.tables.load(table_id)
    pressed = [read(part["custom_id"]) for part in panel.buttons]
    spot = next(one.answer for one in pressed if one.verb is Verb.ANSWER)
    trail = follow(lambda draft: room.table.ask(seats["Otto"], draft), spot.path)
    assert is_current(room.table, seats["Otto"], spot, trail), "nothing has happened to what is shown"
    await town.restart()
    await answer_all(town, "Inge")
    await answer_all(town, "Ruth")
    assert not (await town.bot.store.open_table(table_id)).view(None).public.quiet
