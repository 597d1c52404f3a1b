"""How far a game has come, and so where it is offered and what it owes."""

from __future__ import annotations

from enum import IntEnum


class Stage(IntEnum):
    """Each stage owes what the one before owes, and more: `python -m pytest --missing <key>` says what."""

    DRAFT = 1
    """Rules that play, in one file if you like. Nobody is offered it."""
    PLAYABLE = 2
    """Everything that a table needs: pictures, texts, a computer player. It is offered, marked as new."""
    FINISHED = 3
    """Everything: a coach, hints with reasons, golden cases, pages."""
