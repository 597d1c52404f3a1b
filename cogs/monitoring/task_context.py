"""What the current task is about: log entries name it, and times are measured from it.

A task that is begun by another one is about the same, unless it says otherwise.
"""

from __future__ import annotations

import time
from contextvars import ContextVar

_interaction: ContextVar[int | None] = ContextVar("interaction", default=None)
_table: ContextVar[str | None] = ContextVar("table", default=None)
_heard: ContextVar[float | None] = ContextVar("heard", default=None)


def answer(interaction_id: int) -> None:
    """From now on this task answers an interaction."""
    _interaction.set(interaction_id)
    _heard.set(time.perf_counter())
    _table.set(None)


def work_at(table_id: str | None) -> None:
    """From now on this task is about a table, or about none."""
    _table.set(table_id)


def interaction() -> int | None:
    return _interaction.get()


def table() -> str | None:
    return _table.get()


def seconds_since_click() -> float | None:
    """Since the interaction arrived; None if nobody has clicked."""
    heard = _heard.get()
    return None if heard is None else time.perf_counter() - heard
