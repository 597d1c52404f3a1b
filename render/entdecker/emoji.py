"""Signs of this game that stand beside words."""

from __future__ import annotations

from functools import partial

from PIL import Image

from render.entdecker import pieces
from render.kit.drawing.sprites import Draw
from render.kit.players import NOBODY


def _unit(kind: str, size: int) -> Image.Image:
    return pieces.livery_unit(kind, NOBODY, size)


EMOJI: dict[str, Draw] = {
    **{kind: partial(_unit, kind) for kind in pieces.UNITS},
    **{f"event_{name}": partial(pieces.event, name) for name in pieces.EVENTS},
    "explorer_ship": pieces.ship,
    "chip": pieces.chip,
    "island": pieces.island,
}
