"""The helpers with which rules complain about a request."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

Part = dict[str, Any]
Complaints = Iterator[str]


@dataclass(frozen=True)
class Upload:
    name: str
    size: int


def parts(value: Any) -> list[Part]:
    """The objects in a list; the OpenAPI description refuses anything else."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def flags_of(body: Part) -> int:
    flags = body.get("flags")
    return flags if isinstance(flags, int) else 0


def whole(value: Any, default: int) -> int:
    """A number, for which Discord uses `default` where it is omitted."""
    return value if isinstance(value, int) else default


def length(text: Any, where: str, least: int, most: int) -> Complaints:
    """Check the length of a text as Discord counts it: without blanks at both ends."""
    if not isinstance(text, str):
        yield f"{where} is missing" if text is None else f"{where} is no text"
    elif len(text) > most or len(text.strip()) < least:
        yield f"{where} has {len(text)} characters, {least} to {most} are allowed"


def optional(text: Any, where: str, least: int, most: int) -> Complaints:
    if text is not None:
        yield from length(text, where, least, most)


def count(items: Any, where: str, least: int, most: int) -> Complaints:
    number = len(items) if isinstance(items, list) else 0
    if not least <= number <= most:
        yield f"{where}: there are {number}, {least} to {most} are allowed"


def unique(values: Iterable[Any], where: str) -> Complaints:
    seen: set[str] = set()
    for value in values:
        key = repr(value)
        if key in seen:
            yield f"{where} {key} is there twice"
        seen.add(key)


def ordered(low: Any, high: Any, where: str) -> Complaints:
    if isinstance(low, int | float) and isinstance(high, int | float) and low > high:
        yield f"{where}: the minimum {low} is above the maximum {high}"
