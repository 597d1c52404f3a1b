"""Seats that change hands: substitutes come, offers are withdrawn, people return."""

from __future__ import annotations

import pytest

import render
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import DAY, PAIR, TRIO, late, offer, offer_seat, opened, resign, said, sit_down, vote
from tests.support.town import Town


async def test_a_substitute_starts_with_full_time(town: Town) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    await town.click(other, vote(town), "Look for a substitute")
    await town.env.advance_time(3 * 3600)
    assert not said(town, "What shall we do"), "no new vote at once"
    await sit_down(town, "Stranger")
    seat = await seat_of(town, table_id, "Stranger")
    assert seat.deadline == town.now() + DAY
    assert seat.asked_at == town.now()
    assert not any("it is your turn" in dm.text or "waits for you" in dm.text for dm in town.dms(who))
    await town.env.advance_time(3 * 3600)
    assert await town.bot.store.vote(table_id) is None


async def test_a_player_who_moves_keeps_the_seat(town: Town) -> None:
    """The others look for a substitute, the player comes back, and somebody presses the old button."""
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    await town.click(other, vote(town), "Look for a substitute")
    await town.env.settle()
    offered = offer(town)
    button = offered.custom_id("Take this seat")
    await Typist(town).move(who)
    await town.env.settle()
    assert said(town, "the seat is not free any more")
    gone = await town.shown_click("Stranger", offered, button)
    assert "not free" in gone.text
    assert not (await seat_of(town, table_id, who)).offered


async def test_an_offer_is_withdrawn(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    await offer_seat(town, "Inge")
    own = await town.click("Inge", offer(town), "Take this seat")
    assert own is not None
    assert "You keep your seat" in own.text
    assert not (await seat_of(town, table_id, "Inge")).offered
    await offer_seat(town, "Inge")
    again = await town.slash("Inge", "substitute")
    assert again is not None
    assert again.labels == ["Keep my seat"]
    kept = await town.click("Inge", again, "Keep my seat")
    assert kept is not None
    assert "You keep your seat" in kept.text
    await town.env.settle()
    assert said(town, "Inge plays on")


async def test_an_ended_offer_has_no_button(town: Town) -> None:
    """A withdrawn offer says so in its message; a taken one is also announced in the channel."""
    await opened(town, *PAIR)
    for _ in range(2):  # the first message must not be taken for the second
        sure = await town.slash("Inge", "substitute")
        assert sure is not None
        await town.click("Inge", sure, "Yes, do it")
        await town.env.settle()
        offered, messages = offer(town), len(town.history())
        again = await town.slash("Inge", "substitute")
        assert again is not None
        await town.click("Inge", again, "Keep my seat")
        await town.env.settle()
        assert offered.labels == []
        assert "Inge plays on" in offered.text
        assert len(town.history()) == messages
    sure = await town.slash("Inge", "substitute")
    assert sure is not None
    await town.click("Inge", sure, "Yes, do it")
    await town.env.settle()
    offered = offer(town)
    await sit_down(town, "Stranger")
    assert offered.labels == []
    assert "somebody has taken it" in offered.text
    assert len([m for m in town.history() if "Stranger has sat down" in m.text]) == 1


async def test_a_withdrawn_offer_whose_message_was_deleted_is_announced(town: Town) -> None:
    await opened(town, *PAIR)
    sure = await town.slash("Inge", "substitute")
    assert sure is not None
    await town.click("Inge", sure, "Yes, do it")
    await town.env.settle()
    await town.delete(offer(town))
    again = await town.slash("Inge", "substitute")
    assert again is not None
    await town.click("Inge", again, "Keep my seat")
    await town.env.settle()
    assert "Inge plays on" in town.last.text


async def test_a_player_who_left_gets_only_their_own_seat_back(town: Town) -> None:
    await opened(town, *TRIO)
    await resign(town, "Otto")
    await offer_seat(town, "Inge")
    refused = await town.click("Otto", offer(town), "Take this seat")
    assert refused is not None
    assert "/return" in refused.text
    back = await town.slash("Otto", "return")
    assert back is not None
    assert "Welcome back" in back.text


async def test_two_people_take_an_offered_seat_at_once(town: Town) -> None:
    table_id = await opened(town, *PAIR)
    await offer_seat(town, "Inge")
    mine = await town.click("Stranger", offer(town), "Take this seat")
    theirs = await town.click("Ruth", offer(town), "Take this seat")
    assert mine is not None
    assert theirs is not None
    await town.raw_click("Stranger", mine, mine.custom_id("Take this seat"))
    await town.raw_click("Ruth", theirs, theirs.custom_id("Take this seat"))
    await town.env.settle()
    names = {seat.name for seat in await town.bot.store.seats(table_id)}
    assert "Inge" not in names
    assert len(names & {"Stranger", "Ruth"}) == 1


async def test_the_picture_knows_that_the_computer_plays(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    draw, drawn = render.board, []
    monkeypatch.setattr(render, "board", lambda *given: drawn.append(given[-1].computers) or draw(*given))  # type: ignore[func-returns-value]
    table_id = await opened(town, *PAIR)
    await resign(town, "Inge")
    assert [*drawn[-1]] == [(await seat_of(town, table_id, "Inge")).seat], "the same version, drawn anew"


async def test_a_returning_player_has_a_clock(town: Town) -> None:
    table_id, who = await late(town, *PAIR)
    other = next(name for name in PAIR if name != who)
    await town.click(other, vote(town), "Computer takes the seat")
    await town.env.settle()
    assert not any("your turn" in dm.text for dm in town.dms(who)), "no message says it is their turn"
    await town.slash(who, "return")
    typist = Typist(town)
    while await asked(town) == other:
        await typist.move(other)
    seat = await seat_of(town, table_id, who)
    assert seat.deadline == town.now() + DAY
