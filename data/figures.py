"""The figures of the games: data/<game>.toml. Cards, tiles, prices, and where each number comes from."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

HERE = Path(__file__).parent
T = TypeVar("T")


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
