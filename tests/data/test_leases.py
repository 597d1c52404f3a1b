"""Leases: who sends a table's letters and who does a job, of all processes that share a database."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest
import pytest_asyncio

from data.models import Sent
from data.postgres import PostgresStore
from data.store import Before, News, letters_lease
from tests.data.store_helpers import NOW, OPENED, AnyStore, PostgresPlace, ask, board, lobby

JOB = "job: tidying up"


async def test_a_process_gets_its_own_lease_again(store: AnyStore) -> None:
    assert await store.take_lease(JOB) is not None
    assert await store.take_lease(JOB) is Before.SELF
    assert await store.renew_leases([JOB]) == {JOB}
    await store.release_lease(JOB)
    assert await store.take_lease(JOB) is Before.SELF
    assert await store.lapsed_leases("job") == []
    await store.tidy_up()
    await store.listen(lambda news, name: None)
    await store.check_listening()


async def test_claimed_letters_are_those_that_are_due(store: AnyStore) -> None:
    row, elsewhere = await lobby(store), await lobby(store, channel_id=8)
    await store.post(row.id, [board(row.id, 1), board(row.id, 2)], now=NOW)
    await store.post(row.id, [board(row.id, 3)], now=NOW + 5)
    await store.post(elsewhere.id, [board(elsewhere.id, 1)], now=NOW)
    claim = await store.claim_letters(row.id, NOW, 50)
    assert claim is not None
    assert claim.letters == await store.due_letters(NOW, 50, row.id)
    assert [letter.version for letter in claim.letters] == [1, 2]
    again = await store.claim_letters(row.id, NOW + 5, 1)
    assert again is not None
    assert ([letter.version for letter in again.letters], again.before) == ([1], Before.SELF)


async def test_a_letter_is_marked_once(store: AnyStore) -> None:
    """A process that was stopped for a while comes too late with what it has to say of a letter."""
    row = await lobby(store)
    await store.post(row.id, [board(row.id, 1)], now=NOW)
    [letter] = await store.due_letters(NOW, 5, row.id)
    follow_ups, if_late = [board(row.id, 2)], [board(row.id, 3)]
    sent = Sent(letter.id, 11, 7, follow_ups=follow_ups, if_late=if_late)
    [after] = await store.delivered(row.id, [sent], now=NOW)
    assert after.version == 2
    await store.delivered(row.id, [Sent(after.id)], now=NOW)
    assert await store.delivered(row.id, [sent], now=NOW) == [], "the same message, as the nonce has it"
    [late] = await store.delivered(row.id, [sent._replace(message_id=12)], now=NOW)
    assert late.version == 3
    await store.delivered(row.id, [Sent(late.id)], now=NOW)
    await store.failed(letter.id, "503", now=NOW, next_try=NOW)
    assert (await store.load(row.id)).board_message_id == 11
    assert await store.due_letters(NOW + 99, 5, row.id) == []


async def test_a_message_that_counts_is_not_taken_for_a_late_one(store: AnyStore) -> None:
    """Another process has found it, and has gone on with it for a newer letter."""
    row = await lobby(store)
    await store.post(row.id, [board(row.id, 1), board(row.id, 2)], now=NOW)
    first, second = await store.due_letters(NOW, 5, row.id)
    await store.delivered(row.id, [Sent(first.id), Sent(second.id, 11, 7)], now=NOW)
    late = Sent(first.id, 11, 7, if_late=[board(row.id, 3)])
    assert await store.delivered(row.id, [late], now=NOW) == []
    assert await store.delivered(row.id, [late._replace(message_id=12)], now=NOW) != []


async def test_letters_that_were_tried_are_known_before_they_are_due(store: AnyStore) -> None:
    row = await lobby(store)
    await store.post(row.id, [board(row.id, 1), board(row.id, 2)], now=NOW)
    await store.post(row.id, [board(row.id, 3)], now=NOW + 5)
    [first, _] = await store.due_letters(NOW, 5, row.id)
    await store.failed(first.id, "503", now=NOW, next_try=NOW + 9)
    claim = await store.claim_letters(row.id, NOW, 50)
    assert claim is not None
    assert [letter.version for letter in claim.letters] == [2]
    assert [letter.version for letter in claim.tried] == [1]


# --- several processes -------------------------------------------------------------------------------------


@pytest.fixture
def shared(postgres_url: str) -> PostgresPlace:
    return PostgresPlace(postgres_url)


async def opened(place: PostgresPlace) -> PostgresStore:
    store = await place.open()
    assert isinstance(store, PostgresStore)
    return store


@pytest_asyncio.fixture
async def one(shared: PostgresPlace) -> PostgresStore:
    return await opened(shared)


@pytest_asyncio.fixture
async def other(shared: PostgresPlace) -> PostgresStore:
    return await opened(shared)


async def time_passes(store: PostgresStore, seconds: int) -> None:
    """By the clock of the database, which is the only one that counts."""
    shift = f"interval '{seconds} seconds'"
    await ask(store, f"UPDATE leases SET until = until - {shift}, done_at = done_at - {shift}")


async def test_one_process_at_a_time_has_a_lease(one: PostgresStore, other: PostgresStore) -> None:
    taken = await asyncio.gather(*(store.take_lease(JOB) for store in (one, other)))
    assert sorted(map(str, taken)) == ["None", "other"]
    first, second = (one, other) if taken[0] else (other, one)
    assert await second.renew_leases([JOB]) == set()
    await second.release_lease(JOB)
    assert await second.take_lease(JOB) is None, "nobody gives back what is not theirs"
    await first.release_lease(JOB)
    assert await second.take_lease(JOB) is Before.OTHER
    assert await first.take_lease(JOB) is None


async def test_the_lease_of_a_dead_process_lapses(one: PostgresStore, other: PostgresStore) -> None:
    assert await one.take_lease(JOB) is Before.OTHER
    await time_passes(one, 20)
    assert await one.renew_leases([JOB, "another"]) == {JOB}
    await time_passes(one, 20)
    assert await other.take_lease(JOB) is None, "it was renewed"
    await time_passes(one, 6)
    assert await other.lapsed_leases("job") == [JOB]
    assert await other.lapsed_leases("letters") == []
    assert await other.take_lease(JOB) is Before.LAPSED
    assert await one.renew_leases([JOB]) == set()
    assert await one.take_lease(JOB) is None
    await one.release_lease(JOB)
    assert await other.renew_leases([JOB]) == {JOB}


async def test_a_lapsed_lease_that_nobody_took_is_still_there(one: PostgresStore) -> None:
    await one.take_lease(JOB)
    await time_passes(one, 99)
    assert await one.renew_leases([JOB]) == {JOB}


async def test_a_periodic_job_is_done_by_one_process_in_its_time(
    one: PostgresStore, other: PostgresStore
) -> None:
    assert await one.take_lease(JOB, every=300) is Before.OTHER
    assert await other.take_lease(JOB, every=300) is None
    await one.release_lease(JOB, done=True)
    assert await other.take_lease(JOB, every=300) is None
    assert await one.take_lease(JOB, every=300) is None
    await time_passes(one, 301)
    assert await other.take_lease(JOB, every=300) is Before.OTHER
    await other.release_lease(JOB)
    assert await one.take_lease(JOB, every=300) is Before.OTHER, "it failed: that was not done"


async def test_a_process_that_stops_gives_its_leases_back(one: PostgresStore, other: PostgresStore) -> None:
    for name in ("a", "b"):
        await one.take_lease(name)
    OPENED.remove(one)
    await one.close()
    await one.close()
    assert [await other.take_lease(name) for name in ("a", "b")] == [Before.OTHER] * 2


async def test_the_letters_of_a_table_are_claimed_by_one_process(
    one: PostgresStore, other: PostgresStore
) -> None:
    row = await lobby(one)
    await one.post(row.id, [board(row.id, 1)], now=NOW)
    claims = await asyncio.gather(*(store.claim_letters(row.id, NOW, 50) for store in (one, other)))
    assert sum(claim is not None for claim in claims) == 1
    second = other if claims[0] else one
    await time_passes(one, 30)
    claim = await second.claim_letters(row.id, NOW, 50)
    assert claim is not None
    assert claim.before is Before.LAPSED
    assert [letter.nonce for letter in claim.letters] == [board(row.id, 1).nonce]


async def test_old_leases_are_dropped(one: PostgresStore) -> None:
    for name in ("old", "new"):
        await one.take_lease(name)
        await one.release_lease(name)
    await ask(one, "UPDATE leases SET until = until - interval '3 days' WHERE name = 'old'")
    await one.tidy_up()
    assert await ask(one, "SELECT name FROM leases") == [("new",)]


# --- what is heard -----------------------------------------------------------------------------------------


class Ear:
    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[News, str]] = asyncio.Queue()

    def __call__(self, news: News, name: str) -> None:
        self.heard.put_nowait((news, name))

    async def next(self) -> tuple[News, str]:
        return await asyncio.wait_for(self.heard.get(), 5)


async def test_others_hear_that_a_lease_is_wanted_and_free(one: PostgresStore, other: PostgresStore) -> None:
    ears = {store: Ear() for store in (one, other)}
    for store, ear in ears.items():
        await store.listen(ear)
        assert await ear.next() == (News.MISSED, "")
    name = letters_lease("abc")
    await one.take_lease(name)
    await one.release_lease(name)
    await one.take_lease(name)
    assert await other.take_lease(name) is None
    assert await ears[one].next() == (News.WANTED, name), "and nothing before, when nobody wanted it"
    await one.release_lease(name)
    assert await ears[other].next() == (News.WANTED, name)
    assert await ears[other].next() == (News.FREE, name)


async def test_a_listener_connects_again(one: PostgresStore, postgres_url: str) -> None:
    ear = Ear()
    await one.listen(ear)
    assert await ear.next() == (News.MISSED, "")
    killer = await asyncpg.connect(postgres_url)
    try:
        await killer.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        assert await ear.next() == (News.MISSED, ""), "it hears again"
        await killer.execute("NOTIFY portolan, 'a word of a newer version'")
        await killer.execute("NOTIFY portolan, 'free job'")
        assert await ear.next() == (News.FREE, "job")
    finally:
        await killer.close()


async def test_a_silent_connection_is_made_anew(one: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear()
    await one.listen(ear)
    assert await ear.next() == (News.MISSED, "")
    await one.check_listening()
    assert ear.heard.empty()

    async def silent(*_: object, **__: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as patched:
        patched.setattr(asyncpg.Connection, "fetchval", silent)
        await one.check_listening()
    assert await ear.next() == (News.MISSED, "")
