"""The story below a board: short at any time, what matters first."""

from __future__ import annotations

import pytest

from cogs.ui.game_messages.board_message import LARGE_STORY_LINES, STORY_LINES, story
from data.words import Phrases
from engines.contract.core import Event, say

WORDS = Phrases("en", ["Ann", "Ben"])


def told(*headlines: int, count: int) -> list[str]:
    """The lines of a story of `count` events, numbered from 0, of which some are headlines."""
    events = [Event(text=say("panel-other", move=str(n)), headline=n in headlines) for n in range(count)]
    return story([], WORDS, events).split("\n")


def numbers(lines: list[str]) -> list[int]:
    """The events that are told, and minus one for the line that counts the others."""
    plain = [line.removeprefix("-# ").removesuffix(" …") for line in lines]
    return [int(line) if line.isdigit() else -1 for line in plain]


def test_a_short_story_is_told_in_full() -> None:
    assert numbers(told(0, count=STORY_LINES)) == [*range(STORY_LINES)]


@pytest.mark.parametrize("headlines", [(), (2,), range(30)], ids=["none", "one", "all"])
def test_a_long_story_keeps_to_its_lines_and_says_where_the_rest_is(headlines: range) -> None:
    """At the end of a game nearly everything is a headline."""
    lines = told(*headlines, count=30)
    assert len(lines) == STORY_LINES
    assert lines[0] == "-# … and 23 earlier events (press Log)"
    assert [line for line in lines if not line.startswith("-# ")] == lines[-LARGE_STORY_LINES:]


def test_headlines_find_room_before_other_lines_except_the_newest() -> None:
    assert numbers(told(count=12)) == [-1, 5, 6, 7, 8, 9, 10, 11]
    assert numbers(told(1, 3, count=12)) == [-1, 1, 3, 7, 8, 9, 10, 11]
    assert numbers(told(*range(9), count=12)) == [-1, 5, 6, 7, 8, 9, 10, 11], "the newest headlines"
    assert numbers(told(0, 1, 2, 3, 4, count=12)) == [-1, 1, 2, 3, 4, 9, 10, 11]
