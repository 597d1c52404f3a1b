"""Looking things up: cards, captains, tiles and words of the rules, by what somebody types.

What can be found is the same in every game and for everybody, so no list and no autocomplete tells anything.
Where a thing is comes from the view of whoever asks (`Game.whereabouts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from discord import ui

import render
from cogs.tables.loading.room import Room, escape_markdown
from cogs.ui.components.building_blocks import (
    OPTION_LIMIT,
    OPTIONS_PER_MENU,
    Layout,
    button,
    label_of,
    menu_entry,
    message,
    rows,
    shorten,
)
from cogs.ui.components.custom_ids import Verb, pack
from cogs.ui.components.picture_files import PictureFile, image_galleries
from cogs.ui.components.style import VELLUM
from cogs.ui.pictures.message_pictures import no_picture
from cogs.ui.wording.name_matching import nearness
from data.signs import without_signs
from data.words import Phrases
from engines import AnyGame, games
from engines.contract.core import Rejected, Say, Seat, Thing, Words, say

RULES = "rules"
"""The sort of what is a topic of the rules, not a thing."""
SHOWN_LINES = 6
"""Of the rules, for something that has no text of its own."""
QUOTED = 3
"""Lines of the rules beside a list of what was found."""
QUOTE = 240
TYPED = 60
"""Characters of what was typed that an answer repeats."""
NOT_IN_NAME = 3
"""Comes after all that `nearness` finds."""
MARKS = re.compile(r"^[-#\s]+|\*+|`")


class Found(NamedTuple):
    """Something that can be looked up."""

    game: str
    key: str
    name: str
    text: str = ""
    """All that a topic says; empty for other things."""

    @property
    def value(self) -> str:
        """As autocomplete and menus hand it back."""
        return f"{self.game}:{self.key}"

    def label(self, words: Words, *, with_game: bool) -> str:
        sort = say(f"lookup-sort-{self.key.partition('/')[0]}")
        if with_game:
            title = say(f"{self.game}-title")
            return words(say("lookup-entry-game", name=self.name, sort=sort, title=title))
        return words(say("lookup-entry", name=self.name, sort=sort))


@lru_cache(maxsize=32)
def everything(game: str, language: str) -> tuple[Found, ...]:
    """All things and topics of a game."""
    words, rules = Phrases(language), games()[game]
    things = [Found(game, thing.key, _plain(words(thing.name))) for thing in rules.glossary()]
    topics = [
        Found(
            game,
            f"{RULES}/{topic}",
            words(say(f"{game}-rules-{topic}-title")),
            _plain(words(say(f"{game}-rules-{topic}", **rules.facts()))),
        )
        for topic in rules.topics
    ]
    return (*things, *topics)


def search(typed: str, keys: Sequence[str], language: str) -> list[Found]:
    """What fits best first: the beginning of a name, of a word in it, any part of it, a text of the rules."""
    wanted = " ".join(typed.casefold().split())
    ranked = []
    for found in (found for key in keys for found in everything(key, language)):
        near = nearness(typed, found.name)
        if near is not None:
            ranked.append((near, found))
        elif wanted in found.text.casefold():
            ranked.append((NOT_IN_NAME, found))
    return [found for _, found in sorted(ranked, key=lambda one: one[0])]


def exact(typed: str, hits: Sequence[Found]) -> Found | None:
    """The one that is meant without a doubt."""
    named = [one for one in hits if one.name.casefold() == " ".join(typed.casefold().split())]
    if len(named) == 1:
        return named[0]
    return hits[0] if len(hits) == 1 else None


def by_value(value: str, language: str) -> Found | None:
    """What was chosen from autocomplete or a menu; None for anything else."""
    game, _, key = value.partition(":")
    if game not in games():
        return None
    return next((found for found in everything(game, language) if found.key == key), None)


def offers(typed: str, keys: Sequence[str], words: Phrases) -> list[tuple[str, str]]:
    """For autocomplete: labels and values."""
    hits = search(typed, keys, words.language)[:OPTIONS_PER_MENU]
    several = len(keys) > 1
    return [(label_of(one.label(words, with_game=several), OPTION_LIMIT), one.value) for one in hits]


def thing_of(game: AnyGame, found: Found) -> Thing:
    """A thing as it is in this game. Raises Rejected where a table that began earlier has none."""
    thing = next((thing for thing in game.glossary() if thing.key == found.key), None)
    if thing is None:
        raise Rejected("lookup-not-here", name=found.name)
    return thing


def about(game: AnyGame, found: Found, thing: Thing, words: Phrases) -> list[str]:
    """What a thing does: its own texts, or the lines of its topic that name it, or how its topic begins."""
    if thing.about:
        return [words(text) for text in thing.about]
    text = words(say(f"{found.game}-rules-{thing.topic}", **game.facts()))
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if thing.topic == thing.id:  # it has a topic of its own
        return [MARKS.sub("", line) for line in lines[:SHOWN_LINES]]
    naming = [line for line in lines if found.name.casefold() in _plain(line).casefold()]
    bullets = [line for line in naming if line.startswith("- ")]
    return [MARKS.sub("", line) for line in (bullets or naming or lines)[:SHOWN_LINES]]


def game_at(room: Room | None, key: str) -> AnyGame:
    """The game as it is played at a table, whose figures may be older; without a table, today's."""
    return games()[key] if room is None else room.table.game


