"""The figures of the games: data/<game>.toml. Cards, tiles, prices, and where each number comes from."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

HERE = Path(__file__).parent
T = TypeVar("T")
MARKS = re.compile(r"[SPR](\+[SPR])*")
"""Where a figure comes from: the rulebook, public material, our reconstruction."""


class BadFigures(Exception):
    """A figures file that can not be used; the message names the file and the entry."""


def load(game: str, folder: Path = HERE) -> dict[str, Any]:
    """The content of data/<game>.toml."""
    path = folder / f"{game}.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadFigures(f"{path.name} is missing in {path.parent.name}/") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFigures(f"{path.name}: {error}") from None


def shaped(game: str, raw: dict[str, Any], shape: type[T]) -> T:
    """`raw` as the struct that the game works with."""
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise BadFigures(f"{game}.toml: {error}") from None


def check_marks(name: str, marks: Iterable[str]) -> None:
    for mark in marks:
        if not MARKS.fullmatch(mark):
            raise ValueError(f"`source` of `{name}`: {mark!r} is not S, P, R or some of them with + between")


# Ranges are checked by hand: msgspec.Meta can crash the interpreter when it exits (msgspec issue 717).
class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Figures that belong together, and where each of them comes from: one mark, or one for each number."""

    source: dict[str, str | list[str]]

    def __post_init__(self) -> None:
        figures = {name: getattr(self, name) for name in self.__struct_fields__ if name != "source"}
        for name, value in figures.items():
            if name not in self.source:
                raise ValueError(f"`{name}` needs an entry in `source`")
            numbers = value if isinstance(value, tuple) else (value,)
            if any(isinstance(number, int | float) and number < 0 for number in numbers):
                raise ValueError(f"`{name}` must not be negative")
        for name, marks in self.source.items():
            if name not in figures:
                raise ValueError(f"`source` names `{name}`, which is not there")
            check_marks(name, [marks] if isinstance(marks, str) else marks)
            value = figures[name]
            if isinstance(marks, list) and not (isinstance(value, tuple) and len(marks) == len(value)):
                raise ValueError(f"`source` of `{name}` needs one mark, or one for each number")
