"""What the computer player of 0.1.0 thought things were worth."""

from __future__ import annotations

from functools import cache

from data.figures import COMPUTER, load, shaped
from engines.games.efemeris.figures import Purse
from engines.kit.figures import ComputerFigures


class Numbers(ComputerFigures, frozen=True, kw_only=True):
    """As its file explains them."""

    planet: float
    lacking: float
    hopeless: float
    rival_planet: float
    winning: float
    factory_pepper: float
    factory_vanilla: float
    factory_stock: float
    factory_needed: float
    providence: float
    providence_stock: float
    anchor: float
    wreck: float
    boosted: float
    wind: float
    crowded: float
    threat_galleon: float
    threat_frigate: float
    guard: float
    stop: float
    berth: float
    hit_galleon: float
    hit_frigate: float
    hit_planet: float
    hit_fortress: float
    siege: float
    hit_least: float
    hit_last: float
    reply: float
    near: float
    far: float
    path_share: float
    joined: float
    gate: float
    gate_steps: int
    horizon: int
    keep: Purse
    recruit_hand: int
    recruit_purse: int
    recruit_full: int


@cache
def numbers() -> Numbers:
    return shaped("efemeris", load("efemeris", COMPUTER / "0.1.0"), Numbers)
