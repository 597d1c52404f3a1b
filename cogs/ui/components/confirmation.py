"""Asks again before something is done: one button says what it does, the other does nothing."""

from __future__ import annotations

import discord

from cogs.ui.components.building_blocks import Layout, button, message, rows
from cogs.ui.components.custom_ids import Verb
from cogs.ui.components.style import DANGER
from engines.contract.core import Say, Words, say


def confirmation(
    question: Say,
    deed: str,
    words: Words,
    verb: Verb,
    *parts: object,
    style: discord.ButtonStyle = DANGER,
) -> Layout:
    """`deed`: the text key of the button that does it."""
    yes = button(words(say(deed)), verb, *parts, style=style)
    no = button(words(say("confirm-no")), Verb.NEVER_MIND)
    return message(words(question), *rows([yes, no]))
