"""Answers before the turn has come, as people see them: asked together, noted in secret, called once."""

from __future__ import annotations

import pytest

from engines import games
from engines.core import Rejected
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import TRIO, answer_all, planning, play_until
from tests.support.town import Town


async def _until_together(town: Town) -> list[str]:
    """Play on until several are asked at once; their names, first the one whose turn it is."""
    table_id = await play_until(town, lambda table: len(table.waiting) > 1)
    seats = await town.bot.store.seats(table_id)
    return [seats[seat].name for seat in (await town.bot.store.open_table(table_id)).waiting]


async def test_an_early_answer_is_noted_in_secret(town: Town) -> None:
    await town.table("new_found_land", *TRIO)
    first, *_, early = await _until_together(town)
    board, history = town.board(), len(town.history())
    shown, letters = board.text, {who: len(town.dms(who)) for who in town.people}
    await answer_all(town, early)
    assert len(town.history()) == history, "nobody sees that it was given"
    assert town.board().text == shown, "nobody sees that it was given"
    assert all(len(town.dms(who)) == letters[who] for who in town.people if who != early)
    panel = await town.click(early, town.board(), "Play")
    assert panel is not None
    assert "You have answered" in panel.text
    again = await town.click(early, panel, "Change my answer")
    assert again is not None
    assert "Forgotten" in again.text
    await answer_all(town, early)
    await answer_all(town, first)
    assert town.board().text != shown


async def test_who_is_asked_the_same_still_is_not_called_again(town: Town) -> None:
    await town.table("new_found_land", *TRIO)
    first, *_, last = await _until_together(town)
    letters = len(town.dms(last))
    await answer_all(town, first)
    assert len(town.dms(last)) == letters


@pytest.mark.parametrize("early", [False, True])
async def test_no_new_board_tells_that_somebody_has_answered(town: Town, early: bool) -> None:
    """Two of three are still asked what the board has called them for: it is edited, be one of them done or
    not."""
    await town.table("new_found_land", *TRIO)
    first, _, last = await _until_together(town)
    boards, row = len(town.history()), await town.running()
    while first == await asked(town):
        then = await town.bot.store.open_table(row.id)
        seat = then.waiting[0]
        then.play(seat, then.suggest(seat), at=0)
        if early and seat not in then.waiting:  # the last move before the board changes hands
            await answer_all(town, last)
        await Typist(town).move(first)
    await town.env.settle()
    public = (await town.bot.store.open_table(row.id)).view(None).public
    assert len(public.asked) == 2
    assert len(town.history()) == boards


async def test_a_plan_that_was_dropped_is_handed_in_again_by_hand(town: Town) -> None:
    """Whether its dropping may be taken back would tell whether the others have handed in theirs."""
    table_id = await planning(town, "Inge", "Otto")
    await answer_all(town, "Inge")
    seat = (await seat_of(town, table_id, "Inge")).seat
    await Typist(town).move("Inge", games()["new_found_land"].read_move({"move": "drop_plan"}))
    answers = []
    for others in ([], ["Otto"]):
        for who in others:
            await answer_all(town, who)
        with pytest.raises(Rejected) as refusal:
            (await town.bot.store.open_table(table_id)).undoable(seat)
        answers.append(refusal.value.reason.key)
    assert answers[0] == answers[1]
