"""What things are worth to the computer player, in victory points (§13).

It knows a view and the figures, nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import NamedTuple

import msgspec

from engines.games.new_found_land.figures import (
    ACTION_NAMES,
    CHARTER,
    Figures,
    Gain,
    Goods,
    Ship,
    Tile,
    Values,
)
from engines.games.new_found_land.goods.goods import plus
from engines.games.new_found_land.state import DELIVER, LAND, LOAD, PLANNING, SETTLE
from engines.games.new_found_land.views.view import Own, Public
from tests.lab.strength.players_0_1_0.new_found_land.deliveries import (
    Crates,
    Haul,
    Offer,
    best_haul,
    rest_after,
)
from tests.lab.strength.players_0_1_0.new_found_land.numbers import numbers

FIELDS_COMPARED = 3
"""As many as a player has ships at Settle."""


class Site(NamedTuple):
    """A tile with a free field."""

    island: str
    space: str
    tile: Tile
    free: int
    """Free fields."""
    marker: float
    """What a marker is worth there."""


@lru_cache(maxsize=4096)
def quality(figures: Figures, values: Values) -> float:
    """What a ship brings in a round."""
    return sum(price * value for price, value in zip(numbers().quality, values, strict=True))


@lru_cache(maxsize=65536)
def goods_value(figures: Figures, goods: Goods) -> float:
    return sum(price * count for price, count in zip(numbers().goods, goods, strict=True))


@lru_cache(maxsize=1024)
def _best_bonus(figures: Figures, tile: str) -> float:
    one = figures.tiles[tile]
    return max(gain.points + goods_value(figures, gain.goods) for gain in (one.a, one.b))


class Worth:
    """The value of things to one seat, in the position it sees."""

    def __init__(self, figures: Figures, public: Public, own: Own) -> None:
        self.figures = figures
        self.prices = numbers()
        self.public = public
        self.own = own
        self.me = public.players[own.seat]
        if own.goods != self.me.goods:  # what was answered ahead has changed them
            self.me = msgspec.structs.replace(self.me, goods=own.goods)
        self.left = public.rounds - public.round + 1
        """Rounds left, this one included."""
        self.last = int(self.left == 1)
        """Which of two prices counts: 1 in the last round."""
        self.scarcity = min(1.0, self.prices.plenty / max(1, self.me.goods.size))
        """The share of its usual price that a good is worth: a player with plenty cannot use it all."""
        self._hauls: dict[tuple[Crates, Goods], Haul] = {}
        self._gains: dict[Gain, float] = {}

    # ships

    def crates(self, ship: Ship) -> int:
        """The crates of a ship at Load and Deliver."""
        drake = self.figures.captains.drake.crates if self.me.captain == "drake" else 0
        return ship.values.crates + drake

    def crates_of(self, ships: Iterable[Ship]) -> Crates:
        return tuple(sorted(map(self.crates, ships), reverse=True))

    def settlers(self, ship: Ship) -> int:
        """The settlers of a ship at Settle."""
        dagama = self.figures.captains.dagama.settlers if self.me.captain == "dagama" else 0
        return ship.values.settlers + dagama

    def has(self, upgrade: str) -> bool:
        return self.me.upgrade_built and self.me.upgrade == upgrade

    def charter(self, ship: Ship) -> float:
        """What it costs to use up a charter ship."""
        return self.prices.charter[self.last] if ship.sort == CHARTER else 0.0

    # goods and cards

    def goods(self, goods: Goods) -> float:
        return goods_value(self.figures, goods) * self.scarcity

    @cached_property
    def delivering(self) -> tuple[Ship, ...]:
        """Own ships that are still to deliver in this round."""
        if self.public.phase not in (LOAD, SETTLE, DELIVER):
            return ()
        used = self.public.running.used if self.public.running and self.public.phase == DELIVER else ()
        sent = self.me.plan[ACTION_NAMES.index(DELIVER)].ships
        return tuple(ship for ship in sent if ship.name not in used)

    def gain(self, gain: Gain) -> float:
        """What a gain is worth now: goods count their price, or what they add to this round's deliveries."""
        value = self._gains.get(gain)
        if value is None:
            value = gain.points + (self.more(gain.goods) if any(gain.goods) else 0.0)
            self._gains[gain] = value
        return value

    def more(self, goods: Goods) -> float:
        usual = self.goods(goods) * self.keeps
        if not self.delivering:
            return usual
        crates, have = self.crates_of(self.delivering), self.me.goods
        return max(usual, self.haul(crates, plus(have, goods)).worth - self.haul(crates, have).worth)

    @cached_property
    def keeps(self) -> float:
        """The share of their value that goods gained now keep: less when the end is near."""
        if not self.last:
            return 1.0
        early = self.public.phase in (LAND, PLANNING) or self.delivering
        return self.prices.late_goods[0 if early else 1]

    def card(self, gain: Gain | None, ship: Ship | None) -> float:
        """What a one-time card is worth that could be kept."""
        kept = float(self.figures.play.final_card)
        if gain is not None:
            return max(self.gain(gain), kept)
        if ship is None or self.last:
            return kept
        return self.prices.card + self.prices.card_quality * quality(self.figures, ship.values)

    def plays(self, gain: Gain) -> bool:
        """Whether a goods card is better played now than kept to the end."""
        return not self.last or self.gain(gain) > self.figures.play.final_card

    # islands

    @cached_property
    def markers(self) -> dict[str, float]:
        """What a marker is worth on each island."""
        prices, found = self.prices, {}
        for island in self.public.islands:
            if island.scored:
                found[island.name] = 0.0
                continue
            spaces = len(island.spaces)
            large = prices.marker_large if island.first >= prices.marker_large_from else 0.0
            found[island.name] = (
                prices.marker + prices.marker_filled * (spaces - island.free) / spaces + large
            )
        return found

    @cached_property
    def sites(self) -> list[Site]:
        markers = self.markers
        return [
            Site(island.name, space.name, space.tile, space.free, markers[island.name])
            for island in self.public.islands
            for space in island.spaces
            if space.free and space.tile is not None
        ]

    def best_fields(self, settlers: int) -> list[tuple[float, str]]:
        """Estimates for a ship with this many settlers, the best first; each with a name for the field."""
        share, figures = self.prices.settle_bonus, self.figures
        found = [
            (share * _best_bonus(figures, site.tile.name) + settlers * site.marker, f"{site.space}/{field}")
            for site in self.sites
            for field in range(site.free)
        ]
        found.sort(reverse=True)
        return found[:FIELDS_COMPARED]

    # contracts

    @cached_property
    def offers(self) -> list[Offer]:
        """The open contracts, the best first."""
        prices = self.prices
        extra = self.figures.upgrades.tax_office if self.has("tax_office") else 0
        share, found = prices.contract_goods[self.last], []
        for city in self.public.cities:
            there = len(city.markers)
            marker = prices.city_marker + prices.city_marker_more * there if there < city.spaces else 0.0
            for contract in city.contracts:
                if contract is not None:
                    worth = contract.points + marker + extra - share * self.goods(contract.goods)
                    found.append(Offer(contract, worth))
        found.sort(key=lambda offer: -offer.worth)
        return found

    def most(self, have: Goods) -> tuple[float, ...]:
        """The most that no ship, one ship, two ships and so on could bring by delivering."""
        payable = [offer.worth for offer in self.offers if rest_after(offer.contract.goods, have) is not None]
        market = self.figures.play.antwerp * sum(have) if self.last else 0
        limit = self.public.limits[ACTION_NAMES.index(DELIVER)]
        return (0.0, *[market + sum(payable[:ships]) for ships in range(1, limit + 1)])

    def haul(self, crates: Crates, have: Goods) -> Haul:
        known = self._hauls.get((crates, have))
        if known is None:
            market = float(self.figures.play.antwerp) if self.last else 0.0
            known = best_haul(self.offers, crates, have, market)
            self._hauls[crates, have] = known
        return known
