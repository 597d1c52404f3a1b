"""Building blocks of messages: Components V2 within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui.components.custom_ids import Verb, pack
from data.signs import first_sign, without_signs
from engines.contract.core import Words, say

TEXT_LIMIT = 3900
"""Of the 4000 characters of a message; the rest is for labels."""
ALT_LIMIT = 1024
LABEL_LIMIT = 80
OPTION_LIMIT = 100
FORM_TEXT_LIMIT = 45
UNFINISHED = re.compile(r"<(?:[:@#t/][^>\s]*)?$")
BAD_REQUEST = 400
BUTTONS_PER_ROW = 5
OPTIONS_PER_MENU = 25

Item = ui.Item[ui.LayoutView]
Button = ui.Button[ui.LayoutView]


class Layout(ui.LayoutView):
    """A message. The library need not keep it: the router reads the custom_ids."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        return True


class Form(ui.Modal):
    """A form. Its answer goes through the router too, so it outlives a restart."""

    def is_finished(self) -> bool:
        return True


def without_buttons(posted: discord.Message) -> ui.LayoutView:
    """A message as it is, but for its buttons and menus."""
    layout = ui.LayoutView.from_message(posted, timeout=None)
    holders: list[Any] = [
        layout,
        *(item for item in layout.walk_children() if isinstance(item, ui.Container)),
    ]
    for holder in holders:
        for item in list(holder.children):
            if isinstance(item, ui.ActionRow):
                holder.remove_item(item)
    return layout


def text_of(posted: discord.Message) -> str:
    """All that a message says."""
    layout = ui.LayoutView.from_message(posted, timeout=None)
    return "\n".join(item.content for item in layout.walk_children() if isinstance(item, ui.TextDisplay))


def shorten(text: str, limit: int) -> str:
    """What does not fit loses its signs first. Of what is cut off nothing is left, such as half a time."""
    if len(text) > limit:
        text = without_signs(text)
    return text if len(text) <= limit else UNFINISHED.sub("", text[: limit - 1]).rstrip() + "…"


def label_of(text: str, limit: int) -> str:
    """A text where no sign can be shown: a label, a title, an alt text."""
    return shorten(without_signs(text), limit)


def emoji_of(text: str) -> discord.PartialEmoji | None:
    """The first sign of a text, for where it stands beside the label."""
    sign = first_sign(text)
    return discord.PartialEmoji(name=sign.name, id=sign.id) if sign else None


def pages(text: str, limit: int = TEXT_LIMIT) -> list[str]:
    """Split a long text between lines into parts that fit."""
    parts = [""]
    for line in text.split("\n"):
        longer = f"{parts[-1]}\n{line}".lstrip("\n")
        if len(longer) <= limit:
            parts[-1] = longer
        else:
            parts.append(line)
    return [part for part in parts if part]


def button(
    label: str,
    verb: Verb,
    *parts: object,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Button:
    """A button that is handled by whoever registered for the verb; `parts` say what it is about. The first
    sign of the label stands before it."""
    return ui.Button(
        label=label_of(label, LABEL_LIMIT),
        emoji=emoji_of(label),
        custom_id=pack(verb, *parts),
        style=style,
        disabled=disabled,
    )


def menu_entry(label: str, value: str, description: str | None = None) -> discord.SelectOption:
    """An entry of a menu."""
    return discord.SelectOption(
        label=label_of(label, OPTION_LIMIT),
        emoji=emoji_of(label),
        value=value,
        description=label_of(description, OPTION_LIMIT) if description else None,
    )


def lacks_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord refused a message because it does not know the emoji of a button or an entry."""
    return error.status == BAD_REQUEST and "emoji" in error.text.lower()


def page_turns(words: Words, page: int, count: int, verb: Verb, *parts: object) -> list[Button]:
    """Buttons to the previous and the next page. The page number is the last part of their ids."""
    there = {"page-before": page - 1, "page-after": page + 1}
    return [
        button(words(say(key)), verb, *parts, number)
        for key, number in there.items()
        if number in range(count)
    ]


def link(label: str, url: str) -> Button:
    return ui.Button(label=label_of(label, LABEL_LIMIT), url=url)


def rows(buttons: Sequence[Button]) -> Iterable[ui.ActionRow[ui.LayoutView]]:
    for start in range(0, len(buttons), BUTTONS_PER_ROW):
        yield ui.ActionRow(*buttons[start : start + BUTTONS_PER_ROW])


def message(
    *blocks: str | Item | None,
    colour: int | None = None,
    footer: str = "",
) -> Layout:
    """Texts and items in a frame, one below the other. `footer` stands below the frame and is never cut.
    Where there is no room for everything, the signs go before any word does."""
    layout = Layout()
    inside: list[Item] = []
    left = TEXT_LIMIT - len(footer)
    if sum(len(block) for block in blocks if isinstance(block, str)) > left:
        blocks = tuple(without_signs(block) if isinstance(block, str) else block for block in blocks)
    for block in blocks:
        if block is None or block == "":
            continue
        if isinstance(block, str):
            text = shorten(block, max(1, left))
            left -= len(text)
            if left > 0:
                inside.append(ui.TextDisplay(text))
        else:
            inside.append(block)
    layout.add_item(ui.Container(*inside, accent_colour=colour))
    if footer:
        layout.add_item(ui.TextDisplay(footer))
    return layout
