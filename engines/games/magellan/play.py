"""One move being made: the table, chance, and what there is to tell."""

from __future__ import annotations

from engines.contract.core import Seat, Who
from engines.games.magellan.board import Board
from engines.games.magellan.figures import Figures
from engines.games.magellan.names import ROMAN, card_list
from engines.games.magellan.state import Player, Sale, State
from engines.kit.board import PlayOf


class Play(PlayOf[Figures, State, Player], Board):
    """A game of Magellan, to be changed by a move."""

    @property
    def phase_name(self) -> str:
        return ROMAN[self.state.phase]

    # the card on offer

    def box_card(self) -> None:
        """Put the card on offer into the box, unsold."""
        self.state.box.append((self.card, self.state.phase))
        self.state.last_sale = Sale(explorer=self.card, phase=self.state.phase)
        self.state.step = "reveal"

    # money cards

    def reshuffle(self) -> None:
        """Shuffle the stack and the discard pile into a new stack."""
        self.state.stack += self.state.discard
        self.state.discard = []
        self.dice.shuffle(self.state.stack)

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from the stack into the hand; the discard pile becomes the stack if need be (§9-14)."""
        drawn: list[int] = []
        while len(drawn) < count:
            if not self.state.stack:
                if not self.state.discard:
                    break
                self.reshuffle()
                self.tell("reshuffled", cards=len(self.state.stack))
            drawn.append(self.state.stack.pop())
        self.take(seat, drawn)

    def take(self, seat: Seat, cards: list[int]) -> None:
        """Put new cards into a hand; only an open hand shows which."""
        player = self.player(seat)
        player.hand = sorted(player.hand + cards)
        if not cards:
            self.tell("drew-nothing", who=Who(seat))
        elif player.open_hand:
            self.tell("drew-openly", final=True, who=Who(seat), cards=card_list(cards))
        else:
            self.tell("drew", final=True, who=Who(seat), count=len(cards))
            self.whisper(seat, "you-drew", cards=card_list(cards))
