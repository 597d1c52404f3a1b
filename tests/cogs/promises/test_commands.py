"""Slash commands: typed moves, autocomplete that offers only what is legal, languages, looking around."""

from __future__ import annotations

from random import Random

import pytest

from cogs.move_commands import whole
from cogs.ui.panel.typed_answers import NONE, fits, offers, path_of, written
from data.words import Phrases
from engines import games
from engines.contract.core import Option, Pick, PickSome, Rejected, say
from engines.games.age_of_discovery.names import ship_codes, ship_name
from tests.cogs.players import Pusher, asked
from tests.support.discord_server import DiscordServer

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")
WORDS = Phrases("en")


def option(value: str | int | list[int]) -> Option:
    return Option(value=value, text=say("panel-amount", move="Card", amount=written(value)))


def some(draft: object) -> PickSome | Pick | None:
    """A small game: exchange some of four cards."""
    assert isinstance(draft, dict)
    if "move" not in draft:
        return Pick(field="move", text=say("panel-choose"), options=(option("exchange"),))
    if "cards" not in draft:
        cards = tuple(option(card) for card in (2, 2, 6, 9))
        return PickSome(field="cards", text=say("panel-choose"), options=cards, least=0, most=3)
    return None


@pytest.mark.parametrize(
    ("typed", "path"),
    [("2 6", "0+2"), ("2,2", "0+1"), ("Card 9", None), (NONE, "~"), ("9+2", "3+0")],
)
def test_typed_lists(typed: str, path: str | None) -> None:
    if path is None:
        with pytest.raises(Rejected):
            path_of(some, "exchange", {"cards": typed}, WORDS)
    else:
        assert path_of(some, "exchange", {"cards": typed}, WORDS) == ("0", path)


@pytest.mark.parametrize("typed", ["7", "2 2 2", "2 2 6 9", "x"])
def test_typed_lists_that_are_not_possible(typed: str) -> None:
    with pytest.raises(Rejected):
        path_of(some, "exchange", {"cards": typed}, WORDS)


def test_autocomplete_goes_on_after_the_first_card() -> None:
    question = some({"move": "exchange"})
    assert question is not None
    assert [value for _, value in offers(question, "", WORDS)] == [NONE, "2", "2", "6", "9"]
    assert ("2 Card 9", "2 9") in offers(question, "2 9", WORDS)


def test_autocomplete_offers_first_what_begins_with_what_was_typed() -> None:
    """Then what has a word that does, then the rest; else in the order of the question."""
    names = ["Zeitalter der Entdeckungen", "Die Entdecker", "Wiederentdeckt", "Entdecker", "Magellan"]
    texts = [say("panel-amount", move=name, amount=5) for name in names]
    options = tuple(Option(value=str(number), text=text) for number, text in enumerate(texts))
    question = Pick(field="game", text=say("ask"), options=options)
    assert [value for _, value in offers(question, "Entd", WORDS)] == ["3", "0", "1", "2"]
    assert [value for _, value in offers(question, "", WORDS)] == ["0", "1", "2", "3", "4"]


