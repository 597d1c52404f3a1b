"""Which ships the computer player sends where: its plan for a round (§13-4).

Every set of ships has a worth for every action. A set is a number with one bit for each ship: that makes it
fast to see which sets exclude each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple

from engines.games.new_found_land.computer.deliveries import Crates, rest_after
from engines.games.new_found_land.computer.rivals import Rival, before_me, rivals_at, sail
from engines.games.new_found_land.computer.worth import Appraisal, Chances, quality
from engines.games.new_found_land.figures import ACTION_NAMES, CHARTER, Goods, Ship
from engines.games.new_found_land.goods.goods import one, plus
from engines.games.new_found_land.state import DELIVER, EXPLORE, LOAD, SETTLE


class Sending(NamedTuple):
    """Ships that could go to one action together."""

    worth: float
    ships: int
    """As bits."""


class Delivering(NamedTuple):
    """Ships that could go to Deliver together: what they are worth there depends on the goods."""

    ships: int
    crates: Crates
    cost: float
    """What their charter cards cost."""
    left: Chances
    """For every contract, that no rival takes it first."""


STEPS = 4
"""Chances are rounded to a fourth: fewer different ones are faster to compare."""
NOBODY = Delivering(0, (), 0.0, ())


class Split(NamedTuple):
    """Ships divided between Settle and Explore, and what that is worth."""

    worth: float
    settle: int
    explore: int


ShipsByAction = dict[str, list[str]]
"""The ships for every action that is still to be planned."""


@lru_cache(maxsize=256)
def _sets(ships: int, most: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every set of at most `most` ships, as bits and as places; the empty one first."""
    return tuple(
        (sum(1 << place for place in some), some)
        for count in range(min(most, ships) + 1)
        for some in combinations(range(ships), count)
    )


