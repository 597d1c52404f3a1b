"""Records that people gave to /verify, one per person; and what came of looking back at games."""

from __future__ import annotations

from typing import Protocol


class RecordStore(Protocol):
    async def keep_record(self, user_id: int, record: bytes, *, now: int) -> None:
        """Store a person's record, replacing the former one."""

    async def record_of(self, user_id: int) -> tuple[int, bytes] | None:
        """When it was stored, and its content."""

    async def drop_record(self, user_id: int) -> bool:
        """Return whether there was one."""

    async def drop_records(self, before: int) -> int:
        """Delete those stored before this moment; return how many."""

    async def keep_review(self, table_id: str, body: bytes, *, now: int) -> None:
        """Of a table, or of a record."""

    async def review(self, table_id: str) -> bytes | None: ...

    async def drop_reviews(self, before: int) -> None:
        """Delete those of records that are older."""