def now(room: Room | None, thing: Thing, seat: Seat | None) -> list[Say]:
    """Where a thing is, for this seat or (None) for everybody. Nothing where no game is played."""
    if room is None or not room.started:
        return []
    return room.table.game.whereabouts(room.table.view(seat), thing)


def card(found: Found, thing: Thing, room: Room | None, seat: Seat | None, language: str) -> render.ThingCard:
    words = Phrases(language) if room is None else room.picture_words(language)
    game = game_at(room, found.game)
    return render.ThingCard(
        game=found.game,
        thing=thing,
        printed=game is games()[found.game],
        about=tuple(_plain(line) for line in about(game, found, thing, Phrases(language))),
        now=tuple(_plain(words(text)) for text in now(room, thing, seat)),
    )


def alt_text(shown: render.ThingCard, words: Words) -> str:
    sort = say(f"lookup-sort-{shown.thing.sort}")
    head = words(say("lookup-alt", name=shown.thing.name, sort=sort))
    return "\n".join([head, *shown.about, *shown.now])


def thing_message(
    game: AnyGame,
    found: Found,
    thing: Thing,
    where: Sequence[str],
    images: Sequence[PictureFile],
    words: Phrases,
) -> Layout:
    """`where`: in words that have the names at the table."""
    sort, topic = say(f"lookup-sort-{thing.sort}"), say(f"{found.game}-rules-{thing.topic}-title")
    texts = [f"- {line}" for line in about(game, found, thing, words)]
    return message(
        f"## {words(thing.name)}\n-# {words(sort)} · {words(say(f'{found.game}-title'))}",
        *image_galleries(images),
        "" if images else words(no_picture()),
        "\n".join(texts),
        "\n".join([words(say("lookup-now")), *(f"- {line}" for line in where)]) if where else "",
        *rows([button(words(say("lookup-topic", topic=topic)), Verb.RULES, found.game, thing.topic)]),
        colour=VELLUM,
    )


def hits_message(typed: str, hits: Sequence[Found], words: Phrases, elsewhere: str = "") -> Layout:
    """Several things: a menu of them, and what the rules say. `elsewhere`: that they are of other games."""
    several = bool(elsewhere) or len({one.game for one in hits}) > 1
    menu: ui.Select[Any] = ui.Select(custom_id=pack(Verb.LOOK_UP), placeholder=words(say("lookup-choose")))
    for one in hits[:OPTIONS_PER_MENU]:
        menu.append_option(menu_entry(one.label(words, with_game=several), one.value))
    said = escape_markdown(shorten(" ".join(typed.split()), TYPED))
    return message(
        elsewhere or f"### {words(say('lookup-several', text=said))}",
        "\n".join(f"- {line}" for line in _quotes(typed, hits, words)),
        ui.ActionRow(menu),
        colour=VELLUM,
    )


def _quotes(typed: str, hits: Sequence[Found], words: Words) -> Iterator[str]:
    """The first lines of the rules that say it."""
    wanted, left = " ".join(typed.casefold().split()), QUOTED
    for one in hits:
        line = next((line for line in one.text.splitlines() if wanted in line.casefold()), None)
        if line is not None and left:
            left -= 1
            yield words(say("lookup-in-rules", topic=one.name, line=shorten(MARKS.sub("", line), QUOTE)))


def _plain(text: str) -> str:
    """Without formatting and signs."""
    return "\n".join(MARKS.sub("", line) for line in without_signs(text).splitlines())
