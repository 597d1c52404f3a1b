"""Answers before the turn has come, as people see them: asked together, noted in secret, called once."""

from __future__ import annotations

import pytest

from engines import games
from engines.contract.core import Rejected
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import TRIO, answer_all, planning, play_until
from tests.support.discord_server import DiscordServer


async def _until_together(server: DiscordServer, least: int = 2) -> list[str]:
    """Play on until several are asked at once; their names, first the one whose turn it is."""
    table_id = await play_until(server, lambda table: len(table.waiting) >= least)
    seats = await server.bot.store.seats(table_id)
    return [seats[seat].name for seat in (await server.bot.store.open_table(table_id)).waiting]


async def test_an_early_answer_is_noted_in_secret(server: DiscordServer) -> None:
    await server.table("new_found_land", *TRIO)
    first, *_, early = await _until_together(server)
    board, history = server.board(), len(server.history())
    shown, letters = board.text, {who: len(server.dms(who)) for who in server.people}
    await answer_all(server, early)
    assert len(server.history()) == history, "nobody sees that it was given"
    assert server.board().text == shown, "nobody sees that it was given"
    assert all(len(server.dms(who)) == letters[who] for who in server.people if who != early)
    panel = await server.click(early, server.board(), "Play")
    assert panel is not None
    assert "Your answer is in" in panel.text
    again = await server.click(early, panel, "Change my answer")
    assert again is not None
    assert "Answer again" in again.text
    await answer_all(server, early)
    await answer_all(server, first)
    assert server.board().text != shown


async def test_who_is_asked_the_same_still_is_not_called_again(server: DiscordServer) -> None:
    await server.table("new_found_land", *TRIO)
    first, *_, last = await _until_together(server)
    letters = len(server.dms(last))
    await answer_all(server, first)
    assert len(server.dms(last)) == letters


@pytest.mark.parametrize("early", [False, True])
async def test_no_new_board_tells_that_somebody_has_answered(server: DiscordServer, early: bool) -> None:
    """Two of three are still asked what the board has called them for: it is edited, be one of them done or
    not."""
    await server.table("new_found_land", *TRIO)
    first, _, last = await _until_together(server, least=3)
    boards, row = len(server.history()), await server.running()
    while first == await asked(server):
        then = await server.bot.store.open_table(row.id)
        seat = then.waiting[0]
        then.play(seat, then.suggest(seat), at=0)
        if early and seat not in then.waiting:  # the last move before the board changes hands
            await answer_all(server, last)
        await Typist(server).move(first)
    await server.env.settle()
    public = (await server.bot.store.open_table(row.id)).view(None).public
    assert len(public.asked) == 2
    assert len(server.history()) == boards


async def test_a_plan_that_was_dropped_is_handed_in_again_by_hand(server: DiscordServer) -> None:
    """Whether its dropping may be taken back would tell whether the others have handed in theirs."""
    table_id = await planning(server, "Inge", "Otto")
    await answer_all(server, "Inge")
    seat = (await seat_of(server, table_id, "Inge")).seat
    await Typist(server).move("Inge", games()["new_found_land"].read_move({"move": "drop_plan"}))
    answers = []
    for others in ([], ["Otto"]):
        for who in others:
            await answer_all(server, who)
        with pytest.raises(Rejected) as refusal:
            (await server.bot.store.open_table(table_id)).undoable(seat)
        answers.append(refusal.value.reason.key)
    assert answers[0] == answers[1]
