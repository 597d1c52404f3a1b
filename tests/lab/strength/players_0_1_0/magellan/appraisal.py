"""What things are worth to the computer player, in victory points (§13)."""

from __future__ import annotations

from engines.games.magellan.figures import Figures
from engines.games.magellan.views.view import Berth, Own, OwnShip, Public, Row
from tests.lab.strength.players_0_1_0.magellan.numbers import numbers


class Appraisal:
    """What one seat thinks of its money and of the card on offer."""

    def __init__(self, figures: Figures, public: Public, own: Own) -> None:
        self.figures = figures
        self.prices = numbers()
        self.public = public
        self.own = own
        self.hand = [card.gold for card in own.hand]

    # money

    def gold_worth(self) -> float:
        """What 1 gold in hand is worth: nothing once there is nothing left to buy."""
        phase = self.public.phase + (self.public.step == "exchange")
        if phase < 3 or any(self._may_still_buy(row) for row in self.public.rows):
            return self.prices.gold[phase - 1]
        return 0.0

    def _may_still_buy(self, row: Row) -> bool:
        to_come = row.cards_to_come - (row.explorer == self.public.card)
        return to_come > 0 and any(
            ship.explorer == row.explorer and ship.field == 2 for ship in self.own.ships
        )

    def weight(self, card: int, gold_worth: float) -> float:
        """What it costs to give this money card away."""
        return self.figures.crown(card) + gold_worth * card

    def costs(self) -> list[float]:
        """The least that a price of 0, 1, 2 ... costs.

        The cheapest cards that reach a price never hold a superfluous one, so these are legal payments. Where
        overpaying needs a reason, a price that can be paid exactly costs that.
        """
        gold_worth, endless = self.gold_worth(), float("inf")
        exact = [0.0] + [endless] * sum(self.hand)
        for card in self.hand:
            weight = self.weight(card, gold_worth)
            for total in range(len(exact) - 1, card - 1, -1):
                exact[total] = min(exact[total], exact[total - card] + weight)
        for total in range(len(exact) - 2, -1, -1):
            if not self.public.exact or exact[total] == endless:
                exact[total] = min(exact[total], exact[total + 1])
        return exact

    # the card on offer

    def berths(self, phase: int) -> tuple[Berth, ...]:
        """The field of this phase: one berth, or a left and a right part."""
        row = next(row for row in self.public.rows if row.explorer == self.public.card)
        return row.fields[phase - 1]

    def ships_before(self, phase: int) -> list[OwnShip]:
        """This seat's ships that the card could move."""
        return [
            ship for ship in self.own.ships if ship.explorer == self.public.card and ship.field == phase - 1
        ]

    def worth(self) -> float:
        """What the card on offer is worth to this seat."""
        phase, prices = self.public.phase, self.prices
        berth, card = self.berths(phase)[0], prices.card[phase - 1]
        value = self._step_points(phase) + berth.purse * card
        if not berth.part:
            value += berth.draw * card
        value += {
            "veto": prices.veto,
            "exchange": prices.exchange,
            "open_hand": prices.open_hand,
            "neighbour_draw": prices.neighbour_draw,
        }.get(berth.action, 0.0)
        return value + self._later_worth(phase)

    def _step_points(self, phase: int) -> float:
        """What this one step gains in points."""
        berths = self.berths(phase)
        before = self.berths(phase - 1) if phase > 1 else ()
        if berths[0].part:
            return self._parts_points(phase)
        if berths[0].multiplier:
            return self._pile_points(phase)
        gain = self.prices.gamble if berths[0].gamble else float(berths[0].crown)
        return gain - (before[0].crown if before else 0)

    def _parts_points(self, phase: int) -> float:
        """Cards at once or crowns at the end, less the crown of a right part that must be left."""
        left, right = self.berths(phase)
        gain = max(left.draw * self.prices.card[phase - 1], float(right.crown))
        return gain - min((ship.points for ship in self.ships_before(phase)), default=0)

    def _pile_points(self, phase: int) -> float:
        """1 more card under the best pile, and the pile counts more often."""
        card = self.figures.crown(1) if any(c <= 3 for c in self.hand) else self.figures.crown(5)
        piles = [sum(c.crown for c in ship.pile) for ship in self.ships_before(phase)]
        pile = max(piles, default=0)
        now = self.berths(phase)[0]
        before = self.berths(phase - 1)[0].multiplier if phase > 1 else 0
        return (pile + card) * now.multiplier - pile * before - (card if now.action == "tuck_hand" else 0)

    def _later_worth(self, phase: int) -> float:
        """A share of the steps that this one makes possible."""
        explorer = self.public.card or ""
        second, third = self.prices.steps[explorer]
        if phase == 1:
            shares = self.prices.later_first
            value = shares[0] * second + shares[1] * third
        elif phase == 2:
            value = self.prices.later_second * third
        else:
            return 0.0
        there = any(ship.explorer == explorer and ship.field >= phase for ship in self.own.ships)
        return value * (self.prices.later_again if there else 1.0)
