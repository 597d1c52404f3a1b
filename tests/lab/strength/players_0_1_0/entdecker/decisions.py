"""What the computer player does in each step of its turn (§13)."""

from __future__ import annotations

import math

from engines.contract.core import Ask, Move, PickSome, Seat
from engines.games.entdecker import moves
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.sea.geometry import ALL_SIDES, COUNT, FITTING
from engines.games.entdecker.state import KINDS_OF_UNIT
from engines.games.entdecker.views.view import Player, Public, Start
from tests.lab.strength.players_0_1_0.entdecker.appraisal import NOWHERE, Prospect, appraisal, points
from tests.lab.strength.players_0_1_0.entdecker.foresight import PATTERN, Foresight, Site
from tests.lab.strength.players_0_1_0.entdecker.numbers import numbers


class ComputerPlayer(Foresight):
    def __init__(self, figures: Figures, public: Public, me: Seat, ask: Ask) -> None:
        super().__init__(figures.chart, public, me)
        self.prices = numbers()
        self.appraisal = appraisal(figures)
        self.ask = ask
        self.units = 0
        """What could be landed, as bits, with the gold that is being thought of."""

    @property
    def player(self) -> Player:
        return self.public.players[self.me]

    def think_of_gold(self, gold: int) -> None:
        """Whatever is appraised next, only units that this gold pays for can be landed."""
        player = self.player
        self.units = self.appraisal.affordable(player.scouts, player.forts, player.settlements, gold)

    def tile_value(self, site: Site, pattern: int) -> float:
        routes = COUNT[ALL_SIDES & ~(pattern | site.known)]
        return self.appraisal.tile(routes, self.prospects(site, pattern), self.me, self.units)

    # setting sail

    def sail(self) -> Move:
        """Where the average tile is worth most."""
        self.read_land()
        left = sum(mix.plain + mix.question for mix in self.public.unseen)
        chances = [(mix.plain + mix.question) / left for mix in self.public.unseen]
        best: dict[tuple[str, int], list[float]] = {}
        choice, most = None, 0.0
        for start in self.public.starts:
            if not start.most:
                continue
            self.think_of_gold(self.player.gold - start.toll - self.prices.kept_to_land)
            for target in start.targets:
                if (target, self.units) not in best:
                    best[target, self.units] = self.best_tiles(self.chart.index[target])
            tiles = best[start.targets[0], self.units]
            for target in start.targets[1:]:
                tiles = list(map(max, tiles, best[target, self.units]))
            value = sum(chance * tile for chance, tile in zip(chances, tiles, strict=True) if tile > NOWHERE)
            value -= self.prices.toll * start.toll
            if choice is None or value > most:
                choice, most = start, value
        assert choice is not None
        return moves.Sail(choice.place, self._announced(choice))

    def best_tiles(self, field: int) -> list[float]:
        """What the best placement of each kind of tile is worth on this field; NOWHERE if it does not fit."""
        known, needed = self.chart.outer(self.patterns, field)
        if not needed:
            return self.appraisal.open_sea(known, self.seats, self.me, self.units)
        site, best = self.site(field), [NOWHERE] * len(self.appraisal.kinds)
        for pattern in FITTING[known][needed]:
            kind = self.appraisal.kind_of[pattern]
            if kind >= 0:
                best[kind] = max(best[kind], self.tile_value(site, pattern))
        return best

    def _announced(self, start: Start) -> int:
        """How many tiles to announce: some gold is kept."""
        gold, prices = self.player.gold, self.prices
        tiles = gold - prices.reserve[gold > prices.full_purse]
        return max(1, min(tiles, prices.most_tiles, start.most))

    # the voyage

    def draw(self) -> Move:
        """A question mark only where there is nothing else, or little to lose; else the fullest stack."""
        assert self.public.voyage is not None
        backs = {stack.back for stack in self.public.stacks if stack.count}
        daring = self.player.gold <= self.prices.daring and self.public.voyage.left == 1
        wanted = "question" if "plain" not in backs or (daring and "question" in backs) else "plain"
        stack = max(
            (stack for stack in self.public.stacks if stack.back == wanted),
            key=lambda stack: (stack.count, -stack.number),
        )
        only = sum(stack.count > 0 for stack in self.public.stacks) == 1
        return moves.Draw(None if only else stack.number)

    def place(self) -> Move:
        """Where and how the tile is worth most."""
        self.read_land()
        self.think_of_gold(self.player.gold)
        ways = self.public.placements
        best, most = ways[0], None
        for way in ways:
            value = self.tile_value(self.site(self.chart.index[way.field]), PATTERN[way.sides])
            if most is None or value > most:
                best, most = way, value
        fields = {way.field for way in ways}
        rotations = [way.rotation for way in ways if way.field == best.field]
        return moves.Place(
            field=best.field if len(fields) > 1 else "",
            rotation=best.rotation if len(rotations) > 1 else None,
        )

    def land(self, least: float) -> Move | None:
        """The best landing, if it is worth more than `least`."""
        if not self.public.landings:
            return None
        self.think_of_gold(self.player.gold)
        self.read_land()
        field = self.public.ship
        parts = list(dict.fromkeys(landing.part for landing in self.public.landings))
        found = None
        for part in parts:
            number = self.land_map.at[self.chart.index[field], part]
            island = self.land_map.islands[number]
            prospect = Prospect(island.size, island.open, self.weights[number])
            choice = self.appraisal.landing(prospect, self.me, self.units)
            if choice.value > least:
                least = choice.value
                found = moves.Land(unit=KINDS_OF_UNIT[choice.unit], part=part if len(parts) > 1 else "")
        return found

    # scouts

    def recall(self) -> Move:
        """With no scout at hand, take back the one whose island promises least, if that is little. Never one
        landed this very turn: nobody would understand what it was paid for."""
        if self.player.scouts:
            return moves.EndTurn()
        self.read_land()
        question = self.ask({"move": "recall"})
        assert isinstance(question, PickSome)
        index = self.chart.index
        scouts = [unit for unit in self.public.units if unit.seat == self.me and unit.kind == "scout"]
        scouts.sort(key=lambda unit: (index[unit.field], unit.part))  # as they are asked for
        promises = [
            math.inf if unit.just_landed else self._promise(index[unit.field], unit.part) for unit in scouts
        ]
        least = min(promises)
        if least > self.prices.recall:
            return moves.EndTurn()
        return moves.Recall([str(question.options[promises.index(least)].value)])

    def _promise(self, field: int, part: str) -> float:
        """What this island will bring, if nobody else comes."""
        number = self.land_map.at[field, part]
        island = self.land_map.islands[number]
        return points(self.weights[number], island.size + island.open)[self.me]
