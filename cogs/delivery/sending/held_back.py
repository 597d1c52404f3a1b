"""Letters that are sent later than they were written: on purpose, or while their readers have quiet hours."""

from __future__ import annotations

from typing import NamedTuple

from data.models import StoredLetter

HELD_BACK = "held back"
"""Why a letter waits that nobody has tried to send."""
QUIET_DELAY_SECONDS = 15 * 60
"""How often a message to somebody in their quiet hours is looked at again."""


class Postponed(NamedTuple):
    """A letter must wait: its reader is not to be disturbed now."""

    until: int

    @classmethod
    def from_now(cls, now: int) -> Postponed:
        """Everything held back is due at the same moments: then the newest letter wins."""
        return cls(now - now % QUIET_DELAY_SECONDS + QUIET_DELAY_SECONDS)


def is_delayed(letter: StoredLetter) -> bool:
    """Whether a letter was written to be sent later, and has not been tried yet."""
    return not letter.tries and letter.next_try > letter.created


def was_tried(letter: StoredLetter) -> bool:
    """Whether somebody has tried to send it. Discord may have taken it all the same."""
    return letter.tries > 0 and letter.error != HELD_BACK
