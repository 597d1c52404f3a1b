"""What a seat may know of a game of Race to the New Found Land (§8).

Names are those of the figures: goods "wood", "cloth", "iron", "gold"; actions "load", "settle", "deliver",
"explore"; islands "newfoundland", "nova_scotia", "anticosti", "prince_edward"; cities "hamburg", "venice",
"stockholm"; frames "square", "pentagon", "circle", "triangle", "star"; captains "columbus", "magellan",
"dagama", "cortes", "drake"; nations "portugal", "spain", "england", "france", "netherlands"; ships, cards,
contracts, tiles, tile spaces and goals by their codes (see state.py).

`Ship`, `Goods`, `Gain`, `Contract` and `Tile` are taken from the figures as they are: what is
printed on a piece is no secret once the piece may be seen. Where a type has the name of one in `state`, it is
the same thing as people see it.
"""

from __future__ import annotations

import msgspec

from engines.contract import core
from engines.contract.core import Seat
from engines.games.new_found_land.figures import Contract, Gain, Goods, Ship, Tile

NEUTRAL = -1
"""The owner of the third power's markers (two players only)."""


class Tower(msgspec.Struct, frozen=True, kw_only=True):
    """The markers on one field of an island tile."""

    owner: Seat
    """A seat, or NEUTRAL."""
    count: int


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A place for an island tile."""

    name: str
    shape: str
    """"coast", "cape" or "inland"."""
    column: int
    row: int
    """Where it lies in the island's drawing grid."""
    tile: Tile | None
    """None while it is empty."""
    towers: tuple[Tower, ...]
    """The occupied fields, in order."""
    free: int
    """Fields of the tile that are free; 0 without a tile."""
    fresh: bool
    """Something happened here in the turn to highlight (see `Public.deeds`)."""


