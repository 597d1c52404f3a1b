"""The computer player (specification, section 13): everything has a price in victory points.

It sees a view and the questions put to it, and nothing else. A money card costs what it would count at the
end and a little for what it could buy; an explorer is worth his step and a share of the steps to come.
"""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Ask, Dice, Draft, Move, Pick, PickSome, Rejected, Value, open_options
from engines.magellan import moves
from engines.magellan.figures import SETS_A_CARD_ASIDE, Figures
from engines.magellan.money import Payment, payments
from engines.magellan.view import Berth, Own, Public, Row, View


def suggest(figures: Figures, view: View, ask: Ask, dice: Dice) -> Move:
    if view.own is None:
        raise Rejected("magellan-no-not-seated")
    return Mind(figures, view.public, view.own, ask, dice).decide()


class Mind:
    def __init__(self, figures: Figures, public: Public, own: Own, ask: Ask, dice: Dice) -> None:
        self.figures = figures
        self.prices = figures.computer
        self.public = public
        self.own = own
        self.ask = ask
        self.dice = dice
        self.hand = [card.gold for card in own.hand]

    def decide(self) -> Move:
        decisions: dict[str, Callable[[], Move]] = {
            "veto": self.veto,
            "bidding": self.bid,
            "payment": self.pay,
            "pile": self.pile,
            "tuck": self.tuck,
            "part": self.part,
            "exchange": self.exchange,
            "gamble": self.gamble,
        }
        return decisions[self.public.step]()

    # what things are worth

    @property
    def row(self) -> Row:
        return next(row for row in self.public.rows if row.explorer == self.public.card)

    def berths(self, phase: int) -> tuple[Berth, ...]:
        return self.row.fields[phase - 1]

    def gold_worth(self) -> float:
        """One gold in hand; nothing once there is nothing left to buy."""
        phase = self.public.phase + (self.public.step == "exchange")
        if phase < 3 or any(self.may_still_buy(row) for row in self.public.rows):
            return self.prices.gold[phase - 1]
        return 0.0

    def may_still_buy(self, row: Row) -> bool:
        to_come = row.cards_to_come - (row.explorer == self.public.card)
        return to_come > 0 and any(
            ship.explorer == row.explorer and ship.field == 2 for ship in self.own.ships
        )

    def weight(self, card: int, gold_worth: float) -> float:
        """What it costs to give this money card away."""
        return self.figures.crown(card) + gold_worth * card

    def costs(self) -> list[float]:
        """The least that a price of 0, 1, 2 ... costs. The cheapest cards that reach a price never hold a
        superfluous one, so these are legal payments."""
        gold_worth, endless = self.gold_worth(), float("inf")
        exact = [0.0] + [endless] * sum(self.hand)
        for card in self.hand:
            weight = self.weight(card, gold_worth)
            for total in range(len(exact) - 1, card - 1, -1):
                exact[total] = min(exact[total], exact[total - card] + weight)
        for total in range(len(exact) - 2, -1, -1):
            exact[total] = min(exact[total], exact[total + 1])
        return exact

    def worth(self) -> float:
        """What the card on offer is worth to this seat."""
        phase, prices = self.public.phase, self.prices
        berth, card = self.berths(phase)[0], prices.card[phase - 1]
        value = self.step_points(phase) + berth.purse * card
        if not berth.part:
            value += berth.draw * card
        value += {
            "veto": prices.veto,
            "exchange": prices.exchange,
            "open_hand": prices.open_hand,
            "neighbour_draw": prices.neighbour_draw,
        }.get(berth.action, 0.0)
        return value + self.later_worth(phase)

    def step_points(self, phase: int) -> float:
        """The gain in points of this one step."""
        berths = self.berths(phase)
        before = self.berths(phase - 1) if phase > 1 else ()
        if berths[0].part:
            return self.parts_points(phase)
        if berths[0].multiplier:
            return self.pile_points(phase)
        gain = self.prices.gamble if berths[0].gamble else float(berths[0].crown)
        return gain - (before[0].crown if before else 0)

    def parts_points(self, phase: int) -> float:
        """Cards at once or crowns in the end, less the crown of a right part that must be left."""
        left, right = self.berths(phase)
        gain = max(left.draw * self.prices.card[phase - 1], float(right.crown))
        own = [s for s in self.own.ships if s.explorer == self.public.card and s.field == phase - 1]
        return gain - min((ship.points for ship in own), default=0)

    def pile_points(self, phase: int) -> float:
        """One card more under the best pile, and the pile counts more often."""
        card = self.figures.crown(1) if any(c <= 3 for c in self.hand) else self.figures.crown(5)
        own = [s for s in self.own.ships if s.explorer == self.public.card and s.field == phase - 1]
        pile = max((sum(c.crown for c in ship.pile) for ship in own), default=0)
        now = self.berths(phase)[0]
        before = self.berths(phase - 1)[0].multiplier if phase > 1 else 0
        return (pile + card) * now.multiplier - pile * before - (card if now.action == "tuck_hand" else 0)

    def later_worth(self, phase: int) -> float:
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

    def budget(self) -> float:
        """How many points this seat gives for the card on offer."""
        low, high = self.prices.mood
        mood = low + (high - low) * self.dice.below(1001) / 1000
        return self.prices.spent * self.worth() * mood

    # decisions

    def bid(self) -> Move:
        limit, most = 0, self.own.max_bid or 0
        budget, costs = self.budget(), self.costs()
        if self.public.phase == 1:
            most = min(most, int(self.prices.purse_share * sum(self.hand) + self.prices.purse_extra))
        while limit < most and costs[limit + 1] <= budget:
            limit += 1
        rivals = [p for p in self.public.players if p.in_auction and p.seat != self.own.seat]
        if limit <= self.public.high:
            return moves.Pass()
        return moves.Limit(amount=limit) if rivals else moves.Bid(amount=self.public.high + 1)

    def veto(self) -> Move:
        """A card much wanted but beyond one's means comes later, with more money."""
        to_come = sum(row.cards_to_come for row in self.public.rows) - 1
        if self.own.max_bid is not None and to_come >= self.prices.veto_cards:
            highest = self.figures.highest
            a_gold = self.weight(highest, self.gold_worth()) / highest
            worth = self.worth()
            if worth >= self.prices.veto_worth and self.own.max_bid < self.prices.spent * worth / a_gold:
                return moves.Veto()
        return moves.DeclineVeto(rest="no")

    def pay(self) -> Move:
        """The payment that costs least; for Magellan B a good card to tuck counts in its favour."""
        price, offered = self.own.must_pay or 0, self.options({"move": "pay"})
        exact = all(
            sum(card for card in cards if isinstance(card, int)) == price
            for cards in offered
            if isinstance(cards, list) and cards
        )
        action, phase = self.berths(self.public.phase)[0].action, self.public.phase
        gold_worth = self.gold_worth()

        def loss(cards: Payment) -> float:
            tucked = max(self.figures.crown(card) for card in cards) if action == "tuck_bid" else 0
            return sum(self.weight(card, gold_worth) for card in cards) - (phase + 0.8) * tucked

        ways = payments(self.hand, price, keep_one=action in SETS_A_CARD_ASIDE, exact=exact)
        cheapest: Payment = min(sorted(ways), key=loss)
        return moves.Pay(cards=list(cheapest))

    def pile(self) -> Move:
        """The one with the most crowns: the hint says how many."""
        question = self.ask({"move": "pile"})
        assert isinstance(question, Pick)
        crowns: dict[int, int] = {}
        for option in question.options:
            assert isinstance(option.value, int)
            assert option.hint is not None
            crowns[option.value] = int(str(option.hint.args["crowns"]))
        return moves.Pile(ship=max(crowns, key=crowns.__getitem__))

    def tuck(self) -> Move:
        card = self.options({"move": "tuck"})[0]  # most crowns, then least gold
        assert isinstance(card, int)
        return moves.Tuck(card=card)

    def part(self) -> Move:
        phase = self.public.phase
        left, right = self.berths(phase)
        if phase < 3:
            to_left = len(self.hand) < self.prices.part_cards[phase - 1]
        else:
            cards = min(left.draw, self.public.money_stack + self.public.discards)
            to_left = right.crown <= 2 * cards
        own = {s.part for s in self.own.ships if s.explorer == self.public.card and s.field == phase - 1}
        source = "left" if len(own) > 1 else ""
        return moves.Part(source=source, part="left" if to_left else "right")

    def exchange(self) -> Move:
        """Cards below the average, the poorest first."""
        gold_worth = self.gold_worth()
        weights = [self.weight(card, gold_worth) for card in range(1, self.figures.highest + 1)]
        average = sum(weights) / len(weights)
        poor = sorted(
            (card for card in self.hand if weights[card - 1] < average), key=lambda c: (weights[c - 1], c)
        )
        question = self.ask({"move": "exchange"})
        if isinstance(question, PickSome):
            return moves.Exchange(cards=poor[: question.most])
        return self.exchange_card_by_card(poor)

    def exchange_card_by_card(self, poor: list[int]) -> Move:
        cards: list[int] = []
        while self.ask({"move": "exchange", "cards": cards}) is not None:
            cards = [*cards, poor[len(cards)] if len(cards) < len(poor) else 0]
        return moves.Exchange(cards=cards)

    def gamble(self) -> Move:
        """Enough to win, if everybody else has been scored and it can be done; else what pays on average."""
        total = sum(card.gold for card in self.public.gamble or ())
        mine = self.public.players[self.own.seat].points
        others = [player.total for player in self.public.players if player.seat != self.own.seat]
        known = [points for points in others if points is not None]
        needed = max(known, default=0) - mine + 1
        if len(known) == len(others) and needed <= self.figures.gamble.limit:
            return moves.Draw() if total < needed else moves.Stop()
        return moves.Draw() if total <= self.prices.draw_up_to else moves.Stop()

    def options(self, draft: Draft) -> list[Value]:
        question = self.ask(draft)
        assert isinstance(question, Pick)
        return [option.value for option in open_options(question)]
