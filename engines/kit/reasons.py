"""The computer player's reasons: what of a valuation decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean


def leading(parts: Mapping[str, float], others: Mapping[str, float] | None = None) -> str:
    """The name of the part that speaks most for something: the largest, or, beside something else that was
    weighed by the same parts, the one that is most ahead of it."""
    other = others or {}
    return max(parts, key=lambda name: parts[name] - other.get(name, 0.0))


def outstanding(parts: Mapping[str, float], others: Sequence[Mapping[str, float]]) -> str | None:
    """Of the parts that speak for something, the one that it has most before the others on average; the
    largest, where it has none before them. None if nothing speaks for it."""
    good = {name: worth for name, worth in parts.items() if worth > 0}
    if not good or not others:
        return leading(good) if good else None
    usual = {name: fmean([other.get(name, 0.0) for other in others]) for name in good}
    name = leading(good, usual)
    return name if good[name] > usual[name] else leading(good)
