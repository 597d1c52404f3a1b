"""Tables that are started through the store, without Discord."""

from __future__ import annotations

from data.store import Store
from engines import AnyGame
from engines.tables.table import Table

NOW = 1_800_000_000


async def begun(store: Store, game: AnyGame, number: int, seats: int, guild_id: int = 1) -> str:
    """Start a game in a channel of its own, with nothing to post; return its id."""
    settings = game.check_settings({})
    key = f"{game.key}/{number}".encode().ljust(32, b".")
    people = [number * 100 + seat + 1 for seat in range(seats)]
    row = await store.create_lobby(
        guild_id=guild_id,
        channel_id=number + 1,
        game=game.key,
        host_id=people[0],
        language="en",
        settings=settings,
        key=key,
        now=NOW,
    )
    for person in people:
        row = await store.join(
            row.id, user_id=person, name=f"Player {person}", salt=str(person), most=game.seats[-1], now=NOW
        )
    salt = [str(person) for person in people]
    table = Table.open(game, seats=seats, settings=settings, key=key, salt=salt)
    await store.start(row.id, table, order=range(seats), expected_version=row.version, now=NOW)
    return row.id
