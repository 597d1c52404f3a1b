"""Everything stored about a person: to export it, and to delete it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from data.models import Forgotten, Letter, Person, SeatRow

SEATS_A_STEP = 10
"""How many seats of a person one transaction empties."""


class TraceStore(Protocol):
    async def strike_out(self, user_id: int) -> Person:
        """Delete a person's results and ratings, and count none from now on (`Person.counted`)."""

    async def known_of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything stored about a person, by table name, for their export."""

    async def seats_of(self, user_id: int, limit: int = SEATS_A_STEP) -> list[SeatRow]:
        """Some seats of a person, in finished games too."""

    async def forget(
        self,
        user_id: int,
        *,
        nobody: Callable[[str], str],
        letters: Mapping[str, Sequence[Letter]],
        now: int,
        limit: int = SEATS_A_STEP,
    ) -> Forgotten:
        """Delete a person, in steps: empty some of their seats, in the order of `seats_of`, and with the last
        ones delete everything else. A seat gets the name that `nobody` gives in the table's language, and the
        computer plays it. `letters`, by table, are for the channels of running games: a board among them
        replaces the words of the last one; elsewhere those words are deleted, as they hold names. Letters
        that clear private messages are posted for all tables. Raises Stale while they sit in a lobby."""

    async def half_forgotten(self) -> list[int]:
        """People of whom something is still to be deleted."""
