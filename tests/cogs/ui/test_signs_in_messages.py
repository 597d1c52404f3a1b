"""Signs in messages: beside labels, never in them, and the first to go where there is no room."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui

from cogs.ui.components.building_blocks import (
    LABEL_LIMIT,
    TEXT_LIMIT,
    button,
    lacks_emoji,
    menu_entry,
    message,
    shorten,
)
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.picture_files import galleries

WOOD, CLOTH = "<:wood:1234567890123456789> wood", "<:cloth:1234567890123456780> cloth"


def test_the_first_sign_of_a_button_stands_before_its_label() -> None:
    shown = button(f"Load 2 {WOOD} and {CLOTH}", Verb.PLAY, "t")
    assert shown.label == "Load 2 wood and cloth"
    assert shown.emoji == discord.PartialEmoji(name="wood", id=1234567890123456789)
    assert button("Done", Verb.PLAY, "t").emoji is None


def test_a_label_is_as_long_as_without_signs() -> None:
    label = "x" * (LABEL_LIMIT - 5) + " " + WOOD
    assert button(label, Verb.PLAY, "t").label == "x" * (LABEL_LIMIT - 5) + " wood"


def test_the_first_sign_of_an_entry_stands_before_its_label() -> None:
    entry = menu_entry(WOOD, "0", f"costs {CLOTH}")
    assert (entry.label, entry.description) == ("wood", "costs cloth")
    assert entry.emoji == discord.PartialEmoji(name="wood", id=1234567890123456789)


def test_alt_texts_have_no_signs() -> None:
    [gallery] = galleries([("a.jpg", f"2 {WOOD}")])
    assert isinstance(gallery, ui.MediaGallery)
    assert gallery.items[0].description == "2 wood"


def test_signs_go_before_words_do() -> None:
    many = " ".join([WOOD] * 200)
    assert shorten(many, 1200) == " ".join(["wood"] * 200)
    assert shorten(many, len(many)) == many
    layout = message(many, "the end")
    texts = [item.content for item in layout.walk_children() if isinstance(item, ui.TextDisplay)]
    assert texts == [" ".join(["wood"] * 200), "the end"]
    assert layout.content_length() <= TEXT_LIMIT


@pytest.mark.parametrize("limit", range(12, 40))
def test_nothing_is_cut_in_two(limit: int) -> None:
    cut = shorten("ends <t:1763400000:R> soon, <@12345678901234567> said", limit)
    assert len(cut) <= limit
    assert cut.count("<") == cut.count(">")


@pytest.mark.parametrize(
    ("status", "said", "lacks"),
    [
        (400, "In components.0.emoji.id: Invalid emoji", True),
        (400, "In components.0.label: Must be 80 or fewer in length.", False),
        (500, "emoji", False),
    ],
)
def test_a_lost_emoji_is_recognized(status: int, said: str, lacks: bool) -> None:
    class Response:
        reason = "Bad Request"

        def __init__(self) -> None:
            self.status = status

    answer: Any = Response()
    error = discord.HTTPException(answer, {"code": 50035, "message": said})
    assert lacks_emoji(error) is lacks
