"""The rules help says the same in every language, as far as a test can see it.

Each topic has a revision number, an attribute of its title. Whoever changes what a topic says raises it in
every language: where somebody forgot one, the numbers differ. And a topic quotes the same figures everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from data.words import languages
from engines import games
from tests.data.texts.text_keys import inside, read, texts_of

NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten",
    "de": "zwei|zweit|zweierlei drei|dritt|dreierlei vier|viert|vieren fünf|fünft sechs|sechst sieben acht"
    " neun zehn",
}
"""Figures that are written out, from 2 on. 1 is not among them: "a ship" and "1 ship" say the same."""
FIGURE = re.compile(r"(\d+)(?:er)?")
"""A whole number, "1x" and "N08" not: "50/100er" are two."""


def topics() -> list[str]:
    return [f"{game.key}-rules-{topic}" for game in games().values() for topic in game.topics]


def revision(key: str, messages: dict[str, ftl.Message]) -> str | None:
    """The revision number of a topic; None if it has none."""
    for attribute in messages[f"{key}-title"].attributes:
        if attribute.id.name == "revision":
            return "".join(part.value for part in inside(attribute.value, ftl.TextElement))
    return None


def quoted(message: ftl.Message, language: str) -> set[str]:
    """The figures of a text: its numbers and the arguments that stand for some."""
    numbers = {
        str(number)
        for part in inside(message.value, ftl.TextElement)
        for number in _numbers(part.value, _written_out(language))
    }
    return numbers | {f"${argument.id.name}" for argument in inside(message.value, ftl.VariableReference)}


def _written_out(language: str) -> dict[str, int]:
    forms = enumerate(NUMBER_WORDS.get(language, "").split(), 2)
    return {form: number for number, words in forms for form in words.split("|")}


def _numbers(text: str, written_out: dict[str, int]) -> Iterator[int]:
    for word in re.findall(r"\w+", text.lower()):
        figure = FIGURE.fullmatch(word)
        if figure is not None:
            yield int(figure[1])
        elif word in written_out:
            yield written_out[word]


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("key", topics())
def test_a_topic_has_the_same_revision_and_figures_in_every_language(key: str, language: str) -> None:
    english, other = texts_of("en").messages, texts_of(language).messages
    assert re.fullmatch(r"[1-9]\d*", revision(key, english) or ""), "the English topic has no revision number"
    assert revision(key, other) == revision(key, english), "one language is behind"
    assert quoted(other[key], language) == quoted(english[key], "en")


# the checks themselves


def test_revisions_and_figures_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(
        "a-title = A\n    .revision = 12\n"
        "a = Two of 50/100er N08 1x { $b } { $c ->\n    [one] a ship 1\n   *[other] { $c } ships\n } 7\n"
        "b-title = B\n"
    )
    messages = read(tmp_path).messages
    assert revision("a", messages) == "12"
    assert revision("b", messages) is None
    assert quoted(messages["a"], "en") == {"2", "50", "100", "$b", "$c", "1", "7"}
    assert quoted(messages["a"], "de") == {"50", "100", "$b", "$c", "1", "7"}
