"""What was wrong, in words."""

from __future__ import annotations

from typing import NamedTuple

KINDS = {
    "lost": "a move that was taken for made is not in the log",
    "twice": "one press counted twice",
    "unknown": "somebody was shown a state of a game that never was",
    "record": "a game can't be replayed",
    "missing": "somebody was not told what they should have been told",
    "repeated": "something was told twice",
    "secret": "somebody was shown what they may not know",
    "request": "Discord would refuse a request, or did",
    "error": "the bot's log has an error, or the bot did not run",
}


class Violation(NamedTuple):
    kind: str
    """One of `KINDS`."""
    table: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.table}: {self.what}" if self.table else f"{self.kind}: {self.what}"
