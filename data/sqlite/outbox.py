"""Letters: what is to be posted after a change, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence

from data.models import Letter, LetterKind, Sent, StoredLetter
from data.sqlite import rows
from data.sqlite.database import Database, Sql, reading, writing
from data.sqlite.rows import struct
from data.store import LETTERS_A_STEP
from engines.core import Seat


class OutboxQueries(Database):
    @writing
    def post(self, sql: Sql, table_id: str, letters: Sequence[Letter], *, now: int) -> None:
        rows.table(sql, table_id)
        rows.enclose(sql, table_id, letters, now)

    @reading
    def due_letters(
        self, sql: Sql, now: int, limit: int = 50, table_id: str | None = None
    ) -> list[StoredLetter]:
        # The planner would rather walk along the ids, through all letters that were ever sent.
        if table_id is None:
            found = sql(
                "SELECT * FROM outbox INDEXED BY outbox_to_send WHERE done_at IS NULL AND next_try <= ?"
                " ORDER BY id LIMIT ?",
                (now, limit),
            )
        else:
            found = sql(
                "SELECT * FROM outbox INDEXED BY outbox_to_send_of_table WHERE done_at IS NULL"
                " AND table_id = ? AND next_try <= ? ORDER BY id LIMIT ?",
                (table_id, now, limit),
            )
        return [struct(row, StoredLetter) for row in found]

    @reading
    def tables_with_unsent(self, sql: Sql, kind: LetterKind) -> set[str]:
        found = sql(
            "SELECT DISTINCT table_id FROM outbox INDEXED BY outbox_to_send_by_kind WHERE done_at IS NULL"
            " AND kind = ?",
            (kind,),
        )
        return {row["table_id"] for row in found}

    @writing
    def delivered(self, sql: Sql, table_id: str, done: Sequence[Sent], *, now: int) -> list[StoredLetter]:
        for sent in done:
            _delivered(sql, sent, now)
        follow_ups = [letter for sent in done for letter in sent.follow_ups]
        if not follow_ups:
            return []
        rows.table(sql, table_id)
        rows.enclose(sql, table_id, follow_ups, now)
        nonces = [letter.nonce for letter in follow_ups]
        found = sql(
            f"SELECT * FROM outbox WHERE nonce IN ({', '.join('?' * len(nonces))})"
            " AND done_at IS NULL AND next_try <= ? ORDER BY id",
            [*nonces, now],
        )
        return [struct(row, StoredLetter) for row in found]

    @writing
    def failed(self, sql: Sql, letter_id: int, error: str, *, now: int, next_try: int | None) -> None:
        sql(
            "UPDATE outbox SET tries = tries + 1, error = ?1, next_try = ifnull(?2, next_try),"
            " done_at = iif(?2 IS NULL, ?3, NULL), body = iif(?2 IS NULL, '{}', body) WHERE id = ?4",
            (error, next_try, now, letter_id),
        )

    @writing
    def note_message(
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
        rows.table(sql, table_id)
        _note_message(
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
    def sweep_letters(self, sql: Sql, before: int, limit: int = LETTERS_A_STEP) -> int:
        gone = sql(
            "DELETE FROM outbox WHERE id IN"
            " (SELECT id FROM outbox WHERE done_at < ? ORDER BY done_at LIMIT ?) RETURNING id",
            (before, limit),
        )
        return len(gone)


def _delivered(sql: Sql, sent: Sent, now: int) -> None:
    found = sql(
        "UPDATE outbox SET done_at = ?, message_id = ?, tries = tries + 1, error = NULL, body = '{}'"
        " WHERE id = ? RETURNING *",
        (now, sent.message_id, sent.letter_id),
    )
    for letter in (struct(row, StoredLetter) for row in found):
        if sent.message_id is not None:
            _note_message(
                sql,
                letter.table_id,
                letter.kind,
                message_id=sent.message_id,
                channel_id=sent.channel_id,
                seat=letter.seat,
                version=letter.version if sent.version is None else sent.version,
                note=sent.note,
            )


def _note_message(
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
            # An old board that arrives late must not hide the newer one.
            sql(
                "UPDATE tables SET board_message_id = ?1, board_channel_id = ?2, board_version = ?3,"
                " board_note = ?5"
                " WHERE id = ?4 AND (?1 IS NULL OR ifnull(board_version, -1) <= ifnull(?3, -1))",
                (message_id, channel_id, version, table_id, note),
            )
        case LetterKind.LOBBY:
            sql("UPDATE tables SET lobby_message_id = ? WHERE id = ?", (message_id, table_id))
        case LetterKind.PRIVATE_HAND | LetterKind.PING | LetterKind.REMINDER | LetterKind.NUDGE:
            sql(
                "UPDATE seats SET desk_message_id = ?, desk_channel_id = ? WHERE table_id = ? AND seat = ?",
                (message_id, channel_id, table_id, seat),
            )
        case LetterKind.CLEAR_PING:
            sql(
                "UPDATE seats SET ping_message_id = ? WHERE table_id = ? AND seat = ?",
                (message_id, table_id, seat),
            )
        case LetterKind.NOTICE if seat is not None:
            sql(
                "UPDATE seats SET offer_message_id = ? WHERE table_id = ? AND seat = ?",
                (message_id, table_id, seat),
            )
        case LetterKind.VOTE:
            sql("UPDATE votes SET message_id = ? WHERE table_id = ?", (message_id, table_id))
        case _:
            return
