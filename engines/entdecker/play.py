"""One move being made: the table, chance, and what there is to tell."""

from __future__ import annotations

from engines.core import Arg, Dice, Event, say
from engines.entdecker.board import Board
from engines.entdecker.figures import Figures
from engines.entdecker.state import Laid, State, Unit


class Play(Board):
    def __init__(self, figures: Figures, state: State, dice: Dice) -> None:
        super().__init__(figures, state)
        self.dice = dice
        self.events: list[Event] = []

    def tell(self, what: str, /, *, final: bool = False, headline: bool = False, **args: Arg) -> None:
        """Everybody hears it: there are no secrets between players here."""
        text = say(f"entdecker-event-{what}", **args)
        self.events.append(Event(text=text, final=final, headline=headline))

    def lay(self, field: str, pattern: int, *, tile: str, source: str) -> None:
        """A tile comes onto the board."""
        shape = self.figures.shapes.shapes[pattern]
        self.state.sea[field] = Laid(
            kind=shape.kind, rotation=shape.rotation, tile=tile, source=source, turn=self.state.turn
        )
        self.patterns[self.chart.index[field]] = pattern
        self.__dict__.pop("land", None)  # it has to be found anew

    def take_back(self, unit: Unit) -> None:
        """A unit goes back to its owner's supply; no gold."""
        self.state.units.remove(unit)
        self.state.players[unit.seat].supply[unit.kind] += 1
