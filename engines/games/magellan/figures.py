"""The figures of Magellan: what `figures.toml` must hold, and how the rules look things up in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from typing import Literal, NamedTuple

import msgspec

from engines.kit.figures import ComputerFigures, Group, check_different, check_names

Three = tuple[int, int, int]
"""One number for each of the phases, or fields, I, II and III."""
SideName = Literal["A", "B"]
FieldAction = Literal[
    "none", "veto", "tuck_hand", "tuck_bid", "exchange", "open_hand", "neighbour_draw", "gamble"
]
NOTHING: Three = (0, 0, 0)

KEEPS_ONE_CARD = ("tuck_hand", "neighbour_draw")
"""Actions for which a money card must remain in the hand after paying."""


class BerthFigures(NamedTuple):
    """What one field, or one part of a field, gives."""

    purse: int
    crown: int
    multiplier: int
    draw: int
    action: str


class MoneyFigures(Group, frozen=True, kw_only=True):
    copies: int
    crowns: tuple[int, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.crowns:
            raise ValueError("`crowns` needs a number for every value")


class AuctionFigures(Group, frozen=True, kw_only=True):
    cards: Three
    ships: int
    income: Three


class ExchangeFigures(Group, frozen=True, kw_only=True):
    cards: int


class GambleFigures(Group, frozen=True, kw_only=True):
    limit: int
    bust: int


class PartFigures(Group, frozen=True, kw_only=True):
    """The left or the right part of an explorer's fields."""

    crown: Three
    draw: Three


class SideFigures(Group, frozen=True, kw_only=True):
    """The row of an explorer on one side of its half-board."""

    purse: Three
    crown: Three = NOTHING
    multiplier: Three = NOTHING
    draw: Three = NOTHING
    action: tuple[FieldAction, FieldAction, FieldAction] = ("none", "none", "none")
    left: PartFigures | None = None
    right: PartFigures | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.left is None) != (self.right is None):
            raise ValueError("`left` and `right` come together")


class Computer(ComputerFigures, frozen=True, kw_only=True):
    """What the computer player thinks things are worth, in victory points."""

    gold: tuple[float, float, float]
    gold_later: tuple[float, float, float, float]
    mood: tuple[float, float]
    later_sure: float
    ship: float
    neighbour_draw: float
    gamble: float
    veto_cards: int
    draw_up_to: int
    doubt: float
    enough: float
    later: dict[str, dict[str, tuple[float, float, float]]]
    """By the sides of both half-boards, then by explorer: on field I with the fewest players and with the
    most, on field II."""


class Figures(msgspec.Struct, frozen=True, eq=False, dict=True, forbid_unknown_fields=True, kw_only=True):
    boards: tuple[list[str], list[str]]
    money: MoneyFigures
    auctions: AuctionFigures
    exchange: ExchangeFigures
    gamble: GambleFigures
    explorers: dict[str, dict[SideName, SideFigures]]
    computer: Computer

    def __post_init__(self) -> None:
        check_different("boards", self.names())
        check_names("explorers", self.explorers, self.names())
        for explorer, sides in self.explorers.items():
            check_names(f"explorers.{explorer}", sides, ("A", "B"))
        check_names("computer.later", self.computer.later, map("".join, product("AB", repeat=2)))
        for boards, later in self.computer.later.items():
            check_names(f"computer.later.{boards}", later, self.names())

    def names(self) -> list[str]:
        """The explorers, board 1 from top to bottom, then board 2."""
        return [*self.boards[0], *self.boards[1]]

    @cached_property
    def half_of(self) -> dict[str, str]:
        """The half-board on which each explorer is: "1" or "2"."""
        return {explorer: half for half, board in zip("12", self.boards, strict=True) for explorer in board}

    @property
    def highest(self) -> int:
        """The gold of the best money card."""
        return len(self.money.crowns)

    @property
    def gold_in_the_game(self) -> int:
        return self.money.copies * sum(range(1, self.highest + 1))

    def crown(self, card: int) -> int:
        """What a money card scores in the hand or in a pile."""
        return self.money.crowns[card - 1]

    def crowns(self, cards: Sequence[int]) -> int:
        return sum([self.money.crowns[card - 1] for card in cards])

    def row(self, explorer: str, side: str) -> SideFigures:
        return self.explorers[explorer]["A" if side == "A" else "B"]

    def berth(self, explorer: str, side: str, field: int, part: str = "") -> BerthFigures:
        """What a field, or a part of it, gives."""
        return self.berths[explorer, side, field, part]

    @cached_property
    def berths(self) -> dict[tuple[str, str, int, str], BerthFigures]:
        """All of them: they are looked up all the time."""
        fields = product(self.names(), "AB", (1, 2, 3), ("", "left", "right"))
        return {field: self._read_berth(*field) for field in fields}

    def points(self, berth: BerthFigures, pile: Sequence[int]) -> int:
        """What a ship is worth there, with these cards under it."""
        return berth.crown + (berth.multiplier * self.crowns(pile) if berth.multiplier else 0)

    def _read_berth(self, explorer: str, side: str, field: int, part: str) -> BerthFigures:
        row, at = self.row(explorer, side), field - 1
        if part and row.left and row.right:
            half = row.left if part == "left" else row.right
            return BerthFigures(row.purse[at], half.crown[at], 0, half.draw[at], row.action[at])
        return BerthFigures(row.purse[at], row.crown[at], row.multiplier[at], row.draw[at], row.action[at])
