"""Which parts of a chart are taken, so that badges and signs find a free place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from render.kit.drawing.geometry import Point

Box: TypeAlias = tuple[float, float, float, float]
_NEAR_EDGE = 3


class FreeSpace:
    """The boxes that are taken, on a picture of this extent."""

    def __init__(self, extent: Box) -> None:
        self.extent = extent
        self._taken: list[Box] = []

    @staticmethod
    def box(x: float, y: float, width: float, height: float) -> Box:
        """Around a middle."""
        return x - width / 2, y - height / 2, x + width / 2, y + height / 2

    def take(self, box: Box) -> None:
        """From now on this is taken. What lies wholly outside the extent is in nobody's way."""
        if overlap(box, self.extent):
            self._taken.append(box)

    def is_free(self, box: Box) -> bool:
        return not self._covered(box, 0)

    def best(self, candidates: Iterable[Point], width: float, height: float) -> Point:
        """The first of the candidates that covers least; what stands there is taken from then on."""
        left, top, right, bottom = self.extent
        found: Point | None = None
        least = float("inf")
        for x, y in candidates:
            x = min(max(x, left + width / 2 + _NEAR_EDGE), right - width / 2 - _NEAR_EDGE)
            y = min(max(y, top + height / 2 + _NEAR_EDGE), bottom - height / 2 - _NEAR_EDGE)
            covered = self._covered(self.box(x, y, width, height), least)
            if covered < least:
                found, least = (x, y), covered
            if not covered:
                break
        if found is None:
            raise ValueError("no place to choose from")
        self.take(self.box(*found, width, height))
        return found

    def _covered(self, box: Box, enough: float) -> float:
        """How much of what is taken this box covers; no more is counted once it is `enough`. Nearly all of it
        lies elsewhere, and a hundred boxes are compared with hundreds: so without a call for each."""
        left, top, right, bottom = box
        covered = 0.0
        for near, above, far, below in self._taken:
            if near < right and far > left and above < bottom and below > top:
                covered += _shared(box, (near, above, far, below))
                if covered >= enough:
                    break
        return covered


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def _shared(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0
