"""The moves of Magellan: each is one decision of a person."""

from __future__ import annotations

from typing import get_args

from engines.core import Move

Cards = list[int]


class Bid(Move, frozen=True, tag="bid"):
    """Offer `amount` for the card."""

    amount: int


class Pass(Move, frozen=True, tag="pass"):
    """Out for this card. Before one's turn it is secret, and may be thought over: a limit of 0."""


class Limit(Move, frozen=True, tag="limit"):
    """Secret: bid for me, one above the others, up to `amount`."""

    amount: int


class ClearLimit(Move, frozen=True, tag="clear_limit"):
    """Secret: ask me after all."""


class Veto(Move, frozen=True, tag="veto"):
    """Columbus: the card on offer goes under the stack."""


class DeclineVeto(Move, frozen=True, tag="decline_veto"):
    """Secret: no veto against this card; with rest = "yes", none until I say otherwise."""

    rest: str


class Order(Move, frozen=True, tag="order"):
    """Secret: what to do whenever a card of this explorer (or of "all") comes up in this phase.

    `what` is "limit" (up to `amount`), "no_limit", "ask_veto", "decline_veto" or "use_veto".
    """

    explorer: str
    what: str
    amount: int | None = None


class AutoForced(Move, frozen=True, tag="auto_forced"):
    """Secret: questions with a single legal answer are answered for me ("on") or not ("off")."""

    switch: str


class Pay(Move, frozen=True, tag="pay"):
    """The money cards for the card just won, by their gold."""

    cards: Cards


class Pile(Move, frozen=True, tag="pile"):
    """Magellan: which ship sails on, with the pile under it."""

    ship: int


class Tuck(Move, frozen=True, tag="tuck"):
    """Magellan: which card goes under the pile."""

    card: int


class Part(Move, frozen=True, tag="part", kw_only=True):
    """Vasco da Gama B: from which part a ship leaves ("" where there is no choice) and where it goes."""

    source: str = ""
    part: str


class Exchange(Move, frozen=True, tag="exchange"):
    """Marco Polo A: the cards to be put away for new ones. A hand too big for one menu is asked card by
    card; there a 0 at the end says that this is all."""

    cards: Cards


class Draw(Move, frozen=True, tag="draw"):
    """Pizarro B: one more card."""


class Stop(Move, frozen=True, tag="stop"):
    """Pizarro B: enough."""


class GambleUntil(Move, frozen=True, tag="gamble_until"):
    """Secret until it is played: draw until the sum is at least `amount`, then stop."""

    amount: int


class ClearUntil(Move, frozen=True, tag="clear_until"):
    """Secret: I want to gamble card by card after all."""


AnyMove = (
    Bid
    | Pass
    | Limit
    | ClearLimit
    | Veto
    | DeclineVeto
    | Order
    | AutoForced
    | Pay
    | Pile
    | Tuck
    | Part
    | Exchange
    | Draw
    | Stop
    | GambleUntil
    | ClearUntil
)

MOVES: tuple[type[Move], ...] = get_args(AnyMove)
