"""The owner's buttons: nobody else finds them, and what they set off survives a restart."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.actors import _component_interaction

from cogs.runtime import drain
from cogs.ui.components.custom_ids import Verb, pack
from data.settings import Settings
from data.sqlite.processes import OneProcess
from tests.cogs.local_table.table import local_table, text
from tests.cogs.test_upkeep import owned_by
from tests.support.discord_server import BUTTON, DiscordServer, Shown

TRIO = ("Inge", "Otto", "Ruth")


async def help_in_dm(server: DiscordServer, who: str) -> Shown:
    user = server.people[who].user
    shown = server.shown(await user.slash("help"))
    assert shown is not None
    return shown


async def panel(server: DiscordServer, who: str = "Inge") -> Shown:
    shown = await server.click_dm(who, await help_in_dm(server, who), "Run the bot")
    assert shown is not None
    return shown


async def half_minute(server: DiscordServer) -> None:
    upkeep: Any = server.bot.get_cog("UpkeepCog")
    await upkeep.every_half_minute()
    await server.env.settle()


def in_channel(server: DiscordServer, text: str) -> list[Shown]:
    return [shown for shown in server.history() if text in shown.text]


async def written(server: DiscordServer, shown: Shown, **texts: str) -> Shown | None:
    """Fill in the form for an announcement."""
    user = server.people["Inge"].user
    opened = await user.click(shown.handle, custom_id=shown.custom_id("Announce something"))
    return server.shown(await user.submit_modal(opened, texts))


async def test_only_the_owner_finds_the_button(server: DiscordServer) -> None:
    await owned_by(server, "Inge")
    assert "Run the bot" in (await help_in_dm(server, "Inge")).labels
    stranger = await help_in_dm(server, "Otto")
    assert "Run the bot" not in stranger.labels
    on_server = await server.slash("Inge", "help")
    assert on_server is not None
    assert "Run the bot" not in on_server.labels
    unknown = await server.forged("Otto", on_server, "p1:nonsense")
    assert unknown is not None
    for verb in (Verb.OWNER, Verb.DRAIN, Verb.CONFIRM_DRAIN, Verb.ANNOUNCE, Verb.WRITE_ANNOUNCEMENT):
        forged = await server.forged("Otto", on_server, pack(verb))
        assert forged is not None
        assert forged.text == unknown.text
    sure = await server.forged("Otto", on_server, pack(Verb.CONFIRM_ANNOUNCEMENT, "aa"))
    assert sure is not None
    assert sure.text == unknown.text
    assert not server.bot.lobbies.limits.closing


async def test_a_team_owns_it_together(server: DiscordServer) -> None:
    """But not whoever was only invited, or may only read."""
    accepted, invited = discord.TeamMembershipState.accepted, discord.TeamMembershipState.invited
    developer, reader = discord.TeamMemberRole.developer, discord.TeamMemberRole.read_only
    people = {name: server.people[name].id for name in (*TRIO, "Emil")}
    members = [
        SimpleNamespace(id=people["Otto"], membership_state=accepted, role=developer),
        SimpleNamespace(id=people["Ruth"], membership_state=invited, role=developer),
        SimpleNamespace(id=people["Emil"], membership_state=accepted, role=reader),
    ]
    application: Any = server.bot.application
    application.team = SimpleNamespace(owner_id=people["Inge"], members=members)
    found = {name: "Run the bot" in (await help_in_dm(server, name)).labels for name in people}
    assert found == {"Inge": True, "Otto": True, "Ruth": False, "Emil": False}


async def test_the_owner_sees_how_it_is(server: DiscordServer) -> None:
    await owned_by(server, "Inge")
    await server.table("magellan", *TRIO)
    shown = await panel(server)
    assert "Everything works" in shown.text
    assert "Running games: 1" in shown.text
    assert "Servers: 1" in shown.text


async def test_an_announcement_is_shown_confirmed_and_sent_once(server: DiscordServer) -> None:
    await owned_by(server, "Inge")
    await server.table("magellan", *TRIO)
    preview = await written(server, await panel(server), en="Restart at 8, @everyone.", de="Neustart um 8.")
    assert preview is not None
    assert "Restart at 8" in preview.text
    assert "Neustart um 8." in preview.text
    await half_minute(server)
    assert in_channel(server, "Restart at 8") == [], "it is not confirmed yet"
    old = preview.custom_id("Send it")
    sent = await server.click_dm("Inge", preview, "Send it")
    assert sent is not None
    assert "on its way" in sent.text
    await server.restart()
    await owned_by(server, "Inge")
    await half_minute(server)
    await half_minute(server)
    [posted] = in_channel(server, "Restart at 8")
    assert "A message from whoever runs this bot" in posted.text
    assert posted.stored.mention_everyone is False
    stale = {"custom_id": old, "component_type": BUTTON}
    again = server.shown(await _component_interaction(server.people["Inge"].user, preview.stored, stale))
    assert again is not None
    assert "Nothing was sent now" in again.text
    await server.restart()
    await half_minute(server)
    assert len(in_channel(server, "Restart at 8")) == 1


async def test_an_empty_announcement_is_refused(server: DiscordServer) -> None:
    await owned_by(server, "Inge")
    refused = await written(server, await panel(server), en="  ", de="Nur Deutsch")
    assert refused is not None
    assert "There’s no English text" in refused.text
    assert await server.bot.store.meta("announcement draft") is None


async def test_a_gentle_stop_refuses_new_games_sends_and_ends(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []

    async def stop() -> None:
        outbox = await server.bot.store.outbox_state(server.bot.now())
        ended.append(outbox.due == 0)

    await owned_by(server, "Inge")
    await server.table("magellan", *TRIO)
    part: Any = server.bot.drain
    monkeypatch.setattr(part.__self__, "stop", stop)
    monkeypatch.setattr(drain, "LOOK_SECONDS", 0.01)
    asked = await server.click_dm("Inge", await panel(server), "Stop gently")
    assert asked is not None
    assert not server.bot.lobbies.limits.closing, "it asks first"
    last = await server.click_dm("Inge", asked, "Yes, stop")
    assert last is not None
    refused = await server.slash("Otto", "play", server.guild.create_text_channel("other"), game="magellan")
    assert refused is not None
    assert "not opening new games" in refused.text
    assert ended == [True]
    assert "I’m stopping now" in last.text


async def test_a_gentle_stop_closes_the_real_bot(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over real sockets: what it has to say is said before the connection ends."""
    monkeypatch.setattr(drain, "LOOK_SECONDS", 0.01)
    told: list[bool] = []
    async with local_table(settings, monkeypatch) as table:
        await table.command("Inge", "play", game="magellan", against="2")

        async def tell() -> None:
            told.append(table.bot.is_closed())

        await table.bot.drain(tell)
        await table.bot.drain(tell)
        refused = await table.command("Otto", "play", game="entdecker")
        assert "not opening new games" in text(refused)
        await table.until(table.bot.is_closed, "it did not stop")
        assert table.board() is not None, "the board was posted first"
    assert told == [False], "once, and before the end"


async def test_a_process_stops_when_another_was_told_to(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner has pressed the button of another process, which has asked this one through the database."""
    monkeypatch.setattr(drain, "LOOK_SECONDS", 0.01)
    watched: list[Callable[[], None]] = []

    def watch(self: OneProcess, lost: object, wanted: object, stop: Callable[[], None]) -> None:
        watched.append(stop)

    monkeypatch.setattr(OneProcess, "watch", watch)
    async with local_table(settings, monkeypatch) as table:
        watched[-1]()
        refused = await table.command("Otto", "play", game="entdecker")
        assert "not opening new games" in text(refused)
        await table.until(table.bot.is_closed, "it did not stop")
        assert table.bot.stopped_because is None, "which would be a failure, and started again"
