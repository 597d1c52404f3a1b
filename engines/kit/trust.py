"""How much a computer player that thinks ahead believes what the worlds say that it imagines."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import variance


def trust(differences: Sequence[float], doubt: float) -> float:
    """The share of a correction that is believed: the more, the less the worlds differ, and the more points
    off (`doubt`) the player usually is without them."""
    if len(differences) < 2:
        return 0.0
    return doubt**2 / (doubt**2 + variance(differences) / len(differences))
