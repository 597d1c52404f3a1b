"""A game of Entdecker as it lies on the table, secrets included: the stacks and the chips (§4)."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.contract.core import Seat

Step = str
"""Where the game waits: "sail", "draw" (the first tile of a voyage), "place", "choice", "landing", "recall",
"end" (whoever could still take back ends the turn); then "over".
Everything between goes by itself. §5.1 calls them SAIL, DRAW_FIRST and so on."""

UnitName = Literal["scout", "fort", "settlement"]
KINDS_OF_UNIT: tuple[UnitName, ...] = ("scout", "fort", "settlement")
"""The cheapest first."""


class Player(msgspec.Struct, kw_only=True):
    gold: int
    supply: dict[str, int]
    """Units at hand, by kind."""
    chips: list[str] = []
    """Ids, in the order they were taken."""
    islands: int = 0
    """Points for islands."""
    ruins: int = 0
    """Points for old ruins."""
    bonus: int = 0
    """Points for most chips, at the end."""

    @property
    def points(self) -> int:
        return self.islands + self.ruins + self.bonus


class Laid(msgspec.Struct, frozen=True, cache_hash=True, kw_only=True):
    """A tile on the board: it stays as it is, so that what follows from it can be remembered."""

    kind: str
    rotation: int
    tile: str
    """Its id; "" for reserve and substitute tiles, which are all alike."""
    source: str
    """"explorer", "reserve", "discard" or "substitute"."""
    turn: int
    """When it was laid."""


class Unit(msgspec.Struct, kw_only=True):
    """A unit on the board."""

    seat: Seat
    kind: str
    field: str
    part: str
    """"land", or the side of a strait."""
    turn: int
    """When it was landed."""


class Drawn(msgspec.Struct, kw_only=True):
    """A tile turned up in a voyage."""

    tile: str
    stack: int
    result: str = "choosing"
    """"choosing", "laid" or "misfit"."""
    field: str = ""


class Happening(msgspec.Struct, kw_only=True):
    """The event of a question mark tile."""

    event: str
    field: str
    amount: int


class Voyage(msgspec.Struct, kw_only=True):
    """The voyage of this turn, or the last one until the next sets sail."""

    seat: Seat
    turn: int
    start: str
    toll: int
    announced: int
    drawn: list[Drawn] = []
    last_laid: str = ""
    storm: bool = False
    over: bool = False
    filled: list[str] = []
    """Fields closed at its end."""
    happening: Happening | None = None


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """What one player had on an island, and got for it."""

    seat: Seat
    key: tuple[int, int, int]
    """Settlements, forts, scouts: compared from left to right."""
    rank: int
    points: int


class Discovered(msgspec.Struct, frozen=True, cache_hash=True, kw_only=True):
    """An island that has been scored."""

    fields: tuple[str, ...]
    chips: tuple[str, ...]
    value: int
    shares: tuple[Share, ...]
    turn: int


class State(msgspec.Struct, kw_only=True):
    recall_window: str
    """"when_supply_empty" or "always"."""
    unfinished: str
    """What islands bring that are unfinished at a premature end: "none" or "tiles_only"."""
    start_tile: str
    """Whether a unit can be landed on the start tile where no tile was laid: "allowed" or "forbidden"."""
    storm: str
    """Whether a unit can be landed after a storm: "landing" or "no_landing"."""
    tie: str
    """At the end: "shared", or broken by "gold"."""
    start_player: Seat
    active: Seat
    players: list[Player]
    stacks: list[list[str]]
    """Explorer tiles, face down; the top is at the end."""
    reserve: dict[str, int]
    """Tiles left in the reserve, by kind."""
    chips: list[str]
    """Face down; the next is at the end."""
    sea: dict[str, Laid] = {}
    """By field, in the order they were laid."""
    units: list[Unit] = []
    ship: str = ""
    """A circle of the border or a field; "" off the board."""
    discard: list[str] = []
    round: int = 0
    turn: int = 0
    spin: int = 0
    """The income of this round."""
    step: Step = "sail"
    voyage: Voyage | None = None
    discovered: list[Discovered] = []
    end: str = ""
    """"full" or "premature"."""
    asks_to_end: bool = False
    """Whether whoever could still take back is asked to end the turn (§5.12); not in games begun before rules
    version 4."""
