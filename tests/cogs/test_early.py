"""Answers before the turn has come, as people see them: asked together, noted in secret, called once."""

from __future__ import annotations

from tests.cogs.scene import TRIO, answer_all, play_until
from tests.town import Town


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
    assert len(town.history()) == history and town.board().text == shown, "nobody sees that it was given"
    assert all(len(town.dms(who)) == letters[who] for who in town.people if who != early)
    panel = await town.click(early, town.board(), "Play")
    assert panel is not None and "You have answered" in panel.text
    again = await town.click(early, panel, "Change my answer")
    assert again is not None and "Forgotten" in again.text
    await answer_all(town, early)
    await answer_all(town, first)
    assert town.board().text != shown


async def test_who_is_asked_the_same_still_is_not_called_again(town: Town) -> None:
    await town.table("new_found_land", *TRIO)
    first, *_, last = await _until_together(town)
    letters = len(town.dms(last))
    await answer_all(town, first)
    assert len(town.dms(last)) == letters
