"""The buttons and menus that answer one question."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.tables.moves.answer_path import PartialMove, fingerprint, step_of_amount, step_of_index
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
from cogs.ui.panel.texts import PanelTexts, how_many, none_of
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

    def here(self, move: PartialMove, question: Question | None = None) -> AnswerId:
        """Where the answers to a question stand; without a question, where the last answer of a move does."""
        asked = move.asked if question is None else (*move.asked, question)
        return self.at(fingerprint(asked), move.steps)

    def at(self, fingerprint: str, path: tuple[str, ...]) -> AnswerId:
        return AnswerId(self.table_id, self.version, fingerprint, path)

    def controls(self, here: AnswerId, question: Question, only: str | None) -> list[Item]:
        """`here`: where its answers stand. `only`: the step that answers it, if there is only one: the last
        press before a move is made."""
        if only is not None:
            label = self.answer_text(question, only)
            return [ui.ActionRow(button(label, Verb.ANSWER, answered(here, only), style=PRIMARY))]
        if isinstance(question, Amount):
            return self._amount(here, question)
        return self.options(here, question)

    def _amount(self, here: AnswerId, question: Amount) -> list[Item]:
        """A button for each amount if they are few, else for the handy ones, and a form for the others."""
        handy = question.handy or tuple(sorted({question.low, question.high}))
        few = range(question.low, question.high + 1)[: AMOUNT_BUTTONS + 1]
        all_of_them = len(few) <= AMOUNT_BUTTONS
        buttons = [
            button(
                str(amount),
                Verb.ANSWER,
                answered(here, step_of_amount(amount)),
                style=PRIMARY if amount in handy else SECONDARY,
            )
            for amount in (few if all_of_them else handy[: AMOUNT_BUTTONS - 1])
        ]
        if not all_of_them:
            label = self.words(say("panel-number", low=question.low, high=question.high))
            buttons.append(button(label, Verb.ENTER_NUMBER, here))
        return list(rows(buttons))

    def options(self, here: AnswerId, question: Pick | PickSome) -> list[Item]:
        numbered = open_numbered(question)
        numbered.sort(key=lambda pair: pair[1].rare)
        if isinstance(question, PickSome):
            return self._some(here, question, numbered)
        if len(question.options) > BUTTONS_PER_ROW:
            return self._menus(here, menu_sections(question, numbered, self.words))
        buttons = [
            button(
                self.words(option.text),
                Verb.ANSWER,
                answered(here, step_of_index(n)),
                style=style_of(question, option, first=True),
                disabled=option.barred is not None,
            )
            for n, option in enumerate(question.options)
        ]
        return list(rows(buttons))

    def _some(self, here: AnswerId, question: PickSome, numbered: Numbered) -> list[Item]:
        items: list[Item] = []
        if numbered and question.most:
            items.append(
                ui.ActionRow(
                    self.menu(
                        here,
                        numbered[:OPTIONS_PER_MENU],
                        self.words(how_many(question)),
                        least=max(1, question.least),
                        most=min(question.most, len(numbered)),
                    )
                )
            )
        if question.least == 0:
            none = button(self.words(none_of(question)), Verb.ANSWER, answered(here, step_of_index()))
            items.append(ui.ActionRow(none))
        return items

    def _menus(self, here: AnswerId, sections: list[Section]) -> list[Item]:
        if len(sections) <= MENUS_PER_PANEL:
            return [
                ui.ActionRow(self.menu(here, options, name or self.words(say("panel-choose")), number=number))
                for number, (name, options) in enumerate(sections)
            ]
        menu: ui.Select[Any] = ui.Select(
            custom_id=pack(Verb.CHOOSE_SECTION, here), placeholder=self.words(say("panel-choose-section"))
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
            custom_id=pack(Verb.ANSWER, here, number=number),
            placeholder=label_of(placeholder, PLACEHOLDER_LIMIT),
            min_values=least,
            max_values=most,
        )
        for index, option in numbered:
            hint = self.words(option.hint) if option.hint else None
            menu.append_option(menu_entry(self.words(option.text), str(index), hint))
        return menu


def answered(here: AnswerId, step: str) -> AnswerId:
    """Where one of the answers that stand `here` leads to."""
    return here._replace(path=(*here.path, step))


def open_numbered(question: Question) -> Numbered:
    """The options of a question that can be chosen, with their numbers."""
    options = () if isinstance(question, Amount) else question.options
    return [(n, option) for n, option in enumerate(options) if option.barred is None]


def style_of(question: Pick | PickSome, option: Option, *, first: bool) -> discord.ButtonStyle:
    """The usual answer stands out; if none is usual, the first kind of move and all other answers do."""
    usual = option.usual if any(one.usual for one in question.options) else first
    return PRIMARY if usual else SECONDARY
