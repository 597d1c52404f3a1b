"""Lessons: a person learns a game in their direct messages, against easy computer players.

One lesson of each game at a time; it is a table like any other, but nobody is called, no clock runs, and
nothing of it counts. It begins with a deal that shows the heart of the game (data/lessons/<game>.toml).
"""

from __future__ import annotations

from pathlib import Path

import msgspec

import data
from cogs.tables.absence.lifecycle import Lifecycle
from cogs.tables.loading.room import Room, Visitor
from cogs.tables.loading.tables import Tables
from cogs.tables.lobbies.lobbies import Lobbies
from data.models import NO_SERVER, ChannelTaken, Status
from engines import games
from engines.computer.players import EASY
from engines.contract.core import Settings
from engines.contract.settings import SEATING
from engines.kit.figures_files import read, shaped

LESSONS = Path(data.__file__).parent / "lessons"
SALT = "lesson"
"""Of all who sit there: the cards are those of the file's key."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the lessons of a game begin."""

    key: str
    """Of the dice: it decides the cards."""
    seats: int
    settings: Settings = {}


def deal_of(game: str) -> Deal:
    """A game that has no deal of its own begins with any, and as few players as possible."""
    path = LESSONS / f"{game}.toml"
    if path.exists():
        return shaped(path, read(path), Deal)
    return Deal(game, games()[game].seats[0])


class Lessons:
    def __init__(self, tables: Tables, lobbies: Lobbies, lifecycle: Lifecycle) -> None:
        self.tables = tables
        self.store = tables.store
        self.lobbies = lobbies
        self.lifecycle = lifecycle

    async def current(self, user_id: int, game: str) -> Room | None:
        """The lesson that a person has begun. One that was never dealt, because the bot was stopped in
        between, is cleared away."""
        row = await self.store.lesson(user_id, game)
        if row is None:
            return None
        if row.status is Status.LOBBY:
            await self.store.end(row.id, now=self.tables.now())
            return None
        return await self.tables.load(row.id)

    async def begin(self, visitor: Visitor, game: str, *, channel_id: int, language: str) -> Room:
        """Deal a lesson; the one that is there already, if two presses came at once."""
        self.lobbies.limits.check_closing()
        deal = deal_of(game)
        settings = games()[game].check_settings({SEATING.key: "joined", **deal.settings})
        try:
            row = await self.store.create_lobby(
                guild_id=NO_SERVER,
                channel_id=channel_id,
                game=game,
                host_id=visitor.user_id,
                language=language,
                settings=settings,
                key=deal.key.encode(),
                host=visitor.name,
                salt=SALT,
                lesson=True,
                now=self.tables.now(),
            )
        except ChannelTaken as taken:
            return await self.tables.load(taken.table.id)
        await self.lobbies.start_with_computers(row.id, visitor.user_id, SALT, players=deal.seats, level=EASY)
        return await self.tables.load(row.id)

    async def end(self, user_id: int, game: str, table_id: str) -> bool:
        """Stop a lesson. False if this person has it no longer."""
        room = await self.current(user_id, game)
        if room is None or room.row.id != table_id:
            return False
        await self.lifecycle.end(room.row.id)
        return True
