"""What we never send: what Discord refuses although its OpenAPI description does not say so, and mistakes
that it takes in silence."""

from __future__ import annotations

import re
from typing import Any

from cogs.local_table.limits import requests
from cogs.local_table.limits.complaints import Complaints, Part, flags_of
from cogs.local_table.limits.messages import V2_FLAG, shown_files, uploaded_files
from cogs.local_table.limits.requests import Files

SIGN = re.compile(r"<a?:\w+:\d+>|[\ue000-\uf8ff]")
"""An emoji of the application in a text, or the mark of one (data/signs.py)."""
SHOWS_SIGNS = "content"
CHANNEL_MESSAGE = re.compile(r"/?channels/[^/]+/messages/?")


def complaints(method: str, path: str, body: Any, files: Files) -> Complaints:
    yield from requests.complaints(method, path, body, files)
    yield from _raw_signs(body)
    if isinstance(body, dict):
        if method == "POST" and CHANNEL_MESSAGE.fullmatch(path):
            yield from _nonce(body)
        yield from _unshown(body, files)
        if isinstance(body.get("data"), dict):
            yield from _unshown(body["data"], files)


def _nonce(body: Part) -> Complaints:
    """discord.py repeats a failed send, and without a nonce people see the message twice."""
    if body.get("nonce") is None:
        yield "a message to a channel needs a nonce"
    if body.get("enforce_nonce") is not True:
        yield "a message to a channel needs enforce_nonce"


def _unshown(body: Part, files: Files) -> Complaints:
    """A file of a V2 message that no component shows is uploaded for nothing."""
    if flags_of(body) & V2_FLAG:
        for name in sorted(uploaded_files(body, files) - set(shown_files(body))):
            yield f"the file {name} is uploaded, but no component shows it"


def _raw_signs(part: Any, where: str = "") -> Complaints:
    """Only the text of a message shows an emoji. A label, an alt text, a form, a choice shows `<:wood:1>`."""
    if isinstance(part, str):
        found = SIGN.search(part)
        if found and (where != SHOWS_SIGNS or not found[0].startswith("<")):
            yield f"{where} shows the raw sign {found[0]!r}"
    elif isinstance(part, dict):
        for name, value in part.items():
            yield from _raw_signs(value, str(name))
    elif isinstance(part, list):
        for value in part:
            yield from _raw_signs(value, where)
