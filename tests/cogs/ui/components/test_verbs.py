"""Verbs: every button that is built is handled, and every handler has a button."""

from __future__ import annotations

import ast

from cogs.ui.components.custom_ids import Verb
from tests.support.discord_server import DiscordServer
from tests.support.project import ROOT

SENT = """again ask back ballot board cancel end export film forget forgetall form hand handon hush join keep
leave log norobot offer outlook own play privacy record recount replay resign return robot rules score section
server setchannels setown setserver setting settime settimes sit sitdown start stats sure tables uncount undo
unshelve wish words"""
"""The verbs of version 0.1.0. They stand in messages that people can still press."""


def test_every_verb_is_on_a_button_somewhere() -> None:
    used = {
        node.attr
        for path in (ROOT / "cogs").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Verb"
    }
    assert {verb.name for verb in Verb} - used == set()


async def test_every_verb_has_a_handler_and_every_handler_a_verb(server: DiscordServer) -> None:
    found = [name for cog in server.bot.cogs.values() for name in dir(cog) if name.startswith("press_")]
    assert sorted(found) == sorted(f"press_{verb.name.lower()}" for verb in Verb)
    assert set(server.bot.handlers) == set(Verb)


def test_old_buttons_keep_their_verbs() -> None:
    assert set(SENT.split()) <= {verb.value for verb in Verb}


def test_no_verb_ends_with_a_digit() -> None:
    """Digits behind a verb number the menus of one message."""
    assert not [verb for verb in Verb if verb.value[-1].isdigit()]
