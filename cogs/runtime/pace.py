"""How fast things go, and how much one person may do: the same wherever the bot is hosted.

The local table and the tests have a pace of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cogs.runtime.sharding import IDENTIFY_SECONDS
from cogs.tables.people.limits import OPEN_LOBBIES, PER_MINUTE, Action


class Pace(NamedTuple):
    guilds_within: float = 2.0
    """After so many seconds without another server, Discord has told of all of them."""
    identify_seconds: float = IDENTIFY_SECONDS
    computer_pause: float = 1.5
    """The seconds between two moves of computer players, so that people can follow."""
    thinking_percent: int = 100
    """How far hard computer players think ahead, in percent of the usual."""
    per_minute: Mapping[Action, int] = PER_MINUTE
    open_lobbies: int = OPEN_LOBBIES
