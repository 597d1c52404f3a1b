"""Pictures ready to be sent, and where they stand in a message."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import NamedTuple

import discord
from discord import ui

from cogs.ui.components.building_blocks import ALT_LIMIT, Item, label_of


class PictureFile(NamedTuple):
    """A picture ready to be sent."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        return discord.File(
            io.BytesIO(self.data), filename=self.name, description=label_of(self.alt, ALT_LIMIT)
        )


def galleries(pictures: Iterable[tuple[str, str]]) -> list[Item]:
    """Attached pictures by file name and alt text, one below the other in full width."""
    return [
        ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{name}", description=label_of(alt, ALT_LIMIT))
        )
        for name, alt in pictures
    ]


def image_galleries(images: Iterable[PictureFile]) -> list[Item]:
    """The pictures in a message that they are attached to."""
    return galleries((image.name, image.alt) for image in images)
