"""The figures of Age of Discovery: what `figures.toml` must hold, and how the rules look things up in it
(§3)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import ClassVar, NamedTuple

import msgspec

from engines.kit.figures import (
    ComputerFigures,
    Group,
    check_different,
    check_length,
    check_names,
    check_never_falling,
    check_rising,
    check_within,
)

Pair = tuple[str, str]
Three = tuple[int, int, int]
MISSIONS = ("present", "half", "majority", "alone")
PLAYERS = (2, 3, 4)
RATE_COLUMNS = 9
"""Columns of a mission's table: 0 to 7 fulfilled contracts, and 8 or more."""
TILE_CAPACITIES = range(3, 9)
"""The capacities of expeditions, as the rulebook states them."""


class ShipKind(NamedTuple):
    """All ships of one colour and volume: they are interchangeable."""

    name: str
    colour: str
    volume: int
    price: int


class Colours(Group, frozen=True, kw_only=True):
    names: tuple[str, ...]
    codes: tuple[str, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        check_different("names", self.names)
        check_different("codes", self.codes)
        check_length("codes", len(self.names), self.codes)
        if not all(re.fullmatch("[A-Z]", code) for code in self.codes):
            raise ValueError("`codes` are single capital letters")


class Ships(Group, frozen=True, kw_only=True):
    volumes: Three
    prices: Three
    copies: Three

    def __post_init__(self) -> None:
        super().__post_init__()
        check_rising("volumes", self.volumes)


class Jokers(Group, frozen=True, kw_only=True):
    pairs: tuple[Pair, ...]
    volumes: Three


class Market(Group, frozen=True, kw_only=True):
    columns: int
    stacks: tuple[int, ...]
    interim_stack: int
    final_stack: int
    display: int

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1 <= self.interim_stack < self.final_stack <= len(self.stacks):
            raise ValueError("`interim_stack` and `final_stack` must be stacks, in this order")


class Purse(Group, frozen=True, kw_only=True):
    start: int
    take: int
    contract: int
    fee: int
    joker_fee: int


class GameRules(Group, frozen=True, kw_only=True):
    actions: int
    start_contracts: int
    hand_limit: int
    unplaced: int
    stall_rounds: int
    stall_warning: int


class ActionCards(Group, frozen=True, kw_only=True):
    any_colour: Three
    reserve: Three
    any_colour_copies: int
    reserve_copies: int

    def __post_init__(self) -> None:
        super().__post_init__()
        for name in ("any_colour", "reserve"):
            for players, share in zip(PLAYERS, getattr(self, name), strict=True):
                if players * share > getattr(self, f"{name}_copies"):
                    raise ValueError(f"`{name}`: {players} players need more cards than there are")


class ExpeditionTile(Group, frozen=True, kw_only=True):
    also: ClassVar[tuple[str, ...]] = ("name",)
    colour: str
    capacity: int
    interim: tuple[int, int]
    """Points of a ship of another colour than the tile's, of a ship of the same colour."""
    final: tuple[int, int]

    def __post_init__(self) -> None:
        super().__post_init__()
        check_within("capacity", TILE_CAPACITIES, self.capacity)
        for name in ("interim", "final"):
            other, match = getattr(self, name)
            if match <= other:
                raise ValueError(f"`{name}`: a matching ship must score more than another")


class ContractCard(Group, frozen=True, kw_only=True):
    colour: str
    capacity: int
    incomes: Three
    """The coins a round for a contract of 1, 2 and 3 rounds."""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_rising("incomes", self.incomes)

    @property
    def round_income(self) -> float:
        """Coins for each round, if it runs for two."""
        return self.incomes[1] / 2


Rates = tuple[int, ...]


class Missions(Group, frozen=True, kw_only=True):
    present: Rates
    half: Rates
    majority: Rates
    alone: Rates

    def __post_init__(self) -> None:
        super().__post_init__()
        for name in MISSIONS:
            rates = getattr(self, name)
            check_length(name, RATE_COLUMNS, rates)
            check_never_falling(name, rates)


class Estimate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many points a position brings in the end: weights for so many turns to come, in a straight line
    between them."""

    turns: tuple[float, ...]
    weights: dict[str, tuple[float, ...]]

    def __post_init__(self) -> None:
        check_rising("turns", self.turns)
        for name, numbers in self.weights.items():
            check_length(name, len(self.turns), numbers)


class Computer(ComputerFigures, frozen=True, kw_only=True):
    """What the computer player thinks things are worth, in victory points (§13)."""

    purchases: float
    purchase_pace: float
    mission_share: float
    contract_pace: float
    stays: dict[str, tuple[float, float]]
    stays_room: float
    stays_threat: float
    stays_turn: float
    stays_last: float
    stays_rival: float
    coin_share: float
    coin_least: float
    coin_most: float
    coin_late: float
    coin_rich: tuple[int, int]
    coin_rich_factor: tuple[float, float]
    coin_short: float
    income_turn: float
    keep_share: float
    keep_threat: float
    ship_use: float
    use_turns: int
    buy_share: float
    buy_contract: float
    buy_broke: float
    buy_hoard: float
    card: float
    card_turn: float
    joker: float
    joker_turn: float
    contract_wait: float
    contract_mission: float
    contract_expeditions: float
    acquire_ready: float
    acquire_near: float
    acquire_far: float
    acquire_income: float
    acquire_hand: float
    reserve: float
    reserve_turn: float
    noise: float
    estimate: Estimate

    def __post_init__(self) -> None:
        ComputerFigures.__post_init__(self)
        if self.purchase_pace <= 0:  # the turns to come are counted by it
            raise ValueError("`purchase_pace` must be above 0")


class Figures(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True, kw_only=True, dict=True):
    colours: Colours
    ships: Ships
    jokers: Jokers
    market: Market
    purse: Purse
    play: GameRules
    action_cards: ActionCards
    expeditions: dict[str, ExpeditionTile]
    contracts: dict[str, ContractCard]
    missions: dict[str, Missions]
    computer: Computer

    def __post_init__(self) -> None:
        known = set(self.colours.names)
        for path, colour in self._colours_named():
            if colour not in known:
                raise ValueError(f"`{path}`: there is no colour {colour!r}")
        self._check_ships()
        self._check_expeditions()
        self._check_contracts()
        check_names("missions", self.missions, map(str, PLAYERS))
        check_names("computer.stays", self.computer.stays, MISSIONS[1:])
        self._check_examples()

    def _colours_named(self) -> Iterable[tuple[str, str]]:
        for at, pair in enumerate(self.jokers.pairs):
            yield from ((f"jokers.pairs[{at}]", colour) for colour in pair)
        for name, expedition in self.expeditions.items():
            yield f"expeditions.{name}", expedition.colour
        for name, contract in self.contracts.items():
            yield f"contracts.{name}", contract.colour

    def _check_ships(self) -> None:
        market = self.market
        if sum(self.ships.copies) * len(self.colours.names) != 2 * market.columns + sum(market.stacks):
            raise ValueError("`market`: the rows and stacks must hold all ships, and no more")
        if any(first == second for first, second in self.jokers.pairs):
            raise ValueError("`jokers.pairs`: a joker has two different colours")
        if len(self.jokers.pairs) < PLAYERS[-1]:
            raise ValueError("`jokers.pairs`: one for every player is needed")

    def _check_expeditions(self) -> None:
        share = Counter(expedition.colour for expedition in self.expeditions.values())
        if set(share.values()) != {2} or len(share) != len(self.colours.names):
            raise ValueError("`expeditions`: two of each colour are needed")

    def _check_contracts(self) -> None:
        wanted = {
            f"{code}-{capacity}": (colour, capacity)
            for colour, code in zip(self.colours.names, self.colours.codes, strict=True)
            for capacity in sorted({contract.capacity for contract in self.contracts.values()})
        }
        found = {name: (contract.colour, contract.capacity) for name, contract in self.contracts.items()}
        if found != wanted:
            wrong = sorted(
                name for name in found.keys() | wanted.keys() if found.get(name) != wanted.get(name)
            )
            raise ValueError(
                f"`contracts`: {wrong[0]} must be one of each colour and capacity, named by both"
            )

    def _check_examples(self) -> None:
        """Check the figures that the rulebook's examples state: corrections must not lose them."""
        examples = {
            "`expeditions.abreu.capacity` is 3": self.expeditions["abreu"].capacity == 3,
            "`contracts.Y-5.incomes`: 10 for two rounds": self.contracts["Y-5"].incomes[1] == 10,
            "`missions.3.majority`: 5 for five contracts": self.missions["3"].majority[5] == 5,
            "`jokers.pairs`: there is a green one": any("green" in pair for pair in self.jokers.pairs),
        }
        for says, true in examples.items():
            if not true:
                raise ValueError(f"{says}, says the rulebook")

    # looking things up

    @cached_property
    def kinds(self) -> dict[str, ShipKind]:
        """Every kind of ship by its name, colour by colour, the smallest first."""
        found = {}
        for colour, code in zip(self.colours.names, self.colours.codes, strict=True):
            for volume, price in zip(self.ships.volumes, self.ships.prices, strict=True):
                found[f"{code}{volume}"] = ShipKind(f"{code}{volume}", colour, volume, price)
        return found

    @cached_property
    def order(self) -> dict[str, int]:
        """The place of every kind of ship in a list."""
        return {name: place for place, name in enumerate(self.kinds)}

    @cached_property
    def jokers_named(self) -> dict[str, Pair]:
        return {f"J{number}": pair for number, pair in enumerate(self.jokers.pairs, 1)}

    def all_ships(self) -> list[str]:
        copies = dict(zip(self.ships.volumes, self.ships.copies, strict=True))
        return [kind.name for kind in self.kinds.values() for _ in range(copies[kind.volume])]

    def any_cards(self, players: int) -> int:
        return self.action_cards.any_colour[PLAYERS.index(players)]

    def reserve_cards(self, players: int) -> int:
        return self.action_cards.reserve[PLAYERS.index(players)]

    def rates(self, players: int, mission: str) -> Rates:
        rates: Rates = getattr(self.missions[str(players)], mission)
        return rates

    def rate(self, players: int, mission: str, fulfilled: int) -> int:
        """Points for each qualifying expedition; the last column stands for everything beyond it."""
        return self.rates(players, mission)[min(fulfilled, RATE_COLUMNS - 1)]
