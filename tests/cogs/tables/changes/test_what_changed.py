"""Whose private message a move makes out of date: only what its owner may know decides it."""

from __future__ import annotations

import pytest

from cogs.tables.changes.what_changed import Change, Snapshot, compare
from engines import games
from engines.tables.table import Table

MOVES = 60


def opened(game: str, seats: int = 3, **settings: str) -> Table:
    rules = games()[game]
    chosen = rules.check_settings(settings)
    salt = [str(seat) for seat in range(seats)]
    return Table.open(rules, seats=seats, settings=chosen, key=bytes(32), salt=salt)


def moved(table: Table) -> Change:
    """The first who is asked moves."""
    before, seat = Snapshot.of(table), table.waiting[0]
    return compare(before, table, table.play(seat, table.suggest(seat), at=0))


@pytest.mark.parametrize("game", games())
def test_what_everybody_sees_refreshes_no_hand(game: str) -> None:
    """Whoever is neither asked nor told anything, and has the same cards, keeps the message as it is."""
    table = opened(game)
    kept = others = 0
    for _ in range(MOVES):
        change = moved(table)
        seats = {*range(table.seats)} - {change.entry.seat} - change.pings - change.done
        kept += len(seats - change.hands)
        others += len(seats)
    assert kept > 0.85 * others


def test_a_bid_of_somebody_else_is_no_news_for_a_hand() -> None:
    """It changes what the others can pay for this card, which they see when they are asked."""
    table = opened("magellan")
    following = {*range(3)} - {table.waiting[0]}
    change = moved(table)
    assert change.pings <= following
    assert change.hands <= {change.entry.seat} | change.pings


def test_a_secret_move_refreshes_nobody_else() -> None:
    table = opened("new_found_land", planning="simultaneous")
    secret = 0
    for _ in range(MOVES):
        change = moved(table)
        if change.secret:
            secret += 1
            assert change.hands <= {change.entry.seat}
            assert not change.pings
    assert secret > 3
