"""Makes a move by way of the panel, and counts the presses.

No Discord is needed: `ui.panel` builds the panel, and its buttons, menus and forms are followed as the
bot follows them. A press is whatever is sent to the bot and waited for:

- *Play* on the board: 1. The panel that comes back after a move is used on, so *Play* is pressed once a turn.
- A button: 1. So is *Yes, do it* where a move has to be confirmed.
- A choice from a menu: 1, however many entries are taken; 1 more where the menu has to be chosen first.
- A number that has no button: 2, opening the form and sending it.

Of several ways through a panel the shortest is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from discord import ui

from cogs.tables.moves.answer_path import PartialMove, follow, step_of_amount, step_of_index
from cogs.ui.components.custom_ids import Pressed, Verb, read
from cogs.ui.panel.panel import Panel, PanelBuilder
from data.words import Phrases
from engines.contract.core import Amount, Ask, Draft, Move, PickSome, Question, Seat, Value
from engines.tables.table import Table


class Way(NamedTuple):
    """One way to answer: where it leads, and what it takes."""

    path: tuple[str, ...]
    presses: int
    move: PartialMove


class Presser:
    """Makes one move of a seat through the panel, and counts."""

    def __init__(self, ask: Ask, words: Phrases, target: Move) -> None:
        self.ask = ask
        self.builder = PanelBuilder("table", "version", ask, words)
        self.target: dict[str, Any] = msgspec.to_builtins(target)
        self.presses = 0
        self.shown: list[PartialMove] = []
        """What each panel on the way asked first."""

    def press(self) -> PartialMove:
        """Press from the panel's first question on until the move is complete."""
        path: tuple[str, ...] = ()
        move = follow(self.ask, path)
        while move.question is not None:
            self.shown.append(move)
            ways = list(self._ways(self.builder.question(move)))
            if not ways:
                raise AssertionError(f"{self.target} can't be pressed after {move.draft}")
            way = max(
                ways, key=lambda way: (way.move.question is None, _length(way.move.draft), -way.presses)
            )
            if _length(way.move.draft) <= _length(move.draft):
                raise AssertionError(f"{self.target}: {way.path} leads nowhere")
            path, move = way.path, way.move
            self.presses += way.presses
        return move

    @property
    def panels(self) -> list[Sequence[Question]]:
        """The questions of each panel on the way, until the move is played."""
        return [self.builder.question(move).asked for move in self.shown]

    def _ways(self, panel: Panel) -> Iterator[Way]:
        """Every control of a panel that leads towards the move."""
        for part in _controls(panel):
            pressed = read(part.custom_id)
            if isinstance(part, ui.Select):
                yield from self._from_menu(part, pressed)
            elif pressed.verb is Verb.ANSWER:
                yield from self._towards(pressed.answer.path, 1)
            elif pressed.verb is Verb.ENTER_NUMBER:
                for way in self._towards(pressed.answer.path, 2):
                    assert way.move.question is not None
                    number = step_of_amount(self.target[way.move.question.field])
                    yield from self._towards((*way.path, number), way.presses)

    def _from_menu(self, menu: ui.Select[Any], pressed: Pressed) -> Iterator[Way]:
        path = pressed.answer.path
        here = follow(self.ask, path)
        if pressed.verb is Verb.CHOOSE_SECTION:
            for option in menu.options:
                panel = self.builder.section(here, int(option.value))
                assert panel is not None
                yield from (way._replace(presses=way.presses + 1) for way in self._ways(panel))
            return
        assert here.question is not None
        if any(":" in option.value for option in menu.options):
            for option in menu.options:
                yield from self._towards(pressed.answer.choosing([option.value]).path, 1)
            return
        offered = {int(option.value) for option in menu.options}
        for step in self._steps(here.question, offered):
            yield from self._towards((*path, step), 1)

    def _steps(self, question: Question, offered: set[int]) -> list[str]:
        """The choices of a menu that may lead to the move."""
        assert not isinstance(question, Amount)
        wanted = self.target.get(question.field)
        if isinstance(question, PickSome):
            indexes = _indexes(question, wanted if isinstance(wanted, list) else [])
            return [step_of_index(*indexes)] if indexes and offered.issuperset(indexes) else []
        return [step_of_index(index) for index in sorted(offered)]

    def _towards(self, path: tuple[str, ...], presses: int) -> Iterator[Way]:
        move = follow(self.ask, path)
        if all(_agrees(value, self.target.get(field)) for field, value in move.draft.items()):
            yield Way(path, presses, move)


def _controls(panel: Panel) -> Iterator[Any]:
    """What can be pressed in a panel."""
    for row in (*panel.items, *panel.rare):
        if isinstance(row, ui.ActionRow):
            yield from (part for part in row.children if not getattr(part, "disabled", False))


def _indexes(question: PickSome, wanted: Sequence[Value]) -> list[int]:
    """The options that are taken: options may be alike, so each is taken once."""
    left = Counter(map(str, wanted))
    found = []
    for index, option in enumerate(question.options):
        if option.barred is None and left[str(option.value)]:
            left[str(option.value)] -= 1
            found.append(index)
    return found if not +left else []


def _agrees(value: Value, wanted: Any) -> bool:
    """Whether an answer can still become what is wanted: lists grow, and some are in any order."""
    if isinstance(value, list) and isinstance(wanted, list):
        return value == wanted[: len(value)] or Counter(map(str, value)) == Counter(map(str, wanted))
    return bool(value == wanted)


def _length(draft: Draft) -> int:
    """How far a draft is: fields, and what the lists in them hold."""
    return sum(1 + (len(value) if isinstance(value, list) else 0) for value in draft.values())


def play_pressed(table: Table, seat: Seat, presser: Presser, pressed: PartialMove) -> int:
    """Make a move that was pressed; return how many presses it took."""
    move = table.game.read_move(dict(pressed.draft))
    sure = table.game.caution(table.state, seat, move) is not None
    table.play(seat, move, at=0)
    return presser.presses + sure
