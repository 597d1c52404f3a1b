"""What the computer player sees in a scene, and what it does."""

from __future__ import annotations

from engines.contract.core import Move, Seat
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.computer.worth import Appraisal
from tests.engines.games.efemeris.scene import Scene
from tests.lab.strength.simulate import choose


def suggestion(scene: Scene, seat: Seat | None = None) -> Move:
    """What the computer does there; it must be legal."""
    at = GAME.waiting(scene.state)[0] if seat is None else seat
    move = choose(GAME, scene.state, at, blindly=False, dice=Dice(b"computer"))
    GAME.apply(GAME.decode(GAME.encode(scene.state)), at, move, Dice(b"legal"))
    return move


def position(scene: Scene, seat: Seat = 0) -> Appraisal:
    view = GAME.view(scene.state, seat)
    assert view.own is not None
    return Appraisal(GAME.figures, view.public, view.own)
