"""Who will lead an island or a city, and what that is worth (§13-2).

Nobody knows where the other markers will go. So each lead is a chance: the more can still be placed, the less
certain it is.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from engines.games.new_found_land.computer_figures import Computer

LEAST_SPREAD = 0.05
MOST = 50.0
"""Beyond it a chance is 0 or 1."""


class Area(NamedTuple):
    """An island or a city that is not scored yet, as one player sees it."""

    first: int
    second: int
    """The bonuses for most and second most markers."""
    own: int
    others: tuple[int, ...]
    """The markers of the rivals."""
    neutral: tuple[int, ...]
    """The markers of the third power, if it takes part."""
    spaces: int
    """Spaces that must be filled before it is scored."""
    places: int
    """Places where markers could still go."""
    reach: float
    """Spaces that are likely to be filled until the end."""


def chance(missing: float, reach: float, spread: float) -> float:
    """Of something that needs so much, where so much is usual."""
    return 1.0 / (1.0 + exp(max(-MOST, min(MOST, (missing - reach) / max(spread, LEAST_SPREAD)))))


def hope(first: int, second: int, own: int, others: tuple[int, ...], spread: float) -> float:
    """The bonus to be expected with so many markers among those of the others."""
    ahead_of_all, behind_one = 1.0, 0.0
    for count in others:
        ahead = chance(count, own, spread)
        behind_one = behind_one * ahead + ahead_of_all * (1.0 - ahead)
        ahead_of_all *= ahead
    return first * ahead_of_all + second * behind_one


@lru_cache(maxsize=65536)
def prospect(prices: Computer, area: Area) -> float:
    """What is to be expected of the bonuses there, less what the rivals get."""
    scored = chance(area.spaces, area.reach, prices.fill_spread) if area.spaces else 1.0
    spread = prices.lead_spread[0] + prices.lead_spread[1] * area.places
    own = hope(area.first, area.second, area.own, area.others + area.neutral, spread)
    if not prices.rivals_bonus:
        return scored * own
    theirs = 0.0
    for at, count in enumerate(area.others):
        rest = (*area.others[:at], *area.others[at + 1 :], area.own, *area.neutral)
        theirs += hope(area.first, area.second, count, rest, spread)
    return scored * (own - prices.rivals_bonus * theirs / len(area.others))


@lru_cache(maxsize=65536)
def gained(prices: Computer, area: Area, markers: int, filled: int) -> float:
    """What so many more own markers are worth there beyond a point each, if they fill so many spaces."""
    left = max(0, area.spaces - filled)
    then = area._replace(own=area.own + markers, spaces=left, places=max(0, area.places - 1))
    return prospect(prices, then) - prospect(prices, area)
