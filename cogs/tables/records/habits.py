"""How people tend to play: what a finished game adds to it, and what lobbies ask for."""

from __future__ import annotations

from collections.abc import Collection

from cogs.tables.loading.room import Room
from data.players import Played
from engines.contract.core import Seat


def played(room: Room, given_up: Collection[Seat]) -> list[Played]:
    """What a game that is over says about each person: whether they stayed, and how fast they answered. A
    game that one person plays with computers alone says nothing; so does giving up as the rules allow."""
    people = [seat for seat in room.seats if seat.user_id is not None]
    if len(people) < 2:
        return []
    return [
        Played(
            seat.user_id or 0,
            pace=None if seat.left or not seat.answers else seat.spent // seat.answers,
            left=seat.left,
        )
        for seat in people
        if seat.left or seat.seat not in given_up
    ]
