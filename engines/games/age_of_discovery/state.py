"""A game of Age of Discovery as it lies on the table, secrets included (§5.1)."""

from __future__ import annotations

import msgspec

from engines.contract.core import Seat
from engines.games.age_of_discovery.moves import TurnStep

JOKER = "joker"
"""Stands for a player's joker ship where kinds of ships are named."""
INTERIM, FINAL = "interim", "final"
"""The two scoring cards in the ship stacks."""

RULES = 5
"""The version of the rules. 5: other incomes of contracts, so that whoever begins wins less often. 4: other
rates, so that all missions have the same chance. 3: an action must be taken before a turn ends, and coins are
where there is no other; a joker in use breaks ties, and a turn does not end by itself after a step that can
be undone. 2: orders; scorings are told in full."""
LETTER = 3
"""From this version on the rulebook is followed to the letter (§5.4, §6.7, §7.2)."""

TAKE_COINS, ACQUIRE_CONTRACT, BUY_SHIPS, PLACE_SHIPS = (
    "take_coins",
    "acquire_contract",
    "buy_ships",
    "place_ships",
)
"""The four actions."""


class OpenCard(msgspec.Struct, kw_only=True):
    """A ship or a contract lying open. A reservation sticks to the card, wherever it moves."""

    name: str
    since: int = -1
    """The turn in which it came to its place; -1 if it was there at the start."""
    reserved_by: Seat | None = None
    reserved_until: int = 0
    """The reservation ends with this turn."""


class PlacedShip(msgspec.Struct, frozen=True, kw_only=True):
    """A ship on an expedition: it stays there for good."""

    ship: str
    """Its kind, or "joker"."""
    seat: Seat
    volume: int
    colour: str
    """Its own; of a joker the colour declared."""
    by_card: bool
    turn: int


class Expedition(msgspec.Struct, kw_only=True):
    row: str | None = None
    """The colour fixed by the first ship."""
    ships: list[PlacedShip] = []


class Running(msgspec.Struct, kw_only=True):
    """A contract being carried out, with the ships bound to it."""

    contract: str
    ships: list[str]
    """Kinds; the joker is not among them."""
    joker_volume: int | None
    income: int
    rounds_left: int
    turn: int
    """When it was started."""


class Joker(msgspec.Struct, kw_only=True):
    name: str
    revealed: bool = False
    contract: str = ""
    """The running contract it is bound to."""
    expedition: str = ""
    """The expedition it is on, for good."""

    @property
    def free(self) -> bool:
        return not self.contract and not self.expedition


class Score(msgspec.Struct, kw_only=True):
    interim: dict[str, int] = {}
    """Points of each expedition that has scored."""
    final: dict[str, int] = {}
    """Points of each expedition that has scored."""
    mission: int = 0
    unplaced: int = 0

    @property
    def total(self) -> int:
        return sum(self.interim.values()) + sum(self.final.values()) + self.mission + self.unplaced


ORDERED_TOGETHER = "+"
"""Between the ships of a step that buys two."""


class OrderedStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a player's standing orders for their next turn."""

    move: TurnStep
    card: str
    """The open ship or contract that it is about; the step isn't made if another one lies there. Else ""."""


class Player(msgspec.Struct, kw_only=True):
    coins: int
    free: list[str] = []
    """Bought ships that are not in use, by kind, in the order of the kinds."""
    hand: list[str] = []
    """Contracts."""
    seen: list[str] = []
    """The contracts of the hand that everybody saw being taken from the display."""
    running: list[Running] = []
    joker: Joker
    any_cards: int
    reserve_cards: int
    fulfilled: int = 0
    mission: str
    orders: list[OrderedStep] = []
    """Standing orders: secret, and empty on the player's own turn."""
    score: Score = msgspec.field(default_factory=Score)


class Deed(msgspec.Struct, kw_only=True):
    """What was done in a turn, as far as everybody saw it. Pictures highlight it."""

    what: str
    ship: str = ""
    """A kind, or "joker"."""
    volume: int = 0
    colour: str = ""
    column: int = 0
    row: str = ""
    slot: int = 0
    expedition: str = ""
    contract: str = ""


class State(msgspec.Struct, kw_only=True):
    rules: int = 2
    """The version of the rules that the game was begun with. Before 3 none was noted."""
    auto_end: bool
    """A turn in which nothing is publicly left to do ends by itself (§5.4)."""
    joker_counts: bool
    """A joker on no expedition is worth a point like a bought ship (§9-17)."""
    players: list[Player]
    purchase_row: list[OpenCard | None]
    filling_row: list[OpenCard | None]
    stacks: list[list[str]]
    """Kinds of ships and the two scoring cards, the top first."""
    display: list[OpenCard | None]
    contract_stack: list[str]
    """The top first."""
    expeditions: dict[str, Expedition]
    box_jokers: list[str]
    box_missions: list[str]
    contracts_gone: list[str] = []
    """Fulfilled or broken off."""
    turn: int = 1
    current: Seat
    over: bool = False
    actions: list[str] = []
    """Used in this turn, in order."""
    open_action: str | None = None
    """The action of this turn that more steps may continue."""
    bought: int = 0
    """Ships bought by all players together."""
    bought_this_turn: bool = False
    turns_without_purchase: int = 0
    interim_due: int | None = None
    """The turn after which the interim scoring takes place."""
    interim_done: bool = False
    final_due: int | None = None
    """The turn after which the final scoring takes place."""
    deeds: list[Deed] = msgspec.field(default_factory=list, name="steps")
    """What was done in this turn."""
    last_deeds: list[Deed] = msgspec.field(default_factory=list, name="last_steps")
    """What was done in the turn before."""
