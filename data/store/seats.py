"""The seats of a running game. A change that depends on who sits there says who was `found`, and raises Stale
if that has changed since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.models import DM, FormerPlayer, Letter, SeatRow
from engines.contract.core import Seat


class SeatStore(Protocol):
    async def set_left(
        self,
        table_id: str,
        seat: Seat,
        left: bool,
        letters: Sequence[Letter] = (),
        *,
        found: Sequence[SeatRow] | None = None,
        now: int,
    ) -> None:
        """The person leaves (the computer plays for them) or returns; then the moves that were made for them
        are counted. Raises NotSeated, as the next two do, for a seat the table does not have."""

    async def replace(
        self,
        table_id: str,
        seat: Seat,
        *,
        user_id: int,
        name: str,
        letters: Sequence[Letter] = (),
        found: Sequence[SeatRow] | None = None,
        now: int,
    ) -> None:
        """Another person takes over a seat, with no clock running; the one before becomes a former player.
        Had they left it, or was their time over, they have abandoned the game. Raises AlreadySeated."""

    async def former_players(self, table_id: str) -> list[FormerPlayer]:
        """Who has given which seat away, while the game runs; and those who had played from the beginning
        until its results are stored, even if they have taken the seat again."""

    async def moves_by_seat(self, table_id: str) -> dict[Seat, int]:
        """How many moves each seat has made that count: neither undone nor replaced in secret."""

    async def set_dm(self, table_id: str, seat: Seat, dm: DM) -> None: ...

    async def set_note(self, table_id: str, seat: Seat, user_id: int, note: str | None) -> None:
        """Keep what a person wants to remember on their next turn there; None: nothing. Raises NotSeated."""

    async def set_offered(
        self,
        table_id: str,
        seat: Seat,
        offered: bool,
        letters: Sequence[Letter] = (),
        *,
        found: Sequence[SeatRow] | None = None,
        now: int,
    ) -> None:
        """Open this seat to a substitute, or close it. The message of an older offer is forgotten."""

    async def newcomers(self, table_id: str) -> set[Seat]:
        """The seats of people who, as far as is known, had not finished this game before, with others or with
        computers."""

    async def note_hint(self, table_id: str, seat: Seat, letters: Sequence[Letter], *, now: int) -> None:
        """This seat has asked what the computer would do."""
