"""Seasons: who takes part, who meets whom, and how it ended. Each change that people see adds one to the
version, and lets the season be looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from data.season_models import Match, MatchSeat, Season, SeasonEnd, SeasonNow
from engines.contract.core import Seat, Settings

SEASONS_LISTED = 25
"""As many as a menu has entries."""


class SeasonStore(Protocol):
    async def open_season(self, season: Season) -> Season:
        """Keep a new season, and give it its id. Raises SeasonTaken where the channel has one."""

    async def season(self, season_id: str) -> SeasonNow:
        """Raises NoSuchSeason."""

    async def seasons_of(self, guild_id: int) -> list[Season]:
        """Those of a server that are open or running, then the last ones that ended; the newest first."""

    async def season_of_table(self, table_id: str) -> str | None:
        """The season that a table belongs to."""

    async def enter_season(self, season_id: str, user_id: int, name: str, *, now: int) -> None:
        """Sign somebody up, or again after they dropped out before the first round. Raises SeasonClosed,
        SeasonFull, AlreadySeated."""

    async def drop_out(self, season_id: str, user_id: int, *, now: int) -> None:
        """Before the first round the person is gone, later they play no further round. Raises SeasonClosed,
        NotEntered."""

    async def change_season(
        self, season_id: str, settings: Settings, *, expected_version: int | None = None, now: int
    ) -> None:
        """Change the rules of all tables, before the first round. Raises SeasonClosed."""

    async def begin_round(
        self,
        season_id: str,
        matches: Sequence[Sequence[int | None]],
        *,
        after: int,
        ends: int,
        expected_version: int | None = None,
        now: int,
    ) -> None:
        """Write down the tables of the round `after` this one; the season runs from now on. Nothing happens
        if they are written already. Raises SeasonClosed, and Stale where somebody came or went meanwhile."""

    async def note_match(
        self,
        match: Match,
        *,
        opening: bool = False,
        channel_id: int | None = None,
        table_id: str | None = None,
        now: int,
    ) -> None:
        """Where a match is played, as far as that is known."""

    async def finish_match(self, match: Match, results: Mapping[Seat, MatchSeat], *, now: int) -> None:
        """Write down how a match ended, once."""

    async def close_match(self, match: Match) -> None:
        """The thread of a match that won't be played is gone, or nobody needs it."""

    async def remind_season(self, season_id: str, notice: str, *, ends: int, now: int) -> None:
        """Say once that sign-up closes then. Raises SeasonClosed."""

    async def end_season(self, season_id: str, why: SeasonEnd, *, notice: str = "", now: int) -> None:
        """The season is over, with a last word in its channel. Raises SeasonClosed; also where sign-up would
        expire and the season has begun."""

    async def move_season(self, season_id: str, channel_id: int, *, now: int) -> None:
        """Go on in another channel. Raises SeasonTaken, SeasonClosed."""

    async def season_shown(
        self,
        season_id: str,
        *,
        version: int,
        message_id: int | None,
        message_round: int,
        trouble: str,
        said: str = "",
        now: int,
    ) -> None:
        """What its message shows now, which notice was said, and whether something is in the way."""

    async def lose_guild(self, guild_id: int, *, now: int) -> None:
        """The seasons of a server sleep: it has removed the bot."""

    async def regain_guild(self, guild_id: int, *, now: int) -> None:
        """They wake. The time in between counts for no deadline."""

    async def seasons_to_check(self, now: int) -> list[str]:
        """Seasons where something may have to be done, the longest waiting first."""

    async def plan_season(self, season_id: str, at: int | None, *, planned: int | None) -> None:
        """Look at a season again then, unless a change has moved it from the moment it was `planned` for."""

    async def drop_seasons(self, before: int, limit: int = 5) -> int:
        """Delete some of the seasons that ended before this moment; return how many. 0: none are left."""
