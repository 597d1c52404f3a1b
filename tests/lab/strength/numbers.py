"""The numbers of a computer player (its `numbers.toml`), one by one: to try and keep others."""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engines.contract.core import Raw
from engines.kit.figures_files import BadFigures
from engines.kit.game import AnyGame
from engines.tables.saved_games import with_computer

NOT_TRIED = ("source", "easy", "temperaments", "hard", "estimate", "value", "doubt", "enough")
"""What stands in the file besides the numbers of the normal player. Only the hard one reads the last four:
they estimate positions, and say how it thinks ahead."""
LINE = re.compile(r"(?P<name>\w+) = (?P<value>[^#]*?)(?P<comment>\s*#.*)?")
SECTION = re.compile(r"\[(?P<name>[\w.]+)\]\s*(#.*)?")

Number = int | float


def numbers_in(path: str) -> Raw:
    """A file that was given on the command line."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"{path} can't be read: {error}") from None


def usable(game: AnyGame, numbers: Raw) -> bool:
    """Whether the figures of the game accept these numbers."""
    try:
        with_computer(game, numbers)
    except BadFigures:
        return False
    return True


def leaves(numbers: Raw) -> dict[str, Number]:
    """Every single number by its path: `later_first.0`, `steps.cook.1`."""
    return dict(_leaves({name: value for name, value in numbers.items() if name not in NOT_TRIED}, ""))


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Number]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _leaves(inner, f"{path}.{place}")
    elif type(value) in (int, float):
        yield path, value


def changed(numbers: Raw, changes: Mapping[str, Number]) -> Raw:
    """The numbers with some of them replaced."""
    return {name: _changed(value, name, changes) for name, value in numbers.items()}


def _changed(value: Any, path: str, changes: Mapping[str, Number]) -> Any:
    if isinstance(value, dict):
        return {name: _changed(inner, f"{path}.{name}", changes) for name, inner in value.items()}
    if isinstance(value, list):
        return [_changed(inner, f"{path}.{place}", changes) for place, inner in enumerate(value)]
    return changes.get(path, value)


def rewritten(text: str, numbers: Raw) -> str:
    """A file with these numbers in place of its own. Comments and order stay."""
    section: Raw = numbers
    lines = []
    for line in text.splitlines():
        if found := SECTION.fullmatch(line):
            section = numbers
            for name in found["name"].split("."):
                section = section[name]
        elif (found := LINE.fullmatch(line)) and found["name"] in section:
            comment = found["comment"] or ""
            written = f"{found['name']} = {_written(section[found['name']])}"
            width = len(line) - len(comment.lstrip()) if comment else 0
            line = f"{written.ljust(width - 1)} {comment.lstrip()}".rstrip()
        lines.append(line)
    return "\n".join(lines) + "\n"


def _written(value: Any) -> str:
    """As TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_written(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else repr(value)
