"""The results of finished games, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.models import Rating, Result, TableRow
from data.players import Played
from engines.contract.core import Raw


class ResultStore(Protocol):
    async def uncounted(self) -> list[TableRow]:
        """Finished games whose results are not stored yet."""

    async def count(
        self,
        table_id: str,
        results: Sequence[Result],
        ratings: Sequence[Rating],
        played: Sequence[Played] = (),
        *,
        found: Sequence[Rating] | None = None,
        now: int,
    ) -> None:
        """Store the results of a game, and what it adds to people's habits, once. `found`: the ratings that
        the new ones were made of. Raises Stale if one of them has changed since, or somebody has given up the
        seat or their statistics."""

    async def results(self, *, guild_id: int | None = None, user_id: int | None = None) -> list[Result]:
        """Oldest first; of a server, of a person, or of a person in a server."""

    async def ratings(self, guild_id: int, game: str | None = None) -> list[Rating]:
        """Of a server: in one game, or in all."""

    async def rating(self, guild_id: int, game: str, user_id: int) -> Rating | None:
        """Of one person; None for somebody who has none."""

    async def knows_figures(self, figures: Raw) -> bool:
        """Whether a stored game is or was played with exactly these figures."""
