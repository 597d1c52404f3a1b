"""Votes in the database."""

from __future__ import annotations

import pytest

from data.models import (
    Letter,
    LetterKind,
    NoVote,
    Sent,
    Vote,
    VoteOpen,
)
from tests.data.store_helpers import NOW, AnyStore, running


async def test_a_table_has_one_vote_at_a_time(store: AnyStore) -> None:
    table_id, _ = await running(store)
    assert await store.vote(table_id) is None
    with pytest.raises(NoVote):
        await store.cast(table_id, 1, "yes", now=NOW)
    vote = Vote(table_id=table_id, kind="undo", seat=0, number=3, named=True, opened=NOW)
    await store.open_vote(vote, [Letter(kind=LetterKind.VOTE, version=0)])
    with pytest.raises(VoteOpen):
        await store.open_vote(vote, [])
    await store.cast(table_id, 1, "no", now=NOW)
    await store.cast(table_id, 1, "yes", now=NOW)
    found = await store.vote(table_id)
    assert found is not None
    assert found[1] == {1: "yes"}, "a voter may change their mind"
    [letter] = await store.due_letters(NOW)
    await store.delivered(letter.table_id, [Sent(letter.id, message_id=99)], now=NOW)
    found = await store.vote(table_id)
    assert found is not None
    assert found[0].message_id == 99
    assert (found[0].number, found[0].named, found[0].matter) == (3, True, "point")
    assert await store.close_vote(table_id, now=NOW)
    assert not await store.close_vote(table_id, [Letter(kind=LetterKind.VOTE, version=0)], now=NOW)
    assert await store.due_letters(NOW) == [], "with no open vote, nothing is announced"
    await store.open_vote(vote, [])
    found = await store.vote(table_id)
    assert found is not None
    assert found[1] == {}, "old ballots do not count"
