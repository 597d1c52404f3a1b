"""Figures of a game with one entry changed, for tests of what the loader accepts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from engines.kit.figures_files import figures_file, read


def changed_figures(
    game: str, path: str, value: Any, file: Callable[[str], Path] = figures_file
) -> dict[str, Any]:
    """The figures of a game with one entry changed, or removed (None). A number in the path is a place in a
    list, unless it is the name of an entry."""
    raw: dict[str, Any] = read(file(game))
    *way, last = path.split(".")
    place: Any = raw
    for name in way:
        place = place[int(name) if isinstance(place, list) else name]
    if value is None:
        del place[last]
    else:
        place[int(last) if isinstance(place, list) else last] = value
    return raw
