"""One move being made: the table, chance, and what there is to tell."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Arg, Dice, Event, Many, Say, Seat, Who, say
from engines.magellan.board import ROMAN, Board
from engines.magellan.figures import Figures
from engines.magellan.state import State


def explorer_name(explorer: str) -> Say:
    return say(f"magellan-explorer-{explorer}")


def cards_named(cards: Sequence[int]) -> Many:
    return Many(list(cards))


HEADLINES = ("sold", "unsold", "veto", "phase-ends", "scored", "over")
"""By limits and orders several auctions may run at once: these are told of all of them."""


class Play(Board):
    def __init__(self, figures: Figures, state: State, dice: Dice) -> None:
        super().__init__(figures, state)
        self.dice = dice
        self.events: list[Event] = []

    # telling

    def tell(self, what: str, /, *, final: bool = False, **args: Arg) -> None:
        """Everybody hears it; a headline also where a long story is shortened."""
        text = say(f"magellan-event-{what}", **args)
        self.events.append(Event(text=text, final=final, headline=what in HEADLINES))

    def whisper(self, seat: Seat, what: str, /, *, final: bool = False, **args: Arg) -> None:
        """Only this seat hears it."""
        self.events.append(Event(text=say(f"magellan-event-{what}", **args), to=seat, final=final))

    @property
    def phase_name(self) -> str:
        return ROMAN[self.state.phase]

    # money cards

    def reshuffle(self) -> None:
        self.state.stack += self.state.discard
        self.state.discard = []
        self.dice.shuffle(self.state.stack)

    def draw(self, seat: Seat, count: int) -> None:
        """Vasco da Gama: from the stack into the hand; the discard pile becomes the stack if need be."""
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
        """Cards come into a hand; only an open hand shows which."""
        player = self.player(seat)
        player.hand = sorted(player.hand + cards)
        if not cards:
            self.tell("drew-nothing", who=Who(seat))
        elif player.open_hand:
            self.tell("drew-openly", final=True, who=Who(seat), cards=cards_named(cards))
        else:
            self.tell("drew", final=True, who=Who(seat), count=len(cards))
            self.whisper(seat, "you-drew", cards=cards_named(cards))
