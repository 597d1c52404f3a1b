"""The moves of Age of Discovery: each is one decision of a person (§6).

Ships are named by kind ("G3"), never one by one: equal ships are interchangeable.
"""

from __future__ import annotations

from typing import get_args

from engines.contract.core import Move

STACK = "stack"
"""The source of a contract that is drawn face down."""
ROUNDS = (1, 2, 3)
"""For how many rounds a contract can run."""
CARD_SPENT = "yes"
"""The answer to the question for a card "ship of any colour"."""
ENDS_TURN, STAYS_OPEN = "yes", "no"
"""The answers to the question whether the turn ends with the last action."""
PURCHASE, FILLING, CONTRACT = "purchase", "filling", "contract"
"""Where an open card lies: places are named "purchase-3", "filling-3" or "contract-2"."""
BOUGHT_AT_ONCE = 2
"""Ships that one move buys, at most: all sets of two fit into one menu."""
MOST_ORDERS = 5
"""Steps in a player's standing orders, at most (§10)."""


class TakeCoins(Move, frozen=True, tag="take_coins"):
    """Take two coins from the supply.

    As the last action of a turn it may end the turn too (end = "yes"), or leave it open (end = "no").
    """

    end: str | None = None


class BuyShip(Move, frozen=True, tag="buy_ship"):
    """Buy the ship in this column of the purchase row; or two ships, one after the other, from two columns or
    from the same one twice: the second is then the ship that moves down."""

    column: int | list[int]

    @property
    def columns(self) -> list[int]:
        return self.column if isinstance(self.column, list) else [self.column]


class PlaceShip(Move, frozen=True, tag="place_ship"):
    """Place a free ship on an expedition.

    A joker (ship = "joker") needs a volume and a declared colour. A ship that does not have the colour of
    the row needs card = "yes".
    """

    ship: str
    expedition: str
    volume: int | None = None
    colour: str | None = None
    card: str | None = None


class StartContract(Move, frozen=True, tag="start_contract"):
    """Start a contract from the hand with all its ships at once.

    Ships are kinds, "joker1" to "joker3" is the joker with that volume, and an asterisk stands behind each
    ship that takes a card "ship of any colour" ("B1*").
    """

    contract: str
    ships: list[str]
    rounds: int


class AcquireContract(Move, frozen=True, tag="acquire_contract"):
    """Take the contract in slot "1" to "4" of the display, or the top of the "stack"."""

    source: str


class Reserve(Move, frozen=True, tag="reserve"):
    """Spend a reserve card on "purchase-3", "filling-3" (a ship) or "contract-2" (a slot of the display)."""

    target: str


class EndTurn(Move, frozen=True, tag="end_turn"):
    """End the turn; unused actions are forfeited."""


TurnStep = TakeCoins | BuyShip | PlaceShip | StartContract | AcquireContract | Reserve | EndTurn
"""The steps of a turn."""


class Order(Move, frozen=True, tag="order"):
    """Add a step to the secret orders for the next turn. `step` is the tag of a move, the rest its fields."""

    step: str
    column: int | list[int] | None = None
    ship: str | None = None
    expedition: str | None = None
    volume: int | None = None
    colour: str | None = None
    card: str | None = None
    contract: str | None = None
    ships: list[str] | None = None
    rounds: int | None = None
    source: str | None = None
    target: str | None = None


class DropOrders(Move, frozen=True, tag="drop_orders"):
    """Drop all standing orders, in secret."""


MOVES: tuple[type[Move], ...] = get_args(TurnStep | Order | DropOrders)
