"""The part of data/new_found_land.toml that says what the computer player thinks things are worth."""

from __future__ import annotations

from engines.kit.figures import ComputerFigures


class Computer(ComputerFigures, frozen=True, kw_only=True):
    """What things are worth to the computer player, in victory points (§13)."""

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
