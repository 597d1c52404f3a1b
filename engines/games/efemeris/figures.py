"""The figures of Efemeris: what `figures.toml` must hold, and how the rules look things up in it (§3)."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Literal, NamedTuple, get_args

import msgspec

from engines.games.efemeris.sky.layout import INNER, NAMES, Layout
from engines.games.efemeris.sky.sky import Heavens
from engines.games.efemeris.sky.tile import BORDERS, PLANET, ROSE, SIDES, Spot, Tile
from engines.kit.figures import ComputerFigures, Group, check_different, check_least, check_names

SpiceName = Literal["pepper", "vanilla"]
ModeName = Literal["duel", "ffa", "team"]
NationName = Literal["france", "britain", "spain"]
BonusName = Literal["solar_winds", "warning_shot", "new_cargo"]
Family = Literal["centre", "planet", "path", "expert"]
CrewName = Literal[
    "first_officer",
    "gunner",
    "banker",
    "helmsman",
    "courtesan",
    "surgeon",
    "shipwright",
    "boatswain",
    "governor",
]
CaptainName = Literal[
    "hubac",
    "chesnaye",
    "castel",
    "cassini",
    "fairborne",
    "blake",
    "byng",
    "lancaster",
    "pargo",
    "guzman",
    "dasilva",
    "aviles",
]
FieldKind = Literal[
    "rose",
    "plain",
    "planet",
    "factory_pepper",
    "factory_vanilla",
    "anchor",
    "singularity",
    "wreck",
    "providence_pepper",
    "providence_vanilla",
]
Direction = Literal["N", "NE", "SE", "S", "SW", "NW"]
SPICES: tuple[SpiceName, SpiceName] = ("pepper", "vanilla")
BONUSES: tuple[BonusName, ...] = ("solar_winds", "warning_shot", "new_cargo")
NATIONS: tuple[NationName, ...] = ("france", "britain", "spain")
MODES: tuple[ModeName, ...] = ("duel", "ffa", "team")
BASE_LAYOUT = "19"
CENTRE_TILE = "Z"
DECK_SIZE = 12
"""Crew cards of a nation, by the rulebook."""


class Purse(NamedTuple):
    """Spices that are paid, held or given."""

    pepper: int
    vanilla: int


NO_SPICES = Purse(0, 0)


class Pieces(Group, frozen=True, kw_only=True):
    pepper: int
    vanilla: int
    markers: int
    frigates: int
    fortresses: int


class PlayFigures(Group, frozen=True, kw_only=True):
    spice_cap: int
    bonus_cap: int
    crew_plays: int
    galleon_steps: int
    frigate_steps: int
    factory: int
    providence: int
    anchor: int
    frigates: int
    fortresses: int
    stall_turns: int
    limit_warning: int


class Match(Group, frozen=True, kw_only=True):
    wins: int
    games: int

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1 <= self.wins <= self.games:
            raise ValueError("`wins` is 1 to `games`")


class Costs(Group, frozen=True, kw_only=True):
    recruit: Purse
    frigate: Purse
    fortress: Purse
    galleon: Purse


class EffectFigures(Group, frozen=True, kw_only=True):
    gunner_range: int
    courtesan: int
    boatswain: int
    governor: int
    solar_winds: int
    warning_shot: int
    new_cargo: int


class Abilities(Group, frozen=True, kw_only=True):
    hubac: int
    fairborne: int
    blake: int
    lancaster: int
    pargo: int
    dasilva: int
    aviles: Purse


class Bonus(Group, frozen=True, kw_only=True):
    solar_winds: int
    warning_shot: int
    new_cargo: int


class Mode(Group, frozen=True, kw_only=True):
    players: int
    goal: int
    captains: tuple[int, int]
    """At normal level, at expert level; likewise `rebuilds`."""
    rebuilds: tuple[int, int]
    crew: int
    hand: int
    tiles: int
    shares: int
    spices: tuple[Purse, ...]
    """For each player of the first side, of the second and so on."""
    homes: tuple[Direction, ...]
    expert_layout: str

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.spices) != len(self.homes):
            raise ValueError("`spices` and `homes` need an entry for each side")
        check_different("homes", self.homes)
        if not self.homes or self.players % len(self.homes):
            raise ValueError("`players`: all sides have the same number of players")
        if self.crew > self.hand:
            raise ValueError("`crew` is at most `hand`")


class Nation(Group, frozen=True, kw_only=True):
    captains: tuple[CaptainName, ...]
    crew: dict[CrewName, int]

    def __post_init__(self) -> None:
        super().__post_init__()
        if sum(self.crew.values()) != DECK_SIZE or min(self.crew.values(), default=0) < 1:
            raise ValueError(f"`crew` has {DECK_SIZE} cards, at least 1 of each kind")
        if self.crew.get("first_officer", 0) < 3 or self.crew.get("gunner", 0) < 2:
            raise ValueError("`crew` has at least 3 first officers and 2 gunners, by the rulebook")


class PlanetFigures(Group, frozen=True, kw_only=True):
    symbols: int
    price: Purse
    product: SpiceName
    amount: int

    def __post_init__(self) -> None:
        super().__post_init__()
        if sum(self.price) != self.symbols:
            raise ValueError("`price` has as many spices as `symbols`")


class LayoutCells(Group, frozen=True, kw_only=True):
    extra: tuple[str, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        for cell in self.extra:
            if cell not in NAMES or cell in INNER or self.extra.count(cell) > 1:
                raise ValueError(f"`extra`: {cell!r} is not the name of a cell beyond the inner ones")


class TileFigures(Group, frozen=True, kw_only=True):
    family: Family
    exits: tuple[int, ...]
    fields: dict[str, tuple[FieldKind, float, float]]
    edges: tuple[str, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if list(self.exits) != sorted(set(self.exits) & set(SIDES)):
            raise ValueError("`exits` are borders from 0 to 5, in this order")
        for field in self.fields:
            if not re.fullmatch("[a-z][0-9]?", field) or field in BORDERS:
                raise ValueError(f"`fields`: {field!r} is not a letter, with or without a digit")
        ends = [end for edge in self.edges for end in edge.split("-")]
        if any(len(edge.split("-")) != 2 for edge in self.edges):
            raise ValueError("`edges` join two fields or borders with a hyphen")
        if set(ends) != {*self.fields, *(BORDERS[side] for side in self.exits)}:
            raise ValueError("`edges` lead to every one of `fields` and `exits`, and nowhere else")
        kinds: list[str] = [kind for kind, _, _ in self.fields.values()]
        wanted = {PLANET: self.family == "planet", ROSE: self.family == "centre"}
        if any(kinds.count(kind) != number for kind, number in wanted.items()):
            raise ValueError("`fields`: a planet on each planet tile, the rose in the centre, nowhere else")

    def tile(self, name: str) -> Tile:
        spots = {field: Spot(*spot) for field, spot in self.fields.items()}
        edges = [(one, other) for one, _, other in (edge.partition("-") for edge in self.edges)]
        tile = Tile(name, self.family, self.exits, spots, edges)
        if any(spot.kind in (PLANET, ROSE) and field not in tile.group_of for field, spot in spots.items()):
            raise ValueError(f"`tiles.{name}`: planet and rose must have a safe way to a border")
        return tile


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What counts when the position of a nation is judged; in the file, how much it counts."""

    planets: float
    one_short: float
    """One planet is missing; `two_short`: two."""
    two_short: float
    pepper: float
    vanilla: float
    pepper_income: float
    """What planets and factories bring at the next collection."""
    vanilla_income: float
    galleons: float
    frigates: float
    launches: float
    """Frigates that can still be built."""
    captains: float
    """Galleons that can still be built."""
    fortresses: float
    hand: float
    tokens: float
    near: float
    """Planets that own ships reach in one turn, and could buy with enough spices."""
    ripe: float
    """Those among them that can be paid."""
    wins: float
    """Whether one of these would be the last."""
    turn: float
    """Whether it is this nation's turn; less once it builds."""
    soon: float
    """Share of the others that play after it."""


