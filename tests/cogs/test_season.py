"""/season: signing up, playing and canceling on Discord, with restarts, strangers and lost channels."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.tables.loading.room import Visitor
from cogs.ui.components.custom_ids import Verb, pack
from data.season_models import SeasonNow, SeasonStatus
from tests.support.discord_server import DiscordServer, Shown

GAME = "magellan"


async def opened(server: DiscordServer, **options: Any) -> Shown:
    """A season that Inge, who manages the server, has opened."""
    server.make_manager("Inge")
    told = await server.slash("Inge", "season start", game=GAME, size=3, **options)
    assert told is not None
    assert "Your season is open" in told.text
    return server.history()[-1]


async def stored(server: DiscordServer) -> SeasonNow:
    [season, *_] = await server.bot.store.seasons_of(server.guild.id)
    return await server.bot.store.season(season.id)


async def test_from_signing_up_to_the_first_tables(server: DiscordServer) -> None:
    card = await opened(server, days=10)
    assert "Nobody has signed up" in card.text
    assert "3 rounds of 10 days, 3 seats per table" in card.text
    for who in ("Inge", "Otto", "Ruth", "Emil"):
        told = await server.click(who, card, "Join")
        assert told is not None
        assert "You’re in" in told.text
    await server.restart()
    assert "4 players" in card.text
    assert "Otto" in card.text
    again = await server.click("Otto", card, "Join")
    assert again is not None
    assert "You’re already in" in again.text
    assert "**Leave**" in again.text
    refused = await server.click("Otto", card, "Begin")
    assert refused is not None
    assert "Only server managers" in refused.text
    begun = await server.click("Inge", card, "Begin")
    assert begun is not None
    assert "The season has begun" in begun.text
    now = await stored(server)
    assert now.season.status is SeasonStatus.RUNNING
    assert len(now.matches) == 2
    shown = server.history()[-1]
    assert shown.id != card.id, "each round has a message of its own"
    assert card.labels == [], "and the one before has no buttons"
    assert str(shown.id) in card.text
    assert "Round 1" in shown.text
    assert all(f"<#{match.channel_id}>" in shown.text for match in now.matches)
    assert shown.alts[0].startswith("Standings of Magellan league")
    for match in now.matches:
        channel = match.channel_id or 0
        row = await server.bot.store.load(match.table_id or "")
        assert (row.status, row.channel_id) == ("running", match.channel_id)
        assert row.seats == 3
        posted = [Shown(server, channel, one) for one in server.env.backend.messages[channel]]
        [called] = [one for one in posted if "your table for this round" in one.text]
        seated = await server.bot.store.seats(match.table_id or "")
        assert all(f"<@{seat.user_id}>" in called.text for seat in seated if seat.user_id), "into the thread"
    mine = await server.click("Otto", shown, "My table")
    assert mine is not None
    assert "You’re playing here" in mine.text
    stranger = await server.click("Lea", shown, "My table")
    assert stranger is not None
    assert "it has begun" in stranger.text
    told = await server.click("Lea", shown, "Rules and standings")
    assert told is not None
    assert "1\\. Otto: 0 points" in told.text, "in words, with the places as they are"


async def test_leaving_and_dropping_out(server: DiscordServer) -> None:
    card = await opened(server)
    for who in ("Inge", "Otto", "Ruth"):
        await server.click(who, card, "Join")
    left = await server.click("Ruth", card, "Leave")
    assert left is not None
    assert "You’re out" in left.text
    twice = await server.click("Ruth", card, "Leave")
    assert twice is not None
    assert "not in this season" in twice.text
    await server.click("Inge", card, "Begin")
    shown = server.history()[-1]
    sure = await server.click("Otto", shown, "Drop out")
    assert sure is not None
    assert not (await stored(server)).entrants[1].dropped, "it asks first"
    await server.click("Otto", sure, "Yes, drop out")
    assert [one.dropped for one in (await stored(server)).entrants] == [False, True]
    again = await server.click("Otto", shown, "Drop out")
    assert again is not None
    assert "no longer in this season" in again.text
    late = await server.forged("Emil", shown, pack(Verb.ENTER_SEASON, (await stored(server)).season.id))
    assert late is not None
    assert "no longer possible" in late.text


async def test_the_rules_of_all_tables(server: DiscordServer) -> None:
    card = await opened(server)
    plain = await server.click("Otto", card, "Rules")
    assert plain is not None
    assert plain.menus == [], "for managers only"
    rules = await server.click("Inge", card, "Rules")
    assert rules is not None
    await server.choose("Inge", rules, ["pace=casual"])
    now = await stored(server)
    assert now.season.settings["pace"] == "casual"
    menu = rules.menus[0]["custom_id"]
    forged = server.shown(await server.raw_click("Otto", rules, menu, settle=True, values=["pace=daily"]))
    assert forged is not None
    assert "Only server managers" in forged.text
    assert (await stored(server)).season.settings["pace"] == "casual"


async def test_canceling_asks_first_and_games_go_on(server: DiscordServer) -> None:
    card = await opened(server)
    for who in ("Inge", "Otto"):
        await server.click(who, card, "Join")
    await server.click("Inge", card, "Begin")
    shown = server.history()[-1]
    refused = await server.click("Otto", shown, "Cancel season")
    assert refused is not None
    assert "Only server managers" in refused.text
    sure = await server.click("Inge", shown, "Cancel season")
    assert sure is not None
    await server.click("Inge", sure, "Yes, cancel the season")
    assert "canceled" in shown.text
    assert shown.labels == []
    now = await stored(server)
    assert (await server.bot.store.load(now.matches[0].table_id or "")).status == "running"
    told = await server.slash("Otto", "season show")
    assert told is not None
    assert "This season was canceled" in told.text, "the only one, so there is nothing to choose"
    assert told.menus == []
    server.channel = server.guild.create_text_channel("another")
    await opened(server)
    await server.bot.seasons.cancel((await stored(server)).season.id)
    told = await server.slash("Otto", "season show")
    assert told is not None
    assert "2 seasons" in told.text
    assert len(told.menus[0]["options"]) == 2


@pytest.mark.parametrize(
    ("options", "why"),
    [({"size": 2}, "2 players per table don’t fit"), ({"size": 3}, "There’s already a season")],
)
async def test_what_cannot_be_opened(server: DiscordServer, options: dict[str, Any], why: str) -> None:
    await opened(server)
    told = await server.slash("Inge", "season start", game=GAME, **options)
    assert told is not None
    assert why in told.text
    stranger = await server.slash("Otto", "season start", game=GAME)
    assert stranger is not None
    assert "Only server managers" in stranger.text


async def test_a_deleted_message_and_a_deleted_channel(server: DiscordServer) -> None:
    card = await opened(server)
    await server.click("Inge", card, "Join")
    await server.delete(card)
    await server.bot.seasons.enter((await stored(server)).season.id, _visitor(server, "Otto"))
    await server.env.settle()
    card = server.history()[-1]
    assert "2 players" in card.text, "posted anew"
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    season_id = (await stored(server)).season.id
    await server.bot.seasons.begin(season_id)
    assert (await stored(server)).season.trouble == "channel"
    other = server.guild.create_text_channel("elsewhere")
    offer = await server.slash("Inge", "season show", other)
    assert offer is not None
    assert "channel is gone" in offer.text
    await server.click("Inge", offer, "Continue here")
    now = await stored(server)
    assert now.season.channel_id == other.id
    assert now.season.trouble == ""
    assert (await server.bot.store.load(now.matches[0].table_id or "")).status == "running"
    assert "Round 1" in server.history(other)[-1].text


async def test_a_channel_that_goes_while_people_sign_up(server: DiscordServer) -> None:
    """Nothing is posted there until somebody joins: asked for, the season says itself that it is homeless."""
    card = await opened(server)
    await server.click("Otto", card, "Join")
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    assert (await stored(server)).season.trouble == ""
    other = server.guild.create_text_channel("elsewhere")
    offer = await server.slash("Inge", "season show", other)
    assert offer is not None
    assert "channel is gone" in offer.text
    pressed = offer.custom_id("Continue here")
    await server.press("Inge", offer, pressed)
    await server.env.settle()
    assert (await stored(server)).season.channel_id == other.id
    [shown] = server.history(other)
    assert "1 player" in shown.text
    assert "gone" not in shown.text
    again = await server.forged("Inge", offer, pressed)
    assert again is not None
    assert f"<#{other.id}>" in again.text, "it has a channel"


async def test_a_server_that_is_unavailable_has_lost_no_channel(server: DiscordServer) -> None:
    """For as long as Discord stumbles, it seems to have none."""
    await opened(server)
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    guild.unavailable, channels = True, dict(guild._channels)
    guild._channels.clear()
    shown = await server.slash("Inge", "season show")
    guild._channels.update(channels)
    assert shown is not None
    assert "gone" not in shown.text
    assert "Continue here" not in shown.labels


async def test_of_another_server(server: DiscordServer) -> None:
    card = await opened(server)
    told = await server.forged("Otto", card, pack(Verb.ENTER_SEASON, "nosuchid"))
    assert told is not None
    assert "can’t find that season" in told.text
    shown = await server.slash("Otto", "season show")
    assert shown is not None
    assert "Magellan league" in shown.text


def _visitor(server: DiscordServer, who: str) -> Visitor:
    return Visitor(server.people[who].id, who)
