"""What the lobby may choose before a game."""

from __future__ import annotations

import msgspec


class Setting(msgspec.Struct, frozen=True):
    """What the lobby may choose. Its words are `<game>-setting-<key>` and `<game>-setting-<key>-<choice>`."""

    key: str
    choices: tuple[str, ...]
    default: str


SEATING = Setting("seating", ("random", "joined"), "random")
"""The order of seats."""
START_PLAYER = Setting("start_player", ("random", "least", "place1", "place2", "place3", "place4"), "random")
"""Who begins, in games that let the lobby choose: by lot, who has played least, or a place in its list. The
lobby puts whoever it is into the first seat."""
PLACES = tuple(choice for choice in START_PLAYER.choices if choice.startswith("place"))
"""Those that name a place in the lobby's list."""
PACE = Setting("pace", ("casual", "daily", "bank24", "bank72", "bank168"), "casual")
"""How much time people take. Engines know no clock: the table keeps it."""
REACTIONS = ("hours", "hour", "minutes")
"""How long a right waits that lapses unused: 8 hours, 1 hour, 10 minutes. The table keeps the clock."""
HINTS = Setting("hints", ("off", "on", "never"), "off")
"""Whether people may ask what the computer would do. Who plays against computers alone may, unless "never":
in a season, some have computers at their table and others don't."""
GUESTS = Setting("guests", ("anyone", "finished", "daily"), "anyone")
"""Who can join: anybody, people who have finished a game with others, or who usually answer within a day."""
WEEKEND = Setting("weekend", ("play", "pause"), "play")
"""Whether clocks stand still on Saturdays and Sundays."""
COMMON = (SEATING, PACE, WEEKEND, HINTS, GUESTS)
"""Of every game. Their words are `lobby-setting-<key>...`."""


def spread(seats: range) -> str:
    """How many may play, to be read: "2–4", or "4"."""
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
