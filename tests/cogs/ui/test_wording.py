"""What people read: nothing is cut or renumbered by Discord, and every command that is named exists."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest
from discord import ButtonStyle, ui

from cogs.ui.command_replies.rules_message import rules_message
from cogs.ui.components.building_blocks import LABEL_LIMIT, OPTION_LIMIT, TEXT_LIMIT, pages
from cogs.ui.game_messages.private_hand_message import private_hand_message
from cogs.ui.lobby_messages.lobby_message import choices_of
from cogs.ui.panel.layout import ROOT_BUTTONS
from data.words import Phrases, languages
from engines import AnyGame, games
from engines.contract.core import Amount, Ask, Draft, Pick, Question, answer, open_options, say
from tests.cogs.players import Typist, asked
from tests.cogs.scene import PAIR, call_in_channel, opened
from tests.conformance.tables import asking, setups, whole_game
from tests.support.discord_server import DiscordServer, Shown
from tests.support.stages import GAMES

FORM_TITLE = 45
NAMES = ["Konstantin"] * 6
EVERY = 25
"""Moves of a walk between two checks of the questions."""
DEEP = 3
"""How many answers of a question are followed."""


def questions(ask: Ask, draft: Draft) -> Iterator[Question]:
    """A question and the questions behind its answers."""
    question = ask(draft)
    if question is None:
        return
    yield question
    if isinstance(question, Pick) and len(draft) < DEEP:
        for option in open_options(question):
            yield from questions(ask, answer(draft, question, option.value))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_can_be_chosen_is_cut(game: AnyGame, language: str) -> None:
    words = Phrases(language, NAMES)
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            if moment.number % EVERY:
                continue
            for question in questions(asking(game, moment.state, moment.seat), {}):
                _is_shown_in_full(question, words)


def _is_shown_in_full(question: Question, words: Phrases) -> None:
    if isinstance(question, Amount):
        assert len(words(question.text)) <= FORM_TITLE, "the title of the form"
        return
    room = LABEL_LIMIT if len(question.options) <= ROOT_BUTTONS else OPTION_LIMIT
    for option in question.options:
        assert len(words(option.text)) <= room, words(option.text)
        if option.hint is not None and len(open_options(question)) > ROOT_BUTTONS:
            assert len(words(option.hint)) <= OPTION_LIMIT, "it stands in the menu alone"


@pytest.mark.parametrize("language", languages())
async def test_the_lobby_explains_every_setting_in_full(server: DiscordServer, language: str) -> None:
    words = Phrases(language)
    await server.bot.store.change_guild(server.guild.id, language=language)
    await server.bot.store.change_person(server.people["Inge"].id, language=language)
    for game in games():
        await server.slash("Inge", "play", game=game)
        lobby = server.last
        shown = await server.click("Inge", lobby, words(say("lobby-settings")))
        assert shown is not None
        for setting in choices_of(game):
            assert words(setting.about) in shown.text, setting.key
        options = [entry for menu in shown.menus for entry in menu["options"]]
        entries = [text for entry in options for text in (entry["label"], entry.get("description"))]
        assert not [text for text in entries if text and text.endswith("…")]
        assert sum(len(choice.choices) - 1 for choice in choices_of(game)) == len(options)
        await server.cancel("Inge", lobby, words(say("lobby-cancel")))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", games())
def test_every_page_of_the_rules_fits(key: str, language: str) -> None:
    words = Phrases(language)
    for topic in games()[key].topics:
        page = rules_message(games()[key], topic, words)
        text = words(say(f"{key}-rules-{topic}", **games()[key].facts()))
        shown = [item.content for item in page.walk_children() if isinstance(item, ui.TextDisplay)]
        assert text in shown, topic
        assert page.content_length() <= TEXT_LIMIT, topic
        assert len(words(say(f"{key}-rules-{topic}-title"))) <= OPTION_LIMIT


@pytest.mark.parametrize("language", languages())
def test_a_shared_place_keeps_its_number(language: str) -> None:
    """Discord renumbers what looks like a list: 1, 1, 3 would become 1, 2, 3."""
    line = Phrases(language)(say("final-place", rank=1, who="Inge", total=say("counted-points", count=7)))
    assert not re.match(r"\s*\d+\. ", line)


async def test_a_table_without_a_channel_says_how_to_continue(server: DiscordServer) -> None:
    await opened(server, *PAIR)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    elsewhere = server.guild.create_text_channel("elsewhere")
    listed = await server.slash("Inge", "tables", channel=elsewhere)
    assert listed is not None
    assert "/table move" in listed.text
    assert "<#" not in listed.text
    assert listed.labels == [], "there is nothing to go to"
    refused = await _in_dm(server, "Inge", "move")
    assert "/table move" in refused.text


async def _in_dm(server: DiscordServer, who: str, command: str) -> Shown:
    shown = server.shown(await server.people[who].user.slash(command))
    assert shown is not None
    return shown


async def test_autocomplete_says_that_there_is_more(server: DiscordServer) -> None:
    """A reason that is too long for an entry ends in an ellipsis."""
    await server.table("magellan", "Inge", "Otto", "Ruth")
    [entry] = await server.people["Stranger"].autocomplete(server.channel, "magellan bid", "amount", "")
    assert entry["name"].startswith("You’re not in this game")
    assert entry["name"].endswith("…")
    assert len(entry["name"]) <= OPTION_LIMIT


async def test_the_board_in_words_loses_nothing(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All pages together have the whole text."""
    table_id = await opened(server, *PAIR)
    monkeypatch.setattr(sys.modules["cogs.board"], "pages", lambda text: pages(text, 400))
    table = await server.bot.store.open_table(table_id)
    names = [seat.name for seat in await server.bot.store.seats(table_id)]
    described = [Phrases("en", names)(line) for line in table.game.describe(table.view(None).public)]
    shown = await server.click("Inge", server.board(), "In words")
    assert shown is not None
    assert shown.labels == ["Next page"]
    read = [shown.text]
    while "Next page" in shown.labels:
        shown = await server.click("Inge", shown, "Next page")
        assert shown is not None
        read.append(shown.text)
    assert "\n".join(read).split("\n") == described
    assert shown.labels == ["Previous page"]
    beyond = await server.forged("Inge", shown, f"p1:words:{table_id}:999")
    assert beyond is not None
    assert beyond.text == read[-1]


