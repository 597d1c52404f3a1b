"""A game as a film: an animated WebP of its boards.

WebP and not GIF: Discord plays both wherever it plays pictures, but 256 colours are too few for painted
vellum, and the same boards take five times the bytes and ten times the time as a GIF.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

from PIL import Image, ImageOps

from render.kit.drawing import colour
from render.picture import Picture

Shot = Callable[[], list[Picture]]
"""Draws the pictures of one moment."""

LARGEST = 8 * 1024 * 1024
TAKES = ((60, 700), (40, 560), (24, 480), (12, 360))
"""How many frames of which width at most; the next where the one before became too large."""
LENGTH, SHORTEST, LONGEST, LAST = 36_000, 500, 1_500, 5_000
"""Milliseconds: of the whole film about; of a frame; of the last one."""


def film(shots: Sequence[Shot], largest: int = LARGEST, takes: Sequence[tuple[int, int]] = TAKES) -> bytes:
    """The film of these moments; at last the coarsest, whatever its size."""
    data = b""
    for most, width in takes:
        data = _take([shots[index] for index in spread_out(len(shots), most)], width)
        if len(data) <= largest:
            break
    return data


def spread_out(count: int, most: int) -> list[int]:
    """At most `most` of the numbers below `count`, evenly spread, with the first and the last."""
    if count <= most:
        return list(range(count))
    return [round(index * (count - 1) / (most - 1)) for index in range(most)]


def _take(shots: Sequence[Shot], width: int) -> bytes:
    pace = max(SHORTEST, min(LONGEST, LENGTH // len(shots)))
    file = io.BytesIO()
    _Reel(shots, width).save(
        file,
        "WEBP",
        save_all=True,
        duration=[*[pace] * (len(shots) - 1), LAST],
        loop=0,
        quality=80,
        method=2,
    )
    return file.getvalue()


class _Reel(Image.Image):
    """A picture of many frames, each drawn when it is looked at: all of them at once would fill the memory
    of a small machine."""

    def __init__(self, shots: Sequence[Shot], width: int) -> None:
        super().__init__()
        self._shots, self._width = shots, width
        self._first = _frame(shots[0](), width)
        self._mode, self._size, self.im = self._first.mode, self._first.size, self._first.im
        self._at = 0
        self.n_frames = len(shots)

    def tell(self) -> int:
        return self._at

    def seek(self, frame: int) -> None:
        shown = self._first if frame == 0 else _frame(self._shots[frame](), self._width, self._first.size)
        self.im, self._at = shown.im, frame


def _frame(pictures: list[Picture], width: int, size: tuple[int, int] | None = None) -> Image.Image:
    """The pictures of one moment, one below the other; all frames of a film have the same size."""
    scaled = []
    for picture in pictures:
        wide = min(width, picture.image.width)
        high = max(1, round(picture.image.height * wide / picture.image.width))
        scaled.append(picture.image.convert("RGB").resize((wide, high), Image.Resampling.LANCZOS))
    whole = (max(image.width for image in scaled), sum(image.height for image in scaled))
    frame = Image.new("RGB", whole, colour.VELLUM)
    top = 0
    for image in scaled:
        frame.paste(image, (0, top))
        top += image.height
    return frame if size is None or size == whole else ImageOps.pad(frame, size, color=colour.VELLUM)
