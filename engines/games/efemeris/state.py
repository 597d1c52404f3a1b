"""A game of Efemeris as it lies on the table, secrets included (§3.11).

Names of places: a cell is a column letter and a row number ("D4" is the centre). An interior field is
"<cell>.<field>" ("D3.p"), a border field "<cell>|<cell>" ("D3|D4") or, where the layout ends,
"<cell>|<direction>" ("D2|N").
"""

from __future__ import annotations

import msgspec

from engines.contract.core import Seat
from engines.games.efemeris.sky.sky import Laid

VERSION = 5
"""Of the rules. 1: Castel needed a fortress, Cassini left the centre alone, and a phase ended with the last
thing that could be done in it. 2: Britain had two Shipwrights. 3: everybody shared an agreed draw, and an
offer could be undone. 4: whoever drew a game shared the victory."""

Step = str
"""Where the game waits: "nation", "captains", "crew", "home" (set-up), "explore", "rescue", "tactics",
"build"; then "over". Everything between goes by itself (§5): "begin" (a turn is about to begin) and
"finished" (a game of a match has ended) never last longer than a move."""

GALLEON, FRIGATE = "galleon", "frigate"
LETTERS = ("G", "A", "B")
"""The galleon, the first and the second frigate of a player."""


class Ship(msgspec.Struct, kw_only=True):
    seat: Seat
    letter: str
    """"G" the galleon, "A" the first and "B" the second frigate built."""
    field: str
    moved: bool = False
    """It has made its normal move this turn."""
    frozen_by: Seat | None = None
    """Whose Blake froze it; until its owner's next turn ends, or Blake's galleon is destroyed."""

    @property
    def id(self) -> str:
        """Unique at the table: "G1" is the galleon of seat 0."""
        return f"{self.letter}{self.seat + 1}"

    @property
    def kind(self) -> str:
        return GALLEON if self.letter == "G" else FRIGATE


class Effects(msgspec.Struct, kw_only=True):
    """How often each thing was played that has yet to take effect."""

    hubac: int = 0
    fairborne: int = 0
    lancaster: int = 0
    shipwright: int = 0
    governor: int = 0
    pargo: int = 0
    boatswain: int = 0


class Player(msgspec.Struct, kw_only=True):
    pepper: int = 0
    vanilla: int = 0
    bonus: list[str] = []
    """Tokens, in the order they were drawn."""
    captains: list[str] = []
    """The one in command first, then the hidden ones in their order. In a team one for the whole game."""
    lost: list[str] = []
    """Captains that have left the game."""
    hand: list[str] = []
    """Crew, in the order of the nation's deck."""
    display: list[str] = []
    """Crew played, face up, until the player's next tactics phase."""
    rebuilds: int = 0
    """Team: how often the galleon can still be rebuilt."""
    frigates: int = 0
    """Built in this game, whatever became of them; likewise fortresses."""
    fortresses: int = 0
    drawn: list[str] = []
    """Tiles to be laid this turn."""
    crew_played: int = 0
    rescued: list[str] = []
    """Ships (by letter) that have dealt with their wreck this turn."""
    surgeon: bool = False
    """The galleon cannot be destroyed by attacks; `castel`: the fortresses cannot."""
    castel: bool = False
    effects: Effects = msgspec.field(default_factory=Effects)
    ended: bool = False
    """Has ended the present phase; during set-up, has chosen."""
    acted: bool = False
    """Has done something in the present phase: only this player ends it then."""
    done: bool = False
    """Has ended the whole turn, from the tactics phase."""
    out: bool = False
    """Free-for-all: can never act again (§9-31)."""
    conceded: bool = False
    offered: bool = False
    """Has offered a draw since the start of the player's last turn."""


class Side(msgspec.Struct, kw_only=True):
    """One nation: a player, or two partners."""

    seats: list[Seat]
    nation: str = ""
    proposals: list[str] = []
    """Team: the nations that the partners have named so far."""
    reserve: list[str] = []
    """Crew that can be recruited, in the order of the deck."""
    removed: list[str] = []
    """Crew out of the game: shown by Byng, or played at expert level."""
    shares_left: int = 0
    """Spices the partners may still give each other this turn."""
    wins: int = 0
    """Games of this match."""


class Offer(msgspec.Struct, kw_only=True):
    """A draw is offered."""

    by: Seat | None
    """None: the table, because nothing has happened for a long time (§7.4)."""
    yes: list[Seat]
    """The seats that have agreed; a no ends the offer."""
    until: int
    """A table's offer lapses when this turn begins."""


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """A change in the sky, for the picture."""

    what: str
    """"laid", "turned", "moved", "pushed" (by an opponent), "put" (Helmsman, Chesnaye), "destroyed",
    "conquered", "built", "fortified" or "razed" (a fortress)."""
    turn: int
    seat: Seat
    """Who did it."""
    field: str = ""
    start: str = ""
    """Where a ship came from."""
    ship: str = ""
    cell: str = ""
    """Of the tile that was laid or turned, or of the planet."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of a match."""

    winners: list[int]
    """Sides; several when it was drawn between them."""
    end: str
    rounds: int
    planets: list[int]
    """Planets that each side had at the end."""


class State(msgspec.Struct, kw_only=True):
    mode: str
    """"duel", "ffa" or "team"."""
    expert: bool
    layout: str
    """"19", "23", "25" or "27": the number of cells."""
    wins_needed: int
    """1: a single game."""
    no_seal: bool
    cap: int
    """Frigates (and fortresses) a nation of two partners may build."""
    beginner: bool
    """The starting crew is fixed."""
    round_limit: int
    """0: none (§7.6)."""
    players: list[Player]
    sides: list[Side]
    """In the order of their first seats; `order` says in which order they play."""
    order: list[int]
    step: Step = "nation"
    game: int = 1
    """The game's number in the match, from 1."""
    turn: int = 0
    """Of the game, from 1; 0 during set-up."""
    round: int = 0
    at: int = 0
    """Whose turn it is: a place in `order`."""
    sky: dict[str, Laid] = {}
    """By cell, in the order they were laid."""
    stack: list[str] = []
    """Tiles face down; the next is at the end."""
    box: list[str] = []
    """Tiles that are not in this game."""
    bag: list[str] = []
    """Bonus tokens; the next is at the end."""
    spent: list[str] = []
    """Bonus tokens that have been used."""
    ships: list[Ship] = []
    owners: dict[str, Seat] = {}
    """Who owns each conquered planet, by its tile."""
    fortresses: dict[str, Seat] = {}
    """Who has a fortress on a planet, by its tile."""
    idle_turns: int = 0
    """Turns in a row without conquest, build, destruction, tile or crew (§7.4)."""
    eventful: bool = False
    """Something of the kind has happened in this turn."""
    offer: Offer | None = None
    deeds: list[Deed] = []
    """Of the last turn of every side, oldest first."""
    end: str = ""
    """How the last game ended: "goal", "last" (nobody else owns a planet), "dead", "limit", "agreed",
    "conceded"."""
    played: list[Played] = []
    """The finished games of this match."""
    rules: int = 1
    """The version of the rules that the table was begun with: it is played to its end by these."""
