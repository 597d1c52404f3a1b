"""The limits of one person: nobody alone can flood a server, a table's log or somebody's direct messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from typing import Any

import pytest_asyncio

from cogs.tables.people.limits import OPEN_LOBBIES, PER_MINUTE, Action
from cogs.ui.components.custom_ids import Verb, pack
from data.models import Status
from data.settings import Settings
from tests.cogs.players import Typist, asked
from tests.cogs.scene import GAME, PAIR, TRIO, opened, pass_turn, rings, slow_down, vote
from tests.support.discord_server import LIMITED, DiscordServer, Shown

ORDERS = 100
MINUTE = 61
"""Seconds after which everything counts anew."""


@pytest_asyncio.fixture
async def limited(settings: Settings) -> AsyncIterator[DiscordServer]:
    """A server with the limits that the bot has as it comes."""
    server = await DiscordServer.open(settings, pace=LIMITED)
    slow_down(server)
    try:
        yield server
    finally:
        await server.close()


async def lobbies(server: DiscordServer) -> int:
    return sum(row.status is Status.LOBBY for row in await server.bot.store.pending())


async def requests(server: DiscordServer, doing: Awaitable[Any]) -> list[str]:
    """What the bot sends meanwhile, but for the answer to whoever has pressed or typed."""
    await server.env.settle()
    before = len(server.env.http_requests)
    await doing
    await server.env.settle()
    sent = [f"{request.method} {request.path}" for request in server.env.http_requests[before:]]
    return [line for line in sent if "/interactions/" not in line and "/webhooks/" not in line]


def text(shown: Shown | None) -> str:
    assert shown is not None
    return shown.text


# --- lobbies ---------------------------------------------------------------------------------------------


async def test_forty_lobbies_in_forty_channels(limited: DiscordServer) -> None:
    most, at_a_time = PER_MINUTE[Action.OPEN], OPEN_LOBBIES
    channels = [limited.guild.create_text_channel(f"channel {number}") for number in range(40)]
    for number, channel in enumerate(channels):
        sent = await requests(limited, limited.slash("Inge", "play", channel, game=GAME))
        assert bool(sent) == (number < most), "a refusal is one answer and nothing else"
    assert await lobbies(limited) == most
    assert len(limited.dms("Inge")) <= most
    assert all(not limited.history(channel) for channel in channels[most:])
    refused = text(await limited.slash("Inge", "play", channels[-1], game=GAME))
    assert "You can open the next one in 60 seconds" in refused
    await limited.slash("Otto", "play", channels[-1], game=GAME)
    assert await lobbies(limited) == most + 1, "somebody else is not affected"
    opened = most
    while opened < at_a_time:
        await limited.env.advance_time(MINUTE)
        for channel in channels[opened : min(opened + most, at_a_time)]:
            await limited.slash("Inge", "play", channel, game=GAME)
            opened += 1
    assert await lobbies(limited) == at_a_time + 1
    await limited.env.advance_time(MINUTE)
    refused = text(await limited.slash("Inge", "play", channels[20], game=GAME))
    assert f"You have {at_a_time} lobbies that haven’t started" in refused
    await limited.cancel("Inge", limited.history(channels[0])[-1])
    await limited.slash("Inge", "play", channels[20], game=GAME)
    assert await lobbies(limited) == at_a_time + 1, "one was called off, one was opened"


async def test_a_lobby_that_is_refused_gets_no_thread(limited: DiscordServer) -> None:
    for number in range(PER_MINUTE[Action.OPEN]):
        channel = limited.guild.create_text_channel(f"channel {number}")
        await limited.slash("Inge", "play", channel, game=GAME)
    assert not await requests(limited, limited.slash("Inge", "play", game=GAME, thread=True))


async def test_what_is_refused_for_another_reason_does_not_count(limited: DiscordServer) -> None:
    await limited.slash("Otto", "play", game=GAME)
    for _ in range(10):
        assert "about to start here" in text(await limited.slash("Inge", "play", game=GAME))
    await limited.slash("Inge", "play", limited.guild.create_text_channel("other"), game=GAME)
    assert await lobbies(limited) == 2


# --- joining and leaving ---------------------------------------------------------------------------------


async def test_sixty_times_in_and_out(limited: DiscordServer) -> None:
    most = PER_MINUTE[Action.JOIN]
    await limited.slash("Inge", "play", game=GAME)
    lobby, before = limited.last, len(limited.env.http_requests)
    labels = ["Join", "Leave"] * 60
    sent = [await requests(limited, limited.click("Otto", lobby, label)) for label in labels]
    assert all(sent[:most])
    assert not any(sent[most:]), "a refusal is one answer and nothing else"
    assert rings(limited, "Otto") == most // 2
    answers = 2 * 120
    assert len(limited.env.http_requests) - before <= answers + 4 * most
    refused = text(await limited.click("Otto", lobby, "Join"))
    assert "You’re joining and leaving very fast" in refused
    assert "60 seconds" in refused
    await limited.click("Ruth", lobby, "Join")
    seats = await limited.bot.store.seats((await limited.running()).id)
    assert [seat.name for seat in seats] == ["Inge", "Ruth"], "somebody else is not affected"
    await limited.env.advance_time(MINUTE)
    await limited.click("Otto", lobby, "Join")
    seats = await limited.bot.store.seats((await limited.running()).id)
    assert [seat.name for seat in seats] == ["Inge", "Ruth", "Otto"]


async def test_somebody_in_many_lobbies_can_be_forgotten(limited: DiscordServer) -> None:
    """Their leaving is not counted: deleting one's data never has to wait."""
    hosts = ("Inge", "Ruth", "Emil", "Lea")
    for number in range(PER_MINUTE[Action.JOIN]):
        channel = limited.guild.create_text_channel(f"channel {number}")
        await limited.slash(hosts[number % 4], "play", channel, game=GAME)
        await limited.click("Otto", limited.history(channel)[-1], "Join")
    assert len(await limited.bot.store.of_person(limited.people["Otto"].id)) == 10
    page = await limited.slash("Otto", "privacy")
    assert page is not None
    await limited.press("Otto", page, pack(Verb.FORGET))
    await limited.press("Otto", page, pack(Verb.CONFIRM_FORGET))
    assert await limited.bot.store.of_person(limited.people["Otto"].id) == []


