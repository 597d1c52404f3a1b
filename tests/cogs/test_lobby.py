"""Lobbies: who may join, change and start them, and where they may be opened."""

from __future__ import annotations

import pytest

from cogs.ui.components.custom_ids import Verb, pack
from data.models import Status
from engines import games
from engines.tables.table import commitment
from tests.support.discord_server import DiscordServer, Shown

GAME = "magellan"
GREEN = 3


def green(lobby: Shown) -> list[str]:
    return [button["label"] for button in lobby.buttons if button["style"] == GREEN]


async def test_one_table_per_channel(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME)
    shown = await server.slash("Otto", "play", game=GAME)
    assert shown is not None
    assert "or start yours in another channel" in shown.text
    assert "discord.com/channels" in shown.text


async def test_the_second_thread_of_the_same_name_is_numbered(server: DiscordServer) -> None:
    for _ in range(3):
        await server.slash("Inge", "play", game=GAME, thread=True)
    names = {thread.name for thread in server.channel.threads}
    assert names == {"Magellan · Inge", "Magellan · Inge (2)", "Magellan · Inge (3)"}


async def test_green_is_what_the_lobby_needs_next(server: DiscordServer) -> None:
    """Everybody sees the same message, so Join is not green for those who are in once it can start."""
    await server.slash("Inge", "play", game=GAME)
    lobby = server.last
    assert green(lobby) == ["Join"]
    await server.click("Otto", lobby, "Join")
    assert green(lobby) == ["Join"]
    await server.click("Ruth", lobby, "Join")
    assert green(lobby) == ["Start"]
    await server.click("Ruth", lobby, "Leave")
    assert green(lobby) == ["Join"]


async def test_too_few_and_too_many(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME)
    lobby = server.last
    assert "Start" not in lobby.labels
    shown = await server.forged("Inge", lobby, pack(Verb.START, (await server.running()).id))
    assert shown is not None
    assert "needs 3–6 players" in shown.text
    for _ in range(5):
        await server.click("Inge", lobby, "Add computer player")
    assert "Join" not in lobby.labels
    shown = await server.forged("Otto", lobby, pack(Verb.JOIN, (await server.running()).id))
    assert shown is not None
    assert "All seats are taken" in shown.text


async def test_nobody_joins_twice_and_only_the_host_decides(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME)
    lobby = server.last
    shown = await server.click("Inge", lobby, "Join")
    assert shown is not None
    assert "already in this game" in shown.text
    for label in ("Cancel", "Add computer player"):
        shown = await server.click("Otto", lobby, label)
        assert shown is not None
        assert "Only the host" in shown.text
    shown = await server.click("Otto", lobby, "Leave")
    assert shown is not None
    assert "not in this game" in shown.text


async def test_the_next_player_becomes_host(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME)
    lobby = server.last
    await server.click("Otto", lobby, "Join")
    await server.click("Inge", lobby, "Leave")
    assert (await server.running()).host_id == server.people["Otto"].id
    sure = await server.click("Otto", lobby, "Cancel")
    assert sure is not None
    assert (await server.running()).status == "lobby", "it asks first"
    other = await server.shown_click("Ruth", sure, sure.custom_id("Yes, cancel the game"))
    assert "Only the host" in other.text
    await server.click("Otto", sure, "Yes, cancel the game")
    assert "cancelled" in lobby.text
    assert lobby.labels == []
    await server.slash("Ruth", "play", game=GAME)


async def test_missing_permissions_are_named_first(server: DiscordServer) -> None:
    quiet = server.guild.create_text_channel("quiet")
    server.deny(quiet, "attach_files", "send_messages")
    shown = await server.slash("Inge", "play", quiet, game=GAME)
    assert shown is not None
    assert "Attach Files" in shown.text
    assert "Send Messages" in shown.text
    assert await server.bot.store.in_channel(quiet.id) is None


async def test_in_a_thread(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME, thread=True)
    thread = server.channel.threads[0]
    lobby = server.history(thread)[-1]
    for _ in range(2):
        await server.click("Inge", lobby, "Add computer player")
    await server.click("Inge", lobby, "Start")
    await server.env.settle()
    assert "Play" in server.history(thread)[-1].labels


async def test_a_setting_of_the_second_menu(server: DiscordServer) -> None:
    """A menu has 25 entries at most: the choices of Efemeris take two."""
    await server.slash("Inge", "play", game="efemeris")
    shown = await server.click("Inge", server.last, "Settings")
    assert shown is not None
    [first, second] = [len(menu["options"]) for menu in shown.menus]
    assert (first, 0 < second <= 25) == (25, True)
    assert len({menu["custom_id"] for menu in shown.menus}) == 2
    *_, last = shown.menus[1]["options"]
    await server.choose("Inge", shown, [last["value"]], menu=1)
    key, _, choice = last["value"].partition("=")
    assert (await server.running()).settings[key] == choice


