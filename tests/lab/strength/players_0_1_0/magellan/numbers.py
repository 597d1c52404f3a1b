"""What the computer player of 0.1.0 thought things were worth."""

from __future__ import annotations

from functools import cache

from data.figures import COMPUTER, load, shaped
from engines.kit.figures import ComputerFigures


class Numbers(ComputerFigures, frozen=True, kw_only=True):
    """As its file explains them."""

    gold: tuple[float, float, float]
    card: tuple[float, float, float]
    spent: float
    mood: tuple[float, float]
    purse_share: float
    purse_extra: float
    veto: float
    exchange: float
    open_hand: float
    neighbour_draw: float
    gamble: float
    later_first: tuple[float, float]
    later_second: float
    later_again: float
    veto_worth: float
    veto_cards: int
    part_cards: tuple[int, int]
    draw_up_to: int
    steps: dict[str, tuple[float, float]]


@cache
def numbers() -> Numbers:
    return shaped("magellan", load("magellan", COMPUTER / "0.1.0"), Numbers)
