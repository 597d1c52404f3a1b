"""Finds tables: the one that a command means, and all tables of a person."""

from __future__ import annotations

from math import inf

from cogs.tables.loading.room import Room
from cogs.ui.command_replies.tables_overview import waits_for
from cogs.ui.interactions.app import App, Interaction
from data.models import NoSuchTable, Status, TableRow
from engines.contract.core import Many, Rejected, Say, Who, say

GAMES_NAMED = 8
"""So many games are named where somebody means one that is elsewhere."""


async def room_here(bot: App, interaction: Interaction, *, running: bool = True) -> Room:
    """The table that a command means: the one in this channel; in a DM the lesson that the person is at, or
    their most urgent table. With `running=False` also the last finished one. Raises Rejected if there is
    none."""
    if interaction.guild_id is not None:
        row = await bot.store.in_channel(interaction.channel_id or 0)
        if row is None and not running:
            row = await bot.store.last_in_channel(interaction.channel_id or 0)
        if row is None:
            row = next(iter(await asleep_here(bot, interaction)), None)
        if row is None:
            raise await _none_here(bot, interaction)
        return await bot.tables.load(row.id)
    rooms = await rooms_meant(bot, interaction.user.id)
    if not rooms:
        raise Rejected("table-none-yours")
    return rooms[0]


async def _none_here(bot: App, interaction: Interaction) -> Rejected:
    """Say where on this server this person plays, with links; the game changed last comes first. Without
    them the first line stands for the whole (autocomplete shows no links)."""
    rows = reversed(await bot.store.of_person(interaction.user.id))
    here = [
        row for row in rows if row.guild_id == interaction.guild_id and not row.lesson and row.asleep is None
    ]
    if not here:
        return Rejected("table-none-here")
    known: list[Say | Who | int | str] = [
        say("table-elsewhere-game", title=say(f"{row.game}-title"), channel=f"<#{row.channel_id}>")
        for row in here
    ]
    if more := len(known[GAMES_NAMED:]):
        known[GAMES_NAMED:] = [say("table-elsewhere-more", count=more)]
    return Rejected("table-elsewhere", games=Many(known))


async def room_to_look_at(bot: App, interaction: Interaction, table_id: str) -> Room:
    """A table with its whole log: one of ours, or from a record that this person uploaded."""
    if bot.records.holds(table_id):
        language = await bot.language.of(interaction)
        return await bot.records.load(interaction.user.id, table_id, language)
    return await bot.tables.load(table_id, whole=True)


async def check_place(interaction: Interaction, table_id: str) -> None:
    """Raise NoSuchTable where a button cannot be about this table: on another server, or in the direct
    messages of somebody who does not sit at it. Without a table there is nothing to check; a record belongs
    to a person, wherever they are."""
    app = interaction.client
    if not table_id or app.records.holds(table_id):
        return
    if interaction.guild_id is None:
        seats = await app.store.seats(table_id)
        here = any(seat.user_id == interaction.user.id for seat in seats)
    else:
        here = await app.tables.server(table_id) == interaction.guild_id
    if not here:
        raise NoSuchTable(f"table {table_id} is not here")


async def lobby_of(bot: App, table_id: str) -> Room:
    """A lobby that has not begun. Raises Rejected for everything else."""
    room = await bot.tables.load(table_id)
    if room.row.status is not Status.LOBBY:
        raise Rejected("lobby-closed")
    return room


async def asleep_here(bot: App, interaction: Interaction) -> list[TableRow]:
    """The sleeping tables of this channel, newest first."""
    rows = await bot.store.asleep_in(interaction.guild_id or 0)
    return [row for row in reversed(rows) if row.channel_id == interaction.channel_id]


async def rooms_of(bot: App, user_id: int) -> list[Room]:
    """All tables of a person: those that wait for them first, by deadline; sleeping ones last. Of their
    lessons, which have no deadline, the one played last comes first. A game that cannot be read is left
    out."""
    rooms: list[Room] = []

    async def add(table_id: str) -> None:
        rooms.append(await bot.tables.load(table_id))

    await bot.tables.each([row.id for row in await bot.store.of_person(user_id)], add)

    def urgency(room: Room) -> tuple[bool, bool, bool, float, int]:
        seat = room.seat_of(user_id)
        deadline = seat.deadline if seat is not None else None
        lobby = room.row.status is Status.LOBBY
        lately = -room.row.updated if room.row.lesson else 0
        return not waits_for(room, user_id), room.row.asleep is not None, lobby, deadline or inf, lately

    return sorted((room for room in rooms if room.seat_of(user_id) is not None), key=urgency)


async def rooms_meant(bot: App, user_id: int) -> list[Room]:
    """All tables of a person who types in their direct messages, likeliest first: the lesson where they did
    something last of all; then the most urgent ones, lessons after games with others."""
    rooms = await rooms_of(bot, user_id)
    last = max(rooms, key=lambda room: _last_used(room, user_id), default=None)

    def likelihood(room: Room) -> tuple[bool, bool, bool, bool]:
        here = room is last and room.row.lesson
        return not here, not waits_for(room, user_id), room.row.asleep is not None, room.row.lesson

    return sorted(rooms, key=likelihood)


def _last_used(room: Room, user_id: int) -> int:
    """When this person did something there. In a lesson nothing happens without them."""
    if room.row.lesson:
        return room.row.updated
    seat = room.require_seat(user_id)
    log = room.table.log if room.started else []
    return max((entry.at for entry in log if entry.seat == seat.seat), default=seat.joined_at)
