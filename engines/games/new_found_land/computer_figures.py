"""The numbers of `computer/numbers.toml`: what the computer player thinks things are worth."""

from __future__ import annotations

from engines.kit.figures import ComputerFigures


class Computer(ComputerFigures, frozen=True, eq=False, kw_only=True):
    """What things are worth to the computer player, in victory points (§13)."""

    goods: tuple[float, float, float, float]
    late_goods: tuple[float, float]
    plenty: int
    point: tuple[float, ...]
    island_reach: tuple[tuple[float, float], ...]
    city_reach: tuple[tuple[float, float], ...]
    fill_spread: float
    lead_spread: tuple[float, float]
    rivals_bonus: float
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
    settle_both: float
    rival_ships: float
    rival_fields: float
    rival_contracts: float
    sail_spread: float
    contract_goods: float
    explore_tile: tuple[float, float]
    explore_choice: float
    explore_lead: float
    card: float
    card_quality: float
    most_ships: int
    goal_hope: float
    goal_pace: dict[str, float]
    goal_spread: float
    goal_stored: float
    goal_further: int
    captain: dict[str, tuple[float, float]]
    whim: float
    mood: float
    estimate: dict[str, tuple[tuple[float, ...], ...]]