class Computer(ComputerFigures, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the computer player thinks things are worth."""

    planet: float
    lacking: float
    hopeless: float
    rival_planet: float
    winning: float
    factory_pepper: float
    factory_vanilla: float
    factory_stock: float
    factory_needed: float
    providence: float
    providence_stock: float
    anchor: float
    wreck: float
    boosted: float
    wind: float
    crowded: float
    threat_galleon: float
    threat_frigate: float
    guard: float
    stop: float
    patience: int
    weary: int
    helped: float
    carded: float
    card: float
    token: float
    wall: float
    wall_price: float
    berth: float
    hit_galleon: float
    hit_frigate: float
    hit_planet: float
    hit_fortress: float
    siege: float
    hit_least: float
    hit_last: float
    reply: float
    near: float
    far: float
    path_share: float
    joined: float
    gate: float
    gate_steps: int
    horizon: int
    keep: Purse
    recruit_hand: int
    recruit_purse: int
    recruit_full: int
    mood: float
    choosy: float
    same_spice: float
    nations: dict[NationName, float]
    captains: dict[CaptainName, float]
    homes: dict[str, float]
    crew: dict[NationName, tuple[CrewName, ...]]
    value: dict[ModeName, Standing]


class Figures(msgspec.Struct, frozen=True, eq=False, dict=True, forbid_unknown_fields=True, kw_only=True):
    pieces: Pieces
    play: PlayFigures
    match: Match
    costs: Costs
    effects: EffectFigures
    abilities: Abilities
    bonus: Bonus
    modes: dict[ModeName, Mode]
    nations: dict[NationName, Nation]
    planets: dict[str, PlanetFigures]
    layouts: dict[str, LayoutCells]
    tiles: dict[str, TileFigures]
    computer: Computer

    def __post_init__(self) -> None:
        check_names("modes", self.modes, MODES)
        check_names("nations", self.nations, NATIONS)
        check_names("planets", self.planets, self.family("planet"))
        if self.family("centre") != (CENTRE_TILE,):
            raise ValueError(f"`tiles`: {CENTRE_TILE} is the only one in the centre")
        self._check_layouts()
        self._check_players()
        captains = [captain for nation in self.nations.values() for captain in nation.captains]
        check_names("nations.captains", captains, get_args(CaptainName))
        check_different("nations.captains", captains)
        self._check_computer()
        _ = self.tile_graphs  # every tile can be made

    def _check_computer(self) -> None:
        check_names("computer.nations", self.computer.nations, NATIONS)
        check_names("computer.captains", self.computer.captains, get_args(CaptainName))
        check_names("computer.homes", self.computer.homes, self.planets)
        check_names("computer.crew", self.computer.crew, NATIONS)
        check_names("computer.value", self.computer.value, MODES)
        check_least("computer.patience", 1, self.computer.patience)

    def _check_layouts(self) -> None:
        if BASE_LAYOUT not in self.layouts or self.layouts[BASE_LAYOUT].extra:
            raise ValueError(f"`layouts` needs {BASE_LAYOUT}, which has no `extra` cells")
        for name, layout in self.layouts.items():
            if name != str(len(INNER) + len(layout.extra)):
                raise ValueError(f"`layouts.{name}`: a layout is named by the number of its cells")
            if len(layout.extra) > len(self.family("expert")):
                raise ValueError(f"`layouts.{name}`: there are not that many expert tiles")
        if len(INNER) != sum(len(self.family(name)) for name in ("centre", "planet", "path")):
            raise ValueError(f"`tiles`: centre, planets and paths are {len(INNER)}")

    def _check_players(self) -> None:
        for name, mode in self.modes.items():
            if mode.expert_layout not in self.layouts or mode.expert_layout == BASE_LAYOUT:
                raise ValueError(f"`modes.{name}.expert_layout` is one of the bigger layouts")
            needed = Purse(*(self.play.spice_cap * mode.players for _ in SPICES))
            if needed.pepper > self.pieces.pepper or needed.vanilla > self.pieces.vanilla:
                raise ValueError(f"`pieces`: the bank must suffice for {mode.players} players")
            if max(self.costs.galleon + self.costs.frigate + self.costs.recruit) > self.play.spice_cap:
                raise ValueError("`costs`: nothing is dearer than `play.spice_cap`")
            if any(max(planet.price) > self.play.spice_cap for planet in self.planets.values()):
                raise ValueError("`planets`: no price is beyond `play.spice_cap`")

    # looking things up

    def family(self, name: str) -> tuple[str, ...]:
        """The tiles of a family, in the order of the file."""
        return tuple(tile for tile, figures in self.tiles.items() if figures.family == name)

    @cached_property
    def tile_graphs(self) -> dict[str, Tile]:
        """The tiles with their paths."""
        return {name: figures.tile(name) for name, figures in self.tiles.items()}

    @cached_property
    def heavens(self) -> dict[str, Heavens]:
        """The skies of every layout."""
        return {
            name: Heavens(Layout(layout.extra), self.tile_graphs) for name, layout in self.layouts.items()
        }

    @cached_property
    def nation_of(self) -> dict[str, NationName]:
        """The nation of every captain."""
        return {captain: name for name, nation in self.nations.items() for captain in nation.captains}

    def bag(self) -> list[str]:
        return [token for token in BONUSES for _ in range(getattr(self.bonus, token))]

    def deck(self, nation: str) -> list[str]:
        """The crew cards of a nation, sorted by kind as in the file."""
        found = self.nations[nation].crew  # type: ignore[index]
        return [card for card, copies in found.items() for _ in range(copies)]
