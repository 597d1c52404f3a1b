"""Compares what people see with what they should see, when everything that is due has been sent."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise, takewhile

from cogs.tables.loading.room import Room
from cogs.ui.components.custom_ids import Verb
from cogs.ui.pictures.drawing import view_bytes
from data.models import DM, SeatRow, Status
from tests.lab.campaign.check_moves import History
from tests.lab.campaign.ledger import Unsent
from tests.lab.campaign.seen import EVERYBODY, Seen, Shown
from tests.lab.campaign.violations import Violation
from tests.lab.campaign.witness import hashed, own_hash

SAME_SECONDS = 120.0
"""Within which the same message in the same place is one too many."""
CLOCK_SECONDS = 1.0
"""A move is noted with its second."""
SHOWS_BOARD = {"board", "strike", "final", "lobby"}
SHOWS_HAND = {"desk", "ping", "clear", "calm", "reminder"}


def check_letters(history: History, seen: Seen, unsent: Sequence[Unsent]) -> Iterator[Violation]:
    """What is at a table now. Letters that are not due yet excuse what they would tell."""
    room = history.room
    kinds = {letter.kind for letter in unsent if letter.table == room.row.id}
    channel = seen.in_channel(room.row.channel_id)
    if room.running:
        if not kinds & SHOWS_BOARD:
            yield from _one_board(room, channel)
        for seat in room.seats:
            waiting = {
                letter.kind for letter in unsent if (letter.table, letter.seat) == (room.row.id, seat.seat)
            }
            if not waiting & SHOWS_HAND:
                yield from _one_hand(room, seat, seen)
                yield from _called(history, seat, seen.shown)
    elif room.row.status is Status.OVER and not kinds & SHOWS_BOARD:
        yield from _one_end(room, channel)
    elif room.row.status is Status.LOBBY and not kinds & SHOWS_BOARD:
        cards = _with(channel, room, Verb.LEAVE)
        if [card.message for card in cards] != [room.row.lobby_message_id]:
            yield Violation(_wrong(cards), room.row.id, f"{len(cards)} lobby cards can be pressed")


def _with(messages: Sequence[Shown], room: Room, verb: Verb) -> list[Shown]:
    """Messages with this button of this table."""
    return [
        one for one in messages if any((part.verb, part.table_id) == (verb, room.row.id) for part in one.ids)
    ]


def _wrong(found: Collection[object]) -> str:
    return "repeated" if len(found) > 1 else "missing"


def _one_board(room: Room, channel: Sequence[Shown]) -> Iterator[Violation]:
    boards = _with(channel, room, Verb.HAND)
    if [board.message for board in boards] != [room.row.board_message_id]:
        yield Violation(_wrong(boards), room.row.id, f"{len(boards)} boards can be played")
        return
    now = hashed(view_bytes(room.table.view(None).public))
    if now not in {note.public for note in boards[0].notes}:
        yield Violation(
            "missing", room.row.id, f"the board shows an old position; version {room.row.version}"
        )


def _one_hand(room: Room, seat: SeatRow, seen: Seen) -> Iterator[Violation]:
    if seat.computer or seat.user_id is None or seat.dm is not DM.OPEN:
        return
    direct = seen.in_channel(seen.server.world.dm(seat.user_id).id)
    hands = _with(direct, room, Verb.PLAY)
    if [hand.message for hand in hands] != [seat.desk_message_id]:
        yield Violation(_wrong(hands), room.row.id, f"{len(hands)} hands of {seat.name} can be played")
        return
    shows = {note.own for note in hands[0].notes}
    if shows and own_hash(room.table, seat.seat) not in shows:
        yield Violation("missing", room.row.id, f"the hand of {seat.name} is an old one")


def _called(history: History, seat: SeatRow, shown: Sequence[Shown]) -> Iterator[Violation]:
    """Whoever is asked because somebody else has moved was notified after that move."""
    room = history.room
    since = _asked_since(history, seat.seat)
    if since is None or seat.computer or seat.user_id is None:
        return
    direct = [one for one in shown if one.reader == seat.user_id and room.row.id in one.tables]
    public = [one for one in shown if one.reader == EVERYBODY and seat.user_id in one.mentions]
    calls = [one for one in [*direct, *public] if one.new and one.nonce and one.at >= since]
    # In the channel nobody is called for secret questions, nor by computers alone: then the board is edited.
    silent = room.table.view(None).public.quiet or _only_computers_since(history, seat.seat)
    if not calls and not (silent and seat.dm is DM.CLOSED):
        yield Violation("missing", room.row.id, f"{seat.name} was not told that it is their turn")


def _only_computers_since(history: History, seat: int) -> bool:
    """Whether this seat has moved, and nobody but computers since."""
    movers = [entry.seat for entry in history.log if entry.public]
    since = list(takewhile(lambda one: one != seat, reversed(movers)))
    return len(since) < len(movers) and all(history.room.seats[one].computer for one in since)


def _asked_since(history: History, seat: int) -> float | None:
    """When somebody else's move made the game wait for this seat; None if it does not, or if nobody did. Also
    None if they have moved since: who knows that it is their turn need not be told."""
    happened = sorted(history.happened, key=lambda one: one.number)
    before = None
    for one in reversed(happened):
        if seat not in one.waiting:
            break
        if one.pressed and one.changes[0].seat == seat:
            return None
        before = one
    if before is None or before.number != (before.changes[-1].number if before.changes else 0):
        return None
    if not before.changes:
        return float(history.room.row.started or 0)
    first = before.changes[0]
    if first.seat == seat:
        return None
    return first.at - CLOCK_SECONDS


def _one_end(room: Room, channel: Sequence[Shown]) -> Iterator[Violation]:
    ends = _with(channel, room, Verb.REMATCH)
    if len(ends) != 1:
        yield Violation(_wrong(ends), room.row.id, f"{len(ends)} messages tell the final standings")
    # A call in the channel has "Play" alone, and stays as it was said.
    if boards := _with(channel, room, Verb.HAND):
        yield Violation("missing", room.row.id, f"{len(boards)} boards look as if the game went on")


def check_nonces(shown: Sequence[Shown], nonces: Collection[str]) -> Iterator[Violation]:
    """What nobody asked for has the nonce of a letter: else, sent again, it would be a second message."""
    for one in shown:
        if one.new and not one.answer and one.nonce not in nonces:
            yield Violation("repeated", "", f"no nonce of a letter ({one.nonce!r}): {one.text[:100]!r}")


def check_repeated(shown: Sequence[Shown]) -> Iterator[Violation]:
    """No letter was sent twice: neither one with its nonce, nor one that says the same without any."""
    nonces = Counter((one.channel, one.nonce) for one in shown if one.new and one.nonce)
    for (channel, nonce), count in nonces.items():
        if count > 1:
            yield Violation("repeated", "", f"{nonce} was sent {count} times to {channel}")
    same: defaultdict[tuple[int, str, tuple[object, ...]], list[Shown]] = defaultdict(list)
    for one in shown:
        if one.new and not one.nonce and not one.answer:
            same[one.channel, one.text, one.notes].append(one)
    for messages in same.values():
        for first, second in pairwise(messages):
            if second.at - first.at < SAME_SECONDS:
                yield Violation("repeated", "", f"told twice: {first.text[:100]!r}")
