"""What the computer player builds in the Land phase (§13-3)."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from engines.contract.core import Move
from engines.games.new_found_land import moves
from engines.games.new_found_land.computer.worth import Appraisal, quality
from engines.games.new_found_land.figures import LARGE, Goods, Ship
from engines.games.new_found_land.goods.goods import listed, minus, needs_gold, payments

WHARF, UPGRADE = "wharf", "upgrade"
HARBOURS = ((), (UPGRADE,), (WHARF,), (UPGRADE, WHARF))
"""What may be built in the harbour before the ships, in this order."""


class Purchase(NamedTuple):
    """A ship that could be built."""

    gain: float
    """What it is worth beyond the goods paid."""
    ship: Ship
    scrap: Ship | None


class Yard:
    """A player's goods, ships and wharves, as they would be after the purchases considered."""

    def __init__(self, worth: Appraisal) -> None:
        self.worth = worth
        self.prices = worth.prices
        self.have = worth.me.goods
        self.ships = list(worth.me.ships)
        self.wharves = worth.me.wharves
        self.gain = 0.0
        self.first: Move | None = None

    def pay(self, cost: Goods) -> list[str] | None:
        """With as little gold as possible; named only where there is another way."""
        ways = payments(cost, self.have)
        self.have = minus(self.have, ways[0])
        return list(listed(ways[0])) if len(ways) > 1 else None

    def pay_for_ship(self, cost: Goods) -> list[str] | None:
        """Named only where gold is needed."""
        named = needs_gold(cost, self.have)
        payment = self.pay(cost)
        return payment if named else None

    def price(self, cost: Goods) -> float | None:
        """The value of the goods that it takes; None if it cannot be paid."""
        ways = payments(cost, self.have)
        return self.worth.goods(ways[0]) * self.worth.keeps if ways else None

    # the harbour

    def build(self, what: str, at_least: float | None = None) -> bool:
        """Build the wharf or the upgrade, if it can be paid and is worth it; False if not."""
        least = self.prices.buy if at_least is None else at_least
        worth = self.worth
        cost = worth.me.wharf_cost if what == WHARF else worth.me.upgrade_cost
        price = self.price(cost)
        if price is None or self.benefit(what) - price <= least:
            return False
        self.gain += self.benefit(what) - price
        payment = self.pay(cost)
        move: Move = moves.BuildUpgrade(payment)
        if what == WHARF:
            self.wharves += worth.figures.harbour.extra_wharves
            move = moves.BuildWharf(payment)
        self.first = self.first or move
        return True

    def benefit(self, what: str) -> float:
        worth, prices = self.worth, self.prices
        if what == UPGRADE:
            if worth.me.upgrade_built:
                return 0.0
            return prices.upgrade[worth.me.upgrade] * worth.left + self.goal(upgrades=1)
        full = len(self.ships) >= self.wharves
        wanted = full and not worth.me.wharf_built and worth.left >= prices.wharf_rounds
        return prices.wharf * worth.left + self.goal(upgrades=1) if wanted else 0.0

    def goal(self, ships: int = 0, large_ships: int = 0, upgrades: int = 0) -> float:
        """What the goals in hand would be worth more with these."""
        goals = self.worth.goals
        if not goals.goals:
            return 0.0
        made = goals.made
        return goals.with_ships(made.ships + ships, made.large_ships + large_ships, made.upgrades + upgrades)

    # ships

    def build_ships(self, sale: Sequence[Ship]) -> None:
        """Build one ship after the other, as long as one is worth it."""
        left = list(sale)
        while (best := self.best(left)) is not None:
            self.buy(best)
            left.remove(best.ship)

    def buy(self, purchase: Purchase) -> None:
        self.gain += purchase.gain
        payment = self.pay_for_ship(purchase.ship.cost)
        scrapped = None if purchase.scrap is None else purchase.scrap.name
        self.first = self.first or moves.BuildShip(purchase.ship.name, scrapped, payment)
        if purchase.scrap is not None:
            self.ships.remove(purchase.scrap)
        self.ships.append(purchase.ship)

    def best(self, sale: Sequence[Ship], at_least: float | None = None) -> Purchase | None:
        worth, figures = self.worth, self.worth.figures
        old, scrap = 0.0, None
        if len(self.ships) >= self.wharves:
            old, scrap = min((quality(figures, ship.values), ship) for ship in self.ships)
        found: Purchase | None = None
        most = self.prices.buy if at_least is None else at_least
        for ship in sale:
            price = self.price(ship.cost)
            if price is None:
                continue
            gain = (quality(figures, ship.values) - old) * worth.left - price
            if ship.sort == LARGE:
                gain += figures.large.points * worth.point
            kept = scrap is None or scrap.sort != LARGE
            gain += self.goal(scrap is None, (ship.sort == LARGE) - (not kept)) + worth.whim()
            if gain > most:
                most, found = gain, Purchase(gain, ship, scrap)
        return found


def best_purchase(worth: Appraisal) -> Move | None:
    """The first step of the best there is to build; None if nothing is worth its goods."""
    public, me = worth.public, worth.me
    sale = [ship for ship in (*public.small_sale, *public.large_sale) if ship is not None]
    closed = any(deed.what == "build_ship" and deed.seat == me.seat for deed in public.deeds)
    most, first = 0.0, None
    for harbour in HARBOURS[:1] if closed else HARBOURS:
        yard = Yard(worth)
        if all(map(yard.build, harbour)):
            yard.build_ships(sale)
            if yard.gain > most:
                most, first = yard.gain, yard.first
    return first


def purchases(worth: Appraisal) -> list[tuple[float, Move]]:
    """Everything that could be built next, each with what it is worth beyond the goods paid."""
    public, me = worth.public, worth.me
    found: list[tuple[float, Move]] = []
    closed = any(deed.what == "build_ship" and deed.seat == me.seat for deed in public.deeds)
    for what, built in ((UPGRADE, me.upgrade_built), (WHARF, me.wharf_built)):
        yard = Yard(worth)
        if not closed and not built and yard.build(what, at_least=-inf):
            assert yard.first is not None
            found.append((yard.gain, yard.first))
    for ship in (*public.small_sale, *public.large_sale):
        yard = Yard(worth)
        if ship is not None and (best := yard.best([ship], at_least=-inf)) is not None:
            yard.buy(best)
            assert yard.first is not None
            found.append((best.gain, yard.first))
    return found
