"""Games that are nearly over: all moves but the last are made at once, the last one by hand."""

from __future__ import annotations

import asyncio

from data.models import TableRow
from tests.cogs.players import Typist, asked
from tests.support.town import Town


async def nearly_over(town: Town, table_id: str) -> None:
    """What the computer would play, up to the last move but one, written as one transaction."""
    store = town.bot.store
    row, ahead = await store.load(table_id), await store.open_table(table_id)
    moves = []
    while ahead.outcome is None:
        seat = ahead.waiting[0]
        moves.append((seat, ahead.suggest(seat)))
        ahead.play(*moves[-1], at=town.now())
    table = await store.open_table(table_id)
    entries = [table.play(seat, move, at=town.now()) for seat, move in moves[:-1]]
    await store.append(table_id, entries, table, expected_version=row.version)


async def finished(town: Town, table_id: str) -> TableRow:
    """The game is played to its end, the last move by whoever's turn it is."""
    await nearly_over(town, table_id)
    room = await town.bot.tables.load(table_id)
    if room.computers_to_move():
        town.bot.computers.continue_game(room)
        await town.bot.computers.wait(table_id)
        while rounds := list(town.bot.outbox._rounds.values()):
            await asyncio.wait(rounds)  # begun here, not by the bot: `settle` does not know of it
    else:
        who = await asked(town)
        assert who is not None
        await Typist(town).move(who)
    await town.env.settle()
    row = await town.bot.store.load(table_id)
    assert row.status == "over"
    return row


async def played(town: Town, game: str, *people: str, computers: int = 0) -> TableRow:
    """A whole game of these people."""
    return await finished(town, await town.table(game, *people, computers=computers))
