"""Rules for messages: texts, embeds, mentions, files, and components old and new."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cogs.local_table.limits import EMPTY
from cogs.local_table.limits.complaints import (
    Complaints,
    Part,
    Upload,
    count,
    flags_of,
    length,
    optional,
    parts,
    unique,
)
from cogs.local_table.limits.components import ALT, V2_ONLY, check_components, kind_of, walk

V2_FLAG = 1 << 15
CONTENT = 2000
EMBEDS = 10
EMBED_TOTAL = 6000
EMBED_FIELDS = 25
ATTACHMENTS = 10
FILE_SIZE = 10 * 1024**2
REQUEST_SIZE = 25 * 1024**2
NONCE = 25
MENTIONS = 100
SMALLEST_SNOWFLAKE = 1 << 22  # a smaller number is the index of an uploaded file
SCHEME = "attachment://"
FILE_NAME = re.compile(r"[A-Za-z0-9_.-]+")

Files = tuple[Upload, ...] | None


def check_message(body: Part, files: Files, *, new: bool) -> Complaints:
    """Check a message that is sent (`new`) or edited; an edit leaves what it does not mention."""
    yield from optional(body.get("content"), "content", 0, CONTENT)
    yield from _embeds(body)
    yield from _mentions(body)
    yield from _empty(body, files, new)
    yield from _worlds(body, new)
    yield from _attachments(body, files, new)
    yield from _references(body, files, new)


def check_nonce(body: Part) -> Complaints:
    if body.get("nonce") is not None:
        yield from length(str(body["nonce"]), "the nonce", 1, NONCE)


# --- texts -----------------------------------------------------------------------------------------------


def _embeds(body: Part) -> Complaints:
    yield from count(body.get("embeds"), "embeds", 0, EMBEDS)
    total = 0
    for index, embed in enumerate(parts(body.get("embeds"))):
        where = f"embeds[{index}]"
        yield from count(embed.get("fields"), f"{where}.fields", 0, EMBED_FIELDS)
        for text, place, least, most in _embed_texts(embed):
            if text is not None or least:
                yield from length(text, f"{where}.{place}", least, most)
            total += len(text) if isinstance(text, str) else 0
    if total > EMBED_TOTAL:
        yield f"the embeds have {total} characters in all, {EMBED_TOTAL} are allowed"


def _embed_texts(embed: Part) -> Iterator[tuple[Any, str, int, int]]:
    yield embed.get("title"), "title", 0, 256
    yield embed.get("description"), "description", 0, 4096
    for key, inner, most in (("footer", "text", 2048), ("author", "name", 256)):
        if isinstance(embed.get(key), dict):
            yield embed[key].get(inner), f"{key}.{inner}", 1, most
    for index, field in enumerate(parts(embed.get("fields"))):
        yield field.get("name"), f"fields[{index}].name", 1, 256
        yield field.get("value"), f"fields[{index}].value", 1, 1024


def _mentions(body: Part) -> Complaints:
    mentions = body.get("allowed_mentions")
    if not isinstance(mentions, dict):
        return
    parsed = mentions.get("parse")
    for key in ("users", "roles"):
        named = mentions.get(key)
        yield from count(named, f"allowed_mentions.{key}", 0, MENTIONS)
        if not isinstance(named, list) or not named:
            continue
        yield from unique(named, f"allowed_mentions.{key}:")
        if isinstance(parsed, list) and key in parsed:
            yield f"allowed_mentions: {key} are both parsed and named"


# --- the whole -------------------------------------------------------------------------------------------


def _empty(body: Part, files: Files, new: bool) -> Complaints:
    content = body.get("content")
    said = content.strip() if isinstance(content, str) else content
    if new:
        more = ("embeds", "components", "sticker_ids", "poll", "attachments", "shared_client_theme")
        if not (said or files or flags_of(body) & V2_FLAG or any(body.get(key) for key in more)):
            yield EMPTY
        return
    whole = ("embeds", "components", "attachments")
    if "content" in body and not said and all(key in body and not body[key] for key in whole):
        yield "the edit leaves an empty message"


def _worlds(body: Part, new: bool) -> Complaints:
    """Components V2 and older features cannot be combined."""
    flagged = bool(flags_of(body) & V2_FLAG)
    components = body.get("components")
    modern = any(kind_of(part) in V2_ONLY for part, _ in walk(components))
    if modern and not flagged and (new or body.get("flags") is not None):
        yield "V2 components without the flag IS_COMPONENTS_V2"
    if flagged and not components and (new or "components" in body):
        yield "the flag IS_COMPONENTS_V2 without components"
    if flagged or modern:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                yield f"{key} may not stand beside V2 components"
    yield from check_components(components, v2=flagged or modern)


# --- files -----------------------------------------------------------------------------------------------


def _attachments(body: Part, files: Files, new: bool) -> Complaints:
    yield from count(body.get("attachments"), "attachments", 0, ATTACHMENTS)
    listed = parts(body.get("attachments"))
    yield from unique([_number(entry) for entry in listed], "the attachment id")
    for index, entry in enumerate(listed):
        where = f"attachments[{index}]"
        yield from optional(entry.get("description"), f"{where}: the alt text", 0, ALT)
        number = _number(entry)
        if number >= SMALLEST_SNOWFLAKE:
            if new:
                yield f"{where}: a new message cannot keep an old file"
        elif files is not None and number >= len(files):
            yield f"{where}: the file {number} is not uploaded"
    if files is None:
        return
    if len(files) > ATTACHMENTS:
        yield f"{len(files)} files are uploaded, {ATTACHMENTS} are allowed"
    for file in files:
        if file.size > FILE_SIZE:
            yield f"the file {file.name} has {file.size} bytes, {FILE_SIZE} are allowed"
    if (total := sum(file.size for file in files)) > REQUEST_SIZE:
        yield f"the files have {total} bytes in all, {REQUEST_SIZE} are allowed"


def _references(body: Part, files: Files, new: bool) -> Complaints:
    """Every attachment:// refers to a file of this message, and Discord keeps its name."""
    shown = set(shown_files(body))
    for name in sorted(shown):
        if FILE_NAME.fullmatch(name) is None:
            yield f"{SCHEME}{name}: Discord rewrites file names with other signs than letters, digits, _ . -"
    listed = parts(body.get("attachments"))
    uploads = uploaded_files(body, files)
    kept = [entry.get("filename") for entry in listed if _number(entry) >= SMALLEST_SNOWFLAKE]
    known = new or ("attachments" in body and None not in kept)
    if known:
        for name in sorted(shown - uploads - set(map(str, kept))):
            yield f"{SCHEME}{name} leads to no file of this message"


