"""Which contracts to fulfil with which ships: the best set, for the computer player."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engines.new_found_land.figures import Goods, Order
from engines.new_found_land.goods import minus, payments


class Offer(NamedTuple):
    """An open contract."""

    order: Order
    worth: float
    """To the player, beyond the goods."""


class Delivery(NamedTuple):
    order: Order
    ships: tuple[int, ...]
    """Places in the list of ships."""


class Haul(NamedTuple):
    """What a fleet could deliver."""

    worth: float
    deliveries: tuple[Delivery, ...]


NOTHING = Haul(0.0, ())


@lru_cache(maxsize=65536)
def rest_after(cost: Goods, have: Goods) -> Goods | None:
    """What is left after paying with as little gold as possible; None if it can not be paid."""
    ways = payments(cost, have)
    return minus(have, ways[0]) if ways else None


@lru_cache(maxsize=16384)
def carriers(crates: tuple[int, ...], size: int) -> tuple[tuple[int, ...], ...]:
    """The sets of ships that carry so many goods, none of them with a ship too many; small sets first."""
    found: list[tuple[int, ...]] = []
    places = range(len(crates))
    for count in range(1, len(crates) + 1):
        for some in combinations(places, count):
            enough = sum(crates[place] for place in some) >= size
            if enough and not any(set(fewer) <= set(some) for fewer in found):
                found.append(some)
    return tuple(sorted(found, key=lambda some: (len(some), sum(crates[place] for place in some))))


def best_haul(offers: list[Offer], crates: tuple[int, ...], have: Goods, market: float = 0.0) -> Haul:
    """The contracts worth most together. `market`: what a good sold in Antwerp is worth."""
    return _search(offers, 0, crates, tuple(range(len(crates))), have, market)


def _search(
    offers: list[Offer],
    first: int,
    crates: tuple[int, ...],
    free: tuple[int, ...],
    have: Goods,
    market: float,
) -> Haul:
    """Contracts from number `first` on, for the ships that are still free."""
    best = Haul(market * min(sum(crates[place] for place in free), sum(have)), ()) if market else NOTHING
    for at in range(first, len(offers)):
        order, worth = offers[at]
        rest = rest_after(order.goods, have)
        if rest is None:
            continue
        for ships in carriers(crates, order.size):
            if not all(place in free for place in ships):
                continue
            after = tuple([place for place in free if place not in ships])
            then = _search(offers, at + 1, crates, after, rest, market) if after else NOTHING
            if worth + then.worth > best.worth:
                best = Haul(worth + then.worth, (Delivery(order, ships), *then.deliveries))
    return best
