"""How far one move is ahead of another, in what the game counts: points, or chances of winning."""

from __future__ import annotations

from engines.contract.core import Say, say, tenths
from engines.kit.game import AnyGame


def unit(game: AnyGame) -> str:
    """What a lead is counted in, for texts that don't say whose."""
    return "chance" if game.leads_by == "chance" else "points"


def lead(game: AnyGame, ahead: float) -> Say:
    """`ahead`: as `Game.lead` has it."""
    if unit(game) == "points":
        return tenths(ahead)
    return say("lead-percent", percent=round(100 * ahead))


def gap(game: AnyGame, one: float, other: float) -> Say:
    """How far one lead is ahead of another, of the numbers that people read."""
    digits = 1 if unit(game) == "points" else 2
    return lead(game, round(one, digits) - round(other, digits))


def standing(game: AnyGame, ahead: float, rivals: int) -> Say:
    """A lead in words: so far ahead of the best of the rivals or of all on average, behind, or level."""
    size = lead(game, abs(ahead))
    of = "duel" if rivals == 1 and unit(game) == "points" else game.leads_by
    if size == lead(game, 0.0):
        return say(f"lead-level-{of}")
    return say(f"lead-{'ahead' if ahead > 0 else 'behind'}-{of}", ahead=size)
