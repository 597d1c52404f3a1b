"""Seasons: leagues and knock-outs on a server. People sign up, the bot makes the tables of each round, starts
them with fair seats, and counts.

Everything that is to be done follows from what is stored: `advance` looks at a season and does what is
missing, so that a crash, a lost channel or an outage of Discord only delays it.
"""

from __future__ import annotations

import logging
import secrets
from asyncio import Lock
from collections.abc import Sequence
from typing import Protocol
from weakref import WeakValueDictionary

import msgspec

from cogs.tables import letters
from cogs.tables.clock import DAY, HOUR
from cogs.tables.lifecycle import FINISHED_KEPT, Lifecycle
from cogs.tables.loading import Tables
from cogs.tables.lobbies import Lobbies
from cogs.tables.retrying import again_when_stale
from cogs.tables.room import Room, Visitor
from cogs.tables.season_plan import next_round, results, seats_of
from cogs.tables.seats import Seats
from cogs.tables.steps import in_steps
from data.models import ANYBODY, ChannelTaken, NoSuchTable, Sleep, Status, StoreError
from data.season_models import (
    Match,
    MatchSeat,
    NoSuchSeason,
    Season,
    SeasonClosed,
    SeasonFormat,
    SeasonNow,
    SeasonStatus,
)
from engines import games
from engines.core import Rejected, Seat
from engines.players import NORMAL
from engines.settings import GUESTS, HINTS, PACE, SEATING, START_PLAYER, spread

log = logging.getLogger(__name__)
LEAST_ENTRANTS = 2
FIXED = frozenset(setting.key for setting in (SEATING, START_PLAYER, HINTS, GUESTS))
"""What a season itself decides, or needs no more."""
DAYS = range(1, 61)
ROUNDS = range(1, 13)
MOST_ACTIVE = 5
"""Seasons on a server at a time."""
WARNED_BEFORE = DAY
"""The end of a round is announced at its tables."""
COMPUTERS_FINISH_AFTER = 7 * DAY
"""After the end of a round: then computer players take over everywhere."""
TROUBLE_SECONDS = HOUR // 6
"""Until it is tried again to post or to make a thread."""
CHANGED = 0
"""Where the database notes when to look at a season: a game of it has just changed."""
STUCK = "table"
"""What is in the way, as the text keys name it: a table of the round can't be seen to."""
USUAL_PACE = "daily"
"""A season goes on: who is waited for has a day."""


