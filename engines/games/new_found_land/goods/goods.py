"""Goods as they are counted and paid (§3.2, §6)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from engines.games.new_found_land.figures import GOODS, NO_GOODS, Goods


def plus(some: Goods, more: Goods) -> Goods:
    return Goods(some.wood + more.wood, some.cloth + more.cloth, some.iron + more.iron, some.gold + more.gold)


def minus(some: Goods, less: Goods) -> Goods:
    return Goods(some.wood - less.wood, some.cloth - less.cloth, some.iron - less.iron, some.gold - less.gold)


def covers(have: Goods, need: Goods) -> bool:
    """Whether the needed goods are all there; gold does not stand in for anything here."""
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
def listed(goods: Goods) -> tuple[str, ...]:
    """The goods one by one, the least valuable first."""
    return tuple(good for good, count in zip(GOODS, goods, strict=True) for _ in range(count))


@lru_cache(maxsize=8192)
def payments(cost: Goods, have: Goods) -> tuple[Goods, ...]:
    """Every way to pay, gold standing in for any good; the ways with the least gold come first."""
    plain = list(zip(cost[:-1], have[:-1], strict=True))
    ways = []
    for swapped in product(*(range(max(0, need - there), need + 1) for need, there in plain)):
        gold = cost.gold + sum(swapped)
        if gold <= have.gold:
            ways.append(Goods(cost.wood - swapped[0], cost.cloth - swapped[1], cost.iron - swapped[2], gold))
    return tuple(sorted(ways, key=lambda way: (way.gold, [-count for count in way])))


@lru_cache(maxsize=8192)
def can_pay(cost: Goods, have: Goods) -> bool:
    missing = sum(max(0, need - there) for need, there in zip(cost[:-1], have[:-1], strict=True))
    return cost.gold + missing <= have.gold


def jokers(cost: Goods, payment: Goods) -> int:
    """How much gold of a payment stands in for another good."""
    return payment.gold - cost.gold


@lru_cache(maxsize=8192)
def choices(count: int, have: Goods) -> tuple[Goods, ...]:
    """Every way to give `count` goods of any kind; the least valuable first."""
    ways = [
        Goods(*numbers)
        for numbers in product(*(range(min(count, there) + 1) for there in have))
        if sum(numbers) == count
    ]
    return tuple(sorted(ways, key=lambda way: [-number for number in way]))


def needs_gold(cost: Goods, have: Goods) -> bool:
    """Whether something that can be paid takes gold in place of another good."""
    return jokers(cost, payments(cost, have)[0]) > 0
