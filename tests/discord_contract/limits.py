"""What we never send: what Discord refuses although its OpenAPI description does not say so, and two mistakes
that Discord takes in silence."""

from __future__ import annotations

import re
from typing import Any

from cogs.runtime.local_table.limits import requests
from cogs.runtime.local_table.limits.complaints import Complaints, Part, flags_of
from cogs.runtime.local_table.limits.messages import V2_FLAG, shown_files, uploaded_files
from cogs.runtime.local_table.limits.requests import Files

CHANNEL_MESSAGE = re.compile(r"/?channels/[^/]+/messages/?")


def complaints(method: str, path: str, body: Any, files: Files) -> Complaints:
    yield from requests.complaints(method, path, body, files)
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
