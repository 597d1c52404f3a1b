"""Pictures for people who see colors differently: one matrix over the finished picture.

What they cannot tell apart is shifted to where they can (the method is known as daltonisation): the
difference between a colour and how it is seen is added to the channels that are seen well. The numbers are
those in common use for the three kinds of colour-blindness.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageEnhance

Matrix = tuple[tuple[float, ...], ...]

_TO_CONES: Matrix = (
    (17.8824, 43.5161, 4.11935),
    (3.45565, 27.1554, 3.86714),
    (0.0299566, 0.184309, 1.46709),
)
_SEEN: dict[str, Matrix] = {
    "protan": ((0, 2.02344, -2.52581), (0, 1, 0), (0, 0, 1)),
    "deutan": ((1, 0, 0), (0.494207, 0, 1.24827), (0, 0, 1)),
    "tritan": ((1, 0, 0), (0, 1, 0), (-0.395913, 0.801109, 0)),
}
_SHIFT: Matrix = ((0, 0, 0), (0.7, 1, 0), (0.7, 0, 1))
_STRONG = 1.35
EYES = (*_SEEN, "contrast")


def seen_by(image: Image.Image, eyes: str | None) -> Image.Image:
    """`image` as these eyes see it best; the same image for None."""
    if eyes == "contrast":
        return ImageEnhance.Contrast(image.convert("RGB")).enhance(_STRONG)
    if eyes in _SEEN:
        return image.convert("RGB").convert("RGB", _filter(eyes))
    return image


@lru_cache(maxsize=8)
def _filter(eyes: str) -> tuple[float, ...]:
    simulated = _times(_inverse(_TO_CONES), _times(_SEEN[eyes], _TO_CONES))
    lost = tuple(tuple((r == c) - simulated[r][c] for c in range(3)) for r in range(3))
    shift = _times(_SHIFT, lost)
    return tuple(value for r in range(3) for value in (*((r == c) + shift[r][c] for c in range(3)), 0.0))


def _times(a: Matrix, b: Matrix) -> Matrix:
    return tuple(tuple(sum(a[r][k] * b[k][c] for k in range(3)) for c in range(3)) for r in range(3))


def _inverse(m: Matrix) -> Matrix:
    (a, b, c), (d, e, f), (g, h, i) = m
    determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    adjugate = (
        (e * i - f * h, c * h - b * i, b * f - c * e),
        (f * g - d * i, a * i - c * g, c * d - a * f),
        (d * h - e * g, b * g - a * h, a * e - b * d),
    )
    return tuple(tuple(value / determinant for value in row) for row in adjugate)
