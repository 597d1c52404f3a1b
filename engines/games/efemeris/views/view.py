"""What a seat may know of a game of Efemeris (§8).

The sky, ships, planets, spices, tokens and all effects lie open. Secret are the crew in hand and in the
reserve, the captains to come, who has agreed to a draw, and the order of stack and bag; in a team partners
know each other's cards. Only `Own` has a place for them.

Names of places: a cell is a column letter and a row number ("D4" is the centre). An interior field is
"<cell>.<field>" ("D3.p"), a border field "<cell>|<cell>" ("D3|D4") or, where the layout ends,
"<cell>|<direction>" ("D2|N"). Places are drawn at x, y: half the distance of opposite borders of a cell is
the unit, the centre of the sky is 0, 0, y goes downwards.
"""

from __future__ import annotations

from typing import Self

import msgspec

from engines.contract import core
from engines.contract.core import Seat

# --- the sky ---------------------------------------------------------------------------------------------


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A place for a tile: every cell of the layout."""

    name: str
    x: float
    y: float
    tile: str
    """Its id ("POS", "S04"), "" while the cell is empty."""
    rotation: int
    """Sixths of a turn, clockwise."""
    family: str
    """"centre", "planet", "path" or "expert"; "" while the cell is empty."""
    open: bool
    """Empty, and beside a tile: the next tile can lie here (no-seal may still forbid it)."""


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field a ship can stand on. A border field is there once, whichever of its tiles it is seen from."""

    name: str
    kind: str
    """"plain", "rose", "planet", "anchor", "factory_pepper", "factory_vanilla", "providence_pepper",
    "providence_vanilla", "wreck" or "singularity"."""
    x: float
    y: float
    cells: tuple[str, ...]
    """The cells with a tile that it lies on: one, or the two that share a border."""
    near: tuple[str, ...]
    """Fields one step away."""
    half: bool
    """A half circle: a border field that only one tile has a path to, so a dead end for now."""
    rose_side: str = ""
    """"N", "NE" and so on: in which direction from the rose it lies, on the same tile."""


class Path(msgspec.Struct, frozen=True):
    """A step between two fields, drawn on the tile of this cell."""

    cell: str
    start: str
    end: str


