"""Draws the pictures of messages in a thread, with their alt texts, and caches the last ones."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import discord

import render
from cogs.tables.room import Room
from cogs.ui.components import ALT_LIMIT, Item, galleries, shorten
from data.words import Phrases
from engines.core import Amount, Draft, Outlook, Question, Say, Seat, Words, say
from engines.table import Table

log = logging.getLogger(__name__)
CACHED_PICTURES = 32


class PictureFile(NamedTuple):
    """A picture ready to be sent."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        return discord.File(
            io.BytesIO(self.data), filename=self.name, description=shorten(self.alt, ALT_LIMIT)
        )


def image_galleries(images: Iterable[PictureFile]) -> list[Item]:
    """The pictures in a message that they are attached to."""
    return galleries((image.name, image.alt) for image in images)


def spell_out(lines: Sequence[Say], words: Words) -> str:
    """Texts in words, one per line."""
    return "\n".join(words(line) for line in lines)


def spread(lines: Sequence[str], count: int) -> list[str]:
    """Spread a long text over the alt texts of several pictures. "In words" shows what does not fit."""
    alts = [""] * count
    place = 0
    for line in lines:
        if alts[place] and place + 1 < count and len(alts[place]) + len(line) + 1 > ALT_LIMIT:
            place += 1
        alts[place] = f"{alts[place]}\n{line}".strip()
    return [shorten(alt or "…", ALT_LIMIT) for alt in alts]


class Pictures:
    """Draws in one thread of its own, so that the event loop never waits for a picture."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._cache: OrderedDict[tuple[object, ...], list[PictureFile]] = OrderedDict()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def board(self, room: Room, language: str, palette: str | None = None) -> list[PictureFile]:
        """The board. `palette`: the colours of one person, for a private picture."""
        table = room.table
        public = table.view(None).public
        words = room.plain_words(language)

        def draw() -> list[PictureFile]:
            pictures = render.board(table.game.key, public, words)
            alts = spread([words(line) for line in table.game.describe(public)], len(pictures))
            return [_encoded(picture, alt, palette) for picture, alt in zip(pictures, alts, strict=True)]

        key = ("board", *_moment(room, table, words), palette)
        return await self._drawn(key, draw)

    async def hand(
        self,
        room: Room,
        seat: Seat,
        language: str,
        question: Question | None = None,
        draft: Draft | None = None,
        *,
        palette: str | None = None,
    ) -> list[PictureFile]:
        """The private picture of a seat, or the picture that helps with an open question."""
        table = room.table
        view = table.view(seat)
        if view.own is None:
            return []
        own = view.own
        words = room.plain_words(language)

        def draw() -> list[PictureFile]:
            lines = table.game.describe_own(view.public, own)
            alt = spell_out(lines, words)
            picture = None
            if question is not None:
                alt = f"{spell_out(_offered(question), words)}\n{alt}"
                picture = render.choice(table.game.key, view.public, own, question, draft or {}, words)
            picture = picture or render.hand(table.game.key, view.public, own, words)
            return [_encoded(picture, alt, palette)] if picture is not None else []

        about = "" if question is None else repr(question) + repr(draft)
        key = ("hand", *_moment(room, table, words), seat, about, palette)
        return await self._drawn(key, draw)

    async def outlook(
        self, room: Room, seat: Seat, found: Outlook, language: str, palette: str | None = None
    ) -> list[PictureFile]:
        """What others could do next, as far as this seat knows."""
        table = room.table
        view = table.view(seat)
        assert view.own is not None, "only players can look"
        own, words = view.own, room.plain_words(language)

        def draw() -> list[PictureFile]:
            picture = render.outlook(table.game.key, view.public, own, found, words)
            return [] if picture is None else [_encoded(picture, spell_out(found.texts, words), palette)]

        key = ("outlook", *_moment(room, table, words), seat, palette)
        return await self._drawn(key, draw)

    async def card(self, draw: Callable[[], render.Picture], alt: str) -> list[PictureFile]:
        """A picture that is not cached: a lobby, the final standings."""
        return await self._drawn(None, lambda: [_encoded(draw(), alt)])

    async def warm(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._pool, render.warm)

    async def _drawn(
        self, key: tuple[object, ...] | None, draw: Callable[[], list[PictureFile]]
    ) -> list[PictureFile]:
        if key is not None and key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        try:
            images = await asyncio.get_running_loop().run_in_executor(self._pool, draw)
        except Exception:
            # A game continues without its picture: the texts say everything too.
            log.exception("could not draw %s", key[:3] if key else "a card")
            return []
        if key is not None:
            self._cache[key] = images
            while len(self._cache) > CACHED_PICTURES:
                self._cache.popitem(last=False)
        return images


def _moment(room: Room, table: Table, words: Phrases) -> tuple[object, ...]:
    """What all pictures of a table depend on: the moves, the language, the names, who is a computer."""
    return room.row.id, table.number, words.language, words.names, words.computers


def _offered(question: Question) -> list[Say]:
    """A question and its possible answers, which its picture shows."""
    options = () if isinstance(question, Amount) else question.options
    return [question.text, *(option.text for option in options if option.barred is None)]


def _encoded(picture: render.Picture, alt: str, palette: str | None = None) -> PictureFile:
    return PictureFile(f"{picture.name}.webp", render.encode(render.seen_by(picture.image, palette)), alt)


def no_picture() -> Say:
    return say("board-no-picture")
