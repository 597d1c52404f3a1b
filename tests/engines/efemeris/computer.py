"""What the computer player sees in a scene, and what it does."""

from __future__ import annotations

from engines.core import Move, Seat
from engines.dice import Dice
from engines.efemeris import GAME
from engines.efemeris.computer.position import Position
from engines.simulate import choose
from tests.engines.efemeris.scene import Scene


def suggestion(scene: Scene, seat: Seat | None = None) -> Move:
    """What the computer does there; it must be legal."""
    at = GAME.waiting(scene.state)[0] if seat is None else seat
    move = choose(GAME, scene.state, at, blindly=False, dice=Dice(b"computer"))
    GAME.apply(GAME.decode(GAME.encode(scene.state)), at, move, Dice(b"legal"))
    return move


def position(scene: Scene, seat: Seat = 0) -> Position:
    view = GAME.view(scene.state, seat)
    assert view.own is not None
    return Position(GAME.figures, view.public, view.own)
