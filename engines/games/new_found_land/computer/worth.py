"""What things are worth to the computer player, in victory points (§13)."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import fsum

from engines.contract.dice import Dice
from engines.games.new_found_land.computer.deliveries import Crates, Haul, Offer, Wish, best_haul, rest_after
from engines.games.new_found_land.computer.goals import Goals, progress_of
from engines.games.new_found_land.computer.majorities import Area, gained
from engines.games.new_found_land.computer.sight import Sight
from engines.games.new_found_land.figures import (
    ACTION_NAMES,
    CHARTER,
    Figures,
    Gain,
    Goods,
    Ship,
    Values,
)
from engines.games.new_found_land.goods.goods import plus
from engines.games.new_found_land.state import DELIVER, LAND, PLANNING
from engines.games.new_found_land.views.view import City, Island, Own, Public

FINE = 1 << 20
"""Steps of a random share."""
Chances = tuple[float, ...]
"""For each offer, that it is still there when its turn comes."""


@lru_cache(maxsize=4096)
def quality(figures: Figures, values: Values) -> float:
    """What a ship brings in a round."""
    return fsum(price * value for price, value in zip(figures.computer.quality, values, strict=True))


@lru_cache(maxsize=65536)
def goods_value(figures: Figures, goods: Goods) -> float:
    return fsum(price * count for price, count in zip(figures.computer.goods, goods, strict=True))


@lru_cache(maxsize=1024)
def _best_bonus(figures: Figures, tile: str) -> float:
    one = figures.tiles[tile]
    return max(gain.points + goods_value(figures, gain.goods) for gain in (one.a, one.b))


class Appraisal(Sight):
    """What one seat knows, appraised for it."""

    def __init__(self, figures: Figures, public: Public, own: Own, dice: Dice | None = None) -> None:
        super().__init__(figures, public, own)
        self.dice = dice
        self.point = self.prices.point[-min(self.left, len(self.prices.point))]
        """What a point is worth at once: in early rounds more, because it brings frames nearer."""
        self.scarcity = min(1.0, self.prices.plenty / max(1, self.me.goods.size))
        """The share of its usual price that a good is worth: a player with plenty cannot use it all."""
        self._hauls: dict[tuple[Crates, Goods, Chances], Haul] = {}
        self._gains: dict[Gain, float] = {}
        self._landed: dict[tuple[str, int], float] = {}

    def whim(self) -> float:
        """A little more or less, so that the same position does not always give the same move."""
        return self.prices.whim * self._chance()

    def mood(self) -> float:
        """The share by which a kind of action is liked better than usual."""
        return self.prices.mood * self._chance()

    def _chance(self) -> float:
        return self.dice.below(FINE) / FINE if self.dice is not None else 0.0

    # ships

    def charter(self, ship: Ship) -> float:
        """What it costs to use up a charter ship."""
        return self.prices.charter[self.last] if ship.sort == CHARTER else 0.0

    # goods and cards

    def goods(self, goods: Goods) -> float:
        return goods_value(self.figures, goods) * self.scarcity

    def gain(self, gain: Gain) -> float:
        """What a gain is worth now: goods count their price, or what they add to this round's deliveries."""
        value = self._gains.get(gain)
        if value is None:
            value = self.point * gain.points + (self.more(gain.goods) if any(gain.goods) else 0.0)
            self._gains[gain] = value
        return value

    def more(self, goods: Goods) -> float:
        have = plus(self.me.goods, goods)
        usual = self.goods(goods) * self.keeps + self.goals.in_storage(have)
        if not self.delivering:
            return usual
        crates = self.crates_of(self.delivering)
        return max(usual, self.haul(crates, have).worth - self.haul(crates, self.me.goods).worth)

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

    @cached_property
    def goals(self) -> Goals:
        return Goals(self.figures, self.own.goals, progress_of(self.public, self.me), self.left)

    # islands

    def reach(self, reaches: tuple[tuple[float, float], ...]) -> float:
        """How many spaces players usually fill until the end: in this round, and in each one to come."""
        now, later = reaches[min(len(self.public.players), len(reaches) + 1) - 2]
        return now + later * (self.left - 1)

    @cached_property
    def island_areas(self) -> dict[str, Area]:
        """The islands that will still be scored."""
        reach = self.reach(self.prices.island_reach)
        return {
            island.name: self._island(island, reach) for island in self.public.islands if not island.scored
        }

    def _island(self, island: Island, reach: float) -> Area:
        seat, fields = self.me.seat, self.figures.island_tiles.fields
        others = (*island.markers[:seat], *island.markers[seat + 1 :])
        neutral = (island.neutral,) if len(island.markers) == 2 else ()
        open_fields = fields * island.free + sum([space.free for space in island.spaces])
        return Area(
            island.first,
            island.second,
            island.markers[seat],
            others,
            neutral,
            island.free,
            open_fields,
            reach,
        )

    def landed(self, island: str, markers: int, tiles: int = 0) -> float:
        """What own markers are worth on an island; with a new tile under them, or on one that lies there."""
        value = self._landed.get((island, markers + 100 * tiles))
        if value is None:
            area = self.island_areas.get(island)
            value = 0.0
            if area is not None:
                value = markers * self.figures.play.marker + gained(self.prices, area, markers, tiles)
            if self.goals.goals:
                at = next(at for at, one in enumerate(self.public.islands) if one.name == island)
                value += self.goals.on_island(at, markers)
            self._landed[island, markers + 100 * tiles] = value
        return value

    def best_fields(self, settlers: int, most: int) -> list[float]:
        """Estimates for a ship with this many settlers, the best fields first."""
        share, figures, found = self.prices.settle_bonus, self.figures, []
        for site in self.sites:
            value = share * _best_bonus(figures, site.tile.name) + self.landed(site.island, settlers)
            found += [value] * site.free
        found.sort(reverse=True)
        return found[:most]

    @cached_property
    def best_discovery(self) -> float:
        """What the marker on the best new tile is worth."""
        return max(
            [self.landed(island.name, 1, 1) for island in self.public.islands if island.free], default=0.0
        )

    # contracts

    def _city(self, city: City, reach: float) -> Area:
        counts = [city.markers.count(player.seat) for player in self.public.players]
        seat, left = self.me.seat, city.spaces - len(city.markers)
        others = (*counts[:seat], *counts[seat + 1 :])
        return Area(city.first, city.second, counts[seat], others, (), left, left, reach)

    @cached_property
    def city_areas(self) -> dict[str, Area]:
        """The cities that will still be scored."""
        reach = self.reach(self.prices.city_reach)
        return {city.name: self._city(city, reach) for city in self.public.cities if not city.scored}

    @cached_property
    def offers(self) -> list[Offer]:
        """The open contracts, the best first."""
        prices, found = self.prices, []
        extra = self.figures.upgrades.tax_office if self.has("tax_office") else 0
        share = 0.0 if self.last else prices.contract_goods
        for at, city in enumerate(self.public.cities):
            marker = 0.0
            if len(city.markers) < city.spaces:
                marker = self.figures.play.marker + gained(prices, self.city_areas[city.name], 1, 1)
                marker += self.goals.in_city(at)
            for contract in city.contracts:
                if contract is not None:
                    worth = self.point * (contract.points + extra) + marker
                    found.append(Offer(contract, worth - share * self.goods(contract.goods)))
        found.sort(key=lambda offer: -offer.worth)
        return found

    @cached_property
    def wishes(self) -> tuple[Wish, ...]:
        """What is better kept in the storage than delivered."""
        return self.goals.stored()

    def most(self, have: Goods) -> tuple[float, ...]:
        """The most that no ship, one ship, two ships and so on could bring by delivering."""
        payable = [offer.worth for offer in self.offers if rest_after(offer.contract.goods, have) is not None]
        sure = fsum([worth for _, worth in self.wishes])
        sure += self.figures.play.antwerp * sum(have) if self.last else 0
        limit = self.public.limits[ACTION_NAMES.index(DELIVER)]
        return (sure, *[sure + fsum(payable[:ships]) for ships in range(1, limit + 1)])

    def haul(self, crates: Crates, have: Goods, left: Chances = (), without: Offer | None = None) -> Haul:
        """The best deliveries; `left` are the chances that the offers last until then."""
        known = self._hauls.get((crates, have, left)) if without is None else None
        if known is None:
            offers = self.offers
            if left:
                offers = [
                    offer._replace(worth=offer.worth * share)
                    for offer, share in zip(offers, left, strict=True)
                ]
                offers.sort(key=lambda offer: -offer.worth)
            offers = [offer for offer in offers if offer is not without]
            market = float(self.figures.play.antwerp) if self.last else 0.0
            known = best_haul(offers, crates, have, market, self.wishes)
            if without is None:
                self._hauls[crates, have, left] = known
        return known