async def test_a_long_board_in_words_leaves_room_for_the_turn(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await call_in_channel(server, *PAIR)
    await opened(server, *PAIR)
    monkeypatch.setattr(
        "cogs.ui.game_messages.board_message.spell_out",
        lambda *_: "\n".join(["something about the sea"] * 300),
    )
    who = await asked(server)
    assert who is not None
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50013, times=1)
    while await asked(server) == who:
        await Typist(server).move(who)
    other = server.people[next(name for name in PAIR if name != who)]
    assert "couldn’t show" in server.board().text
    assert other.mention in server.board().text


async def test_a_private_hand_says_of_which_table_it_is(server: DiscordServer) -> None:
    """Somebody may have several of one game."""
    room = await server.bot.tables.load(await server.table("entdecker", "Inge", "Otto"))
    words = room.words("en")

    (turn,) = room.table.waiting

    def shown(seat: int, **changes: bool) -> list[ui.Item[ui.LayoutView]]:
        row = msgspec.structs.replace(room.row, **changes)
        hand = private_hand_message(replace(room, row=row), room.seats[seat], [], [], words.language)
        return list(hand.walk_children())

    def head(seat: int = turn, **changes: bool) -> str:
        return next(item.content for item in shown(seat, **changes) if isinstance(item, ui.TextDisplay))

    def play(seat: int) -> ui.Button[ui.LayoutView]:
        return next(item for item in shown(seat) if isinstance(item, ui.Button) and item.label == "Play")

    assert head() == f"### Entdecker, your turn: your hand (<#{room.row.channel_id}>)"
    assert head(1 - turn) == f"### Entdecker, others’ turn: your hand (<#{room.row.channel_id}>)"
    assert head(lesson=True) == "### Entdecker, your turn: your hand (lesson)"
    assert head(lesson=True, what_if=True) == "### Entdecker, your turn: your hand (What if …)"
    assert play(turn).style is ButtonStyle.primary
    assert play(1 - turn).style is ButtonStyle.secondary
