"""Settings: one's own, the server's, and what they do."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import _component_interaction

from tests.cogs.scene import GAME
from tests.support.discord_server import DiscordServer, Shown


def menu(shown: Shown, field: str) -> int:
    ids = [part["custom_id"].rpartition(":")[2] for part in shown.menus]
    return ids.index(field)


async def panel(server: DiscordServer, who: str) -> Shown:
    shown = await server.slash(who, "settings")
    assert shown is not None
    return shown


async def choose(server: DiscordServer, who: str, shown: Shown, field: str, value: str) -> Shown:
    after = await server.choose(who, shown, [value], menu(shown, field))
    assert after is not None
    return after


async def test_a_person_chooses(server: DiscordServer) -> None:
    shown = await panel(server, "Inge")
    for field, value in {
        "dm_notices": "off",
        "reminder_hours": "12",
        "digest_hour": "8",
        "palette": "deutan",
    }.items():
        shown = await choose(server, "Inge", shown, field, value)
        assert "Saved" in shown.text
    person = await server.bot.store.person(server.people["Inge"].id)
    assert (person.dm_notices, person.reminder_hours, person.digest_hour) == (False, 12, 8)
    assert person.palette == "deutan"
    shown = await choose(server, "Inge", shown, "reminder_hours", "0")
    shown = await choose(server, "Inge", shown, "digest_hour", "auto")
    shown = await choose(server, "Inge", shown, "language", "de")
    assert "Deine Einstellungen" in shown.text
    person = await server.bot.store.person(server.people["Inge"].id)
    assert (person.reminder_hours, person.digest_hour, person.language) == (0, None, "de")


async def fill(server: DiscordServer, who: str, zone: str, quiet: str) -> Shown:
    shown = await panel(server, who)
    form = await server.people[who].click(
        shown.handle, custom_id=shown.custom_id("Time zone and quiet hours")
    )
    answer = server.shown(await server.people[who].submit_modal(form, {"zone": zone, "quiet": quiet}))
    assert answer is not None
    return answer


async def test_time_zone_and_quiet_hours(server: DiscordServer) -> None:
    after = await fill(server, "Inge", "berlin", "22-7")
    assert "Europe/Berlin" in after.text
    assert "22:00 to 7:00" in after.text
    after = await fill(server, "Inge", "America/New_York", "22:00 – 24:00")
    assert "America/New_York" in after.text
    assert "22:00 to 0:00" in after.text
    for zone, quiet, words in (
        ("Atlantis", "22-7", "a time zone called"),
        ("Berlin", "at night", "as hours"),
        ("Berlin", "7-7", "as hours"),
        ("Berlin", "22-77", "as hours"),
        ("Berlin", "25-3", "as hours"),
        ("../../etc/passwd", "22-7", "a time zone called"),
    ):
        assert words in (await fill(server, "Inge", zone, quiet)).text
    person = await server.bot.store.person(server.people["Inge"].id)
    assert (person.zone, person.quiet_from, person.quiet_to) == ("America/New_York", 22, 0), "nothing changed"
    after = await fill(server, "Inge", "", "")
    assert "UTC" in after.text
    assert "none" in after.text


async def test_only_managers_choose_for_the_server(server: DiscordServer) -> None:
    shown = await panel(server, "Inge")
    assert "Server settings" not in shown.labels
    for forged in ("p1:server", "p1:setserver:language", "p1:setchannels"):
        answer = await server.forged("Inge", shown, forged)
        assert answer is not None
        assert "manage this server" in answer.text
    assert (await server.bot.store.guild(server.guild.id)).language is None


async def test_what_the_server_decides_holds_for_new_tables(server: DiscordServer) -> None:
    server.make_manager("Otto")
    shown = await server.click("Otto", await panel(server, "Otto"), "Server settings")
    assert shown is not None
    for field, value in {
        "language": "de",
        "pace": "daily",
        "reminder_hours": "6",
        "most_tables": "1",
    }.items():
        shown = await choose(server, "Otto", shown, field, value)
    await server.slash("Inge", "play", game=GAME)
    assert "Mitspielen" in server.last.labels
    assert "ein Zug am Tag" in server.last.text
    elsewhere = server.guild.create_text_channel("elsewhere")
    refused = await server.slash("Inge", "play", channel=elsewhere, game=GAME)
    assert refused is not None
    assert "1 game at a time" in refused.text
    await server.bot.store.change_guild(server.guild.id, channels=[server.channel.id], most_tables=None)
    refused = await server.slash("Inge", "play", channel=elsewhere, game=GAME)
    assert refused is not None
    assert f"<#{server.channel.id}>" in refused.text


async def test_the_channels_are_chosen_in_a_menu(server: DiscordServer) -> None:
    server.make_manager("Otto")
    shown = await server.click("Otto", await panel(server, "Otto"), "Server settings")
    assert shown is not None
    picker = next(part for part in shown.parts if part.get("custom_id", "").endswith("setchannels"))
    person: Any = server.people["Otto"]
    result = await person.select(shown.handle, [server.channel], custom_id=picker["custom_id"])
    assert server.shown(result) is not None
    assert (await server.bot.store.guild(server.guild.id)).channels == [server.channel.id]


async def server_panel(server: DiscordServer, who: str = "Otto") -> Shown:
    shown = await server.click(who, await panel(server, who), "Server settings")
    assert shown is not None
    return shown


async def test_channels_that_are_gone_bind_nobody(server: DiscordServer) -> None:
    server.make_manager("Otto")
    gone, other = (server.guild.create_text_channel(name) for name in ("gone", "other"))
    await server.bot.store.change_guild(server.guild.id, channels=[gone.id, other.id])
    server.env.backend.delete_channel(gone.id)
    await server.env.settle()
    refused = await server.slash("Inge", "play", game=GAME)
    assert refused is not None
    assert f"<#{other.id}>" in refused.text
    assert f"<#{gone.id}>" not in refused.text
    picker = next(p for p in (await server_panel(server)).parts if "setchannels" in p.get("custom_id", ""))
    assert [int(value["id"]) for value in picker["default_values"]] == [other.id]
    server.env.backend.delete_channel(other.id)
    await server.env.settle()
    shown = await server_panel(server)
    await choose(server, "Otto", shown, "most_tables", "5")
    opened = await server.slash("Inge", "play", game=GAME)
    assert opened is not None
    assert "open" in opened.text, "with none left, tables are welcome everywhere"


async def test_only_channels_of_this_server_can_be_chosen(server: DiscordServer) -> None:
    server.make_manager("Otto")
    shown = await server_panel(server)
    picker = next(p["custom_id"] for p in shown.parts if "setchannels" in p.get("custom_id", ""))
    data = {"custom_id": picker, "component_type": 8, "values": ["1", "9" * 40, "x", str(server.channel.id)]}
    await _component_interaction(server.people["Otto"], shown.stored, data)
    assert (await server.bot.store.guild(server.guild.id)).channels == [server.channel.id]
    many = [server.guild.create_text_channel(f"c{number}").id for number in range(30)]
    await server.bot.store.change_guild(server.guild.id, channels=many)
    shown = await server_panel(server)
    refused = await server.slash("Inge", "play", game=GAME)
    assert refused is not None
    assert f"<#{many[0]}>" in refused.text


async def test_the_servers_panel_is_not_for_direct_messages(server: DiscordServer) -> None:
    """Nor for somebody who manages it no more."""
    server.make_manager("Otto")
    shown = await server_panel(server)
    for role in list(server.env.backend.get_member(server.guild.id, server.people["Otto"].id).role_ids):
        server.env.backend.remove_member_role(server.guild.id, server.people["Otto"].id, role)
    await server.env.settle()
    refused = await server.choose("Otto", shown, ["de"], menu(shown, "language"))
    assert refused is not None
    assert "manage this server" in refused.text
    assert (await server.bot.store.guild(server.guild.id)).language is None


@pytest.mark.parametrize("who", ["own", "server"])
async def test_every_value_can_be_chosen_and_is_shown_again(server: DiscordServer, who: str) -> None:
    server.make_manager("Otto")
    shown = await (panel(server, "Otto") if who == "own" else server_panel(server))
    fields = [part["custom_id"].rpartition(":")[2] for part in shown.menus]
    for field in fields:
        if field == "language":
            continue
        for option in [one["value"] for one in shown.menus[menu(shown, field)]["options"]]:
            shown = await choose(server, "Otto", shown, field, option)
            chosen = [
                one["value"] for one in shown.menus[menu(shown, field)]["options"] if one.get("default")
            ]
            assert chosen == [option], field
    forged = await server.forged("Otto", shown, shown.menus[0]["custom_id"])
    assert forged is not None
    assert forged.id != shown.id, "a menu without a choice is refused"
