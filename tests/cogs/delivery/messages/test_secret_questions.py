"""Secret answers: no deadline, vote or undo tells who has answered."""

from __future__ import annotations

import msgspec

from cogs.tables.absence.votes import OVER, standing
from cogs.tables.moves.answer_path import follow
from cogs.tables.moves.stale_buttons import is_current
from cogs.ui.components.custom_ids import Verb, read
from data.models import ANYBODY, Vote
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import DAY, PAIR, TRIO, answer_all, planning, said, vote
from tests.support.discord_server import DiscordServer


async def test_a_secret_plan_changes_no_deadline(server: DiscordServer) -> None:
    table_id = await planning(server, *TRIO)
    before = {seat.name: seat.deadline for seat in await server.bot.store.seats(table_id)}
    shown = [message.text for message in server.history()]
    await server.env.advance_time(3600)
    await Typist(server).move("Inge")
    await answer_all(server, "Otto")
    await server.env.settle()
    assert {seat.name: seat.deadline for seat in await server.bot.store.seats(table_id)} == before
    assert [message.text for message in server.history()] == shown, "nothing to be seen in the channel"


async def test_a_vote_about_secret_answers_names_nobody(server: DiscordServer) -> None:
    table_id = await planning(server, *TRIO)
    await answer_all(server, "Inge")
    await server.env.advance_time(DAY + 7200)
    found = await server.bot.store.vote(table_id)
    assert found is not None
    assert found[0].seat == ANYBODY
    paper = vote(server)
    assert "I won’t say whose" in paper.text
    assert "Computer takes the seat" not in paper.labels
    assert all(server.people[name].mention in paper.text for name in TRIO)
    ballot = paper.custom_id("Computer plays this turn").replace("once", "seat")
    refused = await server.forged("Inge", paper, ballot)
    assert refused is not None
    assert await server.bot.store.vote(table_id) is not None
    await server.click("Inge", paper, "Computer plays this turn")
    assert await server.bot.store.vote(table_id) is not None, "one of three"
    await server.click("Ruth", paper, "Computer plays this turn")
    await server.env.settle()
    assert await server.bot.store.vote(table_id) is None
    assert said(server, "filled in the missing answers")
    assert not (await server.bot.store.open_table(table_id)).view(None).public.quiet


async def test_everybody_answers_during_a_vote(server: DiscordServer) -> None:
    table_id = await planning(server, *PAIR)
    await server.env.advance_time(DAY + 7200)
    paper = vote(server)
    for who in PAIR:
        await answer_all(server, who)
    await server.env.settle()
    assert await server.bot.store.vote(table_id) is None
    assert not paper.labels
    next_one = await asked(server)
    assert next_one is not None
    seat = await seat_of(server, table_id, next_one)
    assert seat.deadline == server.now() + DAY, "what is asked next has its own time"


async def test_a_vote_about_an_older_question_ends(server: DiscordServer) -> None:
    """A computer among those who are asked has no clock."""
    table_id = await planning(server, *PAIR, computers=1)
    room = await server.bot.tables.load(table_id)
    late = Vote(table_id=table_id, kind="absence", seat=ANYBODY, opened=server.now())
    assert standing(late, {}, room, server.now()) is None
    older = msgspec.structs.replace(late, opened=min(one.asked_at or 0 for one in room.people_asked) - 1)
    assert standing(older, {}, room, server.now()) == OVER


async def test_a_secret_plan_can_be_undone_whatever_others_planned(server: DiscordServer) -> None:
    """Neither the button nor the refusal tells that somebody else planned; their plans stay."""
    table_id = await planning(server, *TRIO)
    await answer_all(server, "Inge")
    await answer_all(server, "Otto")
    seats = {name: (await seat_of(server, table_id, name)).seat for name in TRIO}
    before = await server.bot.store.open_table(table_id)
    assert set(before.waiting) == {seats["Ruth"]}
    shown = [message.text for message in server.history()]
    rung = len(server.dms("Otto"))
    told, panel = await server.slash("Otto", "log"), await server.click("Otto", server.board(), "Play")
    assert told is not None
    assert panel is not None
    back = await server.slash("Inge", "undo")
    assert back is not None
    assert "Undone" in back.text
    await server.env.settle()
    after = await server.bot.store.open_table(table_id)
    assert set(after.waiting) == {seats["Ruth"], seats["Inge"]}
    assert after.view(seats["Otto"]).own == before.view(seats["Otto"]).own
    assert [message.text for message in server.history()] == shown
    assert len(server.dms("Otto")) == rung
    log = await server.bot.store.log(table_id)
    assert any(entry.undone for entry in log), "the log keeps what was undone"
    log_again = await server.slash("Otto", "log")
    assert log_again is not None
    assert log_again.text == told.text, "what was done again is told once"
    room = await server.bot.tables.load(table_id)
    pressed = [read(part["custom_id"]) for part in panel.buttons]
    spot = next(one.answer for one in pressed if one.verb is Verb.ANSWER)
    trail = follow(lambda draft: room.table.ask(seats["Otto"], draft), spot.path)
    assert is_current(room.table, seats["Otto"], spot, trail), "nothing has happened to what is shown"
    await server.restart()
    await answer_all(server, "Inge")
    await answer_all(server, "Ruth")
    assert not (await server.bot.store.open_table(table_id)).view(None).public.quiet
