"""Records that people uploaded, and reviews: each is kept until it is older than asked for."""

from __future__ import annotations

from tests.data.store_helpers import ANN, BEN, NOW, AnyStore, running


async def test_a_record_takes_the_place_of_the_one_before_and_grows_old(store: AnyStore) -> None:
    await store.keep_record(ANN, b"first", now=NOW - 5)
    await store.keep_record(ANN, b"second", now=NOW)
    await store.keep_record(BEN, b"other", now=NOW + 1)
    assert await store.record_of(ANN) == (NOW, b"second")
    assert await store.drop_records(NOW) == 0
    assert await store.drop_records(NOW + 1) == 1
    assert await store.record_of(ANN) is None
    assert await store.record_of(BEN) == (NOW + 1, b"other")
    assert await store.drop_record(BEN)
    assert not await store.drop_record(BEN)


async def test_a_review_of_a_record_grows_old_and_that_of_a_table_does_not(store: AnyStore) -> None:
    table_id, _ = await running(store)
    for name, now in ((table_id, NOW), ("old", NOW), ("new", NOW + 1)):
        await store.keep_review(name, name.encode(), now=now)
    await store.drop_reviews(NOW)
    assert await store.review("old") == b"old"
    await store.drop_reviews(NOW + 1)
    assert await store.review("old") is None
    assert await store.review("new") == b"new"
    assert await store.review(table_id) == table_id.encode()
