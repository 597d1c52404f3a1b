"""Seasons: who takes part, who meets whom, and how it ended. Each change that people see adds one to the
version, and lets the season be looked at. It changes the season's row first, and so holds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import asdict, replace

from data.models import AlreadySeated, Stale
from data.queries.database import Database, Row, Sql, reading, writing
from data.queries.rows import json, struct
from data.queries.tables.lobbies import new_id
from data.season_models import (
    MOST_ENTRANTS,
    NO_SERVER,
    Entrant,
    Match,
    MatchSeat,
    NoSuchSeason,
    NotEntered,
    Season,
    SeasonClosed,
    SeasonEnd,
    SeasonFull,
    SeasonNow,
    SeasonStatus,
    SeasonTaken,
)
from engines.contract.core import Seat, Settings

SEASONS_LISTED = 25
"""As many as a menu has entries."""
ACTIVE = "status IN ('open', 'running')"


class SeasonQueries(Database):
    @writing
    async def open_season(self, sql: Sql, season: Season) -> Season:
        """Keep a new season, and give it its id. Raises SeasonTaken where the channel has one."""
        await _check_free(sql, season.channel_id)
        season = replace(season, id=await new_id(sql, "seasons"))
        values = {**asdict(season), "settings": json(season.settings)}
        marks = ", ".join("?" for _ in values)
        await sql(f"INSERT INTO seasons ({', '.join(values)}) VALUES ({marks})", list(values.values()))
        return season

    @reading
    async def season(self, sql: Sql, season_id: str) -> SeasonNow:
        """Raises NoSuchSeason."""
        season = await _season(sql, season_id)
        of = (season_id,)
        entrants = await sql("SELECT * FROM season_entrants WHERE season_id = ? ORDER BY number", of)
        matches = await sql("SELECT * FROM season_matches WHERE season_id = ? ORDER BY round, number", of)
        seats = await sql("SELECT * FROM season_seats WHERE season_id = ? ORDER BY round, number, seat", of)
        return SeasonNow(
            season,
            [struct(row, Entrant) for row in entrants],
            [struct(row, Match) for row in matches],
            [struct(row, MatchSeat) for row in seats],
        )

    @reading
    async def seasons_of(self, sql: Sql, guild_id: int) -> list[Season]:
        """Those of a server that are open or running, then the last ones that ended; the newest first."""
        found: list[Row] = []
        for which in (ACTIVE, f"NOT {ACTIVE}"):
            found += await sql(
                f"SELECT * FROM seasons WHERE guild_id = ? AND {which} ORDER BY created DESC LIMIT ?",
                (guild_id, SEASONS_LISTED - len(found)),
            )
        return [struct(row, Season) for row in found]

    @reading
    async def season_of_table(self, sql: Sql, table_id: str) -> str | None:
        """The season that a table belongs to."""
        found = await sql("SELECT season_id FROM season_matches WHERE table_id = ?", (table_id,))
        return found[0]["season_id"] if found else None

    @writing
    async def enter_season(self, sql: Sql, season_id: str, user_id: int, name: str, *, now: int) -> None:
        """Sign somebody up, or again after they dropped out before the first round. Raises SeasonClosed,
        SeasonFull, AlreadySeated."""
        await _changed(sql, season_id, now, SeasonStatus.OPEN)
        of = (season_id,)
        there = await sql("SELECT number, user_id FROM season_entrants WHERE season_id = ?", of)
        if any(row["user_id"] == user_id for row in there):
            raise AlreadySeated(f"already in season {season_id}")
        if len(there) >= MOST_ENTRANTS:
            raise SeasonFull(f"season {season_id} is full")
        number = 1 + max((row["number"] for row in there), default=0)
        await sql(
            "INSERT INTO season_entrants (season_id, number, user_id, name) VALUES (?, ?, ?, ?)",
            (season_id, number, user_id, name),
        )

    @writing
    async def drop_out(self, sql: Sql, season_id: str, user_id: int, *, now: int) -> None:
        """Before the first round the person is gone, later they play no further round. Raises SeasonClosed,
        NotEntered."""
        season = await _changed(sql, season_id, now)
        change = (
            "DELETE FROM season_entrants WHERE"
            if season.status is SeasonStatus.OPEN
            else "UPDATE season_entrants SET dropped = TRUE WHERE NOT dropped AND"
        )
        if not await sql(f"{change} season_id = ? AND user_id = ? RETURNING number", (season_id, user_id)):
            raise NotEntered(f"not in season {season_id}")

    @writing
    async def change_season(
        self, sql: Sql, season_id: str, settings: Settings, *, expected_version: int | None = None, now: int
    ) -> None:
        """Change the rules of all tables, before the first round. Raises SeasonClosed."""
        season = await _changed(sql, season_id, now, SeasonStatus.OPEN)
        _check_version(season, expected_version)
        await sql("UPDATE seasons SET settings = ? WHERE id = ?", (json(settings), season_id))

    @writing
    async def begin_round(
        self,
        sql: Sql,
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
        season = await _changed(sql, season_id, now)
        if season.round != after:
            return
        _check_version(season, expected_version)
        await sql(
            "UPDATE seasons SET status = 'running', round = ?, round_ends = ?, notice = '' WHERE id = ?",
            (after + 1, ends, season_id),
        )
        for number, seated in enumerate(matches, 1):
            await sql(
                "INSERT INTO season_matches (season_id, round, number) VALUES (?, ?, ?)",
                (season_id, after + 1, number),
            )
            for seat, entrant in enumerate(seated):
                await sql(
                    "INSERT INTO season_seats (season_id, round, number, seat, entrant)"
                    " VALUES (?, ?, ?, ?, ?)",
                    (season_id, after + 1, number, seat, entrant),
                )

    @writing
    async def note_match(
        self,
        sql: Sql,
        match: Match,
        *,
        opening: bool = False,
        channel_id: int | None = None,
        table_id: str | None = None,
        now: int,
    ) -> None:
        """Where a match is played, as far as that is known."""
        await _changed(sql, match.season_id, now)
        await sql(
            "UPDATE season_matches SET opening = ?, channel_id = coalesce(?, channel_id),"
            " table_id = coalesce(?, table_id) WHERE season_id = ? AND round = ? AND number = ?",
            (opening, channel_id, table_id, match.season_id, match.round, match.number),
        )

    @writing
    async def finish_match(
        self, sql: Sql, match: Match, results: Mapping[Seat, MatchSeat], *, now: int
    ) -> None:
        """Write down how a match ended, once."""
        await _changed(sql, match.season_id, now)
        of = (match.season_id, match.round, match.number)
        once = await sql(
            "UPDATE season_matches SET done = TRUE WHERE season_id = ? AND round = ? AND number = ?"
            " AND NOT done RETURNING number",
            of,
        )
        for seat, result in results.items() if once else ():
            await sql(
                "UPDATE season_seats SET rank = ?, points = ?, score = ?"
                " WHERE season_id = ? AND round = ? AND number = ? AND seat = ?",
                (result.rank, result.points, result.score, *of, seat),
            )

    @writing
    async def close_match(self, sql: Sql, match: Match) -> None:
        """The thread of a match that won't be played is gone, or nobody needs it."""
        await sql(
            "UPDATE season_matches SET opening = FALSE,"
            " channel_id = CASE WHEN table_id IS NULL THEN NULL ELSE channel_id END"
            " WHERE season_id = ? AND round = ? AND number = ?",
            (match.season_id, match.round, match.number),
        )

    @writing
    async def remind_season(self, sql: Sql, season_id: str, notice: str, *, ends: int, now: int) -> None:
        """Say once that sign-up closes then. Raises SeasonClosed."""
        season = await _changed(sql, season_id, now, SeasonStatus.OPEN)
        if not season.reminded:
            await sql(
                "UPDATE seasons SET reminded = TRUE, notice = ?, sign_up_ends = ? WHERE id = ?",
                (notice, ends, season_id),
            )

    @writing
    async def end_season(
        self, sql: Sql, season_id: str, why: SeasonEnd, *, notice: str = "", now: int
    ) -> None:
        """The season is over, with a last word in its channel. Raises SeasonClosed; also where sign-up would
        expire and the season has begun."""
        await _changed(sql, season_id, now, SeasonStatus.OPEN if why is SeasonEnd.EXPIRED else None)
        status = SeasonStatus.OVER if why is SeasonEnd.PLAYED else SeasonStatus.ENDED
        await sql(
            "UPDATE seasons SET status = ?, end_reason = ?, notice = ?, ended = ? WHERE id = ?",
            (status, why, notice, now, season_id),
        )

    @writing
    async def move_season(self, sql: Sql, season_id: str, channel_id: int, *, now: int) -> None:
        """Go on in another channel. Raises SeasonTaken, SeasonClosed."""
        await _changed(sql, season_id, now)
        await _check_free(sql, channel_id, but=season_id)
        await sql(
            "UPDATE seasons SET channel_id = ?, message_id = NULL, trouble = '', trouble_since = NULL"
            " WHERE id = ?",
            (channel_id, season_id),
        )

    @writing
    async def season_shown(
        self,
        sql: Sql,
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
        await sql(
            "UPDATE seasons SET shown = ?, message_id = ?, message_round = ?,"
            " notice = CASE WHEN notice = ? THEN '' ELSE notice END WHERE id = ?",
            (version, message_id, message_round, said, season_id),
        )
        await sql(
            "UPDATE seasons SET trouble = ?,"
            " trouble_since = CASE WHEN ? = '' THEN NULL ELSE coalesce(trouble_since, ?) END"
            " WHERE id = ? AND trouble <> ?",
            (trouble, trouble, now, season_id, NO_SERVER),
        )

    @writing
    async def lose_guild(self, sql: Sql, guild_id: int, *, now: int) -> None:
        """The seasons of a server sleep: it has removed the bot."""
        await sql(
            "UPDATE seasons SET trouble = ?, trouble_since = ?, check_at = ?"
            f" WHERE guild_id = ? AND {ACTIVE} AND trouble <> 'server'",
            (NO_SERVER, now, now, guild_id),
        )

    @writing
    async def regain_guild(self, sql: Sql, guild_id: int, *, now: int) -> None:
        """They wake. The time in between counts for no deadline."""
        await sql(
            "UPDATE seasons SET trouble = '', trouble_since = NULL, version = version + 1, check_at = ?,"
            " round_ends = round_ends + ? - trouble_since, sign_up_ends = sign_up_ends + ? - trouble_since"
            " WHERE guild_id = ? AND trouble = 'server'",
            (now, now, now, guild_id),
        )

    @reading
    async def seasons_to_check(self, sql: Sql, now: int) -> list[str]:
        """Seasons where something may have to be done, the longest waiting first."""
        found = await sql("SELECT id FROM seasons WHERE check_at <= ? ORDER BY check_at", (now,))
        return [row["id"] for row in found]

    @writing
    async def plan_season(self, sql: Sql, season_id: str, at: int | None, *, planned: int | None) -> None:
        """Look at a season again then, unless a change has moved it from the moment it was `planned` for."""
        await sql("UPDATE seasons SET check_at = ? WHERE id = ? AND check_at IS ?", (at, season_id, planned))

    @writing
    async def drop_seasons(self, sql: Sql, before: int, limit: int = 5) -> int:
        """Delete some of the seasons that ended before this moment; return how many. 0: none are left."""
        gone = await sql(
            "DELETE FROM seasons WHERE id IN (SELECT id FROM seasons WHERE ended < ? ORDER BY ended LIMIT ?)"
            " RETURNING id",
            (before, limit),
        )
        return len(gone)


async def _season(sql: Sql, season_id: str) -> Season:
    found = await sql("SELECT * FROM seasons WHERE id = ?", (season_id,))
    if not found:
        raise NoSuchSeason(f"there is no season {season_id}")
    return struct(found[0], Season)


async def _changed(sql: Sql, season_id: str, now: int, only: SeasonStatus | None = None) -> Season:
    """Count a change, and hold the season until the end of the transaction. Raises SeasonClosed where it has
    ended, or is not as it must be."""
    await sql(
        f"UPDATE seasons SET version = version + 1, check_at = ? WHERE id = ? AND {ACTIVE}", (now, season_id)
    )
    season = await _season(sql, season_id)
    if not season.active or (only is not None and season.status is not only):
        raise SeasonClosed(f"season {season_id} is {season.status}")
    return season


def _check_version(season: Season, expected: int | None) -> None:
    """Raise Stale if this is not the first change since the caller looked at the season."""
    if expected is not None and season.version != expected + 1:
        raise Stale(f"season {season.id} has changed")


async def _check_free(sql: Sql, channel_id: int, but: str | None = None) -> None:
    found = await sql(f"SELECT * FROM seasons WHERE channel_id = ? AND {ACTIVE}", (channel_id,))
    if found and found[0]["id"] != but:
        raise SeasonTaken(struct(found[0], Season))
