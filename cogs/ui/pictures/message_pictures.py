"""The pictures of messages, with their alt texts. Each is drawn once; the last ones are kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import ParamSpec

import msgspec

import render
from cogs.monitoring.metrics import PICTURE_BYTES, PICTURE_SECONDS
from cogs.tables.loading.room import Room
from cogs.ui.components.building_blocks import ALT_LIMIT, shorten
from cogs.ui.components.picture_files import PictureFile
from cogs.ui.pictures.drawing import (
    Encoded,
    draw_board,
    draw_choice,
    draw_emoji,
    draw_hand,
    draw_outlook,
    draw_pointed,
    view_bytes,
)
from cogs.ui.pictures.drawing_pool import DrawingPool
from data.words import Phrases
from engines.contract.core import Amount, Draft, Outlook, Question, Say, Seat, Words, say

log = logging.getLogger(__name__)
KEPT_HANDS_BYTES = 10 * 1024 * 1024
"""Of the hands that were drawn last, some seventy. A hand is shown when its turn begins, and once more in the
panel that its owner opens some time later."""
KEPT_OTHERS_BYTES = 4 * 1024 * 1024
"""Of boards and other pictures: they are hardly ever shown twice, and if so, soon."""
URGENT = (draw_choice, draw_outlook, draw_pointed)
"""Somebody waits for these with an open panel: they are drawn before all others."""
SIGNS_AT_A_TIME = 10
"""They take a tenth of a second."""

P = ParamSpec("P")


def spell_out(lines: Sequence[Say], words: Words) -> str:
    """Texts in words, one per line."""
    return "\n".join(words(line) for line in lines)


def spread(lines: Iterable[Say], words: Callable[[Say], str], count: int) -> list[str]:
    """Spread a long text over the alt texts of several pictures. "In words" shows what does not fit: a board
    has a hundred lines, and those that nobody will read there are not even said."""
    alts = [""] * count
    place = 0
    for line in map(words, lines):
        if alts[place] and place + 1 < count and len(alts[place]) + len(line) + 1 > ALT_LIMIT:
            place += 1
        alts[place] = f"{alts[place]}\n{line}".strip()
        if place + 1 == count and len(alts[place]) > ALT_LIMIT:
            break
    return [shorten(alt or "…", ALT_LIMIT) for alt in alts]


def alt_text(lines: Iterable[Say], words: Words) -> str:
    """The alt text of a single picture."""
    return spread(lines, words, 1)[0]


class Pictures:
    """Has pictures drawn outside the event loop."""

    def __init__(self, processes: int = 0) -> None:
        """`processes`: how many of them draw; 0 for a thread of this one."""
        self._pool = DrawingPool(processes)
        self._kept_hands, self._kept_others = KeptPictures(KEPT_HANDS_BYTES), KeptPictures(KEPT_OTHERS_BYTES)
        self._under_way: dict[bytes, asyncio.Task[Encoded | None]] = {}

    def close(self) -> None:
        self._pool.close()

    async def warm(self) -> None:
        await self._pool.warm()

    async def board(self, room: Room, language: str, palette: str | None = None) -> list[PictureFile]:
        """The board. `palette`: the colours of one person, for a private picture."""
        table, words = room.table, room.picture_words(language)
        public = table.view(None).public
        images = await self._once(draw_board, table.game.key, view_bytes(public), words, palette)
        if not images:
            return []
        alts = spread(table.game.describe(public), words, len(images))
        return [PictureFile(name, data, alt) for (name, data), alt in zip(images, alts, strict=True)]

    def helped(
        self, room: Room, seat: Seat, asked: Sequence[tuple[Question, Draft]]
    ) -> tuple[Question, Draft]:
        """The first of these questions that has a picture of its own; else the first."""
        view, game = room.table.view(seat), room.table.game.key
        for question, draft in asked:
            if view.own is not None and render.helps(game, view.public, view.own, question, draft):
                return question, draft
        return asked[0]

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
        table, words = room.table, room.picture_words(language)
        view = table.view(seat)
        if view.own is None:
            return []
        game, draft = table.game.key, draft or {}
        views = (game, view_bytes(view.public), view_bytes(view.own))
        lines = table.game.describe_own(view.public, view.own)
        images: Encoded = []
        if question is not None:
            lines = [*_offered(question), *lines]
            if render.helps(game, view.public, view.own, question, draft):
                images = await self._once(draw_choice, *views, question, draft, words, palette)
        if not images:
            images = await self._once(draw_hand, *views, words, palette)
        return _described(images, alt_text(lines, words))

    async def pointed(
        self,
        room: Room,
        seat: Seat,
        language: str,
        question: Question,
        draft: Draft,
        places: Sequence[str],
        *,
        palette: str | None = None,
    ) -> list[PictureFile]:
        """The picture that helps with a question, with a ring around one of these places. Where it lies on
        the board, the board comes before. It is for one person and one moment, and not kept."""
        table, words = room.table, room.picture_words(language)
        view = table.view(seat)
        if view.own is None:
            return []
        views = (table.game.key, view_bytes(view.public), view_bytes(view.own))
        images = await self._drawn(draw_pointed, *views, question, draft, places, words, palette) or []
        own = [*_offered(question), *table.game.describe_own(view.public, view.own)]
        shown = [own] if len(images) < 2 else [table.game.describe(view.public), own]
        shown[0] = [say("coach-marked"), *shown[0]]
        alts = [alt_text(lines, words) for lines in shown]
        return [PictureFile(name, data, alt) for (name, data), alt in zip(images, alts, strict=False)]

    async def outlook(
        self, room: Room, seat: Seat, found: Outlook, language: str, palette: str | None = None
    ) -> list[PictureFile]:
        """What others could do next, as far as this seat knows."""
        view, words = room.table.view(seat), room.picture_words(language)
        assert view.own is not None, "only players can look"
        views = (view_bytes(view.public), view_bytes(view.own), view_bytes(found))
        images = await self._once(draw_outlook, room.row.game, *views, words, palette)
        return _described(images, alt_text(found.texts, words))

    async def card(
        self, alt: str, draw: Callable[P, Encoded], *args: P.args, **kwargs: P.kwargs
    ) -> list[PictureFile]:
        """A picture that is not kept: a lobby, the final standings, a film."""
        return _described(await self._drawn(draw, *args, **kwargs) or [], alt)

    async def emoji(self, names: Sequence[str]) -> dict[str, bytes]:
        """Signs by themselves, by name. A few at a time: nobody waits for them."""
        drawn: dict[str, bytes] = {}
        for start in range(0, len(names), SIGNS_AT_A_TIME):
            drawn |= dict(await self._pool.run(draw_emoji, names[start : start + SIGNS_AT_A_TIME]))
        return drawn

    async def _once(self, draw: Callable[P, Encoded], *args: P.args, **kwargs: P.kwargs) -> Encoded:
        """A picture that was kept, or is being drawn for somebody else, or is drawn now."""
        key = _key(draw.__name__, args)
        memory = self._kept_hands if draw is draw_hand else self._kept_others
        kept = memory.get(key)
        if kept is not None:
            return kept
        task = self._under_way.get(key)
        if task is None:
            task = asyncio.create_task(self._drawn(draw, *args, **kwargs))
            self._under_way[key] = task
            task.add_done_callback(lambda done: self._finish(key, done, memory))
        return await asyncio.shield(task) or []

    def _finish(self, key: bytes, done: asyncio.Task[Encoded | None], memory: KeptPictures) -> None:
        del self._under_way[key]
        drawn = None if done.cancelled() else done.result()
        if drawn is not None:
            memory.put(key, drawn)

    async def _drawn(self, draw: Callable[P, Encoded], *args: P.args, **kwargs: P.kwargs) -> Encoded | None:
        """None if it failed: the game continues without its picture, the texts say everything too."""
        begun, kind = time.perf_counter(), draw.__name__.removeprefix("draw_")
        try:
            drawn = await self._pool.run(draw, *args, urgent=draw in URGENT)
            PICTURE_SECONDS.labels(kind).observe(time.perf_counter() - begun)
            for _, data in drawn:
                PICTURE_BYTES.labels(kind).observe(len(data))
            return drawn
        except Exception:
            log.exception("could not draw a picture (%s)", draw.__name__)
            return None


class KeptPictures:
    """The pictures that were used last, up to a number of bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._pictures: OrderedDict[bytes, Encoded] = OrderedDict()

    def get(self, key: bytes) -> Encoded | None:
        if key in self._pictures:
            self._pictures.move_to_end(key)
        return self._pictures.get(key)

    def put(self, key: bytes, pictures: Encoded) -> None:
        self._pictures[key] = pictures
        self._bytes += _size(pictures)
        while self._bytes > self._most_bytes:
            self._bytes -= _size(self._pictures.popitem(last=False)[1])


def _size(pictures: Encoded) -> int:
    return sum(len(data) for _, data in pictures)


def _key(kind: str, args: Sequence[object]) -> bytes:
    """The same for the same picture: a hash of everything it is drawn from."""
    parts = [
        [a.language, a.names, a.short_names, sorted(a.computers)] if isinstance(a, Phrases) else a
        for a in args
    ]
    return blake2b(msgspec.msgpack.encode([kind, *parts]), digest_size=16).digest()


def _described(images: Encoded, alt: str) -> list[PictureFile]:
    return [PictureFile(name, data, alt) for name, data in images]


def _offered(question: Question) -> list[Say]:
    """A question and its possible answers, which its picture shows."""
    options = () if isinstance(question, Amount) else question.options
    return [question.text, *(option.text for option in options if option.barred is None)]


def no_picture() -> Say:
    return say("board-no-picture")
