"""One move being made: the table, and what there is to tell; and how things are called."""

from __future__ import annotations

from collections.abc import Sequence

from engines.age_of_discovery.board import Board
from engines.age_of_discovery.figures import Figures
from engines.age_of_discovery.state import State, Step
from engines.core import Arg, Dice, Event, Say, Seat, say

STAR = "★"
"""A joker ship, where codes are listed."""


def colour_name(colour: str) -> Say:
    return say(f"age_of_discovery-colour-{colour}")


def explorer_name(expedition: str) -> Say:
    return say(f"age_of_discovery-explorer-{expedition}")


def ship_name(figures: Figures, ship: str) -> Say:
    kind = figures.kinds[ship]
    return say("age_of_discovery-ship", colour=colour_name(kind.colour), volume=kind.volume, kind=ship)


def joker_name(colours: Sequence[str]) -> Say:
    """A joker whose colours may be told."""
    return say("age_of_discovery-joker", first=colour_name(colours[0]), second=colour_name(colours[1]))


def contract_name(figures: Figures, contract: str) -> Say:
    card = figures.contracts[contract]
    return say(
        "age_of_discovery-contract", colour=colour_name(card.colour), capacity=card.capacity, name=contract
    )


def codes(ships: Sequence[str]) -> str:
    """Ships in a row, short and the same in every language: "Y2 + B1* + ★1"."""
    return " + ".join(ship.replace("joker", STAR) for ship in ships)


class Play(Board):
    def __init__(self, figures: Figures, state: State, dice: Dice) -> None:
        super().__init__(figures, state)
        self.dice = dice
        self.events: list[Event] = []

    def tell(self, what: str, /, *, final: bool = False, headline: bool = False, **args: Arg) -> None:
        """Everybody hears it; a headline also where a long story is shortened."""
        text = say(f"age_of_discovery-event-{what}", **args)
        self.events.append(Event(text=text, final=final, headline=headline))

    def whisper(self, seat: Seat, what: str, /, *, final: bool = False, **args: Arg) -> None:
        """Only this seat hears it."""
        text = say(f"age_of_discovery-event-{what}", **args)
        self.events.append(Event(text=text, to=seat, final=final))

    def ship(self, ship: str) -> Say:
        return ship_name(self.figures, ship)

    def contract_called(self, contract: str) -> Say:
        return contract_name(self.figures, contract)

    # the turn

    def use(self, action: str, *, stays_open: bool = False) -> None:
        """A step of this action is made: it is used up, and every other one is closed (5.4)."""
        if action not in self.state.actions:
            self.state.actions.append(action)
        self.state.open_action = action if stays_open else None

    def note(self, step: Step) -> None:
        self.state.steps.append(step)
