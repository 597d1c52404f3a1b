"""Where the parts of a picture lie, by name: noted on the picture while it is drawn.

Whoever wants to point at a part finds it there. A part of which every player has one is noted with the seat,
"goods-2"; `find` looks for that of its reader.
"""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from engines.contract.core import Seat

Box: TypeAlias = tuple[float, float, float, float]
_KEY = "places"


def note(image: Image.Image, name: str, box: Box, seat: Seat | None = None) -> None:
    """A part that is noted again has grown. Copies of a picture share its notes: these are never changed."""
    known, key = _noted(image), name if seat is None else f"{name}-{seat}"
    image.info[_KEY] = {**known, key: union(known.get(key, box), box)}


def note_first(image: Image.Image, name: str, box: Box) -> None:
    """One example of many: the first counts."""
    if name not in _noted(image):
        note(image, name, box)


def note_all(image: Image.Image, part: Image.Image, left: int, top: int) -> None:
    """The parts of a picture that is pasted into another one there. What was noted before stays."""
    for name, (x, y, right, bottom) in _noted(part).items():
        note_first(image, name, (x + left, y + top, right + left, bottom + top))


def find(image: Image.Image, name: str, seat: Seat) -> Box | None:
    """A part of the picture, as far as it lies in it; None where it isn't drawn."""
    known = _noted(image)
    found = known.get(name, known.get(f"{name}-{seat}"))
    if found is None:
        return None
    left, top, right, bottom = found
    left, top, right, bottom = max(left, 0), max(top, 0), min(right, image.width), min(bottom, image.height)
    return (left, top, right, bottom) if left < right and top < bottom else None


def square(x: float, y: float, size: float) -> Box:
    """A square around a middle."""
    return x - size / 2, y - size / 2, x + size / 2, y + size / 2


def union(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _noted(image: Image.Image) -> dict[str, Box]:
    found: dict[str, Box] = image.info.get(_KEY, {})
    return found
