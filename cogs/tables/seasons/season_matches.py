"""One match of a season: its thread, its table, its result, and what happens when time runs out."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.absence.seats import Seats, Why
from cogs.tables.changes import letters
from cogs.tables.loading.room import Room
from cogs.tables.loading.tables import Tables
from cogs.tables.lobbies.lobbies import Lobbies
from cogs.tables.people.clock import DAY
from cogs.tables.people.leaving import given_up, participants
from cogs.tables.seasons.season_plan import results, seats_of
from data.models import ANYBODY, ChannelTaken, NoSuchTable, Sleep, Status, StoreError
from data.season_models import Match, MatchSeat, NoSuchSeason, SeasonClosed, SeasonNow, SeasonStatus
from engines.contract.core import Seat

log = logging.getLogger(__name__)
WARNED_BEFORE = DAY
"""The end of a round is announced at its tables."""
COMPUTERS_FINISH_AFTER = 7 * DAY
"""After the end of a round: then computer players take over everywhere."""


class NoPlace(Exception):
    """No thread can be made, nothing posted, or a table not started. `reason` is part of a text key."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class SeasonPlaces(Protocol):
    """What the season needs of Discord. Each call raises NoPlace."""

    async def open_thread(self, now: SeasonNow, match: Match) -> int:
        """A thread for a match, other than the one it has: a new one, or the one made before a crash."""

    async def find_thread(self, now: SeasonNow, match: Match) -> int | None:
        """The thread that was made for a match and never noted."""

    async def close_thread(self, channel_id: int) -> None:
        """Delete a thread that nobody needs, or archive it where that is forbidden."""

    async def show(self, now: SeasonNow) -> int:
        """Show the season as it is, in the message of its round. Returns the id of the message."""

    async def tell(self, now: SeasonNow) -> None:
        """Say what is to be said in its channel."""


