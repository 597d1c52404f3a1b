"""Read the files of a game: its figures (cards, tiles, prices, and their sources), and the numbers of its
computer player: what that thinks things are worth, so no rule depends on them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from engines.contract.core import Raw

HOME = Path(__file__).parents[2]
T = TypeVar("T")


class BadFigures(Exception):
    """A file that can't be used. The message names the file and the entry."""


def figures_file(game: str) -> Path:
    return HOME / "engines" / "games" / game / "figures.toml"


def numbers_file(game: str) -> Path:
    return HOME / "engines" / "games" / game / "computer" / "numbers.toml"


def read(path: Path) -> Raw:
    """The content of a file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadFigures(f"{_name(path)} is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFigures(f"{_name(path)}: {error}") from None


def shaped(path: Path, raw: object, shape: type[T]) -> T:
    """`raw`, the content of this file, as a struct."""
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise BadFigures(f"{_name(path)}: {error}") from None


def shaped_figures(game: str, figures: Raw, numbers: Raw, shape: type[T]) -> T:
    """The struct that a game works with: its figures, with the numbers of its computer player."""
    try:
        return msgspec.convert({**figures, "computer": numbers}, shape)
    except msgspec.ValidationError as error:
        path = numbers_file(game) if "`$.computer" in str(error) else figures_file(game)
        raise BadFigures(f"{_name(path)}: {error}") from None


def _name(path: Path) -> str:
    return path.relative_to(HOME).as_posix()
