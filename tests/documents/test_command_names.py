"""Texts and pages name commands as people type them: each language its own."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator

import pytest
import pytest_asyncio
from fluent.syntax import ast as ftl

from data.words import languages
from engines import games
from tests.data.texts.text_keys import inside, texts_of
from tests.support.command_names import Command, all_commands, known, named_commands, named_options
from tests.support.discord_server import DiscordServer
from tests.support.pages import PAGES, page, playing_pages
from tests.support.project import ROOT

FOR_HOSTS = {"healthz", "metrics", "data"}
"""Addresses and folders that pages name for hosts."""
SAME_IN_GERMAN = {
    *(
        "format",
        "gold",
        "hand",
        "limit",
        "nation",
        "new_england",
        "person",
        "planet",
        "start",
        "thread",
        "veto",
    )
}
"""Names of commands and options that are German words, too, or names of places."""


@pytest_asyncio.fixture
async def commands(server: DiscordServer) -> list[Command]:
    return await all_commands(server)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text with its key. Arguments are left out."""
    for key, message in texts_of(language).messages.items():
        yield key, "".join(part.value for part in inside(message, ftl.TextElement))


def paragraphs(language: str) -> Iterator[tuple[str, str]]:
    """Every paragraph and every row of a table in pages for players, and what the games' pages begin with.
    Without code and addresses."""
    for name in [*PAGES[language], *(["CHANGELOG.md"] if language == "en" else [])]:
        text = re.sub(r"^ *```.*?^ *```", "", page(name), flags=re.MULTILINE | re.DOTALL)
        text = re.sub(r"(?<=\])\([^)]+\)|<[^>]+>", "", text)
        text = re.sub(r"`([^`]+)`", lambda code: code[0] if code[1].startswith("/") else "", text)
        for part in re.split(r"\n\n|\n(?=\|)|\n(?=- )", text):
            yield name, part
    spec = importlib.util.spec_from_file_location("site_pages", ROOT / "docs" / "site_pages.py")
    assert spec is not None
    assert spec.loader is not None
    site_pages = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(site_pages)
    yield "docs/site_pages.py", site_pages.MORE[language]


def wrong(text: str, commands: list[Command], language: str) -> list[str]:
    """Commands and options in a text that nobody can type in that language."""
    typed = [name for name in named_commands(text) if name not in FOR_HOSTS]
    meant = [known(name, commands, language) for name in typed]
    groups = {command.names[language].split()[0] for command in commands}
    bad = [f"/{name}" for name, command in zip(typed, meant, strict=True) if not command]
    bad = [name for name in bad if name[1:] not in groups]
    allowed = {option for command in meant if command for option in command.options[language]}
    return bad + [f"*{option}*" for option in named_options(text) if typed and option not in allowed]


@pytest.mark.parametrize("language", languages())
async def test_texts_name_commands_of_their_language(commands: list[Command], language: str) -> None:
    found = {key: bad for key, text in texts(language) if (bad := wrong(text, commands, language))}
    assert found == {}


@pytest.mark.parametrize("language", languages())
async def test_pages_name_commands_of_their_language(commands: list[Command], language: str) -> None:
    found = [(name, bad) for name, part in paragraphs(language) if (bad := wrong(part, commands, language))]
    assert found == []


async def test_every_command_and_option_has_a_german_name(commands: list[Command]) -> None:
    english = {word for command in commands for word in _words(command, "en")}
    german = {word for command in commands for word in _words(command, "de")}
    assert english & german == SAME_IN_GERMAN | games().keys()


def _words(command: Command, language: str) -> list[str]:
    return [*command.names[language].split(), *command.options[language]]


@pytest.mark.parametrize(
    "text",
    [
        playing_pages(),
        {"en": page("docs/privacy.md"), "de": page("docs/de/privacy.md")},
        {"en": page("docs/terms.md"), "de": page("docs/de/terms.md")},
        {"en": page("docs/listing/en.md"), "de": page("docs/listing/de.md")},
    ],
    ids=["playing", "privacy", "terms", "listing"],
)
async def test_pages_name_the_same_commands(commands: list[Command], text: dict[str, str]) -> None:
    english, german = (_english_names(text[language], commands, language) for language in ("en", "de"))
    assert english == german
    assert "?" not in english


async def test_the_german_page_on_playing_names_every_command(commands: list[Command]) -> None:
    """And every option that the English one names. Moves are too many: some stand for all."""
    text = playing_pages()
    named = _english_names(text["de"], commands, "de")
    everything = {command.names["en"] for command in commands}
    assert {name for name in everything - named if name.split()[0] not in games()} == set()
    english = {
        german: english
        for command in commands
        for english, german in zip(command.options["en"], command.options["de"], strict=True)
    }
    assert {english[option] for option in named_options(text["de"])} == set(named_options(text["en"]))


def _english_names(text: str, commands: list[Command], language: str) -> set[str]:
    """The commands that a text names, by their English names."""
    meant = [known(typed, commands, language) for typed in named_commands(text)]
    return {command.names["en"] if command else "?" for command in meant}


# the checks themselves


def test_wrong_names_are_found() -> None:
    commands = [
        Command({"en": "play", "de": "spielen"}, {"en": ("against",), "de": ("gegen",)}),
        Command({"en": "table move", "de": "tisch umziehen"}, {"en": ("table",), "de": ("tisch",)}),
    ]
    for fine in (
        "`/spielen`, `/spielen gegen: Ada`, /spielen: `/spielen` mit *gegen*; *gegen* bei `/spielen`",
        "`/tisch umziehen` und `/tisch umziehen tisch: …`, alles mit `/tisch`",
        "1/2, Seite 3 / 4, https://a.b/play, *Mitspielen* und mit *gern* ohne Befehl",
    ):
        assert wrong(fine, commands, "de") == [], fine
    for text, bad in (
        ("`/play`", ["/play"]),
        ("tipp /play", ["/play"]),
        ("`/tisch move`", ["/tisch move"]),
        ("`/spielen against: Ada`", ["/spielen against: Ada"]),
        ("`/spielen` mit *against*", ["*against*"]),
        ("*against* bei `/spielen`", ["*against*"]),
    ):
        assert wrong(text, commands, "de") == bad, text
    assert wrong("`/spielen`", commands, "en") == ["/spielen"]
