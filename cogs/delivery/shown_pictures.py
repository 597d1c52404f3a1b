"""Remembers which pictures messages show: the same ones are not uploaded again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b

import discord

from cogs.ui.pictures import PictureFile

REMEMBERED = 20_000
"""Messages: about as many as change in an hour. For others a picture is sent once more than needed."""


class ShownPictures:
    def __init__(self) -> None:
        self._digests: OrderedDict[int, bytes] = OrderedDict()

    def files(self, message_id: int, images: Sequence[PictureFile]) -> list[discord.File]:
        """What an edit must upload for a message to show these pictures; MISSING if it shows them already.
        Until `note` says that the edit was made, nobody knows what the message shows."""
        if images and self._digests.pop(message_id, None) == _digest(images):
            files: list[discord.File] = discord.utils.MISSING
            return files
        return [image.file() for image in images]

    def note(self, message_id: int, images: Sequence[PictureFile]) -> None:
        self._digests[message_id] = _digest(images)
        self._digests.move_to_end(message_id)
        while len(self._digests) > REMEMBERED:
            self._digests.popitem(last=False)


def _digest(images: Sequence[PictureFile]) -> bytes:
    digest = blake2b(digest_size=16)
    for image in images:
        digest.update(image.name.encode() + b"\0" + len(image.data).to_bytes(8, "big") + image.data)
    return digest.digest()
