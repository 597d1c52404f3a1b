"""Leaving a table: resigning, and managers who end a game."""

from __future__ import annotations

import re
from random import Random

from cogs.ui.components.custom_ids import Verb, pack
from data.models import Status
from tests.cogs.players import Pusher, asked
from tests.support.discord_server import DiscordServer

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def test_the_computer_plays_for_somebody_who_resigned(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    sure = await server.slash("Ruth", "resign")
    assert sure is not None
    await server.click("Ruth", sure, "Yes, leave the game")
    shown = await server.click("Ruth", server.board(), "Play")
    assert shown is not None
    assert "not in this game" in shown.text
    pusher = Pusher(server, Random(5))
    for _ in range(4):
        who = await asked(server)
        assert who in ("Inge", "Otto")
        await pusher.move(who)


async def test_the_game_stops_when_the_last_person_resigns(server: DiscordServer) -> None:
    """Nobody is told that the computer plays on, and nobody is invited to come back."""
    table = await server.table(GAME, "Inge", computers=2)
    sure = await server.slash("Inge", "resign")
    assert sure is not None
    assert "the game will end" in sure.text
    done = await server.click("Inge", sure, "Yes, leave the game")
    assert done is not None
    assert "the game has ended" in done.text
    await server.env.settle()
    assert (await server.bot.store.load(table)).status is Status.ENDED
    assert any("Inge left the game. Nobody is left" in shown.text for shown in server.history())
    told = "\n".join(shown.text for shown in (sure, done, *server.history()))
    assert not re.search("computer (takes over|will play|plays) ", told)


async def test_who_is_asked_again_can_say_no(server: DiscordServer) -> None:
    table = await server.table(GAME, *TRIO)
    for command, deed in (("resign", "Yes, leave the game"), ("substitute", "Yes, offer my seat")):
        sure = await server.slash("Ruth", command)
        assert sure is not None
        assert sure.labels == [deed, "No, never mind"]
        done = await server.click("Ruth", sure, "No, never mind")
        assert done is not None
        assert (done.text, done.labels) == ("OK, nothing has changed.", [])
    ruth = (await server.bot.tables.load(table)).require_seat(server.people["Ruth"].id)
    assert not ruth.left
    assert not ruth.offered


async def test_only_managers_can_end_a_game(server: DiscordServer) -> None:
    table = await server.table(GAME, *TRIO)
    shown = await server.forged("Inge", server.board(), pack(Verb.END, table))
    assert shown is not None
    assert "manage this server" in shown.text
    server.make_manager("Stranger")
    sure = await server.slash("Stranger", "end")
    assert sure is not None
    await server.click("Stranger", sure, "Yes, close the game")
    await server.env.settle()
    assert (await server.bot.store.load(table)).status is Status.ENDED
    assert all("Play" not in message.labels for message in server.history())
