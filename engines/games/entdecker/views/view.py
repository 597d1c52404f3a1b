"""What a seat may know of a game of Entdecker (§8).

Nearly everything lies open. Nobody knows the fronts and the order of the tiles in the stacks, nor the order
of the chips; so there is no place for them here. What one seat sees alone is only for comfort: its own desk.
Where a type has the name of one in `state`, `board` or `islands`, it is the same thing as people see it.

Names of places: a field is a row letter and a column number ("A1" to "G10"); a circle of the border is "N1"
to "N10", "S1" to "S10", "WA" to "WG" or "EA" to "EG". Sides are always in the order N, E, S, W.
"""

from __future__ import annotations

from typing import Self

import msgspec

from engines.contract import core
from engines.contract.core import Seat

# --- the sea ---------------------------------------------------------------------------------------------


class Tile(msgspec.Struct, frozen=True, cache_hash=True, kw_only=True):
    """A tile on the board."""

    field: str
    row: int
    """0 (A, north) to 6 (G, south)."""
    column: int
    """0 (west) to 9 (east): the number of the field is one more."""
    kind: str
    """"sea", "coast", "strait", "corner", "bay" or "inland"."""
    rotation: int
    """Quarter turns clockwise from the base position."""
    sides: str
    """"W" water or "L" land for N, E, S, W: "LWWW" has land in the north."""
    parts: tuple[str, ...]
    """Its pieces of land: none, ("land",), or the two sides of a strait: ("E", "W") or ("N", "S")."""
    circle: bool
    """There is water, so the ship can stand here; its dashed lines lead to all water sides."""
    event: str
    """"" or "storm", "pirates", "gold", "ruins", "natives": what its question mark stands for."""
    source: str
    """"explorer" from a stack, "reserve", "discard" or "substitute" (the last three closed a gap)."""
    turn: int
    """In which turn of the game it was laid, from 1."""


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """A unit on the board."""

    seat: Seat
    kind: str
    """"scout", "fort" or "settlement"."""
    field: str
    part: str
    """"land", or the side of a strait it stands on: "N", "E", "S", "W"."""
    just_landed: bool = False
    """It was landed at the end of the voyage shown in `Public.voyage`."""


class Circle(msgspec.Struct, frozen=True):
    """A circle of the border area."""

    name: str
    side: str
    """Of the board: "N", "E", "S" or "W"."""
    field: str
    """The field its dashed line leads to."""
    open: bool
    """That field is empty, so a voyage can start here."""


class Start(msgspec.Struct, frozen=True):
    """Where a voyage can start now: a circle of the border or a tile."""

    place: str
    toll: int
    """In gold, for units of other players."""
    owners: tuple[Seat, ...]
    """Whose units cause the toll."""
    most: int
    """How many tiles can be announced from here; 0: too dear."""
    targets: tuple[str, ...]
    """The empty fields that its dashed lines lead to."""


class Placement(msgspec.Struct, frozen=True):
    """A legal way to lay the tile just drawn."""

    field: str
    rotation: int
    sides: str


# --- islands ---------------------------------------------------------------------------------------------


class Presence(msgspec.Struct, frozen=True, kw_only=True):
    """The units of one player on an island."""

    seat: Seat
    settlements: int
    forts: int
    scouts: int
    rank: int
    """1 is the greatest discoverer; equal players share a rank, and the next rank follows directly."""
    points: int
    """What the island would bring (or brought), as far as it is known: without a chip still to be drawn."""


class Island(msgspec.Struct, frozen=True, cache_hash=True, kw_only=True):
    """Land that is not yet surrounded by water."""

    fields: tuple[str, ...]
    """In field order."""
    parts: tuple[tuple[str, str], ...]
    """Field and land part of each piece."""
    tiles: int
    """How many different tiles: the present value."""
    open: int
    """Land sides that face an empty field; 0 while it waits for the end of the voyage to be scored."""
    chip: bool
    """Closed now, the greatest discoverer would take a chip, which adds to the value: a fort or settlement
    stands here, and enough chips are left."""
    presences: tuple[Presence, ...]
    """Best first; () while nobody is here."""


class Discovered(msgspec.Struct, frozen=True, kw_only=True):
    """An island that has been scored."""

    fields: tuple[str, ...]
    tiles: int
    chips: tuple[int, ...]
    """The values of the chips drawn for it; the highest counts."""
    value: int
    presences: tuple[Presence, ...]
    """Who was there, best first, with the points."""
    turn: int


# --- stacks ----------------------------------------------------------------------------------------------


class Stack(msgspec.Struct, frozen=True):
    """One of the five face-down stacks."""

    number: int
    count: int
    back: str
    """Of the top tile: "plain" or "question"; "" when the stack is empty."""


class Reserve(msgspec.Struct, frozen=True):
    """One of the six open stacks of reserve tiles."""

    number: int
    kind: str
    count: int


