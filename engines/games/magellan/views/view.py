"""What a seat may know of a game of Magellan (§8)."""

from __future__ import annotations

from typing import Self

import msgspec

from engines.contract import core
from engines.contract.core import Seat


class Money(msgspec.Struct, frozen=True):
    """A money card."""

    gold: int
    crown: int


class Ship(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    just_moved: bool = False
    """Whether it was placed or moved by the last sale."""
    pile_size: int = 0
    """Magellan only: cards stored under the ship."""
    pile: tuple[Money, ...] | None = None
    """Those cards, where everybody knows them; None while they are secret."""
    seen: tuple[Money, ...] = ()
    """The cards that everybody saw being stored: some may be known where the whole pile is not."""


class Berth(msgspec.Struct, frozen=True, kw_only=True):
    """A field of an explorer, or one of the two parts of Vasco da Gama's fields on side B."""

    part: str
    """"" for a whole field, "left" or "right"."""
    purse: int
    crown: int
    multiplier: int
    """Magellan: how often the pile counts; 0 elsewhere."""
    gamble: int
    """Pizarro B, field III: the highest sum that counts; 0 elsewhere."""
    draw: int
    """Vasco da Gama: cards drawn on entering."""
    action: str
    """"none", "veto", "tuck_hand", "tuck_bid", "exchange", "open_hand", "neighbour_draw", "gamble"."""
    ships: tuple[Ship, ...]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """An explorer and the three fields."""

    explorer: str
    side: str
    fields: tuple[tuple[Berth, ...], tuple[Berth, ...], tuple[Berth, ...]]
    """Fields I, II, III; each one berth, or two (left, right) for Vasco da Gama on side B."""
    cards_to_come: int
    """Cards of this explorer still to be auctioned in this phase, the revealed one included."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    cards: int
    """How many money cards are in the hand."""
    open_hand: tuple[Money, ...] | None
    """The hand while it lies open (Cook A), else None."""
    ships_left: int
    vetoes: int
    points: int
    """What everybody can count: crowns of the fields, open piles."""
    bid: int | None
    """This player's last bid for the card on offer."""
    passed: bool
    """Out for the card on offer, having been in."""
    in_auction: bool
    """May still bid for the card on offer."""
    auctioneer: bool
    total: int | None
    """The final score, once this player has been scored; None before."""


class Sale(msgspec.Struct, frozen=True, kw_only=True):
    """What became of the last card; nobody bought it if `seat` is None."""

    explorer: str
    phase: int
    seat: Seat | None
    price: int
    payment: tuple[Money, ...]


class Public(core.Public, kw_only=True):
    step: str
    """"veto", "bidding", "payment", "pile", "tuck", "part", "exchange", "gamble", "over"."""
    phase: int
    sides: dict[str, str]
    """Half-board "1" and "2": "A" or "B"."""
    card: str | None
    """The explorer on offer."""
    auction: int
    """The number of the running auction of this phase, from 1."""
    auctions: int
    """How many cards this phase has."""
    high: int
    leader: Seat | None
    rows: tuple[Row, ...]
    players: tuple[Player, ...]
    """The players, in seat order."""
    at_bottom: tuple[str, ...]
    """Explorers of vetoed cards known to lie at the bottom of the stack, in the order they will come."""
    money_stack: int
    discards: int
    last_sale: Sale | None
    gamble: tuple[Money, ...] | None
    """The cards turned up so far, during the gamble."""
    exact: bool
    """Overpaying is allowed only where no cards make the price exactly."""


class OwnShip(msgspec.Struct, frozen=True, kw_only=True):
    explorer: str
    field: int
    part: str
    purse: int
    """Cards it will bring at the end of this phase."""
    points: int
    """What it is worth where it stands."""
    next_points: int | None
    """What it would be worth one field on; None on the last field or where it depends on the choice."""
    pile: tuple[Money, ...]
    multiplier: int


class StandingOrder(msgspec.Struct, frozen=True, kw_only=True):
    """A standing order for one explorer."""

    explorer: str
    limit: int | None
    veto: str
    """"ask", "decline" or "use"."""


class Own(core.Own, kw_only=True):
    hand: tuple[Money, ...]
    """Sorted by gold."""
    max_bid: int | None
    """The most this seat can pay for the card on offer; None if there is none or it may not bid."""
    limit: int | None
    """Its own limit for the card on offer."""
    must_pay: int | None
    """The price, while this seat is choosing the payment."""
    ships: tuple[OwnShip, ...]
    vetoes: int
    orders: tuple[StandingOrder, ...]
    auto_forced: bool
    gamble_until: int | None
    """The standing order "draw until at least N", if given."""
    projected: int
    """The score if the game ended now."""

    def lasting(self) -> Self:
        return msgspec.structs.replace(self, max_bid=None, limit=None, must_pay=None, projected=0)


View = core.View[Public, Own]
