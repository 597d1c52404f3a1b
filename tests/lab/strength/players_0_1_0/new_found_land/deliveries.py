"""Which contracts the computer player fulfils with which ships (§13-4, §13-7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from operator import ge
from typing import NamedTuple

from engines.games.new_found_land.figures import Contract, Goods
from engines.games.new_found_land.goods.goods import minus

Crates = tuple[int, ...]
"""The crates of ships, the most first."""


class Offer(NamedTuple):
    """An open contract."""

    contract: Contract
    worth: float
    """What it is worth to the player, beyond the goods."""


class Shipment(NamedTuple):
    """A contract, and the ships that bring its goods."""

    contract: Contract
    ships: Crates
    """Their crates: ships with equally many are interchangeable."""


class Haul(NamedTuple):
    """What a fleet could deliver."""

    worth: float
    shipments: tuple[Shipment, ...]


NOTHING = Haul(0.0, ())


@lru_cache(maxsize=65536)
def rest_after(cost: Goods, have: Goods) -> Goods | None:
    """What is left after paying with as little gold as possible; None if it cannot be paid."""
    wood, cloth, iron, gold = minus(have, cost)
    gold += min(wood, 0) + min(cloth, 0) + min(iron, 0)
    return Goods(max(wood, 0), max(cloth, 0), max(iron, 0), gold) if gold >= 0 else None


class Carriers(NamedTuple):
    """Ships that carry a contract, and those that are left."""

    used: Crates
    rest: Crates


@lru_cache(maxsize=16384)
def carriers(crates: Crates, size: int) -> tuple[Carriers, ...]:
    """The ways to carry `size` goods. A way is left out if another one leaves ships as good or better."""
    ways = set()
    for count in range(1, len(crates) + 1):
        for places in combinations(range(len(crates)), count):
            used = tuple(crates[place] for place in places)
            if sum(used) >= size:
                rest = tuple(one for place, one in enumerate(crates) if place not in places)
                ways.add(Carriers(used, rest))
    found: list[Carriers] = []
    for way in sorted(ways, key=lambda way: (-len(way.rest), -sum(way.rest), way.rest)):
        if not any(_as_good(better.rest, way.rest) for better in found):
            found.append(way)
    return tuple(found)


def _as_good(ships: Crates, others: Crates) -> bool:
    return len(ships) >= len(others) and all(map(ge, ships, others))


def best_haul(offers: Sequence[Offer], crates: Crates, have: Goods, market: float = 0.0) -> Haul:
    """The contracts that are worth most together. `offers` begins with the best one; `market` is what a good
    sold in Antwerp is worth."""
    room = sum(crates)
    fitting = [
        offer
        for offer in offers
        if offer.worth > 0
        and offer.contract.size <= room
        and rest_after(offer.contract.goods, have) is not None
    ]
    return _search(fitting, 0, crates, have, market)


def _search(offers: Sequence[Offer], first: int, crates: Crates, have: Goods, market: float) -> Haul:
    """The best haul from the offers from number `first` on, with the ships that are left."""
    sold = market * min(sum(crates), sum(have)) if market else 0.0
    best = Haul(sold, ()) if sold else NOTHING
    for at in range(first, len(offers)):
        contract, worth = offers[at]
        if len(crates) * worth + sold <= best.worth:
            break  # every contract takes a ship, and no later one is worth more
        rest = rest_after(contract.goods, have)
        if rest is None:
            continue
        for used, left in carriers(crates, contract.size):
            then = _search(offers, at + 1, left, rest, market) if left else NOTHING
            if worth + then.worth > best.worth:
                best = Haul(worth + then.worth, (Shipment(contract, used), *then.shipments))
    return best