def _number(entry: Part) -> int:
    try:
        return int(entry.get("id", 0))
    except (TypeError, ValueError):
        return 0  # the OpenAPI description says what an id looks like


def uploaded_files(body: Part, files: Files) -> set[str]:
    """The names of the files that come with this message."""
    listed = parts(body.get("attachments"))
    new = {str(entry.get("filename")) for entry in listed if _number(entry) < SMALLEST_SNOWFLAKE}
    return new | {file.name for file in files or ()}


def shown_files(body: Part) -> Iterator[str]:
    """The names of the files that a component or an embed shows."""
    for url in _urls(body):
        if isinstance(url, str) and url.startswith(SCHEME):
            yield url.removeprefix(SCHEME)


def _urls(body: Part) -> Iterator[Any]:
    for embed in parts(body.get("embeds")):
        for key, inner in (
            ("image", "url"),
            ("thumbnail", "url"),
            ("footer", "icon_url"),
            ("author", "icon_url"),
        ):
            if isinstance(embed.get(key), dict):
                yield embed[key].get(inner)
    for part, _ in walk(body.get("components")):
        media = [part.get("media"), part.get("file")]
        media += [item.get("media") for item in parts(part.get("items"))]
        yield from (item.get("url") for item in media if isinstance(item, dict))
