"""/rules with `search`: what is found, who is told what, and what nobody may learn by it."""

from __future__ import annotations

from copy import deepcopy

import pytest

from cogs.ui.command_replies.glossary import Found, thing_of
from cogs.ui.components.custom_ids import Verb, pack
from engines import games
from engines.contract.core import Rejected
from engines.tables.saved_games import game_of
from tests.cogs.players import asked
from tests.cogs.scene import GAME, PAIR
from tests.support.discord_server import DiscordServer, Shown

MONEY = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def looked_up(server: DiscordServer, who: str, text: str) -> Shown:
    shown = await server.slash(who, "rules", search=text)
    assert shown is not None
    assert shown.stored.is_ephemeral
    return shown


async def offered(server: DiscordServer, who: str, typed: str, **options: str) -> dict[str, str]:
    choices = await server.people[who].autocomplete(server.channel, "rules", "search", typed, **options)
    return {choice["name"]: choice["value"] for choice in choices}


async def test_a_card_is_shown_with_what_it_does(server: DiscordServer) -> None:
    shown = await looked_up(server, "Stranger", "gunner")
    assert "Gunner" in shown.text
    assert "destroys an enemy ship" in shown.text
    assert "Right now" not in shown.text, "nothing is played here"
    assert "Rules: Crew" in shown.labels
    assert "destroys an enemy ship" in shown.alts[0]
    topic = await server.click("Stranger", shown, "Rules: Crew")
    assert topic is not None
    assert "Efemeris: Crew" in topic.text


async def test_everybody_learns_what_they_may_know(server: DiscordServer) -> None:
    table_id = await server.table(MONEY, *TRIO)
    room = await server.bot.tables.load(table_id)
    inge = room.seat_of(server.people["Inge"].id)
    assert inge is not None
    own = room.table.view(inge.seat).own
    assert own is not None
    gold = own.hand[0].gold
    count = sum(card.gold == gold for card in own.hand)
    hers = await looked_up(server, "Inge", f"Money card {gold}")
    assert ("In your hand" if count == 1 else f"In your hand: {count}") in hers.text
    await server.restart()
    shown = await looked_up(server, "Stranger", f"Money card {gold}")
    assert "your hand" not in shown.text + shown.alts[0]
    assert "Nothing else is known" in shown.text
    assert await offered(server, "Inge", "money") == await offered(server, "Stranger", "money")


async def test_a_game_that_began_earlier_has_its_own_numbers(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "age_of_discovery"
    raw = deepcopy(games()[key].raw_figures)
    for card in raw["contracts"].values():
        card["incomes"] = [9, 10, 31]
    with monkeypatch.context() as before:
        before.setitem(games(), key, game_of(key, raw))
        await server.table(key, *PAIR)
    contract = f"{key}:contract/R-3"
    here = await looked_up(server, "Inge", contract)
    assert "9, 10 and 31 coins" in here.text
    assert "9, 10 and 31 coins" in here.alts[0]
    topic = await server.click("Inge", here, "Rules: Trade contracts")
    assert topic is not None
    assert "31" in topic.text
    elsewhere = await server.slash("Inge", "rules", server.guild.create_text_channel("tea"), search=contract)
    assert elsewhere is not None
    assert "31" not in elsewhere.text
    with pytest.raises(Rejected, match="lookup-not-here"):
        thing_of(games()[key], Found(key, "contract/Z-9", "Z-9"))


async def test_autocomplete_is_about_the_game_that_is_meant(server: DiscordServer) -> None:
    everywhere = await offered(server, "Inge", "magellan")
    assert any("Race to the New Found Land" in label for label in everywhere)
    await server.table(GAME, *PAIR)
    here = await offered(server, "Inge", "storm")
    assert "Storm (Event)" in here
    assert all(value.startswith(f"{GAME}:") for value in here.values())
    chosen = await offered(server, "Inge", "cook", game=MONEY)
    assert "Cook (Explorer)" in chosen
    assert await offered(server, "Inge", "no such thing anywhere") == {}
    assert 0 < len(await offered(server, "Inge", "")) <= 25
    storm = await looked_up(server, "Otto", here["Storm (Event)"])
    assert "your voyage ends at once" in storm.text


async def test_words_of_the_rules_and_several_hits(server: DiscordServer) -> None:
    await server.table(GAME, *PAIR)
    found = await looked_up(server, "Otto", "toll")
    assert "Found for “toll”" in found.text
    assert "toll" in found.text.partition("\n")[2].lower(), "lines of the rules are quoted"
    values = [option["value"] for option in found.menus[0]["options"]]
    topic = next(value for value in values if ":rules/" in value)
    await server.restart()
    shown = await server.choose("Otto", found, [topic])
    assert shown is not None
    assert "Entdecker:" in shown.text


async def test_what_only_other_games_have(server: DiscordServer) -> None:
    """Here one game is searched; it says so, and offers the rest."""
    await server.table(GAME, *PAIR)
    found = await looked_up(server, "Otto", "Drake")
    assert "I found nothing about “Drake” in Entdecker. Other games have:" in found.text
    labels = [option["label"] for option in found.menus[0]["options"]]
    assert labels
    assert not any("Entdecker" in label for label in labels)
    shown = await server.choose("Otto", found, [found.menus[0]["options"][0]["value"]])
    assert shown is not None
    assert "Drake" in shown.text
    nowhere = await looked_up(server, "Otto", "xyzzy")
    assert nowhere.text.startswith("I found nothing about “xyzzy”. Try another word")


@pytest.mark.parametrize("typed", ["xyzzy", "**x**", "entdecker:unit/nobody", "chess:rules/x", ":", "²"])
async def test_what_there_is_not(server: DiscordServer, typed: str) -> None:
    shown = await looked_up(server, "Stranger", typed)
    assert "I found nothing about" in shown.text or shown.menus
    assert "**x**" not in shown.text


async def test_forged_choices_change_nothing(server: DiscordServer) -> None:
    await server.table(GAME, *PAIR)
    board = server.board()
    for _ in range(2):
        shown = await server.forged("Stranger", board, pack(Verb.LOOK_UP))
        assert shown is not None
        assert "I don’t know that button" in shown.text
    assert (await server.running()).version == 0
    assert await asked(server) is not None


async def test_in_german(server: DiscordServer) -> None:
    await server.table(MONEY, *TRIO)
    await server.bot.store.change_person(server.people["Otto"].id, language="de")
    shown = await looked_up(server, "Otto", "Geldkarte 1")
    assert "Gerade jetzt" in shown.text
