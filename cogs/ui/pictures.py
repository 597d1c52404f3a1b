"""Pictures for messages: drawn in a thread, remembered for a while, with their alt texts."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import discord

import render
from cogs.tables.room import Room
from cogs.ui.components import ALT_LIMIT, shorten
from data.words import Phrases
from engines.core import Amount, Draft, Outlook, Question, Say, Seat, Words, say

log = logging.getLogger(__name__)
REMEMBERED = 32


class Plate(NamedTuple):
    """A picture ready to be sent."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        return discord.File(
            io.BytesIO(self.data), filename=self.name, description=shorten(self.alt, ALT_LIMIT)
        )


def telling(lines: Sequence[Say], words: Words) -> str:
    return "\n".join(words(line) for line in lines)


def spread(lines: Sequence[str], count: int) -> list[str]:
    """A long text over the alt texts of several pictures; the rest is told on demand ("In words")."""
    alts = [""] * count
    place = 0
    for line in lines:
        if alts[place] and place + 1 < count and len(alts[place]) + len(line) + 1 > ALT_LIMIT:
            place += 1
        alts[place] = f"{alts[place]}\n{line}".strip()
    return [shorten(alt or "…", ALT_LIMIT) for alt in alts]


class Pictures:
    """One thread draws, so that the event loop never waits for a picture."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
        self._plates: OrderedDict[tuple[object, ...], list[Plate]] = OrderedDict()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def board(self, room: Room, language: str, eyes: str | None = None) -> list[Plate]:
        """`eyes`: for one person, whose colours they are."""
        table = room.table
        public = table.view(None).public
        words = room.plain_words(language)

        def draw() -> list[Plate]:
            pictures = render.board(table.game.key, public, words)
            alts = spread([words(line) for line in table.game.describe(public)], len(pictures))
            return [_plate(picture, alt, eyes) for picture, alt in zip(pictures, alts, strict=True)]

        key = ("board", *_moment(room, words), eyes)
        return await self._drawn(key, draw)

    async def hand(
        self,
        room: Room,
        seat: Seat,
        language: str,
        question: Question | None = None,
        draft: Draft | None = None,
        *,
        eyes: str | None = None,
    ) -> list[Plate]:
        """The private picture of a seat; where a question is open, the picture that helps with it."""
        table = room.table
        view = table.view(seat)
        if view.own is None:
            return []
        own = view.own
        words = room.plain_words(language)

        def draw() -> list[Plate]:
            lines = table.game.describe_own(view.public, own)
            alt = telling(lines, words)
            picture = None
            if question is not None:
                alt = f"{telling(_offered(question), words)}\n{alt}"
                picture = render.choice(table.game.key, view.public, own, question, draft or {}, words)
            picture = picture or render.hand(table.game.key, view.public, own, words)
            return [_plate(picture, alt, eyes)] if picture is not None else []

        about = "" if question is None else repr(question) + repr(draft)
        key = ("hand", *_moment(room, words), seat, about, eyes)
        return await self._drawn(key, draw)

    async def outlook(
        self, room: Room, seat: Seat, found: Outlook, language: str, eyes: str | None = None
    ) -> list[Plate]:
        """What may come, as this seat can tell."""
        table = room.table
        view = table.view(seat)
        assert view.own is not None, "who looks out sits at the table"
        own, words = view.own, room.plain_words(language)

        def draw() -> list[Plate]:
            picture = render.outlook(table.game.key, view.public, own, found, words)
            return [] if picture is None else [_plate(picture, telling(found.texts, words), eyes)]

        key = ("outlook", *_moment(room, words), seat, eyes)
        return await self._drawn(key, draw)

    async def card(self, draw: Callable[[], render.Picture], alt: str) -> list[Plate]:
        """A picture drawn once: a lobby, the final standings."""
        return await self._drawn(None, lambda: [_plate(draw(), alt)])

    async def warm(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._pool, render.warm)

    async def _drawn(self, key: tuple[object, ...] | None, draw: Callable[[], list[Plate]]) -> list[Plate]:
        if key is not None and key in self._plates:
            self._plates.move_to_end(key)
            return self._plates[key]
        try:
            plates = await asyncio.get_running_loop().run_in_executor(self._pool, draw)
        except Exception:
            # A game goes on without its picture: the texts say everything too.
            log.exception("could not draw %s", key[:3] if key else "a card")
            return []
        if key is not None:
            self._plates[key] = plates
            while len(self._plates) > REMEMBERED:
                self._plates.popitem(last=False)
        return plates


def _moment(room: Room, words: Phrases) -> tuple[object, ...]:
    """What all pictures of a table depend on: the moves so far, the language, and who or what plays there."""
    return room.row.id, room.table.number, words.language, words.names, words.computers


def _offered(question: Question) -> list[Say]:
    """A question and its answers: what a picture made for it shows."""
    options = () if isinstance(question, Amount) else question.options
    return [question.text, *(option.text for option in options if option.barred is None)]


def _plate(picture: render.Picture, alt: str, eyes: str | None = None) -> Plate:
    return Plate(f"{picture.name}.webp", render.encode(render.seen_by(picture.image, eyes)), alt)


def no_picture() -> Say:
    return say("board-no-picture")
