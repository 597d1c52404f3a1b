"""Verbs: every button that is built is handled, and every handler has a button."""

from __future__ import annotations

import ast
from collections import Counter

from cogs.ui.components.custom_ids import Verb
from tests.support.discord_server import DiscordServer
from tests.support.project import ROOT

SENT = """again ask back ballot board cancel end export film forget forgetall form hand handon hush join keep
leave log norobot offer outlook own play privacy record recount replay resign return robot rules score section
server setchannels setown setserver setting settime settimes sit sitdown start stats sure tables uncount undo
unshelve wish words"""
"""The verbs of version 0.1.0. They stand in messages that people can still press."""


def _uses() -> tuple[Counter[str], Counter[str]]:
    """How often each verb is handled (`on_press(Verb.X, ...)`) and used for anything else."""
    handled: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for path in (ROOT / "cogs").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".on_press"):
                handled[ast.unparse(node.args[0]).removeprefix("Verb.")] += 1
            elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Verb":
                used[node.attr] += 1
    return handled, used - handled  # an attribute in a call of on_press is visited twice


def test_every_verb_has_exactly_one_handler() -> None:
    handled, _ = _uses()
    assert handled == Counter(verb.name for verb in Verb)


async def test_a_handler_is_named_after_its_verb(server: DiscordServer) -> None:
    names = {verb: getattr(handler, "__name__", "") for verb, handler in server.bot.handlers.items()}
    assert names == {verb: f"press_{verb.name.lower()}" for verb in Verb}


def test_every_verb_is_on_a_button_somewhere() -> None:
    _, used = _uses()
    assert not {verb.name for verb in Verb} - set(used)


def test_old_buttons_keep_their_verbs() -> None:
    assert set(SENT.split()) <= {verb.value for verb in Verb}


def test_no_verb_ends_with_a_digit() -> None:
    """Digits behind a verb number the menus of one message."""
    assert not [verb for verb in Verb if verb.value[-1].isdigit()]


async def test_the_running_bot_knows_every_verb(server: DiscordServer) -> None:
    assert set(server.bot.handlers) == set(Verb)
