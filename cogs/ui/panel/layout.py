"""How the kinds of move are laid out in a panel, which begins with them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from cogs.tables.moves.answer_path import PartialMove, step_of_index
from cogs.ui.components.building_blocks import Button
from engines.contract.core import Amount, Option, Pick, PickSome, Question


class MoveKind(NamedTuple):
    """A kind of move that the first question offers, and what it leads to."""

    number: int
    option: Option
    move: PartialMove | None
    """The move once this kind is chosen; None if it is barred."""
    answers: tuple[str, ...] = ()
    """Steps that complete the move, if there are only a few."""
    in_menu: bool = False
    """Whether its question is a menu beside the other kinds."""
    amounts: tuple[int, ...] = ()
    """The handy amounts of its question that are buttons beside the other kinds."""
    plain: bool = False
    """Whether the first question asks for its answers already: they need no name of the kind before them."""

    @property
    def step(self) -> str:
        return step_of_index(self.number)

    @property
    def then(self) -> Question | None:
        """What is asked next, if anything."""
        return self.move.question if self.move is not None else None

    @property
    def wants_room(self) -> bool:
        """Whether its question is shown at once if it is the first kind."""
        return isinstance(self.then, Pick | PickSome) and not self.answers

    @property
    def is_short(self) -> bool:
        """Whether its answers are buttons beside the other kinds."""
        return bool(self.answers or self.amounts)


class RootLayout(NamedTuple):
    """How the kinds of move are laid out."""

    kinds: list[MoveKind]
    usual: list[Button]
    rare: list[Button]
    embedded: MoveKind | None
    """The first kind, if its question is shown here too."""
    at_once: list[MoveKind]
    """The kinds that can be answered right here."""

    @property
    def has_usual(self) -> bool:
        """Whether there is anything but rarely wanted kinds; else these are shown at once."""
        return bool(self.usual) or any(not kind.option.rare for kind in self.at_once)

    def buttons(self, *, rare: bool) -> list[Button]:
        return self.rare if rare else self.usual


def part(question: Pick, *, rare: bool) -> Pick:
    """The rarely wanted kinds of move, or the others. For its texts alone: the options are numbered anew."""
    options = tuple(option for option in question.options if option.rare is rare)
    return msgspec.structs.replace(question, options=options)


def amounts_from(question: Amount, first: int, most: int) -> range:
    """All amounts of a question if they are not more than `most`, else that many from `first` on."""
    if question.high - question.low < most:
        return range(question.low, question.high + 1)
    return range(first, min(question.high, first + most - 1) + 1)
