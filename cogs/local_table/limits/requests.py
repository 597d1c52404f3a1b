"""What Discord refuses although its OpenAPI description does not say so: the rules for each route."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cogs.local_table.limits import EMPTY
from cogs.local_table.limits.commands import check_choices, check_command, check_commands
from cogs.local_table.limits.complaints import Complaints, Part, Upload, flags_of, length, optional
from cogs.local_table.limits.emoji import check_new_emoji
from cogs.local_table.limits.messages import V2_FLAG, check_message, check_nonce
from cogs.local_table.limits.modals import check_modal

THREAD_NAME = 100
ROLE_NAME = 100
POST_TAGS = 5
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)

PONG, SEND, DEFER_SEND, DEFER_EDIT, EDIT, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9

Files = tuple[Upload, ...] | None
Rule = Callable[[Any, Files], Complaints]


def complaints(method: str, path: str, body: Any, files: Files) -> Complaints:
    rule = _find(method, path.strip("/").split("/"))
    if rule is not None:
        yield from rule(body, files)


def _find(method: str, segments: list[str]) -> Rule | None:
    for template, rule in ROUTES.get((method, len(segments)), ()):
        if all(want in ("*", found) for want, found in zip(template, segments, strict=True)):
            return rule
    return None


# --- messages --------------------------------------------------------------------------------------------


def _channel_message(body: Any, files: Files) -> Complaints:
    if isinstance(body, dict):
        yield from check_nonce(body)
    yield from _new_message(body, files)


def _new_message(body: Any, files: Files) -> Complaints:
    if isinstance(body, dict):
        yield from check_message(body, files, new=True)
    else:
        yield EMPTY


def _edit(body: Any, files: Files) -> Complaints:
    if isinstance(body, dict):
        yield from check_message(body, files, new=False)


def _callback(body: Any, files: Files) -> Complaints:
    """The first answer to an interaction."""
    if not isinstance(body, dict):
        yield "the answer to an interaction has no body"
        return
    kind, data = body.get("type"), body.get("data")
    if kind in (SEND, EDIT, CHOICES, MODAL) and not isinstance(data, dict):
        yield f"an answer of type {kind} needs data"
    elif kind not in (PONG, SEND, DEFER_SEND, DEFER_EDIT, EDIT, CHOICES, MODAL):
        yield f"there is no answer of type {kind!r}"
    elif isinstance(data, dict):
        yield from _answer(kind, data, files)


def _answer(kind: int, data: Part, files: Files) -> Complaints:
    if kind == SEND:
        yield from check_message(data, files, new=True)
    elif kind == EDIT:
        yield from check_message(data, files, new=False)
    elif kind == CHOICES:
        yield from check_choices(data.get("choices"))
    elif kind == MODAL:
        yield from check_modal(data)
    elif flags_of(data) & V2_FLAG:
        yield "a deferred answer cannot carry the flag IS_COMPONENTS_V2"


# --- threads ---------------------------------------------------------------------------------------------


def _thread(body: Any, files: Files) -> Complaints:
    if not isinstance(body, dict):
        yield "a thread needs a name"
        return
    yield from length(body.get("name"), "the name of the thread", 1, THREAD_NAME)
    yield from _archive(body)
    if isinstance(body.get("message"), dict):  # a post in a forum
        yield from check_message(body["message"], files, new=True)
    if len(body.get("applied_tags") or []) > POST_TAGS:
        yield f"a post can have {POST_TAGS} tags"


def _channel(body: Any, files: Files) -> Complaints:
    if isinstance(body, dict):
        yield from optional(body.get("name"), "the name of the channel", 1, THREAD_NAME)
        yield from _archive(body)


def _archive(body: Part) -> Complaints:
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in ARCHIVE_MINUTES:
        yield f"a thread is archived after {', '.join(map(str, ARCHIVE_MINUTES))} minutes, not {minutes!r}"


def _role(body: Any, files: Files) -> Complaints:
    if isinstance(body, dict):
        yield from optional(body.get("name"), "the name of the role", 1, ROLE_NAME)


# --- commands --------------------------------------------------------------------------------------------


def _sync(body: Any, files: Files) -> Complaints:
    yield from check_commands(body)


def _command(body: Any, files: Files) -> Complaints:
    if isinstance(body, dict):
        yield from check_command(body)


def _emoji(body: Any, files: Files) -> Complaints:
    yield from check_new_emoji(body)


_TABLE: tuple[tuple[str, str, Rule], ...] = (
    ("POST", "channels/*/messages", _channel_message),
    ("PATCH", "channels/*/messages/*", _edit),
    ("POST", "webhooks/*/*", _new_message),
    ("PATCH", "webhooks/*/*/messages/*", _edit),
    ("POST", "interactions/*/*/callback", _callback),
    ("POST", "channels/*/threads", _thread),
    ("POST", "channels/*/messages/*/threads", _thread),
    ("PATCH", "channels/*", _channel),
    ("POST", "guilds/*/roles", _role),
    ("PATCH", "guilds/*/roles/*", _role),
    ("PUT", "applications/*/commands", _sync),
    ("PUT", "applications/*/guilds/*/commands", _sync),
    ("POST", "applications/*/commands", _command),
    ("POST", "applications/*/guilds/*/commands", _command),
    ("POST", "applications/*/emojis", _emoji),
)
ROUTES: dict[tuple[str, int], list[tuple[list[str], Rule]]] = {}
for _method, _template, _rule in _TABLE:
    _segments = _template.split("/")
    ROUTES.setdefault((_method, len(_segments)), []).append((_segments, _rule))
