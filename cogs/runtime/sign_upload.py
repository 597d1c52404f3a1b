"""Uploads the signs of the pictures as emoji of the application, so that messages can show them beside words.

The name of an emoji is that of its sign and a hash of its picture, `p_wood_3fa90c`. So a start compares names
only: what is missing is uploaded, what is no longer of use is deleted, everything else is left alone. It
happens beside the bot's work, one request after the other. As long as Discord lacks a sign, or if it refuses
them altogether, the words stand alone.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from hashlib import blake2b
from typing import ParamSpec, TypeVar

import discord
import msgspec

import render
from cogs.runtime.router import DISCORD_FAULTS
from cogs.ui.pictures.message_pictures import Pictures
from data.processes import Processes
from data.signs import Signs
from data.store import Store

log = logging.getLogger(__name__)
OURS = re.compile(r"p_(\w+)_[0-9a-f]{6}")
"""Names of emoji that this module has made: others of the application are none of its business."""
KEPT = "signs drawn"
"""Key of the store's note with the names of the emoji, and with what they were drawn."""
TOO_MANY = 30008
"""Discord's code for an application that has as many emoji as it may have."""
BAD_REQUEST = 400
REFUSED = (401, 403, 404)
PAUSES = (60, 10 * 60, 60 * 60)
"""Seconds before another try when Discord has trouble; after the last one only the next start tries again."""
MOST_LOSSES = 3
"""Times that emoji may be lost while the bot runs, before it does without them."""
P = ParamSpec("P")
T = TypeVar("T")


class DrawnSigns(msgspec.Struct):
    """The emoji of all signs, as they were drawn last."""

    drawn_with: str
    names: dict[str, str]
    """The name of each sign's emoji."""


class Refused(Exception):
    """Discord takes no emoji from us."""


class SignUpload:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        processes: Processes,
        pictures: Pictures,
        signs: Signs,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._client = client
        self._store = store
        self._processes = processes
        self._pictures = pictures
        self._signs = signs
        signs.when_lost = self._look_again
        self._losses = 0
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        return [self._task] if self._task is not None and not self._task.done() else []

    def start(self) -> None:
        """Begin, unless it is being done. Once it is done, there is nothing left to do but to look."""
        if not self.under_way:
            self._task = asyncio.create_task(self._try())

    def _look_again(self) -> None:
        """Discord did not know an emoji that we used. If that goes on, no message shall ever depend on it."""
        self._losses += 1
        if self._losses <= MOST_LOSSES:
            self.start()
        else:
            log.warning("signs stay words until the next start: Discord loses them")

    async def _try(self) -> None:
        for pause in (*PAUSES, None):
            try:
                async with self._processes.alone("signs"):  # who waits here finds them uploaded
                    await self.run()
                return
            except Refused as error:
                log.warning("signs stay words: %s", error)
                return
            except (discord.HTTPException, *DISCORD_FAULTS) as error:  # trouble that may pass
                log.warning("signs could not be uploaded: %s", error)
            except Exception:
                log.exception("signs could not be uploaded")
                return
            if pause is not None:
                await self._sleep(pause)

    async def run(self) -> None:
        """Make the emoji of the application what they should be, and use those that it has."""
        wanted = await self._wanted()
        there = await self._there()
        older = {match[1]: emoji.id for name, emoji in there.items() if (match := OURS.fullmatch(name))}
        using = {sign: older[sign] for sign in wanted if sign in older}  # until there is a new picture
        self._use(using, wanted, there)
        missing = [sign for sign, name in wanted.items() if name not in there]
        for sign, picture in (await self._pictures.emoji(missing)).items():
            made = await self._created(wanted[sign], picture)
            self._use(using, wanted, {made.name: made} if made else {})
        if any(sign not in using for sign in missing):  # another process may have been faster
            self._use(using, wanted, await self._there())
        old = [] if self._losses else [name for name in there if OURS.fullmatch(name)]
        old = [name for name in old if name not in wanted.values()]
        for name in old:
            with suppress(Refused):  # it is gone: another process was faster
                await self._asked(there[name].delete)
        if missing or old:
            log.info("signs: %d uploaded, %d outdated ones deleted", len(missing), len(old))

    async def _there(self) -> dict[str, discord.Emoji]:
        """The emoji that the application has, by name."""
        return {emoji.name: emoji for emoji in await self._asked(self._client.fetch_application_emojis)}

    def _use(
        self, using: dict[str, int], wanted: Mapping[str, str], there: Mapping[str, discord.Emoji]
    ) -> None:
        """Use these emoji from now on, besides those in use."""
        using |= {sign: there[name].id for sign, name in wanted.items() if name in there}
        self._signs.replace(using)

    async def _wanted(self) -> Mapping[str, str]:
        """The names that the emoji should have, by sign. They are drawn only if the code that draws them has
        changed since the last time."""
        drawn_with = await asyncio.to_thread(render.drawn_with)
        known = await self._store.meta(KEPT)
        if known is not None:
            last = msgspec.json.decode(known, type=DrawnSigns)
            if last.drawn_with == drawn_with and last.names.keys() == render.signs().keys():
                return last.names
        pictures = await self._pictures.emoji(list(render.signs()))
        names = {sign: f"p_{sign}_{_hash(picture)}" for sign, picture in pictures.items()}
        await self._store.set_meta(KEPT, msgspec.json.encode(DrawnSigns(drawn_with, names)).decode())
        return names

    async def _created(self, name: str, picture: bytes) -> discord.Emoji | None:
        """A new emoji; None if Discord does not like this one."""
        try:
            return await self._asked(self._client.create_application_emoji, name=name, image=picture)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            log.warning("Discord does not take the sign %s: %s", name, error)
            return None

    async def _asked(self, request: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Make a request, as soon as Discord allows another one."""
        while True:
            try:
                return await request(*args, **kwargs)
            except discord.RateLimited as error:  # for longer than discord.py waits by itself
                await self._sleep(error.retry_after)
            except discord.HTTPException as error:
                if error.status in REFUSED or error.code == TOO_MANY:
                    raise Refused(str(error)) from None
                raise


def _hash(picture: bytes) -> str:
    return blake2b(picture, digest_size=3).hexdigest()