class SeasonMatches:
    def __init__(
        self, tables: Tables, lobbies: Lobbies, seats: Seats, lifecycle: Lifecycle, places: SeasonPlaces
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.lobbies = lobbies
        self.seats = seats
        self.lifecycle = lifecycle
        self.places = places

    async def see_to(self, now: SeasonNow, match: Match) -> bool:
        """See to a match. A table where that fails is logged, and stops no other."""
        try:
            await self._see_to(now, match)
        except (NoPlace, NoSuchSeason, SeasonClosed, StoreError):
            raise
        except Exception:
            log.exception("table %d of season %s was left out", match.number, match.season_id)
            return False
        return True

    async def _see_to(self, now: SeasonNow, match: Match) -> None:
        room = await self._room(now, match)
        if room is None:
            await self.store.finish_match(match, {}, now=self.tables.now())
        elif room.row.status in (Status.OVER, Status.ENDED):
            await self._count(now, match, room)
        elif room.row.asleep is Sleep.CHANNEL:
            await self._move(now, match, room)
        elif room.row.asleep is Sleep.SERVER:  # we are back; its thread may be archived
            await self._wake(now, match, room)
        elif room.row.asleep is Sleep.IDLE and self.tables.now() >= (now.season.round_ends or 0):
            await self._hurry(now, await self._wake(now, match, room))
        else:
            await self._hurry(now, room)

    async def _wake(self, now: SeasonNow, match: Match, room: Room) -> Room:
        """Let a game go on that fell asleep; in a new thread where others play in its own by now."""
        try:
            return await self.lifecycle.wake(room.row.id)
        except ChannelTaken:
            await self._move(now, match, room)
            return await self.tables.load(room.row.id)

    async def _move(self, now: SeasonNow, match: Match, room: Room) -> None:
        """Let a game go on in a new thread, or in the one that a process which died has made for it."""
        if match.channel_id not in (None, room.row.channel_id):
            with suppress(ChannelTaken):
                await self.lifecycle.move(room.row.id, match.channel_id)
                return
        await self.lifecycle.move(room.row.id, await self._thread(now, match))

    async def _room(self, now: SeasonNow, match: Match) -> Room | None:
        """The table of a match; made and started where it is missing. None: it was deleted."""
        if match.table_id is None:
            channel_id = match.channel_id or await self._thread(now, match)
            try:
                table_id = await self._seated(now, match, channel_id)
            except ChannelTaken:
                taken = replace(match, channel_id=channel_id, opening=False)
                table_id = await self._seated(now, match, await self._thread(now, taken))
            await self.store.note_match(match, table_id=table_id, now=self.tables.now())
        else:
            table_id = match.table_id
        try:
            room = await self.tables.load(table_id)
            if room.row.status is Status.LOBBY:
                await self._start(now, match, room)
                room = await self.tables.load(table_id)
        except NoSuchTable:
            return None
        return room

    async def _thread(self, now: SeasonNow, match: Match) -> int:
        """A thread for a match, other than the one it has. One that nobody has noted is found again."""
        await self.store.note_match(match, opening=True, now=self.tables.now())
        channel_id = await self.places.open_thread(now, match)
        await self.store.note_match(match, channel_id=channel_id, now=self.tables.now())
        return channel_id

    async def _seated(self, now: SeasonNow, match: Match, channel_id: int) -> str:
        """A lobby for a match. One that was made before a crash is used again: nobody sits there. Raises
        ChannelTaken where others play."""
        season = now.season
        try:
            row = await self.store.create_lobby(
                guild_id=season.guild_id,
                channel_id=channel_id,
                game=season.game,
                host_id=season.host_id,
                language=season.language,
                settings=season.settings,
                key=secrets.token_bytes(32),
                now=self.tables.now(),
            )
        except ChannelTaken as taken:
            if taken.table.status is not Status.LOBBY or taken.table.seats:
                raise
            return taken.table.id
        return row.id

    async def _start(self, now: SeasonNow, match: Match, room: Room) -> None:
        """Seat everybody who has no seat yet, in their order, and begin."""
        season, table_id = now.season, room.row.id
        people = {one.number: one for one in now.entrants}
        for seat in seats_of(now, match)[len(room.seats) :]:
            one = people.get(seat.entrant or 0)
            if one is None or one.user_id is None:
                await self.lobbies.add_computer(table_id, season.host_id, season.id, level=season.level)
                continue
            await self.store.join(
                table_id,
                user_id=one.user_id,
                name=one.name,
                salt=f"{season.id}-{one.number}",
                most=season.table_size,
                now=self.tables.now(),
            )
        await self.store.post(table_id, [letters.season_table(room.row)], now=self.tables.now())
        await self.lobbies.start(table_id, season.host_id)

    async def _count(self, now: SeasonNow, match: Match, room: Room) -> None:
        """Write down how a game ended. A game that was stopped counts for nobody."""
        found: dict[Seat, MatchSeat] = {}
        outcome = room.table.outcome if room.row.status is Status.OVER else None
        if outcome is not None:
            seats = {seat.seat: seat for seat in seats_of(now, match)}
            people = {one.number: one.user_id for one in now.entrants}
            played = await self._played(room)
            left = [
                number
                for number, seat in seats.items()
                if seat.entrant is not None and (number, people[seat.entrant]) not in played
            ]
            sides = room.table.game.sides(room.table.seats, room.table.settings)
            found = {
                number: MatchSeat(
                    season_id=match.season_id,
                    round=match.round,
                    number=match.number,
                    seat=number,
                    entrant=seats[number].entrant,
                    rank=result.rank,
                    points=result.points,
                    score=result.score,
                )
                for number, result in results(outcome, sides, left).items()
            }
        await self.store.finish_match(match, found, now=self.tables.now())

    async def _played(self, room: Room) -> set[tuple[Seat, int]]:
        """The seats and people whose places are their own, as in the ratings."""
        moves, conceded = await self.store.moves_by_seat(room.row.id), given_up(room.table)
        assert room.row.started is not None, room.row
        people = participants(room.seats, (), conceded, moves, room.row.started)
        return {(one.seat, one.user_id) for one in people if one.stayed}

    async def _hurry(self, now: SeasonNow, room: Room) -> None:
        """Toward the end of a round: warn, then let computer players take over for whoever is waited for, and
        a week later for everybody."""
        ends, at = now.season.round_ends, self.tables.now()
        if ends is None or at < ends - WARNED_BEFORE or room.row.asleep is not None:
            return
        if at < ends:
            await self.store.post(room.row.id, [letters.round_ends(room.row)], now=at)
            self.tables.ring(room.row.id)
        elif at >= ends + COMPUTERS_FINISH_AFTER:
            await self._hand_over(room, [seat.seat for seat in room.seats if not seat.computer])
        elif room.answers_are_secret:  # a seat that changes hands would tell who has not answered
            await self.seats.play_for(room.row.id, ANYBODY)
        else:
            await self._hand_over(room, [seat.seat for seat in room.people_asked])

    async def _hand_over(self, room: Room, late: Sequence[Seat]) -> None:
        for seat in late:
            await self.seats.hand_over(room.row.id, seat, Why.ROUND_OVER)

    async def clear(self, now: SeasonNow) -> None:
        """After a season was canceled: remove the threads and lobbies of games that haven't begun."""
        if now.season.status is not SeasonStatus.ENDED:
            return
        for match in now.matches:
            threads = {await self.places.find_thread(now, match)} if match.opening else set()
            if match.table_id is None:
                threads.add(match.channel_id)
            elif not match.done:
                threads.add(await self._lobby_of(match.table_id))
            for channel_id in threads:
                if channel_id is not None:
                    await self._clear_thread(channel_id)
            if match.opening or (match.table_id is None and match.channel_id is not None):
                await self.store.close_match(match)

    async def _lobby_of(self, table_id: str) -> int | None:
        """Where a table waits that hasn't begun."""
        try:
            row = await self.store.load(table_id)
        except NoSuchTable:
            return None
        return row.channel_id if row.status is Status.LOBBY else None

    async def _clear_thread(self, channel_id: int) -> None:
        """Close a thread with the season's lobby in it. Where others play, it stays."""
        there = await self.store.in_channel(channel_id)
        if there is not None:
            of_a_season = await self.store.season_of_table(there.id) is not None
            if there.status is not Status.LOBBY or (there.seats and not of_a_season):
                return
            await self.store.end(there.id, now=self.tables.now())
        await self.places.close_thread(channel_id)
