"""The letters of a table when several processes could send them: in order, each once, and promptly."""

from __future__ import annotations

import asyncio

import pytest

from cogs.tables.loading import leases
from data.models import Letter, LetterKind
from data.store import Before, letters_lease
from tests.cogs.processes.process import Process, lapse, until
from tests.data.store_helpers import ask

BOARD, HAND, NOTICE = LetterKind.BOARD, LetterKind.PRIVATE_HAND, LetterKind.NOTICE
Pair = tuple[Process, Process]


def kinds(process: Process) -> list[LetterKind]:
    return [letter.kind for letter in process.sent]


async def table_of(process: Process) -> str:
    """A lobby whose card was sent."""
    table_id = await process.lobby("magellan", "Inge")
    await process.delivered(table_id)
    process.sent.clear()
    process.sending.clear()
    return table_id


async def test_letters_posted_at_both_are_sent_once(pair: Pair) -> None:
    one, _ = pair
    table_id = await table_of(one)
    await asyncio.gather(*(process.post(table_id, BOARD, HAND) for process in pair for _ in range(3)))
    for process in pair * 2:
        await process.delivered(table_id)
    sent = [letter.id for process in pair for letter in process.sent]
    assert len(sent) == len(set(sent)) == 12
    assert await one.letters(table_id) == []


async def test_what_is_posted_elsewhere_goes_out_in_the_round_of_whoever_sends(pair: Pair) -> None:
    """The process that is sending is told, and begins a new round; nobody waits for the next sweep."""
    one, other = pair
    table_id = await table_of(one)
    one.pausing.clear()
    await one.post(table_id, BOARD, NOTICE)
    await one.sending.wait()
    await other.post(table_id, HAND)
    await until(lambda: table_id in one.outbox._again)
    assert other.sent == []
    one.pausing.set()
    async with asyncio.timeout(leases.POLL_SECONDS * 0.8):  # it is told, and need not ask again
        for process in (one, other):
            await process.delivered(table_id)
    assert kinds(one) + kinds(other) == [BOARD, NOTICE, HAND], "in this order, by whomever"
    assert await one.letters(table_id) == []


