"""Games that get on quickly: moves that no test looks at are made without Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from typing import Protocol

from cogs.runtime.client import Portolan
from data.models import TableRow
from tests.cogs.players import Typist, asked
from tests.support.discord_server import DiscordServer


async def play_quickly(
    server: DiscordServer, table_id: str, moves: int, kinds: Container[str] | None = None
) -> None:
    """Make moves as the computer players do, for every seat, and let the bot tell of them in the end. If
    `kinds` are given, stop before a move of another kind."""
    made = 0
    with server.env.time_context():
        for _ in range(moves):
            async with server.bot.tables.locked(table_id) as room:
                if not room.table.waiting:
                    break
                seat = room.table.waiting[0]
                move = room.table.suggest(seat)
                if kinds is not None and move.__struct_config__.tag not in kinds:
                    break
                await server.bot.computers.move_log.play(room, seat, move)
                made += 1
    if made:
        await continue_game(server, table_id)


async def continue_game(server: DiscordServer, table_id: str) -> None:
    """Let the computer players move, if it is their turn, and wait until everything is delivered."""
    with server.env.time_context():
        server.bot.computers.continue_game(await server.bot.tables.load(table_id))
        await server.bot.computers.wait(table_id)
    while rounds := list(server.bot.outbox._rounds.values()):
        await asyncio.wait(rounds)  # started here, not by the bot: `settle` does not know of them
    await server.env.settle()


class Host(Protocol):
    """What a quick end needs: our bot, wherever it runs."""

    bot: Portolan

    def now(self) -> int: ...


async def nearly_over(server: Host, table_id: str) -> None:
    """Write what the computer would play as one transaction, except for the last move."""
    store = server.bot.store
    row, ahead = await store.load(table_id), await store.open_table(table_id)
    moves = []
    while ahead.outcome is None:
        seat = ahead.waiting[0]
        moves.append((seat, ahead.suggest(seat)))
        ahead.play(*moves[-1], at=server.now())
    table = await store.open_table(table_id)
    entries = [table.play(seat, move, at=server.now()) for seat, move in moves[:-1]]
    if entries:
        await store.append(table_id, entries, table, expected_version=row.version)


async def finished(server: DiscordServer, table_id: str) -> TableRow:
    """The game is played to its end, the last move by whoever's turn it is."""
    await nearly_over(server, table_id)
    room = await server.bot.tables.load(table_id)
    if room.computers_to_move():
        server.bot.computers.continue_game(room)
        await server.bot.computers.wait(table_id)
        while rounds := list(server.bot.outbox._rounds.values()):
            await asyncio.wait(rounds)  # begun here, not by the bot: `settle` does not know of it
    else:
        who = await asked(server)
        assert who is not None
        await Typist(server).move(who)
    await server.env.settle()
    row = await server.bot.store.load(table_id)
    assert row.status == "over"
    return row


async def played(server: DiscordServer, game: str, *people: str, computers: int = 0) -> TableRow:
    """Play a whole game of these people."""
    return await finished(server, await server.table(game, *people, computers=computers))
