"""What the computer player builds in the Land phase (§13-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.contract.core import Move
from engines.games.new_found_land import moves
from engines.games.new_found_land.figures import LARGE, Goods, Ship
from engines.games.new_found_land.goods.goods import listed, minus, payments
from engines.games.new_found_land.goods.payment import needs_gold
from tests.lab.strength.players_0_1_0.new_found_land.worth import Worth, quality

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

    def __init__(self, worth: Worth) -> None:
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

    def build(self, what: str) -> bool:
        """Build the wharf or the upgrade, if it can be paid and is worth it; False if not."""
        worth = self.worth
        cost = worth.me.wharf_cost if what == WHARF else worth.me.upgrade_cost
        price = self.price(cost)
        if price is None or self.benefit(what) - price <= self.prices.buy:
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
            return 0.0 if worth.me.upgrade_built else prices.upgrade[worth.me.upgrade] * worth.left
        full = len(self.ships) >= self.wharves
        wanted = full and not worth.me.wharf_built and worth.left >= prices.wharf_rounds
        return prices.wharf * worth.left if wanted else 0.0

    # ships

    def build_ships(self, sale: Sequence[Ship]) -> None:
        """Build one ship after the other, as long as one is worth it."""
        left = list(sale)
        while (best := self.best(left)) is not None:
            self.gain += best.gain
            payment = self.pay_for_ship(best.ship.cost)
            scrapped = None if best.scrap is None else best.scrap.name
            self.first = self.first or moves.BuildShip(best.ship.name, scrapped, payment)
            if best.scrap is not None:
                self.ships.remove(best.scrap)
            self.ships.append(best.ship)
            left.remove(best.ship)

    def best(self, sale: Sequence[Ship]) -> Purchase | None:
        worth, figures = self.worth, self.worth.figures
        old, scrap = 0.0, None
        if len(self.ships) >= self.wharves:
            old, scrap = min((quality(figures, ship.values), ship) for ship in self.ships)
        found: Purchase | None = None
        most = self.prices.buy
        for ship in sale:
            price = self.price(ship.cost)
            if price is None:
                continue
            gain = (quality(figures, ship.values) - old) * worth.left - price
            if ship.sort == LARGE:
                gain += figures.large.points
            if gain > most:
                most, found = gain, Purchase(gain, ship, scrap)
        return found


def best_purchase(worth: Worth) -> Move | None:
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
