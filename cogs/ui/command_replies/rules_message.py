"""The message of /rules: one topic of a game, and a menu of the others."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.ui.components.building_blocks import Layout, button, menu_entry, message, rows
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.style import VELLUM
from data.words import Phrases
from engines import AnyGame
from engines.contract.core import say

LEGEND = "pictures"
"""The topic that every game has: what the signs in its pictures mean."""


def rules_message(game: AnyGame, topic: str, words: Phrases) -> Layout:
    """`game`: of the table where it is asked, whose figures may be older. An unknown `topic` shows the first
    one."""
    game_key = game.key
    shown = topic if topic in game.topics else game.topics[0]
    menu: ui.Select[Any] = ui.Select(
        custom_id=pack(Verb.RULES, game_key, "menu"), placeholder=words(say("rules-choose"))
    )
    for name in game.topics:
        menu.append_option(menu_entry(words(say(f"{game_key}-rules-{name}-title")), name))
    text = words(say(f"{game_key}-rules-{shown}", **game.facts()))
    title = words(say(f"{game_key}-rules-{shown}-title"))
    heading = f"## {words(say(f'{game_key}-title'))}: {title}"
    practice = rows([button(words(say("learn-button")), Verb.LEARN, game_key)])
    return message(heading, text, ui.ActionRow(menu), *practice, colour=VELLUM)
