"""What things are worth to the computer player, in victory points (§13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import fsum

from engines.games.magellan.board import PARTS
from engines.games.magellan.computer.sight import OwnShip, Sight
from engines.games.magellan.computer.steps import steps_of
from engines.games.magellan.figures import BerthFigures, Figures

FEWEST, MOST = 3, 6
"""Players."""


class Appraisal:
    """What one seat thinks of its money and of the card on offer."""

    def __init__(self, figures: Figures, sight: Sight) -> None:
        self.figures = figures
        self.numbers = figures.computer
        self.sight = sight
        self.hand = sight.hand
        self.steps = steps_of(figures, sight.sides["1"], sight.sides["2"])
        self.phase = sight.phase + (sight.step == "exchange")
        """The phase that money is spent in next."""
        self.gold_worth = self._gold_worth()

    def berth(self, phase: int, part: str = "") -> BerthFigures:
        """The field of the card on offer."""
        card = self.sight.card
        return self.figures.berth(card, self.sight.sides[self.figures.half_of[card]], phase, part)

    @property
    def has_parts(self) -> bool:
        card = self.sight.card
        return self.figures.row(card, self.sight.sides[self.figures.half_of[card]]).left is not None

    def ships_before(self) -> list[OwnShip]:
        """This seat's ships that the card on offer could move."""
        sight = self.sight
        return [s for s in sight.own if s.explorer == sight.card and s.field == sight.phase - 1]

    # money

    def _gold_worth(self) -> float:
        """What 1 gold is worth: what this seat may still buy, besides the card on offer, for all its gold."""
        phase, seats = self.phase, len(self.sight.cards)
        income = sum(self.figures.auctions.income[phase - 1 : 2]) + self.steps.purses[phase - 1] / seats
        gold = sum(self.hand) + self.steps.gold * income
        to_buy = self._to_come_now() / seats if phase == 1 else self._contested(phase)
        return (
            self.numbers.gold[phase - 1] * (to_buy + self.steps.to_come[phase - 1] / seats) / max(1.0, gold)
        )

    def _to_come_now(self) -> float:
        """What the other cards of this phase are worth."""
        sight = self.sight
        return fsum(
            (number - (explorer == sight.card)) * self.steps.of[explorer][self.phase - 1].worth
            for explorer, number in self._cards_to_come().items()
        )

    def _cards_to_come(self) -> dict[str, int]:
        if self.sight.step == "exchange":
            return dict.fromkeys(self.sight.to_come, self.figures.auctions.cards[self.phase - 1])
        return self.sight.to_come

    def _contested(self, phase: int) -> float:
        """What the steps are worth for which this seat has a ship ready, and will not be alone."""
        sight, total = self.sight, 0.0
        for explorer, number in self._cards_to_come().items():
            number -= explorer == sight.card
            for_nothing = max(0, number - sight.rival_ships[explorer][phase - 2])
            ships = sum(ship.explorer == explorer and ship.field == phase - 1 for ship in sight.own)
            total += max(0, min(number, ships) - for_nothing) * self.steps.of[explorer][phase - 1].worth
        return total

    def money_card(self) -> float:
        """What one more money card is worth at once."""
        return self.steps.crown + self.steps.gold * self.gold_worth

    def purse_card(self, phase: int) -> float:
        """What one more money card is worth at the end of this phase."""
        share = self.numbers.gold_later[len(self.sight.cards) - FEWEST] if phase < 3 else 0.0
        return self.steps.crown + share * self.steps.gold * self.gold_worth

    def weight(self, card: int) -> float:
        """What it costs to give this money card away."""
        return self.figures.crown(card) + self.gold_worth * card

    def cost(self, price: int) -> float:
        """What it costs to pay this price."""
        crowns, gold = self._prices[price]
        return crowns + self.gold_worth * gold

    def loss(self, cards: Sequence[int]) -> float:
        """What it costs to pay with these cards; for Magellan B a good card to tuck counts in their favor."""
        return fsum(map(self.weight, cards)) - self.sight.phase * self.tucked(cards)

    def tucked(self, cards: Sequence[int]) -> int:
        """The crowns of the card of this payment that goes under the ship, if one does."""
        return max(map(self.figures.crown, cards)) if self._tucks_payment else 0

    @cached_property
    def _tucks_payment(self) -> bool:
        return self.berth(self.sight.phase).action == "tuck_bid"

    def limit(self, budget: float, most: int) -> int:
        """The highest price that costs no more than this, nor does any price on the way there from the
        highest bid so far. That bid itself where the next one costs more already."""
        limit = self.sight.high
        while limit < most and self.cost(limit + 1) <= budget:
            limit += 1
        return limit

    @cached_property
    def _prices(self) -> list[tuple[float, int]]:
        return _crowns_of_prices(tuple(self.hand), self.figures.money.crowns, self.sight.exact)

    # the card on offer

    def worth(self) -> float:
        """What the card on offer is worth to this seat."""
        return fsum(self.parts().values())

    def parts(self) -> dict[str, float]:
        """The same, by what brings it, or costs it."""
        phase = self.sight.phase
        berth = self.berth(phase)
        return {
            "points": self._points(),
            "action": self._action(berth.action),
            "purse": berth.purse * self.purse_card(phase),
            "draw": 0.0 if self.has_parts else berth.draw * self.money_card(),
            "later": self._later(),
            "ship": -self._ship(),
        }

    def _points(self) -> float:
        """What this one step gains in points."""
        phase, ships = self.sight.phase, self.ships_before()
        berth = self.berth(phase)
        if self.has_parts:
            before = min((self.berth(phase - 1, ship.part).crown for ship in ships), default=0)
            return max(self.part_worth(part) for part in PARTS) - before
        before = self.berth(phase - 1).crown if phase > 1 else 0
        points = (self.numbers.gamble if berth.action == "gamble" else float(berth.crown)) - before
        if berth.multiplier:
            card = self.figures.crown(min(self.hand, default=self.figures.highest))
            pile = max((ship.crowns for ship in ships), default=0)
            again = self.berth(phase - 1).multiplier if phase > 1 else 0
            points += (pile + card) * berth.multiplier - pile * again
            points -= card if berth.action == "tuck_hand" else 0
        return points

    def part_worth(self, part: str) -> float:
        """Of a ship on one of Vasco da Gama's parts: cards at once, or a crown if it stays there."""
        phase = self.sight.phase
        return self.berth(phase, part).crown + self.part_cards(part) * (
            self.money_card() if phase < 3 else self.steps.crown
        )

    def part_cards(self, part: str) -> int:
        """The money cards that one of the parts brings: no more than there are."""
        return min(self.berth(self.sight.phase, part).draw, self.sight.stack + self.sight.discards)

    def _action(self, action: str) -> float:
        """What the field does besides. A veto, an exchange and an open hand hardly matter."""
        if action == "neighbour_draw":
            return -self.numbers.neighbour_draw * fsum(map(self.weight, self.hand)) / max(1, len(self.hand))
        return 0.0

    def _later(self) -> float:
        """What the ship will be good for: more where the rivals, even with all the cards still to come, have
        too few ships to contest the next steps."""
        phase, explorer = self.sight.phase, self.sight.card
        if phase == 3:
            return 0.0
        value = self._later_contested()
        for later, sure in self.sure_steps():
            step = self.steps.of[explorer][later - 1]
            value += self.numbers.later_sure * sure * (step.points + step.cards * self.purse_card(later))
        return value

    def _later_contested(self) -> float:
        """The same where rivals contest every step. The boards decide how much money there is and what else
        it buys, so an explorer is not worth the same on all of them, nor with few players and with many."""
        sight = self.sight
        few, many, second = self.numbers.later[sight.sides["1"] + sight.sides["2"]][sight.card]
        if sight.phase == 2:
            return second
        return few + (many - few) * (len(sight.cards) - FEWEST) / (MOST - FEWEST)

    def sure_steps(self) -> list[tuple[int, int]]:
        """The later phases, and how many more steps this seat is sure of there with one more ship."""
        sight, phase, explorer = self.sight, self.sight.phase, self.sight.card
        mine = sum(ship.explorer == explorer and ship.field == phase for ship in sight.own)
        theirs = sight.rival_ships[explorer][phase - 1] + sight.to_come[explorer] - 1
        found = []
        for later in range(phase + 1, 4):
            cards = self.figures.auctions.cards[later - 1]
            found.append((later, _sure(cards, mine + 1, theirs) - _sure(cards, mine, theirs + 1)))
            theirs = min(theirs, cards)
        return found

    def _ship(self) -> float:
        """Phase I: what the ship would bring elsewhere, if the others have too few for all the cards."""
        sight = self.sight
        cards, ships = sum(sight.to_come.values()), sight.ships_left[sight.seat]
        left_over = cards - (sum(sight.ships_left) - ships)
        if sight.phase > 1 or cards < 2 or left_over <= 0 or not ships:
            return 0.0
        return self.numbers.ship * min(1.0, left_over / ships) * self._to_come_now() / (cards - 1)


def _sure(cards: int, mine: int, theirs: int) -> int:
    """How many of these cards fall to this seat for lack of rivals."""
    return max(0, min(mine, cards - theirs))


@lru_cache(maxsize=4096)
def _crowns_of_prices(hand: tuple[int, ...], crowns: Sequence[int], exact: bool) -> list[tuple[float, int]]:
    """For a price of 0, 1, 2 ...: the fewest crowns that paying costs, and the gold that is paid.

    The cards with fewest crowns that reach a price hold no superfluous one, so these are legal payments.
    Where overpaying needs a reason, a price that can be paid exactly is paid exactly.
    """
    endless = float("inf")
    least = [0.0] + [endless] * sum(hand)
    for card in hand:
        crown = crowns[card - 1]
        for total in range(len(least) - 1, card - 1, -1):
            if least[total - card] + crown < least[total]:
                least[total] = least[total - card] + crown
    prices = [(lost, gold) for gold, lost in enumerate(least)]
    over = (endless, 0)
    for total in range(len(prices) - 1, -1, -1):
        if prices[total][0] == endless or not exact:
            prices[total] = min(prices[total], over)
        over = min(prices[total], over)
    return prices
