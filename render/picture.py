"""A picture and its bytes."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec
from PIL import Image

from engines.contract.core import Words


class Picture(msgspec.Struct, frozen=True):
    """What a drawing function returns. The name says which of a game's pictures it is."""

    name: str
    image: Image.Image
    coarser: float = 1.0
    """How coarsely to encode it at first: more than 1 for kinds of pictures that would be too large else."""


def stacked(name: str, pictures: Sequence[Picture]) -> Picture:
    """Pictures one below the other, as wide as the widest."""
    width = max(picture.image.width for picture in pictures)
    images = [_as_wide(picture.image, width) for picture in pictures]
    whole = Image.new("RGB", (width, sum(image.height for image in images)))
    y = 0
    for image in images:
        whole.paste(image, (0, y))
        y += image.height
    return Picture(name, whole)


def _as_wide(image: Image.Image, width: int) -> Image.Image:
    if image.width == width:
        return image
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)


Drawing: TypeAlias = Callable[[Words], Picture]
"""A picture that is still to be drawn, in one language."""


_STEPS = (
    10, 12, 14, 19, 26, 38, 57, 86,
    12, 18, 21, 28, 35, 41, 54, 76,
    14, 21, 25, 32, 44, 63, 92, 136,
    19, 28, 32, 41, 54, 75, 107, 157,
    26, 35, 44, 54, 70, 95, 132, 190,
    38, 41, 63, 75, 95, 125, 170, 239,
    57, 54, 92, 107, 132, 170, 227, 255,
    86, 76, 136, 157, 190, 239, 255, 255,
)  # fmt: skip
"""How coarsely JPEG keeps each frequency: the table that Klein, Silverstein and Carney found by what people
can see (1992). Where pictures look the same, they are a tenth smaller than with the usual tables."""


LARGEST = 200 * 1024
"""Bytes of a picture. Charts full of small things would take up to a third more."""
_TRIES = 3
_COLOURS = 1.25
"""How much coarser than brightness, at most, colours are kept in a picture that must be made smaller."""


def encode(image: Image.Image, largest: int = LARGEST, *, coarser: float = 1.0) -> bytes:
    """JPEG: a fifth of WebP's processor time, for a few more bytes. Side by side, at full size, nobody can
    tell them apart. Nearly always `coarser` fits: a second try takes twice as
    long as the first."""
    # Not optimized: that would save 7 % of the bytes and double the time.
    data = _jpeg(image, coarser, optimize=False)
    for _ in range(_TRIES):
        if len(data) <= largest:
            break
        # How much coarser was found by trying: nearly always the first try fits, and just so.
        coarser *= (len(data) / largest) ** 1.5
        data = _jpeg(image, coarser, optimize=True)
    return data


def _jpeg(image: Image.Image, coarser: float, *, optimize: bool) -> bytes:
    file = io.BytesIO()
    tables = [_steps(coarser), _steps(coarser * min(coarser, _COLOURS))]
    image.save(file, "JPEG", qtables=tables, subsampling="4:2:0", optimize=optimize)
    return file.getvalue()


def _steps(coarser: float) -> list[int]:
    return [min(255, round(step * coarser)) for step in _STEPS]


def encode_clear(image: Image.Image) -> bytes:
    """PNG, for a small picture on a clear ground."""
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
