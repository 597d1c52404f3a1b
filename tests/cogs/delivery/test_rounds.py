"""Postal rounds: what is loaded, in which order letters go, when they are marked. Nothing is sent here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from cogs.delivery.outbox import Outbox
from cogs.delivery.sending.request_queue import RequestQueue
from cogs.delivery.sending.transport import Delivered
from cogs.tables.loading.room import Room
from data.models import Letter, LetterKind, StoredLetter
from tests.cogs.tables.services import Services

BOARD, LOBBY, HAND, PING, STRIKE = (
    LetterKind.BOARD,
    LetterKind.LOBBY,
    LetterKind.PRIVATE_HAND,
    LetterKind.PING,
    LetterKind.REPLACED_BOARD,
)
Handle = Callable[[Room, StoredLetter], Delivered]


class Post:
    """An outbox whose handlers note what they are given, and answer as a test says."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.services, self.table_id = services, table_id
        self.handed: list[tuple[LetterKind, int | None, int]] = []
        """Kind, seat and version of the room."""
        self.loads = 0
        self.answers: dict[LetterKind, Handle] = {}
        no_lifecycle: Any = None
        handlers = dict.fromkeys(LetterKind, self._handle)
        self.requests = RequestQueue(50)
        self.outbox = Outbox(services.tables, no_lifecycle, handlers, self.requests)

    async def _handle(self, room: Room, letter: StoredLetter) -> Delivered:
        await asyncio.sleep(0)
        self.handed.append((letter.kind, letter.seat, room.row.version))
        answer = self.answers.get(letter.kind)
        return answer(room, letter) if answer else Delivered()

    async def post(self, *letters: tuple[LetterKind, int | None]) -> None:
        posted = [Letter(kind=kind, seat=seat, version=0) for kind, seat in letters]
        await self.services.store.post(self.table_id, posted, now=self.services.time)

    async def due(self) -> list[tuple[LetterKind, int | None]]:
        letters = await self.services.letters(self.table_id)
        return [(letter.kind, letter.seat) for letter in letters]

    async def round(self) -> None:
        self.outbox.ring(self.table_id)
        await self.outbox.idle(self.table_id)


@pytest_asyncio.fixture
async def post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Post]:
    services = await Services.open(tmp_path / "services.db")
    try:
        table_id = await services.started("magellan", "Inge", "Otto", "Ruth")
        done = [letter.id for letter in await services.letters(table_id)]
        for letter_id in done:
            await services.store.failed(letter_id, "not of this test", now=services.time, next_try=None)
        post = Post(services, table_id)
        load = services.tables.load

        async def counted(table_id: str, *, whole: bool = False) -> Room:
            post.loads += 1
            return await load(table_id, whole=whole)

        monkeypatch.setattr(services.tables, "load", counted)
        yield post
    finally:
        await services.store.close()


def marking(post: Post, monkeypatch: pytest.MonkeyPatch) -> list[list[LetterKind | None]]:
    """Which letters are marked together, from now on, in the order of their handing."""
    marked: list[list[LetterKind | None]] = []
    delivered = post.services.store.delivered

    async def noted(table_id: str, done: Sequence[Any], *, now: int) -> list[StoredLetter]:
        due = {letter.id: letter.kind for letter in await post.services.letters(table_id)}
        marked.append([due.get(sent.letter_id) for sent in done])
        return await delivered(table_id, done, now=now)

    monkeypatch.setattr(post.services.store, "delivered", noted)
    return marked


