"""What is in the box of a game: figures of things that no view speaks of."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from engines.kit.figures_files import figures_file, numbers_file, read, shaped_figures

T = TypeVar("T")


@cache
def box(game: str, shape: type[T]) -> T:
    return shaped_figures(game, read(figures_file(game)), read(numbers_file(game)), shape)
