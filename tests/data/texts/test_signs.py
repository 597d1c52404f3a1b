"""Signs in texts: where Discord has them, where it has not, and in what somebody else wrote."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.tables.loading.room import escape_markdown
from data.signs import CHARACTERS, SPACE, Signs, first_sign, without_signs
from data.words import Phrases
from engines.contract.core import Who, say

TEXTS = """
thing = { SIGN("wood") }wood
two = { $count } { thing } and { SIGN("sail") }3
own = { $ship } sinks
    .you-ship = { $ship } sinks
ship = { SIGN("frigate") }frigate of { $who }
    .you = { SIGN("frigate") }your frigate
list-and = { $most } and { $last }
list-you = you
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "texts.ftl").write_text(TEXTS)
    return tmp_path


@pytest.fixture
def signs() -> Signs:
    signs = Signs(lambda game, public, seat, computer: f"seal_{seat}")
    signs.replace({"wood": 17, "sail": 18, "frigate": 19})
    return signs


def test_signs_stand_where_the_text_says(folder: Path, signs: Signs) -> None:
    assert Phrases("en", signs=signs, folder=folder)(say("two", count=2)) == (
        f"2 <:wood:17>{SPACE}wood and <:sail:18>3"
    )


def test_without_signs_words_stay(folder: Path) -> None:
    assert Phrases("en", folder=folder)(say("two", count=2)) == f"2 wood and {CHARACTERS['sail']}3"


def test_a_text_can_lose_its_signs_later(folder: Path, signs: Signs) -> None:
    words = Phrases("en", signs=signs, folder=folder)
    said = words(say("two", count=2))
    assert without_signs(said) == Phrases("en", folder=folder)(say("two", count=2))
    signs.lose()
    assert words(say("two", count=2)) == without_signs(said)


def test_lost_signs_are_looked_for(signs: Signs) -> None:
    asked: list[str] = []
    signs.when_lost = lambda: asked.append("again")
    signs.lose()
    assert (asked, bool(signs), signs.written("wood")) == (["again"], False, "")


def test_a_sentence_to_its_reader_begins_with_a_capital(folder: Path, signs: Signs) -> None:
    words = Phrases("en", ["Inge", "Otto"], reader=0, signs=signs, folder=folder)
    assert words(say("own", ship=say("ship", who=Who(0)))) == f"<:frigate:19>{SPACE}Your frigate sinks"
    assert words(say("own", ship=say("ship", who=Who(1)))) == f"<:frigate:19>{SPACE}frigate of Otto sinks"


def test_a_character_keeps_the_space_behind_it() -> None:
    assert without_signs("<:joker:20> Joker, <:wood:17> wood") == f"{CHARACTERS['joker']} Joker, wood"


def test_the_first_sign_of_a_text() -> None:
    assert first_sign("N08 <:sail:18>3 for 2 <:wood:17> wood") == ("wood", 17)
    assert first_sign("N08 <:sail:18>3") is None


@pytest.mark.parametrize("name", ["<:wood:17>", "<a:wood:17>", "x<:a:1><:b:2>"])
def test_what_others_write_is_no_sign(name: str) -> None:
    assert first_sign(escape_markdown(name)) is None
    assert without_signs(escape_markdown(name)) == escape_markdown(name)
