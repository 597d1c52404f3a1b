"""The buttons and menus with which a turn begins: for each kind of move, and for what is asked beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.tables.moves.answer_path import PartialMove, step_of_amount, step_of_index
from cogs.ui.components.building_blocks import (
    OPTIONS_PER_MENU,
    Button,
    Item,
    button,
    label_of,
    menu_entry,
    rows,
)
from cogs.ui.components.custom_ids import AnswerId, Verb, pack
from cogs.ui.components.style import PRIMARY, SECONDARY
from cogs.ui.panel.controls import PLACEHOLDER_LIMIT, PanelControls, answered, open_numbered, style_of
from cogs.ui.panel.layout import MoveKind, RootLayout
from engines.contract.core import Amount, Pick, Question, Say, say

AMOUNTS_IN_MENU = 15
"""Most amounts of a kind of move that are entries of *More …*."""


class _Choice(NamedTuple):
    """A button: what it says, and which answer it stands for."""

    label: str
    answer: AnswerId
    verb: Verb = Verb.ANSWER
    style: discord.ButtonStyle = SECONDARY
    disabled: bool = False


class _Entry(NamedTuple):
    """An entry of a menu whose entries stand for several answers each."""

    label: str
    answer: AnswerId
    hint: Say | None = None


class RootControls(PanelControls):
    """Controls for the kinds of move."""

    def root_items(self, root: RootLayout) -> list[Item]:
        """The questions that are asked beside the kinds of move, and buttons for all other kinds. Rarely
        wanted kinds are here only where there is nothing else."""
        menus = [item for kind in root.kinds for item in self._beside(kind)]
        buttons = [
            button(one.label, one.verb, one.answer, style=one.style, disabled=one.disabled)
            for one in self._choices(root, rare=not root.has_usual)
        ]
        return [*menus, *rows(buttons)]

    def rare_menu(self, root: RootLayout) -> list[Item]:
        """The kinds of move that are rarely wanted as a menu, *More …*. Each of their moves that takes one
        answer is an entry, so that it takes no more presses than the usual ones."""
        listed = [kind for kind in root.kinds if kind.option.rare and kind.move is not None]
        if not listed or not root.has_usual:
            return []
        numbers = [kind for kind in listed if kind.amounts]
        others = sum(len(kind.answers) or 1 for kind in listed)
        most = min(AMOUNTS_IN_MENU, (OPTIONS_PER_MENU - others) // max(1, len(numbers)))
        entries = [entry for kind in listed for entry in self._kind_entries(root, kind, most)]
        return [self._menu_of(self.at("", ()), self.words(say("panel-rare")), entries)]

    # buttons

    def _choices(self, root: RootLayout, *, rare: bool) -> Iterator[_Choice]:
        """The buttons of the kinds of move that have no menu."""
        for number, kind in enumerate(root.kinds):
            if kind.option.rare is not rare or kind.embedded or kind.in_menu:
                continue
            style = style_of(root.question, kind.option, first=number == 0 and not rare)
            name, chosen = kind.option.text, self.at(root.fingerprint, (kind.step,))
            if kind.move is None:
                yield _Choice(self.words(name), chosen, disabled=True)
            elif kind.amounts:
                yield from self._amounts(kind, kind.move)
            elif kind.answers:
                here = self.at(kind.fingerprint, kind.move.steps)
                for step in kind.answers:
                    yield _Choice(self.inline(kind, step), answered(here, step), style=style)
            else:
                yield _Choice(self.words(name), chosen, style=style)

    def _amounts(self, kind: MoveKind, move: PartialMove) -> Iterator[_Choice]:
        name, here = kind.option.text, self.at(kind.fingerprint, move.steps)
        for amount in kind.amounts:
            text = self.words(say("panel-amount", move=name, amount=amount))
            yield _Choice(text, answered(here, step_of_amount(amount)), style=PRIMARY)
        if kind.only is None:
            yield _Choice(self.words(say("panel-other", move=name)), here, Verb.ENTER_NUMBER)

    # menus

    def _beside(self, kind: MoveKind) -> list[Item]:
        """The controls of a question that is asked beside the kinds of move."""
        move, then = kind.move, kind.then
        if move is None or then is None or not (kind.embedded or kind.in_menu):
            return []
        here = self.at(kind.fingerprint, move.steps)
        if kind.embedded:
            return self._lists(here, then, kind.after) if kind.after else self.controls(here, then, kind.only)
        name = self.words(say("panel-other", move=kind.option.text))
        if not kind.after:
            return [ui.ActionRow(self.menu(here, open_numbered(then), name))]
        return [self._menu_of(here, name, self._merged(kind, move, then))]

    def _lists(self, here: AnswerId, question: Question, lists: Sequence[PartialMove]) -> list[Item]:
        """Where a few answers lead to a long list each, the beginning of each list as a menu: what is wanted
        most stands first there, and takes one press instead of two. A button leads to a list that is longer
        than a menu."""
        menus: list[Item] = []
        longer: list[Button] = []
        for (number, option), then in zip(open_numbered(question), lists, strict=True):
            assert then.question is not None
            listed = open_numbered(then.question)
            name = self.words(say("panel-inline", move=option.text, option=say("panel-choose")))
            menu = self.menu(self.here(then, then.question), listed[:OPTIONS_PER_MENU], name)
            menus.append(ui.ActionRow(menu))
            if len(listed) > OPTIONS_PER_MENU:
                more = self.words(say("panel-inline", move=option.text, option=say("panel-more-choices")))
                longer.append(button(more, Verb.ANSWER, answered(here, step_of_index(number))))
        return [*menus, *rows(longer)]

    def _merged(self, kind: MoveKind, move: PartialMove, then: Question) -> list[_Entry]:
        """Every answer to a question with every answer to the next one; with the first ones of each, where
        they are too many for a menu, and an entry for the rest."""
        groups = [self._after(kind, move, then, after) for after in kind.after]
        if sum(map(len, groups)) <= OPTIONS_PER_MENU:
            return list(chain(*groups))
        most = (OPTIONS_PER_MENU - 1) // len(groups)
        rest = _Entry(self.words(say("panel-more-choices")), self.here(move))
        return [*chain(*(group[:most] for group in groups)), rest]

    def _after(self, kind: MoveKind, move: PartialMove, then: Question, after: PartialMove) -> list[_Entry]:
        """The entries of a menu that begin with the same answer."""
        answers = [self.answer_text(*one) for one in zip(after.asked, after.steps, strict=True)]
        text, step = " · ".join(answers[len(move.steps) :]), after.steps[len(move.steps)]
        hint = None if isinstance(then, Amount) else then.options[int(step)].hint
        if not isinstance(after.question, Pick):
            return [_Entry(text, answered(self.at(kind.fingerprint, move.steps), step), hint)]
        here = self.here(after, after.question)
        return [
            _Entry(
                f"{text} · {self.words(option.text)}",
                answered(here, step_of_index(number)),
                option.hint or hint,
            )
            for number, option in enumerate(after.question.options)
        ]

    def _kind_entries(self, root: RootLayout, kind: MoveKind, most: int) -> Iterator[_Entry]:
        """A kind of move in a menu of kinds: an entry that asks for an answer, or its answers; before the
        likeliest `most` amounts, an entry for all others."""
        move, then, name = kind.move, kind.then, kind.option.text
        assert move is not None
        here = self.at(kind.fingerprint, move.steps)
        for step in kind.answers:
            yield _Entry(self.inline(kind, step), answered(here, step), kind.option.hint)
        if not kind.at_once or (kind.amounts and kind.only is None):
            asking = say("panel-other", move=name) if kind.amounts else name
            yield _Entry(self.words(asking), self.at(root.fingerprint, (kind.step,)), kind.option.hint)
        if isinstance(then, Amount) and kind.amounts:
            for amount in _amounts_from(then, kind.amounts[0], most):
                text = self.words(say("panel-amount", move=name, amount=amount))
                yield _Entry(text, answered(here, step_of_amount(amount)))

    def _menu_of(self, here: AnswerId, placeholder: str, entries: Sequence[_Entry]) -> Item:
        menu: ui.Select[Any] = ui.Select(
            custom_id=pack(Verb.ANSWER, here), placeholder=label_of(placeholder, PLACEHOLDER_LIMIT)
        )
        for label, answer, hint in entries:
            menu.append_option(menu_entry(label, answer.entry, self.words(hint) if hint else None))
        return ui.ActionRow(menu)


def _amounts_from(question: Amount, first: int, most: int) -> range:
    """All amounts of a question if they are not more than `most`, else that many from `first` on."""
    if question.high - question.low < most:
        return range(question.low, question.high + 1)
    return range(first, min(question.high, first + most - 1) + 1)
