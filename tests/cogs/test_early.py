"""Answers before the turn has come, as people see them: asked together, noted in secret, called once."""

from __future__ import annotations

from tests.cogs.players import Typist, asked
from tests.town import Town


async def _until_together(town: Town) -> list[str]:
    """Play on until several are asked at once; their names, first the one whose turn it is."""
    typist, people = Typist(town), {person.id: name for name, person in town.people.items()}
    for _ in range(60):
        row = await town.running()
        table = await town.bot.store.open_table(row.id)
        if len(table.waiting) > 1:
            seats = await town.bot.store.seats(row.id)
            return [people[seats[seat].user_id or 0] for seat in table.waiting]
        await typist.move(str(await asked(town)))
    raise AssertionError("nobody was ever asked together with somebody else")


async def _answer_all(town: Town, who: str) -> None:
    typist = Typist(town)
    for _ in range(5):
        row = await town.running()
        table = await town.bot.store.open_table(row.id)
        mine = next(s for s in await town.bot.store.seats(row.id) if s.user_id == town.people[who].id)
        if mine.seat not in table.waiting:
            return
        await typist.move(who)
    raise AssertionError(f"{who} answers and answers")


async def test_an_early_answer_is_noted_in_secret(town: Town) -> None:
    await town.table("new_found_land", "Inge", "Otto", "Ruth")
    first, *_, early = await _until_together(town)
    board, history = town.board(), len(town.history())
    shown, letters = board.text, {who: len(town.dms(who)) for who in town.people}
    await _answer_all(town, early)
    assert len(town.history()) == history and town.board().text == shown, "nobody sees that it was given"
    assert all(len(town.dms(who)) == letters[who] for who in town.people if who != early)
    panel = await town.click(early, town.board(), "Play")
    assert panel is not None and "You have answered" in panel.text
    again = await town.click(early, panel, "Change my answer")
    assert again is not None and "Forgotten" in again.text
    await _answer_all(town, early)
    await _answer_all(town, first)
    assert town.board().text != shown


async def test_who_is_asked_the_same_still_is_not_called_again(town: Town) -> None:
    await town.table("new_found_land", "Inge", "Otto", "Ruth")
    first, *_, last = await _until_together(town)
    letters = len(town.dms(last))
    await _answer_all(town, first)
    assert len(town.dms(last)) == letters
