"""Load and check the figures of the games (data/<game>.toml): cards, tiles, prices, and their sources."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

HERE = Path(__file__).parent
COMPUTER = HERE / "computer"
"""What the computer players think things are worth: no rule depends on it."""
T = TypeVar("T")
MARKS = re.compile(r"[SPR](\+[SPR])*")
"""Where a figure comes from: the rulebook, public material, our reconstruction."""


class BadFigures(Exception):
    """A figures file that can't be used. The message names the file and the entry."""


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
        file = "computer/" if "`$.computer" in str(error) else ""
        raise BadFigures(f"{file}{game}.toml: {error}") from None


# --- where figures come from ------------------------------------------------------------------------------
# Ranges are checked by hand: msgspec.Meta can crash the interpreter when it exits (msgspec issue 717).


def check_marks(name: str, marks: Iterable[str]) -> None:
    """Raise ValueError unless each mark is S, P, R or some of them."""
    for mark in marks:
        if not MARKS.fullmatch(mark):
            raise ValueError(f"`source` of `{name}`: {mark!r} is not S, P, R or some of them with + between")


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Figures that belong together, with the source of each. An entry that is left out, or that has sources
    of its own, needs none."""

    also: ClassVar[tuple[str, ...]] = ()
    """What `source` names besides the entries."""
    source: dict[str, str | list[str]]

    def __post_init__(self) -> None:
        defaults = {field.name: field.default for field in msgspec.structs.fields(self)}
        figures = {name: getattr(self, name) for name in self.__struct_fields__ if name != "source"}
        for name, value in figures.items():
            if name not in self.source and value != defaults[name] and not isinstance(value, Group):
                raise ValueError(f"`{name}` needs an entry in `source`")
            if any(number < 0 for number in _numbers(value)):
                raise ValueError(f"`{name}` must not be negative")
        for name, marks in self.source.items():
            if name not in figures and name not in self.also:
                raise ValueError(f"`source` names `{name}`, which is not there")
            check_marks(name, [marks] if isinstance(marks, str) else marks)
            value = figures.get(name)
            if isinstance(marks, list) and not (isinstance(value, tuple) and len(marks) == len(value)):
                raise ValueError(f"`source` of `{name}` needs one mark, or one for each number")


def _numbers(value: object) -> Iterable[int | float]:
    """The numbers in an entry, however deep they are."""
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, dict | tuple):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _numbers(item)
