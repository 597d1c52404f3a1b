"""How far one move is ahead of another, in what the game counts: points, or chances of winning."""

from __future__ import annotations

from engines.core import Say, say, tenths
from engines.discovery import AnyGame


def lead(game: AnyGame, ahead: float, *, signed: bool = False) -> Say:
    """`ahead`: as `Game.lead` has it."""
    if game.leads_by == "points":
        return tenths(ahead, signed=signed)
    percent = round(100 * ahead)
    sign = "−" if percent < 0 else "+" if percent and signed else ""
    return say("lead-percent", percent=f"{sign}{abs(percent)}")
