"""What the computer player of 0.1.0 thought things were worth."""

from __future__ import annotations

from functools import cache

from data.figures import COMPUTER, load, shaped
from engines.kit.figures import ComputerFigures


class Numbers(ComputerFigures, frozen=True, kw_only=True):
    """As its file explains them."""

    chip: float
    rival: float
    gold: float
    growth: float
    growth_sides: int
    faith: dict[str, float]
    patience: dict[str, float]
    laid: float
    route: float
    closed_rival: float
    closed_chip: int
    open_mine: float
    open_rival: float
    toll: float
    kept_to_land: int
    reserve: tuple[int, int]
    full_purse: int
    most_tiles: int
    daring: int
    land_now: float
    recall: int


@cache
def numbers() -> Numbers:
    return shaped("entdecker", load("entdecker", COMPUTER / "0.1.0"), Numbers)
