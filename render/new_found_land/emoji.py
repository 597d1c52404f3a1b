"""Signs of this game that stand beside words."""

from __future__ import annotations

from functools import partial

from PIL import Image

from render.kit.drawing import colour
from render.kit.drawing.sprites import Draw, Stroke, icon
from render.new_found_land import signs
from render.new_found_land.pieces import FRAMES


def _frame(name: str, size: int) -> Image.Image:
    return icon(size, [Stroke(FRAMES[name].outline, FRAMES[name].tone, colour.INK, 6)])


EMOJI: dict[str, Draw] = {
    **{good: partial(signs.good, good) for good in signs.GOODS},
    **{ability: partial(signs.ability, ability) for ability in signs.ABILITIES},
    **{action: partial(signs.action, action) for action in signs.ACTIONS},
    **{shape: partial(signs.tile_shape, shape) for shape in signs.SHAPES},
    **{f"frame_{name}": partial(_frame, name) for name in FRAMES},
    "goal": signs.goal,
    "one_time_card": signs.one_time,
    "upgrade": partial(signs.upgrade, built=True),
    "wharf": partial(signs.anchor, tone=colour.LAPIS),
    "scored": signs.stamp,
}
