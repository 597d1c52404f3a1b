"""What the computer player of 0.1.0 thought things were worth."""

from __future__ import annotations

from functools import cache

from data.figures import COMPUTER, load, shaped
from engines.kit.figures import ComputerFigures


class Numbers(ComputerFigures, frozen=True, kw_only=True):
    """As its file explains them."""

    goods: tuple[float, float, float, float]
    late_goods: tuple[float, float]
    plenty: int
    marker: float
    marker_filled: float
    marker_large: float
    marker_large_from: int
    city_marker: float
    city_marker_more: float
    quality: tuple[float, float, float, float]
    upgrade: dict[str, float]
    wharf: float
    wharf_rounds: int
    buy: float
    charter: tuple[float, float]
    load_good: tuple[float, float]
    load_card: tuple[float, float]
    load_crate: tuple[float, float]
    load_second: float
    settle_bonus: float
    contract_goods: tuple[float, float]
    explore_tile: tuple[float, float]
    explore_choice: float
    card: float
    card_quality: float
    most_ships: int
    goal_hope: float
    goal_further: int
    captain: dict[str, tuple[float, float]]


@cache
def numbers() -> Numbers:
    return shaped("new_found_land", load("new_found_land", COMPUTER / "0.1.0"), Numbers)
