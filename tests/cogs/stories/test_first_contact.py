"""First contact: a greeting, what the games are like, help on one screen, first-timers marked."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.help import HelpCog
from cogs.ui.wording.localisation import CommandTranslator, game_choices
from engines import games
from engines.contract.stages import Stage
from tests.support.discord_server import DiscordServer


async def test_play_without_a_game_shows_what_there_is(server: DiscordServer) -> None:
    shown = await server.slash("Inge", "play")
    assert shown is not None
    for key, game in games().items():
        assert f"{game.seats[0]}–{game.seats[-1]} players" in shown.text, key
    assert len(shown.files) == len(games())
    assert shown.labels.count("Play here") == len(games())
    assert server.history() == []
    await server.click("Inge", shown, "Play here")
    assert "Join" in server.last.labels


async def test_a_game_that_is_not_finished_is_offered_as_new(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the list of /play and in the choices of commands, in every language."""

    async def choices() -> set[tuple[str, str]]:
        translator = CommandTranslator()
        payloads = [await choice.get_translated_payload(translator) for choice in game_choices()]
        return {(payload["name"], payload["name_localizations"]["de"]) for payload in payloads}

    finished = await choices()
    monkeypatch.setattr(type(games()["magellan"]), "stage", Stage.PLAYABLE)
    shown = await server.slash("Inge", "play")
    assert shown is not None
    assert shown.text.count("(new)") == shown.text.count("still being tried out") == 1
    assert await choices() - finished == {("Magellan (new)", "Magellan (neu)")}


async def test_in_direct_messages_games_are_practiced_and_not_opened(server: DiscordServer) -> None:
    shown = server.shown(await server.people["Inge"].user.slash("help"))
    assert shown is not None
    shown = await server.click_dm("Inge", shown, "Pick a game")
    assert shown is not None
    assert "Play here" not in shown.labels
    assert shown.labels.count("Practice alone") == len(games())


async def test_help_is_one_screen_with_ways_to_everything(server: DiscordServer) -> None:
    shown = await server.slash("Inge", "help")
    assert shown is not None
    assert len(shown.text) < 1500
    for label in list(shown.labels):
        again = await server.slash("Inge", "help")  # some buttons replace the message
        assert again is not None
        assert await server.click("Inge", again, label) is not None, label


async def test_a_new_server_is_greeted_once(server: DiscordServer) -> None:
    cog = server.bot.get_cog("HelpCog")
    assert isinstance(cog, HelpCog)
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    for _ in range(2):
        await cog.on_guild_join(guild)
        await server.env.settle()
    greetings = [shown for shown in _everywhere(server) if "I’m Portolan" in shown.text]
    assert len(greetings) == 1
    assert greetings[0].files
    games_shown = await server.click("Otto", greetings[0], "Pick a game")
    assert games_shown is not None
    assert "What would you like to play?" in games_shown.text


async def test_a_server_where_we_may_not_write_is_left_alone(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    cog = server.bot.get_cog("HelpCog")
    assert isinstance(cog, HelpCog)
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    nothing: Any = lambda self, who: discord.Permissions.none()  # noqa: E731 - stands for a method
    monkeypatch.setattr(discord.TextChannel, "permissions_for", nothing)
    await cog.on_guild_join(guild)
    await server.env.settle()
    assert not any("I’m Portolan" in shown.text for shown in _everywhere(server))
    assert not (await server.bot.store.guild(guild.id)).greeted, "when it may write, it will"


async def test_first_timers_are_marked(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game="magellan")
    assert "Inge (host) · first game" in server.last.text
    await server.click("Inge", server.last, "Add computer player")
    computer = next(line for line in server.last.text.splitlines() if "(computer)" in line)
    assert "first game" not in computer
    await server.bot.store.change_person(server.people["Otto"].id, counted=False)
    await server.click("Otto", server.last, "Join")
    otto = next(line for line in server.last.text.splitlines() if "Otto" in line)
    assert "first game" not in otto, "nothing is said of people who want no statistics"


def _everywhere(server: DiscordServer) -> list[Any]:
    return [shown for channel in server.guild.channels.values() for shown in server.history(channel)]
