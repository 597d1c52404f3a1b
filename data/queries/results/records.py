"""Records that people gave to /verify, one per person; and what came of looking back at games."""

from __future__ import annotations

import asyncio
import zlib

from data.queries import rows
from data.queries.database import Database, Sql, reading, writing


class RecordQueries(Database):
    async def keep_record(self, user_id: int, record: bytes, *, now: int) -> None:
        """Store a person's record, replacing the former one."""
        await self._keep_record(user_id, await asyncio.to_thread(zlib.compress, record), now)

    @writing
    async def _keep_record(self, sql: Sql, user_id: int, body: bytes, now: int) -> None:
        await rows.put(sql, "records", ["user_id"], {"user_id": user_id, "brought": now, "body": body})

    @reading
    async def record_of(self, sql: Sql, user_id: int) -> tuple[int, bytes] | None:
        """When it was stored, and its content."""
        found = await sql("SELECT brought, body FROM records WHERE user_id = ?", (user_id,))
        return (found[0]["brought"], zlib.decompress(found[0]["body"])) if found else None

    @writing
    async def drop_record(self, sql: Sql, user_id: int) -> bool:
        """Return whether there was one."""
        return bool(await sql("DELETE FROM records WHERE user_id = ? RETURNING user_id", (user_id,)))

    @writing
    async def drop_records(self, sql: Sql, before: int) -> int:
        """Delete those stored before this moment; return how many."""
        return len(await sql("DELETE FROM records WHERE brought < ? RETURNING user_id", (before,)))

    @writing
    async def keep_review(self, sql: Sql, table_id: str, body: bytes, *, now: int) -> None:
        """Of a table, or of a record."""
        await rows.put(sql, "reviews", ["id"], {"id": table_id, "made": now, "body": body})

    @reading
    async def review(self, sql: Sql, table_id: str) -> bytes | None:
        found = await sql("SELECT body FROM reviews WHERE id = ?", (table_id,))
        return found[0]["body"] if found else None

    @writing
    async def drop_reviews(self, sql: Sql, before: int) -> None:
        """Delete those of records that are older."""
        await sql(
            "DELETE FROM reviews WHERE made < ? AND NOT EXISTS (SELECT 1 FROM tables WHERE id = reviews.id)",
            (before,),
        )
