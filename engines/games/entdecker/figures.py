"""The figures of Entdecker (§3): what `figures.toml` must hold, and how the rules look things up."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Literal, NamedTuple

import msgspec

from engines.games.entdecker.sea.geometry import PATTERNS, Chart, Shapes, chart
from engines.games.entdecker.state import KINDS_OF_UNIT, UnitName
from engines.kit.figures import ComputerFigures, Group, check_least, check_names, check_within

KindName = Literal["sea", "coast", "strait", "corner", "bay", "inland"]
Motif = Literal["bean", "pumpkin", "tomato", "maize", "potato", "pineapple", "cocoa", "breadfruit"]
EVENTS = ("storm", "pirates", "gold", "ruins", "natives")
MOST_ROWS = 13
"""The next row would be N, and its first field would have the name of a circle of the border."""


class BoardSize(Group, frozen=True, kw_only=True):
    columns: int
    rows: int

    def __post_init__(self) -> None:
        super().__post_init__()
        check_within("rows", range(2, MOST_ROWS + 1), self.rows)
        check_least("columns", 2, self.columns)


class TileKind(Group, frozen=True, kw_only=True):
    """A kind of tile."""

    sides: str
    """In its base position: W or L for north, east, south, west."""
    number: int
    """The number of its reserve stack."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if not re.fullmatch("[WL]{4}", self.sides):
            raise ValueError("`sides` has a W or an L for each of north, east, south, west")


class ExplorerTiles(Group, frozen=True, kw_only=True):
    """The explorer tiles of one kind: plain backs, and question marks by event."""

    plain: int
    storm: int = 0
    pirates: int = 0
    gold: int = 0
    ruins: int = 0
    natives: int = 0


class ReserveTiles(Group, frozen=True, kw_only=True):
    """How many reserve tiles there are of each kind."""

    sea: int
    coast: int
    strait: int
    corner: int
    bay: int
    inland: int


class Stacks(Group, frozen=True, kw_only=True):
    count: int

    def __post_init__(self) -> None:
        super().__post_init__()
        check_least("count", 1, self.count)


class Chips(Group, frozen=True, kw_only=True):
    """The discovery chips of one motif."""

    value: int
    count: int


class Gold(Group, frozen=True, kw_only=True):
    start: int
    cap: int
    tile: int
    """The price of an announced tile."""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_least("tile", 1, self.tile)


