"""Every text that the code asks for exists in every language, and no text is unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import render
from cogs.ui.command_replies.rules_message import LEGEND
from data.signs import CHARACTERS
from data.words import ENTRY, TEXT, Phrases, Vocabulary, languages
from engines import games
from engines.contract.core import WORDLESS, say
from engines.contract.stages import Stage
from tests.data.texts.text_keys import (
    Asked,
    Call,
    Usage,
    arguments,
    asked,
    asked_by_page,
    fits,
    read,
    refers_to,
    signs,
    telling,
    texts_of,
)

ROOT = Path(__file__).parents[3]
OWN = ("list-none", "list-and", "list-you")
"""Keys that data.words itself asks for."""
LONGEST = 60
TOPIC = re.compile(r"[a-z_]+-rules-[a-z_]+-title")
"""Has a revision number: see test_rules_help.py."""
TO_READER = re.compile(r"you(-[a-z]+)?")
"""How an event is told to the person it is about: see test_told_to_reader.py."""


@cache
def code() -> Asked:
    sources = [ROOT / "bot.py"]
    for folder in ("engines", "render", "cogs"):
        sources += sorted((ROOT / folder).rglob("*.py"))
    sources += [ROOT / "data" / "season_models.py"]  # whose values are parts of keys
    sources += sorted((ROOT / "cogs").rglob("*.js"))
    found = Asked([], set(), set())
    for source in sources:
        reader = asked_by_page if source.suffix == ".js" else asked
        more = reader(source.read_text(encoding="utf-8"), str(source.relative_to(ROOT)))
        found.calls.extend(more.calls)
        found.words.update(more.words)
        found.families.update(more.families)
    return found


def named(figures: Any) -> Iterator[str]:
    """All names in the figures of a game: explorers, tiles, cards."""
    if isinstance(figures, str):
        yield figures
    elif isinstance(figures, list):
        for item in figures:
            yield from named(item)
    elif isinstance(figures, dict):
        for key, item in figures.items():
            yield key
            yield from named(item)


@pytest.mark.parametrize("language", languages())
def test_the_files_can_be_read(language: str) -> None:
    found = texts_of(language)
    assert found.junk == []
    assert found.doubles == []


@pytest.mark.parametrize("language", languages())
def test_every_text_is_a_plain_message_with_a_sensible_key(language: str) -> None:
    for key, message in texts_of(language).messages.items():
        assert message.value is not None
        names = {attribute.id.name for attribute in message.attributes}
        assert all(TO_READER.fullmatch(name) for name in names) or TOPIC.fullmatch(key), key
        assert re.fullmatch(r"[a-z][a-zA-Z0-9_-]+", key), key
        assert len(key) <= LONGEST, key


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_has_the_same_texts_and_arguments(language: str) -> None:
    english, other = texts_of("en").messages, texts_of(language).messages
    assert english.keys() - other.keys() == set(), f"missing in {language}"
    assert other.keys() - english.keys() == set(), "missing in en"
    differing = {key for key in english if arguments(key, english) != arguments(key, other)}
    assert differing == set()


@pytest.mark.parametrize("language", languages()[1:])
def test_every_text_is_in_the_file_of_the_same_name(language: str) -> None:
    """Whoever changes a text finds the others beside it."""
    english, other = (
        {file.name: set(ENTRY.findall(file.read_text("utf-8"))) for file in (TEXT / folder).glob("*.ftl")}
        for folder in ("en", language)
    )
    assert english == other


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_shows_the_same_signs(language: str) -> None:
    english, other = texts_of("en").messages, texts_of(language).messages
    differing = {key: signs(key, english) ^ signs(key, other) for key in english}
    assert {key: names for key, names in differing.items() if names} == {}


def test_every_sign_is_drawn_and_used() -> None:
    messages = texts_of("en").messages
    used = set().union(*(signs(key, messages) for key in messages))
    drawn = {name for name in render.signs() if not name.startswith(("seal_", "second_"))}
    assert used - render.signs().keys() == set(), "nobody draws them"
    assert drawn - used == set(), "no text shows them"
    assert CHARACTERS.keys() <= drawn


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_formatted(language: str) -> None:
    messages = texts_of(language).messages
    vocabulary = Vocabulary(language)
    for key in messages:
        for value in (1, 2, "x"):
            args = tuple((name, value) for name in sorted(arguments(key, messages)))
            sentence, problem = vocabulary.sentence(key, args)
            assert problem is None, key
            assert sentence, key


def game_of(call: Call) -> str | None:
    """Whose part of the code asks for a text."""
    found = re.match(r"(?:engines/games|render)/(\w+)", call.place)
    return found[1] if found and found[1] in games(Stage.DRAFT) else None


@pytest.mark.parametrize("game", [None, *games()])
def test_every_text_that_the_code_asks_for_exists(game: str | None) -> None:
    messages = texts_of("en").messages
    missing = []
    for call in code().calls:
        if game_of(call) != game:
            continue
        if isinstance(call.key, str):
            there = call.key in messages or call.key == WORDLESS.key
        else:
            there = any(fits(key, call.key) for key in messages)
        if not there:
            missing.append(f"{call.place} {call.key}")
    assert missing == []


def test_the_code_gives_every_argument() -> None:
    messages = texts_of("en").messages
    lacking = [
        f"{call.place} {call.key}: {', '.join(sorted(needed))}"
        for call in code().calls
        if isinstance(call.key, str) and call.given is not None and call.key in messages
        if (needed := arguments(call.key, messages) - call.given)
    ]
    assert lacking == []


def test_no_text_is_unused() -> None:
    messages = texts_of("en").messages
    referred = set().union(*map(refers_to, messages.values()))
    figures = [word for game in games().values() for word in named(game.raw_figures)]
    asked_for = [call.key for call in code().calls]
    families = [*code().families, *(key for key in asked_for if not isinstance(key, str))]
    usage = Usage([*code().words, *figures], families)
    direct = {*code().words, *referred, *OWN, *asked_for}

    def used(key: str) -> bool:
        """What the coach says of a question is used where the question is."""
        question = key.replace("-coach-", "-ask-")
        return any(one in direct or usage.makes(one) for one in (key, question) if one in messages)

    assert [key for key in messages if not used(key)] == []


@pytest.mark.parametrize("game", games())
def test_every_game_has_the_common_texts(game: str) -> None:
    played = games()[game]
    wanted = [f"{game}-{what}" for what in ("title", "blurb", "minutes", "weight")]
    for setting in played.settings:
        name = f"{game}-setting-{setting.key}"
        wanted += [name, f"{name}-about", *(f"{name}-{choice}" for choice in setting.choices)]
    assert LEGEND in played.topics, "what the signs in its pictures mean"
    helps = [f"{game}-rules-{topic}" for topic in played.topics]
    wanted += [*helps, *(f"{key}-title" for key in helps)]
    messages = texts_of("en").messages
    assert [key for key in wanted if key not in messages] == []
    for key in helps:
        assert arguments(key, messages) <= played.facts().keys(), key


# the checks themselves


def test_keys_are_found_in_code() -> None:
    found = asked(
        """
