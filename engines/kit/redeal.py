"""Dealing anew what is hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from engines.contract.dice import Dice

T = TypeVar("T", bound=Any)


def shuffled(pool: Iterable[T], dice: Dice) -> list[T]:
    """In a new order, which does not depend on the old one: that may be nobody's to know."""
    cards = sorted(pool)
    dice.shuffle(cards)
    return cards