async def test_without_a_word_from_others_it_is_asked_for_again(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    table_id = await table_of(one)
    other.tables.leases._poll_seconds = 0.1
    for process in pair:
        await process.shared._stop_listening()
    one.pausing.clear()
    await one.post(table_id, BOARD)
    await one.sending.wait()
    await other.post(table_id, HAND)
    await asyncio.sleep(0.3)
    assert (kinds(one), kinds(other)) == ([], [])
    one.pausing.set()
    await other.delivered(table_id)
    assert (kinds(one), kinds(other)) == ([BOARD], [HAND])


async def test_another_goes_on_when_the_sender_dies(pair: Pair) -> None:
    """With the same nonces, and in doubt about what was posted last."""
    one, other = pair
    table_id = await table_of(one)
    one.pausing.clear()
    await one.post(table_id, BOARD, HAND)
    await one.sending.wait()
    waiting = await one.letters(table_id)
    await one.die()
    await other.outbox.sweep()
    await other.delivered(table_id)
    assert other.sent == [], "it may still be alive"
    await lapse(other)
    await other.outbox.sweep()
    await other.delivered(table_id)
    assert [letter.nonce for letter in other.sent] == [letter.nonce for letter in waiting]
    assert other.before == [Before.LAPSED]


async def test_whoever_was_stopped_for_a_while_sends_no_more(pair: Pair) -> None:
    """After so long others may have gone on: what is left is theirs."""
    one, other = pair
    table_id = await table_of(one)
    now = 0.0
    one.tables.leases._clock = lambda: now
    one.pausing.clear()
    await one.post(table_id, BOARD, NOTICE)
    await one.sending.wait()
    now = leases.SAFE_SECONDS + 1
    await lapse(other)
    other.outbox.ring(table_id)
    await other.delivered(table_id)
    assert kinds(other) == [BOARD, NOTICE]
    one.pausing.set()
    await one.delivered(table_id)
    assert kinds(one) == [BOARD], "which it had begun: the nonce makes one message of it"
    row = await other.store.load(table_id)
    assert row.board_message_id == 1, "the first that was noted stays"


async def test_a_lease_is_renewed_while_it_takes_long(pair: Pair) -> None:
    one, other = pair
    table_id = await table_of(one)
    one.pausing.clear()
    await one.post(table_id, BOARD)
    await one.sending.wait()
    for _ in range(3):
        await ask(one.shared, "UPDATE leases SET until = until - interval '20 seconds'")
        await one.tables.leases.renew()
    assert await other.shared.take_lease(letters_lease(table_id)) is None
    one.pausing.set()
    await one.delivered(table_id)
    assert await other.shared.take_lease(letters_lease(table_id)) is Before.OTHER


async def test_what_is_remembered_of_messages_is_forgotten_when_another_has_sent(pair: Pair) -> None:
    one, other = pair
    table_id = await table_of(one)
    one.before.clear()
    await one.post(table_id, BOARD)
    await one.delivered(table_id)
    assert one.before == []
    await other.post(table_id, BOARD)
    await other.delivered(table_id)
    await one.post(table_id, BOARD)
    await one.delivered(table_id)
    assert (one.before, other.before) == ([Before.OTHER], [Before.OTHER])


async def test_what_another_has_tried_in_vain_may_be_there(pair: Pair) -> None:
    """It has given the table back, and its letter is to be tried again later. A newer one comes first."""
    one, other = pair
    table_id = await table_of(one)
    one.refuses = OSError("connection reset")
    await one.post(table_id, BOARD)
    await one.delivered(table_id)
    [tried] = await ask(one.shared, "SELECT id FROM outbox WHERE done_at IS NULL AND tries = 1")
    assert await one.letters(table_id) == [], "it isn't due"
    await other.post(table_id, BOARD)
    await other.delivered(table_id)
    assert [letter.id for letter in other.doubted] == [tried[0]]
    assert len(other.sent) == 1


async def test_a_death_is_not_forgotten_while_there_is_nothing_to_send(pair: Pair) -> None:
    one, other = pair
    table_id = await table_of(one)
    one.pausing.clear()
    await one.post(table_id, BOARD)
    await one.sending.wait()
    await one.die()
    await lapse(other)
    await ask(other.shared, "UPDATE outbox SET next_try = next_try + 60 WHERE done_at IS NULL")
    other.outbox.ring(table_id)
    await other.delivered(table_id)
    assert (other.sent, other.before) == ([], [])
    await other.post(table_id, BOARD)
    await other.delivered(table_id)
    assert other.before == [Before.LAPSED]
    assert other.doubted != []


async def test_a_message_that_comes_too_late_is_taken_away(pair: Pair) -> None:
    """It was on its way when another process went on with a newer letter."""
    one, other = pair
    table_id = await table_of(one)
    now, one.first_message = 0.0, 50
    one.tables.leases._clock = lambda: now
    one.pausing.clear()
    row = await one.store.load(table_id)
    await one.store.post(table_id, [Letter(kind=BOARD, version=row.version)], now=one.time)
    one.outbox.ring(table_id)
    await one.sending.wait()
    now = leases.SAFE_SECONDS + 1
    await lapse(other)
    await other.store.post(table_id, [Letter(kind=BOARD, version=row.version)], now=one.time)
    other.outbox.ring(table_id)
    await other.delivered(table_id)
    one.pausing.set()
    await one.delivered(table_id)
    await other.outbox.sweep()
    await until(lambda: len(one.sent + other.sent) == 3)
    strays = [letter for letter in one.sent + other.sent if letter.kind is LetterKind.REPLACED_BOARD]
    assert [letter.body["message"] for letter in strays] == [50]
    assert (await other.store.load(table_id)).board_message_id == 1
