"""English texts say things as people across the table do: no translated phrases, American spelling."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from tests.data.texts.text_keys import inside, texts_of
from tests.support.pages import PAGES, page

INSTEAD = {
    r"can ?not": "can’t",
    r"(?:do|does|did|is|are|was|has|have|will|could|would) not": "don’t, isn’t, won’t, …",
    r"any more(?=[.,;:)])": "anymore, no longer",
    r"the one who|who opened the table|whoever opened|opened the table": "the host",
    r"call(?:s|ed)? off": "cancel",
    r"take (?:it |them |that |your last move )?back|taken back|takes the last move back": "undo, return",
    r"by lot": "random",
    r"so many": "that many",
    r"concerning": "about",
    r"resp\.": "or",
    r"goes on(?! (?:one|a|any|the|top)\b)": "continues",
    r"plays on(?! (?:the|a|any|your|Discord)\b)": "keeps playing, takes over",
    r"send away": "remove",
    r"the time is out|time is out": "time’s up",
    r"in the meantime": "(nothing)",
    r"by itself": "on its own",
    r"(?:one|a) (?:ship|card|crate|settler|spice|coin|line|step) more": "1 more ship",
    r"shall": "should, will",
    r"(?:enters|beside|next to|around|behind|whose turn) it’s|where you’re (?=and|or)": "… it is",
    r"asked right now|what is asked": "waiting for",
    r"you sit at": "you’re in",
    r"equal points|equally many": "tied",
    r"in vain": "does nothing",
    r"seldom": "rarely",
    r"anew": "again, over",
    r"keep nothing of you|stored of you|keep of you": "data about you",
    r"(?:col|harb|neighb|fav|lab)our\w*": "color, harbor, neighbor, …",
    r"grey|centre|licence|practise\w*|travell\w+|fulfil(?:s|ment)?|towards": "gray, center, license, …",
}
"""What no English text says, as a pattern, and what it says instead."""

STRAIGHT = re.compile(r"\w'\w")


@cache
def texts() -> dict[str, str]:
    """Every English text by its key, without keys, arguments and the names of variants."""
    messages = texts_of("en").messages
    return {
        key: " ".join(part.value for part in inside(message, ftl.TextElement))
        for key, message in messages.items()
    }


def prose() -> str:
    """What the pages say, without commands, code and addresses."""
    told = re.sub(r"```.+?```", "", "\n".join(map(page, PAGES["en"])), flags=re.DOTALL)
    return re.sub(r"`[^`]+`|\]\([^)]+\)|<[^>]+>", "", told)


def found(phrase: str, text: str) -> list[str]:
    return re.findall(rf"\b(?:{phrase})(?!\w)", text, re.IGNORECASE)


@pytest.mark.parametrize("phrase", INSTEAD)
def test_nobody_would_say_that(phrase: str) -> None:
    said = {key: hits for key, text in texts().items() if (hits := found(phrase, text))}
    assert said == {}, f"say: {INSTEAD[phrase]}"
    assert found(phrase, prose()) == [], f"pages: say: {INSTEAD[phrase]}"


def test_apostrophes_are_curly() -> None:
    assert [key for key, text in texts().items() if STRAIGHT.search(text)] == []
