"""Builds every letter: what is put into the outbox together with a change, and sent after the commit.

A letter about a version of a table has a nonce made of the table, the version and a mark: the same letter
built twice is one letter. All others are letters of their own each time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from cogs.tables.changes.what_changed import Change
from cogs.tables.loading.room import Room
from cogs.tables.people.clock import HOUR
from cogs.tables.people.live_play import LIVE_CALL_SECONDS, plays_live
from cogs.tables.people.partners import partners
from data.models import Letter, LetterKind, SeatRow, Status, TableRow, Vote
from engines.contract.core import Raw, Seat
from engines.tables.table import Table

REMINDER = "reminder"
"""The text of a usual reminder."""
OWN_MOVE_DELAY_SECONDS = 60
"""Until the hand of whoever has moved is refreshed: they see it in the panel with which they move, and when
the next question comes before, their hand comes with it."""
OWN_TURN_DELAY_SECONDS = 5
"""The same where the move ends the turn: a hand doesn't go on saying that it's theirs. By then computers
have moved."""
VEILED_BYTES = 5
"""Of a version in a nonce: with the id of the table and a mark it has at most 25 characters."""


def _once(
    row: TableRow, kind: LetterKind, version: int, mark: str, seat: Seat | None = None, delay: int = 0
) -> Letter:
    """A letter that is kept once for a version, however often it is built."""
    return Letter(kind=kind, seat=seat, version=version, nonce=nonce_of(row, version, mark), delay=delay)


def nonce_of(row: TableRow, version: int, mark: str) -> str:
    """Whoever sees a message can see its nonce, and versions count secret moves: so the version is a hash of
    it with the table's key."""
    veiled = hashlib.blake2b(str(version).encode(), key=row.key[:64], digest_size=VEILED_BYTES)
    return f"{row.id}-{veiled.hexdigest()}-{mark}"


# --- the messages of a table -----------------------------------------------------------------------------


def board(row: TableRow) -> Letter:
    return Letter(kind=LetterKind.BOARD, version=row.version)


def lobby(row: TableRow) -> Letter:
    return Letter(kind=LetterKind.LOBBY, version=row.version)


def main_message(row: TableRow) -> Letter:
    """The lobby card of a lobby, the board of a game."""
    return lobby(row) if row.status is Status.LOBBY else board(row)


def reposted(row: TableRow, now: int) -> Letter:
    """The main message, posted anew where all old messages are lost."""
    kind = LetterKind.LOBBY if row.rules_version is None else LetterKind.BOARD
    return Letter(kind=kind, version=row.version, nonce=f"{row.id}-{now % 10**9}-o")


def replaced_board(row: TableRow) -> Letter:
    """To the last board, as it is stored, once a newer one is posted."""
    body: Raw = {"channel": row.board_channel_id, "message": row.board_message_id, "note": row.board_note}
    version = row.board_version or 0
    return Letter(kind=LetterKind.REPLACED_BOARD, version=version, body=body)


def stray_board(row: TableRow, message_id: int) -> Letter:
    """To a board that was posted but never noted: nobody knows what it says."""
    body: Raw = {"channel": row.channel_id, "message": message_id, "note": None}
    return Letter(kind=LetterKind.REPLACED_BOARD, version=row.version, body=body)


def moved_away(room: Room, vote: Vote | None) -> Letter:
    """To the messages in the old channel of a table: where it continues."""
    row = room.row
    body: Raw = {
        "channel": row.channel_id,
        "lobby": None if room.started else row.lobby_message_id,
        "vote": vote.message_id if vote else None,
        "board": row.board_message_id,
        "note": row.board_note,
    }
    return Letter(kind=LetterKind.MOVED_AWAY, version=row.version, body=body)


def final_standings(row: TableRow, version: int) -> Letter:
    return _once(row, LetterKind.FINAL_STANDINGS, version, "f")


def private_hand(row: TableRow, seat: Seat) -> Letter:
    return Letter(kind=LetterKind.PRIVATE_HAND, seat=seat, version=row.version)


def private_hands(room: Room) -> list[Letter]:
    """The hand of every person at the table."""
    return [private_hand(room.row, seat.seat) for seat in room.seats if not seat.computer]


def clear_ping(row: TableRow, seat: Seat) -> Letter:
    return Letter(kind=LetterKind.CLEAR_PING, seat=seat, version=row.version)


def reminder(row: TableRow, seat: Seat, text: str) -> Letter:
    """`text`: its key, by which the message is known, too (see `cogs.ui.game_messages.turn_message`)."""
    return Letter(kind=LetterKind.REMINDER, seat=seat, version=row.version, body={"text": text})


