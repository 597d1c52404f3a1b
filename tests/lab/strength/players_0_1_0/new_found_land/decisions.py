"""What the computer player does, question by question (§13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from engines.contract.core import Move
from engines.games.new_found_land import moves
from engines.games.new_found_land.figures import (
    ACTION_NAMES,
    GOODS,
    NO_GOODS,
    Figures,
    Gain,
    Goods,
    Ship,
    Tile,
)
from engines.games.new_found_land.goods.cargo import carrying
from engines.games.new_found_land.goods.goods import choices, covers, listed, minus, one, payments, plus
from engines.games.new_found_land.moves import BOTH_BONUSES, PLAY_ALL, PLAY_NONE, SELL_SOME
from engines.games.new_found_land.state import DELIVER, LOAD, SETTLE
from engines.games.new_found_land.views.view import Goal, Own, Public
from tests.lab.strength.players_0_1_0.new_found_land.numbers import numbers
from tests.lab.strength.players_0_1_0.new_found_land.purchases import best_purchase
from tests.lab.strength.players_0_1_0.new_found_land.ship_plans import Planner
from tests.lab.strength.players_0_1_0.new_found_land.worth import Worth

REWARDS = ("gold", "iron", "cloth", "wood")
"""The goods at the triangle, the one to take first in front."""


@lru_cache(maxsize=1024)
def _islands_for(spaces: tuple[tuple[str, frozenset[str]], ...], shape: str) -> tuple[str, ...]:
    """Islands with a free space of this shape."""
    return tuple(island for island, shapes in spaces if shape in shapes)


class Decider:
    """One decision, from what a seat may know."""

    def __init__(self, figures: Figures, public: Public, own: Own) -> None:
        self.figures = figures
        self.prices = numbers()
        self.public = public
        self.own = own
        self.worth = Worth(figures, public, own)
        self.me = self.worth.me

    def decide(self) -> Move:
        step = self.own.step
        if step in ("plan", "frame"):
            return self.plan() if step == "plan" else self.reward()
        return self.goods_card() or self.turn(step)

    def turn(self, step: str) -> Move:
        """The next move of a turn, after the goods cards."""
        decisions: dict[str, Callable[[], Move]] = {
            "land": self.build,
            "load": self.load,
            "keep": self.keep,
            "settle": self.settle,
            "deliver": self.deliver,
            "lay": self.lay,
            "goals": self.redeem,
        }
        return decisions[step]() if step in decisions else moves.FinishAction()

    def build(self) -> Move:
        return best_purchase(self.worth) or moves.EndLand()

    # cards

    def goods_card(self) -> Move | None:
        """Played as soon as possible, unless it is worth more unused at the end."""
        for card in self.own.hand:
            if card.gain is not None and (self.worth.plays(card.gain) or self.opens_goal(card.gain)):
                return moves.PlayGoodsCard(card.name)
        return None

    def opens_goal(self, gain: Gain) -> bool:
        """Whether these goods would fulfil a goal that is not fulfilled without them."""
        if self.own.step != "goals":
            return False
        have = plus(self.me.goods, gain.goods)
        waiting = [goal for goal in self.own.goals if goal.kind == "storage" and not goal.met]
        return any(covers(have, goal.goods) for goal in waiting)

    def keep(self) -> Move:
        """The best of the drawn cards; goods cards are played at once."""
        drawn = sorted(self.own.drawn, key=lambda card: -self.worth.card(card.gain, card.ship))
        kept = drawn[: self.own.keep]
        gains = [(card.name, card.gain) for card in kept if card.gain is not None]
        played = [name for name, gain in gains if self.worth.plays(gain)]
        if len(kept) == 1:
            return moves.KeepAndPlay(played[0]) if played else moves.Keep([kept[0].name])
        choice = None
        if gains:
            choice = PLAY_NONE if not played else PLAY_ALL if len(played) == len(gains) else played[0]
        return moves.Keep([card.name for card in kept], choice)

    # planning

    def plan(self) -> Move:
        available = self.own.available
        if self.public.simultaneous:
            plan = Planner(self.worth, available, self.me.goods).plan(ACTION_NAMES)
            return moves.PlanRest(plan["load"], plan["settle"], plan["deliver"], plan["explore"])
        at = ACTION_NAMES.index(self.public.planning)
        have = self.me.goods
        for ship in self.me.plan[ACTION_NAMES.index(LOAD)].ships if at else ():
            loadable = self.figures.loadable(self.worth.crates(ship))
            have = plus(have, one(loadable[0])) if loadable else have
        plan = Planner(self.worth, available, have).plan(ACTION_NAMES[at:])
        return moves.Assign(plan[self.public.planning])

    # the four actions

    def ready(self, action: str) -> list[Ship]:
        """Own ships at this action that have done nothing yet."""
        sent = self.me.plan[ACTION_NAMES.index(action)].ships
        return [ship for ship in sent if ship.name not in self.own.used]

    def load(self) -> Move:
        """The most valuable good, unless a cheaper one is lacking for a contract."""
        ships = [ship for ship in self.ready(LOAD) if len(self.figures.loadable(self.worth.crates(ship))) > 1]
        goods = self.figures.loadable(self.worth.crates(ships[0]))
        best = max(goods, key=lambda good: self.worth.gain(Gain(one(good))))
        return moves.LoadGood(ship=ships[0].name if len(ships) > 1 else "", good=best)

    def settle(self) -> Move:
        """The ship with the most settlers first."""
        ships = [ship for ship in self.ready(SETTLE) if self.worth.settlers(ship)]
        ship = max(ships, key=self.worth.settlers)
        settlers = self.worth.settlers(ship)
        named = ship.name if any(self.worth.settlers(other) != settlers for other in ships) else ""
        both = self.worth.has("settlement_office") and not self.took_both()
        best, choice = float(settlers * self.figures.play.new_england), None
        for site in self.worth.sites:
            for bonus in (BOTH_BONUSES,) if both else ("a", "b"):
                value = self.worth.gain(getattr(site.tile, bonus)) + settlers * site.marker
                if value > best:
                    best, choice = value, (site, bonus)
        if choice is None:
            return moves.NewEngland(named)
        site, bonus = choice
        return moves.Settle(ship=named, place=[site.space, bonus])

    def took_both(self) -> bool:
        """Whether the Settlement Office has served in this action."""
        tiles = {space.name: space.tile for island in self.public.islands for space in island.spaces}
        for deed in self.public.deeds:
            tile = tiles.get(deed.space)
            if deed.what == "settle" and deed.seat == self.own.seat and tile and deed.gain == tile.both:
                return True
        return False

    def deliver(self) -> Move:
        ships = self.ready(DELIVER)
        haul = self.worth.haul(self.worth.crates_of(ships), self.me.goods)
        if not haul.shipments:
            return self.antwerp(ships) or moves.EndDeliver()
        contract, crates = haul.shipments[0]
        loads = {ship.name: self.worth.crates(ship) for ship in ships}
        sets = carrying([*loads], loads, contract.size)
        wanted = next(some for some in sets if sorted(loads[ship] for ship in some) == sorted(crates))
        if wanted == sets[0]:
            return moves.Deliver(contract.name)
        ways = payments(contract.goods, self.me.goods)
        return moves.DeliverWith(
            contract.name, list(wanted), list(listed(ways[0])) if len(ways) > 1 else None
        )

    def antwerp(self, ships: Sequence[Ship]) -> Move | None:
        """In the last round: all that no goal needs."""
        if not self.worth.last or not ships:
            return None
        room = sum(map(self.worth.crates, ships))
        sold = self.to_sell(room)
        if not any(sold):
            return None
        counts = {}
        for good, have, count in zip(GOODS, self.me.goods, sold, strict=True):
            if have and room:
                counts[good], room = count, room - count
        named = [ship.name for ship in ships] if len(ships) > 1 else None
        return moves.Antwerp(SELL_SOME if self.me.goods.size > 1 else None, named, **counts)

    def to_sell(self, room: int) -> Goods:
        met = [goal for goal in self.own.goals if goal.met]
        kept = Goods(*map(max, *(goal.goods for goal in met), NO_GOODS, NO_GOODS))
        left, sold = [max(0, count) for count in minus(self.me.goods, kept)], []
        room = min(room, sum(left) - self.figures.play.goal_payment * max(0, len(met) - 1))
        for count in left:
            sold.append(max(0, min(count, room)))
            room -= sold[-1]
        return Goods(*sold)

    def lay(self) -> Move:
        """Both bonuses, and a marker where it is worth most."""
        running = self.public.running
        assert running is not None
        open_shapes = tuple(
            (island.name, frozenset(space.shape for space in island.spaces if space.tile is None))
            for island in self.public.islands
        )

        def value(way: tuple[Tile, str]) -> float:
            return self.worth.gain(way[0].both) + self.worth.markers[way[1]]

        ways = [(tile, island) for tile in running.tiles for island in _islands_for(open_shapes, tile.shape)]
        tile, island = max(ways, key=value)
        return moves.Lay([tile.name, island])

    # frames and goals

    def reward(self) -> Move:
        frame = next(frame for frame in self.public.frames if frame.name == self.public.frame)
        if frame.reward == "goal":
            return moves.ChooseGoal(max(self.own.stack, key=self.promise).name)
        if frame.reward == "captain":
            prices, left = self.prices.captain, self.worth.left
            return moves.ChooseCaptain(
                max(frame.captains, key=lambda name: prices[name][0] + prices[name][1] * left)
            )
        return moves.ChooseGood(next(good for good in REWARDS if good in frame.goods))

    def promise(self, goal: Goal) -> float:
        return goal.points * (1.0 if goal.met else self.prices.goal_hope)

    def redeem(self) -> Move:
        """As many as are worth the goods they cost, in the order that brings most."""
        met = [goal for goal in self.own.goals if goal.met]
        _, first, payment = self.series(met, self.me.goods, self.own.payment)
        if first is None:
            return moves.EndGoals()
        ways = self.goal_payments(first, self.me.goods, self.own.payment)
        return moves.Redeem(first.name, list(listed(payment)) if len(ways) > 1 else None)

    def series(self, met: Sequence[Goal], have: Goods, cost: int) -> tuple[float, Goal | None, Goods]:
        """What these goals bring with these goods, the first to redeem, and how it is paid."""
        best: tuple[float, Goal | None, Goods] = (0.0, None, NO_GOODS)
        for goal in met:
            if cost and goal.points < self.prices.goal_further:
                continue
            others = [other for other in met if other is not goal]
            for payment in self.goal_payments(goal, have, cost):
                price = self.worth.goods(payment) * self.worth.keeps
                then, _, _ = self.series(others, minus(have, payment), self.figures.play.goal_payment)
                if goal.points - price + then > best[0]:
                    best = (goal.points - price + then, goal, payment)
        return best

    def goal_payments(self, goal: Goal, have: Goods, cost: int) -> list[Goods]:
        """The ways to pay after which the condition still holds."""
        ways = choices(cost, have)
        return [way for way in ways if goal.kind != "storage" or covers(minus(have, way), goal.goods)]