# --- secret moves and undos ------------------------------------------------------------------------------


async def order(server: DiscordServer, who: str, amount: int) -> Shown | None:
    """A standing order, which nobody else notices."""
    return await server.slash(who, "magellan order", explorer="columbus", what="limit", amount=amount % 30)


async def test_one_secret_order_after_the_other(limited: DiscordServer) -> None:
    most = PER_MINUTE[Action.SECRET]
    table_id = await limited.table("magellan", *TRIO)
    before = (await limited.bot.store.load(table_id)).version

    async def all_orders() -> None:
        for number in range(ORDERS):
            await order(limited, "Ruth", number)

    sent = await requests(limited, all_orders())
    assert (await limited.bot.store.load(table_id)).version == before + most
    assert sum(line.startswith("PATCH") for line in sent) <= most, "her own hand is shown anew"
    assert not any(line.startswith("POST") for line in sent), "and nobody gets a message"
    refused = text(await order(limited, "Ruth", 7))
    assert "You can give the next one in 60 seconds" in refused
    await order(limited, "Otto", 7)
    assert (await limited.bot.store.load(table_id)).version == before + most + 1
    who = await asked(limited)
    assert who is not None
    await Typist(limited).move(who)
    assert (await limited.bot.store.load(table_id)).version > before + most + 1, "public moves are free"
    await limited.env.advance_time(MINUTE)
    version = (await limited.bot.store.load(table_id)).version
    await order(limited, "Ruth", 7)
    assert (await limited.bot.store.load(table_id)).version == version + 1


async def test_undo_again_and_again(limited: DiscordServer) -> None:
    most = PER_MINUTE[Action.UNDO]
    await limited.table("age_of_discovery", *PAIR)
    who = await asked(limited)
    assert who is not None
    answers = []
    for _ in range(most + 2):
        panel = await limited.click(who, limited.board(), "Play")
        while panel is None or "Undo" not in panel.labels:
            await Typist(limited).move(who)
            panel = await limited.click(who, limited.board(), "Play")
        answers.append(text(await limited.click(who, panel, "Undo")))
    assert not any("very fast" in answer for answer in answers[:most])
    assert all("You can undo the next one in 60 seconds" in answer for answer in answers[most:])
    await limited.env.advance_time(MINUTE)
    panel = await limited.click(who, limited.board(), "Play")
    assert panel is not None
    assert "very fast" not in text(await limited.click(who, panel, "Undo"))


async def test_asking_the_others_for_an_undo_counts_too(limited: DiscordServer) -> None:
    """Each request is a message to everybody."""
    most = PER_MINUTE[Action.UNDO]
    await opened(limited, *PAIR)
    who, other = await pass_turn(limited)
    await Typist(limited).move(other)
    offered = await limited.slash(who, "undo")
    assert offered is not None
    ask, posted = offered.custom_id("Ask the others"), []
    for _ in range(most + 5):
        await limited.env.advance_time(1)  # each vote has its own second
        posted.append(await requests(limited, limited.forged(who, offered, ask)))
        if posted[-1]:
            no = next(part for part in vote(limited).buttons if part["custom_id"].endswith(":no"))
            await limited.press(who, vote(limited), no["custom_id"])
    assert all(posted[:most])
    assert not any(posted[most:])
    assert "very fast" in text(await limited.slash(who, "undo"))
