"""What is in the box of a game: figures of things that no view speaks of."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from data.figures import COMPUTER, load, shaped

T = TypeVar("T")


@cache
def box(game: str, shape: type[T]) -> T:
    return shaped(game, {**load(game), "computer": load(game, COMPUTER)}, shape)
