"""Buttons that are pressed twice: an impatient person gets what the first press brings, and nothing else.

Buttons of a game carry what their reader knew, which `cogs.tables.moves.stale_buttons` compares. Here is what
guards all others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, NamedTuple, TypeVar

MOST_KEPT = 500
"""Of the last answers."""

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class _Answer(NamedTuple, Generic[T]):
    about: object
    answer: T
    at: int


class LastAnswers(Generic[K, T]):
    """What the last press of each person (or for each seat, or on each server) has brought."""

    def __init__(self, now: Callable[[], int], *, seconds: int | None = None) -> None:
        """`seconds`: after so long it was no doubled press."""
        self._now = now
        self._seconds = seconds
        self._last: OrderedDict[K, _Answer[T]] = OrderedDict()

    def same(self, who: K, about: object) -> T | None:
        """What the last press brought, if it was about the same."""
        last = self._last.get(who)
        if last is None or last.about != about:
            return None
        return last.answer if self._seconds is None or self._now() - last.at < self._seconds else None

    def note(self, who: K, about: object, answer: T) -> None:
        self.forget(who)
        self._last[who] = _Answer(about, answer, self._now())
        if len(self._last) > MOST_KEPT:
            self._last.popitem(last=False)

    def forget(self, who: K) -> None:
        self._last.pop(who, None)
