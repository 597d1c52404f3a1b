"""Seasons: leagues and knock-outs on a server. People sign up, the bot makes the tables of each round, starts
them with fair seats, and counts.

Everything that is to be done follows from what is stored: `advance` looks at a season and does what is
missing, so that a crash, a lost channel or an outage of Discord only delays it.
"""

from __future__ import annotations

import logging
import secrets
from asyncio import Lock
from contextlib import suppress
from weakref import WeakValueDictionary

import msgspec

from cogs.tables.absence.lifecycle import FINISHED_KEPT, Lifecycle
from cogs.tables.absence.seats import Seats
from cogs.tables.loading.in_small_steps import in_steps
from cogs.tables.loading.retrying import again_when_stale
from cogs.tables.loading.room import Visitor
from cogs.tables.loading.tables import Tables
from cogs.tables.lobbies.lobbies import Lobbies
from cogs.tables.people.clock import DAY, HOUR
from cogs.tables.seasons.season_matches import WARNED_BEFORE, NoPlace, SeasonMatches, SeasonPlaces
from cogs.tables.seasons.season_plan import next_round
from data.season_models import (
    NO_SERVER,
    NoSuchSeason,
    Season,
    SeasonClosed,
    SeasonEnd,
    SeasonFormat,
    SeasonNow,
    SeasonStatus,
)
from engines import games
from engines.computer.players import NORMAL
from engines.contract.core import Rejected
from engines.contract.settings import GUESTS, HINTS, PACE, SEATING, START_PLAYER, spread

log = logging.getLogger(__name__)
LEAST_ENTRANTS = 2
FIXED = frozenset(setting.key for setting in (SEATING, START_PLAYER, HINTS, GUESTS))
"""What a season itself decides, or needs no more."""
DAYS = range(1, 61)
ROUNDS = range(1, 13)
MOST_ACTIVE = 5
"""Seasons on a server at a time."""
SIGN_UP_SECONDS = 28 * DAY
"""Until sign-up closes, if nobody begins the season."""
REMINDED_BEFORE = 7 * DAY
"""Whoever opened it is told that sign-up closes."""
TROUBLE_SECONDS = HOUR // 6
"""Until it is tried again to post or to make a thread; later less often."""
MOST_TROUBLE_SECONDS = 6 * HOUR
GIVEN_UP_AFTER = 30 * DAY
"""Of trouble without a break: then the season ends. Its server may have removed the bot."""
CLOSES_SOON, EXPIRED = "season-closes-soon", "season-expired"
"""What is said in the channel of a season that nobody begins."""
CHANGED = 0
"""Where the database notes when to look at a season: a game of it has just changed."""
STUCK = "table"
"""What is in the way, as the text keys name it: a table of the round can't be seen to."""
USUAL_PACE = "daily"
"""A season goes on: who is waited for has a day."""


