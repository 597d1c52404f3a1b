"""Letters: what is to be sent after a change, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from data.models import Letter, LetterKind, Sent, StoredLetter
from data.queries import rows
from data.queries.database import Database, Sql, reading, writing
from data.queries.rows import struct
from engines.contract.core import Seat

LETTERS_A_STEP = 200
"""How many letters one transaction of a long job deletes."""


class OutboxState(msgspec.Struct, frozen=True):
    """How much is waiting to be sent."""

    waiting: int
    """All unsent letters, also those that are for later."""
    due: int
    oldest: int | None
    """When the first of all unsent letters is or was due."""

    def oldest_seconds(self, now: int) -> int:
        """For how long the oldest letter that is due has waited."""
        return 0 if self.oldest is None else max(0, now - self.oldest)


class LetterQueries(Database):
    @writing
    async def post(self, sql: Sql, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        """Add letters to the outbox without a move."""
        await rows.table(sql, table_id, hold=True)
        await rows.enclose(sql, table_id, letters, now)

    @reading
    async def due_letters(
        self, sql: Sql, now: int, limit: int = 50, table_id: str | None = None
    ) -> list[StoredLetter]:
        """Letters to send now, oldest first, of one table or of all."""
        # The planner would rather walk along the ids, through all letters that were ever sent.
        if table_id is None:
            found = await sql(
                "SELECT * FROM outbox INDEXED BY outbox_to_send WHERE done_at IS NULL AND next_try <= ?"
                " ORDER BY id LIMIT ?",
                (now, limit),
            )
            return [struct(row, StoredLetter) for row in found]
        found = await sql(
            "SELECT * FROM outbox INDEXED BY outbox_to_send_of_table WHERE done_at IS NULL"
            " AND table_id = ? AND next_try <= ? ORDER BY id LIMIT ?",
            (table_id, now, limit),
        )
        return [struct(row, StoredLetter) for row in found]

    @reading
    async def letters_by_age(
        self, sql: Sql, now: int, limit: int, after: tuple[int, int] = (0, 0)
    ) -> list[StoredLetter]:
        """Letters to send now, those that have waited longest first. `after`: the `next_try` and `id` of the
        last one that was read."""
        found = await sql(
            "SELECT * FROM outbox INDEXED BY outbox_to_send WHERE done_at IS NULL AND next_try <= ?"
            " AND (next_try, id) > (?, ?) ORDER BY next_try, id LIMIT ?",
            (now, *after, limit),
        )
        return [struct(row, StoredLetter) for row in found]

    @reading
    async def last_letter(self, sql: Sql) -> int:
        """The id of the newest letter; 0 if there is none."""
        (row,) = await sql("SELECT coalesce(max(id), 0) AS last FROM outbox")
        return int(row["last"])

    @reading
    async def outbox_state(self, sql: Sql, now: int) -> OutboxState:
        """How many letters wait, and for how long. It reads what is unsent, and nothing else."""
        [found] = await sql(
            "SELECT count(*) AS waiting, count(*) FILTER (WHERE next_try <= ?) AS due,"
            " min(next_try) AS oldest FROM outbox INDEXED BY outbox_to_send WHERE done_at IS NULL",
            (now,),
        )
        return struct(found, OutboxState)

    @writing
    async def delivered(
        self, sql: Sql, table_id: str, done: Sequence[Sent], *, now: int
    ) -> list[StoredLetter]:
        """Mark letters of a table as sent and empty their bodies. The same transaction stores the messages of
        boards, lobbies and private hands, and of a board the version it shows, if newer than the letter's,
        and its note; and it posts the letters that follow, which are returned as far as they are due. What
        another process has marked before stays as it is: then `if_late` says what follows."""
        await sql.hold(table_id)
        follow_ups = [letter for sent in done for letter in await _delivered(sql, sent, now)]
        if not follow_ups:
            return []
        await rows.table(sql, table_id)
        await rows.enclose(sql, table_id, follow_ups, now)
        nonces = [letter.nonce for letter in follow_ups]
        found = await sql(
            f"SELECT * FROM outbox WHERE nonce IN ({', '.join('?' * len(nonces))})"
            " AND done_at IS NULL AND next_try <= ? ORDER BY id",
            [*nonces, now],
        )
        return [struct(row, StoredLetter) for row in found]

    @writing
    async def failed(self, sql: Sql, letter_id: int, error: str, *, now: int, next_try: int | None) -> None:
        """Note that sending failed: retry at `next_try`, or never (None); then the body is emptied."""
        change, at = ("done_at = ?, body = '{}'", now) if next_try is None else ("next_try = ?", next_try)
        await sql(
            f"UPDATE outbox SET tries = tries + 1, error = ?, {change} WHERE id = ? AND done_at IS NULL",
            (error, at, letter_id),
        )

    @writing
    async def note_message(
        self,
        sql: Sql,
        table_id: str,
        kind: LetterKind,
        *,
        message_id: int | None,
        channel_id: int | None = None,
        seat: Seat | None = None,
        version: int | None = None,
    ) -> None:
        """Store the message of a board, lobby or private hand that was not sent from the outbox, or the
        notice that offers this `seat`; None forgets it."""
        await rows.table(sql, table_id)
        await _note_message(
            sql,
            table_id,
            kind,
            message_id=message_id,
            channel_id=channel_id,
            seat=seat,
            version=version,
            note=None,
        )

    @writing
    async def sweep_letters(self, sql: Sql, before: int, limit: int = LETTERS_A_STEP) -> int:
        """Delete some letters finished before this moment; return how many. 0: none are left."""
        gone = await sql(
            "DELETE FROM outbox WHERE id IN"
            " (SELECT id FROM outbox WHERE done_at < ? ORDER BY done_at LIMIT ?) RETURNING id",
            (before, limit),
        )
        return len(gone)


async def unsent_letters_of(
    sql: Sql, table_id: str, now: int, limit: int
) -> tuple[list[StoredLetter], list[StoredLetter]]:
    """Within a transaction: those that are due, and those that were tried and are due later."""
    found = await sql(
        "SELECT * FROM outbox INDEXED BY outbox_to_send_of_table WHERE done_at IS NULL"
        " AND table_id = ? AND (next_try <= ? OR tries > 0) ORDER BY id LIMIT ?",
        (table_id, now, limit),
    )
    letters = [struct(row, StoredLetter) for row in found]
    due = [letter for letter in letters if letter.next_try <= now]
    return due, [letter for letter in letters if letter.next_try > now]


async def _delivered(sql: Sql, sent: Sent, now: int) -> Sequence[Letter]:
    """Once: a process that was stopped for a while may come late. Returns the letters that follow."""
    found = await sql(
        "UPDATE outbox SET done_at = ?, message_id = ?, tries = tries + 1, error = NULL, body = '{}'"
        " WHERE id = ? AND done_at IS NULL RETURNING *",
        (now, sent.message_id, sent.letter_id),
    )
    for letter in (struct(row, StoredLetter) for row in found):
        if sent.message_id is not None:
            await _note_message(
                sql,
                letter.table_id,
                letter.kind,
                message_id=sent.message_id,
                channel_id=sent.channel_id,
                seat=letter.seat,
                version=letter.version if sent.version is None else sent.version,
                note=sent.note,
            )
    if found:
        return sent.follow_ups
    return [] if sent.message_id is None or await _is_known(sql, sent) else sent.if_late


async def _is_known(sql: Sql, sent: Sent) -> bool:
    """Whether whoever was quicker has noted this very message, or it is one that counts now."""
    found = await sql(
        "SELECT 1 FROM outbox WHERE outbox.id = ?1 AND (message_id = ?2"
        " OR EXISTS (SELECT 1 FROM tables WHERE tables.id = outbox.table_id"
        " AND (board_message_id = ?2 OR lobby_message_id = ?2))"
        " OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = outbox.table_id AND desk_message_id = ?2)"
        " OR EXISTS (SELECT 1 FROM votes WHERE votes.table_id = outbox.table_id AND votes.message_id = ?2))",
        (sent.letter_id, sent.message_id),
    )
    return bool(found)


async def _note_message(
    sql: Sql,
    table_id: str,
    kind: LetterKind,
    *,
    message_id: int | None,
    channel_id: int | None,
    seat: Seat | None,
    version: int | None,
    note: str | None,
) -> None:
    match kind:
        case LetterKind.BOARD:
            # An old board that arrives late must not hide the newer one, nor bring a name back to a table
            # whose people had everything about themselves deleted.
            shown = () if message_id is None else (-1 if version is None else version,)
            newer = "" if message_id is None else " AND coalesce(board_version, -1) <= ?6"
            await sql(
                "UPDATE tables SET board_message_id = ?1, board_channel_id = ?2, board_version = ?3,"
                " board_note = CASE WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = ?5"
                f" AND user_id IS NOT NULL) THEN ?4 END WHERE id = ?5{newer}",
                (message_id, channel_id, version, note, table_id, *shown),
            )
        case LetterKind.LOBBY:
            await sql("UPDATE tables SET lobby_message_id = ? WHERE id = ?", (message_id, table_id))
        case LetterKind.PRIVATE_HAND | LetterKind.PING | LetterKind.REMINDER:
            await sql(
                "UPDATE seats SET desk_message_id = ?, desk_channel_id = ? WHERE table_id = ? AND seat = ?",
                (message_id, channel_id, table_id, seat),
            )
        case LetterKind.CLEAR_PING:
            await sql(
                "UPDATE seats SET ping_message_id = ? WHERE table_id = ? AND seat = ?",
                (message_id, table_id, seat),
            )
        case LetterKind.NOTICE if seat is not None:
            await sql(
                "UPDATE seats SET offer_message_id = ? WHERE table_id = ? AND seat = ?",
                (message_id, table_id, seat),
            )
        case LetterKind.VOTE:
            await sql("UPDATE votes SET message_id = ? WHERE table_id = ?", (message_id, table_id))
        case _:
            return
