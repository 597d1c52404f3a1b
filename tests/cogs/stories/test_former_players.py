"""Somebody who gave a seat away knows a hand: no other seat of that game is for them."""

from __future__ import annotations

import pytest

from cogs.ui.components.custom_ids import Verb, pack
from tests.cogs.players import seat_of
from tests.cogs.scene import TRIO, offer, offer_seat, sit_down, slow_down
from tests.support.discord_server import DiscordServer, Shown


async def given_away(server: DiscordServer, game: str = "magellan") -> str:
    """Ruth has given her seat to a stranger, and Otto offers his."""
    slow_down(server)
    table_id = await server.table(game, *TRIO)
    await offer_seat(server, "Ruth")
    await sit_down(server, "Stranger")
    await offer_seat(server, "Otto")
    return table_id


async def pressed(server: DiscordServer, who: str) -> Shown:
    """Press "Take this seat" on the offer."""
    shown = await server.click(who, offer(server), "Take this seat")
    assert shown is not None
    return shown


async def players(server: DiscordServer, table_id: str) -> set[str]:
    return {seat.name for seat in await server.bot.store.seats(table_id)}


async def forget(server: DiscordServer, who: str) -> None:
    page = await server.slash(who, "privacy")
    assert page is not None
    await server.press(who, page, pack(Verb.FORGET))
    await server.press(who, page, pack(Verb.CONFIRM_FORGET))
    await server.env.settle()


@pytest.mark.parametrize("restarted", [False, True])
async def test_another_seat_is_refused(server: DiscordServer, restarted: bool) -> None:
    table_id = await given_away(server)
    if restarted:
        await server.restart()
        slow_down(server)
    shown = await pressed(server, "Ruth")
    assert "know what’s hidden there" in shown.text
    assert "Stranger’s seat" in shown.text
    assert not shown.labels, "nothing to confirm"
    otto = (await seat_of(server, table_id, "Otto")).seat
    forged = await server.forged("Ruth", shown, pack(Verb.CONFIRM_TAKE_SEAT, table_id, otto))
    assert forged is not None
    assert "know what’s hidden there" in forged.text
    assert await players(server, table_id) == {"Inge", "Otto", "Stranger"}
    await sit_down(server, "Emil")
    assert await players(server, table_id) == {"Inge", "Emil", "Stranger"}, "anybody else may sit down"


async def test_the_own_seat_can_be_had_back(server: DiscordServer) -> None:
    table_id = await given_away(server)
    await sit_down(server, "Emil")
    await offer_seat(server, "Stranger")
    await sit_down(server, "Ruth")
    assert await players(server, table_id) == {"Inge", "Emil", "Ruth"}
    await offer_seat(server, "Inge")
    for who in ("Stranger", "Otto"):
        assert "know what’s hidden there" in (await pressed(server, who)).text


async def test_a_game_without_secrets_has_no_ban(server: DiscordServer) -> None:
    table_id = await given_away(server, "entdecker")
    await sit_down(server, "Ruth")
    assert await players(server, table_id) == {"Inge", "Ruth", "Stranger"}


async def test_another_table_is_another_matter(server: DiscordServer) -> None:
    await given_away(server)
    other = server.guild.create_text_channel("other")
    await server.slash("Emil", "play", other, game="magellan")
    joined = await server.click("Ruth", server.history(other)[-1], "Join")
    assert joined is not None
    assert "hidden" not in joined.text


async def test_a_forgotten_former_player_could_be_anybody(server: DiscordServer) -> None:
    """Nothing is kept of Ruth, so nobody can tell whether somebody who comes is Ruth: the seat stays with
    Otto or the computer."""
    table_id = await given_away(server)
    await forget(server, "Ruth")
    for who in ("Ruth", "Emil"):
        shown = await pressed(server, who)
        assert "deleted their data has seen a hand" in shown.text
        assert not shown.labels
    assert await players(server, table_id) == {"Inge", "Otto", "Stranger"}
    await offer_seat(server, "Stranger")
    await sit_down(server, "Emil")
    assert "Emil" in await players(server, table_id), "the very seat that was given away is free to all"


async def test_who_is_forgotten_while_playing_knows_a_hand_too(server: DiscordServer) -> None:
    slow_down(server)
    table_id = await server.table("magellan", *TRIO)
    await forget(server, "Ruth")
    await offer_seat(server, "Otto")
    assert "deleted their data has seen a hand" in (await pressed(server, "Ruth")).text
    assert "Otto" in await players(server, table_id)


async def test_what_is_kept_is_told(server: DiscordServer) -> None:
    await given_away(server)
    page = await server.slash("Ruth", "privacy")
    assert page is not None
    assert "gave away a seat in a running game" in page.text
    page = await server.slash("Emil", "privacy")
    assert page is not None
    assert "gave away" not in page.text
