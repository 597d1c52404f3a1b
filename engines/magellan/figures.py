"""The figures of Magellan: what data/magellan.toml must hold, and how the rules look things up in it."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=0)]
Three = tuple[Count, Count, Count]
Share = Annotated[float, Meta(ge=0)]
Mark = Annotated[str, Meta(pattern=r"^[SPR](\+[SPR])*$")]
Source = dict[str, Mark | list[Mark]]
SideName = Literal["A", "B"]
Action = Literal["none", "veto", "tuck_hand", "tuck_bid", "exchange", "open_hand", "neighbour_draw", "gamble"]
NOTHING: Three = (0, 0, 0)

SETS_A_CARD_ASIDE = ("tuck_hand", "neighbour_draw")
"""Actions for which a money card must remain in the hand after paying."""


class Berth(NamedTuple):
    """What one field, or one part of a field, gives."""

    purse: int
    crown: int
    multiplier: int
    draw: int
    action: str


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Figures that belong together, and where each of them comes from."""

    source: Source

    def __post_init__(self) -> None:
        figures = {name: getattr(self, name) for name in self.__struct_fields__ if name != "source"}
        for name, value in figures.items():
            if name not in self.source and not self.goes_without_source(name):
                raise ValueError(f"`{name}` needs an entry in `source`")
            marks = self.source.get(name)
            if isinstance(marks, list) and (isinstance(value, int) or len(marks) != len(value)):
                raise ValueError(f"`source` of `{name}` needs one mark, or one for each number")
        for name in self.source:
            if name not in figures:
                raise ValueError(f"`source` names `{name}`, which is not there")

    def goes_without_source(self, name: str) -> bool:
        """Whether this entry was left out, or has sources of its own."""
        defaults = {field.name: field.default for field in msgspec.structs.fields(self)}
        return getattr(self, name) == defaults[name] or isinstance(getattr(self, name), Group)


class MoneyCards(Group, frozen=True, kw_only=True):
    copies: Annotated[int, Meta(ge=1)]
    crowns: Annotated[tuple[Count, ...], Meta(min_length=1)]


class Auctions(Group, frozen=True, kw_only=True):
    cards: Three
    ships: Annotated[int, Meta(ge=1)]
    income: Three


class Exchange(Group, frozen=True, kw_only=True):
    cards: Count


class Gamble(Group, frozen=True, kw_only=True):
    limit: Count
    bust: Count


class Part(Group, frozen=True, kw_only=True):
    """The left or the right part of the fields of an explorer."""

    crown: Three
    draw: Three


class Side(Group, frozen=True, kw_only=True):
    """The row of an explorer on one side of its half-board."""

    purse: Three
    crown: Three = NOTHING
    multiplier: Three = NOTHING
    draw: Three = NOTHING
    action: tuple[Action, Action, Action] = ("none", "none", "none")
    left: Part | None = None
    right: Part | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.left is None) != (self.right is None):
            raise ValueError("`left` and `right` come together")


class Computer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the computer player thinks things are worth, in victory points."""

    gold: tuple[Share, Share, Share]
    card: tuple[Share, Share, Share]
    spent: Share
    mood: tuple[Share, Share]
    purse_share: Share
    purse_extra: Share
    veto: float
    exchange: float
    open_hand: float
    neighbour_draw: float
    gamble: float
    later_first: tuple[Share, Share]
    later_second: Share
    later_again: Share
    veto_worth: float
    veto_cards: Count
    part_cards: tuple[Count, Count]
    draw_up_to: Count
    steps: dict[str, tuple[Share, Share]]
    source: Mark


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    boards: tuple[list[str], list[str]]
    money: MoneyCards
    auctions: Auctions
    exchange: Exchange
    gamble: Gamble
    explorers: dict[str, dict[SideName, Side]]
    computer: Computer

    def __post_init__(self) -> None:
        named = self.names()
        if len(set(named)) != len(named) or set(named) != set(self.explorers):
            raise ValueError("`boards` and `explorers` must name the same explorers, each once")
        for explorer, sides in self.explorers.items():
            if set(sides) != {"A", "B"}:
                raise ValueError(f"`explorers.{explorer}` needs a side A and a side B")
        if set(self.computer.steps) != set(named):
            raise ValueError("`computer.steps` must name every explorer")

    def names(self) -> list[str]:
        """The explorers, board 1 from top to bottom, then board 2."""
        return [*self.boards[0], *self.boards[1]]

    def board_of(self, explorer: str) -> str:
        return "1" if explorer in self.boards[0] else "2"

    @property
    def highest(self) -> int:
        """The gold of the best money card."""
        return len(self.money.crowns)

    @property
    def gold_in_the_game(self) -> int:
        return self.money.copies * sum(range(1, self.highest + 1))

    def crown(self, card: int) -> int:
        return self.money.crowns[card - 1]

    def crowns(self, cards: list[int] | tuple[int, ...]) -> int:
        return sum(self.money.crowns[card - 1] for card in cards)

    def row(self, explorer: str, side: str) -> Side:
        return self.explorers[explorer]["A" if side == "A" else "B"]

    def berth(self, explorer: str, side: str, field: int, part: str = "") -> Berth:
        row, at = self.row(explorer, side), field - 1
        if part and row.left and row.right:
            half = row.left if part == "left" else row.right
            return Berth(row.purse[at], half.crown[at], 0, half.draw[at], row.action[at])
        return Berth(row.purse[at], row.crown[at], row.multiplier[at], row.draw[at], row.action[at])
