"""Goods as they are counted and paid (specification, 3.2 and the head of section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from engines.new_found_land.figures import GOODS, NO_GOODS, Goods

Payment = tuple[str, ...]


def plus(some: Goods, more: Goods) -> Goods:
    return Goods(some.wood + more.wood, some.cloth + more.cloth, some.iron + more.iron, some.gold + more.gold)


def minus(some: Goods, less: Goods) -> Goods:
    return Goods(some.wood - less.wood, some.cloth - less.cloth, some.iron - less.iron, some.gold - less.gold)


def covers(have: Goods, need: Goods) -> bool:
    """Whether they are there as they are: gold stands for nothing else."""
    return (
        have.wood >= need.wood
        and have.cloth >= need.cloth
        and have.iron >= need.iron
        and have.gold >= need.gold
    )


@lru_cache(maxsize=64)
def one(good: str) -> Goods:
    return NO_GOODS._replace(**{good: 1})


@lru_cache(maxsize=4096)
def listed(goods: Goods) -> Payment:
    """One by one, the least valuable first."""
    return tuple(good for good, count in zip(GOODS, goods, strict=True) for _ in range(count))


@lru_cache(maxsize=8192)
def payments(cost: Goods, have: Goods) -> tuple[Goods, ...]:
    """Every way to pay, gold standing in for any good; with as little gold as possible first."""
    plain = list(zip(cost[:-1], have[:-1], strict=True))
    ways = []
    for swapped in product(*(range(max(0, need - there), need + 1) for need, there in plain)):
        gold = cost.gold + sum(swapped)
        if gold <= have.gold:
            ways.append(Goods(cost.wood - swapped[0], cost.cloth - swapped[1], cost.iron - swapped[2], gold))
    return tuple(sorted(ways, key=lambda way: (way.gold, [-count for count in way])))


def can_pay(cost: Goods, have: Goods) -> bool:
    missing = sum(max(0, need - there) for need, there in zip(cost[:-1], have[:-1], strict=True))
    return cost.gold + missing <= have.gold


def jokers(cost: Goods, payment: Goods) -> int:
    """How many gold of a payment stand for something else."""
    return payment.gold - cost.gold


@lru_cache(maxsize=8192)
def choices(count: int, have: Goods) -> tuple[Goods, ...]:
    """Every way to give so many goods of any kind; the least valuable first."""
    ways = [
        Goods(*numbers)
        for numbers in product(*(range(min(count, there) + 1) for there in have))
        if sum(numbers) == count
    ]
    return tuple(sorted(ways, key=lambda way: [-number for number in way]))


@lru_cache(maxsize=1024)
def sets_of(ships: Payment) -> tuple[Payment, ...]:
    """Every set of at least one of these ships, in their order."""
    found = []
    for chosen in product((True, False), repeat=len(ships)):
        some = tuple(ship for ship, taken in zip(ships, chosen, strict=True) if taken)
        if some:
            found.append(some)
    return tuple(found)


def carrying(ships: Sequence[str], crates: dict[str, int], size: int) -> list[Payment]:
    """The sets of ships that carry so many goods; first the one that wastes the least (section 10). Ships
    with as many crates are as good, and no set has a ship that is not needed."""
    found: dict[tuple[int, ...], Payment] = {}
    for some in sets_of(tuple(ships)):
        loads = tuple(sorted(crates[ship] for ship in some))
        if sum(loads[1:]) < size <= sum(loads):
            found.setdefault(loads, some)
    return [found[loads] for loads in sorted(found, key=lambda loads: (sum(loads), len(loads)))]
