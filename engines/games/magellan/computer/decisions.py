"""What the computer player does in each step of the game (§13)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import fsum

from engines.contract.core import Choice
from engines.contract.dice import Dice
from engines.games.magellan.actions.exchange import BIGGEST_HAND_AT_ONCE, NO_MORE_CARDS
from engines.games.magellan.board import PARTS
from engines.games.magellan.computer import reasons
from engines.games.magellan.computer.sight import Sight
from engines.games.magellan.computer.worth import Appraisal
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


class Decisions(Appraisal):
    """The decisions of one seat at one moment."""

    def __init__(self, figures: Figures, sight: Sight, dice: Dice) -> None:
        super().__init__(figures, sight)
        self.dice = dice

    def decide(self) -> Choice:
        decisions: dict[str, Callable[[], Choice]] = {
            "veto": self.veto,
            "bidding": self.bid,
            "payment": self.pay,
            "pile": self.choose_pile,
            "tuck": self.tuck,
            "part": self.choose_part,
            "exchange": self.exchange,
            "gamble": self.gamble,
        }
        return decisions[self.sight.step]()

    # the auction

    def veto(self) -> Choice:
        """Postpone a card that is worth more than all its money can pay: later there is more."""
        to_come = sum(self.sight.to_come.values()) - 1
        most = self.sight.max_bid
        if most is None:
            return Choice(DeclineVeto(rest="no"), reasons.not_bidding)
        if to_come < self.numbers.veto_cards:
            return Choice(DeclineVeto(rest="no"), partial(reasons.last_cards, to_come))
        limit = self.limit(self.worth(), most)
        if limit == most:
            return Choice(Veto(), partial(reasons.veto, most))
        return Choice(DeclineVeto(rest="no"), partial(reasons.affordable, limit, most))

    def bid(self) -> Choice:
        """A limit among rivals, the next bid when alone, a pass where the card costs too much."""
        high, most = self.sight.high, self.sight.max_bid or 0
        value = self.worth() * self.mood()
        limit = self.limit(value, most)
        if limit <= high:
            return Choice(Pass(), partial(reasons.pass_on, self, value) if high < most else None)
        if not self.sight.rivals:
            return Choice(Bid(amount=high + 1), partial(reasons.alone, high + 1, value))
        return Choice(Limit(amount=limit), partial(reasons.bid_up_to, self, value, limit))

    def mood(self) -> float:
        """The same card is not always worth the same."""
        low, high = self.numbers.mood
        return low + (high - low) * self.dice.below(1001) / 1000

    # the sale

    def pay(self) -> Choice:
        """The payment that costs least."""
        action = self.berth(self.sight.phase).action
        ways = payments(
            self.hand, self.sight.price, keep_one=action in KEEPS_ONE_CARD, exact=self.sight.exact
        )
        cheapest: Payment = min(sorted(ways), key=self.loss)
        why = partial(reasons.pay, self, cheapest, ways) if len(ways) > 1 else None
        return Choice(Pay(cards=list(cheapest)), why)

    def choose_pile(self) -> Choice:
        """The pile with the most crowns."""
        piles = self.sight.piles
        ship = min(piles, key=lambda ship: (-piles[ship], ship))
        return Choice(ChoosePile(ship=ship), partial(reasons.pile, self, ship))

    def tuck(self) -> Choice:
        """Most crowns, then least gold."""
        from_hand = self.berth(self.sight.phase).action == "tuck_hand"
        cards = self.hand if from_hand else self.sight.paid
        card = min(cards, key=lambda card: (-self.figures.crown(card), card))
        why = partial(reasons.tuck, self, card, cards) if len(set(cards)) > 1 else None
        return Choice(Tuck(card=card), why)

    def choose_part(self) -> Choice:
        """What is worth more; a ship leaves the left part rather than the right one."""
        source = "left" if len({ship.part for ship in self.ships_before()}) > 1 else ""
        part = max(reversed(PARTS), key=self.part_worth)
        return Choice(ChoosePart(source=source, part=part), partial(reasons.part, self, part, source))

    # the end of a phase and of the game

    def exchange(self) -> Choice:
        """Cards below the average, the poorest first."""
        weights = {card: self.weight(card) for card in range(1, self.figures.highest + 1)}
        average = fsum(weights.values()) / len(weights)
        most = min(self.figures.exchange.cards, len(self.hand), self.sight.stack)
        poor = sorted((card for card in self.hand if weights[card] < average), key=lambda c: (weights[c], c))
        cards = poor[:most]
        why = partial(reasons.exchange, poor[:most], average)
        if len(self.hand) > BIGGEST_HAND_AT_ONCE and len(cards) < most:
            cards.append(NO_MORE_CARDS)
        return Choice(Exchange(cards=cards), why)

    def gamble(self) -> Choice:
        """Enough to win, if everybody else has been scored and it can be done; else what pays on average."""
        total, others = self.sight.gamble, self.sight.totals
        known = [points for points in others if points is not None]
        needed = max(known, default=0) - self.sight.points + 1
        if len(known) == len(others) and needed <= self.figures.gamble.limit:
            move = Draw() if total < needed else Stop()
            return Choice(move, partial(reasons.gamble_to_win, total, needed))
        move = Draw() if total <= self.numbers.draw_up_to else Stop()
        return Choice(move, partial(reasons.gamble, self, total))
