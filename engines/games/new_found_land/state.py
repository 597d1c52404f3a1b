"""A game of Race to the New Found Land as it lies on the table, secrets included (§5).

Things are named as in the figures: small ships "N01", large ships "L01", a start ship has the name of its
nation ("england"), the printed ship of the Merchant Fleet is "fleet"; one-time cards "S-england" (start
card), "X1" (charter ship), "Y01" (goods card); contracts "A01", island tiles "I01", tile spaces "NF1", goal
cards "Z01".
"""

from __future__ import annotations

import msgspec

from engines.contract.core import Seat
from engines.games.new_found_land.figures import ACTION_NAMES, NO_GOODS, Gain, Goods
from engines.games.new_found_land.moves import AnyMove

LOAD, SETTLE, DELIVER, EXPLORE = ACTION_NAMES
LAND, PLANNING, ISLANDS, CITIES, GOALS = "land", "planning", "islands", "cities", "goals"
PHASES = (LAND, PLANNING, *ACTION_NAMES, ISLANDS, CITIES, GOALS)
"""The phases of a round, in order. Cartography runs by itself, before the island scoring."""
ANSWERED = "answered"
"""The step of a seat whose answers given ahead leave nothing more to ask: see ahead.py."""

EDITION = 5
"""Of new games. 3: a one-time card alone gives a goal turn in every round; who can still undo a step ends the
turn. 4: other start ships, so that all nations have the same chance. 5: the same of captains: Drake is worth
more."""
NEUTRAL = -1
"""The owner of the third power's markers."""
NO_GAIN = Gain()


class Field(msgspec.Struct, frozen=True):
    """The markers on one field of an island tile; several are a tower."""

    owner: Seat
    """A seat, or NEUTRAL."""
    count: int


class LaidTile(msgspec.Struct, kw_only=True):
    """A tile that lies on an island."""

    tile: str
    fields: list[Field] = []
    """The occupied ones."""


class City(msgspec.Struct, kw_only=True):
    contracts: list[str | None]
    markers: list[Seat] = []
    """Whose markers lie here, in the order in which they came."""
    scored: bool = False


class Frame(msgspec.Struct, kw_only=True):
    space: int | None
    """On the score track; None once everybody has taken it."""
    taken_by: list[Seat] = []
    left: list[str] = []
    """What still lies there: goal cards (secret), captains or goods."""


class Plan(msgspec.Struct, kw_only=True):
    """The ships sent to each action; None where that is undecided."""

    load: list[str] | None = None
    settle: list[str] | None = None
    deliver: list[str] | None = None
    explore: list[str] | None = None

    def of(self, action: str) -> list[str] | None:
        ships: list[str] | None = getattr(self, action)
        return ships

    def all_ships(self) -> list[str]:
        return [ship for action in ACTION_NAMES for ship in self.of(action) or ()]


class Player(msgspec.Struct, kw_only=True):
    nation: str
    points: dict[str, int] = {}
    """Victory points by where they came from."""
    goods: Goods = NO_GOODS
    ships: list[str] = []
    """At the wharves."""
    wharf_built: bool = False
    upgrade_built: bool = False
    hand: list[str] = []
    """One-time cards: secret."""
    goals: list[str] = []
    """Goal cards: secret."""
    redeemed: list[str] = []
    captain: str = ""
    lap_card: int | None = None
    """The bonus of the 50/100 card."""
    plan: Plan = msgspec.field(default_factory=Plan)
    """Committed: everybody sees it."""
    standing: Plan = msgspec.field(default_factory=Plan)
    """Secret: what is committed when it is this player's turn to plan; in simultaneous planning, the plan
    handed in."""
    wary: list[str] | None = None
    """Secret: the others' ships at the actions when the plan was stored. If more have come to an action, the
    plan's owner is asked again. None: the plan is carried out whatever the others do."""
    dealt: list[str] = []
    """Load: cards for the own turn to come. Secret, even from their owner until the ship is loaded."""
    ahead: list[AnyMove] = []
    """Secret: moves made before the own turn, to be carried out in it."""
    answered: bool = False
    """Secret: the moves made ahead leave nothing more to ask."""

    @property
    def score(self) -> int:
        return sum(self.points.values())


