"""One move being made: the board that changes, and small effects that several moves share."""

from __future__ import annotations

from engines.contract.core import Seat
from engines.games.entdecker.board import Board
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.state import Laid, Player, State, Unit
from engines.kit.board import PlayOf


class Play(PlayOf[Figures, State, Player], Board):
    def lay(self, field: str, pattern: int, *, tile: str, source: str) -> None:
        """Lay a tile on the board."""
        shape = self.figures.shapes.shapes[pattern]
        self.state.sea[field] = Laid(
            kind=shape.kind, rotation=shape.rotation, tile=tile, source=source, turn=self.state.turn
        )
        self.patterns[self.chart.index[field]] = pattern
        self._land = None  # the islands have to be found anew

    def take_chip(self, seat: Seat) -> str:
        """Give this player the next discovery chip; its id."""
        chip = self.state.chips.pop()
        self.player(seat).chips.append(chip)
        return chip

    def take_back(self, unit: Unit) -> None:
        """Return a unit to its owner's supply; no gold comes back."""
        self.state.units.remove(unit)
        self.player(unit.seat).supply[unit.kind] += 1
