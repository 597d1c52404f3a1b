"""What the computer player does in each step of the game (§13)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Move
from engines.dice import Dice
from engines.magellan.actions.exchange import BIGGEST_HAND_AT_ONCE, NO_MORE_CARDS
from engines.magellan.board import PARTS
from engines.magellan.computer.appraisal import Appraisal
from engines.magellan.computer.known import Known
from engines.magellan.figures import KEEPS_ONE_CARD, Figures
from engines.magellan.moves import (
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
from engines.magellan.payments import Payment, payments


class Decisions(Appraisal):
    """The decisions of one seat at one moment."""

    def __init__(self, figures: Figures, known: Known, dice: Dice) -> None:
        super().__init__(figures, known)
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
        return decisions[self.known.step]()

    # the auction

    def veto(self) -> Move:
        """Postpone a card that is worth more than all its money can pay: later there is more."""
        to_come = sum(self.known.to_come.values()) - 1
        most = self.known.max_bid
        if most is not None and to_come >= self.numbers.veto_cards and self.limit(self.worth(), most) == most:
            return Veto()
        return DeclineVeto(rest="no")

    def bid(self) -> Move:
        """A limit among rivals, the next bid when alone, a pass where the card costs too much."""
        limit = self.limit(self.worth() * self.mood(), self.known.max_bid or 0)
        if limit <= self.known.high:
            return Pass()
        return Limit(amount=limit) if self.known.rivals else Bid(amount=self.known.high + 1)

    def mood(self) -> float:
        """The same card is not always worth the same."""
        low, high = self.numbers.mood
        return low + (high - low) * self.dice.below(1001) / 1000

    # the sale

    def pay(self) -> Move:
        """The payment that costs least; for Magellan B a good card to tuck counts in its favor."""
        action, phase, crown = self.berth(self.known.phase).action, self.known.phase, self.figures.crown

        def loss(cards: Payment) -> float:
            tucked = max(map(crown, cards)) if action == "tuck_bid" else 0
            return sum(map(self.weight, cards)) - phase * tucked

        ways = payments(
            self.hand, self.known.price, keep_one=action in KEEPS_ONE_CARD, exact=self.known.exact
        )
        cheapest: Payment = min(sorted(ways), key=loss)
        return Pay(cards=list(cheapest))

    def choose_pile(self) -> Move:
        """The pile with the most crowns."""
        piles = self.known.piles
        return ChoosePile(ship=min(piles, key=lambda ship: (-piles[ship], ship)))

    def tuck(self) -> Move:
        """Most crowns, then least gold."""
        from_hand = self.berth(self.known.phase).action == "tuck_hand"
        cards = self.hand if from_hand else self.known.paid
        return Tuck(card=min(cards, key=lambda card: (-self.figures.crown(card), card)))

    def choose_part(self) -> Move:
        """What is worth more; a ship leaves the left part rather than the right one."""
        source = "left" if len({ship.part for ship in self.ships_before()}) > 1 else ""
        return ChoosePart(source=source, part=max(reversed(PARTS), key=self.part_worth))

    # the end of a phase and of the game

    def exchange(self) -> Move:
        """Cards below the average, the poorest first."""
        weights = {card: self.weight(card) for card in range(1, self.figures.highest + 1)}
        average = sum(weights.values()) / len(weights)
        most = min(self.figures.exchange.cards, len(self.hand), self.known.stack)
        poor = sorted((card for card in self.hand if weights[card] < average), key=lambda c: (weights[c], c))
        cards = poor[:most]
        if len(self.hand) > BIGGEST_HAND_AT_ONCE and len(cards) < most:
            cards.append(NO_MORE_CARDS)
        return Exchange(cards=cards)

    def gamble(self) -> Move:
        """Enough to win, if everybody else has been scored and it can be done; else what pays on average."""
        total, others = self.known.gamble, self.known.totals
        known = [points for points in others if points is not None]
        needed = max(known, default=0) - self.known.points + 1
        if len(known) == len(others) and needed <= self.figures.gamble.limit:
            return Draw() if total < needed else Stop()
        return Draw() if total <= self.numbers.draw_up_to else Stop()