async def test_the_lobby_names_what_is_not_standard(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game="efemeris")
    lobby = server.last
    assert "**Rules:** standard" in lobby.text
    assert not lobby.menus
    shown = await server.set_rule("Inge", lobby, "absent", "pass")
    assert "**While someone is away:** pass the turn" in shown.text, "privately, too"
    assert "**Rules:** While someone is away: pass the turn" in lobby.text
    await server.set_rule("Inge", lobby, "absent", "computer")
    assert "**Rules:** standard" in lobby.text


async def test_everybody_can_read_the_settings_and_the_host_changes_them(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME)
    whole = commitment((await server.running()).key)
    assert whole[:8] in server.last.text
    assert whole not in server.last.text
    shown = await server.click("Otto", server.last, "Settings")
    assert shown is not None
    assert whole in shown.text
    assert "Only the host" in shown.text
    assert not shown.menus


async def test_a_lobby_from_before_there_was_a_setting(server: DiscordServer) -> None:
    """A newer version adds a setting: open lobbies get its default."""
    await server.slash("Inge", "play", game="efemeris")
    row = await server.running()
    fewer = {key: choice for key, choice in row.settings.items() if key != "absent"}
    await server.bot.store.change_settings(row.id, fewer, now=row.updated)
    await server.restart()
    await server.click("Otto", server.last, "Join")
    shown = await server.click("Inge", server.last, "Settings")
    assert shown is not None
    assert "While someone is away: the computer plays the turn" in shown.text.replace("*", "")
    await server.click("Inge", server.last, "Start")
    await server.env.settle()
    assert "Play" in server.board().labels


async def test_the_card_of_a_running_game_names_no_settings(server: DiscordServer) -> None:
    """A game of older rules lacks today's settings: their defaults are not what it is played with."""
    table_id = await server.table("entdecker", "Inge", "Otto")
    [card] = [shown for shown in server.history() if "has begun" in shown.text]
    assert "Rules" not in card.text
    assert not card.labels
    refused = await server.forged("Inge", card, f"p1:variant:{table_id}")
    assert refused is not None
    assert "Start player" not in refused.text
    assert not refused.menus


# against computer players, at once


@pytest.mark.parametrize("game", sorted(games()))
async def test_against_the_computer(server: DiscordServer, game: str) -> None:
    """One command, and the game has begun with as few players as it needs; Play is the next press."""
    shown = await server.slash("Inge", "play", game=game, against="computer")
    await server.env.settle()
    assert shown is not None
    assert "is starting in" in shown.text
    row = await server.running()
    assert row.status is Status.RUNNING
    seats = await server.bot.store.seats(row.id)
    assert len(seats) == games()[game].seats[0]
    assert [seat.user_id for seat in seats if not seat.computer] == [server.people["Inge"].id]
    assert "Play" in server.board().labels
    assert server.dms("Inge"), "the hand is sent"


async def test_against_several_computers(server: DiscordServer) -> None:
    await server.slash("Inge", "play", game=GAME, against="4", thread=True)
    await server.env.settle()
    thread = server.channel.threads[0]
    row = await server.bot.store.in_channel(thread.id)
    assert row is not None
    assert len(await server.bot.store.seats(row.id)) == 5
    assert "Play" in server.history(thread)[-1].labels


async def test_against_more_than_the_game_seats(server: DiscordServer) -> None:
    """Refused before anything is opened: no thread is left behind."""
    shown = await server.slash("Inge", "play", game="entdecker", against="4", thread=True)
    assert shown is not None
    assert "for 2–4 players, and that would be 5. Choose fewer" in shown.text
    assert server.channel.threads == []
    assert await server.bot.store.pending() == []


@pytest.mark.parametrize("begun", [False, True])
async def test_a_second_game_in_a_channel_is_refused_with_what_is_possible(
    server: DiscordServer, begun: bool
) -> None:
    """Nobody is told to join a game that has begun, or that they are in."""
    if begun:
        await server.table(GAME, "Inge", "Otto", "Ruth")
    else:
        await server.slash("Inge", "play", game=GAME)
    told = {}
    for who in ("Inge", "Stranger"):
        shown = await server.slash(who, "play", game=GAME)
        assert shown is not None
        assert "or start" in shown.text
        assert "(https://discord.com/channels/" in shown.text
        told[who] = shown.text
    assert ("Join it" in told["Stranger"]) is not begun
    assert ("`/board`" in told["Stranger"]) is begun
    assert "Join it" not in told["Inge"]
    assert ("Finish it first" if begun else "Play that one first") in told["Inge"]


async def test_against_the_computer_with_closed_direct_messages(server: DiscordServer) -> None:
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    shown = await server.slash("Inge", "play", game=GAME, against="computer")
    assert shown is not None
    assert "direct messages" in shown.text
