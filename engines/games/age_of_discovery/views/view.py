"""What a seat may know of a game of Age of Discovery (§8).

A class that has the name of one in `state` shows the same thing, as far as it may be seen.

Colours are "red", "yellow", "green", "blue", "white", "brown"; an expedition is named by its explorer
("abreu", "da_gama", ...), a contract by colour code and capacity ("Y-5"), a kind of ship by colour code and
volume ("G3"), a joker ship by "joker".
"""

from __future__ import annotations

import msgspec

from engines.contract import core
from engines.contract.core import Say, Seat


class Chip(msgspec.Struct, frozen=True, kw_only=True):
    """A ship as a piece to be drawn, wherever it lies."""

    colour: str
    """Of a joker on an expedition: the colour declared; "" for a joker elsewhere (see `colours`)."""
    volume: int
    """Of a joker: the volume chosen for this use; 0 for a joker that is not in use."""
    joker: bool = False
    colours: tuple[str, ...] = ()
    """The two colours of a joker; () for any other ship."""


class Stock(msgspec.Struct, frozen=True, kw_only=True):
    """Free ships of one kind in front of a player."""

    kind: str
    colour: str
    volume: int
    count: int


class PlacedShip(msgspec.Struct, frozen=True, kw_only=True):
    """A ship on an expedition."""

    seat: Seat
    chip: Chip
    by_card: bool
    """It joined a row of another colour with a card "ship of any colour"."""
    match: bool
    """It has the colour of the tile and scores the higher number."""
    fresh: bool
    """Placed in the turn that is to be highlighted (see `Public.deeds`)."""


class Points(msgspec.Struct, frozen=True):
    """What a ship on an expedition scores: of another colour than the tile's, of the same colour."""

    other: int
    match: int


