"""Signs where people look: seals beside names, signs beside words, and none where only words can be shown."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest
from discord import ui

import render
from cogs.ui.command_replies.rules_message import rules_message
from data.signs import Signs, without_signs
from data.words import Phrases, languages
from engines import games
from engines.contract.core import say
from tests.cogs.players import Pusher, asked
from tests.support.discord_server import DiscordServer, Shown

TRIO = ("Inge", "Otto", "Ruth")
SIGN = re.compile(r"<:(\w+):\d+>")


@pytest.fixture
def signed(server: DiscordServer) -> DiscordServer:
    server.show_signs()
    return server


def signs(shown: Shown | None) -> set[str]:
    assert shown is not None
    return set(SIGN.findall(shown.text))


async def test_seals_stand_beside_names_everywhere(signed: DiscordServer) -> None:
    await signed.slash("Inge", "play", game="magellan")
    lobby = signed.last
    await signed.click("Otto", lobby, "Join")
    await signed.click("Inge", lobby, "Add computer player")
    assert {"seal_cross", "seal_star", "seal_crescent_gear"} <= signs(lobby)
    assert re.search(r"1\. <:seal_cross:\d+> Inge", lobby.text)
    await signed.click("Inge", lobby, "Start")
    seals = {"seal_cross", "seal_star", "seal_crescent"}
    board = signed.board()
    assert signs(board) & {*seals, *(f"{seal}_gear" for seal in seals)}
    assert not any("<:" in alt for alt in board.alts)
    who = await asked(signed)
    assert who is not None
    panel = await signed.click(who, board, "Play")
    assert panel is not None
    bid = next(part for part in panel.buttons if part["label"].startswith("Bid"))
    assert bid["emoji"]["name"] == "purse", panel.labels
    await signed.click(who, panel, bid["label"])
    log = await signed.click(who, signed.board(), "Log")
    assert log is not None
    assert re.search(r"You bid <:purse:\d+> \d", log.text)
    assert len(signs(log) & {*seals, *(f"{seal}_gear" for seal in seals)}) >= 2


async def test_a_seal_is_the_one_of_the_picture(signed: DiscordServer) -> None:
    """In Efemeris a number before nations are chosen, and then the sign of the nation."""
    table_id = await signed.table("efemeris", "Inge", "Otto")
    pusher = Pusher(signed, Random(1))
    for _ in range(6):
        who = await asked(signed)
        assert who is not None
        room = await signed.bot.tables.load(table_id)
        liveries = render.liveries("efemeris", room.table.view(None).public)
        for seat in (0, 1):
            [name] = SIGN.findall(room.words().name(seat))
            assert name == f"seal_{liveries[seat].symbol}"
        await pusher.move(who)


async def test_the_sign_of_the_answer_wins(signed: DiscordServer) -> None:
    """A button or an entry that names a thing shows the sign of that thing."""
    await signed.table("age_of_discovery", *TRIO)
    who = await asked(signed)
    assert who is not None
    panel = await signed.click(who, signed.board(), "Play")
    assert panel is not None
    entries = [entry for menu in panel.menus for entry in menu["options"]]
    flags = [entry for entry in entries if entry.get("emoji", {}).get("name", "").startswith("flag_")]
    assert flags, [entry["label"] for entry in entries]
    for entry in flags:
        colour = entry["emoji"]["name"].removeprefix("flag_")
        assert colour in entry["label"]


async def test_words_alone_where_nothing_is_shown(signed: DiscordServer) -> None:
    """What describes pictures is read aloud: it has no signs. Autocomplete could not show them."""
    await signed.table("new_found_land", *TRIO)
    in_words = await signed.click("Inge", signed.board(), "In words")
    assert signs(in_words) == set()
    room = await signed.bot.tables.load((await signed.running()).id)
    for words in (room.plain_words(), room.picture_words(), room.board_words()):
        assert words.name(0) in TRIO
        assert "<:" not in words(say("new_found_land-count-good", good="wood", count=2))
    who = await asked(signed)
    assert who is not None
    choices = await signed.people[who].autocomplete(signed.channel, "new_found_land build_ship", "ship", "")
    assert choices
    assert not any("<:" in str(choice) for choice in choices)


async def test_a_name_that_looks_like_a_sign_is_a_name(signed: DiscordServer) -> None:
    await signed.slash("Inge", "play", game="magellan")
    row = await signed.bot.store.last_in_channel(signed.channel.id)
    assert row is not None
    room = await signed.bot.tables.load(row.id)
    [seat] = room.seats
    msgspec.structs.force_setattr(seat, "name", "<:bad:77>")
    words = room.words()
    assert words.name(0).endswith("\\<:bad:77>")
    assert SIGN.findall(words.name(0)) == ["seal_cross", "bad"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_the_legend_shows_what_it_explains(game: str, language: str) -> None:
    signs = Signs()
    signs.replace({name: 10**18 + number for number, name in enumerate(render.signs())})
    page = rules_message(games()[game], "pictures", Phrases(language, signs=signs))
    texts = [item.content for item in page.walk_children() if isinstance(item, ui.TextDisplay)]
    text = max(texts, key=len)
    assert len(set(SIGN.findall(text))) >= 12
    assert page.content_length() <= 4000
    plain = Phrases(language)(say(f"{game}-rules-pictures", **games()[game].facts()))
    assert without_signs(text) == plain
