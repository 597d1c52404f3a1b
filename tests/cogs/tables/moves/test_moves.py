"""Moves: a click becomes an answer, an answer a move, and everything about it is written at once."""

from __future__ import annotations

import asyncio

import pytest

from cogs.tables.changes import letters
from data.models import LetterKind, Status
from engines.contract.core import Rejected, Say, say
from engines.games.magellan.moves import Bid
from engines.tables.knowledge import version_token
from tests.cogs.tables.services import PEOPLE, Services, click, user_at

GAME = "magellan"
TRIO = ("Inge", "Otto", "Ruth")


async def test_a_move_is_written_with_its_letters(services: Services) -> None:
    table_id = await services.started(GAME, *TRIO)
    room = await services.tables.load(table_id)
    seat = room.table.waiting[0]
    known = {letter.id for letter in await services.letters(table_id)}
    services.rung.clear()
    done = await services.moves.answer(user_at(room, seat), click(room, seat, Bid(amount=1)), confirmed=False)
    assert done.entry is not None
    assert done.caution is None
    assert done.room.row.version == done.entry.number == 1
    following = done.room.table.waiting[0]

    async def new_letters() -> set[tuple[LetterKind, int | None, str]]:
        found = [letter for letter in await services.letters(table_id) if letter.id not in known]
        before = letters.nonce_of(room.row, 1, "")
        return {(one.kind, one.seat, one.nonce.removeprefix(before)) for one in found}

    at_once = {(LetterKind.BOARD, None, "b"), (LetterKind.PING, following, f"p{following}")}
    assert await new_letters() == at_once
    services.time += letters.OWN_TURN_DELAY_SECONDS
    own_hand = (LetterKind.PRIVATE_HAND, seat, f"d{seat}")
    assert await new_letters() == at_once | {own_hand}, "whoever moved looks at the panel for now"
    assert services.rung == [table_id], "the outbox is told once"


async def test_an_incomplete_answer_asks_on(services: Services) -> None:
    room = await services.tables.load(await services.started(GAME, *TRIO))
    seat = room.table.waiting[0]
    whole = click(room, seat, Bid(amount=1))
    done = await services.moves.answer(
        user_at(room, seat), whole._replace(path=whole.path[:1], fingerprint=""), confirmed=False
    )
    assert done.entry is None
    assert done.caution is None
    assert done.move.question is not None
    assert (await services.store.load(room.row.id)).version == 0


async def test_a_move_to_confirm_is_not_played(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await services.tables.load(await services.started(GAME, *TRIO))
    seat = room.table.waiting[0]
    bid = click(room, seat, Bid(amount=1))

    def cautious(*_: object) -> Say:
        return say("panel-none")

    monkeypatch.setattr(type(room.table.game), "caution", cautious)
    asked = await services.moves.answer(user_at(room, seat), bid, confirmed=False)
    assert (asked.caution, asked.entry) == (say("panel-none"), None)
    assert (await services.store.load(room.row.id)).version == 0
    played = await services.moves.answer(user_at(room, seat), bid, confirmed=True)
    assert played.entry is not None
    assert (await services.store.load(room.row.id)).version == 1


async def test_of_many_clicks_at_once_one_counts(services: Services) -> None:
    room = await services.tables.load(await services.started(GAME, *TRIO))
    seat = room.table.waiting[0]
    bid = click(room, seat, Bid(amount=1))
    clicks = [services.moves.answer(user_at(room, seat), bid, confirmed=False) for _ in range(20)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(result, Rejected) for result in results) == 19
    assert (await services.store.load(room.row.id)).version == 1


async def test_a_repeated_press_is_told_what_became_of_it(services: Services) -> None:
    """The move was made; then the others moved and this seat is asked again, where the old path leads nowhere
    or elsewhere; then it has moved otherwise."""
    table_id = await services.started("new_found_land", "Inge", "Otto")
    shown = []
    for _ in range(12):
        room = await services.tables.load(table_id)
        seat = room.table.waiting[0]
        pressed = click(room, seat, room.table.suggest(seat))
        await services.moves.answer(user_at(room, seat), pressed, confirmed=True)
        with pytest.raises(Rejected, match="panel-already-done"):
            await services.moves.answer(user_at(room, seat), pressed, confirmed=True)
        shown.append((user_at(room, seat), pressed))
    own = [(user, pressed) for user, pressed in shown if user == shown[-1][0]]
    for user, pressed in own[:-1]:
        with pytest.raises(Rejected, match=r"panel-already-done|panel-stale"):
            await services.moves.answer(user, pressed, confirmed=True)
    made_up = own[0][1]._replace(path=("99",))
    with pytest.raises(Rejected, match="panel-stale"):
        await services.moves.answer(own[0][0], made_up, confirmed=True)
    room = await services.tables.load(table_id)
    seat = room.table.waiting[0]
    now = made_up._replace(version=version_token(room.table, seat))
    with pytest.raises(Rejected, match="table-not-offered"):
        await services.moves.answer(user_at(room, seat), now, confirmed=True)


async def test_only_players_may_answer(services: Services) -> None:
    room = await services.tables.load(await services.started(GAME, *TRIO))
    seat = room.table.waiting[0]
    with pytest.raises(Rejected, match="table-stranger"):
        await services.moves.answer(PEOPLE["Emil"].user_id, click(room, seat, Bid(amount=1)), confirmed=True)


async def test_undo_takes_back_ones_own_move(services: Services) -> None:
    table_id = await services.started("new_found_land", "Inge", "Otto")
    final = True
    while final:
        before = await services.tables.load(table_id)
        seat = before.table.waiting[0]
        move = click(before, seat, before.table.suggest(seat))
        done = await services.moves.answer(user_at(before, seat), move, confirmed=True)
        final = done.entry is None or done.entry.final
    shown = version_token(done.room.table, seat)
    undone, entry = await services.moves.undo(user_at(before, seat), table_id, shown)
    assert entry.takes_back == before.row.version + 1
    assert undone.table.view(seat) == before.table.view(seat)
    for version, reason in ((shown, "undo-already-done"), (None, "panel-stale")):
        with pytest.raises(Rejected, match=reason):
            await services.moves.undo(user_at(before, seat), table_id, version)


async def test_a_refused_move_changes_nothing(services: Services) -> None:
    table_id = await services.started(GAME, *TRIO)
    room = await services.tables.load(table_id)
    seat = room.table.waiting[0]
    letters = await services.letters(table_id)
    with pytest.raises(Rejected):
        async with services.tables.locked(table_id) as locked:
            await services.move_log.play(locked, seat, Bid(amount=999))
    assert (await services.store.load(table_id)).version == 0
    assert await services.letters(table_id) == letters


async def test_the_end_of_a_game_is_told_to_listeners(services: Services) -> None:
    table_id = await services.started("entdecker", "Inge", computers=1)
    for _ in range(2000):
        room = await services.tables.load(table_id)
        if room.row.status is Status.OVER:
            break
        async with services.tables.locked(table_id) as room:
            seat = room.table.waiting[0]
            await services.move_log.play(room, seat, room.table.suggest(seat))
    assert room.row.status is Status.OVER
    assert services.finished == 1
