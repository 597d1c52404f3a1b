"""The computer player (specification, section 13): everything has a price in victory points.

It sees a view and the questions put to it, and nothing else. A start is worth what the tiles still in the
stacks would be worth there; a tile what it does for the islands it touches and for a unit landed on it.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.core import Ask, Move, PickSome, Rejected, Seat, Who
from engines.entdecker import islands, moves
from engines.entdecker.appraisal import NOWHERE, Coast, Presence, appraisal, points, weighed
from engines.entdecker.figures import Figures
from engines.entdecker.geometry import (
    BITS,
    COUNT,
    DIRECTIONS,
    FITTING,
    PART_AT,
    PART_NAMES,
    PIECES,
    SIDES,
    Chart,
)
from engines.entdecker.islands import Land
from engines.entdecker.state import KINDS_OF_UNIT
from engines.entdecker.view import Player, Public, Start, Tile, View

PATTERN = {sides: pattern for pattern, sides in enumerate(SIDES)}


def suggest(figures: Figures, view: View, ask: Ask) -> Move:
    if view.own is None or view.own.seat not in view.public.asked:
        raise Rejected("entdecker-no-not-your-turn", who=Who(view.public.active))
    mind = Mind(figures, view.public, view.own.seat, ask)
    match view.public.step:
        case "sail":
            return mind.sail()
        case "draw":
            return mind.draw()
        case "place":
            return mind.place()
        case "choice":
            return mind.go_ashore(figures.computer.land_now) or mind.draw()
        case "landing":
            return mind.go_ashore(0.0) or moves.EndVoyage()
    return mind.recall()


class Site(NamedTuple):
    """An empty field where a tile may be laid."""

    field: int
    known: int
    """Sides that a tile must match."""
    around: Sequence[int]
    """The island against each side; -1 where none is."""
    whole: Coast
    """All of them joined, before the open sides of the tile are counted."""


NO_ISLANDS = (-1, -1, -1, -1)


@lru_cache(maxsize=64)
def _patterns(chart: Chart, tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """The board, read off the tiles of a view."""
    board = chart.empty()
    for tile in tiles:
        board[tile.row * chart.columns + tile.column] = PATTERN[tile.sides]
    return tuple(board)


def _grown(coast: Coast, open_sides: int) -> Coast:
    size, before, presence = coast
    return Coast(size, before + open_sides, presence)


class Mind:
    def __init__(self, figures: Figures, public: Public, me: Seat, ask: Ask) -> None:
        self.figures = figures
        self.prices = figures.computer
        self.chart = figures.chart
        self.judge = appraisal(figures)
        self.public = public
        self.me = me
        self.ask = ask
        self.seats = len(public.players)
        self.patterns = _patterns(self.chart, public.tiles)
        self.units = 0
        """What could be landed, as bits, with the gold that is being thought of."""

    @property
    def player(self) -> Player:
        return self.public.players[self.me]

    def with_gold(self, gold: int) -> None:
        player = self.player
        self.units = self.judge.affordable(player.scouts, player.forts, player.settlements, gold)

    # the land on the board

    def read_land(self) -> None:
        self.shores: Land = islands.land(self.chart, self.patterns)
        nobody = (0,) * self.seats
        self.presence: list[Presence] = [nobody] * len(self.shores.islands)
        for island in self.public.islands:
            if island.presences:
                field, part = island.parts[0]
                there = [0] * self.seats
                for one in island.presences:
                    there[one.seat] = weighed((one.settlements, one.forts, one.scouts))
                self.presence[self.shores.at[self.chart.index[field], part]] = tuple(there)

    def site(self, field: int) -> Site:
        """What lies around an empty field."""
        known, needed = self.chart.outer(self.patterns, field)
        if not needed:
            return Site(field, known, NO_ISLANDS, self._coast(field, ()))
        around, neighbours = list(NO_ISLANDS), self.chart.neighbours[field]
        for direction in DIRECTIONS:
            if needed & BITS[direction]:
                there = neighbours[direction]
                part = PART_AT[self.patterns[there]][direction ^ 2]
                around[direction] = self.shores.at[there, PART_NAMES[part]]
        return Site(field, known, around, self._coast(field, {n for n in around if n >= 0}))

    def _coast(self, field: int, joined: Collection[int]) -> Coast:
        """These islands joined by a tile on this field, before its own open sides are counted."""
        presence = (0,) * self.seats
        if not joined:
            return Coast(1, 0, presence)
        fields, edges = 1 << field, 0
        for number in joined:
            island = self.shores.islands[number]
            fields |= island.tiles
            edges |= island.edges
            if any(self.presence[number]):
                presence = tuple(map(sum, zip(presence, self.presence[number], strict=True)))
        closed = sum(
            edges >> (4 * there + (direction ^ 2)) & 1
            for direction, there in enumerate(self.chart.neighbours[field])
            if there >= 0
        )
        return Coast(fields.bit_count(), edges.bit_count() - closed, presence)

    def coasts(self, site: Site, pattern: int) -> list[Coast]:
        """The islands that a tile would make or enlarge."""
        new = pattern & ~site.known
        if len(PIECES[pattern]) == 1:
            return [_grown(site.whole, COUNT[new])]
        shores = [(site.around[d], new >> d & 1) for d in DIRECTIONS if pattern & BITS[d]]
        if len(shores) > 1 and shores[0][0] == shores[1][0] >= 0:
            return [site.whole]  # a strait with both shores on the same island
        return [
            _grown(self._coast(site.field, (number,) if number >= 0 else ()), open_side)
            for number, open_side in shores
        ]

    def tile_value(self, site: Site, pattern: int) -> float:
        routes = COUNT[15 & ~(pattern | site.known)]
        return self.judge.tile(routes, self.coasts(site, pattern), self.me, self.units)

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
            self.with_gold(self.player.gold - start.toll - self.prices.kept_to_land)
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
        return moves.Sail(choice.place, self.announce(choice))

    def best_tiles(self, field: int) -> list[float]:
        """What the best placement of each kind of tile is worth on this field; NOWHERE if it does not fit."""
        known, needed = self.chart.outer(self.patterns, field)
        if not needed:
            return self.judge.open_sea(known, self.seats, self.me, self.units)
        site, best = self.site(field), [NOWHERE] * len(self.judge.kinds)
        for pattern in FITTING[known][needed]:
            kind = self.judge.kind_of[pattern]
            if kind >= 0:
                best[kind] = max(best[kind], self.tile_value(site, pattern))
        return best

    def announce(self, start: Start) -> int:
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
        self.read_land()
        self.with_gold(self.player.gold)
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

    def go_ashore(self, least: float) -> Move | None:
        """The best landing, if it is worth more than `least`."""
        if not self.public.landings:
            return None
        self.with_gold(self.player.gold)
        self.read_land()
        field = self.public.ship
        parts = list(dict.fromkeys(landing.part for landing in self.public.landings))
        found = None
        for part in parts:
            number = self.shores.at[self.chart.index[field], part]
            island = self.shores.islands[number]
            choice = self.judge.landing(
                Coast(island.size, island.open, self.presence[number]), self.me, self.units
            )
            if choice.value > least:
                least = choice.value
                found = moves.Land(unit=KINDS_OF_UNIT[choice.unit], part=part if len(parts) > 1 else "")
        return found

    # scouts

    def recall(self) -> Move:
        """With no scout at hand, the one whose island promises least comes home, if that is little. Never one
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
        number = self.shores.at[field, part]
        island = self.shores.islands[number]
        return points(self.presence[number], island.size + island.open)[self.me]
