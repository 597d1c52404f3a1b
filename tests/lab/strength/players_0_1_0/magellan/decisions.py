"""What the computer player does in each step of the game (§13).

It adds up with `reduce`: `sum` rounds as it did in 0.1.0 only before Python 3.12.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import add

from engines.contract.core import Ask, Draft, Move, Pick, PickSome, Value, open_options
from engines.contract.dice import Dice
from engines.games.magellan.figures import KEEPS_ONE_CARD, Figures
from engines.games.magellan.moves import (
    Bid,
    ChoosePart,
    ChoosePile,
    DeclineVeto,
    Draw,
    Exchange,
    Limit,
    Pass,
    Pay,
    Stop,
    Tuck,
    Veto,
)
from engines.games.magellan.payments import Payment, payments
from engines.games.magellan.views.view import Own, Public
from tests.lab.strength.players_0_1_0.magellan.appraisal import Appraisal

STAYS = 0.5
"""How often a ship stays on a part to the end, roughly: only then the crown counts."""


class Decisions(Appraisal):
    """The decisions of one seat at one moment."""

    def __init__(self, figures: Figures, public: Public, own: Own, ask: Ask, dice: Dice) -> None:
        super().__init__(figures, public, own)
        self.ask = ask
        self.dice = dice

    def decide(self) -> Move:
        decisions: dict[str, Callable[[], Move]] = {
            "veto": self.veto,
            "bidding": self.bid,
            "payment": self.pay,
            "pile": self.choose_pile,
            "tuck": self.tuck,
            "part": self.choose_part,
            "exchange": self.exchange,
            "gamble": self.gamble,
        }
        return decisions[self.public.step]()

    # the auction

    def veto(self) -> Move:
        """Postpone a card that is wanted but too expensive: later there is more money."""
        to_come = sum(row.cards_to_come for row in self.public.rows) - 1
        if self.own.max_bid is not None and to_come >= self.prices.veto_cards:
            highest = self.figures.highest
            per_gold = self.weight(highest, self.gold_worth()) / highest
            worth = self.worth()
            if worth >= self.prices.veto_worth and self.own.max_bid < self.prices.spent * worth / per_gold:
                return Veto()
        return DeclineVeto(rest="no")

    def bid(self) -> Move:
        """A limit among rivals, the next bid when alone, a pass where the card costs too much."""
        limit, most = 0, self.own.max_bid or 0
        budget, costs = self.budget(), self.costs()
        if self.public.phase == 1:
            most = min(most, int(self.prices.purse_share * sum(self.hand) + self.prices.purse_extra))
        while limit < most and costs[limit + 1] <= budget:
            limit += 1
        rivals = [p for p in self.public.players if p.in_auction and p.seat != self.own.seat]
        if limit <= self.public.high:
            return Pass()
        return Limit(amount=limit) if rivals else Bid(amount=self.public.high + 1)

    def budget(self) -> float:
        """How many points this seat gives for the card on offer."""
        low, high = self.prices.mood
        mood = low + (high - low) * self.dice.below(1001) / 1000
        return self.prices.spent * self.worth() * mood

    # the sale

    def pay(self) -> Move:
        """The payment that costs least; for Magellan B a good card to tuck counts in its favor."""
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
            whole = reduce(add, (self.weight(card, gold_worth) for card in cards), 0.0)
            return whole - (phase + 0.8) * tucked

        ways = payments(self.hand, price, keep_one=action in KEEPS_ONE_CARD, exact=exact)
        cheapest: Payment = min(sorted(ways), key=loss)
        return Pay(cards=list(cheapest))

    def choose_pile(self) -> Move:
        """The pile with the most crowns: the hint says how many."""
        question = self.ask({"move": "pile"})
        assert isinstance(question, Pick)
        crowns: dict[int, int] = {}
        for option in question.options:
            assert isinstance(option.value, int)
            assert option.hint is not None
            crowns[option.value] = int(str(option.hint.args["crowns"]))
        return ChoosePile(ship=max(crowns, key=crowns.__getitem__))

    def tuck(self) -> Move:
        """The first card offered: most crowns, then least gold."""
        card = self.options({"move": "tuck"})[0]
        assert isinstance(card, int)
        return Tuck(card=card)

    def choose_part(self) -> Move:
        """Cards for a small hand, if they are worth it, else points; in phase III what is worth more."""
        phase = self.public.phase
        left, right = self.berths(phase)
        if phase < 3:
            small = len(self.hand) < self.prices.part_cards[phase - 1]
            to_left = small and left.draw * self.prices.card[phase - 1] >= STAYS * right.crown
        else:
            cards = min(left.draw, self.public.money_stack + self.public.discards)
            to_left = right.crown <= 2 * cards
        source = "left" if len({ship.part for ship in self.ships_before(phase)}) > 1 else ""
        return ChoosePart(source=source, part="left" if to_left else "right")

    # the end of a phase and of the game

    def exchange(self) -> Move:
        """Cards below the average, the poorest first."""
        gold_worth = self.gold_worth()
        weights = [self.weight(card, gold_worth) for card in range(1, self.figures.highest + 1)]
        average = reduce(add, weights) / len(weights)
        poor = sorted(
            (card for card in self.hand if weights[card - 1] < average), key=lambda c: (weights[c - 1], c)
        )
        question = self.ask({"move": "exchange"})
        if isinstance(question, PickSome):
            return Exchange(cards=poor[: question.most])
        return self._exchange_one_at_a_time(poor)

    def _exchange_one_at_a_time(self, poor: list[int]) -> Move:
        cards: list[int] = []
        while self.ask({"move": "exchange", "cards": cards}) is not None:
            cards = [*cards, poor[len(cards)] if len(cards) < len(poor) else 0]
        return Exchange(cards=cards)

    def gamble(self) -> Move:
        """Enough to win, if everybody else has been scored and it can be done; else what pays on average."""
        total = sum(card.gold for card in self.public.gamble or ())
        mine = self.public.players[self.own.seat].points
        others = [player.total for player in self.public.players if player.seat != self.own.seat]
        known = [points for points in others if points is not None]
        needed = max(known, default=0) - mine + 1
        if len(known) == len(others) and needed <= self.figures.gamble.limit:
            return Draw() if total < needed else Stop()
        return Draw() if total <= self.prices.draw_up_to else Stop()

    def options(self, draft: Draft) -> list[Value]:
        """The values that the next question offers."""
        question = self.ask(draft)
        assert isinstance(question, Pick)
        return [option.value for option in open_options(question)]