say("a-plain", n=1, **more)
raise Rejected("a-reason", price=5, gold=3)
words(core.Say(f"{game}-title"))
say("a-yes" if fine else f"a-no-{why}")
TABLE = {1: "a-table"}
print("not a text")
say(key)
"""
    )
    by_line = sorted(found.calls, key=lambda call: call.place)
    assert [(call.key, call.given) for call in by_line] == [
        ("a-plain", None),
        ("a-reason", {"price", "gold"}),
        ((None, "-title"), frozenset()),
        ("a-yes", frozenset()),
        (("a-no-", None), frozenset()),
    ]
    assert {"a-table", "why", "price"} <= found.words
    assert found.families == {(None, "-title"), ("a-no-", None)}


def test_keys_are_found_in_the_short_forms_of_a_game() -> None:
    source = """
raise board.no("poor" if gold else f"too-{how}", price=5)
play.tell("sold", final=True, **more)
play.whisper(seat, what)
tell("not of a game")
"""
    found = sorted(asked(source, "engines/games/chess/actions.py").calls, key=lambda call: call.place)
    assert [(call.key, call.given) for call in found] == [
        ("chess-no-poor", {"price"}),
        (("chess-no-", "too-", None), {"price"}),
        ("chess-event-sold", None),
        (("chess-event-", None), frozenset()),
    ]
    assert asked(source, "cogs/chess.py").calls == []


def test_keys_are_found_in_the_page() -> None:
    found = asked_by_page(
        'say("one");\nsay("two", { name, who: person.name });\n'
        'say(`theme-${name}`);\nconst SIGNS = ["sign-sail"];\n'
    )
    one, two = found.calls
    assert (one.place, one.key, one.given) == ("page:1", "page-one", frozenset())
    assert (two.place, two.key) == ("page:2", "page-two")
    assert two.given is not None
    assert two.given >= {"name", "who"}
    assert found.families == {("page-theme-", None)}
    assert "sign-sail" in found.words


def test_a_family_fits_the_keys_it_can_become() -> None:
    assert telling((None, "-title"))
    assert not telling((None, "-", None, "-an"))
    assert fits("a-b-title", (None, "-title"))
    assert not fits("-title", (None, "-title"))
    assert not fits("a-titles", (None, "-title"))
    usage = Usage(["won", "no_limit", "ship"], [("game-", None), ("order-", None), (None, "-", None)])
    for key in ("game-won", "game-7", "game-no-limit", "game-order-no_limit"):
        assert usage.makes(key), key
    for key in ("game-lost", "game-order-lost", "won-ship", "game-"):
        assert not usage.makes(key), key


def test_arguments_are_found_in_texts(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(
        "one = { $a } { two } { -term(c: 1) }\n"
        "two = { $b ->\n    [one] { $d }\n   *[other] { NUMBER($e) }\n }\n"
        "-term = { $c }\n"
    )
    (tmp_path / "b.ftl").write_text("two = again\nthree { broken\n")
    found = read(tmp_path)
    assert found.doubles == ["b.ftl: two"]
    assert found.junk == ["b.ftl: three { broken"]
    (tmp_path / "b.ftl").unlink()
    messages = read(tmp_path).messages
    assert arguments("one", messages) == {"a", "b", "d", "e"}
    assert refers_to(messages["one"]) == {"two"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("key", "button"),
    [
        ("lobby-setting-hints-about", "button-whatif"),
        ("efemeris-coach-dest", "button-outlook"),
        ("efemeris-coach-aside", "button-outlook"),
    ],
)
def test_a_button_is_explained_where_newcomers_read(language: str, key: str, button: str) -> None:
    words = Phrases(language)
    text = words(say(key, threat_range=3))
    assert f"**{words(say(button))}**" in text
