"""What the owner of the bot sees: how it is, and what can be done about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from discord import TextStyle, ui

from cogs.ui.components.building_blocks import (
    FORM_TEXT_LIMIT,
    OPTION_LIMIT,
    Form,
    Item,
    Layout,
    button,
    label_of,
    message,
    rows,
)
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.style import DANGER, PRIMARY, VELLUM
from data.words import Phrases, languages
from engines.contract.core import Say, say

MOST_CHARACTERS = 1500
"""Of an announcement in one language: two and the words around them fit into a preview."""
USUAL = "en"
"""The language that an announcement must have; whoever reads another one gets this if it lacks theirs."""


class BotStatus(msgspec.Struct, frozen=True):
    """How the bot is, for its owner."""

    version: str
    started: int
    ok: bool
    gateway: str
    database: str
    waiting: int
    oldest_seconds: int
    servers: int
    tables: Mapping[str, int]
    thinking: int
    draining: bool


def status_message(status: BotStatus, words: Phrases, notice: Say | None = None) -> Layout:
    lines = [
        say("owner-version", version=status.version, since=f"<t:{status.started}:R>"),
        say("owner-well")
        if status.ok
        else say("owner-unwell", gateway=status.gateway, database=status.database),
        say("owner-outbox", count=status.waiting, seconds=status.oldest_seconds),
        say(
            "owner-tables",
            servers=status.servers,
            **{name: status.tables.get(name, 0) for name in ("lobby", "running", "asleep")},
        ),
        say("owner-thinking", count=status.thinking),
    ]
    if status.draining:
        lines.append(say("owner-draining"))
    buttons = [
        button(words(say("owner-refresh")), Verb.OWNER),
        button(words(say("owner-announce")), Verb.ANNOUNCE, disabled=status.draining),
        button(words(say("owner-drain")), Verb.DRAIN, style=DANGER, disabled=status.draining),
    ]
    title = f"## {words(say('owner-title'))}"
    told = words(notice) if notice is not None else None
    return message(title, told, "\n".join(words(line) for line in lines), *rows(buttons), colour=VELLUM)


def drain_message(words: Phrases) -> Layout:
    """Ask before the bot is stopped."""
    buttons = [
        button(words(say("owner-drain-sure")), Verb.CONFIRM_DRAIN, style=DANGER),
        button(words(say("owner-back")), Verb.OWNER),
    ]
    return message(words(say("owner-drain-about")), *rows(buttons), colour=VELLUM)


def announcement_form(words: Phrases) -> Form:
    """Asks for the text, in every language that the bot knows."""
    form = Form(title=words(say("owner-announce"))[:FORM_TEXT_LIMIT], custom_id=pack(Verb.WRITE_ANNOUNCEMENT))
    for language in sorted(languages(), key=lambda one: one != USUAL):
        needed = "needed" if language == USUAL else "optional"
        form.add_item(
            ui.Label(
                text=label_of(words(say(f"owner-text-{language}")), FORM_TEXT_LIMIT),
                description=label_of(words(say(f"owner-text-{needed}")), OPTION_LIMIT),
                component=ui.TextInput(
                    custom_id=language,
                    style=TextStyle.paragraph,
                    max_length=MOST_CHARACTERS,
                    required=language == USUAL,
                ),
            )
        )
    return form


def preview_message(texts: Mapping[str, str], channels: int, mark: str, words: Phrases) -> Layout:
    """An announcement as it will be, and the button that sends it."""
    blocks: list[str | Item] = []
    for language, text in texts.items():
        blocks += [*announcement_texts(text, Phrases(language)), ui.Separator()]
    buttons = [
        button(words(say("owner-send")), Verb.CONFIRM_ANNOUNCEMENT, mark, style=PRIMARY),
        button(words(say("owner-write-again")), Verb.ANNOUNCE),
        button(words(say("owner-back")), Verb.OWNER),
    ]
    return message(
        words(say("owner-preview", channels=channels)),
        ui.Separator(),
        *blocks,
        *rows(buttons),
        colour=VELLUM,
    )


def announcement_texts(text: str, words: Phrases) -> Sequence[str]:
    return f"**{words(say('announcement-title'))}**", text


def announcement_message(texts: Mapping[str, str], words: Phrases) -> Layout:
    """As it stands in the channel of a game."""
    text = texts.get(words.language, texts[USUAL])
    return message(*announcement_texts(text, words), colour=VELLUM)