class Seasons:
    def __init__(
        self, tables: Tables, lobbies: Lobbies, seats: Seats, lifecycle: Lifecycle, places: SeasonPlaces
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.places = places
        self.matches = SeasonMatches(tables, lobbies, seats, lifecycle, places)
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
            sign_up_ends=self.tables.now() + SIGN_UP_SECONDS,
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
        await self.store.end_season(season_id, SeasonEnd.CANCELED, now=self.tables.now())
        await self.advance(season_id)

    async def move_here(self, season_id: str, channel_id: int) -> None:
        """Go on in another channel: the old one was deleted."""
        await self.store.move_season(season_id, channel_id, now=self.tables.now())
        await self.advance(season_id)

    async def try_again(self, season: Season) -> None:
        """Somebody wants to know whether what was in the way still is."""
        if season.trouble == NO_SERVER:
            await self.find_server(season.guild_id)
        await self.advance(season.id)

    # what follows

    async def lose_server(self, guild_id: int) -> None:
        """The bot was removed: its seasons sleep, until it is back or they are given up."""
        await self.store.lose_guild(guild_id, now=self.tables.now())

    async def find_server(self, guild_id: int) -> None:
        """The bot is back: its seasons go on within half a minute."""
        await self.store.regain_guild(guild_id, now=self.tables.now())

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
            if found.trouble == NO_SERVER:
                await self._give_up(found)
            else:
                await self._show(season_id, await self._play_on(season_id))
                if await self._give_up((await self.store.season(season_id)).season):
                    await self._show(season_id, "")
            after = (await self.store.season(season_id)).season
            if after.check_at != CHANGED:
                await self.store.plan_season(season_id, self._next_look(after), planned=after.check_at)

    async def _play_on(self, season_id: str) -> str:
        """Everything but the message. Returns what is in the way, if anything."""
        try:
            with suppress(SeasonClosed):  # somebody has canceled it meanwhile
                await self._see_to_sign_up(season_id)
                while await self._advance(season_id):
                    pass
            await self.matches.clear(await self.store.season(season_id))
        except NoPlace as error:
            return error.reason
        return ""

    async def _see_to_sign_up(self, season_id: str) -> None:
        """Remind whoever opened a season that nobody begins, then close it."""
        season, at = (await self.store.season(season_id)).season, self.tables.now()
        ends = season.sign_up_ends
        if season.status is not SeasonStatus.OPEN or ends is None or at < ends - REMINDED_BEFORE:
            return
        if not season.reminded:  # late after an outage: there is still a week from now on
            ends = max(ends, at + REMINDED_BEFORE)
            await self.store.remind_season(season_id, CLOSES_SOON, ends=ends, now=at)
        elif at >= ends:
            await self.store.end_season(season_id, SeasonEnd.EXPIRED, notice=EXPIRED, now=at)

    async def _give_up(self, season: Season) -> bool:
        """End a season that couldn't go on for too long. Returns whether it was."""
        if not season.active or not self._hopeless(season):
            return False
        with suppress(SeasonClosed):
            await self.store.end_season(season.id, SeasonEnd.TROUBLE, now=self.tables.now())
        log.info("season %s ends: %s is in the way", season.id, season.trouble)
        return True

    def _hopeless(self, season: Season) -> bool:
        since = season.trouble_since
        return bool(season.trouble) and since is not None and self.tables.now() - since >= GIVEN_UP_AFTER

    async def _advance(self, season_id: str) -> bool:
        """One step: everything that the present round lacks. Returns whether another round begins."""
        now = await self.store.season(season_id)
        if now.season.status is not SeasonStatus.RUNNING:
            return False
        stuck = False
        for match in now.matches:
            if not match.done:
                stuck |= not await self.matches.see_to(now, match)
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
            await self.store.end_season(season.id, SeasonEnd.PLAYED, now=at)
            return False
        ends = at + season.days * DAY
        await self.store.begin_round(
            season.id, tables, after=season.round, ends=ends, expected_version=season.version, now=at
        )
        return True

    async def _show(self, season_id: str, trouble: str) -> None:
        """Show what has changed, and say what is to be said. Notes what is in the way, if anything."""
        now = await self.store.season(season_id)
        season = now.season
        changed = season.shown != season.version or season.trouble != trouble
        if not changed and not season.notice:
            return
        message_id, version, said = season.message_id, season.shown, ""
        try:
            if changed:
                seen = msgspec.structs.replace(season, trouble=trouble)
                message_id, version = await self.places.show(now._replace(season=seen)), season.version
            if season.notice:
                await self.places.tell(now)
                said = season.notice
        except NoPlace as error:
            trouble = error.reason
        await self.store.season_shown(
            season.id,
            version=version,
            message_id=message_id,
            message_round=season.round,
            trouble=trouble,
            said=said,
            now=self.tables.now(),
        )

    def _next_look(self, season: Season) -> int | None:
        at, since = self.tables.now(), season.trouble_since
        if season.trouble and since is not None:
            if season.trouble == NO_SERVER or self._hopeless(season):
                return since + GIVEN_UP_AFTER if season.active else None
            return at + min(max(TROUBLE_SECONDS, (at - since) // 4), MOST_TROUBLE_SECONDS)
        if season.status is SeasonStatus.OPEN and season.sign_up_ends is not None:
            reminder = season.sign_up_ends - REMINDED_BEFORE
            return season.sign_up_ends if season.reminded else reminder
        if season.status is not SeasonStatus.RUNNING or season.round_ends is None:
            return None
        warning = season.round_ends - WARNED_BEFORE
        return next((one for one in (warning, season.round_ends) if one > at), at + DAY)


def _usual_size(allowed: range) -> int:
    return min(4, allowed[-1])


def _check_size(size: int, allowed: range) -> None:
    if size not in allowed:
        raise Rejected("season-wrong-size", spread=spread(allowed), size=size)
