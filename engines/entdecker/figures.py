"""The figures of Entdecker: what data/entdecker.toml must hold, and how the rules look things up in it."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Literal, NamedTuple

import msgspec

from data.figures import Group, check_marks
from engines.entdecker.geometry import PATTERNS, Chart, Shapes, chart
from engines.entdecker.state import KINDS_OF_UNIT

# Ranges are checked by hand below: msgspec.Meta can crash the interpreter when it exits (msgspec issue 717).
KindName = Literal["sea", "coast", "strait", "corner", "bay", "inland"]
UnitName = Literal["scout", "fort", "settlement"]
Motif = Literal["bean", "pumpkin", "tomato", "maize", "potato", "pineapple", "cocoa", "breadfruit"]
EVENTS = ("storm", "pirates", "gold", "ruins", "natives")
MOST_ROWS, MOST_COLUMNS = 13, 25
"""Beyond them names would not be clear (row N, circle N1) and menus too long."""


class BoardSize(Group, frozen=True, kw_only=True):
    columns: int
    rows: int

    def __post_init__(self) -> None:
        super().__post_init__()
        if not (2 <= self.rows <= MOST_ROWS and 2 <= self.columns <= MOST_COLUMNS):
            raise ValueError(f"a board has 2 to {MOST_ROWS} `rows` and 2 to {MOST_COLUMNS} `columns`")


class Kind(Group, frozen=True, kw_only=True):
    """A kind of tile in its base position."""

    sides: str
    number: int

    def __post_init__(self) -> None:
        super().__post_init__()
        if not re.fullmatch("[WL]{4}", self.sides):
            raise ValueError("`sides` has a W or an L for each of north, east, south, west")


class Explorer(Group, frozen=True, kw_only=True):
    """The explorer tiles of one kind: plain backs, and question marks by event."""

    plain: int
    storm: int = 0
    pirates: int = 0
    gold: int = 0
    ruins: int = 0
    natives: int = 0


class ReserveTiles(Group, frozen=True, kw_only=True):
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
        if not 1 <= self.count <= MOST_COLUMNS:
            raise ValueError(f"`count`: 1 to {MOST_COLUMNS} stacks")


class Chips(Group, frozen=True, kw_only=True):
    value: int
    count: int


class Gold(Group, frozen=True, kw_only=True):
    start: int
    cap: int
    tile: int

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.tile < 1:
            raise ValueError("`tile`: a tile costs at least 1")


class Spinner(Group, frozen=True, kw_only=True):
    sectors: tuple[int, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.sectors or min(self.sectors) < 1:
            raise ValueError("`sectors` needs numbers from 1 on")


class UnitFigures(Group, frozen=True, kw_only=True):
    cost: int
    supply: int


class EventFigures(Group, frozen=True, kw_only=True):
    gold: int
    ruins: int
    pirates: int

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.pirates < 1:
            raise ValueError("`pirates`: one gold in so many is lost, so at least 1")


class Switches(Group, frozen=True, kw_only=True):
    storm_forbids_landing: bool
    unit_on_start_tile: bool
    toll_cap: int


class Computer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the computer player thinks things are worth."""

    chip: float
    rival: float
    gold: float
    growth: float
    growth_sides: int
    faith: dict[UnitName, float]
    patience: dict[UnitName, float]
    laid: float
    route: float
    closed_rival: float
    closed_chip: int
    open_mine: float
    open_rival: float
    toll: float
    kept_to_land: int
    reserve: tuple[int, int]
    full_purse: int
    most_tiles: int
    daring: int
    land_now: float
    recall: int
    source: str

    def __post_init__(self) -> None:
        check_marks("computer", [self.source])
        if any(set(named) != set(KINDS_OF_UNIT) for named in (self.faith, self.patience)):
            raise ValueError("`faith` and `patience` name every unit")


class Front(NamedTuple):
    """The front of an explorer tile."""

    kind: str
    event: str


class Figures(msgspec.Struct, frozen=True, eq=False, dict=True, forbid_unknown_fields=True, kw_only=True):
    board: BoardSize
    kinds: dict[KindName, Kind]
    explorer: dict[KindName, Explorer]
    reserve: ReserveTiles
    stacks: Stacks
    chips: dict[Motif, Chips]
    gold: Gold
    spinner: Spinner
    units: dict[UnitName, UnitFigures]
    events: EventFigures
    switches: Switches
    computer: Computer

    def __post_init__(self) -> None:
        numbers = sorted(kind.number for kind in self.kinds.values())
        if numbers != list(range(1, len(numbers) + 1)):
            raise ValueError("`kinds`: the numbers of the reserve stacks are 1, 2, 3 and so on")
        if set(self.shapes.shapes) != set(PATTERNS) or len(self.shapes.shapes) != sum(
            len(rotations) for rotations in self.shapes.patterns.values()
        ):
            raise ValueError("`kinds`: every way to have land on some of four sides belongs to one kind")
        if set(self.units) != set(KINDS_OF_UNIT):
            raise ValueError("`units` needs scout, fort and settlement")
        if not self.tiles:
            raise ValueError("`explorer` needs tiles")
        dearest = max(unit.cost for unit in self.units.values())
        if self.switches.unit_on_start_tile:
            dearest = self.switches.toll_cap
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
        """By the number of their stack."""
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
    def supply(self) -> dict[str, int]:
        """Of every player, at the start."""
        return {unit: self.units[unit].supply for unit in ("scout", "fort", "settlement")}

    @cached_property
    def costs(self) -> dict[str, int]:
        return {unit: self.units[unit].cost for unit in ("scout", "fort", "settlement")}
