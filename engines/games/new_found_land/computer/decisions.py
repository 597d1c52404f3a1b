"""What the computer player does, question by question (§13).

Every question has its answers with what each is worth. The best one is played; a player that thinks ahead
compares some of the others with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import fsum
from operator import attrgetter
from typing import NamedTuple

from engines.contract.core import Move
from engines.contract.dice import Dice
from engines.games.new_found_land import moves
from engines.games.new_found_land.computer.deliveries import carriers, kept, rest_after
from engines.games.new_found_land.computer.purchases import best_purchase, purchases
from engines.games.new_found_land.computer.ship_plans import Planner, ShipsByAction
from engines.games.new_found_land.computer.worth import Appraisal
from engines.games.new_found_land.figures import (
    ACTION_NAMES,
    GOODS,
    NO_GOODS,
    Contract,
    Figures,
    Gain,
    Goods,
    Ship,
)
from engines.games.new_found_land.goods.cargo import carrying
from engines.games.new_found_land.goods.goods import choices, covers, listed, minus, one, payments, plus
from engines.games.new_found_land.moves import BOTH_BONUSES, PLAY_ALL, PLAY_NONE, SELL_SOME
from engines.games.new_found_land.state import DELIVER, LOAD, SETTLE
from engines.games.new_found_land.views.view import Card, Goal, Own, Public

REWARDS = ("gold", "iron", "cloth", "wood")
"""The goods at the triangle, the one to take first in front."""


class Answer(NamedTuple):
    """A move, and what it is worth beside the other answers to the same question."""

    worth: float
    move: Move


@lru_cache(maxsize=1024)
def _islands_for(spaces: tuple[tuple[str, frozenset[str]], ...], shape: str) -> tuple[str, ...]:
    """Islands with a free space of this shape."""
    return tuple(island for island, shapes in spaces if shape in shapes)


class Decisions:
    """One decision, from what a seat may know."""

    def __init__(self, figures: Figures, public: Public, own: Own, dice: Dice | None = None) -> None:
        self.figures = figures
        self.prices = figures.computer
        self.public = public
        self.own = own
        self.worth = Appraisal(figures, public, own, dice)
        self.me = self.worth.me

    def decide(self) -> Move:
        step = self.own.step
        if step == "plan":
            return self.planned(self.planner().plan(self.to_plan()))
        if step == "land":
            return self.goods_card() or best_purchase(self.worth) or moves.EndLand()
        if step != "frame" and (card := self.goods_card()):
            return card
        return max(self.answers(step), key=attrgetter("worth")).move

    def weighed(self) -> list[Answer]:
        """All that could be thought of, the best first, each with what it is worth in points beside the
        others; nothing where it hardly matters what is done."""
        step = self.own.step
        if step in ("goals", "finish") or (step not in ("plan", "frame") and self.goods_card()):
            return []
        answers = self.deliveries() if step == "deliver" else self.answers(step)
        return sorted(answers, key=lambda answer: -answer.worth)

    def answers(self, step: str) -> Sequence[Answer]:
        ways: dict[str, Callable[[], Sequence[Answer]]] = {
            "land": self.build,
            "plan": self.plan,
            "load": self.load,
            "keep": self.keep,
            "settle": self.settle,
            "deliver": self.deliver,
            "lay": self.lay,
            "frame": self.reward,
            "goals": self.redeem,
        }
        return ways[step]() if step in ways else [Answer(0.0, moves.FinishAction())]

    def build(self) -> list[Answer]:
        return [*map(Answer._make, purchases(self.worth)), Answer(0.0, moves.EndLand())]

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

    def keep(self) -> list[Answer]:
        """The best of the drawn cards; goods cards are played at once."""
        drawn = [(self.worth.card(card.gain, card.ship), card) for card in self.own.drawn]
        drawn.sort(key=lambda pair: -pair[0])
        if self.own.keep == 1:
            return [Answer(worth, self.kept([card])) for worth, card in drawn]
        return [
            Answer(fsum(worth for worth, _ in some), self.kept([card for _, card in some]))
            for some in combinations(drawn, self.own.keep)
        ]

    def kept(self, kept: Sequence[Card]) -> Move:
        gains = [(card.name, card.gain) for card in kept if card.gain is not None]
        played = [name for name, gain in gains if self.worth.plays(gain)]
        if len(kept) == 1:
            return moves.KeepAndPlay(played[0]) if played else moves.Keep([kept[0].name])
        choice = None
        if gains:
            choice = PLAY_NONE if not played else PLAY_ALL if len(played) == len(gains) else played[0]
        return moves.Keep([card.name for card in kept], choice)

    # planning

    def to_plan(self) -> tuple[str, ...]:
        """The actions for which this player has still to send ships."""
        return ACTION_NAMES if self.public.simultaneous else ACTION_NAMES[self.planned_before() :]

    def planned_before(self) -> int:
        return 0 if self.public.simultaneous else ACTION_NAMES.index(self.public.planning)

    def planner(self) -> Planner:
        have = self.me.goods
        for ship in self.me.plan[ACTION_NAMES.index(LOAD)].ships if self.planned_before() else ():
            loadable = self.figures.loadable(self.worth.crates(ship))
            have = plus(have, one(loadable[0])) if loadable else have
        return Planner(self.worth, self.own.available, have)

    def planned(self, plan: ShipsByAction) -> Move:
        if not self.public.simultaneous:
            return moves.Assign(plan[self.public.planning])
        sets: list[list[str] | None] = []
        left = len(self.own.available)
        for ships in plan.values():
            sets.append(ships if left else None)  # when no ship is left, nobody is asked any more
            left -= len(ships)
        load, settle, deliver, explore = sets
        return moves.PlanRest(load, settle, deliver, explore)

    def plan(self) -> list[Answer]:
        return [Answer(worth, self.planned(plan)) for worth, plan in self.planner().plans(self.to_plan())]

    # the four actions

    def load(self) -> list[Answer]:
        """The most valuable good, unless a cheaper one is lacking for a contract."""
        crates, loadable = self.worth.crates, self.figures.loadable
        ships = [ship for ship in self.worth.ready(LOAD) if len(loadable(crates(ship))) > 1]
        named = ships[0].name if len(ships) > 1 else ""
        goods = loadable(crates(ships[0]))
        return [
            Answer(self.worth.gain(Gain(one(good))), moves.LoadGood(ship=named, good=good)) for good in goods
        ]

    def settle(self) -> list[Answer]:
        """The ship with the most settlers first."""
        worth = self.worth
        ships = [ship for ship in self.worth.ready(SETTLE) if worth.settlers(ship)]
        ship = max(ships, key=worth.settlers)
        settlers = worth.settlers(ship)
        named = ship.name if any(worth.settlers(other) != settlers for other in ships) else ""
        bonuses = (BOTH_BONUSES,) if worth.has("settlement_office") and not worth.took_both() else ("a", "b")
        found = [
            Answer(settlers * self.figures.play.new_england * worth.point, moves.NewEngland(named)),
        ]
        for site in worth.sites:
            there = worth.landed(site.island, settlers) + worth.whim()
            for bonus in bonuses:
                move = moves.Settle(ship=named, place=[site.space, bonus])
                found.append(Answer(worth.gain(getattr(site.tile, bonus)) + there, move))
        return found

    def deliver(self) -> list[Answer]:
        """The first contract of the best set, or the end."""
        ships = self.worth.ready(DELIVER)
        haul = self.worth.haul(self.worth.crates_of(ships), self.me.goods)
        if not haul.shipments:
            return [self.end_of_deliveries(ships)]
        first = haul.shipments[0]
        return [Answer(haul.worth, self.delivered(first.contract, first.ships, ships))]

    def end_of_deliveries(self, ships: Sequence[Ship]) -> Answer:
        """What is kept is worth what it is wanted for, and what is sold its price."""
        sale = self.antwerp(ships)
        if sale is None:
            return Answer(kept(self.me.goods, self.worth.wishes), moves.EndDeliver())
        sold = self.to_sell(sum(map(self.worth.crates, ships)))
        left = minus(self.me.goods, sold)
        return Answer(self.figures.play.antwerp * sum(sold) + kept(left, self.worth.wishes), sale)

    def deliveries(self) -> list[Answer]:
        """Every contract that could be fulfilled first, with what could follow; or the end."""
        best, ships, have = self.deliver(), self.worth.ready(DELIVER), self.me.goods
        crates, first = self.worth.crates_of(ships), best[0].move
        found = [*best, self.end_of_deliveries(ships)]
        for offer in self.worth.offers:
            rest = rest_after(offer.contract.goods, have)
            if rest is None or getattr(first, "contract", "") == offer.contract.name:
                continue
            ways = carriers(crates, offer.contract.size)
            then = [self.worth.haul(way.rest, rest, without=offer).worth for way in ways]
            if then:
                used = ways[then.index(max(then))].used
                move = self.delivered(offer.contract, used, ships)
                found.append(Answer(offer.worth + max(then), move))
        return found

    def delivered(self, contract: Contract, crates: Sequence[int], ships: Sequence[Ship]) -> Move:
        """A contract, with ships of so many crates."""
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

    def lay(self) -> list[Answer]:
        """Both bonuses, and a marker where it is worth most."""
        running, worth = self.public.running, self.worth
        assert running is not None
        open_shapes = tuple(
            (island.name, frozenset(space.shape for space in island.spaces if space.tile is None))
            for island in self.public.islands
        )
        different = {tile.face: tile for tile in reversed(running.tiles)}.values()  # the first of equal ones
        return [
            Answer(
                worth.gain(tile.both) + worth.landed(island, 1, 1) + worth.whim(),
                moves.Lay([tile.name, island]),
            )
            for tile in different
            for island in _islands_for(open_shapes, tile.shape)
        ]

    # frames and goals

    def reward(self) -> list[Answer]:
        frame = next(frame for frame in self.public.frames if frame.name == self.public.frame)
        if frame.reward == "goal":
            return [Answer(self.promise(goal), moves.ChooseGoal(goal.name)) for goal in self.own.stack]
        if frame.reward == "captain":
            return [Answer(self.captain(name), moves.ChooseCaptain(name)) for name in frame.captains]
        prices = dict(zip(GOODS, self.prices.goods, strict=True))
        return [Answer(prices[good], moves.ChooseGood(good)) for good in REWARDS if good in frame.goods]

    def captain(self, name: str) -> float:
        once, every_round = self.prices.captain[name]
        return once + every_round * self.worth.left + self.worth.whim()

    def promise(self, goal: Goal) -> float:
        return self.worth.goals.promise(goal, self.worth.goals.made) + self.worth.whim()

    def redeem(self) -> list[Answer]:
        """As many as are worth the goods they cost, in the order that brings most."""
        met = [goal for goal in self.own.goals if goal.met]
        worth, first, payment = self.series(met, self.me.goods, self.own.payment)
        if first is None:
            return [Answer(0.0, moves.EndGoals())]
        ways = self.goal_payments(first, self.me.goods, self.own.payment)
        return [Answer(worth, moves.Redeem(first.name, list(listed(payment)) if len(ways) > 1 else None))]

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