async def test_autocomplete_offers_only_legal_values(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    choices = await server.people[who].autocomplete(server.channel, f"{GAME} bid", "amount", "")
    amounts = [choice["value"] for choice in choices]
    assert amounts[0] == 1
    assert max(amounts) <= 45
    choices = await server.people[who].autocomplete(server.channel, f"{GAME} bid", "amount", "4")
    assert {choice["value"] for choice in choices} <= {4, *range(40, 46)}


async def test_autocomplete_says_when_it_is_not_your_turn(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    first = await asked(server)
    other = next(name for name in TRIO if name != first)
    choices = await server.people[other].autocomplete(server.channel, f"{GAME} bid", "amount", "")
    assert len(choices) == 1
    assert "not your turn to decide" in choices[0]["name"]
    choices = await server.people["Stranger"].autocomplete(server.channel, f"{GAME} bid", "amount", "")
    assert len(choices) == 1
    assert "not in this game" in choices[0]["name"]


async def test_a_command_without_its_options_opens_the_panel(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    shown = await server.slash(who, f"{GAME} bid")
    assert shown is not None
    assert "Back" in shown.labels


@pytest.mark.parametrize("amount", [0, 46, -5, 10**9])
async def test_typed_garbage_changes_nothing(server: DiscordServer, amount: int) -> None:
    await server.table(GAME, *TRIO)
    who = await asked(server)
    assert who is not None
    shown = await server.slash(who, f"{GAME} bid", amount=amount)
    assert shown is not None
    assert "from 1 to" in shown.text
    assert (await server.running()).version == 0


async def test_commands_answer_only_the_one_who_typed(server: DiscordServer) -> None:
    """Secret choices may travel as options only because nobody else sees command or answer."""
    await server.table(GAME, *TRIO)
    public = len(server.history())
    shown = await server.slash("Inge", f"{GAME} limit", amount=3)
    assert shown is not None
    assert shown.stored.is_ephemeral
    await server.env.settle()
    assert all("limit" not in message.text.lower() for message in server.history()[public:])


async def test_where_there_is_no_table(server: DiscordServer) -> None:
    for command in ("board", "hand", "log", "move", "undo", "resign"):
        shown = await server.slash("Inge", command)
        assert shown is not None
        assert "no game in this channel" in shown.text
    shown = await server.slash("Inge", "tables")
    assert shown is not None
    assert "not in a game" in shown.text


async def test_where_somebody_plays_elsewhere(server: DiscordServer) -> None:
    """Their own tables on this server are named with links, whatever was asked for; nobody else's are."""
    await server.table(GAME, *TRIO)
    home, elsewhere = server.channel, server.guild.create_text_channel("elsewhere")
    for command in ("board", "hand", "log", "move", "undo", "resign"):
        shown = await server.slash("Inge", command, channel=elsewhere)
        assert shown is not None
        assert f"Magellan in <#{home.id}>" in shown.text
        assert shown.stored.is_ephemeral
    stranger = await server.slash("Stranger", "hand", channel=elsewhere)
    assert stranger is not None
    assert f"<#{home.id}>" not in stranger.text
    (choice,) = await server.people["Inge"].autocomplete(elsewhere, f"{GAME} bid", "amount", "")
    assert choice["name"] == "There’s no game in this channel."


async def test_looking_around(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    board = await server.slash("Stranger", "board")
    assert board is not None
    assert board.files
    assert board.alts[0]
    hand = await server.slash("Inge", "hand")
    assert hand is not None
    assert "45" in hand.text
    tables = await server.slash("Inge", "tables")
    assert tables is not None
    assert "Magellan" in tables.text
    log = await server.slash("Inge", "log")
    assert log is not None
    assert log.text


async def test_the_log_turns_its_pages(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    pusher = Pusher(server, Random(9))
    for _ in range(40):
        who = await asked(server)
        assert who is not None
        await pusher.move(who)
    log = await server.slash("Stranger", "log")
    assert log is not None
    older = await server.click("Stranger", log, "Older")
    assert older is not None
    assert older.id == log.id
    assert "Newer" in older.labels


@pytest.mark.parametrize("game", sorted(games()))
async def test_the_rules_topic_by_topic(server: DiscordServer, game: str) -> None:
    shown = await server.slash("Stranger", "rules", game=game)
    assert shown is not None
    for topic in games()[game].topics:
        page = await server.choose("Stranger", shown, [topic])
        assert page is not None
        assert len(page.text) > 100


async def test_german_for_one_english_for_the_other(server: DiscordServer) -> None:
    await server.table(GAME, *TRIO)
    await server.bot.store.change_person(server.people["Otto"].id, language="de")
    german = await server.slash("Otto", "help")
    english = await server.slash("Inge", "help")
    assert german is not None
    assert "Entdecker-Brettspiele" in german.text
    assert english is not None
    assert "board games of discovery" in english.text
    panel = await server.click("Otto", server.board(), "Play")
    assert panel is not None
    assert "Dauerauftrag …" in panel.labels


def test_numbers_are_numbers_and_lists_are_typed() -> None:
    assert whole(int)
    assert whole(int | None)
    assert not whole(list[int])
    assert not whole(str)
    assert not whole(str | None)


async def test_a_typed_move_out_of_turn_names_whose_turn_it_is(server: DiscordServer) -> None:
    """Refusals may name people of the table."""
    await server.table("age_of_discovery", "Inge", "Otto")
    first = await asked(server)
    other = next(name for name in ("Inge", "Otto") if name != first)
    shown = await server.slash(other, "age_of_discovery take_coins")
    assert shown is not None
    assert first is not None
    assert first in shown.text


async def test_autocomplete_gives_numbers_where_numbers_are_asked(server: DiscordServer) -> None:
    """Also where the question is a choice of a few numbers, not a range."""
    await server.table("age_of_discovery", "Inge", "Otto")
    who = await asked(server)
    assert who is not None
    where = {"ship": "joker", "expedition": "abreu"}
    command, person = "age_of_discovery place_ship", server.people[who]
    choices = await person.autocomplete(server.channel, command, "volume", "", **where)
    assert [choice["value"] for choice in choices] == [1, 2, 3]
    columns = await person.autocomplete(server.channel, "age_of_discovery buy_ship", "column", "")
    assert columns
    assert all(type(choice["value"]) is str for choice in columns), "it may be two: 1 3"


@pytest.mark.parametrize("typed", ["Y2 N1*", "N1* Y2", "E2 A1*", "E2+N1*", "E2 A1", "E2 joker1"])
def test_ships_can_be_typed_in_the_letters_of_the_language(typed: str) -> None:
    value = ["Y2", "joker1"] if typed.endswith("r1") else ["Y2", "N1*"]
    one = Option(value=value, text=say("age_of_discovery-option-set", ships=ship_codes(value)))
    german = Phrases("de")
    assert fits(one, typed, german)
    assert not fits(one, f"{typed} E1", german)
    assert not fits(one, "E2", german)


@pytest.mark.parametrize("typed", ["Y2", "y2", "E2", "e2 (gelb)"])
def test_a_ship_can_be_typed_without_its_colour(typed: str) -> None:
    ship = Option(value="Y2", text=ship_name(games()["age_of_discovery"].figures, "Y2"))
    assert fits(ship, typed, Phrases("de"))
    assert not fits(ship, "A2", Phrases("de"))
