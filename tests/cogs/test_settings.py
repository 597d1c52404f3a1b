"""Settings: one's own, the server's, and what they do."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import _component_interaction

from tests.cogs.scene import GAME
from tests.support.town import Shown, Town


def menu(shown: Shown, field: str) -> int:
    ids = [part["custom_id"].rpartition(":")[2] for part in shown.menus]
    return ids.index(field)


async def panel(town: Town, who: str) -> Shown:
    shown = await town.slash(who, "settings")
    assert shown is not None
    return shown


async def choose(town: Town, who: str, shown: Shown, field: str, value: str) -> Shown:
    after = await town.choose(who, shown, [value], menu(shown, field))
    assert after is not None
    return after


async def test_a_person_chooses(town: Town) -> None:
    shown = await panel(town, "Inge")
    for field, value in {
        "dm_notices": "off",
        "reminder_hours": "12",
        "digest_hour": "8",
        "palette": "deutan",
    }.items():
        shown = await choose(town, "Inge", shown, field, value)
        assert "Noted" in shown.text
    person = await town.bot.store.person(town.people["Inge"].id)
    assert (person.dm_notices, person.reminder_hours, person.digest_hour) == (False, 12, 8)
    assert person.palette == "deutan"
    shown = await choose(town, "Inge", shown, "reminder_hours", "0")
    shown = await choose(town, "Inge", shown, "digest_hour", "auto")
    shown = await choose(town, "Inge", shown, "language", "de")
    assert "Deine Einstellungen" in shown.text
    person = await town.bot.store.person(town.people["Inge"].id)
    assert (person.reminder_hours, person.digest_hour, person.language) == (0, None, "de")


async def fill(town: Town, who: str, zone: str, quiet: str) -> Shown:
    shown = await panel(town, who)
    form = await town.people[who].click(shown.handle, custom_id=shown.custom_id("Time zone and quiet hours"))
    answer = town.shown(await town.people[who].submit_modal(form, {"zone": zone, "quiet": quiet}))
    assert answer is not None
    return answer


async def test_time_zone_and_quiet_hours(town: Town) -> None:
    after = await fill(town, "Inge", "berlin", "22-7")
    assert "Europe/Berlin" in after.text
    assert "22:00 to 7:00" in after.text
    after = await fill(town, "Inge", "America/New_York", "22:00 – 24:00")
    assert "America/New_York" in after.text
    assert "22:00 to 0:00" in after.text
    for zone, quiet, words in (
        ("Atlantis", "22-7", "no time zone called"),
        ("Berlin", "at night", "not a span of hours"),
        ("Berlin", "7-7", "not a span of hours"),
        ("Berlin", "22-77", "not a span of hours"),
        ("Berlin", "25-3", "not a span of hours"),
        ("../../etc/passwd", "22-7", "no time zone called"),
    ):
        assert words in (await fill(town, "Inge", zone, quiet)).text
    person = await town.bot.store.person(town.people["Inge"].id)
    assert (person.zone, person.quiet_from, person.quiet_to) == ("America/New_York", 22, 0), "nothing changed"
    after = await fill(town, "Inge", "", "")
    assert "UTC" in after.text
    assert "none" in after.text


async def test_only_managers_choose_for_the_server(town: Town) -> None:
    shown = await panel(town, "Inge")
    assert "Settings of the server" not in shown.labels
    for forged in ("p1:server", "p1:setserver:language", "p1:setchannels"):
        answer = await town.forged("Inge", shown, forged)
        assert answer is not None
        assert "manage this server" in answer.text
    assert (await town.bot.store.guild(town.guild.id)).language is None


async def test_what_the_server_decides_holds_for_new_tables(town: Town) -> None:
    town.make_manager("Otto")
    shown = await town.click("Otto", await panel(town, "Otto"), "Settings of the server")
    assert shown is not None
    for field, value in {
        "language": "de",
        "pace": "daily",
        "reminder_hours": "6",
        "most_tables": "1",
    }.items():
        shown = await choose(town, "Otto", shown, field, value)
    await town.slash("Inge", "play", game=GAME)
    assert "Mitspielen" in town.last.labels
    assert "ein Zug am Tag" in town.last.text
    elsewhere = town.guild.create_text_channel("elsewhere")
    refused = await town.slash("Inge", "play", channel=elsewhere, game=GAME)
    assert refused is not None
    assert "one table at a time" in refused.text
    await town.bot.store.change_guild(town.guild.id, channels=[town.channel.id], most_tables=None)
    refused = await town.slash("Inge", "play", channel=elsewhere, game=GAME)
    assert refused is not None
    assert f"<#{town.channel.id}>" in refused.text


async def test_the_channels_are_chosen_in_a_menu(town: Town) -> None:
    town.make_manager("Otto")
    shown = await town.click("Otto", await panel(town, "Otto"), "Settings of the server")
    assert shown is not None
    picker = next(part for part in shown.parts if part.get("custom_id", "").endswith("setchannels"))
    person: Any = town.people["Otto"]
    result = await person.select(shown.handle, [town.channel], custom_id=picker["custom_id"])
    assert town.shown(result) is not None
    assert (await town.bot.store.guild(town.guild.id)).channels == [town.channel.id]


async def server_panel(town: Town, who: str = "Otto") -> Shown:
    shown = await town.click(who, await panel(town, who), "Settings of the server")
    assert shown is not None
    return shown


async def test_channels_that_are_gone_bind_nobody(town: Town) -> None:
    town.make_manager("Otto")
    gone, other = (town.guild.create_text_channel(name) for name in ("gone", "other"))
    await town.bot.store.change_guild(town.guild.id, channels=[gone.id, other.id])
    town.env.backend.delete_channel(gone.id)
    await town.env.settle()
    refused = await town.slash("Inge", "play", game=GAME)
    assert refused is not None
    assert f"<#{other.id}>" in refused.text
    assert f"<#{gone.id}>" not in refused.text
    picker = next(p for p in (await server_panel(town)).parts if "setchannels" in p.get("custom_id", ""))
    assert [int(value["id"]) for value in picker["default_values"]] == [other.id]
    town.env.backend.delete_channel(other.id)
    await town.env.settle()
    shown = await server_panel(town)
    await choose(town, "Otto", shown, "most_tables", "5")
    opened = await town.slash("Inge", "play", game=GAME)
    assert opened is not None
    assert "open" in opened.text, "with none left, tables are welcome everywhere"


async def test_only_channels_of_this_server_can_be_chosen(town: Town) -> None:
    town.make_manager("Otto")
    shown = await server_panel(town)
    picker = next(p["custom_id"] for p in shown.parts if "setchannels" in p.get("custom_id", ""))
    data = {"custom_id": picker, "component_type": 8, "values": ["1", "9" * 40, "x", str(town.channel.id)]}
    await _component_interaction(town.people["Otto"], shown.stored, data)
    assert (await town.bot.store.guild(town.guild.id)).channels == [town.channel.id]
    many = [town.guild.create_text_channel(f"c{number}").id for number in range(30)]
    await town.bot.store.change_guild(town.guild.id, channels=many)
    shown = await server_panel(town)
    refused = await town.slash("Inge", "play", game=GAME)
    assert refused is not None
    assert f"<#{many[0]}>" in refused.text


async def test_the_servers_panel_is_not_for_direct_messages(town: Town) -> None:
    """Nor for somebody who manages it no more."""
    town.make_manager("Otto")
    shown = await server_panel(town)
    for role in list(town.env.backend.get_member(town.guild.id, town.people["Otto"].id).role_ids):
        town.env.backend.remove_member_role(town.guild.id, town.people["Otto"].id, role)
    await town.env.settle()
    refused = await town.choose("Otto", shown, ["de"], menu(shown, "language"))
    assert refused is not None
    assert "manage this server" in refused.text
    assert (await town.bot.store.guild(town.guild.id)).language is None


@pytest.mark.parametrize("who", ["own", "server"])
async def test_every_value_can_be_chosen_and_is_shown_again(town: Town, who: str) -> None:
    town.make_manager("Otto")
    shown = await (panel(town, "Otto") if who == "own" else server_panel(town))
    fields = [part["custom_id"].rpartition(":")[2] for part in shown.menus]
    for field in fields:
        if field == "language":
            continue
        for option in [one["value"] for one in shown.menus[menu(shown, field)]["options"]]:
            shown = await choose(town, "Otto", shown, field, option)
            chosen = [
                one["value"] for one in shown.menus[menu(shown, field)]["options"] if one.get("default")
            ]
            assert chosen == [option], field
    forged = await town.forged("Otto", shown, shown.menus[0]["custom_id"])
    assert forged is not None
    assert forged.id != shown.id, "a menu without a choice is refused"