def channel_lost(row: TableRow, seats: Sequence[SeatRow]) -> list[Letter]:
    """To every person: the table needs another channel."""
    return [
        Letter(kind=LetterKind.CHANNEL_LOST, seat=seat.seat, version=row.version)
        for seat in seats
        if not seat.computer
    ]


def partner_threads(table: Table, seats: Sequence[SeatRow]) -> list[Letter]:
    """One for each side with several people, addressed to the first of them."""
    return [
        Letter(kind=LetterKind.PARTNER_THREAD, seat=side[0].seat, version=table.number)
        for side in partners(table.game, table.settings, seats)
    ]


# --- to a person who has no seat, or not for good ---------------------------------------------------------


def welcome(row: TableRow, user_id: int) -> Letter:
    """The first direct message to somebody who joined. It names the person: in a lobby seats move up."""
    return Letter(kind=LetterKind.WELCOME, version=row.version, body={"user": user_id})


def ready(row: TableRow, user_id: int, *, full: bool, now: int) -> Letter:
    """That a lobby has enough players, or is `full`. Once an hour is enough, however often people come and
    go: so its nonce has the hour and, in few letters, the person."""
    whom = hashlib.blake2b(str(user_id).encode(), digest_size=4).hexdigest()
    nonce = f"{row.id}-{now // HOUR}-{'f' if full else 'e'}{whom}"
    body = {"user": user_id, "full": full}
    return Letter(kind=LetterKind.READY, version=row.version, body=body, nonce=nonce)


def took_over(row: TableRow, seat: SeatRow, why: str) -> Letter:
    body = {"user": seat.user_id, "why": why}
    return Letter(kind=LetterKind.TOOK_OVER, seat=seat.seat, version=row.version, body=body)


def removed(row: TableRow, user_id: int, *, barred: bool) -> Letter:
    """To somebody whom the host has removed; `barred`: for good."""
    return Letter(kind=LetterKind.REMOVED, version=row.version, body={"user": user_id, "barred": barred})


def seat_given_away(room: Room, seat: Seat) -> list[Letter]:
    """Remove from the former player what only this seat may see: hand and ping, and the partners' thread."""
    former = room.seats[seat]
    sides = room.table.game.sides(len(room.seats), room.row.settings)
    gone = clear_private(room.row, former)
    if former.user_id is not None and any(seat in side and len(side) > 1 for side in sides):
        body = {"user": former.user_id}
        gone.append(Letter(kind=LetterKind.LEAVE_THREAD, seat=seat, version=room.row.version, body=body))
    return gone


def clear_private(row: TableRow, seat: SeatRow, *, named: bool = True) -> list[Letter]:
    """Remove the private messages of a seat, whoever has it by then. A deleted person is not `named`: then
    only messages can be removed whose channel is known."""
    body: Raw = {"hand": seat.desk_message_id, "ping": seat.ping_message_id, "channel": seat.desk_channel_id}
    body = {key: value for key, value in body.items() if value is not None}
    if named and seat.user_id is not None:
        body["user"] = seat.user_id
    if not body.keys() & {"hand", "ping"} or not body.keys() & {"channel", "user"}:
        return []
    return [Letter(kind=LetterKind.CLEAR_PRIVATE, seat=seat.seat, version=row.version, body=body)]


def stray_hand(row: TableRow, seat: Seat, message_id: int, channel_id: int) -> Letter:
    """To a hand that was sent but never noted, beside the one that is."""
    body: Raw = {"hand": message_id, "channel": channel_id, "stray": True}
    return Letter(kind=LetterKind.CLEAR_PRIVATE, seat=seat, version=row.version, body=body)


# --- votes and notices -----------------------------------------------------------------------------------


def open_vote(row: TableRow) -> Letter:
    """The message of the open vote, with the ballots so far."""
    return Letter(kind=LetterKind.VOTE, version=row.version)


def vote_result(row: TableRow, vote: Vote, result: str) -> Letter:
    body: Raw = {"matter": vote.matter, "seat": vote.seat, "message": vote.message_id, "verdict": str(result)}
    if vote.named:
        body["number"] = vote.number
    return Letter(kind=LetterKind.VOTE, version=row.version, body=body)


def notice(row: TableRow, key: str, seat: Seat | None = None) -> Letter:
    """A sentence in the channel, about a seat or about the table."""
    body: Raw = {"key": key} if seat is None else {"key": key, "seat": seat}
    return Letter(kind=LetterKind.NOTICE, version=row.version, body=body)


