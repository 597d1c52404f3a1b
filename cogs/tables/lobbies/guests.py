"""The guests of a lobby: the host removes people and lets them in again; others want to hear when it is
ready; and everybody sees how the others tend to play."""

from __future__ import annotations

from cogs.tables.changes import letters
from cogs.tables.loading.retrying import again_when_stale
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.lobbies.lobbies import check_host
from data.models import NotSeated, Status
from data.players import Guest, Habits
from engines.contract.core import Rejected


class Guests:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    @again_when_stale
    async def remove(self, table_id: str, host_id: int, user_id: int, *, barred: bool) -> None:
        """Take somebody out of a lobby, who is told so in private; `barred`: for good."""
        async with self.tables.locked(table_id) as room:
            check_host(room, host_id)
            if user_id == host_id:
                raise Rejected("guests-not-yourself")
            try:
                await self.store.leave(
                    table_id,
                    user_id=user_id,
                    barred=barred,
                    expected_version=room.row.version,
                    letters=lambda row: [
                        letters.lobby_changed(row),
                        letters.removed(row, user_id, barred=barred),
                    ],
                    now=self.tables.now(),
                )
            except NotSeated:
                raise Rejected("guests-gone") from None
            self.tables.ring(table_id)

    async def let_in(self, table_id: str, host_id: int, user_id: int) -> None:
        """Let somebody join again who was kept out."""
        async with self.tables.locked(table_id) as room:
            check_host(room, host_id)
            await self.store.set_guest(table_id, user_id, Guest.BARRED, False)

    async def tell(self, table_id: str, user_id: int, on: bool) -> None:
        """Tell this person when the lobby is ready, or no longer."""
        async with self.tables.locked(table_id) as room:
            if room.row.status is not Status.LOBBY:
                raise Rejected("lobby-closed")
            if room.row.host_id == user_id:
                raise Rejected("guests-host-is-told")
            await self.store.set_guest(table_id, user_id, Guest.TELL, on)

    async def habits(self, room: Room) -> dict[int, Habits]:
        """How the people in a lobby tend to play, as far as they let others see it."""
        known = await self.store.habits([seat.user_id for seat in room.seats if seat.user_id is not None])
        return {user_id: habits for user_id, habits in known.items() if habits.shown(room.people[user_id])}
