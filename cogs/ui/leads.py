"""How far one move is ahead of another, in what the game counts: points, or chances of winning."""

from __future__ import annotations

from engines.core import Say, say, tenths
from engines.discovery import AnyGame


def lead(game: AnyGame, ahead: float) -> Say:
    """`ahead`: as `Game.lead` has it."""
    if game.leads_by == "points":
        return tenths(ahead)
    return say("lead-percent", percent=round(100 * ahead))


def standing(game: AnyGame, ahead: float) -> Say:
    """A lead in words: so far ahead of the best rival, behind, or level."""
    size = lead(game, abs(ahead))
    if size == lead(game, 0.0):
        return say(f"lead-level-{game.leads_by}")
    return say(f"lead-{'ahead' if ahead > 0 else 'behind'}-{game.leads_by}", ahead=size)
