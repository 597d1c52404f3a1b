"""What the computer player of 0.1.0 thought things were worth."""

from __future__ import annotations

from functools import cache

from data.figures import COMPUTER, load, shaped
from engines.kit.figures import ComputerFigures


class Numbers(ComputerFigures, frozen=True, kw_only=True):
    """As its file explains them."""

    purchases: float
    purchase_pace: float
    mission_share: float
    contract_pace: float
    stays_half: float
    stays_majority: float
    stays_alone: float
    stays_alone_tight: float
    stays_lead: float
    stays_late: float
    stays_most: float
    coin_share: float
    coin_least: float
    coin_most: float
    coin_late: float
    coin_rich: tuple[int, int]
    coin_rich_factor: tuple[float, float]
    keep_share: float
    ship_use: float
    use_turns: int
    buy_share: float
    buy_contract: float
    buy_broke: float
    buy_hoard: float
    card: float
    joker: float
    joker_turn: float
    contract_wait: float
    contract_mission: float
    contract_expeditions: float
    acquire_ready: float
    acquire_near: float
    acquire_far: float
    acquire_volume: float
    acquire_hand: float
    reserve: float
    noise: float


@cache
def numbers() -> Numbers:
    return shaped("age_of_discovery", load("age_of_discovery", COMPUTER / "0.1.0"), Numbers)
