"""What Discord refuses about emoji: of the application, and in buttons and menus."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cogs.local_table.limits.complaints import Complaints

NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,")
IMAGE_BYTES = 256 * 1024


def check_new_emoji(body: Any) -> Complaints:
    """An emoji that is uploaded."""
    given = body if isinstance(body, dict) else {}
    if not NAME.fullmatch(str(given.get("name", ""))):
        yield f"the name of an emoji has 2 to 32 letters, digits and underscores, not {given.get('name')!r}"
    kind = IMAGE.match(str(given.get("image", "")))
    if kind is None:
        yield "the image of an emoji is a picture as a data URI"
    elif (len(given["image"]) - kind.end()) * 3 // 4 > IMAGE_BYTES:
        yield f"the image of an emoji has at most {IMAGE_BYTES} bytes"


def custom_emoji(part: Any) -> Iterator[int]:
    """The ids of all emoji in buttons and menus, however deep."""
    if isinstance(part, list):
        for item in part:
            yield from custom_emoji(item)
    elif isinstance(part, dict):
        emoji = part.get("emoji")
        if isinstance(emoji, dict) and emoji.get("id") is not None:
            yield int(emoji["id"])
        for name in ("components", "accessory", "options", "data"):
            yield from custom_emoji(part.get(name))
