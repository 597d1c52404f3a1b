"""What can be read off the table: routes, tolls, what fits where, what can be landed (§5.3 to §5.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import chain
from typing import ClassVar, NamedTuple

from engines.contract.core import Seat
from engines.games.entdecker import names
from engines.games.entdecker.figures import Figures, Front
from engines.games.entdecker.sea.geometry import ALL_LAND, FITTING, PIECES, Chart
from engines.games.entdecker.sea.islands import Island, LandMap, map_land
from engines.games.entdecker.state import KINDS_OF_UNIT, Drawn, Player, State, Unit, Voyage
from engines.kit.board import BoardOf, once


class Start(NamedTuple):
    """A circle from which a route leads to an empty field."""

    place: str
    toll: int
    owners: tuple[Seat, ...]
    most: int
    """Tiles that can be announced; 0: not even one can be paid."""
    targets: list[int]


class Placement(NamedTuple):
    """A way to lay a tile."""

    field: int
    rotation: int
    pattern: int


class Landing(NamedTuple):
    """A unit that can be landed, and the piece of land."""

    unit: str
    part: str


class Board(BoardOf[Figures, State, Player]):
    game: ClassVar[str] = "entdecker"

    def __init__(self, figures: Figures, state: State) -> None:
        super().__init__(figures, state)
        self.chart: Chart = figures.chart
        self._patterns: list[int] | None = None
        self._land: LandMap | None = None

    # whose turn, which step

    @property
    def active_player(self) -> Player:
        return self.state.players[self.state.active]

    def waiting(self) -> tuple[Seat, ...]:
        return () if self.state.step == "over" else (self.state.active,)

    def expect_step(self, *steps: str) -> None:
        """Raise Rejected unless the game is in one of these steps."""
        if self.state.step not in steps:
            raise self.no("wrong-phase", expected=names.asking(self.state.step))

    # tiles on the board

    @property
    def patterns(self) -> list[int]:
        """The land sides of every field's tile, in field order; EMPTY where none lies."""
        if self._patterns is None:
            self._patterns = self.chart.empty()
            index, known = self.chart.index, self.figures.shapes.patterns
            for field, laid in self.state.sea.items():
                self._patterns[index[field]] = known[laid.kind][laid.rotation]
        return self._patterns

    def pattern(self, field: str) -> int:
        return self.patterns[self.chart.index[field]]

    def field_names(self, fields: Iterable[int]) -> list[str]:
        return [self.chart.names[field] for field in fields]

    # routes and starts

    def has_circle(self, place: str) -> bool:
        """Whether the ship can stand there: on a circle of the border, or on a laid tile with water."""
        if place in self.chart.circles:
            return True
        return place in self.state.sea and self.pattern(place) != ALL_LAND

    def targets(self, place: str) -> list[int]:
        """The empty fields that the dashed lines of a circle lead to."""
        circle = self.chart.circles.get(place)
        if circle is None:
            return self.chart.targets(self.patterns, self.chart.index[place])
        return [circle.field] if self.patterns[circle.field] < 0 else []

    def toll(self, place: str, seat: Seat) -> tuple[int, tuple[Seat, ...]]:
        """What others' units on a tile cost whoever starts there, and whose they are."""
        costs = self.figures.costs
        there = [unit for unit in self.state.units if unit.field == place and unit.seat != seat]
        toll = sum(costs[unit.kind] for unit in there)
        if self.lands_on_start_tile:
            toll = min(toll, self.figures.toll_cap)
        return toll, tuple(sorted({unit.seat for unit in there}))

    def most_tiles(self, seat: Seat, toll: int) -> int:
        """How many tiles this player can announce after this toll."""
        return max(0, min((self.player(seat).gold - toll) // self.figures.gold.tile, self.tiles_left))

    def starts(self, seat: Seat) -> Iterator[Start]:
        """Every legal start for this player, also those too dear: border N, E, S, W, then fields."""
        patterns, chart = self.patterns, self.chart
        most = self.most_tiles(seat, 0)
        for circle in chart.circles.values():
            if patterns[circle.field] < 0:
                yield Start(circle.name, 0, (), most, [circle.field])
        guarded = {unit.field for unit in self.state.units if unit.seat != seat}
        for field, pattern in enumerate(patterns):
            if pattern < 0 or pattern == ALL_LAND:
                continue
            targets = chart.targets(patterns, field)
            if targets:
                place = chart.names[field]
                if place in guarded:
                    toll, owners = self.toll(place, seat)
                    yield Start(place, toll, owners, self.most_tiles(seat, toll), targets)
                else:
                    yield Start(place, 0, (), most, targets)

    def can_sail(self, seat: Seat) -> bool:
        """Whether this player can pay for any start; who can't skips the turn."""
        return any(start.most for start in self.starts(seat))

    # the stacks

    @property
    def tiles_left(self) -> int:
        return sum(map(len, self.state.stacks))

    @property
    def unseen(self) -> Counter[tuple[str, str]]:
        """What lies in the stacks together, by kind and back: the whole set less what has been turned up."""
        return Counter(map(self.figures.backs.__getitem__, chain(*self.state.stacks)))

    @property
    def plain_stack(self) -> int:
        """The fullest stack with a plain back on top, the first of several; 0 where every top has a question
        mark."""
        plain = [
            (-len(stack), number)
            for number, stack in enumerate(self.state.stacks, 1)
            if stack and self.figures.backs[stack[-1]][1] == "plain"
        ]
        return min(plain)[1] if plain else 0

    # the voyage

    @property
    def voyage(self) -> Voyage:
        assert self.state.voyage is not None
        return self.state.voyage

    @property
    def tiles_to_draw(self) -> int:
        """Announced tiles that can still be turned up."""
        return min(self.voyage.announced - len(self.voyage.drawn), self.tiles_left)

    @property
    def current(self) -> Drawn:
        """The tile turned up last."""
        return self.voyage.drawn[-1]

    def front(self, tile: str) -> Front:
        return self.figures.tiles[tile]

    @once
    def placements(self, kind: str) -> list[Placement]:
        """Where and how a tile of this kind can be laid from where the ship stands. The sides that lie
        against the ship are water on both sides, because all known sides must match."""
        patterns = self.figures.shapes.patterns[kind]
        return [
            Placement(field, rotation, pattern)
            for field, fitting in self.openings()
            for rotation, pattern in patterns.items()
            if pattern in fitting
        ]

    @once
    def openings(self) -> list[tuple[int, Collection[int]]]:
        """The empty fields that the ship can reach, with the patterns that fit there."""
        outer = self.chart.outer
        found = [(field, outer(self.patterns, field)) for field in sorted(self.targets(self.state.ship))]
        return [(field, FITTING[known][needed]) for field, (known, needed) in found]

    def fits(self, kind: str) -> bool:
        """Whether a tile of this kind can be laid from where the ship stands."""
        patterns = self.figures.shapes.patterns[kind].values()
        return any(pattern in fitting for _, fitting in self.openings() for pattern in patterns)

    # landing

    @property
    def lands_on_start_tile(self) -> bool:
        """Whether a voyage without a new tile may end with a landing where it started (§9-7)."""
        return self.state.start_tile == "allowed"

    @property
    def lands_after_storm(self) -> bool:
        """Whether a storm leaves the landing (§9-29)."""
        return self.state.storm == "landing"

    @property
    def landing_field(self) -> str:
        """Where a unit may be landed at the end of this voyage; "" for nowhere."""
        if self.lands_on_start_tile and self.state.ship in self.state.sea:
            return self.state.ship
        return self.voyage.last_laid

    @property
    def shores(self) -> list[str]:
        """The pieces of land there."""
        field = self.landing_field
        return [piece.name for piece in PIECES[self.pattern(field)]] if field else []

    @once
    def landing_parts(self) -> list[str]:
        """The pieces of land where a unit may be landed. On a tile of an earlier turn (a start tile, §9-7)
        only those whose island is not complete: a unit on a scored island would stay for ever."""
        field = self.landing_field
        if not field or self.state.sea[field].turn == self.state.turn:
            return self.shores
        return [name for name in self.shores if not self.island_at(field, name).complete]

    def landings(self) -> list[Landing]:
        """The units that the active player has, can pay, and may land now."""
        player = self.active_player
        units = [
            unit for unit in KINDS_OF_UNIT if player.supply[unit] and self.figures.costs[unit] <= player.gold
        ]
        return [Landing(unit, part) for unit in units for part in self.landing_parts()]

    # scouts

    def recallable(self, seat: Seat) -> list[tuple[str, Unit]]:
        """This seat's scouts on the board, in field order, with the names they are called back by: the
        field, and the part too where there are scouts on two parts of one tile (possible only with §9-7)."""
        index = self.chart.index
        scouts = [unit for unit in self.state.units if unit.seat == seat and unit.kind == "scout"]
        scouts.sort(key=lambda unit: (index[unit.field], unit.part))
        parts = Counter(unit.field for unit in {(u.field, u.part): u for u in scouts}.values())
        return [
            (unit.field if parts[unit.field] < 2 else f"{unit.field}-{unit.part}", unit) for unit in scouts
        ]

    # islands

    @property
    def land(self) -> LandMap:
        if self._land is None:
            self._land = map_land(self.chart, tuple(self.patterns))
        return self._land

    def island_at(self, field: str, part: str) -> Island:
        """The island that a piece of land belongs to."""
        return self.land.islands[self.land.at[self.chart.index[field], part]]

    def units_by_island(self) -> dict[int, list[Unit]]:
        """Of every island that has any, by its place in `land.islands`."""
        index, at = self.chart.index, self.land.at
        found: dict[int, list[Unit]] = {}
        for unit in self.state.units:
            found.setdefault(at[index[unit.field], unit.part], []).append(unit)
        return found

    def units_on(self, island: Island) -> list[Unit]:
        index, spots = self.chart.index, set(island.spots)
        return [unit for unit in self.state.units if (index[unit.field], unit.part) in spots]
