"""Colours and button styles of messages."""

from __future__ import annotations

import discord

import render
from cogs.tables.loading.room import Room
from engines.contract.core import Seat

VELLUM = 0xDFC798
"""Of messages that are about no player."""
GOLD = 0xC8962E
"""The colour beside the final standings."""
PRIMARY = discord.ButtonStyle.primary
SECONDARY = discord.ButtonStyle.secondary
DANGER = discord.ButtonStyle.danger
SUCCESS = discord.ButtonStyle.success


def accent(room: Room, seat: Seat | None) -> int:
    """The colour of a message about a seat, as in the pictures."""
    if seat is None:
        return VELLUM
    table = room.started_table
    public = None if table is None else table.view(None).public
    red, green, blue = render.liveries(room.row.game, public)[seat].colour
    return red << 16 | green << 8 | blue
