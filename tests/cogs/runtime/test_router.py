"""Errors become sentences: a refusal with its reason, a bug with an id that is in the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import Message, app_commands

from cogs.move_commands import move_groups
from cogs.runtime.router import CommandTree, route
from cogs.ui.interactions.app import Interaction
from engines.contract.core import Rejected
from tests.cogs.players import asked
from tests.support.discord_server import DiscordServer, Shown

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def version(server: DiscordServer) -> int:
    return int((await server.running()).version)


async def opened(server: DiscordServer, who: str) -> Shown:
    panel = await server.click(who, server.board(), "Play")
    assert panel is not None
    return panel


async def test_a_bug_shows_an_id_that_is_in_the_log(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await server.table(GAME, *TRIO)

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a secret 7 of hearts")

    monkeypatch.setattr(server.bot.tables, "load", broken)
    shown = await server.click("Inge", server.board(), "Log")
    assert shown is not None
    assert "error" in shown.text
    assert "hearts" not in shown.text
    code = shown.text.split("error ")[1][:4]
    assert any(code in record.getMessage() and record.exc_info for record in caplog.records)


async def test_a_move_that_cannot_be_stored_is_reported_and_not_shown(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    from data.models import StoreError

    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    panel = await opened(server, who)

    async def full(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(server.bot.store, "append", full)
    shown = await server.click(who, panel, "Bid 1")
    assert shown is not None
    assert "couldn’t write" in shown.text
    assert await version(server) == 0


async def test_a_refused_command_is_no_error_of_the_library(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is answered with its reason; no hook of discord.py hears of it, and nothing is logged."""
    heard: list[object] = []

    async def hear(_: object, *told: object) -> None:
        heard.extend(told)

    monkeypatch.setattr(CommandTree, "on_error", hear)
    shown = await server.slash("Inge", "hand")
    assert shown is not None
    assert "no game" in shown.text
    assert heard == []
    assert not [record for record in caplog.records if record.name.startswith("cogs.runtime")]


async def test_of_a_pressed_message_only_what_we_read_is_built(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The buttons of a panel take discord.py longer to build than we take to answer."""
    pressed: list[Message] = []

    async def look(interaction: Interaction) -> None:
        assert interaction.message is not None
        pressed.append(interaction.message)
        await route(interaction)

    await server.table(GAME, *TRIO)
    monkeypatch.setattr(server.bot, "on_interaction", look)
    board = server.board()
    who = await asked(server)
    assert who is not None
    panel = await opened(server, who)
    await server.click(who, panel, "Bid 1")
    assert [message.id for message in pressed] == [board.id, panel.id]
    assert [message.flags.ephemeral for message in pressed] == [False, True]
    assert board.buttons
    assert board.files
    assert not any(message.components or message.attachments for message in pressed)


def test_rejected_is_never_empty() -> None:
    assert Rejected("table-over").reason.key == "table-over"


def test_a_command_is_wrapped_once_however_many_bots_are_started() -> None:
    command = move_groups()[0].commands[0]
    assert isinstance(command, app_commands.Command)
    depths = []
    for _ in range(3):
        CommandTree(discord.Client(intents=discord.Intents.none())).add_command(move_groups()[0])
        depths.append(len(list(_wrapped(command.callback))))
    assert depths == [1, 1, 1]


def _wrapped(callback: Any) -> Iterator[Any]:
    while (callback := getattr(callback, "__wrapped__", None)) is not None:
        yield callback
