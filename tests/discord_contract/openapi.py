"""Discord's own description of its API: the requests and the shape of their bodies.

The description is not part of the project. `DISCORD_OPENAPI` names its file; without it only our own limits
are checked, and every test run says so.
"""

from __future__ import annotations

import json
import os
import warnings
from functools import cache
from pathlib import Path
from typing import Any

from cogs.local_table.limits.complaints import Complaints
from tests.discord_contract.schema import Compiler, faults

VARIABLE = "DISCORD_OPENAPI"
METHODS = ("get", "put", "post", "patch", "delete")
JSON = "application/json"
MULTIPART = "multipart/form-data"


class OnlyLimits(UserWarning):
    """Warns that requests are not compared with Discord's description."""


class Description:
    def __init__(self, document: dict[str, Any]) -> None:
        self._compiler = Compiler(document["components"]["schemas"])
        self._answers = Compiler(document["components"]["schemas"], strict_ids=True)
        self._operations: dict[tuple[str, int], list[tuple[list[str], dict[str, Any]]]] = {}
        self._validators: dict[int, Any] = {}
        self._answer_validators: dict[tuple[int, str], Any] = {}
        for path, item in document["paths"].items():
            segments = path.strip("/").split("/")
            for method in METHODS:
                if method in item:
                    key = method.upper(), len(segments)
                    self._operations.setdefault(key, []).append((segments, item[method]))
        for same in self._operations.values():
            same.sort(key=lambda entry: sum(_open(segment) for segment in entry[0]))

    def complaints(self, method: str, path: str, body: Any) -> Complaints:
        operation = self._find(method, path.strip("/").split("/"))
        if operation is None:
            yield "Discord's description knows no such request"
            return
        wanted = operation.get("requestBody", {})
        if body is None:
            if wanted.get("required"):
                yield "the request needs a body"
        elif wanted:
            yield from faults(self._validator(operation), body)

    def answer_complaints(self, method: str, path: str, status: int, body: Any) -> Complaints:
        """About what a server answers. A status that is not described needs no body that is."""
        operation = self._find(method, path.strip("/").split("/"))
        if operation is None:
            yield "Discord's description knows no such request"
            return
        responses = operation.get("responses", {})
        name = str(status) if str(status) in responses else f"{status // 100}XX"
        if name not in responses:
            yield f"Discord never answers this with {status}"
            return
        content = responses[name].get("content")
        if body is None:
            if content:
                yield f"an answer with {status} needs a body"
        elif content:
            key = id(operation), name
            if key not in self._answer_validators:
                self._answer_validators[key] = self._answers.validator(content[JSON]["schema"])
            yield from faults(self._answer_validators[key], body)

    def _find(self, method: str, segments: list[str]) -> dict[str, Any] | None:
        """Literal paths come before templates: `messages/@original` before `messages/{message_id}`."""
        for template, operation in self._operations.get((method, len(segments)), ()):
            if all(want == found or _open(want) for want, found in zip(template, segments, strict=True)):
                return operation
        return None

    def _validator(self, operation: dict[str, Any]) -> Any:
        """A body with files is described by the same schema: its JSON goes in the part `payload_json`."""
        if id(operation) not in self._validators:
            content = operation["requestBody"]["content"]
            described = content.get(JSON) or content[MULTIPART]
            self._validators[id(operation)] = self._compiler.validator(described["schema"])
        return self._validators[id(operation)]


def _open(segment: str) -> bool:
    return segment.startswith("{")


def absence() -> str | None:
    """Why there is no description, as a sentence; None if there is one."""
    named = os.environ.get(VARIABLE)
    if not named:
        return f"{VARIABLE} is not set: requests are checked against our own limits only"
    if not Path(named).is_file():
        return f"{VARIABLE} names no file ({named}): requests are checked against our own limits only"
    return None


def description() -> Description | None:
    if (missing := absence()) is not None:
        _say_once(missing)
        return None
    return _load(os.environ[VARIABLE])


@cache
def _load(named: str) -> Description:
    return Description(json.loads(Path(named).read_text(encoding="utf-8")))


@cache
def _say_once(missing: str) -> None:
    warnings.warn(missing, OnlyLimits, stacklevel=4)