class Planner:
    """Compares all ways to send out the ships of one player."""

    def __init__(self, worth: Appraisal, ships: Sequence[Ship], goods: Goods) -> None:
        self.worth = worth
        self.prices = worth.prices
        self.ships = self.fewer(ships)
        self.everything = (1 << len(self.ships)) - 1
        self.goods = goods
        """The goods in store when the planned actions begin."""
        self.costs = [worth.charter(ship) for ship in self.ships]
        self.limits = dict(zip(ACTION_NAMES, worth.public.limits, strict=True))
        self.best = 0.0
        """What the plan is worth that was found."""
        self._splits: dict[int, Split] = {}
        self.moods = {action: 1.0 + worth.mood() for action in ACTION_NAMES}

    def fewer(self, ships: Sequence[Ship]) -> list[Ship]:
        """Few enough ships to compare all sets; the best charter ships come after the own ships."""
        own = [ship for ship in ships if ship.sort != CHARTER]
        charters = [ship for ship in ships if ship.sort == CHARTER]
        charters.sort(key=lambda ship: -quality(self.worth.figures, ship.values))
        return (own + charters)[: self.prices.most_ships]

    # the plan

    def plan(self, actions: Sequence[str]) -> ShipsByAction:
        """The best plan for these actions, the last ones of the four."""
        nothing = Sending(0.0, 0)
        self.settles = self.settling() if SETTLE in actions else [nothing]
        self.explores = self.exploring() if EXPLORE in actions else [nothing]
        delivering = self.delivering() if DELIVER in actions else [NOBODY]
        best, chosen = -1.0, (0, 0, Split(0.0, 0, 0))
        for loading, good in self.loading() if LOAD in actions else [(nothing, "")]:
            have = plus(self.goods, one(good)) if good else self.goods
            most = self.worth.most(have)
            for bits, crates, cost, left in delivering:
                if bits & loading.ships:
                    continue
                split = self.split(self.everything & ~(loading.ships | bits))
                worth = loading.worth + split.worth - cost
                if worth + most[len(crates)] <= best:
                    continue  # not even the best deliveries would help
                worth += self.worth.haul(crates, have, left).worth
                if worth > best:
                    best, chosen = worth, (loading.ships, bits, split)
        load, deliver, split = chosen
        self.best = best
        sets = dict(zip(ACTION_NAMES, (load, split.settle, deliver, split.explore), strict=True))
        return {action: self.named(sets[action]) for action in actions}

    def plans(self, actions: Sequence[str]) -> list[tuple[float, ShipsByAction]]:
        """For every set of ships that could go to the first of these actions, the best plan with it."""
        found = []
        for worth, bits, good in self.first_sets(actions[0]):
            ships = self.named(bits)
            rest = [ship for ship in self.ships if ship.name not in ships]
            have = plus(self.goods, one(good)) if good else self.goods
            then = Planner(self.worth, rest, have)
            plan = then.plan(actions[1:]) if actions[1:] else {}
            found.append((worth + then.best, {actions[0]: ships, **plan}))
        return found

    def first_sets(self, action: str) -> list[tuple[float, int, str]]:
        """The sets for one action with their worth, and the good that is loaded."""
        if action == LOAD:
            return [(sending.worth, sending.ships, good) for sending, good in self.loading()]
        if action == DELIVER:
            haul = self.worth.haul
            return [
                (haul(way.crates, self.goods, way.left).worth - way.cost, way.ships, "")
                for way in self.delivering()
            ]
        sendings = self.settling() if action == SETTLE else self.exploring()
        return [(sending.worth, sending.ships, "") for sending in sendings]

    def named(self, ships: int) -> list[str]:
        return [ship.name for place, ship in enumerate(self.ships) if ships >> place & 1]

    def split(self, ships: int) -> Split:
        """The best split of these ships between Settle and Explore; the rest idles."""
        known = self._splits.get(ships)
        if known is not None:
            return known
        most = self.explored(ships).worth
        best = Split(-1.0, 0, 0)
        for settling in self.settles:
            if settling.worth + most <= best.worth:
                break
            if settling.ships & ~ships:
                continue
            exploring = self.explored(ships & ~settling.ships)
            if settling.worth + exploring.worth > best.worth:
                best = Split(settling.worth + exploring.worth, settling.ships, exploring.ships)
        self._splits[ships] = best
        return best

    def explored(self, ships: int) -> Sending:
        """The best set of these for Explore."""
        return next(group for group in self.explores if not group.ships & ~ships)

    # what the actions are worth

    def groups(self, action: str) -> list[tuple[int, list[Ship], float]]:
        """Sets of ships for an action: as bits, the ships, and what their charter cards cost."""
        ships, costs = self.ships, self.costs
        return [
            (bits, [ships[place] for place in some], math.fsum([costs[place] for place in some]))
            for bits, some in _sets(len(ships), self.limits[action])
        ]

    def loading(self) -> list[tuple[Sending, str]]:
        """One ship, with the good that it would load."""
        prices, worth, last = self.prices, self.worth, self.worth.last
        found = [(Sending(0.0, 0), "")]
        for place, ship in enumerate(self.ships):
            crates = worth.crates(ship)
            loadable = worth.figures.loadable(crates)
            if not loadable:
                continue
            value = prices.load_good[last] * worth.goods(one(loadable[0]))
            value += prices.load_card[last] + prices.load_crate[last] * crates
            if crates > 1 and worth.has("colonial_harbour"):
                value += prices.load_second
            value *= self.moods[LOAD]
            found.append((Sending(value - self.costs[place], 1 << place), loadable[0]))
        found.sort(key=lambda way: -way[0].worth)
        return found

    def settling(self) -> list[Sending]:
        """The most settlers take the best fields that rivals leave, or New England if that is better."""
        worth, prices, found = self.worth, self.prices, []
        point = worth.figures.play.new_england * worth.point
        rivals = rivals_at(worth.figures, worth.public, worth.me, SETTLE)
        most = self.limits[SETTLE] + 1 + sum(math.ceil(rival.ships) for rival in rivals)
        best_for: dict[int, list[float]] = {}
        second = prices.settle_both if worth.has("settlement_office") else 0.0
        for bits, ships, cost in self.groups(SETTLE):
            own = sail(worth.figures, worth.me, ships)
            gone = math.fsum([rival.ships * before_me(rival, own, prices.sail_spread) for rival in rivals])
            at, value = prices.rival_fields * gone, -cost
            for settlers in sorted(map(worth.settlers, ships), reverse=True):
                if not settlers:
                    break
                if settlers not in best_for:
                    best_for[settlers] = worth.best_fields(settlers, most)
                field = between(best_for[settlers], at)
                if field > point * settlers:
                    at += 1
                value += max(field, point * settlers)
            if value > -cost:
                value += second
            found.append(Sending(value * self.moods[SETTLE], bits))
        found.sort(key=lambda group: -group.worth)
        return found

    def delivering(self) -> list[Delivering]:
        worth, chances = self.worth, dict[int, Chances]()
        found = []
        for bits, ships, cost in self.groups(DELIVER):
            own = sail(worth.figures, worth.me, ships) if ships else 0
            if own not in chances:
                chances[own] = self.contracts_left(own)
            found.append(Delivering(bits, worth.crates_of(ships), cost, chances[own] if ships else ()))
        return found

    def contracts_left(self, own: int) -> Chances:
        """For every contract the chance that no rival with more sail takes it first; () if nobody could."""
        worth, prices = self.worth, self.prices
        left = [1.0] * len(worth.offers)
        for rival in self.deliverers:
            first = round(STEPS * before_me(rival, own, prices.sail_spread)) / STEPS
            payable = [
                rest_after(offer.contract.goods, rival.player.goods) is not None for offer in worth.offers
            ]
            if first and any(payable):
                taken = prices.rival_contracts * first * min(1.0, rival.ships / sum(payable))
                left = [share * (1.0 - taken * can) for share, can in zip(left, payable, strict=True)]
        return tuple(left) if min(left, default=1.0) < 1.0 else ()

    @cached_property
    def deliverers(self) -> list[Rival]:
        return rivals_at(self.worth.figures, self.worth.public, self.worth.me, DELIVER)

    def exploring(self) -> list[Sending]:
        prices, worth = self.prices, self.worth
        columbus = worth.figures.captains.columbus if worth.me.captain == "columbus" else None
        free = sum(island.free for island in worth.public.islands)
        found = []
        tile = prices.explore_tile[worth.last] + prices.explore_lead * worth.best_discovery
        for bits, ships, cost in self.groups(EXPLORE):
            telescopes, lays = sum(ship.values.telescopes for ship in ships), len(ships)
            if columbus and ships:
                telescopes, lays = telescopes + columbus.draw, lays + columbus.lay
            tiles = min(lays, telescopes, free)
            value = (tiles * tile + prices.explore_choice * (telescopes - tiles)) * self.moods[EXPLORE]
            found.append(Sending(value - cost if free else -cost, bits))
        found.sort(key=lambda group: -group.worth)
        return found


def between(estimates: Sequence[float], at: float) -> float:
    """The estimate at this place of a list; between two of them where it is no whole number."""
    before = int(at)
    if before >= len(estimates):
        return 0.0
    after = estimates[before + 1] if before + 1 < len(estimates) else 0.0
    return estimates[before] + (at - before) * (after - estimates[before])
