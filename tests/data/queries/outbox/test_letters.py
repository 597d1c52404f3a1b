from __future__ import annotations

import pytest

from data.models import Letter, LetterKind, NoSuchTable, Sent
from tests.data.store_helpers import NOW, AnyStore, ask, board, running


async def test_a_letter_waits_until_it_is_delivered(store: AnyStore) -> None:
    table_id, _ = await running(store)
    desk = Letter(kind=LetterKind.PRIVATE_HAND, seat=1, version=3, body={"lines": ["ä"]}, nonce="desk")
    await store.post(table_id, [board(table_id, 3), desk], now=NOW)
    assert await store.due_letters(NOW - 1) == []
    first, second = await store.due_letters(NOW)
    assert await store.last_letter() == second.id
    assert (first.kind, first.seat, first.body, first.created, first.tries) == (
        LetterKind.BOARD,
        None,
        {"n": 3},
        NOW,
        0,
    )
    assert (second.kind, second.seat, second.body, second.nonce) == (
        LetterKind.PRIVATE_HAND,
        1,
        {"lines": ["ä"]},
        "desk",
    )
    assert [letter.id for letter in await store.due_letters(NOW, limit=1)] == [first.id]
    await store.delivered(first.table_id, [Sent(first.id, message_id=900, channel_id=7)], now=NOW)
    await store.delivered(second.table_id, [Sent(second.id, message_id=901, channel_id=8)], now=NOW)
    assert await store.due_letters(NOW + 999) == []
    row = await store.load(table_id)
    assert (row.board_message_id, row.board_channel_id, row.board_version) == (900, 7, 3)
    seat = (await store.seats(table_id))[1]
    assert (seat.desk_message_id, seat.desk_channel_id) == (901, 8)


async def test_a_letter_is_saved_once(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.post(table_id, [board(table_id, 1), board(table_id, 1)], now=NOW)
    [letter] = await store.due_letters(NOW)
    await store.delivered(letter.table_id, [Sent(letter.id)], now=NOW)
    await store.post(table_id, [board(table_id, 1)], now=NOW)
    assert await store.due_letters(NOW) == []


async def test_a_failed_letter_is_retried_or_given_up(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.post(table_id, [board(table_id, 1)], now=NOW)
    [letter] = await store.due_letters(NOW)
    await store.failed(letter.id, "503", now=NOW, next_try=NOW + 30)
    assert await store.due_letters(NOW + 29) == []
    [letter] = await store.due_letters(NOW + 30)
    assert (letter.tries, letter.error, letter.done_at) == (1, "503", None)
    await store.failed(letter.id, "403", now=NOW + 30, next_try=None)
    assert await store.due_letters(NOW + 9999) == []


async def test_a_delivered_letter_loses_its_body(store: AnyStore) -> None:
    """Its body may name a person, so it is kept only while it is needed."""
    table_id, _ = await running(store)
    names = [Letter(kind=LetterKind.WELCOME, version=1, body={"user": number}) for number in (11, 22, 33)]
    await store.post(table_id, names, now=NOW)
    sent, refused, delayed = await store.due_letters(NOW)
    await store.delivered(sent.table_id, [Sent(sent.id)], now=NOW)
    await store.failed(refused.id, "403", now=NOW, next_try=None)
    await store.failed(delayed.id, "500", now=NOW, next_try=NOW + 1)
    assert await ask(store, "SELECT body FROM outbox ORDER BY id") == [("{}",), ("{}",), ('{"user":33}',)]


async def test_the_newest_board_wins(store: AnyStore) -> None:
    table_id, _ = await running(store, 1)
    other, _ = await running(store, 2)
    hand = Letter(kind=LetterKind.PRIVATE_HAND, seat=0, version=1, nonce="hand")
    await store.post(table_id, [board(table_id, n) for n in (1, 2, 3)], now=NOW)
    await store.post(table_id, [hand], now=NOW)
    await store.post(other, [board(other, 1)], now=NOW)
    assert len(await store.due_letters(NOW)) == 5
    first, _, third, desk = await store.due_letters(NOW, table_id=table_id)
    assert (third.kind, third.version, desk.kind) == (LetterKind.BOARD, 3, LetterKind.PRIVATE_HAND)
    # A delayed board arrives, then the new one: the new one stays.
    await store.delivered(first.table_id, [Sent(first.id, message_id=11, channel_id=1)], now=NOW)
    assert (await store.load(table_id)).board_message_id == 11
    await store.delivered(
        third.table_id, [Sent(third.id, message_id=13, channel_id=1, version=4, note="said")], now=NOW
    )
    await store.delivered(first.table_id, [Sent(first.id, message_id=11, channel_id=1, note="old")], now=NOW)
    row = await store.load(table_id)
    assert (row.board_message_id, row.board_version, row.board_note) == (13, 4, "said")


async def test_messages_are_noted_and_forgotten(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.note_message(table_id, LetterKind.LOBBY, message_id=5)
    await store.note_message(table_id, LetterKind.BOARD, message_id=6, channel_id=7, version=2)
    await store.note_message(table_id, LetterKind.PRIVATE_HAND, message_id=8, channel_id=9, seat=0)
    await store.note_message(table_id, LetterKind.PING, message_id=10)
    row = await store.load(table_id)
    assert (row.lobby_message_id, row.board_message_id, row.board_version) == (5, 6, 2)
    assert (await store.seats(table_id))[0].desk_message_id == 8
    await store.note_message(table_id, LetterKind.BOARD, message_id=None)
    row = await store.load(table_id)
    assert (row.board_message_id, row.board_channel_id, row.board_version) == (None, None, None)
    with pytest.raises(NoSuchTable):
        await store.note_message("nosuchid", LetterKind.LOBBY, message_id=5)


async def test_old_letters_are_deleted(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.post(table_id, [board(table_id, n) for n in (1, 2, 3)], now=NOW)
    first, second, _ = await store.due_letters(NOW)
    await store.delivered(first.table_id, [Sent(first.id)], now=NOW + 1)
    await store.delivered(second.table_id, [Sent(second.id)], now=NOW + 2)
    assert await store.sweep_letters(NOW + 2) == 1
    assert [letter.version for letter in await store.due_letters(NOW)] == [3]


async def test_old_letters_are_deleted_in_steps(store: AnyStore) -> None:
    table_id, _ = await running(store)
    await store.post(table_id, [board(table_id, n) for n in range(5)], now=NOW)
    sent = [Sent(letter.id) for letter in await store.due_letters(NOW)]
    await store.delivered(table_id, sent, now=NOW)
    assert [await store.sweep_letters(NOW + 1, limit=2) for _ in range(4)] == [2, 2, 1, 0]


async def test_letters_that_cannot_be_delivered_are_refused(store: AnyStore) -> None:
    table_id, _ = await running(store)
    good = board(table_id, 1)
    long = Letter(kind=LetterKind.PING, version=1, nonce="n" * 26)
    with pytest.raises(ValueError, match="25"):
        await store.post(table_id, [good, long], now=NOW)
    assert await store.due_letters(NOW) == []
    with pytest.raises(NoSuchTable):
        await store.post("nosuchid", [good], now=NOW)
