"""The moves of Age of Discovery: each is one decision of a person (specification, section 6).

Ships are named by kind ("G3"), never one by one: equal ships are interchangeable.
"""

from __future__ import annotations

from typing import get_args

from engines.core import Move


class TakeCoins(Move, frozen=True, tag="take_coins"):
    """Two coins from the supply."""


class BuyShip(Move, frozen=True, tag="buy_ship"):
    """The ship in this column of the purchase row."""

    column: int


class PlaceShip(Move, frozen=True, tag="place_ship"):
    """A free ship on an expedition. A joker (ship = "joker") needs a volume and a declared colour; a ship
    that does not have the colour of the row needs card = "yes"."""

    ship: str
    expedition: str
    volume: int | None = None
    colour: str | None = None
    card: str | None = None


class StartContract(Move, frozen=True, tag="start_contract"):
    """A contract from the hand with all its ships at once: kinds, "joker1" to "joker3" for the joker with
    that volume, and an asterisk behind each ship that takes a card "ship of any colour" ("B1*")."""

    contract: str
    ships: list[str]
    rounds: int


class AcquireContract(Move, frozen=True, tag="acquire_contract"):
    """From slot "1" to "4" of the display, or the top of the "stack"."""

    source: str


class Reserve(Move, frozen=True, tag="reserve"):
    """Spend a card on "purchase-3", "filling-3" (a ship) or "contract-2" (a slot of the display)."""

    target: str


class EndTurn(Move, frozen=True, tag="end_turn"):
    """Unused actions are forfeited."""


OnTurn = TakeCoins | BuyShip | PlaceShip | StartContract | AcquireContract | Reserve | EndTurn
"""The steps of a turn."""


class Order(Move, frozen=True, tag="order"):
    """Secret: one step more for my next turn. `step` is the tag of a move, the rest are its fields."""

    step: str
    column: int | None = None
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
    """Secret: forget all of them."""


AnyMove = OnTurn | Order | DropOrders

MOVES: tuple[type[Move], ...] = get_args(AnyMove)
