"""The computer player's reasons: what of a valuation decided."""

from __future__ import annotations

from collections.abc import Mapping


def leading(parts: Mapping[str, float], others: Mapping[str, float] | None = None) -> str:
    """The name of the part that speaks most for something: the largest, or, beside something else that was
    weighed by the same parts, the one that is most ahead of it."""
    other = others or {}
    return max(parts, key=lambda name: parts[name] - other.get(name, 0.0))
