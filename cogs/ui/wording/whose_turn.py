"""Says whose turn it is, until when, and who is on vacation."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from cogs.tables.loading.room import Room
from cogs.tables.people.clock import away
from cogs.ui.wording.discord_time import now
from engines.contract.core import Many, Seat, Who, Words, say

NOBODY: Mapping[Seat, str] = MappingProxyType({})


def whose_turn(
    room: Room, words: Words, mentions: Mapping[Seat, str] = NOBODY, *, only: int | None = None
) -> str:
    """Whose turn it is, and until when. People in `mentions` are called so, others named. With `only`, the
    clock of this person alone is shown."""
    public = room.table.view(None).public
    asked = Many([mentions.get(seat) or words.name(seat) for seat in public.asked])
    thinking = public.asked == (room.thinking,)
    lines = [
        words(say("board-thinking" if thinking else "board-turn", who=asked, asking=public.asking)),
        *_time_left(room, public.asked, words, only),
    ]
    return "\n".join(lines)


def last_day(away_until: int) -> str:
    """The last day of a vacation that ends at midnight: the second before is shown."""
    return f"<t:{away_until - 1}:D>"


def _time_left(room: Room, asked: Collection[Seat], words: Words, only: int | None) -> list[str]:
    """Deadlines, which Discord shows in the reader's time zone; and who is on vacation."""
    lines = []
    for row in room.seats:
        if row.computer or only not in (None, row.user_id):
            continue
        if row.away_until is not None and away(row, now()):
            lines.append(words(say("clock-away", who=Who(row.seat), time=last_day(row.away_until))))
        elif row.seat in asked and row.deadline is not None:
            time = f"<t:{row.deadline}:f> (<t:{row.deadline}:R>)"
            lines.append(words(say("clock-until", who=Who(row.seat), time=time)))
    if room.row.due is not None:
        lines.append(words(say("clock-lapses", time=f"<t:{room.row.due}:f> (<t:{room.row.due}:R>)")))
    return [f"-# {line}" for line in lines]
