"""How things are called: phrases that several texts share, and arguments that texts choose by."""

from __future__ import annotations

from collections.abc import Iterable

from engines.contract.core import Many, Say, Seat, Who, say
from engines.games.entdecker.sea.geometry import COMPASS, LAND


def asking(step: str) -> Say:
    """What is asked in this step, for everybody."""
    return say(f"entdecker-asking-{step}")


def players(seats: Iterable[Seat]) -> Many:
    return Many([Who(seat) for seat in seats])


def share(seat: Seat, points: int) -> Say:
    """What somebody got for an island."""
    return say("entdecker-share", who=Who(seat), points=points)


def land_sides(sides: str) -> str:
    """The sides with land, as an argument for texts to choose by: "LLWW" is "NE"; "none" without land."""
    return "".join(way for way, side in zip(COMPASS, sides, strict=True) if side == LAND) or "none"