class Expedition(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    tile: str
    """The colour printed on the tile: it decides the points."""
    row: str | None
    """The colour that the first ship fixed: it decides who may join. None while it is empty."""
    capacity: int
    used: int
    room: int
    interim: Points
    final: Points
    ships: tuple[PlacedShip, ...]
    """In the order in which they were placed."""


class MarketShip(msgspec.Struct, frozen=True, kw_only=True):
    kind: str
    colour: str
    volume: int
    price: int
    reserved_by: Seat | None
    fresh: bool
    """Came to this place in the turn that is to be highlighted."""


class Contract(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    colour: str
    capacity: int
    incomes: tuple[int, int, int]
    """The coins a round for a contract of 1, 2 and 3 rounds."""


class OpenContract(msgspec.Struct, frozen=True, kw_only=True):
    """A contract in the display."""

    contract: Contract
    reserved_by: Seat | None
    fresh: bool


class Running(msgspec.Struct, frozen=True, kw_only=True):
    """A contract that is being carried out."""

    contract: Contract
    ships: tuple[Chip, ...]
    """A joker among them carries the volume chosen and both its colours."""
    income: int
    rounds_left: int
    """Turns of its owner until it pays."""
    fresh: bool


class Joker(msgspec.Struct, frozen=True, kw_only=True):
    status: str
    """"hidden" (never used: nobody else knows its colours), "free" (lies open before its owner), "contract"
    (bound to a running contract) or "expedition" (at sea for good)."""
    colours: tuple[str, ...]
    """Its two colours; () while it is hidden."""
    where: str
    """The contract or the expedition it is on, else ""."""


class Gain(msgspec.Struct, frozen=True):
    """Points from one expedition in one scoring."""

    expedition: str
    points: int


class MissionResult(msgspec.Struct, frozen=True, kw_only=True):
    """A special mission at the end of the game, open to all."""

    mission: str
    """"present", "half", "majority" or "alone"."""
    rate: int
    expeditions: tuple[str, ...]
    """Those that qualify."""
    points: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    coins: int
    ships: tuple[Stock, ...]
    """Free bought ships by kind; the joker is not among them."""
    joker: Joker
    running: tuple[Running, ...]
    fulfilled: int
    hand: int
    """How many contracts are in the hand."""
    any_cards: int
    reserve_cards: int
    on_expeditions: int
    """How many ships are on expeditions."""
    unplaced: int
    """Bought ships on no expedition, running contracts included: one point each at the end."""
    points: int
    """Victory points so far: after the interim scoring its points, at the end the total."""
    interim: tuple[Gain, ...]
    """The points of the interim scoring by expedition; () before it."""
    final: tuple[Gain, ...]
    """The points of the final scoring by expedition; () before it."""
    mission: MissionResult | None
    """Open at the end of the game; None before."""


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Something done in the turn that is to be highlighted."""

    seat: Seat
    what: str
    """"take_coins", "acquire_contract", "buy_ship", "place_ship", "start_contract", "reserve"."""
    ship: Chip | None = None
    """Bought, placed or reserved."""
    column: int = 0
    """1 to 5: where it was bought or reserved."""
    row: str = ""
    """"purchase" or "filling": where a ship was reserved."""
    slot: int = 0
    """1 to 4: the display slot of a contract taken or reserved; 0 for one drawn blind."""
    expedition: str = ""
    contract: str = ""
    """Started, or taken from or reserved in the display; "" for one drawn blind."""


class Countdown(msgspec.Struct, frozen=True, kw_only=True):
    """A scoring that will take place after a certain turn."""

    seat: Seat
    """After whose turn."""
    turn: int
    turns_left: int
    """Turns still to be played, the current one included."""


class Public(core.Public, kw_only=True):
    over: bool
    turn: int
    """The number of the current turn, from 1, counting everybody's turns."""
    round: int
    """From 1; a round is one turn of everybody."""
    current: Seat
    """Whose turn it is (or was, when the game is over)."""
    actions_used: tuple[str, ...]
    """In order, at most two of "take_coins", "acquire_contract", "buy_ships", "place_ships"."""
    open_action: str | None
    """"buy_ships" or "place_ships" while more of it may follow."""
    actions_left: int
    asks_to_end: bool = False
    """Whether a turn stays open after a step that can be undone. Not so in games begun before."""
    expeditions: tuple[Expedition, ...]
    purchase_row: tuple[MarketShip | None, ...]
    """Columns 1 to 5; None where nothing is left."""
    filling_row: tuple[MarketShip | None, ...]
    """Above the purchase row, column by column."""
    stacks: tuple[int, ...]
    """Cards in the five draw stacks, scoring cards included."""
    active_stack: int | None
    """1 to 5: where the next ship comes from; None when all are empty."""
    display: tuple[OpenContract | None, ...]
    """Slots 1 to 4."""
    contract_stack: int
    players: tuple[Player, ...]
    """The players, in seat order."""
    interim: Countdown | None
    """Running countdown to the interim scoring."""
    interim_done: bool
    final: Countdown | None
    """Running countdown to the final scoring."""
    ships_bought: int
    """Ships that all players together have bought."""
    turns_without_purchase: int
    """Turns in a row in which nobody has bought a ship, without the current one."""
    turns_to_stall: int | None
    """Turns without a purchase until the last round is called; None until the last few rounds before."""
    deeds: tuple[Deed, ...]
    """What to highlight: the deeds of this turn, or, before its first, those of the turn before."""


class CheapestShips(msgspec.Struct, frozen=True, kw_only=True):
    """The cheapest ships that meet the capacity of a contract exactly."""

    ships: tuple[Chip, ...]
    fee: int
    cards: int
    """Cards "ship of any colour" it takes."""


class HandContract(msgspec.Struct, frozen=True, kw_only=True):
    contract: Contract
    cheapest: CheapestShips | None
    """The cheapest way to start it with the free ships, cards and coins at hand; None if there is none."""
    missing: int
    """The volume lacking in ships of its colour (joker at its largest); 0 if the sum is enough."""


class Mission(msgspec.Struct, frozen=True, kw_only=True):
    mission: str
    """"present", "half", "majority" or "alone"."""
    rates: tuple[int, ...]
    """Points for each qualifying expedition with 0, 1, ... 8 or more fulfilled contracts."""
    column: int
    """The entry of `rates` that counts now."""
    expeditions: tuple[str, ...]
    """Those that qualify now."""
    worth: int
    """What the mission is worth now."""


class Own(core.Own, kw_only=True):
    hand: tuple[HandContract, ...]
    joker: Joker
    """As the owner knows it: its colours are always there."""
    mission: Mission
    fee: int
    """For placing a ship on an expedition or a contract."""
    joker_fee: int
    joker_volume: int
    """The largest volume of a joker."""
    turns_left: int | None
    """Own turns still to come (the current one included), once the final countdown runs."""
    orders: tuple[Say, ...] = ()
    """Standing orders for the next turn, step by step."""


View = core.View[Public, Own]
