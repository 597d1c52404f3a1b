"""Why the computer player sends its ships where it does, and what they do there."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import NamedTuple

from engines.contract.core import Say, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.computer.decisions import Decisions
from engines.games.new_found_land.computer.goals import Progress, missing
from engines.games.new_found_land.computer.majorities import Area, gained
from engines.games.new_found_land.computer.ship_plans import Planner
from engines.games.new_found_land.computer.worth import goods_value
from engines.games.new_found_land.figures import Contract, Gain, Goods, Ship
from engines.games.new_found_land.goods.goods import can_pay, covers, one, plus
from engines.games.new_found_land.names import (
    action_name,
    city_name,
    gain_listed,
    goal_name,
    good_name,
    island_name,
)
from engines.games.new_found_land.state import DELIVER, LOAD, SETTLE
from engines.kit.reasons import leading, outstanding


class Landing(NamedTuple):
    """Markers that could be put on an island."""

    island: str
    markers: int
    tiles: int
    """New ones under them."""
    gain: Gain
    bonus: float
    """What the gain is worth."""


class ReasonsAtSea(Decisions):
    """Planning, Load, Settle, Deliver and Explore."""

    # goals and goods

    @property
    def made(self) -> Progress:
        return self.worth.goals.made

    def for_goal(self, **changed: object) -> Say:
        """The goal in hand that comes nearest by this progress."""
        goals = self.worth.goals
        after = goals.made._replace(**changed)  # type: ignore[arg-type]
        goal = max(goals.goals, key=lambda goal: goals.promise(goal, after) - goals.promise(goal, goals.made))
        key = "for-goal" if missing(goal, after) else "meets-goal"
        return say(
            f"new_found_land-reason-{key}", goal=goal_name(self.figures, goal.name), points=goal.points
        )

    def use_of(self, goods: Goods) -> Say | None:
        """What these goods are wanted for: a contract in this round or a goal. None: they have a price."""
        worth, have = self.worth, plus(self.me.goods, goods)
        parts = {"price": worth.goods(goods) * worth.keeps, "goal": worth.goals.in_storage(have)}
        if worth.delivering:
            crates = worth.crates_of(worth.delivering)
            then, now = worth.haul(crates, have), worth.haul(crates, self.me.goods)
            if then.worth - now.worth > fsum(parts.values()):
                before = [shipment.contract for shipment in now.shipments]
                for shipment in then.shipments:
                    if shipment.contract not in before:
                        return say(
                            "new_found_land-reason-for-contract",
                            points=self.contract_points(shipment.contract),
                        )
        return self.for_goal(goods=have) if leading(parts) == "goal" else None

    def loaded(self, move: moves.LoadGood) -> Say:
        return self.use_of(one(move.good)) or say("new_found_land-reason-load")

    # planning

    def assigned(self, move: moves.Assign) -> Say:
        return self.sent(self.public.planning, move.ships)

    def all_assigned(self, move: moves.PlanRest) -> Say:
        """The action that is worth most of a plan."""
        sets = move.load, move.settle, move.deliver, move.explore
        sent = {action: ships for action, ships in zip(self.to_plan(), sets, strict=True) if ships}
        if not sent:
            return say("new_found_land-reason-plan-none")
        planner = self.planner()
        most = leading({action: self.worth_at(planner, action, ships) for action, ships in sent.items()})
        return say(
            "new_found_land-reason-plan-all", action=action_name(most), why=self.sent(most, sent[most])
        )

    def worth_at(self, planner: Planner, action: str, ships: Sequence[str]) -> float:
        """What these ships are worth at an action."""
        found = {tuple(planner.named(bits)): worth for worth, bits, _ in planner.first_sets(action)}
        return next(worth for names, worth in found.items() if set(names) == set(ships))

    def sent(self, action: str, names: Sequence[str]) -> Say:
        ships = [ship for ship in self.own.available if ship.name in names]
        if not ships:
            return self.sent_none(action)
        if action == LOAD:
            crates = self.worth.crates(ships[0])
            good = self.figures.loadable(crates)[0]
            return say("new_found_land-reason-plan-load", good=good_name(good), cards=crates)
        if action == SETTLE:
            return self.to_settle(max(map(self.worth.settlers, ships)))
        if action == DELIVER:
            return self.to_deliver(ships)
        columbus = self.figures.captains.columbus if self.me.captain == "columbus" else None
        telescopes, lays = sum(ship.values.telescopes for ship in ships), len(ships)
        if columbus:
            telescopes, lays = telescopes + columbus.draw, lays + columbus.lay
        free = sum(island.free for island in self.public.islands)
        return say("new_found_land-reason-plan-explore", tiles=min(lays, telescopes, free), drawn=telescopes)

    def sent_none(self, action: str) -> Say:
        """Where the ships are wanted instead."""
        planner, rest = self.planner(), self.to_plan()[1:]
        plan = planner.plan(rest) if rest else {}
        worth = {later: self.worth_at(planner, later, ships) for later, ships in plan.items() if ships}
        if not worth:
            return say("new_found_land-reason-plan-idle")
        return say("new_found_land-reason-plan-later", action=action_name(leading(worth)))

    def to_settle(self, settlers: int) -> Say:
        """The best field, or New England."""
        worth, share = self.worth, self.prices.settle_bonus
        new_england = settlers * self.figures.play.new_england

        def plain(gain: Gain) -> float:
            return gain.points + goods_value(self.figures, gain.goods)

        fields = [
            Landing(site.island, settlers, 0, gain, share * plain(gain))
            for site in worth.sites
            for gain in (site.tile.a, site.tile.b)
        ]
        best = max(fields, key=lambda one: fsum(self.parts(one).values()), default=None)
        if best is None or fsum(self.parts(best).values()) < new_england * worth.point:
            return say("new_found_land-reason-new-england", points=new_england)
        return self.why_there(best, (), "plan-bonus")

    def to_deliver(self, ships: Sequence[Ship]) -> Say:
        planner = self.planner()
        way = next(
            way
            for way in planner.delivering()
            if set(planner.named(way.ships)) == {ship.name for ship in ships}
        )
        contracts = [one.contract for one in self.worth.haul(way.crates, planner.goods, way.left).shipments]
        if not contracts:
            return say(
                "new_found_land-reason-plan-antwerp"
                if self.worth.last
                else "new_found_land-reason-plan-crates"
            )
        points = sum(map(self.contract_points, contracts))
        return say("new_found_land-reason-plan-deliver", count=len(contracts), points=points)

    # islands

    def settlers_of(self, ship: str) -> int:
        ships = [one for one in self.worth.ready(SETTLE) if self.worth.settlers(one)]
        named = [one for one in ships if one.name == ship]
        return self.worth.settlers(named[0]) if named else max(map(self.worth.settlers, ships))

    def new_england(self, move: moves.NewEngland) -> Say:
        points = self.settlers_of(move.ship) * self.figures.play.new_england
        return say("new_found_land-reason-new-england", points=points)

    def settled(self, move: moves.Settle) -> Say:
        tiles = {site.space: site for site in self.worth.sites}
        settlers = self.settlers_of(move.ship)

        def there(space: str, bonus: str) -> Landing:
            return self.landing(tiles[space].island, settlers, 0, getattr(tiles[space].tile, bonus))

        answers = [answer.move for answer in self.settle()]
        others = [there(*other.place) for other in answers if isinstance(other, moves.Settle)]
        return self.why_there(there(*move.place), others)

    def laid(self, move: moves.Lay) -> Say:
        def there(tile: str, island: str) -> Landing:
            return self.landing(island, 1, 1, self.figures.tiles[tile].both)

        answers = [answer.move for answer in self.lay()]
        others = [there(*other.place) for other in answers if isinstance(other, moves.Lay)]
        return self.why_there(there(*move.place), others)

    def landing(self, island: str, markers: int, tiles: int, gain: Gain) -> Landing:
        return Landing(island, markers, tiles, gain, self.worth.gain(gain))

    def parts(self, landing: Landing) -> dict[str, float]:
        """What markers on an island are worth: the bonus of the tile, and what `landed` adds up."""
        worth, (island, markers, tiles, _, bonus) = self.worth, landing
        area, at = worth.island_areas.get(island), self.number_of(island)
        parts = {"bonus": bonus, "goal": worth.goals.on_island(at, markers)}
        if area is not None:
            parts["markers"] = float(markers * self.figures.play.marker)
            parts["lead"] = gained(self.prices, area, markers, tiles)
        return parts

    def number_of(self, island: str) -> int:
        return [one.name for one in self.public.islands].index(island)

    def why_there(self, landing: Landing, others: Sequence[Landing], key: str = "bonus") -> Say:
        """What markers have there before other places; `key` says how their bonus is told."""
        island, markers, _, gain, _ = landing
        match outstanding(self.parts(landing), [self.parts(other) for other in others]):
            case "goal":
                counts, at = self.made.islands, self.number_of(island)
                return self.for_goal(islands=(*counts[:at], counts[at] + markers, *counts[at + 1 :]))
            case "markers":
                return say("new_found_land-reason-markers", place=island_name(island), count=markers)
            case "lead":
                return self.lead(self.worth.island_areas[island], markers, "island", island_name(island))
        return say(f"new_found_land-reason-{key}", gain=gain_listed(gain))

    def lead(self, area: Area, markers: int, kind: str, place: Say) -> Say:
        """What the markers do in the race for an island or a city."""
        own, others = area.own + markers, sorted(area.others + area.neutral, reverse=True)
        if own > others[0]:
            key = "lead-more" if area.own > others[0] else "lead"
        elif own == others[0]:
            key = "lead-level"
        else:
            key = "lead-second" if len(others) == 1 or own > others[1] else "lead-race"
        return say(
            f"new_found_land-reason-{key}",
            kind=kind,
            place=place,
            first=area.first,
            second=area.second,
            markers=own,
        )

    # contracts

    def contract_points(self, contract: Contract) -> int:
        return contract.points + (self.figures.upgrades.tax_office if self.worth.has("tax_office") else 0)

    def sold(self, _: moves.Antwerp) -> Say:
        room = sum(map(self.worth.crates, self.worth.ready(DELIVER)))
        return say(
            "new_found_land-reason-antwerp", points=self.to_sell(room).size * self.figures.play.antwerp
        )

    def contract_delivered(self, move: moves.Deliver | moves.DeliverWith) -> Say:
        """Points, the marker in the city, or a goal."""
        contract = move.contract
        worth, cities = self.worth, self.public.cities
        at, city = next(
            (at, city)
            for at, city in enumerate(cities)
            if contract in [card.name for card in city.contracts if card]
        )
        card = self.figures.contract_cards[contract]
        points = self.contract_points(card)
        parts = {"points": worth.point * points}
        if len(city.markers) < city.spaces:
            parts["lead"] = gained(self.prices, worth.city_areas[city.name], 1, 1)
            parts["goal"] = worth.goals.in_city(at)
        match leading(parts):
            case "lead":
                return self.lead(worth.city_areas[city.name], 1, "city", city_name(city.name))
            case "goal":
                counts = self.made.cities
                return self.for_goal(cities=(*counts[:at], counts[at] + 1, *counts[at + 1 :]))
        haul = worth.haul(worth.crates_of(self.worth.ready(DELIVER)), self.me.goods).shipments
        if len(haul) > 1 and card in [shipment.contract for shipment in haul]:
            together = sum(self.contract_points(shipment.contract) for shipment in haul)
            return say("new_found_land-reason-deliver-several", count=len(haul), points=together)
        return say("new_found_land-reason-deliver", points=points)

    def nothing_delivered(self, _: moves.EndDeliver) -> Say:
        wanted = [
            goal for goal in self.own.goals if goal.kind == "storage" and covers(self.me.goods, goal.goods)
        ]
        if wanted:
            goal = max(wanted, key=lambda goal: goal.points)
            return say(
                "new_found_land-reason-stored", goal=goal_name(self.figures, goal.name), points=goal.points
            )
        ships, have = self.worth.ready(DELIVER), self.me.goods
        room = sum(map(self.worth.crates, ships))
        contracts = [offer.contract for offer in self.worth.offers]
        possible = any(one.size <= room and can_pay(one.goods, have) for one in contracts)
        return say("new_found_land-reason-deliver-end" if possible else "new_found_land-reason-deliver-none")