class Unseen(msgspec.Struct, frozen=True):
    """The tile counter: what is still in the stacks, all five together."""

    kind: str
    plain: int
    question: int
    fits: bool
    """While tiles are turned up: it can be laid from where the ship stands; else always."""


class Chip(msgspec.Struct, frozen=True):
    motif: str
    """"bean", "pumpkin", "tomato", "maize", "potato", "pineapple", "cocoa" or "breadfruit"."""
    value: int


# --- people and the voyage -------------------------------------------------------------------------------


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    gold: int
    points: int
    scouts: int
    """In the supply, as are forts and settlements."""
    forts: int
    settlements: int
    chips: tuple[Chip, ...]
    """The discovery chips, in the order they were taken."""
    starts: bool
    """The start player, who holds the spinner."""
    active: bool
    """Whose turn it is."""


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """A tile turned up in the voyage shown."""

    kind: str
    event: str
    stack: int
    result: str
    """"choosing" (it fits in several ways), "laid" or "misfit"."""
    field: str
    """Where it was laid, else ""."""


class Voyage(msgspec.Struct, frozen=True, kw_only=True):
    """The voyage of this turn; between two turns the last one, for the picture after it."""

    seat: Seat
    turn: int
    """Tiles laid and islands discovered in the same turn are those of this voyage."""
    start: str
    toll: int
    announced: int
    left: int
    """Announced tiles that can still be turned up; 0 once the voyage is over."""
    lost: int
    """Announced tiles that were paid for nothing: the voyage ended before."""
    tiles: tuple[Drawn, ...]
    """The tiles of this voyage, in the order they were turned up."""
    last_laid: str
    """The field of the last tile laid, else ""."""
    filled: tuple[str, ...]
    """Fields closed at its end with reserve tiles."""
    storm: bool
    over: bool


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """The last event of a question mark tile in the voyage shown."""

    event: str
    seat: Seat
    field: str
    amount: int
    """Gold lost or found, points won, tiles lost in a storm; natives: the chip's value (0: none was left)."""
    ashore: bool
    """It leaves the landing: any event but a storm at a table where it forbids that."""


class Landing(msgspec.Struct, frozen=True):
    """A unit that can be landed now."""

    unit: str
    part: str
    cost: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The end, for one seat."""

    seat: Seat
    rank: int
    islands: int
    ruins: int
    bonus: int
    total: int


class Public(core.Public, kw_only=True):
    step: str
    """"sail", "draw" (the first tile of a voyage), "place", "choice" (draw on, land or stop), "landing" (the
    voyage is over), "recall", "end" or "over"."""
    round: int
    turn: int
    """The number of this turn, from 1."""
    active: Seat
    spin: int
    """The income of this round."""
    players: tuple[Player, ...]
    """The players, in seat order."""
    tiles: tuple[Tile, ...]
    """In field order; a field without a tile is unexplored."""
    free: int
    """How many fields are unexplored."""
    units: tuple[Unit, ...]
    """In field order."""
    circles: tuple[Circle, ...]
    """All 34 of them: N1 to N10, EA to EG, S1 to S10, WA to WG."""
    ship: str
    """A circle of the border or a field; "" while it waits to be placed."""
    targets: tuple[str, ...]
    """Unexplored fields that the ship can reach now."""
    starts: tuple[Start, ...]
    """While somebody is to set sail, else (): border N, E, S, W, then fields in order."""
    placements: tuple[Placement, ...]
    """While a tile is to be laid, else (): at most nine."""
    landings: tuple[Landing, ...]
    """Units that the active player can land now."""
    drawn: Drawn | None
    """The tile that is to be laid."""
    voyage: Voyage | None
    """None before the first."""
    happening: Happening | None
    """The last event of that voyage."""
    islands: tuple[Island, ...]
    """Unfinished ones, larger first."""
    discovered: tuple[Discovered, ...]
    """Finished ones, in the order of their scoring (also those where nobody was)."""
    stacks: tuple[Stack, ...]
    reserve: tuple[Reserve, ...]
    discards: int
    """Tiles that did not fit and lie in the box."""
    unseen: tuple[Unseen, ...]
    """What is unseen, by kind of tile."""
    chips: int
    """Left in the stack."""
    gold_cap: int
    costs: dict[str, int]
    """What a "scout", "fort", "settlement" costs (and its toll)."""
    end: str
    """"": it goes on; "full": the sea is explored; "premature": no tile is left."""
    results: tuple[Result, ...]
    """Best first, once the game is over."""


class Stake(msgspec.Struct, frozen=True, kw_only=True):
    """An own unit and how its island stands."""

    unit: str
    field: str
    part: str
    tiles: int
    open: int
    rank: int
    points: int
    """If the island were closed now, without a chip."""


class Own(core.Own, kw_only=True):
    """Nothing of it is secret: the player's desk, for a closer look."""

    stakes: tuple[Stake, ...]
    """In field order."""

    def lasting(self) -> Self:
        return msgspec.structs.replace(self, stakes=())


View = core.View[Public, Own]
