"""The moves of Entdecker: each is one decision of a person (§6)."""

from __future__ import annotations

from engines.contract.core import Move


class Sail(Move, frozen=True, tag="sail"):
    """Put the ship on `start` (a circle of the border or a tile), announce and pay `tiles` (§6.1)."""

    start: str
    tiles: int


class Draw(Move, frozen=True, tag="draw"):
    """Turn up the top tile of a stack (§6.2). The stack need not be named where only one has tiles left."""

    stack: int | None = None


class DrawOn(Move, frozen=True, tag="draw_on"):
    """Turn up tiles from the fullest stacks without a question mark, one after the other, until land is laid,
    a tile fits in several ways, no such stack is left or the voyage is over (§10)."""


class Place(Move, frozen=True, tag="place", kw_only=True):
    """Lay the tile just turned up (§6.3). What leaves no choice need not be named: the field where it fits on
    only one, the rotation where it fits in only one."""

    field: str = ""
    rotation: int | None = None


class Land(Move, frozen=True, tag="land", kw_only=True):
    """Land a unit where the ship is, on a strait on the shore `part` (§6.5). This ends the voyage."""

    unit: str
    part: str = ""


class EndVoyage(Move, frozen=True, tag="end_voyage"):
    """End the voyage without landing a unit (§6.6)."""


class Recall(Move, frozen=True, tag="recall"):
    """Take scouts back to the supply; they are named by their fields (§6.7)."""

    fields: list[str]


class EndTurn(Move, frozen=True, tag="end_turn"):
    """End the turn: take back no scout, or nothing else (§6.8)."""


MOVES: tuple[type[Move], ...] = (Sail, Draw, DrawOn, Place, Land, EndVoyage, Recall, EndTurn)
