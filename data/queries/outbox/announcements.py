"""Announcements: a text of whoever runs the bot, to the channel of every running game, once. How far one has
come stands beside its text, and changes with the letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from data.models import Letter, LetterKind
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing

ANNOUNCED_A_STEP = 100
"""Tables that get an announcement in one step: with two steps a minute, Discord has room for moves."""
DRAFT = "announcement draft"
UNDER_WAY = "announcement"
Text = TypeVar("Text", bound="Draft")


class Draft(msgspec.Struct):
    mark: str
    texts: dict[str, str]


class Announcement(Draft):
    guild: int = 0
    """The last table that has got it: its server and its id."""
    table: str = ""


class AnnouncementQueries(Database):
    @writing
    async def draft_announcement(self, sql: Sql, mark: str, texts: Mapping[str, str]) -> None:
        """Keep a text in several languages until it is confirmed; it replaces the draft before."""
        await _keep(sql, DRAFT, Draft(mark, dict(texts)))

    @writing
    async def begin_announcement(self, sql: Sql, mark: str) -> bool:
        """Let the draft with this mark go out. False if it is no longer the draft, or went out before."""
        draft = await _kept(sql, DRAFT, Draft)
        if draft is None or draft.mark != mark or await _kept(sql, UNDER_WAY, Announcement) is not None:
            return False
        await _drop(sql, DRAFT)
        await _keep(sql, UNDER_WAY, Announcement(draft.mark, draft.texts))
        return True

    @reading
    async def announcing(self, sql: Sql) -> bool:
        """Whether an announcement has not reached every table yet."""
        return await _kept(sql, UNDER_WAY, Announcement) is not None

    @writing
    async def announce_next(self, sql: Sql, now: int, limit: int = ANNOUNCED_A_STEP) -> list[str]:
        """Post the announcement to the next running games on servers, in one transaction with the note of how
        far it has come. Returns their tables; none are left when there are none."""
        this = await _kept(sql, UNDER_WAY, Announcement)
        if this is None:
            return []
        found = await sql(
            "SELECT guild_id, id, version FROM tables INDEXED BY awake_tables_by_guild"
            " WHERE status IN ('lobby', 'running') AND asleep IS NULL AND status = 'running' AND lesson = 0"
            " AND guild_id >= ? AND (guild_id > ? OR id > ?) ORDER BY guild_id, id LIMIT ?",
            (this.guild, this.guild, this.table, limit),
        )
        if not found:
            await _drop(sql, UNDER_WAY)
            return []
        for row in found:
            nonce = f"{row['id']}-a-{this.mark}"
            letter = Letter(
                kind=LetterKind.ANNOUNCEMENT, version=row["version"], body=dict(this.texts), nonce=nonce
            )
            await rows.enclose(sql, row["id"], [letter], now)
        this.guild, this.table = found[-1]["guild_id"], found[-1]["id"]
        await _keep(sql, UNDER_WAY, this)
        return [row["id"] for row in found]


async def _kept(sql: Sql, key: str, shape: type[Text]) -> Text | None:
    found = await sql("SELECT value FROM meta WHERE key = ?", (key,))
    return msgspec.json.decode(found[0]["value"], type=shape) if found else None


async def _keep(sql: Sql, key: str, text: Draft) -> None:
    await rows.set_meta(sql, key, msgspec.json.encode(text).decode())


async def _drop(sql: Sql, key: str) -> None:
    await sql("DELETE FROM meta WHERE key = ?", (key,))
