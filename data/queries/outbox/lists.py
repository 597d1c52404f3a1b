"""The lists of open lobbies that stand in channels, and the roles that are called for new ones."""

from __future__ import annotations

from data.models import Guild
from data.queries.database import Database, Sql, reading, writing
from data.queries.rows import struct

HOUR = 3600


class ListQueries(Database):
    @reading
    async def lists_due(self, sql: Sql, now: int, limit: int) -> list[Guild]:
        """Guilds whose list is to be shown anew, the longest waiting first."""
        found = await sql(
            "SELECT * FROM guilds INDEXED BY lists_to_show WHERE list_at <= ? ORDER BY list_at LIMIT ?",
            (now, limit),
        )
        return [struct(row, Guild) for row in found]

    @writing
    async def claim_list(self, sql: Sql, guild_id: int, now: int, again: int) -> Guild | None:
        """Take it upon oneself to show a list that is due; if that comes to nothing, it is due `again`. None:
        somebody else has done so, or there is nothing to show."""
        found = await sql(
            "UPDATE guilds SET list_at = ? WHERE guild_id = ? AND list_at <= ?"
            " AND list_channel IS NOT NULL RETURNING *",
            (again, guild_id, now),
        )
        return struct(found[0], Guild) if found else None

    @writing
    async def list_shown(
        self,
        sql: Sql,
        guild_id: int,
        *,
        claimed: int,
        message_id: int | None,
        called: bool = False,
        uncalled: bool = False,
        now: int,
    ) -> None:
        """Note the message of a list that was `claimed` until then. What has changed since is due at once.
        The role was `called` with it; or nobody has to be called any longer (`uncalled`)."""
        await sql(
            "UPDATE guilds SET list_message = ?1,"
            " called_at = CASE WHEN ?2 = 1 THEN ?3 ELSE called_at END,"
            " call_at = CASE WHEN ?4 = 1 THEN NULL ELSE call_at END,"
            " list_at = CASE WHEN list_at <> ?5 THEN list_at WHEN ?4 = 1 THEN NULL ELSE call_at END"
            " WHERE guild_id = ?6",
            (message_id, int(called), now, int(called or uncalled), claimed, guild_id),
        )

    @writing
    async def plan_list(self, sql: Sql, guild_id: int, at: int | None, *, claimed: int) -> None:
        """Show a list that was claimed then, unless it is due before; None: not before a lobby changes."""
        await sql("UPDATE guilds SET list_at = ? WHERE guild_id = ? AND list_at = ?", (at, guild_id, claimed))

    @writing
    async def list_lost(self, sql: Sql, guild_id: int, channel_id: int) -> None:
        """The channel of a list is gone: there is none, unless another channel was chosen meanwhile."""
        await sql(
            "UPDATE guilds SET list_channel = NULL, list_message = NULL, list_at = NULL, call_at = NULL"
            " WHERE guild_id = ? AND list_channel = ?",
            (guild_id, channel_id),
        )


async def plan_call(sql: Sql, guild_id: int, now: int) -> None:
    """Within a transaction: a lobby opens, so the role of the guild is to be called: now, or as soon as the
    last call is long enough ago."""
    found = await sql(
        "SELECT * FROM guilds WHERE guild_id = ? AND call_role IS NOT NULL AND list_channel IS NOT NULL"
        " AND call_at IS NULL",
        (guild_id,),
    )
    for guild in (struct(row, Guild) for row in found):
        earliest = 0 if guild.called_at is None else guild.called_at + HOUR * (guild.call_hours or 1)
        await sql("UPDATE guilds SET call_at = ? WHERE guild_id = ?", (max(now, earliest), guild_id))
