"""Games that were opened last, so that the next look at them needs only to ask whether they have changed."""

from __future__ import annotations

from collections import OrderedDict

from data.store import TAIL
from engines.tables.table import Table, newest

KEPT_BYTES = 16 * 1024 * 1024
"""Of all games together: about a hundred."""
OTHER_BYTES = 100 * 1024
"""About what a game takes beside the states in its log: its own state, views of it, events."""


class KeptTables:
    """Nobody is given a kept game itself, but a copy to do with as they please. Whether one is still as it is
    stored must be asked of the store each time: another process may have written."""

    def __init__(self, most_bytes: int = KEPT_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[str, tuple[Table, int]] = OrderedDict()

    def copy(self, table_id: str) -> Table | None:
        if table_id not in self._kept:
            return None
        self._kept.move_to_end(table_id)
        return self._kept[table_id][0].copy()

    def put(self, table_id: str, table: Table) -> None:
        """Keep a copy of a game, with as much of its log as the store would bring."""
        self._drop(table_id)
        kept = table.copy()
        kept.log = newest(kept.log, TAIL)
        size = OTHER_BYTES + sum(len(bytes(entry.before)) for entry in kept.log)
        self._kept[table_id] = kept, size
        self._bytes += size
        while self._bytes > self._most_bytes:
            self._drop(next(iter(self._kept)))

    def _drop(self, table_id: str) -> None:
        if table_id in self._kept:
            self._bytes -= self._kept.pop(table_id)[1]
