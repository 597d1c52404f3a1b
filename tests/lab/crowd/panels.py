"""What people find on a message to press."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from cogs.local_table.limits.components import ComponentKind, walk
from cogs.local_table.small_discord.events import FormOpened
from cogs.local_table.small_discord.messages import Message
from cogs.ui.components.custom_ids import Verb, unpack
from data.words import Phrases, languages
from engines import games
from engines.contract.core import say
from engines.contract.endings import ENDINGS

ANSWERS = (Verb.ANSWER, Verb.CONFIRM, Verb.ENTER_NUMBER)
GIVING_UP = {
    Phrases(language)(say(f"{game.key}-kind-{ending}"))
    for language in languages()
    for game in games().values()
    for ending in ENDINGS
    if any(kind.__struct_config__.tag == ending for kind in game.moves)
}
"""Buttons that may end a game before its time."""


class Way(NamedTuple):
    """A button, or a menu with what is chosen from it."""

    custom_id: str
    values: list[str] | None = None


def ways_on(panel: Message) -> Iterator[dict[str, Any]]:
    """The buttons and menus that answer what a panel asks, except those that end a game before its time."""
    for part, _ in walk(panel.components):
        verb, _ = unpack(part.get("custom_id", "")) or (None, [])
        menu = part["type"] == ComponentKind.STRING_SELECT and verb is Verb.CHOOSE_SECTION
        if part.get("disabled") or part.get("label") in GIVING_UP:
            continue
        if menu or verb in ANSWERS:
            yield part


def chosen_way(panel: Message, rng: Random) -> Way | None:
    """One of the ways, the first more often; None where nothing is asked."""
    ways = list(ways_on(panel))
    if not ways:
        return None
    way = rng.choices(ways, [1 / (number + 1) for number in range(len(ways))])[0]
    if "options" not in way:
        return Way(way["custom_id"])
    count = rng.randint(way["min_values"], way["max_values"])
    return Way(way["custom_id"], rng.sample([option["value"] for option in way["options"]], count))


def filled_in(form: FormOpened) -> dict[str, str]:
    """The lowest number, which the form's description names first."""
    description = form.form["components"][0]["description"]
    return {"number": next(word for word in description.split() if word.isdigit())}


def buttons(message: Message) -> Iterator[tuple[Verb, str]]:
    """Those that can be pressed."""
    for part, _ in walk(message.components):
        known = unpack(part.get("custom_id") or "")
        if known is not None and part["type"] == ComponentKind.BUTTON and not part.get("disabled"):
            yield known[0], part["custom_id"]


def find(message: Message, verb: Verb) -> str | None:
    return next((custom_id for found, custom_id in buttons(message) if found is verb), None)
