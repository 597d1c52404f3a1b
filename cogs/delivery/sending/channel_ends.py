"""Remembers the last message of channels, as far as interactions and our own messages tell: whether a board
is still at the bottom, where people look for it. Ephemeral messages don't count, so a panel changes nothing.

We do not listen to what people write. Every interaction says which message is the last one of its channel.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

REMEMBERED = 20_000
"""Channels."""
KNOWN_SECONDS = 120
"""After this time somebody may have written something."""


class ChannelEnd(NamedTuple):
    message_id: int
    at: int


class ChannelEnds:
    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self._ends: OrderedDict[int, ChannelEnd] = OrderedDict()

    def note(self, channel_id: int, message_id: int) -> None:
        known = self._ends.get(channel_id)
        newest = max(message_id, known.message_id) if known else message_id
        self._ends[channel_id] = ChannelEnd(newest, self.now())
        self._ends.move_to_end(channel_id)
        while len(self._ends) > REMEMBERED:
            self._ends.popitem(last=False)

    def last(self, channel_id: int) -> int | None:
        """The last message of a channel; None if that is not known."""
        known = self._ends.get(channel_id)
        if known is None or self.now() - known.at > KNOWN_SECONDS:
            return None
        return known.message_id