class Island(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    first: int
    second: int
    """Bonuses for most and second most markers."""
    spaces: tuple[Space, ...]
    free: int
    """Spaces without a tile."""
    markers: tuple[int, ...]
    """By seat."""
    neutral: int
    """Markers of the third power."""
    scored: bool


class City(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    first: int
    second: int
    contracts: tuple[Contract | None, ...]
    """None where a contract was fulfilled in the running action."""
    spaces: int
    """How many markers the city has room for."""
    markers: tuple[Seat, ...]
    """In the order in which they came."""
    scored: bool


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    colour: str
    space: int | None
    """On the score track; None once everybody has taken it."""
    reward: str
    """"goal", "captain" or "good"."""
    cards: int
    """Goal cards that are left in its stack; 0 for the others."""
    captains: tuple[str, ...]
    goods: tuple[str, ...]
    """What is left to choose from."""
    taken_by: tuple[Seat, ...]


class Assigned(msgspec.Struct, frozen=True, kw_only=True):
    """Ships that everybody sees at an action."""

    action: str
    ships: tuple[Ship, ...]
    decided: bool
    """False while the player has still to plan this action."""


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """Where some of the points came from."""

    what: str
    """"ships", "cards", "new_england", "settle", "contracts", "antwerp", "explore", "captain", "islands",
    "cities", "goals", "markers", "laps", "leftovers"."""
    points: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    nation: str
    board_number: int
    score: int
    sources: tuple[Source, ...]
    """The score by where it came from."""
    space: int
    """Where the figure stands on the track: 0, or 1 to 50."""
    lap: int
    """Full laps behind it: 0 up to 50 points, 1 up to 100, and so on."""
    lap_card: int | None
    """The bonus of the 50/100 card; None without one."""
    goods: Goods
    ships: tuple[Ship, ...]
    """At the wharves, whether or not they are assigned; the Merchant Fleet is not among them."""
    wharves: int
    """How many are open."""
    wharf_built: bool
    wharf_cost: Goods
    upgrade: str
    """"merchant_fleet", "settlement_office", "colonial_harbour", "tax_office", "naval_office"."""
    upgrade_built: bool
    upgrade_cost: Goods
    fleet: Ship | None
    """The ship of the Merchant Fleet, once it is built."""
    hand: int
    """How many one-time cards."""
    goals: int
    """How many goal cards."""
    redeemed: tuple[str, ...]
    """Goal cards redeemed so far."""
    captain: str
    """"" without one."""
    frames: tuple[str, ...]
    """Those taken so far."""
    plan: tuple[Assigned, ...]
    """One for each of the four actions, in order; empty sets outside planning and actions."""
    idle: tuple[Ship, ...]
    """Own ships, the fleet included, that are assigned to no action."""
    island_markers: int
    city_markers: int
    shown_cards: tuple[str, ...]
    """One-time cards left at the end of the game; () before."""
    shown_goals: tuple[str, ...]
    """Goal cards left at the end of the game; () before."""


class Sailing(msgspec.Struct, frozen=True, kw_only=True):
    """A participant in the running action."""

    seat: Seat
    sail: int
    """The total sail value that fixed the order."""
    done: bool


class Running(msgspec.Struct, frozen=True, kw_only=True):
    """The action that is being carried out."""

    action: str
    order: tuple[Sailing, ...]
    seat: Seat | None
    """Whose turn it is in it; None between two participants or when only frames are left."""
    used: tuple[str, ...]
    """Ships of this player that have loaded, settled or delivered."""
    drawn_cards: int
    """Load: cards to choose from."""
    keep: int
    """Load: how many of them are kept."""
    tiles: tuple[Tile, ...]
    """Explore: drawn and not laid yet."""
    lays: int
    """Explore: tiles that may still be laid."""


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Something done, to be highlighted."""

    seat: Seat
    """NEUTRAL where nobody did it: cartography, a scoring."""
    what: str
    """"build_ship", "build_wharf", "build_upgrade", "assign", "load", "keep", "settle", "new_england",
    "deliver", "antwerp", "lay", "chart", "card", "frame", "island", "city", "redeem"."""
    ships: tuple[str, ...] = ()
    action: str = ""
    island: str = ""
    space: str = ""
    city: str = ""
    contract: str = ""
    frame: str = ""
    card: str = ""
    """A goods card, a captain or a good taken, a goal redeemed."""
    gain: Gain = Gain()
    """What it brought."""


class Piles(msgspec.Struct, frozen=True, kw_only=True):
    """Sizes of piles and discard piles."""

    small: int
    large: int
    cards: int
    contracts: int
    tiles: int
    compass: int
    small_discard: int
    large_discard: int
    cards_hidden: int
    """One-time cards discarded face down."""


class Public(core.Public, kw_only=True):
    over: bool
    rounds: int
    """Of a whole game."""
    round: int
    """From 1."""
    phase: str
    """"land", "planning", one of the four actions, "islands", "cities" (scorings), "goals"."""
    step: str
    """What is asked: "land", "plan", "load", "keep", "settle", "deliver", "lay", "finish", "frame" or
    "goals"."""
    planning: str
    """The action whose ships are being assigned; "" outside sequential planning."""
    simultaneous: bool
    """Planning is secret and simultaneous at this table."""
    start: Seat
    """The start player of this round."""
    current: Seat | None
    """Whose turn runs; None where everybody is asked at once and when the game is over."""
    frame: str
    """The frame whose reward is being chosen; "" elsewhere."""
    order: tuple[Seat, ...]
    """Player order of this round."""
    limits: tuple[int, int, int, int]
    """Ships a player may send to each action."""
    loading: tuple[tuple[str, int], ...]
    """Each good, and the crates it takes to load one."""
    running: Running | None
    """None outside the four actions."""
    islands: tuple[Island, ...]
    cities: tuple[City, ...]
    frames: tuple[Frame, ...]
    """In their order on the track at the beginning."""
    track: int
    """Spaces of the score track."""
    small_sale: tuple[Ship | None, ...]
    large_sale: tuple[Ship | None, ...]
    """None: bought in the running turn, or nothing left."""
    costs_only: bool
    """Large ships lie cost side up until they are built: only their costs are shown."""
    next_large: Ship | None
    """The top of the large pile: it lies face up (§9-2)."""
    large_points: int
    """For building a large ship."""
    piles: Piles
    cards_open: tuple[str, ...]
    """One-time cards that everybody has seen being discarded since the last shuffle."""
    contract_discard: tuple[str, ...]
    tile_discard: tuple[str, ...]
    compass: tuple[tuple[int, str], ...]
    """Compass spaces in the order of the rounds, and the island revealed there; "" where none lies yet."""
    charting: int
    """Tiles that cartography lays in a round."""
    lap_cards: tuple[int, ...]
    """The bonuses of the 50/100 cards that are left, the top first."""
    players: tuple[Player, ...]
    """In seat order."""
    deeds: tuple[Deed, ...]
    """What to highlight: the deeds of the running turn or, before its first, those of the turn before."""


# --- for one seat ----------------------------------------------------------------------------------------


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A one-time card."""

    name: str
    ship: Ship | None
    """A charter ship; None for a goods card."""
    gain: Gain | None
    """Of a goods card; None for a charter ship."""


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal card with how far this seat is."""

    name: str
    kind: str
    """"storage", "islands", "island_total", "cities", "city_total", "ships", "large_ships", "upgrades"."""
    points: int
    goods: Goods
    """Of the kind "storage": what the storage must hold."""
    places: int
    """Of the kinds "islands" and "cities": on how many of them."""
    number: int
    """Of the kinds "islands" and "cities": how many markers on each; of the others: how many in all. 0 for
    "storage"."""
    have: int
    need: int
    """The progress: goods that count, markers or places reached, ships, upgrades; of how many."""
    met: bool


class StoredSet(msgspec.Struct, frozen=True, kw_only=True):
    """The ships of one action in the stored plan."""

    action: str
    ships: tuple[Ship, ...]


class Own(core.Own, kw_only=True):
    hand: tuple[Card, ...]
    goals: tuple[Goal, ...]
    drawn: tuple[Card, ...]
    """Load: the cards to choose from, while this seat chooses."""
    stack: tuple[Goal, ...]
    """The goal cards of the frame just reached, while this seat chooses."""
    available: tuple[Ship, ...]
    """Planning: ships, fleet and charter cards that are not committed."""
    standing: tuple[StoredSet, ...]
    """The stored plan for actions not committed yet; in simultaneous planning the plan handed in."""
    payment: int
    """Goods that the next goal costs: 0 for the first one of a round."""
    step: str
    """What this seat is asked (see `Public.step`), maybe ahead of its turn: then everything else here is as
    it will be in that turn, after what was answered ahead. "answered" when nothing more is asked; "" where
    this seat is not asked."""
    goods: Goods
    """The own storage."""
    used: tuple[str, ...]
    """Own ships that have loaded, settled or delivered in this action."""
    keep: int
    """Load: how many of `drawn` are kept."""


View = core.View[Public, Own]
