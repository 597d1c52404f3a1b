"""What the computer player thinks of its moves in each step of its turn (§13)."""

from __future__ import annotations

from typing import NamedTuple

from engines.contract.core import Move
from engines.games.entdecker import moves
from engines.games.entdecker.computer.sight import UNIT_WEIGHTS, Start
from engines.games.entdecker.computer.voyages import Chances, Voyages
from engines.games.entdecker.computer.worth import Prospect
from engines.games.entdecker.state import KINDS_OF_UNIT


class Weighed(NamedTuple):
    """A move, and what it is worth."""

    value: float
    move: Move


class Decisions(Voyages):
    def weigh(self) -> list[Weighed]:
        """The moves that are worth a thought."""
        self.think_of_gold(self.sight.gold)
        match self.sight.step:
            case "sail":
                return self.sailing()
            case "draw":
                return self.drawing(0.0)
            case "place":
                return self.placing()
            case "choice":
                landings = self.landings()
                return landings + self.drawing(max(one.value for one in landings))
            case "landing":
                return self.landings()
            case "recall":
                return self.recalling()
        return [Weighed(0.0, moves.EndTurn())]

    # setting sail

    def sailing(self) -> list[Weighed]:
        """With one tile from everywhere; with more from where that is worth most."""
        one_tile = [(self.voyage(start, 1), start) for start in self.sight.starts]
        one_tile.sort(key=lambda one: -one[0])
        found = [Weighed(value, moves.Sail(start.place, 1)) for value, start in one_tile]
        found += [
            Weighed(self.voyage(start, tiles), moves.Sail(start.place, tiles))
            for _, start in one_tile[: self.prices.looks]
            for tiles in range(2, min(self.prices.most_tiles, start.most) + 1)
        ]
        return found

    def voyage(self, start: Start, tiles: int) -> float:
        """A voyage from there, and the gold that is left."""
        gold = self.sight.gold - start.toll - tiles * self.figures.gold.tile
        key = start.targets, tiles, gold
        if key not in self.sailed:  # from a circle and a tile beside it the same field may be reached
            self.think_of_gold(gold)
            targets = [(target, 0) for target in start.targets]
            draws = self.draws(tiles).values()
            best = max(self.turned_up(targets, tiles, 0.0, *draw) for draw in draws)
            self.sailed[key] = self.purse[gold] + best
        return self.sailed[key]

    def draws(self, left: int) -> dict[str, tuple[Chances, float]]:
        """What can be turned up, by the backs on top: how likely each kind is, and what the event brings."""
        return {
            back: (chances, self.event(left - 1) if back == "question" else 0.0)
            for back, chances in self.chances.items()
            if back
        }

    # the voyage

    def drawing(self, landing: float) -> list[Weighed]:
        """From the fullest stack with each back, where the voyage could end with a landing of this value."""
        targets, left = [(target, 0) for target in self.sight.targets], self.sight.left
        several = sum(count > 0 for count, _ in self.sight.stacks) > 1
        found = []
        for back, draw in self.draws(left).items():
            counts = [count if there == back else 0 for count, there in self.sight.stacks]
            fullest = counts.index(max(counts)) + 1
            move = moves.Draw(fullest if several else None)
            found.append(Weighed(self.turned_up(targets, left, landing, *draw), move))
        return found

    def placing(self) -> list[Weighed]:
        """Every way to lay the tile turned up."""
        event, names = self.sight.event, self.chart.names
        left = 0 if event == "storm" else self.sight.left
        self.think_of_gold(self._gold_after(event))
        fields, found = [field for field, _, _ in self.sight.placements], []
        for field, rotation, pattern in self.sight.placements:
            way = next(way for way in self.ways((field, 0)) if way.pattern == pattern)
            move = moves.Place(
                field=names[field] if len(set(fields)) > 1 else "",
                rotation=rotation if fields.count(field) > 1 else None,
            )
            found.append(Weighed(self.went(field, way, left), move))
        return found

    def _gold_after(self, event: str) -> int:
        gold, figures = self.sight.gold, self.figures
        if event == "pirates":
            return gold - gold // figures.events.pirates
        return min(figures.gold.cap, gold + figures.events.gold) if event == "gold" else gold

    def landings(self) -> list[Weighed]:
        """No unit, or each that can be landed."""
        parts = self.sight.parts
        found = [Weighed(0.0, moves.EndVoyage())]
        for part in parts:
            gains = self.appraisal.landings(self.shore(part), self.me)
            for unit, price in self.unit_prices:
                move = moves.Land(unit=KINDS_OF_UNIT[unit], part=part if len(parts) > 1 else "")
                found.append(Weighed(gains[unit] - price, move))
        return found

    # scouts

    def recalling(self) -> list[Weighed]:
        """With no scout at hand, each that may be taken back. Never one landed this very turn: nobody would
        understand what it was paid for."""
        found = [Weighed(0.0, moves.EndTurn())]
        if self.sight.supply[0]:
            return found
        for scout in self.sight.scouts:
            if not scout.just_landed:
                lost = self._scout(scout.field, scout.part)
                found.append(Weighed(self.prices.recall - lost, moves.Recall([scout.name])))
        return found

    def _scout(self, field: int, part: str) -> float:
        """What a scout adds where it is."""
        island = self.island(self.land_map.at[field, part])
        weights = list(island.weights)
        weights[self.me] -= UNIT_WEIGHTS["scout"]
        without = Prospect(island.size, island.open, tuple(weights))
        return self.appraisal.balance(island, self.me) - self.appraisal.balance(without, self.me)
