"""Seats that change hands: substitutes come, offers are withdrawn, people return."""

from __future__ import annotations

import asyncio

import pytest

import render
from engines.contract.core import Rejected
from tests.cogs.players import Typist, asked, seat_of
from tests.cogs.scene import DAY, PAIR, TRIO, late, offer, offer_seat, opened, resign, said, sit_down, vote
from tests.cogs.tables.services import PEOPLE, Services
from tests.support.discord_server import DiscordServer


async def test_a_substitute_starts_with_full_time(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    await server.click(other, vote(server), "Look for a substitute")
    await server.env.advance_time(3 * 3600)
    assert not said(server, "What should we do"), "no new vote at once"
    await sit_down(server, "Stranger")
    seat = await seat_of(server, table_id, "Stranger")
    assert seat.deadline == server.now() + DAY
    assert seat.asked_at == server.now()
    assert not any("Your turn:" in dm.text or "waiting for you" in dm.text for dm in server.dms(who))
    await server.env.advance_time(3 * 3600)
    assert await server.bot.store.vote(table_id) is None


async def test_a_player_who_moves_keeps_the_seat(server: DiscordServer) -> None:
    """The others look for a substitute, the player comes back, and somebody presses the old button."""
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    await server.click(other, vote(server), "Look for a substitute")
    await server.env.settle()
    offered = offer(server)
    button = offered.custom_id("Take this seat")
    await Typist(server).move(who)
    await server.env.settle()
    assert said(server, "the seat is no longer free")
    gone = await server.shown_click("Stranger", offered, button)
    assert "seat’s taken" in gone.text
    assert not (await seat_of(server, table_id, who)).offered


async def test_an_offer_is_withdrawn(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    await offer_seat(server, "Inge")
    own = await server.click("Inge", offer(server), "Take this seat")
    assert own is not None
    assert "You keep your seat" in own.text
    assert not (await seat_of(server, table_id, "Inge")).offered
    await offer_seat(server, "Inge")
    again = await server.slash("Inge", "substitute")
    assert again is not None
    assert again.labels == ["Keep my seat"]
    kept = await server.click("Inge", again, "Keep my seat")
    assert kept is not None
    assert "You keep your seat" in kept.text
    await server.env.settle()
    assert said(server, "Inge keeps playing")


async def test_an_ended_offer_has_no_button(server: DiscordServer) -> None:
    """A withdrawn offer says so in its message; a taken one is also announced in the channel."""
    await opened(server, *PAIR)
    for _ in range(2):  # the first message must not be taken for the second
        sure = await server.slash("Inge", "substitute")
        assert sure is not None
        await server.click("Inge", sure, "Yes, offer my seat")
        await server.env.settle()
        offered, messages = offer(server), len(server.history())
        again = await server.slash("Inge", "substitute")
        assert again is not None
        await server.click("Inge", again, "Keep my seat")
        await server.env.settle()
        assert offered.labels == []
        assert "Inge keeps playing" in offered.text
        assert len(server.history()) == messages
    sure = await server.slash("Inge", "substitute")
    assert sure is not None
    await server.click("Inge", sure, "Yes, offer my seat")
    await server.env.settle()
    offered = offer(server)
    await sit_down(server, "Stranger")
    assert offered.labels == []
    assert "Someone took it" in offered.text
    assert len([m for m in server.history() if "Stranger takes over this seat" in m.text]) == 1


async def test_a_withdrawn_offer_whose_message_was_deleted_is_announced(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    sure = await server.slash("Inge", "substitute")
    assert sure is not None
    await server.click("Inge", sure, "Yes, offer my seat")
    await server.env.settle()
    await server.delete(offer(server))
    again = await server.slash("Inge", "substitute")
    assert again is not None
    await server.click("Inge", again, "Keep my seat")
    await server.env.settle()
    assert "Inge keeps playing" in server.last.text


async def test_a_player_who_left_gets_only_their_own_seat_back(server: DiscordServer) -> None:
    await opened(server, *TRIO)
    await resign(server, "Otto")
    await offer_seat(server, "Inge")
    refused = await server.click("Otto", offer(server), "Take this seat")
    assert refused is not None
    assert "/return" in refused.text
    back = await server.slash("Otto", "return")
    assert back is not None
    assert "Welcome back" in back.text


async def test_two_people_take_an_offered_seat_at_once(server: DiscordServer) -> None:
    table_id = await opened(server, *PAIR)
    await offer_seat(server, "Inge")
    mine = await server.click("Stranger", offer(server), "Take this seat")
    theirs = await server.click("Ruth", offer(server), "Take this seat")
    assert mine is not None
    assert theirs is not None
    await server.raw_click("Stranger", mine, mine.custom_id("Take this seat"))
    await server.raw_click("Ruth", theirs, theirs.custom_id("Take this seat"))
    await server.env.settle()
    names = {seat.name for seat in await server.bot.store.seats(table_id)}
    assert "Inge" not in names
    assert len(names & {"Stranger", "Ruth"}) == 1


async def test_the_picture_knows_that_the_computer_plays(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, drawn = render.board, []
    monkeypatch.setattr(render, "board", lambda *given: drawn.append(given[-1].computers) or draw(*given))  # type: ignore[func-returns-value]
    table_id = await opened(server, *PAIR)
    await resign(server, "Inge")
    assert [*drawn[-1]] == [(await seat_of(server, table_id, "Inge")).seat], "the same version, drawn anew"


async def test_a_returning_player_has_a_clock(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    await server.click(other, vote(server), "Computer takes the seat")
    await server.env.settle()
    assert not any("your turn" in dm.text for dm in server.dms(who)), "no message says it is their turn"
    await server.slash(who, "return")
    typist = Typist(server)
    while await asked(server) == other:
        await typist.move(other)
    seat = await seat_of(server, table_id, who)
    assert seat.deadline == server.now() + DAY


async def test_resigning_a_seat_that_somebody_has_just_taken(services: Services) -> None:
    """The substitute was faster: the computer must not get their seat."""
    table_id = await services.started("magellan", *TRIO)
    inge, emil = PEOPLE["Inge"], PEOPLE["Emil"]
    seat = (await services.tables.load(table_id)).require_seat(inge.user_id).seat
    async with services.tables.lock(table_id):
        resigning = asyncio.create_task(services.seats.resign(inge.user_id, table_id))
        await asyncio.sleep(0.05)  # it waits for the lock
        await services.store.replace(
            table_id, seat, user_id=emil.user_id, name=emil.name, letters=[], now=services.time
        )
    with pytest.raises(Rejected):
        await resigning
    taken = (await services.tables.load(table_id)).seats[seat]
    assert (taken.user_id, taken.left) == (emil.user_id, False)


async def test_whoever_loses_a_seat_is_told_why_and_the_way_back(server: DiscordServer) -> None:
    table_id, who = await late(server, *PAIR)
    other = next(name for name in PAIR if name != who)
    assert f"**{who}**’s time is up" in vote(server).text
    await server.click(other, vote(server), "Computer takes the seat")
    assert said(server, f"The computer plays {who}’s seat now.")
    assert not any("left the game" in shown.text for shown in server.history())
    told = server.dms(who)[-1]
    assert "the others voted" in told.text
    assert "last place" in told.text
    await server.click_dm(who, told, "Return to my seat")
    assert not (await seat_of(server, table_id, who)).left
