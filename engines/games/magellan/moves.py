"""The moves of Magellan: each is one decision of a person."""

from __future__ import annotations

from engines.contract.core import Move

ALL_EXPLORERS = "all"
"""What a standing order names instead of one explorer."""
VETO_ORDERS = {"ask_veto": "ask", "decline_veto": "decline", "use_veto": "use"}
"""What a standing order says about vetoes, and the choice it stands for."""
HIGHEST_STANDING_LIMIT = 99
"""Our ruling: a standing limit beyond it is more likely a slip than a plan."""

Cards = list[int]


class Bid(Move, frozen=True, tag="bid"):
    """Offer `amount` for the card."""

    amount: int


class Pass(Move, frozen=True, tag="pass"):
    """Leave the auction of this card. Before your turn this is secret and can be changed: a limit of 0."""


class Limit(Move, frozen=True, tag="limit"):
    """Secret: bid for me, 1 more than the others, up to `amount`."""

    amount: int


class ClearLimit(Move, frozen=True, tag="clear_limit"):
    """Secret: ask me after all."""


class Veto(Move, frozen=True, tag="veto"):
    """Columbus: put the card on offer under the stack."""


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
    """Secret: answer questions with a single legal answer for me ("on") or ask me ("off")."""

    switch: str


class Pay(Move, frozen=True, tag="pay"):
    """Pay for the card just won with these money cards, named by their gold."""

    cards: Cards


class ChoosePile(Move, frozen=True, tag="pile"):
    """Magellan: which ship sails on, with the pile under it."""

    ship: int


class Tuck(Move, frozen=True, tag="tuck"):
    """Magellan: which card goes under the pile."""

    card: int


class ChoosePart(Move, frozen=True, tag="part", kw_only=True):
    """Vasco da Gama B: which part a ship leaves ("" where there is no choice) and which one it enters."""

    source: str = ""
    part: str


class Exchange(Move, frozen=True, tag="exchange"):
    """Marco Polo A: the money cards to put away for new ones.

    A very big hand is asked for one card at a time; a 0 at the end then says that these are all.
    """

    cards: Cards


class Draw(Move, frozen=True, tag="draw"):
    """Pizarro B: draw another card."""


class Stop(Move, frozen=True, tag="stop"):
    """Pizarro B: keep the sum."""


class GambleUntil(Move, frozen=True, tag="gamble_until"):
    """Secret until it is played: draw until the sum is at least `amount`, then stop."""

    amount: int


class ClearUntil(Move, frozen=True, tag="clear_until"):
    """Secret: ask me about every card of the gamble after all."""


MOVES: tuple[type[Move], ...] = (
    Bid,
    Pass,
    Limit,
    ClearLimit,
    Veto,
    DeclineVeto,
    Order,
    AutoForced,
    Pay,
    ChoosePile,
    Tuck,
    ChoosePart,
    Exchange,
    Draw,
    Stop,
    GambleUntil,
    ClearUntil,
)

FOR_THIS_CARD = (Pass, Limit, ClearLimit)
STANDING_ORDERS: frozenset[type[Move]] = frozenset(
    {*FOR_THIS_CARD, Order, AutoForced, GambleUntil, ClearUntil}
)
"""What is said for later; before the own turn, a pass is a limit of 0."""
