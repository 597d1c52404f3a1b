"""What a press costs: how often the store is read and written until the last letter is sent."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, NamedTuple

import pytest

from data.sqlite.database import SqliteDatabase
from tests.cogs.players import asked
from tests.support.discord_server import DiscordServer, Shown

TRIO = ("Inge", "Otto", "Ruth")


class Costs(NamedTuple):
    reads: int
    writes: int


class Counted:
    """Counts transactions from now on."""

    def __init__(self, server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.count = {"_read": 0, "_write": 0}
        for name in self.count:
            monkeypatch.setattr(SqliteDatabase, name, self._counting(name, getattr(SqliteDatabase, name)))

    def _counting(self, name: str, call: Any) -> Any:
        async def called(database: SqliteDatabase, query: Any) -> Any:
            self.count[name] += 1
            return await call(database, query)

        return called

    async def _costs(self, pressed: Awaitable[Shown | None]) -> tuple[Costs, Shown]:
        """What a press costs, until everything is sent that follows from it."""
        before = dict(self.count)
        answer = await pressed
        await self.server.env.settle()
        assert answer is not None
        reads, writes = (self.count[name] - before[name] for name in ("_read", "_write"))
        return Costs(reads, writes), answer

    async def open(self, who: str) -> tuple[Costs, Shown]:
        return await self._costs(self.server.click(who, self.server.board(), "Play"))

    async def choose(self, who: str, panel: Shown, label: str) -> tuple[Costs, Shown]:
        [value] = [one["value"] for one in panel.menus[-1]["options"] if one["label"] == label]
        return await self._costs(self.server.choose(who, panel, [value], len(panel.menus) - 1))

    async def bid(self, label: str) -> tuple[Costs, int]:
        """Whoever is asked bids, and the turn passes: what it costs, and how many messages are posted in the
        channel."""
        who = await asked(self.server)
        assert who is not None
        _, panel = await self.open(who)
        before = self._posted()
        costs, _ = await self._costs(self.server.click(who, panel, label))
        return costs, self._posted() - before

    def _posted(self) -> int:
        path = f"/channels/{self.server.channel.id}/messages"
        return sum(call.method == "POST" and path in call.path for call in self.server.env.http_requests)


async def test_a_press_costs_few_transactions(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await server.table("magellan", *TRIO)
    counted = Counted(server, monkeypatch)
    who = await asked(server)
    assert who is not None
    costs, panel = await counted.open(who)
    assert costs == (1, 0), "the room"
    costs, _ = await counted.choose(who, panel, "Standing order …")
    assert costs == (1, 0), "another question, no move"
    # The room and the vote; letters, room, followers, who has the seat after the new message.
    # The move; the new message to whom it calls; the changes of old ones.
    assert await counted.bid("Bid 1") == ((6, 3), 0), "the board is changed, the next player's hand is new"
    for name in TRIO:
        await server.bot.store.change_person(server.people[name].id, dm_notices=False)
    assert await counted.bid("Bid 2") == ((6, 3), 1), "a new board calls the next player"
    for name in TRIO:
        await server.bot.store.change_person(server.people[name].id, dm_notices=True)
    await server.bot.store.follow(table_id, server.people["Emil"].id, True)
    # One write more than for a move that posts one message, because this one posts two, side by side: the
    # board for the follower, the hand for the next player. Each is marked as soon as Discord has it. Marked
    # together, the first would stay unmarked until the second is there, which may take seconds or a retry;
    # sent one after the other, the next player would wait. Read in addition: the followers once more, to name
    # them below the board, and the next player's settings.
    assert await counted.bid("Bid 3") == ((8, 4), 1), "a new board for followers, and a new hand"
