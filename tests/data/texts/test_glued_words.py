"""What is filled into a text never sticks to the word beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from data.words import languages
from tests.data.texts.text_keys import inside, texts_of

LAWFUL = frozenset({("en", "new_found_land-hint-place", "th")})
"""Language, key and word of what is meant to stick: endings."""


def stuck(message: ftl.Message) -> Iterator[str]:
    """The words that begin right behind what is filled in, or end right before it. A sign stands before its
    word, and a filled-in space keeps two apart."""
    for pattern in inside(message, ftl.Pattern):
        for one, other in zip(pattern.elements, pattern.elements[1:], strict=False):
            if isinstance(one, ftl.Placeable) and isinstance(other, ftl.TextElement):
                if other.value[0].isalpha() and not _keeps_apart(one.expression):
                    yield other.value.split()[0]
            elif isinstance(other, ftl.Placeable) and isinstance(other.expression, ftl.VariableReference):
                assert isinstance(one, (ftl.TextElement, ftl.Placeable))
                if isinstance(one, ftl.TextElement) and one.value[-1].isalpha():
                    yield one.value.split()[-1]


def _keeps_apart(expression: object) -> bool:
    if isinstance(expression, ftl.StringLiteral):
        return expression.value.endswith(" ")
    return isinstance(expression, ftl.FunctionReference)


@pytest.mark.parametrize("language", languages())
def test_no_word_sticks_to_what_is_filled_in(language: str) -> None:
    texts = texts_of(language).messages
    found = {(language, key, word) for key, message in texts.items() for word in stuck(message)}
    assert found == {one for one in LAWFUL if one[0] == language}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("on { $planet }for free", ["for"]),
        ("on{ $planet } for free", ["on"]),
        ("{ $count ->\n    [one] { $count }ship\n   *[other] ships\n }sail", ["ship", "sail"]),
        ("{ $count ->\n    [one] ship\n   *[other] ships\n } sail", []),
        ('{ SIGN("sail") }sail and { " " }more, { $who }’s, ship{ $n ->\n   *[x] s\n }', []),
    ],
)
def test_words_that_stick_are_found(text: str, words: list[str]) -> None:
    [message] = FluentParser().parse(f"a = {text}\n").body
    assert isinstance(message, ftl.Message)
    assert sorted(stuck(message)) == sorted(words)
