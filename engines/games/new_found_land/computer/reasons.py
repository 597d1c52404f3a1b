"""Why the computer player makes a move (§13): of all that makes it worth something, what weighs most.

The parts of a reason are those of the worth by which the answers were compared, but for whims. They are
worked out for the chosen move alone, and only if somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.contract.core import Move, Say, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.computer.goals import missing
from engines.games.new_found_land.computer.purchases import Yard, purchases
from engines.games.new_found_land.computer.reasons_at_sea import ReasonsAtSea
from engines.games.new_found_land.figures import LARGE, Values
from engines.games.new_found_land.names import (
    captain_power,
    gain_listed,
    goods_listed,
    ship_code,
    upgrade_power,
)
from engines.kit.reasons import leading

ONLY_OF_THE_BEST = frozenset(
    f"new_found_land-reason-{what}"
    for what in (
        "land-end",
        "land-late",
        "land-poor",
        "keep-goods",
        "keep-unused",
        "finish-card",
        "finish",
        "load",
        "new-england",
        "plan-crates",
        "plan-later",
        "plan-idle",
        "plan-none",
        "deliver-end",
        "deliver-none",
        "good",
        "goals-dear",
        "goals-none",
    )
)
"""Reasons that compare with the other answers."""


class Reasons(ReasonsAtSea):
    """One decision, put into words."""

    def merit(self, move: Move) -> Say | None:
        """What speaks for any answer, if that can be said without comparing."""
        told = self.reason(move)
        return None if told.key in ONLY_OF_THE_BEST else told

    def reason(self, move: Move) -> Say:
        tell: dict[type[Move], Callable[[Any], Say]] = {
            moves.BuildUpgrade: self.upgrade_built,
            moves.BuildWharf: self.wharf_built,
            moves.BuildShip: self.ship_built,
            moves.EndLand: self.nothing_built,
            moves.PlayGoodsCard: self.card_played,
            moves.Keep: self.cards_kept,
            moves.KeepAndPlay: self.cards_kept,
            moves.FinishAction: self.no_card_played,
            moves.Assign: self.assigned,
            moves.PlanRest: self.all_assigned,
            moves.LoadGood: self.loaded,
            moves.Settle: self.settled,
            moves.NewEngland: self.new_england,
            moves.Deliver: self.contract_delivered,
            moves.DeliverWith: self.contract_delivered,
            moves.Antwerp: self.sold,
            moves.EndDeliver: self.nothing_delivered,
            moves.Lay: self.laid,
            moves.ChooseGoal: self.goal_taken,
            moves.ChooseCaptain: self.captain_taken,
            moves.ChooseGood: self.good_taken,
            moves.Redeem: self.redeemed,
            moves.EndGoals: self.nothing_redeemed,
        }
        return tell[type(move)](move)

    # the harbour

    def upgrade_built(self, _: moves.BuildUpgrade) -> Say:
        upgrade, rounds = self.me.upgrade, self.worth.left
        parts = {
            "power": self.prices.upgrade[upgrade] * rounds,
            "goal": Yard(self.worth).goal(upgrades=1),
        }
        if leading(parts) == "goal":
            return self.for_goal(upgrades=self.made.upgrades + 1)
        return say("new_found_land-reason-upgrade", power=upgrade_power(self.figures, upgrade), rounds=rounds)

    def wharf_built(self, _: moves.BuildWharf) -> Say:
        parts = {
            "room": self.prices.wharf * self.worth.left,
            "goal": Yard(self.worth).goal(upgrades=1),
        }
        if leading(parts) == "goal":
            return self.for_goal(upgrades=self.made.upgrades + 1)
        return say("new_found_land-reason-wharf", rounds=self.worth.left)

    def ship_built(self, move: moves.BuildShip) -> Say:
        """What the ship does best, compared with the one that makes room for it."""
        name, scrap = move.ship, move.scrap
        figures, rounds = self.figures, self.worth.left
        ship, large = figures.ships[name], figures.ships[name].sort == LARGE
        old = figures.ships[scrap] if scrap else None
        more = [new - (old.values[at] if old else 0) for at, new in enumerate(ship.values)]
        parts = {
            value: price * count * rounds
            for value, price, count in zip(Values._fields, self.prices.quality, more, strict=True)
        }
        fewer_large = old is not None and old.sort == LARGE
        parts["points"] = figures.large.points * self.worth.point if large else 0.0
        parts["goal"] = Yard(self.worth).goal(scrap is None, large - fewer_large)
        if large and self.public.costs_only:  # its values are not to be seen yet
            parts = {part: parts[part] for part in ("points", "goal")}
        most = leading(parts)
        if most == "goal":
            return self.for_goal(
                ships=self.made.ships + (scrap is None),
                large_ships=self.made.large_ships + large - fewer_large,
            )
        if most == "points":
            return say("new_found_land-reason-ship-points", points=figures.large.points, rounds=rounds)
        count = more[Values._fields.index(most)]
        if old is None:
            return say("new_found_land-reason-ship", value=most, count=count, rounds=rounds)
        return say(
            "new_found_land-reason-ship-instead",
            value=most,
            count=count,
            rounds=rounds,
            old=ship_code(figures, old.name),
        )

    def nothing_built(self, _: moves.EndLand) -> Say:
        key = "land-late" if self.worth.last else "land-end"
        key = key if purchases(self.worth) else "land-poor"
        return say(f"new_found_land-reason-{key}", goods=goods_listed(self.me.goods))

    # cards

    def card_played(self, move: moves.PlayGoodsCard) -> Say:
        gain = next(card.gain for card in self.own.hand if card.name == move.card)
        assert gain is not None
        use = self.use_of(gain.goods) if any(gain.goods) else None
        points = self.figures.play.final_card
        return use or say(
            "new_found_land-reason-play-card", gain=gain_listed(gain), last=self.worth.last, points=points
        )

    def cards_kept(self, move: moves.Keep | moves.KeepAndPlay) -> Say:
        """Of the best of them."""
        kept = move.cards if isinstance(move, moves.Keep) else [move.card]
        cards = [card for card in self.own.drawn if card.name in kept]
        best = max(cards, key=lambda card: self.worth.card(card.gain, card.ship))
        points = self.figures.play.final_card
        if best.gain is not None and self.worth.plays(best.gain):
            use = self.use_of(best.gain.goods) if any(best.gain.goods) else None
            return use or say("new_found_land-reason-keep-goods", gain=gain_listed(best.gain))
        if best.ship is not None and not self.worth.last:
            return say("new_found_land-reason-keep-charter")
        return say("new_found_land-reason-keep-unused", points=points)

    def no_card_played(self, _: moves.FinishAction) -> Say:
        if any(card.gain is not None for card in self.own.hand):
            return say("new_found_land-reason-finish-card", points=self.figures.play.final_card)
        return say("new_found_land-reason-finish")

    # frames and goals

    def goal_taken(self, move: moves.ChooseGoal) -> Say:
        goal = next(goal for goal in self.own.stack if goal.name == move.card)
        short = missing(goal, self.made)
        if not short:
            return say("new_found_land-reason-goal-met", points=goal.points)
        kind = {"island_total": "islands", "city_total": "cities"}.get(goal.kind, goal.kind)
        return say(
            "new_found_land-reason-goal-near",
            points=goal.points,
            kind=kind,
            short=short,
            rounds=self.worth.left,
        )

    def captain_taken(self, move: moves.ChooseCaptain) -> Say:
        return say(
            "new_found_land-reason-captain",
            power=captain_power(self.figures, move.captain),
            rounds=self.worth.left,
        )

    def good_taken(self, _: moves.ChooseGood) -> Say:
        return say("new_found_land-reason-good")

    def redeemed(self, move: moves.Redeem) -> Say:
        return say(
            "new_found_land-reason-redeem", points=self.figures.goals[move.card].points, cost=self.own.payment
        )

    def nothing_redeemed(self, _: moves.EndGoals) -> Say:
        met = [goal.points for goal in self.own.goals if goal.met]
        if met:
            return say("new_found_land-reason-goals-dear", points=max(met), cost=self.own.payment)
        return say("new_found_land-reason-goals-none", cost=self.own.payment)
