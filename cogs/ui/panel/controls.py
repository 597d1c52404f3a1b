"""The buttons and menus that answer one question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.tables.moves.answer_path import PartialMove, fingerprint, only_step, step_of_amount, step_of_index
from cogs.ui.components.building_blocks import (
    BUTTONS_PER_ROW,
    OPTIONS_PER_MENU,
    Item,
    button,
    label_of,
    menu_entry,
    rows,
)
from cogs.ui.components.custom_ids import AnswerId, Verb, pack
from cogs.ui.components.style import PRIMARY, SECONDARY
from cogs.ui.panel.menu_sections import Numbered, Section, menu_sections
from cogs.ui.panel.texts import PanelTexts, how_many
from data.signs import without_signs
from engines.contract.core import Amount, Ask, Option, Pick, PickSome, Question, Words, say

MENUS_PER_PANEL = 4
AMOUNT_BUTTONS = 10
"""Amounts that are all shown as buttons: typing a number takes a press more."""
PLACEHOLDER_LIMIT = 150


class PanelControls(PanelTexts):
    """Controls for one seat at one version of a table."""

    def __init__(self, table_id: str, version: str, ask: Ask, words: Words) -> None:
        super().__init__(words)
        self.table_id = table_id
        self.version = version
        self.ask = ask
        self._prints: dict[tuple[int, ...], tuple[Sequence[Question], str]] = {}
        """The fingerprints of questions that many answers have in common, by the identities of these."""

    def answer_id(self, move: PartialMove, path: Sequence[str], *more: Question) -> AnswerId:
        questions = (*move.asked, *more)
        key = tuple(map(id, questions))
        if key not in self._prints:
            self._prints[key] = questions, fingerprint(questions)
        return AnswerId(self.table_id, self.version, self._prints[key][1], tuple(path))

    def controls(self, move: PartialMove, question: Question) -> list[Item]:
        if (only := only_step(question)) is not None:  # the last press before a move is made
            here = self.answer_id(move, (*move.steps, only), question)
            return [
                ui.ActionRow(
                    button(self.answer_text(question, only), Verb.ANSWER, *here.parts, style=PRIMARY)
                )
            ]
        if isinstance(question, Amount):
            return self._amount(move, question)
        return self.options(move, question)

    def _amount(self, move: PartialMove, question: Amount) -> list[Item]:
        """A button for each amount if they are few, else for the handy ones, and a form for the others."""
        handy = question.handy or tuple(sorted({question.low, question.high}))
        few = range(question.low, question.high + 1)[: AMOUNT_BUTTONS + 1]
        all_of_them = len(few) <= AMOUNT_BUTTONS
        buttons = [
            button(
                str(amount),
                Verb.ANSWER,
                *self.answer_id(move, (*move.steps, step_of_amount(amount)), question).parts,
                style=PRIMARY if amount in handy else SECONDARY,
            )
            for amount in (few if all_of_them else handy[: BUTTONS_PER_ROW - 1])
        ]
        if all_of_them:
            return list(rows(buttons))
        form = self.answer_id(move, move.steps, question)
        label = self.words(say("panel-number", low=question.low, high=question.high))
        buttons.append(button(label, Verb.ENTER_NUMBER, *form.parts))
        return list(rows(buttons))

    def options(self, move: PartialMove, question: Pick | PickSome) -> list[Item]:
        numbered = open_numbered(question)
        numbered.sort(key=lambda pair: pair[1].rare)
        if isinstance(question, PickSome):
            return self._some(move, question, numbered)
        if len(question.options) <= BUTTONS_PER_ROW:
            return list(
                rows(
                    [
                        button(
                            self.words(option.text),
                            Verb.ANSWER,
                            *self.answer_id(move, (*move.steps, step_of_index(n)), question).parts,
                            style=style_of(question, option, first=True),
                            disabled=option.barred is not None,
                        )
                        for n, option in enumerate(question.options)
                    ]
                )
            )
        return self._menus(move, question, menu_sections(question, numbered, self.words))

    def _some(self, move: PartialMove, question: PickSome, numbered: Numbered) -> list[Item]:
        items: list[Item] = []
        if numbered and question.most:
            items.append(
                ui.ActionRow(
                    self.menu(
                        self.answer_id(move, move.steps, question),
                        numbered[:OPTIONS_PER_MENU],
                        self.words(how_many(question)),
                        least=max(1, question.least),
                        most=min(question.most, len(numbered)),
                    )
                )
            )
        if question.least == 0:
            none = self.answer_id(move, (*move.steps, step_of_index()), question)
            items.append(ui.ActionRow(button(self.words(say("panel-none")), Verb.ANSWER, *none.parts)))
        return items

    def _menus(self, move: PartialMove, question: Pick, sections: list[Section]) -> list[Item]:
        here = self.answer_id(move, move.steps, question)
        if len(sections) <= MENUS_PER_PANEL:
            return [
                ui.ActionRow(self.menu(here, options, name or self.words(say("panel-choose")), number=number))
                for number, (name, options) in enumerate(sections)
            ]
        menu: ui.Select[Any] = ui.Select(
            custom_id=pack(Verb.CHOOSE_SECTION, *here.parts),
            placeholder=self.words(say("panel-choose-section")),
        )
        for number, (name, options) in enumerate(sections[:OPTIONS_PER_MENU]):
            first, last = (self.words(options[end][1].text) for end in (0, -1))
            between = without_signs(f"{first} – {last}")
            menu.append_option(menu_entry(name or between, str(number), between if name else None))
        return [ui.ActionRow(menu)]

    def menu(
        self,
        here: AnswerId,
        numbered: Numbered,
        placeholder: str,
        *,
        number: int | None = None,
        least: int = 1,
        most: int = 1,
    ) -> ui.Select[Any]:
        menu: ui.Select[Any] = ui.Select(
            custom_id=pack(Verb.ANSWER, *here.parts, number=number),
            placeholder=label_of(placeholder, PLACEHOLDER_LIMIT),
            min_values=least,
            max_values=most,
        )
        for index, option in numbered:
            hint = self.words(option.hint) if option.hint else None
            menu.append_option(menu_entry(self.words(option.text), str(index), hint))
        return menu


def open_numbered(question: Question) -> Numbered:
    """The options of a question that can be chosen, with their numbers."""
    options = () if isinstance(question, Amount) else question.options
    return [(n, option) for n, option in enumerate(options) if option.barred is None]


def style_of(question: Pick | PickSome, option: Option, *, first: bool) -> discord.ButtonStyle:
    """The usual answer stands out; if none is usual, the first kind of move and all other answers do."""
    usual = option.usual if any(one.usual for one in question.options) else first
    return PRIMARY if usual else SECONDARY
