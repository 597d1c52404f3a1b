"""Remembers what messages show: the same pictures are not uploaded again, and what would change nothing is
not sent."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any

import discord
import msgspec

from cogs.ui.components.picture_files import PictureFile

REMEMBERED = 20_000
"""Messages: about as many as change in an hour. For others a picture is sent once more than needed."""


class ShownPictures:
    def __init__(self) -> None:
        self._digests: OrderedDict[int, int] = OrderedDict()
        self._layouts: dict[int, bytes] = {}
        """Of messages in `_digests`, where the layout was noted too."""

    def same(
        self, message_id: int | None, layout: discord.ui.LayoutView, images: Sequence[PictureFile]
    ) -> bool:
        """Whether a message looks exactly like this already, as far as we know."""
        if message_id is None or message_id not in self._digests:
            return False
        known = self._layouts.get(message_id)
        return known == _layout_digest(layout) and self._digests[message_id] == _digest(images)

    @contextmanager
    def editing(
        self,
        message_id: int,
        images: Sequence[PictureFile] | None,
        layout: discord.ui.LayoutView | None = None,
    ) -> Iterator[list[discord.File]]:
        """What an edit, which is made inside, must upload for a message to show these pictures; MISSING if it
        shows them already, or (None) keeps what it shows. If the edit fails, nobody knows what it shows."""
        if images is None:
            yield discord.utils.MISSING
            return
        self._layouts.pop(message_id, None)
        known = bool(images) and self._digests.pop(message_id, None) == _digest(images)
        yield discord.utils.MISSING if known else [image.file() for image in images]
        self.note(message_id, images, layout)

    def note(
        self,
        message_id: int,
        images: Sequence[PictureFile],
        layout: discord.ui.LayoutView | None = None,
    ) -> None:
        self._digests[message_id] = _digest(images)
        self._digests.move_to_end(message_id)
        if layout is not None:
            self._layouts[message_id] = _layout_digest(layout)
        while len(self._digests) > REMEMBERED:
            gone, _ = self._digests.popitem(last=False)
            self._layouts.pop(gone, None)

    def forget(self, messages: Iterable[int | None]) -> None:
        """Somebody else may have changed these."""
        for message_id in messages:
            if message_id is not None:
                self._digests.pop(message_id, None)
                self._layouts.pop(message_id, None)


def _layout_digest(layout: Any) -> bytes:
    return blake2b(msgspec.json.encode(layout.to_components()), digest_size=16).digest()


def _digest(images: Sequence[PictureFile]) -> int:
    """Python remembers the hash of bytes: a picture that is kept is read through once, not for each edit."""
    return hash(tuple((image.name, image.data) for image in images))