class Spinner(Group, frozen=True, kw_only=True):
    sectors: tuple[int, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        check_least("sectors", 1, *self.sectors)
        if not self.sectors:
            raise ValueError("`sectors` needs numbers")


class UnitFigures(Group, frozen=True, kw_only=True):
    cost: int
    supply: int


class EventFigures(Group, frozen=True, kw_only=True):
    gold: int
    ruins: int
    pirates: int
    """They take one gold in this many."""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_least("pirates", 1, self.pirates)


class Toll(Group, frozen=True, kw_only=True):
    cap: int
    """With several units on a tile: the most that they cost together (§9-7)."""


class Switches(Group, frozen=True, kw_only=True):
    """In the figures of games begun before rules version 3; since then the lobby chooses (§3.9)."""

    storm_forbids_landing: bool
    unit_on_start_tile: bool
    toll_cap: int


class Computer(ComputerFigures, frozen=True, kw_only=True):
    """What the computer player thinks things are worth, in points (§13). The file explains each."""

    chip: float
    bonus: float
    rival: float
    gold: float
    late: float
    hold: dict[UnitName, float]
    tile: dict[UnitName, float]
    behind: dict[UnitName, float]
    open_side: float
    most_tiles: int
    looks: int
    recall: float
    mood: float

    def __post_init__(self) -> None:
        super().__post_init__()
        for name in ("hold", "tile", "behind"):
            check_names(name, getattr(self, name), KINDS_OF_UNIT)
        check_least("most_tiles", 1, self.most_tiles)
        check_least("looks", 1, self.looks)
        check_least("late", 1, self.late)


class Front(NamedTuple):
    """The front of an explorer tile."""

    kind: str
    event: str


class Figures(msgspec.Struct, frozen=True, eq=False, dict=True, forbid_unknown_fields=True, kw_only=True):
    board: BoardSize
    kinds: dict[KindName, TileKind]
    explorer: dict[KindName, ExplorerTiles]
    reserve: ReserveTiles
    stacks: Stacks
    chips: dict[Motif, Chips]
    gold: Gold
    spinner: Spinner
    units: dict[UnitName, UnitFigures]
    events: EventFigures
    toll: Toll | None = None
    switches: Switches | None = None
    """Instead of `toll`, in older games."""
    computer: Computer

    def __post_init__(self) -> None:
        numbers = sorted(kind.number for kind in self.kinds.values())
        if numbers != list(range(1, len(numbers) + 1)):
            raise ValueError("`kinds`: the numbers of the reserve stacks are 1, 2, 3 and so on")
        if set(self.shapes.shapes) != set(PATTERNS) or len(self.shapes.shapes) != sum(
            len(rotations) for rotations in self.shapes.patterns.values()
        ):
            raise ValueError("`kinds`: every way to have land on some of four sides belongs to one kind")
        check_names("units", self.units, KINDS_OF_UNIT)
        if not self.tiles:
            raise ValueError("`explorer` needs tiles")
        if (self.toll is None) == (self.switches is None):
            raise ValueError("`toll` is missing")
        dearest = max(unit.cost for unit in self.units.values())
        if self.switches is None or self.switches.unit_on_start_tile:
            dearest = max(dearest, self.toll_cap)
        if dearest + self.gold.tile > self.gold.cap:
            raise ValueError(
                "`gold.cap` must pay for the dearest start and one tile, or a game may never end"
            )

    # tiles

    @cached_property
    def shapes(self) -> Shapes:
        return Shapes({name: kind.sides for name, kind in self.kinds.items()})

    @cached_property
    def chart(self) -> Chart:
        return chart(self.board.rows, self.board.columns)

    @cached_property
    def tiles(self) -> dict[str, Front]:
        """The explorer tiles by id, in the order of the file."""
        fronts = [
            Front(kind, event)
            for kind, group in self.explorer.items()
            for event, count in (("", group.plain), *((name, getattr(group, name)) for name in EVENTS))
            for _ in range(count)
        ]
        return {f"X{number:02}": front for number, front in enumerate(fronts, 1)}

    @cached_property
    def backs(self) -> dict[str, tuple[str, str]]:
        """Of every explorer tile its kind and its back, "plain" or "question"."""
        return {tile: (kind, "question" if event else "plain") for tile, (kind, event) in self.tiles.items()}

    @cached_property
    def reserve_kinds(self) -> tuple[str, ...]:
        """The kinds of tiles, by the number of their reserve stack."""
        return tuple(sorted(self.kinds, key=lambda kind: self.kinds[kind].number))

    # chips

    @cached_property
    def motifs(self) -> dict[str, Motif]:
        """The chips by id, in the order of the file."""
        listed = [motif for motif, group in self.chips.items() for _ in range(group.count)]
        return {f"K{number:02}": motif for number, motif in enumerate(listed, 1)}

    def chip_value(self, chip: str) -> int:
        return self.chips[self.motifs[chip]].value

    # units

    @cached_property
    def toll_cap(self) -> int:
        """The most that several units on a tile cost together."""
        if self.toll is not None:
            return self.toll.cap
        assert self.switches is not None
        return self.switches.toll_cap

    @cached_property
    def older_readings(self) -> dict[str, str]:
        """The settings by which games were played before rules version 3."""
        switches = self.switches
        anywhere = switches is not None and switches.unit_on_start_tile
        stormy = switches is None or switches.storm_forbids_landing
        return {
            "start_tile": "allowed" if anywhere else "forbidden",
            "storm": "no_landing" if stormy else "landing",
            "tie": "gold",
        }

    @cached_property
    def supply(self) -> dict[str, int]:
        """The units that every player has at the start."""
        return {unit: self.units[unit].supply for unit in KINDS_OF_UNIT}

    @cached_property
    def costs(self) -> dict[str, int]:
        return {unit: self.units[unit].cost for unit in KINDS_OF_UNIT}