class Ship(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    """"G1" is the galleon of seat 0, "A2" the first frigate of seat 1."""
    seat: Seat
    side: int
    kind: str
    """"galleon" or "frigate"."""
    letter: str
    """"G", "A" or "B"."""
    field: str
    x: float
    y: float
    moved: bool
    """It has made its normal move this turn."""
    frozen: bool
    adrift: bool
    """Its border is no longer a field (Cassini): it cannot move, attack or be attacked."""
    protected: bool
    """By the Surgeon: it cannot be destroyed by attacks."""
    steps: int
    """How far a normal move would take it: 3 or 4, Hubac's steps included."""


class Planet(msgspec.Struct, frozen=True, kw_only=True):
    """A planet of this game, in play or not yet."""

    tile: str
    cell: str
    """"" while its tile is still in the stack; so is `field`."""
    field: str
    pepper: int
    """Its price."""
    vanilla: int
    symbols: int
    """How many spices the price has: it breaks ties at the round limit."""
    product: str
    """"pepper" or "vanilla"."""
    owner: Seat | None
    side: int | None
    """The owner's side."""
    fortress: Seat | None
    """Whose fortress stands here."""
    fortress_protected: bool
    """Whether Castel protects the fortress."""
    ship: str
    """The ship standing on it, else ""."""


class Drawn(msgspec.Struct, frozen=True):
    """A tile that is to be laid now."""

    seat: Seat
    tile: str


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """What changed in the sky in the last turn of each side, oldest first."""

    what: str
    """"laid", "turned", "moved", "pushed" (by an opponent), "destroyed", "conquered", "built", "fortified",
    "razed" (a fortress) or "put" (Helmsman, Chesnaye)."""
    turn: int
    seat: Seat
    """Who did it."""
    field: str
    """Where it happened, or where a ship came to."""
    start: str
    """Where a ship came from."""
    ship: str
    cell: str
    """Of the tile that was laid or turned, or of the planet."""


# --- people ----------------------------------------------------------------------------------------------


class Effect(msgspec.Struct, frozen=True):
    """Something played that has yet to take effect."""

    name: str
    """"hubac", "fairborne", "lancaster", "shipwright", "governor", "pargo" or "boatswain"."""
    times: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    side: int
    """Its place in `Public.sides`."""
    second: bool
    """The second partner of a nation: drawn with a pattern of its own."""
    nation: str
    """"france", "britain" or "spain"; "" while it is not chosen."""
    captain: str
    """The one in command of the galleon, or of the next one; "" while unknown, or when none is left."""
    captains_left: int
    """Galleons that can still be built: hidden captains and one whose galleon is lost; in a team rebuilds."""
    lost: tuple[str, ...]
    """Captains that have left the game."""
    galleon: bool
    """It is on the board."""
    pepper: int
    vanilla: int
    bonus: tuple[str, ...]
    """Tokens: "solar_winds", "warning_shot", "new_cargo"."""
    hand: int
    """How many crew cards."""
    reserve: int
    """How many crew cards can be recruited; partners share them."""
    display: tuple[str, ...]
    """Crew played, lying open."""
    removed: tuple[str, ...]
    """Crew of this nation that is out of the game."""
    crew_played: int
    """This turn."""
    planets: tuple[str, ...]
    """Tiles of the planets owned."""
    frigates_left: int
    """That can still be built, by the player (and the nation); likewise fortresses."""
    fortresses_left: int
    effects: tuple[Effect, ...]
    surgeon: bool
    castel: bool
    active: bool
    """It is this side's turn."""
    ended: bool
    """Has ended the present phase, or has chosen (set-up)."""
    out: bool
    """Free-for-all: has no planet, no ship and no way to build one."""
    conceded: bool


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """A nation: one player, or two partners."""

    seats: tuple[Seat, ...]
    nation: str
    planets: int
    symbols: int
    """Of the prices of its planets together."""
    place: int
    """The side's place in the order of turns, from 1."""
    wins: int
    """Games of this match."""
    shares_left: int
    """Spices that partners may still give each other this turn."""
    proposals: tuple[str, ...]
    """Team, while the nation is chosen: what the partners have named so far."""


class Offer(msgspec.Struct, frozen=True):
    """A draw is offered. Nobody learns who has agreed before all have."""

    by: Seat | None
    """None: the table."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of the match."""

    winners: tuple[int, ...]
    """Sides; several: it was drawn between them."""
    end: str
    rounds: int
    planets: tuple[int, ...]
    """Planets that each side had at the end."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The end, for one seat."""

    seat: Seat
    rank: int
    planets: int
    """Of the seat's nation at the end of the last game."""
    wins: int
    """Games won by the nation."""


class Public(core.Public, kw_only=True):
    mode: str
    """"duel", "ffa" or "team"."""
    expert: bool
    layout: str
    """"19", "23", "25" or "27"."""
    step: str
    """"nation", "captains", "crew", "home", "explore", "rescue", "tactics", "build" or "over"."""
    game: int
    """The game's number in the match, from 1."""
    wins_needed: int
    """To win the match; 1: a single game."""
    round: int
    """0 during set-up."""
    round_limit: int
    turn: int
    active: tuple[Seat, ...]
    """Whose turn it is: a player or two partners; () during set-up and when it is over."""
    goal: int
    """Planets a nation needs."""
    players: tuple[Player, ...]
    """The players, in seat order."""
    sides: tuple[Side, ...]
    cells: tuple[Cell, ...]
    """All of the layout, in name order."""
    fields: tuple[Field, ...]
    paths: tuple[Path, ...]
    ships: tuple[Ship, ...]
    planets: tuple[Planet, ...]
    """All eight, in the order of the figures."""
    drawn: tuple[Drawn, ...]
    """Tiles to be laid now."""
    stack: int
    unseen: tuple[str, ...]
    """Tiles that are in the stack; at expert level with some expert tiles left out: or in the box."""
    bag: dict[str, int]
    """Tokens left, by kind."""
    offer: Offer | None
    idle_turns: int
    """In a row without conquest, build, destruction, tile or crew."""
    deeds: tuple[Deed, ...]
    spice_cap: int
    bonus_cap: int
    hand_cap: int
    crew_cap: int
    """Crew cards played in a turn."""
    no_seal: bool
    end: str
    """How the last game ended: "goal", "last", "dead", "limit", "agreed", "conceded"; "" while it goes on."""
    played: tuple[Played, ...]
    """The finished games of this match."""
    results: tuple[Result, ...]
    """Best first, once all is over."""


# --- one's own -------------------------------------------------------------------------------------------


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """Crew cards of one type in the own hand."""

    card: str
    count: int
    barred: core.Say | None
    """Why it cannot be played now."""


class Stock(msgspec.Struct, frozen=True):
    """Crew cards of one type."""

    card: str
    count: int


class Partner(msgspec.Struct, frozen=True, kw_only=True):
    """What partners know of each other."""

    seat: Seat
    hand: tuple[Stock, ...]
    captain: str
    """Also while it lies face down; "" while none is chosen."""


class Prize(msgspec.Struct, frozen=True, kw_only=True):
    """A planet that an own ship stands on and that the own nation does not own."""

    planet: str
    ship: str
    pepper: int
    """The price, Governors not counted."""
    vanilla: int
    saved: int
    """Spices that Governors save."""
    missing_pepper: int
    """What cannot be paid, Governors counted; 0 and 0: affordable, or barred by a fortress."""
    missing_vanilla: int
    fortified: bool


class Own(core.Own, kw_only=True):
    hand: tuple[Card, ...]
    """The cards in hand, in the order of the deck."""
    reserve: tuple[Stock, ...]
    """All types of the nation's deck, also those with none left."""
    captains: tuple[str, ...]
    """In command first, then the hidden ones in their order; during set-up the choice made."""
    boxed: tuple[str, ...]
    """Captains of the nation that went back to the box."""
    partner: Partner | None
    vote: bool
    """Has agreed to the draw that is offered."""
    affordable: tuple[str, ...]
    """Of "recruit", "frigate", "fortress", "galleon": what the own spices pay for."""
    prizes: tuple[Prize, ...]

    def lasting(self) -> Self:
        hand = tuple(msgspec.structs.replace(card, barred=None) for card in self.hand)
        return msgspec.structs.replace(self, hand=hand, affordable=(), prizes=())


class Outlook(core.Outlook, kw_only=True):
    """What enemies could fire at, and conquer, in their next turn."""

    near: tuple[str, ...]
    """Fields they can hit with a Gunner alone."""
    far: tuple[str, ...]
    """Further ones, with all the help they may have."""
    guns: tuple[str, ...]
    """The ships that may fire."""
    taken: tuple[str, ...] = ()
    """Planets that they could conquer with their move and their spices alone."""
    risked: tuple[str, ...] = ()
    """Further ones, with tokens and cards."""


View = core.View[Public, Own]
