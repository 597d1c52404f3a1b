"""A game of Magellan as it lies on the table, secrets included."""

from __future__ import annotations

import msgspec

from engines.contract.core import Seat

Step = str
"""Where the game stands. It waits for people in "veto", "bidding", "payment", "pile", "tuck", "part",
"exchange" and "gamble"; "reveal", "resolve", "phase_end" and "scoring" go by themselves; then "over"."""
ASKED_BEFORE_SCORING = ("veto", "bidding", "payment", "pile", "tuck", "part", "exchange")
"""The steps before the scoring in which somebody is asked. Orders can be given in all of them."""


class Instructions(msgspec.Struct, kw_only=True):
    """What a player has told the game in secret (§6.4, §6.5)."""

    limit: int | None = None
    """The most to bid for the card on offer."""
    limits: dict[str, int] = {}
    """Standing limits in this phase, by explorer."""
    vetoes: dict[str, str] = {}
    """By explorer, for this phase: "decline" or "use". Everything else is "ask"."""
    rested: list[str] = []
    """Explorers for whom "don't ask me again" holds, in all phases."""
    declined: bool = False
    """Has let the card on offer go without a veto."""
    auto_forced: bool = False
    gamble_until: int | None = None
    warned: list[str] = []
    """Explorers whose price beyond money the player has confirmed in this phase."""


class Player(msgspec.Struct, kw_only=True):
    hand: list[int]
    """Money cards, by their gold, sorted."""
    ships_left: int
    """Ships not placed yet, in phase I."""
    ships_boxed: int = 0
    """Ships that were not placed in phase I and are out of the game."""
    vetoes: int = 0
    open_hand: bool = False
    won: list[tuple[str, int]] = []
    """Explorer and phase."""
    orders: Instructions = msgspec.field(default_factory=Instructions)


class Ship(msgspec.Struct, kw_only=True):
    """A ship on the board, with the money cards tucked under it (Magellan only)."""

    seat: Seat
    explorer: str
    field: int
    part: str = ""
    open_pile: list[int] = []
    """Cards that everybody saw being tucked."""
    secret_pile: list[int] = []
    """Cards that only the owner knows."""

    @property
    def pile(self) -> list[int]:
        return sorted(self.open_pile + self.secret_pile)


class Auction(msgspec.Struct, kw_only=True):
    """The bidding for the card on offer."""

    active: list[Seat]
    """Who has not passed, clockwise from the first bidder."""
    to_act: Seat | None
    bids: list[int | None]
    """The last bid of every seat."""
    high: int = 0
    leader: Seat | None = None
    passed: list[Seat] = []


class Settlement(msgspec.Struct, kw_only=True):
    """A sale between the last bid and the next card."""

    winner: Seat
    price: int
    payment: list[int] = []
    ship: int | None = None
    """Which of the ships (its place in State.ships) sails on; None: a new one, or not chosen yet."""
    tuck: int | None = None
    part: str = ""


class Sale(msgspec.Struct, kw_only=True):
    """What became of the last card; nobody bought it if `seat` is None."""

    explorer: str
    phase: int
    seat: Seat | None = None
    price: int = 0
    payment: list[int] = []
    ship: int | None = None


class Score(msgspec.Struct, kw_only=True):
    parts: dict[str, int]
    """By explorer, then "hand" and, where there is one, "gamble"."""
    complete: bool = False
    """The gamble, if there is one, has ended: the whole score is known."""

    @property
    def total(self) -> int:
        return sum(self.parts.values())


class State(msgspec.Struct, kw_only=True):
    sides: dict[str, str]
    """Half-board "1" and "2": "A" or "B"."""
    payment_rule: str
    """"minimal_cover" or "exact_if_possible"."""
    auctioneer: Seat
    players: list[Player]
    explorers: list[str]
    """The explorer cards of this phase, top first."""
    later: list[list[str]]
    """The explorer cards of the phases to come."""
    stack: list[int]
    """Money cards, face down; the top is at the end."""
    discard: list[int] = []
    phase: int = 1
    step: Step = "reveal"
    last_winner: Seat | None = None
    card: str | None = None
    """The explorer card on offer."""
    vetoed: int = 0
    """How many cards at the bottom of the explorer stack everybody knows."""
    box: list[tuple[str, int]] = []
    """Cards that nobody bought: explorer and phase."""
    ships: list[Ship] = []
    auction: Auction | None = None
    sale: Settlement | None = None
    last_sale: Sale | None = None
    exchanges: list[Seat] = []
    """Who still has to exchange: one entry per ship, clockwise from the auctioneer."""
    exchange_at_once: bool = False
    """All of them are asked together, not one after the other."""
    to_score: list[Seat] = []
    """Who has not been scored yet, in scoring order."""
    scores: list[Score | None] = []
    gamble: list[int] = []
    """The cards turned up in the gamble."""
