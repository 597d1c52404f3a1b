"""What things are called: explorers, phases and money cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.contract.core import Many, Say, say
from engines.games.magellan.figures import Figures
from engines.games.magellan.moves import ALL_EXPLORERS

ROMAN = ("", "I", "II", "III")
"""The number of a phase, or of a field, as the board shows it."""


@cache
def explorer_name(explorer: str) -> Say:
    """The explorer, or all of them in a standing order."""
    if explorer == ALL_EXPLORERS:
        return say("magellan-option-all-explorers")
    return say(f"magellan-explorer-{explorer}")


def card_name(card: int) -> Say:
    """A money card, by its gold."""
    return say("magellan-option-card", card=card)


def crown_hint(figures: Figures, card: int) -> Say:
    """What a money card scores in the hand."""
    return say("magellan-hint-crown", crown=figures.crown(card))


def card_list(cards: Sequence[int]) -> Many:
    """Money cards, by their gold."""
    return Many(list(cards))
