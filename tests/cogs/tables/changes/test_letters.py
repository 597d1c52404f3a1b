"""Letters: every kind is built in one module, with nonces that Discord accepts."""

from __future__ import annotations

import inspect

import msgspec

from cogs.tables.changes import letters
from data.models import NONCE_LENGTH, LetterKind
from data.queries.outbox import announcements
from tests.cogs.tables.services import Services


async def test_nonces_are_short_enough_for_discord(services: Services) -> None:
    room = await services.tables.load(await services.started("magellan", "Inge", "Otto", "Ruth"))
    built = [
        letters.lobby_changed(room.row),
        letters.lobby_cancelled(room.row),
        letters.no_partner_thread(room.row),
        letters.reposted(room.row, services.time),
        letters.final_standings(room.row, 9999),
        *letters.game_started(room.row, room.table, room.seats),
        *letters.game_stopped(room.row, room.seats),
    ]
    assert all(len(letter.nonce) <= NONCE_LENGTH for letter in built)


async def test_the_same_letter_twice_is_one(services: Services) -> None:
    room = await services.tables.load(await services.lobby("magellan", "Inge"))
    once = [letters.lobby_changed(room.row), letters.lobby_cancelled(room.row)]
    again = [letters.lobby_changed(room.row), letters.lobby_cancelled(room.row)]
    assert once == again
    assert letters.board(room.row).nonce != letters.board(room.row).nonce, "posted anew each time"


async def test_only_people_are_told_that_their_channel_is_gone(services: Services) -> None:
    room = await services.tables.load(await services.lobby("magellan", "Inge", "Otto", computers=2))
    assert [letter.seat for letter in letters.channel_lost(room.row, room.seats)] == [0, 1]


def test_every_kind_is_built_here() -> None:
    """But for announcements, which are written to so many tables that the database does it in steps."""
    source = inspect.getsource(letters) + inspect.getsource(announcements)
    assert not [kind.name for kind in LetterKind if f"LetterKind.{kind.name}" not in source]


async def test_a_nonce_tells_nobody_how_many_moves_were_made(services: Services) -> None:
    """Everybody can see it, and some moves are secret: only whoever has the key knows which version it is."""
    row = (await services.tables.load(await services.started("magellan", "Inge", "Otto", "Ruth"))).row
    nonces = [letters.nonce_of(row, version, "d5") for version in range(200)]
    assert len(set(nonces)) == len(nonces)
    assert max(map(len, nonces)) <= NONCE_LENGTH
    assert nonces == [letters.nonce_of(row, version, "d5") for version in range(200)]
    other = msgspec.structs.replace(row, key=b"another")
    assert not set(nonces) & {letters.nonce_of(other, version, "d5") for version in range(200)}
    sent = [letter.nonce for letter in await services.letters(row.id) if letter.kind is LetterKind.BOARD]
    assert sent == [letters.nonce_of(row, 0, "b")]