class NoPlace(Exception):
    """No thread can be made, nothing posted, or a table not started. `reason` is part of a text key."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class SeasonPlaces(Protocol):
    """What the season needs of Discord. Each call raises NoPlace."""

    async def open_thread(self, now: SeasonNow, match: Match) -> int:
        """The thread of a match: a new one, or the one that was made before a crash."""

    async def show(self, now: SeasonNow) -> int:
        """Show the season as it is, in the message of its round. Returns the id of the message."""


class Seasons:
    def __init__(
        self, tables: Tables, lobbies: Lobbies, seats: Seats, lifecycle: Lifecycle, places: SeasonPlaces
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.lobbies = lobbies
        self.seats = seats
        self.lifecycle = lifecycle
        self.places = places
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    # what people do

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: Visitor,
        language: str,
        game: str,
        kind: SeasonFormat,
        table_size: int | None,
        rounds: int,
        days: int,
        pace: str | None,
        level: str = NORMAL,
    ) -> Season:
        """Let people sign up. Raises Rejected and SeasonTaken."""
        active = [season for season in await self.store.seasons_of(guild_id) if season.active]
        if len(active) >= MOST_ACTIVE:
            raise Rejected("season-too-many", most=MOST_ACTIVE)
        chosen = {SEATING.key: "joined", PACE.key: pace or USUAL_PACE, HINTS.key: "never"}
        settings = games()[game].check_settings(chosen)
        allowed = games()[game].seats_for(settings)
        season = Season(
            id="",
            guild_id=guild_id,
            channel_id=channel_id,
            game=game,
            format=kind,
            status=SeasonStatus.OPEN,
            host_id=host.user_id,
            language=language,
            settings=settings,
            table_size=table_size or _usual_size(allowed),
            rounds=rounds,
            days=days,
            level=level,
            key=secrets.token_bytes(16),
            check_at=self.tables.now(),
            created=self.tables.now(),
        )
        _check_size(season.table_size, allowed)
        season = await self.store.open_season(season)
        await self.advance(season.id)
        return season

    async def enter(self, season_id: str, visitor: Visitor) -> None:
        await self.store.enter_season(season_id, visitor.user_id, visitor.name, now=self.tables.now())
        await self.advance(season_id)

    async def drop_out(self, season_id: str, user_id: int) -> None:
        await self.store.drop_out(season_id, user_id, now=self.tables.now())
        await self.advance(season_id)

    async def change_setting(self, season_id: str, key: str, choice: str) -> None:
        """Change what all tables are played with. Raises Rejected."""
        await self._change_setting(season_id, key, choice)
        await self.advance(season_id)

    @again_when_stale
    async def _change_setting(self, season_id: str, key: str, choice: str) -> None:
        season = (await self.store.season(season_id)).season
        game = games()[season.game]
        if key in FIXED:
            raise Rejected("season-setting-fixed")
        try:
            settings = game.check_settings({**season.settings, key: choice})
        except ValueError:
            raise Rejected("table-not-offered") from None
        _check_size(season.table_size, game.seats_for(settings))
        await self.store.change_season(
            season_id, settings, expected_version=season.version, now=self.tables.now()
        )

    async def begin(self, season_id: str) -> None:
        """Play the first round. Raises Rejected with too few people."""
        await self._begin(season_id)
        await self.advance(season_id)

    @again_when_stale
    async def _begin(self, season_id: str) -> None:
        now = await self.store.season(season_id)
        if now.season.status is not SeasonStatus.OPEN:
            raise SeasonClosed(f"season {season_id} is {now.season.status}")
        if len(now.entrants) < LEAST_ENTRANTS:
            raise Rejected("season-too-few", least=LEAST_ENTRANTS, have=len(now.entrants))
        await self._begin_round(now)

    async def cancel(self, season_id: str) -> None:
        """End it. The games that are being played go on, as ordinary games."""
        await self.store.end_season(season_id, played=False, now=self.tables.now())
        await self.advance(season_id)

    async def move_here(self, season_id: str, channel_id: int) -> None:
        """Go on in another channel: the old one was deleted."""
        await self.store.move_season(season_id, channel_id, now=self.tables.now())
        await self.advance(season_id)

    # what follows

    async def check(self) -> None:
        """Look at the seasons where something may be due."""
        for season_id in await self.store.seasons_to_check(self.tables.now()):
            try:
                await self.advance(season_id)
            except NoSuchSeason:
                log.info("season %s is gone", season_id)
            except Exception:
                log.exception("season %s was left out", season_id)

    async def tidy_up(self) -> None:
        before = self.tables.now() - FINISHED_KEPT
        await in_steps(lambda: self.store.drop_seasons(before))

    async def advance(self, season_id: str) -> None:
        """Do what is missing: tables, results, the next round, the message."""
        lock = self._locks.setdefault(season_id, Lock())
        async with lock, self.tables.leases.hold(f"season {season_id}"):
            found = (await self.store.season(season_id)).season
            again = self.tables.now() + TROUBLE_SECONDS  # should this process die now
            await self.store.plan_season(season_id, again, planned=found.check_at)
            trouble = ""
            try:
                while await self._advance(season_id):
                    pass
            except NoPlace as error:
                trouble = error.reason
            trouble = await self._show(await self.store.season(season_id), trouble)
            after = (await self.store.season(season_id)).season
            if after.check_at != CHANGED:
                at = self._next_look(after, trouble)
                await self.store.plan_season(season_id, at, planned=after.check_at)

    async def _advance(self, season_id: str) -> bool:
        """One step: everything that the present round lacks. Returns whether another round begins."""
        now = await self.store.season(season_id)
        if now.season.status is not SeasonStatus.RUNNING:
            return False
        stuck = False
        for match in now.matches:
            if not match.done:
                stuck |= not await self._tried(now, match)
        if stuck:
            raise NoPlace(STUCK)
        return await self._next_round(season_id)

    @again_when_stale
    async def _next_round(self, season_id: str) -> bool:
        now = await self.store.season(season_id)
        if not all(match.done for match in now.matches):
            return False
        return await self._begin_round(now)

    async def _begin_round(self, now: SeasonNow) -> bool:
        """Begin the next round. Returns False when there is none: then the season is over."""
        season, at = now.season, self.tables.now()
        tables = next_round(now)
        if not tables:
            await self.store.end_season(season.id, played=True, now=at)
            return False
        ends = at + season.days * DAY
        await self.store.begin_round(
            season.id, tables, after=season.round, ends=ends, expected_version=season.version, now=at
        )
        return True

    async def _show(self, now: SeasonNow, trouble: str) -> str:
        """Show what has changed. Returns what is in the way, if anything."""
        season = now.season
        if season.shown == season.version and season.trouble == trouble:
            return trouble
        message_id, version = season.message_id, season.version
        try:
            message_id = await self.places.show(
                now._replace(season=msgspec.structs.replace(season, trouble=trouble))
            )
        except NoPlace as error:
            trouble, version = error.reason, season.shown
        await self.store.season_shown(
            season.id,
            version=version,
            message_id=message_id,
            message_round=season.round,
            trouble=trouble,
        )
        return trouble

    def _next_look(self, season: Season, trouble: str) -> int | None:
        at = self.tables.now()
        if trouble:
            return at + TROUBLE_SECONDS
        if season.status is not SeasonStatus.RUNNING or season.round_ends is None:
            return None
        warning = season.round_ends - WARNED_BEFORE
        return next((one for one in (warning, season.round_ends) if one > at), at + DAY)

    # a match

    async def _tried(self, now: SeasonNow, match: Match) -> bool:
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
            await self.lifecycle.move(room.row.id, await self._thread(now, match, anew=True))
        elif room.row.asleep is Sleep.IDLE and self.tables.now() >= (now.season.round_ends or 0):
            await self._hurry(now, await self._woken(now, match, room))
        else:
            await self._hurry(now, room)

    async def _woken(self, now: SeasonNow, match: Match, room: Room) -> Room:
        """Let a game go on that fell asleep; in a new thread where others play in its own by now."""
        try:
            return await self.lifecycle.wake(room.row.id)
        except ChannelTaken:
            await self.lifecycle.move(room.row.id, await self._thread(now, match, anew=True))
            return await self.tables.load(room.row.id)

    async def _room(self, now: SeasonNow, match: Match) -> Room | None:
        """The table of a match; made and started where it is missing. None: it was deleted."""
        if match.table_id is None:
            channel_id = match.channel_id or await self._thread(now, match)
            try:
                table_id = await self._seated(now, match, channel_id)
            except ChannelTaken:
                table_id = await self._seated(now, match, await self._thread(now, match, anew=True))
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

    async def _thread(self, now: SeasonNow, match: Match, *, anew: bool = False) -> int:
        if anew:
            match = _without_place(match)
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
            left = [
                number
                for number, seat in seats.items()
                if seat.entrant is not None and not _finished(room, number, people[seat.entrant])
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
            await self.seats.hand_over(room.row.id, seat)


def _usual_size(allowed: range) -> int:
    return min(4, allowed[-1])


def _check_size(size: int, allowed: range) -> None:
    if size not in allowed:
        raise Rejected("season-wrong-size", spread=spread(allowed), size=size)


def _finished(room: Room, seat: Seat, user_id: int | None) -> bool:
    """Whether the person who was seated there played to the end."""
    row = room.seats[seat]
    return user_id is not None and row.user_id == user_id and not row.left


def _without_place(match: Match) -> Match:
    return Match(season_id=match.season_id, round=match.round, number=match.number, table_id=match.table_id)