async def test_changes_of_old_messages_are_loaded_and_marked_once(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked = marking(post, monkeypatch)
    await post.post((BOARD, None), (HAND, 0), (HAND, 1), (HAND, 0))
    await post.round()
    assert post.handed == [(BOARD, None, 0), (HAND, 1, 0), (HAND, 0, 0)]
    assert (post.loads, await post.due()) == (1, [])
    assert marked == [[HAND, BOARD, HAND, HAND]], "with the one that was overtaken"


async def test_a_new_message_is_marked_at_once(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the process died after other letters, the message would be posted again."""
    marked = marking(post, monkeypatch)
    post.answers[HAND] = lambda room, letter: Delivered(50 + (letter.seat or 0), 7)
    await post.post((HAND, 0), (HAND, 1), (STRIKE, None))
    await post.round()
    assert marked == [[HAND], [HAND], [STRIKE]]
    seats = await post.services.store.seats(post.table_id)
    assert [seat.desk_message_id for seat in seats] == [50, 51, None]
    assert post.loads == 1, "what was posted is known"


@pytest.mark.parametrize("kind", [BOARD, LOBBY, HAND, PING])
async def test_the_next_letter_knows_what_was_posted_as_the_store_does(post: Post, kind: LetterKind) -> None:
    seat = 1 if kind in (HAND, PING) else None
    seen: list[Room] = []

    def look(room: Room, letter: StoredLetter) -> Delivered:
        seen.append(room)
        return Delivered()

    post.answers[kind] = lambda room, letter: Delivered(50, 7, version=0, note="note")
    post.answers[STRIKE] = look
    before = await post.services.tables.load(post.table_id)
    await post.post((kind, seat), (STRIKE, None))
    await post.round()
    stored = await post.services.tables.load(post.table_id)
    assert (seen[0].row, seen[0].seats) == (stored.row, stored.seats)
    assert (stored.row, stored.seats) != (before.row, before.seats)


async def test_the_same_message_is_no_new_one(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    await post.services.store.note_message(post.table_id, HAND, message_id=50, channel_id=7, seat=0)
    marked = marking(post, monkeypatch)
    post.answers[HAND] = lambda room, letter: Delivered(50, 7)
    await post.post((HAND, 0), (STRIKE, None))
    await post.round()
    assert (marked, post.loads) == ([[HAND, STRIKE]], 1)


async def test_whoever_is_called_comes_before_others(post: Post) -> None:
    await post.post((HAND, 0), (HAND, 1), (PING, 1), (HAND, 2), (BOARD, None))
    await post.round()
    kinds = [(kind, seat) for kind, seat, _ in post.handed]
    assert sorted(kinds[:2], key=str) == [(BOARD, None), (PING, 1)], "side by side; the hand comes with it"
    assert kinds[2:] == [(HAND, 0), (HAND, 2)]


async def test_what_follows_goes_with_the_same_round(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    follow = [Letter(kind=STRIKE, version=0, body={"message": 1})]
    post.answers[BOARD] = lambda room, letter: Delivered(60, 7, 0, "note", follow)
    marked = marking(post, monkeypatch)
    await post.post((BOARD, None), (HAND, 2))
    await post.round()
    assert [kind for kind, _, _ in post.handed] == [BOARD, HAND, STRIKE]
    assert marked == [[BOARD], [HAND, STRIKE]]
    assert post.loads == 1
    assert await post.due() == []


async def test_a_change_in_mid_round_begins_a_new_one(post: Post) -> None:
    """What follows is shown as it is then, and nothing that was overtaken meanwhile."""
    handlers: Any = post.outbox.handlers
    handle = handlers[HAND]

    async def moving(room: Room, letter: StoredLetter) -> Any:
        handlers[HAND] = handle
        async with post.services.tables.locked(post.table_id) as locked:
            seat = locked.table.waiting[0]
            await post.services.move_log.play(locked, seat, locked.table.suggest(seat))
        post.outbox.ring(post.table_id)
        return await handle(room, letter)

    handlers[HAND] = moving
    await post.post((HAND, 0), (HAND, 1), (HAND, 2), (STRIKE, None))
    await post.round()
    assert [version for _, _, version in post.handed] == [0] + [1] * (len(post.handed) - 1)
    assert post.handed.count((HAND, 2, 1)) == 1
    assert (HAND, 1, 1) not in post.handed, "whose turn it is now gets it with the call"
    assert await post.due() == []


async def test_what_is_overtaken_while_it_waits_is_not_sent(post: Post) -> None:
    """A letter that the queue of requests holds back, and a newer one comes: only that is sent."""
    await post.post((HAND, 0))
    async with AsyncExitStack() as busy:
        for _ in range(25):
            await busy.enter_async_context(post.requests.letter(BOARD))
        post.outbox.ring(post.table_id)
        await asyncio.sleep(0.05)
        assert post.handed == []
        await post.post((HAND, 0))
        post.outbox.ring(post.table_id)
    await post.outbox.idle(post.table_id)
    assert [(kind, seat) for kind, seat, _ in post.handed] == [(HAND, 0)]
    assert await post.due() == []


async def test_a_failure_stops_no_other_letter(post: Post, caplog: pytest.LogCaptureFixture) -> None:
    def broken(room: Room, letter: StoredLetter) -> Delivered:
        raise ValueError("cannot be written")

    post.answers[PING] = broken
    await post.post((PING, 0), (BOARD, None), (HAND, 1))
    await post.round()
    assert {kind for kind, _, _ in post.handed} == {PING, BOARD, HAND}
    post.services.time += 1
    assert await post.due() == [(PING, 0)]
    assert "ping failed" in caplog.text
