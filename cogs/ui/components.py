"""The building blocks of our messages: Components V2, sized to Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from cogs.ui.custom_ids import Verb, pack
from engines.core import Words, say

TEXT_LIMIT = 3900  # of 4000 characters a message; the rest is for what is added around
ALT_LIMIT = 1024
LABEL_LIMIT = 80
OPTION_LIMIT = 100
ROW = 5
MENU = 25


Item = ui.Item[ui.LayoutView]
Button = ui.Button[ui.LayoutView]


class Layout(ui.LayoutView):
    """A message of ours. The library need not remember it: the router reads the custom_ids."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        return True


class Form(ui.Modal):
    """A form of ours, answered by the router too, so that it outlives a restart."""

    def is_finished(self) -> bool:
        return True


def shorten(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def pages(text: str, limit: int = TEXT_LIMIT) -> list[str]:
    """A long text in parts that fit, broken between its lines."""
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
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Button:
    return ui.Button(label=shorten(label, LABEL_LIMIT), custom_id=custom_id, style=style, disabled=disabled)


def page_turns(words: Words, page: int, count: int, verb: Verb, *parts: object) -> list[Button]:
    """To the page before and to the one after; its number is the last part of the ids."""
    there = {"page-before": page - 1, "page-after": page + 1}
    return [
        button(words(say(key)), pack(verb, *parts, number))
        for key, number in there.items()
        if number in range(count)
    ]


def link(label: str, url: str) -> Button:
    return ui.Button(label=shorten(label, LABEL_LIMIT), url=url)


def rows(buttons: Sequence[Button]) -> Iterable[ui.ActionRow[ui.LayoutView]]:
    for start in range(0, len(buttons), ROW):
        yield ui.ActionRow(*buttons[start : start + ROW])


def galleries(pictures: Iterable[tuple[str, str]]) -> list[Item]:
    """Pictures by file name, each with its alt text, each in its full width: one below the other."""
    return [
        ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=shorten(alt, ALT_LIMIT)))
        for name, alt in pictures
    ]


def message(
    *blocks: str | Item | None,
    colour: int | None = None,
    footer: str = "",
) -> Layout:
    """Texts and items, one below the other, in a frame; `footer` stands below the frame, always whole."""
    layout = Layout()
    inside: list[Item] = []
    left = TEXT_LIMIT - len(footer)
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
