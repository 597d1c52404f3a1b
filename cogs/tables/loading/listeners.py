"""Tells other parts of the bot that something happened at a table, without knowing them."""

from __future__ import annotations

from collections.abc import Callable

TableListener = Callable[[str], None]
"""Called with the id of a table."""


class TableListeners:
    """A list of listeners that is called like one of them."""

    def __init__(self) -> None:
        self._listeners: list[TableListener] = []

    def add(self, listener: TableListener) -> None:
        self._listeners.append(listener)

    def __call__(self, table_id: str) -> None:
        for listener in self._listeners:
            listener(table_id)
