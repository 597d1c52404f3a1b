"""The way a ship has come: a dotted line along the paths."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise

from PIL import Image

from engines.games.efemeris.views.view import Deed, Field
from render.efemeris import night
from render.efemeris.layout import Window
from render.kit.drawing.cache import kept
from render.kit.drawing.geometry import Points
from render.kit.drawing.sprites import paste
from render.kit.plates import disc

_STEP = 19


def way(fields: Mapping[str, Field], deed: Deed) -> list[str]:
    """A shortest way along the paths; straight where there is none left."""
    came: dict[str, str] = {}
    fresh = [deed.start]
    while fresh and deed.field not in came:
        ends, fresh = fresh, []
        for end in ends:
            for near in fields[end].near if end in fields else ():
                if near not in came and near != deed.start:
                    came[near] = end
                    fresh.append(near)
    if deed.field not in came:
        return [deed.start, deed.field]
    steps = [deed.field]
    while steps[-1] != deed.start:
        steps.append(came[steps[-1]])
    return steps[::-1]


@kept
def _dot(size: int) -> Image.Image:
    return disc(size, night.LAST_MOVE, night.IVORY, max(2.0, size * 0.2))


def draw_trail(image: Image.Image, points: Points, window: Window) -> None:
    """Dots from the first point nearly to the last, where the ship is."""
    step = window.sized(_STEP)
    dot = _dot(max(10, window.sized(14)))
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        count = max(1, round(length / step))
        for number in range(count):
            share = number / count
            paste(image, dot, ax + (bx - ax) * share, ay + (by - ay) * share)