def round_ends(row: TableRow) -> Letter:
    """Said once a table: the time for this round of a season is nearly up."""
    body, nonce = {"key": "season-round-ends"}, f"{row.id}-round-ends"
    return Letter(kind=LetterKind.NOTICE, version=row.version, body=body, nonce=nonce)


def season_table(row: TableRow) -> Letter:
    """Said once a table of a season, before its game: to all who play there."""
    body, nonce = {"key": "season-table-open"}, f"{row.id}-season-table"
    return Letter(kind=LetterKind.NOTICE, version=row.version, body=body, nonce=nonce)


def end_of_offer(room: Room, seat: Seat, key: str) -> Letter:
    """A notice that also takes the button from the message that offers this seat."""
    body: Raw = {"key": key, "seat": seat}
    if (offer := room.seats[seat].offer_message_id) is not None:
        body["offer"] = offer
    return Letter(kind=LetterKind.NOTICE, version=room.row.version, body=body)


def no_partner_thread(row: TableRow) -> Letter:
    """Said once a table: how else partners can talk."""
    body, nonce = {"key": "cabin-none"}, f"{row.id}-no-cabin"
    return Letter(kind=LetterKind.NOTICE, version=0, body=body, nonce=nonce)


# --- what follows from a change --------------------------------------------------------------------------


def lobby_changed(row: TableRow) -> Letter:
    return _once(row, LetterKind.LOBBY, row.version, "l")


def lobby_cancelled(row: TableRow) -> Letter:
    return _once(row, LetterKind.LOBBY, row.version, "x")


def game_started(row: TableRow, table: Table, seats: Sequence[SeatRow]) -> list[Letter]:
    """The lobby card without buttons, the first board, everybody's hand, as a ping for whose turn it is. At a
    lesson the board is enough: its only reader has it before their eyes."""
    if row.lesson:
        return [_once(row, LetterKind.BOARD, 0, "b")]
    letters = [_once(row, LetterKind.LOBBY, 0, "s"), _once(row, LetterKind.BOARD, 0, "b")]
    for seat in seats:
        if not seat.computer:
            asked = seat.seat in table.waiting
            kind, mark = (LetterKind.PING, "p") if asked else (LetterKind.PRIVATE_HAND, "d")
            letters.append(_once(row, kind, 0, f"{mark}{seat.seat}", seat.seat))
    return letters + partner_threads(table, seats)


def move_made(room: Room, change: Change) -> list[Letter]:
    """The board unless the move was secret; to each person the hand if it is out of date, as a ping if they
    are asked something new."""
    row, number = room.row, change.version
    letters = [] if change.secret else [_once(row, LetterKind.BOARD, number, "b")]
    if row.lesson:
        return letters
    for person in room.seats:
        seat = person.seat
        if person.computer:
            continue
        if seat in change.pings:
            letters += _calls(room, change, seat)
        elif seat in change.hands:
            entry, over = change.entry, room.table.outcome is not None
            own = seat == entry.seat and entry.takes_back is None and not over
            after_own = OWN_TURN_DELAY_SECONDS if seat in change.done else OWN_MOVE_DELAY_SECONDS
            delay = after_own if own else 0
            letters.append(_once(row, LetterKind.PRIVATE_HAND, number, f"d{seat}", seat, delay))
        if seat in change.done and person.ping_message_id is not None:
            letters.append(_once(row, LetterKind.CLEAR_PING, number, f"c{seat}", seat))
    return letters


def _calls(room: Room, change: Change, seat: Seat) -> list[Letter]:
    """The call of somebody whose turn it is; for a player who looks at the game, the hand as it is now, and a
    call only if they don't move for some minutes."""
    row, number = room.row, change.version
    if not plays_live(room.table, seat, change.entry.at):
        return [_once(row, LetterKind.PING, number, f"p{seat}", seat)]
    return [
        _once(row, LetterKind.PRIVATE_HAND, number, f"d{seat}", seat),
        _once(row, LetterKind.PING, number, f"p{seat}", seat, LIVE_CALL_SECONDS),
    ]


def game_stopped(row: TableRow, seats: Sequence[SeatRow]) -> list[Letter]:
    """The last word of a lobby or a game that is not played to its end; nobody is asked any longer."""
    kind = LetterKind.LOBBY if row.status is Status.LOBBY else LetterKind.BOARD
    calm = [
        _once(row, LetterKind.CLEAR_PING, row.version, f"e{seat.seat}", seat.seat)
        for seat in seats
        if seat.desk_message_id is not None or seat.ping_message_id is not None
    ]
    return [_once(row, kind, row.version, "e"), *calm]
