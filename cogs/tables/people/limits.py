"""How often one person may do what costs others something: messages, pings, room in a table's log.

People never come near these limits. They hold back a stuck finger and a script."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum

from engines.contract.core import Rejected

WINDOW_SECONDS = 60


class Action(StrEnum):
    """What is counted. Refusals are `limit-<action>`."""

    OPEN = "open"
    """Opening a lobby."""
    JOIN = "join"
    """Joining or leaving a lobby."""
    SECRET = "secret"
    """A move that nobody else notices."""
    UNDO = "undo"
    """Undoing a move, or asking the others to agree to it."""


PER_MINUTE: Mapping[Action, int] = {Action.OPEN: 3, Action.JOIN: 10, Action.SECRET: 20, Action.UNDO: 20}
OPEN_LOBBIES = 10
"""Lobbies that have not begun and that one person may host."""


class Limits:
    """Counts each person's actions of the last minute."""

    def __init__(
        self, now: Callable[[], int], per_minute: Mapping[Action, int], *, open_lobbies: int
    ) -> None:
        self.now = now
        self.per_minute = per_minute
        self.open_lobbies = open_lobbies
        self.closing = False
        self._done: dict[tuple[Action, int], deque[int]] = {}
        self._tidied = 0

    def check(self, action: Action, user_id: int) -> None:
        """Raise Rejected, with the seconds to wait, if this person has done it too often."""
        if action is Action.OPEN:
            self.check_closing()
        now = self.now()
        times = self._recent(action, user_id, now)
        most = self.per_minute[action]
        if len(times) >= most:
            # With a limit that was lowered meanwhile, more than one must grow old.
            seconds = times[len(times) - most] + WINDOW_SECONDS - now
            raise Rejected(f"limit-{action}", seconds=seconds)

    def check_closing(self) -> None:
        """Raise Rejected if the bot is about to stop: then nobody opens a table."""
        if self.closing:
            raise Rejected("limit-closing")

    def count(self, action: Action, user_id: int) -> int:
        """Check, and count it as done now. Returns the moment."""
        self.check(action, user_id)
        now = self.now()
        self._forget_old(now)
        self._done.setdefault((action, user_id), deque()).append(now)
        return now

    @contextmanager
    def counted(self, action: Action, user_id: int) -> Iterator[None]:
        """Count what is done inside. What is refused there for another reason does not count."""
        at = self.count(action, user_id)
        try:
            yield
        except BaseException:
            times = self._done.get((action, user_id), deque())
            if at in times:
                times.remove(at)
            raise

    def _recent(self, action: Action, user_id: int, now: int) -> deque[int]:
        times = self._done.get((action, user_id), deque())
        # A moment in the future: the clock was set back. Nobody waits for it to come again.
        while times and not now - WINDOW_SECONDS < times[0] <= now:
            times.popleft()
        return times

    def _forget_old(self, now: int) -> None:
        """Once a minute, drop everybody who has done nothing lately: the memory does not grow."""
        if 0 <= now - self._tidied < WINDOW_SECONDS:
            return
        self._tidied = now
        for action, user_id in list(self._done):
            if not self._recent(action, user_id, now):
                del self._done[action, user_id]
