"""Components of messages: numbered as Discord numbers them, and shown with everything a client expects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from cogs.local_table.limits.components import V2_ONLY, ComponentKind, walk

Part = dict[str, Any]
SCHEME = "attachment://"
OWN_FILE = re.compile(r"(?:http://[^/]+)?/attachments/\d+/([A-Za-z0-9_.-]+)\?.*")
"""The address of a file on this server, as a message that was read and sent again contains it."""
DEFAULTS: dict[int, Part] = {
    ComponentKind.BUTTON: {"disabled": False},
    ComponentKind.STRING_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    ComponentKind.USER_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    ComponentKind.ROLE_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    ComponentKind.MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    ComponentKind.CHANNEL_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    ComponentKind.CONTAINER: {"accent_color": None, "spoiler": False},
    ComponentKind.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentKind.SEPARATOR: {"divider": True, "spacing": 1},
    ComponentKind.FILE: {"spoiler": False},
}
ODD = re.compile(r"[^A-Za-z0-9_.-]")
ITEM: Part = {"description": None, "spoiler": False}


def numbered(components: list[Part]) -> list[Part]:
    """The components with their defaults, each with an id of its own; addresses of own files become names."""
    taken = {part["id"] for part, _ in walk(components) if part.get("id")}
    numbers = (number for number in count(1) if number not in taken)
    return [_numbered(part, numbers) for part in components]


def _numbered(part: Part, numbers: Iterator[int]) -> Part:
    new = {
        **DEFAULTS.get(part["type"], {}),
        **{key: value for key, value in part.items() if value is not None},
    }
    new["id"] = part.get("id") or next(numbers)
    if "components" in new:
        new["components"] = [_numbered(child, numbers) for child in new["components"]]
    for key in ("accessory", "component"):
        if key in new:
            new[key] = _numbered(new[key], numbers)
    if "items" in new:
        new["items"] = [{**ITEM, **item, "media": _named(item["media"])} for item in new["items"]]
    for key in ("media", "file"):
        if key in new:
            new[key] = _named(new[key])
    if "options" in new:
        new["options"] = [_with_emoji(option) for option in new["options"]]
    if "default_values" in new:  # numbers too, as discord.py sends them
        new["default_values"] = [{**one, "id": str(one["id"])} for one in new["default_values"]]
    return _with_emoji(new)


def _with_emoji(part: Part) -> Part:
    """discord.py sends the id of an emoji as a number; Discord shows it as a text, which loses no digits."""
    emoji = part.get("emoji")
    if not isinstance(emoji, dict) or emoji.get("id") is None:
        return part
    return {**part, "emoji": {**emoji, "id": str(emoji["id"])}}


def _named(media: Part) -> Part:
    own = OWN_FILE.fullmatch(media["url"])
    return {"url": f"{SCHEME}{own[1]}" if own else media["url"]}


def shown(components: list[Part], files: Mapping[str, Part]) -> list[Part]:
    """The components with the addresses of the files they show."""
    return [_shown(part, files) for part in components]


def _shown(part: Part, files: Mapping[str, Part]) -> Part:
    new = dict(part)
    if "components" in new:
        new["components"] = shown(new["components"], files)
    if "accessory" in new:
        new["accessory"] = _shown(new["accessory"], files)
    if "items" in new:
        new["items"] = [{**item, "media": _media(item["media"], files)} for item in new["items"]]
    for key in ("media", "file"):
        if key in new:
            new[key] = _media(new[key], files)
    if new["type"] == ComponentKind.FILE:
        name = new["file"]["url"].partition("?")[0].rpartition("/")[2]
        new |= {"name": name, "size": new["file"].get("size", 0)}
    return new


def _media(media: Part, files: Mapping[str, Part]) -> Part:
    url = media["url"]
    found = files.get(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else None
    return found or {"id": "0", "url": url, "proxy_url": url}


def has_v2(components: list[Part]) -> bool:
    return any(part["type"] in V2_ONLY for part, _ in walk(components))


def texts(components: list[Part]) -> list[str]:
    return [part["content"] for part, _ in walk(components) if part["type"] == ComponentKind.TEXT_DISPLAY]


def find(components: list[Part], custom_id: str) -> Part | None:
    """The button, menu or field with this id."""
    for part, _ in walk(components):
        if part.get("custom_id") == custom_id:
            return part
    return None


def file_name(name: str) -> str:
    """A name as Discord keeps it."""
    return ODD.sub("_", name) or "file"