class Sailing(msgspec.Struct, frozen=True):
    """A participant in an action, with the total sail value that fixed the order."""

    seat: Seat
    sail: int


class Turn(msgspec.Struct, kw_only=True):
    """A complete turn in the sense of §5.1: the frames are taken at its end."""

    seat: Seat
    ended: bool = False
    """Only frames are left to take."""
    asked: bool = False
    """A question was asked in it (§D10)."""
    built: bool = False
    """Land: a ship has been built, the harbour is closed."""
    used: list[str] = []
    """Ships that have loaded, settled or delivered."""
    started: bool = False
    """Load: the cards are drawn; Explore: the tiles are."""
    cards: list[str] = []
    """Load: drawn, to be chosen from: secret."""
    tiles: list[str] = []
    """Explore: drawn and not laid."""
    laid: int = 0
    both: int = 0
    """Settlement Office: how often both bonuses have been taken."""
    redeemed: int = 0


class Deed(msgspec.Struct, kw_only=True):
    """Something that happened, as far as everybody saw it: pictures highlight it."""

    what: str
    seat: Seat = NEUTRAL
    """NEUTRAL where nobody did it: cartography."""
    ships: list[str] = []
    action: str = ""
    island: str = ""
    space: str = ""
    city: str = ""
    contract: str = ""
    frame: str = ""
    card: str = ""
    gain: Gain = NO_GAIN


class State(msgspec.Struct, kw_only=True):
    simultaneous: bool
    """Planning: everybody at the same time, in secret."""
    players: list[Player]
    round: int = 1
    start: Seat
    phase: str = LAND
    step: str = ""
    """What is asked: "land", "plan", "load", "keep", "settle", "deliver", "lay", "finish", "frame" or
    "goals"; "answered" on the table foreseen for a seat that has answered ahead."""
    action: str = LOAD
    """Planning: the action whose ships are being assigned."""
    queue: list[Seat] = []
    """Whose turn it is in this phase, and who comes after."""
    order: list[Sailing] = []
    """The order of the running action, fixed when it begins (§9-21)."""
    turn: Turn | None = None
    shares: list[int] = []
    """The points of the running scoring, by seat."""
    area: str = ""
    """The island or city being scored."""
    over: bool = False
    edition: int = 2
    """The version of the rules that the game was begun with; it is played by them to its end."""
    costs_only: bool = False
    """Large ships lie cost side up until they are built: their values are not shown."""

    small_sale: list[str | None]
    large_sale: list[str | None]
    small_pile: list[str]
    """The top first, as in all piles."""
    large_pile: list[str]
    small_discard: list[str] = []
    large_discard: list[str] = []
    cards: list[str]
    """The pile of one-time cards."""
    cards_open: list[str]
    """Their discard pile: cards that everybody has seen."""
    cards_hidden: list[str] = []
    """Their discard pile: cards not kept, face down."""
    contracts: list[str]
    contract_discard: list[str] = []
    tiles: list[str]
    tile_discard: list[str] = []
    compass: list[str]
    """The pile of compass tiles: islands."""
    charted: list[str] = []
    """Compass tiles revealed in the rounds so far."""
    lap_cards: list[int]
    frames: dict[str, Frame]
    cities: dict[str, City]
    spaces: dict[str, LaidTile] = {}
    """The tile spaces that have a tile."""
    islands_scored: list[str] = []

    deeds: list[Deed] = msgspec.field(default_factory=list, name="steps")
    """The deeds of the running turn (or action being planned, or closing phase)."""
    last_deeds: list[Deed] = msgspec.field(default_factory=list, name="last_steps")
    """The deeds of the one before."""
