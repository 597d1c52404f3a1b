"""The figures of Race to the New Found Land: what `figures.toml` must hold, and how the rules look
things up in it (§3)."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import ClassVar, Literal, NamedTuple, get_args

import msgspec

from engines.games.new_found_land.captains import Captains
from engines.games.new_found_land.computer_figures import Computer
from engines.kit.figures import (
    Group,
    check_different,
    check_least,
    check_length,
    check_names,
    check_rising,
    check_within,
)

GOODS = ("wood", "cloth", "iron", "gold")
"""The least valuable first."""
ACTION_NAMES = ("load", "settle", "deliver", "explore")
SHAPES = ("coast", "cape", "inland")
SMALL, LARGE, CHARTER, FLEET = "small", "large", "charter", "fleet"
PLAYERS = (2, 3, 4)

GoodName = Literal["wood", "cloth", "iron", "gold"]
GainName = Literal["wood", "cloth", "iron", "gold", "points"]
Shape = Literal["coast", "cape", "inland"]
Upgrade = Literal["colonial_harbour", "tax_office", "naval_office", "merchant_fleet", "settlement_office"]
Reward = Literal["goal", "captain", "good"]
Condition = Literal[
    "storage", "islands", "island_total", "cities", "city_total", "ships", "large_ships", "upgrades"
]
Some = dict[GoodName, int]
Three = tuple[int, int, int]
Bonuses = tuple[int, int]
"""For the most and the second most markers."""


# --- what the rules work with ----------------------------------------------------------------------------


class Goods(NamedTuple):
    """A number of each good."""

    wood: int = 0
    cloth: int = 0
    iron: int = 0
    gold: int = 0

    @property
    def size(self) -> int:
        return sum(self)


NO_GOODS = Goods()


class Gain(NamedTuple):
    """What a bonus or a goods card gives."""

    goods: Goods = NO_GOODS
    points: int = 0


class Values(NamedTuple):
    """The four values of a ship."""

    sail: int
    crates: int
    settlers: int
    telescopes: int


class Ship(NamedTuple):
    """Anything that can be sent out: a tile of either size, a charter ship, the merchant fleet."""

    name: str
    sort: str
    """"small", "large", "charter" or "fleet"."""
    values: Values
    cost: Goods
    """What it costs to build a ship tile; nothing for all others."""


class Contract(NamedTuple):
    """A contract: the goods a city asks for."""

    name: str
    goods: Goods
    size: int
    """How many crates it takes."""
    points: int


class Tile(NamedTuple):
    """An island tile."""

    name: str
    shape: str
    a: Gain
    b: Gain
    both: Gain

    @property
    def face(self) -> tuple[str, Gain, Gain]:
        """What is printed on it: some look the same."""
        return self.shape, self.a, self.b


class TileSpace(NamedTuple):
    """A place for an island tile, as printed on the board."""

    name: str
    shape: Shape
    column: int
    row: int


def goods_from(some: Some) -> Goods:
    return Goods(**some)


def gain_from(some: dict[GainName, int]) -> Gain:
    listed: Some = {name: number for name, number in some.items() if name != "points"}
    return Gain(goods_from(listed), some.get("points", 0))


# --- what the file holds ---------------------------------------------------------------------------------


class Named(Group, frozen=True, kw_only=True):
    also: ClassVar[tuple[str, ...]] = ("name",)
    """The source for the fact that there is such a thing at all."""


class GoodsFigures(Group, frozen=True, kw_only=True):
    crates: Some

    def __post_init__(self) -> None:
        super().__post_init__()
        check_names("crates", self.crates, GOODS)


class Rules(Group, frozen=True, kw_only=True):
    rounds: int
    income: Some
    start: Some
    limits: tuple[int, int, int, int]
    keep: int
    new_england: int
    antwerp: int
    marker: int
    goal_payment: int
    final_marker: int
    final_card: int
    final_goal: int
    compass_spaces: tuple[int, ...]
    compass_copies: int
    cartography: Three
    setup_tiles: Three

    def __post_init__(self) -> None:
        super().__post_init__()
        check_least("rounds", 1, self.rounds)
        check_length("compass_spaces", self.rounds, self.compass_spaces)
        check_least("limits", 1, *self.limits)


class Harbour(Group, frozen=True, kw_only=True):
    wharves: int
    extra_wharves: int
    wharf_cost: Some


class Nation(Named, frozen=True, kw_only=True):
    number: int
    ship: Values
    card: Values
    upgrade: Upgrade
    cost: Some


class Upgrades(Group, frozen=True, kw_only=True):
    colonial_harbour: int
    tax_office: int
    naval_office: int
    merchant_fleet: Values
    settlement_office: int


class SmallShips(Group, frozen=True, kw_only=True):
    cost: Some
    sale: int
    ships: dict[str, Values]


class LargeShip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    cost: Some
    values: Values


class LargeShips(Group, frozen=True, kw_only=True):
    points: int
    sale: int
    ships: dict[str, LargeShip]


class OneTimeCards(Group, frozen=True, kw_only=True):
    charters: dict[str, Values]
    goods: dict[str, dict[GainName, int]]


class CityFigures(Named, frozen=True, kw_only=True):
    contracts: int
    markers: int
    bonuses: Bonuses


class ContractFigures(Group, frozen=True, kw_only=True):
    goods: Some
    points: int

    def __post_init__(self) -> None:
        super().__post_init__()
        check_least("goods", 1, sum(self.goods.values()))


class IslandFigures(Named, frozen=True, kw_only=True):
    bonuses: Bonuses
    spaces: tuple[TileSpace, ...]


class IslandTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    shape: Shape
    a: dict[GainName, int]
    b: dict[GainName, int]


class IslandTiles(Group, frozen=True, kw_only=True):
    fields: int
    tiles: dict[str, IslandTile]


class Track(Group, frozen=True, kw_only=True):
    length: int
    back: int
    laps: tuple[int, ...]
    triangle: Some


class FrameFigures(Group, frozen=True, kw_only=True):
    colour: str
    standard: int
    advanced: int
    reward: Reward


class GoalCard(Group, frozen=True, kw_only=True):
    kind: Condition
    points: int
    goods: Some | None = None
    places: int = 0
    number: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        if bool(self.goods) != (self.kind == "storage"):
            raise ValueError("`goods` belong to a goal of the kind `storage`")
        if bool(self.places) != (self.kind in ("islands", "cities")):
            raise ValueError("`places` belong to a goal of the kinds `islands` and `cities`")
        if bool(self.number) != (self.kind != "storage"):
            raise ValueError("`number` belongs to a goal of every kind but `storage`")


class Figures(msgspec.Struct, frozen=True, eq=False, dict=True, forbid_unknown_fields=True, kw_only=True):
    goods: GoodsFigures
    play: Rules
    harbour: Harbour
    nations: dict[str, Nation]
    upgrades: Upgrades
    small: SmallShips
    large: LargeShips
    one_time: OneTimeCards
    cities: dict[str, CityFigures]
    contracts: dict[str, ContractFigures]
    islands: dict[str, IslandFigures]
    island_tiles: IslandTiles
    track: Track
    frames: dict[str, FrameFigures]
    captains: Captains
    goals: dict[str, GoalCard]
    computer: Computer

    def __post_init__(self) -> None:
        self._check_nations()
        self._check_names()
        self._check_islands()
        self._check_cities()
        self._check_track()
        self._check_computer()

    def _check_nations(self) -> None:
        if len(self.nations) < PLAYERS[-1]:
            raise ValueError("`nations`: one for every player is needed")
        check_different("number of nations", [nation.number for nation in self.nations.values()])
        check_different("upgrade of nations", [nation.upgrade for nation in self.nations.values()])

    def _check_names(self) -> None:
        """Ships, cards and so on are told apart by their names alone."""
        named = [*self.small.ships, *self.large.ships, *self.one_time.charters, *self.one_time.goods]
        named += [*self.contracts, *self.island_tiles.tiles, *self.goals, *self.nations, FLEET]
        named += [space.name for island in self.islands.values() for space in island.spaces]
        check_different("names", named)

    def _check_islands(self) -> None:
        """While an island has a free space, a fitting tile exists: cartography always ends (§3.10)."""
        tiles = Counter(tile.shape for tile in self.island_tiles.tiles.values())
        spaces = Counter(space.shape for island in self.islands.values() for space in island.spaces)
        for shape, needed in spaces.items():
            if tiles[shape] < needed:
                raise ValueError(f"`island_tiles`: {needed} of the shape {shape} are needed")
        check_least("number of spaces of islands", 1, *[len(one.spaces) for one in self.islands.values()])
        check_least("island_tiles.fields", 1, self.island_tiles.fields)
        _check_bonuses("islands", [island.bonuses for island in self.islands.values()])

    def _check_cities(self) -> None:
        _check_bonuses("cities", [city.bonuses for city in self.cities.values()])
        check_least("markers of cities", 1, *[city.markers for city in self.cities.values()])
        if sum(city.contracts for city in self.cities.values()) > len(self.contracts):
            raise ValueError("`contracts`: there are more spaces in the cities than contracts")

    def _check_track(self) -> None:
        for mode in ("standard", "advanced"):
            spaces = [getattr(frame, mode) for frame in self.frames.values()]
            check_rising(f"{mode} spaces of frames", spaces)
            check_within(f"{mode} spaces of frames", range(1, self.track.length + 1), *spaces)
        if len(self.track.laps) < PLAYERS[-1]:
            raise ValueError("`track.laps`: a card for every player is needed")
        if sum(self.track.triangle.values()) < PLAYERS[-1]:
            raise ValueError("`track.triangle`: a good for every player is needed")
        if len(self.goals) < PLAYERS[-1] * len(self.goal_frames):
            raise ValueError("`goals`: a card for every player at every stack is needed")

    def _check_computer(self) -> None:
        upgrades = [nation.upgrade for nation in self.nations.values()]
        check_names("computer.upgrade", self.computer.upgrade, upgrades)
        check_names("computer.captain", self.computer.captain, Captains.__struct_fields__)
        check_names("computer.goal_pace", self.computer.goal_pace, get_args(Condition))

    # ships and cards

    @cached_property
    def ships(self) -> dict[str, Ship]:
        """All that can be sent out, by name: tiles (a start ship has the name of its nation), charter ships,
        the merchant fleet."""
        small, nothing = (
            goods_from(self.small.cost),
            NO_GOODS,
        )  # start ships that were scrapped come on sale too
        found = [Ship(name, SMALL, values, small) for name, values in self.small.ships.items()]
        found += [Ship(name, SMALL, nation.ship, small) for name, nation in self.nations.items()]
        found += [
            Ship(name, LARGE, ship.values, goods_from(ship.cost)) for name, ship in self.large.ships.items()
        ]
        found += [Ship(name, CHARTER, values, nothing) for name, values in self.charters.items()]
        found.append(Ship(FLEET, FLEET, self.upgrades.merchant_fleet, nothing))
        return {ship.name: ship for ship in found}

    @cached_property
    def charters(self) -> dict[str, Values]:
        """The charter ships among the one-time cards, the nations' own included."""
        own = {start_card(name): nation.card for name, nation in self.nations.items()}
        return own | self.one_time.charters

    @cached_property
    def goods_cards(self) -> dict[str, Gain]:
        return {name: gain_from(card) for name, card in self.one_time.goods.items()}

    @cached_property
    def order(self) -> dict[str, int]:
        """The place of every ship and one-time card in a list."""
        return {name: place for place, name in enumerate((*self.ships, *self.goods_cards))}

    # costs

    @cached_property
    def contract_cards(self) -> dict[str, Contract]:
        """The contracts by name."""
        return {
            name: Contract(name, goods_from(one.goods), sum(one.goods.values()), one.points)
            for name, one in self.contracts.items()
        }

    @cached_property
    def wharf_cost(self) -> Goods:
        return goods_from(self.harbour.wharf_cost)

    @cached_property
    def upgrade_costs(self) -> dict[str, Goods]:
        """The cost of each nation's upgrade."""
        return {name: goods_from(nation.cost) for name, nation in self.nations.items()}

    @cached_property
    def income(self) -> Goods:
        return goods_from(self.play.income)

    @cached_property
    def start_goods(self) -> Goods:
        return goods_from(self.play.start)

    @cached_property
    def triangle_goods(self) -> Goods:
        return goods_from(self.track.triangle)

    def wharves(self, built: bool) -> int:
        """How many wharves a player has, with the extra one built or not."""
        return self.harbour.wharves + (self.harbour.extra_wharves if built else 0)

    def fleet(self, nation: str, built: bool) -> list[str]:
        """The ship of the Merchant Fleet, if this nation has that upgrade and it is built."""
        return [FLEET] if built and self.nations[nation].upgrade == "merchant_fleet" else []

    def loadable(self, crates: int) -> tuple[str, ...]:
        """The goods that a ship with this many crates may load, the most valuable first."""
        return tuple(good for good in reversed(GOODS) if self.goods.crates[good] <= crates)  # type: ignore[index]

    def limit(self, action: str) -> int:
        """How many ships a player may send there."""
        return self.play.limits[ACTION_NAMES.index(action)]

    # islands

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        """The island tiles by name."""
        found = {}
        for name, tile in self.island_tiles.tiles.items():
            a, b = gain_from(tile.a), gain_from(tile.b)
            both = Gain(Goods(*map(sum, zip(a.goods, b.goods, strict=True))), a.points + b.points)
            found[name] = Tile(name, tile.shape, a, b, both)
        return found

    def cartography(self, players: int) -> int:
        return self.play.cartography[PLAYERS.index(players)]

    def setup_tiles(self, players: int) -> int:
        return self.play.setup_tiles[PLAYERS.index(players)]

    # the score track

    @cached_property
    def goal_frames(self) -> tuple[str, ...]:
        return tuple(name for name, frame in self.frames.items() if frame.reward == "goal")

    def figure_space(self, score: int) -> int:
        """Where a figure stands: the track is a loop, and 0 is only for no points at all (§5.1)."""
        return 0 if score <= 0 else (score - 1) % self.track.length + 1

    def frame_spaces(self, mode: str) -> dict[str, int]:
        """Where the frames begin in this mode, "standard" or "advanced"."""
        return {name: getattr(frame, mode) for name, frame in self.frames.items()}


def _check_bonuses(name: str, bonuses: list[Bonuses]) -> None:
    """Areas are scored in the order of their first bonus, so these must differ (§5.5)."""
    check_different(f"first bonuses of {name}", [first for first, _ in bonuses])
    for first, second in bonuses:
        if first <= second:
            raise ValueError(f"`{name}`: the first of the `bonuses` must be the higher one")


def start_card(nation: str) -> str:
    """The name of a nation's own charter ship."""
    return f"S-{nation}"
