"""Lobbies: who may join, change and start them, and where they may be opened."""

from __future__ import annotations

from cogs.ui.custom_ids import Verb, pack
from tests.support.town import Town

GAME = "magellan"


async def test_one_table_per_channel(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    shown = await town.slash("Otto", "play", game=GAME)
    assert shown is not None
    assert "already is a table" in shown.text
    assert "discord.com/channels" in shown.text


async def test_too_few_and_too_many(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    lobby = town.last
    assert "Start" not in lobby.labels
    shown = await town.forged("Inge", lobby, pack(Verb.START, (await town.running()).id))
    assert shown is not None
    assert "needs 3–6 players" in shown.text
    for _ in range(5):
        await town.click("Inge", lobby, "Add computer player")
    assert "Join" not in lobby.labels
    shown = await town.forged("Otto", lobby, pack(Verb.JOIN, (await town.running()).id))
    assert shown is not None
    assert "Every seat is taken" in shown.text


async def test_nobody_joins_twice_and_only_the_host_decides(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    lobby = town.last
    shown = await town.click("Inge", lobby, "Join")
    assert shown is not None
    assert "already have a seat" in shown.text
    for label in ("Cancel", "Add computer player"):
        shown = await town.click("Otto", lobby, label)
        assert shown is not None
        assert "Only the one who opened" in shown.text
    shown = await town.click("Otto", lobby, "Leave")
    assert shown is not None
    assert "no seat" in shown.text


async def test_the_next_player_becomes_host(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME)
    lobby = town.last
    await town.click("Otto", lobby, "Join")
    await town.click("Inge", lobby, "Leave")
    assert (await town.running()).host_id == town.people["Otto"].id
    await town.click("Otto", lobby, "Cancel")
    assert "called off" in lobby.text
    assert lobby.labels == []
    await town.slash("Ruth", "play", game=GAME)


async def test_missing_permissions_are_named_first(town: Town) -> None:
    quiet = town.guild.create_text_channel("quiet")
    town.deny(quiet, "attach_files", "send_messages")
    shown = await town.slash("Inge", "play", quiet, game=GAME)
    assert shown is not None
    assert "Attach Files" in shown.text
    assert "Send Messages" in shown.text
    assert await town.bot.store.in_channel(quiet.id) is None


async def test_in_a_thread(town: Town) -> None:
    await town.slash("Inge", "play", game=GAME, thread=True)
    thread = town.channel.threads[0]
    lobby = town.history(thread)[-1]
    for _ in range(2):
        await town.click("Inge", lobby, "Add computer player")
    await town.click("Inge", lobby, "Start")
    await town.env.settle()
    assert "Play" in town.history(thread)[-1].labels


async def test_a_lobby_from_before_there_was_a_setting(town: Town) -> None:
    """A newer version adds a setting: open lobbies get its default."""
    await town.slash("Inge", "play", game="efemeris")
    row = await town.running()
    fewer = {key: choice for key, choice in row.settings.items() if key != "absent"}
    await town.bot.store.change_settings(row.id, fewer, now=row.updated)
    await town.restart()
    await town.click("Otto", town.last, "Join")
    assert "While somebody is away: the computer plays the turn" in town.last.text.replace("*", "")
    await town.click("Inge", town.last, "Start")
    await town.env.settle()
    assert "Play" in town.board().labels
