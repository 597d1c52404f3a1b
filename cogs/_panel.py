"""The panel: a question of the engine as buttons and menus.

At the root the kinds of move are asked. A kind that needs one number shows its handy amounts right there
("Bid 8", "Bid 9", "Bid ..."), so that the usual move is one press.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs._ids import Spot, Trail, fingerprint, step_of_amount, step_of_index
from cogs._layout import MENU, OPTION_LIMIT, ROW, button, rows, shorten
from engines.core import (
    Amount,
    Ask,
    Draft,
    Option,
    Pick,
    PickSome,
    Question,
    Say,
    Words,
    answer,
    open_options,
    say,
)

ROOT_BUTTONS = 10
FEW = 3
MENUS = 4

Item = ui.Item[ui.LayoutView]
Button = ui.Button[ui.LayoutView]


class Panel(NamedTuple):
    texts: list[str]
    items: list[Item]


class Desk:
    """Builds the panel of one seat at one version of a table."""

    def __init__(self, table_id: str, version: str, ask: Ask, words: Words) -> None:
        self.table_id = table_id
        self.version = version
        self.ask = ask
        self.words = words

    def spot(self, trail: Trail, path: Sequence[str], *more: Question) -> Spot:
        return Spot(self.table_id, self.version, fingerprint([*trail.asked, *more]), tuple(path))

    def question(self, trail: Trail, path: tuple[str, ...]) -> Panel:
        """What is asked after `path`, with a way back."""
        question = trail.question
        assert question is not None
        if not path and isinstance(question, Pick):
            return self._root(trail, question)
        return Panel(self._texts(question), self._controls(trail, path, question) + self._way_back(path))

    def confirm(self, trail: Trail, path: tuple[str, ...], caution: str) -> Panel:
        """Are you sure? Names the deed, and why one might think twice."""
        spot = self.spot(trail, path)
        yes = button(self.words(say("panel-sure")), spot.pack("sure"), style=discord.ButtonStyle.danger)
        deed = " · ".join(
            self._said(question, step) for question, step in zip(trail.asked, path, strict=True)
        )
        return Panel(
            [f"### {self.words(say('panel-confirm', deed=deed))}", caution],
            [ui.ActionRow(yes, self._back(path))],
        )

    def _said(self, question: Question, step: str) -> str:
        """An answer in words."""
        if isinstance(question, Amount):
            return step.removeprefix("=")
        chosen = [question.options[int(index)] for index in step.split("+") if index.isdigit()]
        return ", ".join(self.words(option.text) for option in chosen) or self.words(say("panel-none"))

    # the parts

    def _texts(self, question: Question) -> list[str]:
        texts = [f"### {self.words(question.text)}"]
        if question.about is not None:
            texts.append(self.words(question.about))
        return texts + self._hints(question)

    def _controls(self, trail: Trail, path: tuple[str, ...], question: Question) -> list[Item]:
        if isinstance(question, Amount):
            return self._amount(trail, path, question)
        return self._options(trail, path, question)

    def _root(self, trail: Trail, question: Pick) -> Panel:
        """The kinds of move. What is wanted first is asked right here, without a click in between."""
        first = next((n for n, option in enumerate(question.options) if option.barred is None), None)
        embedded = self._first_question(question, first)
        texts, items = self._texts(question), []
        if embedded is not None and first is not None:
            path = (step_of_index(first),)
            trail_there = Trail(
                (*trail.asked, question), {question.field: question.options[first].value}, embedded
            )
            texts = list(dict.fromkeys([*texts, *self._texts(embedded)]))  # both may say the same about it
            items = self._controls(trail_there, path, embedded)
        buttons: list[Button] = []
        for index, option in enumerate(question.options):
            if embedded is None or index != first:
                buttons += self._root_buttons(trail, question, index, option)
                texts += self._inline_hints(question, index, option)
        if len(buttons) <= ROOT_BUTTONS:
            return Panel(texts, [*items, *rows(buttons)])
        return Panel(self._texts(question), self._options(trail, (), question))

    def _first_question(self, question: Pick, first: int | None) -> Pick | PickSome | None:
        """The choice that the first kind of move asks for, if it is worth showing at once."""
        if first is None:
            return None
        then = self.ask({question.field: question.options[first].value})
        if isinstance(then, PickSome):
            return then
        return then if isinstance(then, Pick) and self._inline(question, first, then) == [] else None

    def _inline(self, question: Pick, index: int, then: Pick) -> list[tuple[int, Option]]:
        """The answers that complete the move at once, if there are only a few."""
        answers = [(n, option) for n, option in enumerate(then.options) if option.barred is None]
        draft: Draft = {question.field: question.options[index].value}
        if len(answers) > FEW or any(self.ask(answer(draft, then, o.value)) is not None for _, o in answers):
            return []
        return answers

    def _inline_hints(self, question: Pick, index: int, option: Option) -> list[str]:
        """What the buttons of a kind's answers have no room for."""
        then = self.ask({question.field: option.value}) if option.barred is None else None
        return self._hints(then) if isinstance(then, Pick) and self._inline(question, index, then) else []

    def _root_buttons(self, trail: Trail, question: Pick, index: int, option: Option) -> list[Button]:
        step = step_of_index(index)
        label = self.words(option.text)
        here = self.spot(trail, (step,), question)
        if option.barred is not None:
            return [button(label, here.pack("ask"), disabled=True)]
        then = self.ask({question.field: option.value})
        style = _style(question, option, first=index == 0)
        if isinstance(then, Amount) and then.handy:
            return self._quick_amounts(trail, question, step, option, then)
        if isinstance(then, Pick):
            inline = self._inline(question, index, then)
            if inline:
                return [
                    button(
                        self.words(say("panel-inline", move=option.text, option=answered.text)),
                        self.spot(trail, (step, step_of_index(n)), question, then).pack("ask"),
                        style=style,
                    )
                    for n, answered in inline
                ]
        return [button(label, here.pack("ask"), style=style)]

    def _quick_amounts(
        self, trail: Trail, question: Pick, step: str, option: Option, then: Amount
    ) -> list[Button]:
        quick = [
            button(
                self.words(say("panel-amount", move=option.text, amount=amount)),
                self.spot(trail, (step, step_of_amount(amount)), question, then).pack("ask"),
                style=discord.ButtonStyle.primary,
            )
            for amount in then.handy
        ]
        form = self.spot(trail, (step,), question, then).pack("form")
        return [*quick, button(self.words(say("panel-other", move=option.text)), form)]

    def _amount(self, trail: Trail, path: tuple[str, ...], question: Amount) -> list[Item]:
        handy = question.handy or tuple(sorted({question.low, question.high}))
        buttons = [
            button(
                str(amount),
                self.spot(trail, (*path, step_of_amount(amount)), question).pack("ask"),
                style=discord.ButtonStyle.primary,
            )
            for amount in handy[: ROW - 1]
        ]
        form = self.spot(trail, path, question).pack("form")
        buttons.append(button(self.words(say("panel-number", low=question.low, high=question.high)), form))
        return list(rows(buttons))

    def _options(self, trail: Trail, path: tuple[str, ...], question: Pick | PickSome) -> list[Item]:
        numbered = [(n, o) for n, o in enumerate(question.options) if o.barred is None]
        if isinstance(question, PickSome):
            return self._some(trail, path, question, numbered)
        if len(question.options) <= ROW:
            return list(
                rows(
                    [
                        button(
                            self.words(option.text),
                            self.spot(trail, (*path, step_of_index(n)), question).pack("ask"),
                            style=_style(question, option, first=True),
                            disabled=option.barred is not None,
                        )
                        for n, option in enumerate(question.options)
                    ]
                )
            )
        return self._menus(trail, path, question, self._sections(numbered))

    def _some(
        self, trail: Trail, path: tuple[str, ...], question: PickSome, numbered: list[tuple[int, Option]]
    ) -> list[Item]:
        items: list[Item] = []
        if numbered and question.most:
            items.append(
                ui.ActionRow(
                    self._menu(
                        self.spot(trail, path, question),
                        numbered[:MENU],
                        self.words(_how_many(question)),
                        least=max(1, question.least),
                        most=min(question.most, len(numbered)),
                    )
                )
            )
        if question.least == 0:
            none = self.spot(trail, (*path, step_of_index()), question)
            items.append(ui.ActionRow(button(self.words(say("panel-none")), none.pack("ask"))))
        return items

    def _sections(self, numbered: list[tuple[int, Option]]) -> list[tuple[str, list[tuple[int, Option]]]]:
        """The options as menus of at most 25: by group, or in slices."""
        sections: list[tuple[str, list[tuple[int, Option]]]] = []
        for group, members in groupby(numbered, key=lambda pair: pair[1].group):
            name = self.words(group) if group is not None else ""
            listed = list(members)
            for start in range(0, len(listed), MENU):
                sections.append((name, listed[start : start + MENU]))
        return sections

    def _menus(
        self,
        trail: Trail,
        path: tuple[str, ...],
        question: Pick,
        sections: list[tuple[str, list[tuple[int, Option]]]],
    ) -> list[Item]:
        spot = self.spot(trail, path, question)
        if len(sections) <= MENUS:
            return [
                ui.ActionRow(
                    self._menu(spot, options, name or self.words(say("panel-choose")), verb=f"ask{number}")
                )
                for number, (name, options) in enumerate(sections)
            ]
        menu: ui.Select[Any] = ui.Select(
            custom_id=spot.pack("section"), placeholder=self.words(say("panel-choose-section"))
        )
        for number, (name, options) in enumerate(sections[:MENU]):
            first, last = (self.words(options[end][1].text) for end in (0, -1))
            menu.add_option(
                label=shorten(name or f"{first} – {last}", OPTION_LIMIT),
                value=str(number),
                description=shorten(f"{first} – {last}", OPTION_LIMIT) if name else None,
            )
        return [ui.ActionRow(menu)]

    def section(self, trail: Trail, path: tuple[str, ...], number: int) -> Panel | None:
        """One of many menus, chosen before; None when there is no such section."""
        question = trail.question
        if not isinstance(question, Pick):
            return None
        sections = self._sections([(n, o) for n, o in enumerate(question.options) if o.barred is None])
        if not 0 <= number < len(sections):
            return None
        name, options = sections[number]
        menu = self._menu(self.spot(trail, path, question), options, name or self.words(say("panel-choose")))
        return Panel(
            [f"### {self.words(question.text)}"], [ui.ActionRow(menu), ui.ActionRow(self._back((*path, "")))]
        )

    def _menu(
        self,
        spot: Spot,
        numbered: Sequence[tuple[int, Option]],
        placeholder: str,
        *,
        verb: str = "ask",
        least: int = 1,
        most: int = 1,
    ) -> ui.Select[Any]:
        menu: ui.Select[Any] = ui.Select(
            custom_id=spot.pack(verb),
            placeholder=shorten(placeholder, 150),
            min_values=least,
            max_values=most,
        )
        for number, option in numbered:
            menu.add_option(
                label=shorten(self.words(option.text), OPTION_LIMIT),
                value=str(number),
                description=shorten(self.words(option.hint), OPTION_LIMIT) if option.hint else None,
            )
        return menu

    def _hints(self, question: Question) -> list[str]:
        """What the buttons have no room for: hints, and why something is not possible."""
        if isinstance(question, Amount):
            return []
        lines = []
        if len(open_options(question)) <= ROOT_BUTTONS:
            lines += [
                self.words(say("panel-hint", option=option.text, hint=option.hint))
                for option in open_options(question)
                if option.hint is not None
            ]
        lines += [
            self.words(say("panel-barred", option=option.text, reason=option.barred))
            for option in question.options
            if option.barred is not None
        ]
        return ["\n".join(lines)] if lines else []

    def _way_back(self, path: tuple[str, ...]) -> list[Item]:
        return [ui.ActionRow(self._back(path))] if path else []

    def _back(self, path: tuple[str, ...]) -> Button:
        # Going back asks nothing that could be stale, so the fingerprint may be empty.
        spot = Spot(self.table_id, self.version, "", path[:-1])
        return button(self.words(say("panel-back")), spot.pack("back"))


def _style(question: Pick | PickSome, option: Option, *, first: bool) -> discord.ButtonStyle:
    """The usual answer stands out; where none is usual, the first kinds of move and all other answers do."""
    usual = option.usual if any(one.usual for one in question.options) else first
    return discord.ButtonStyle.primary if usual else discord.ButtonStyle.secondary


def _how_many(question: PickSome) -> Say:
    if question.least == question.most:
        return say("panel-choose-exactly", count=question.least)
    return say("panel-choose-some", least=question.least, most=question.most)
