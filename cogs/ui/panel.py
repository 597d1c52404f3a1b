"""Builds the panel: a question of the engine as buttons, menus and forms.

The first question asks for the kind of move. A kind that needs one number shows handy amounts right there
("Bid 8", "Bid 9", "Bid ..."), so that the usual move takes one press.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.tables.answers import PartialMove, fingerprint, step_of_amount, step_of_index
from cogs.ui.components import (
    BUTTONS_PER_ROW,
    FORM_TEXT_LIMIT,
    OPTION_LIMIT,
    OPTIONS_PER_MENU,
    Button,
    Form,
    Item,
    button,
    rows,
    shorten,
)
from cogs.ui.custom_ids import AnswerId, Verb, pack
from cogs.ui.menu_sections import Numbered, Section, menu_sections
from cogs.ui.style import DANGER, PRIMARY, SECONDARY
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
"""Most buttons for kinds of move; more of them become a menu."""
INLINE_ANSWERS = 3
"""Most answers of a kind of move that are buttons beside the other kinds."""
MENUS_PER_PANEL = 4
PLACEHOLDER_LIMIT = 150
AMOUNT_DIGITS = 6


class Panel(NamedTuple):
    """What is asked, and the buttons and menus to answer it."""

    texts: list[str]
    items: list[Item]
    rare: Sequence[Item] = ()
    """Rarely wanted: shown below everything else."""


class MoveKind(NamedTuple):
    """A kind of move that the first question offers, and what it asks next."""

    number: int
    option: Option
    then: Question | None
    answers: Numbered
    """Answers that complete the move, if there are only a few."""
    amounts: tuple[int, ...]
    """The handy amounts of its question that are buttons beside the other kinds."""

    @property
    def step(self) -> str:
        return step_of_index(self.number)

    @property
    def wants_room(self) -> bool:
        """Whether its question is shown at once if it is the first kind."""
        return isinstance(self.then, PickSome) or (isinstance(self.then, Pick) and not self.answers)

    @property
    def is_short(self) -> bool:
        """Whether its answers are buttons beside the other kinds."""
        return bool(self.answers or self.amounts)


class RootLayout(NamedTuple):
    """How the kinds of move are laid out."""

    usual: list[Button]
    rare: list[Button]
    embedded: MoveKind | None
    """The first kind, if its question is shown here too."""
    at_once: list[MoveKind]
    """The kinds that can be answered right here."""


class PanelBuilder:
    """Builds the panel of one seat at one version of a table."""

    def __init__(self, table_id: str, version: str, ask: Ask, words: Words) -> None:
        self.table_id = table_id
        self.version = version
        self.ask = ask
        self.words = words

    def answer_id(self, move: PartialMove, path: Sequence[str], *more: Question) -> AnswerId:
        return AnswerId(self.table_id, self.version, fingerprint([*move.asked, *more]), tuple(path))

    def question(self, move: PartialMove, path: tuple[str, ...]) -> Panel:
        """What is asked after `path`, with a button to go back."""
        question = move.question
        assert question is not None
        if not path and isinstance(question, Pick):
            return self._root(move, question)
        controls = self._controls(move, path, question)
        return Panel([*self._so_far(move, path), *self._texts(question)], controls + self._way_back(path))

    def confirm(self, move: PartialMove, path: tuple[str, ...], caution: str) -> Panel:
        """Ask again before a move is made: names the move and why one might think twice."""
        here = self.answer_id(move, path)
        yes = button(self.words(say("panel-sure")), Verb.CONFIRM, *here.parts, style=DANGER)
        return Panel(
            [f"### {self.words(say('panel-confirm', deed=self._described(move, path)))}", caution],
            [ui.ActionRow(yes, self._back(path))],
        )

    def _so_far(self, move: PartialMove, path: tuple[str, ...]) -> list[str]:
        """What was answered on the way to this question."""
        return [f"-# {self._described(move, path)}"] if path else []

    def _described(self, move: PartialMove, path: tuple[str, ...]) -> str:
        """A move in words, as far as it has been answered."""
        return " · ".join(
            self._answer_text(question, step) for question, step in zip(move.asked, path, strict=True)
        )

    def _answer_text(self, question: Question, step: str) -> str:
        if isinstance(question, Amount):
            return step.removeprefix("=")
        chosen = [question.options[int(index)] for index in step.split("+") if index.isdigit()]
        texts = (self.words(option.text).removesuffix(" …") for option in chosen)  # nothing follows it here
        return ", ".join(texts) or self.words(say("panel-none"))

    # the parts

    def _texts(self, question: Question) -> list[str]:
        texts = [f"### {self.words(question.text)}"]
        if question.about is not None:
            texts.append(self.words(question.about))
        return texts + self._hints(question)

    def _controls(self, move: PartialMove, path: tuple[str, ...], question: Question) -> list[Item]:
        if isinstance(question, Amount):
            return self._amount(move, path, question)
        return self._options(move, path, question)

    # the root: the kinds of move

    def _root(self, move: PartialMove, question: Pick) -> Panel:
        """The kinds of move. The question of the first kind is asked right here, to save a press."""
        root = self._laid_out(move, question)
        if root is None:
            return Panel(self._texts(question), self._options(move, (), question))
        texts, items = self._texts(question), []
        for kind in root.at_once:
            if kind is root.embedded:
                assert kind.then is not None
                draft: Draft = {question.field: kind.option.value}
                there = PartialMove((*move.asked, question), draft, kind.then)
                texts += [text for text in self._texts(kind.then) if not _was_said(text, texts)]
                items = self._controls(there, (kind.step,), kind.then)
            elif isinstance(kind.then, Pick):
                texts += self._hints(kind.then, kind.option.text)
        return Panel(texts, [*items, *rows(root.usual)], list(rows(root.rare)))

    def _laid_out(self, move: PartialMove, question: Pick) -> RootLayout | None:
        """Lay out the kinds of move with as many handy amounts as fit, the first kinds first. None if there
        are too many kinds even without them: then they become a menu."""
        kinds = [self._kind(question, index, option) for index, option in enumerate(question.options)]
        while True:
            root = self._with_buttons(move, question, kinds)
            if len(root.usual) + len(root.rare) <= ROOT_BUTTONS:
                return root
            last = next((kind for kind in reversed(kinds) if kind.amounts), None)
            if last is None:
                return None
            kinds[last.number] = last._replace(amounts=())

    def _with_buttons(self, move: PartialMove, question: Pick, kinds: list[MoveKind]) -> RootLayout:
        first = next((kind for kind in kinds if not kind.option.barred and not kind.option.rare), None)
        embedded = first if first and first.wants_room else None
        usual: list[Button] = []
        rare: list[Button] = []
        for kind in kinds:
            if kind is not embedded:
                style = _style(question, kind.option, first=kind is first and kind.number == 0)
                shown = self._kind_buttons(move, question, kind, style)
                (rare if kind.option.rare else usual).extend(shown)
        return RootLayout(
            usual, rare, embedded, [kind for kind in kinds if kind is embedded or kind.is_short]
        )

    def _kind(self, question: Pick, index: int, option: Option) -> MoveKind:
        if option.barred is not None:
            return MoveKind(index, option, None, [], ())
        draft: Draft = {question.field: option.value}
        then = self.ask(draft)
        answers = self._few(draft, then) if isinstance(then, Pick) else []
        return MoveKind(index, option, then, answers, then.handy if isinstance(then, Amount) else ())

    def _few(self, draft: Draft, then: Pick) -> Numbered:
        """The answers that complete the move, if there are only a few."""
        answers = [(n, option) for n, option in enumerate(then.options) if option.barred is None]
        if len(answers) > INLINE_ANSWERS or any(
            self.ask(answer(draft, then, o.value)) is not None for _, o in answers
        ):
            return []
        return answers

    def _kind_buttons(
        self, move: PartialMove, question: Pick, kind: MoveKind, style: discord.ButtonStyle
    ) -> list[Button]:
        label = self.words(kind.option.text)
        if kind.then is not None and kind.amounts:
            return self._quick_amounts(move, question, kind, kind.then)
        if kind.then is not None and kind.answers:
            return [
                button(
                    self.words(say("panel-inline", move=kind.option.text, option=answered.text)),
                    Verb.ANSWER,
                    *self.answer_id(move, (kind.step, step_of_index(n)), question, kind.then).parts,
                    style=style,
                )
                for n, answered in kind.answers
            ]
        here = self.answer_id(move, (kind.step,), question)
        return [button(label, Verb.ANSWER, *here.parts, style=style, disabled=kind.option.barred is not None)]

    def _quick_amounts(
        self, move: PartialMove, question: Pick, kind: MoveKind, then: Question
    ) -> list[Button]:
        name = kind.option.text
        quick = [
            button(
                self.words(say("panel-amount", move=name, amount=amount)),
                Verb.ANSWER,
                *self.answer_id(move, (kind.step, step_of_amount(amount)), question, then).parts,
                style=PRIMARY,
            )
            for amount in kind.amounts
        ]
        form = self.answer_id(move, (kind.step,), question, then)
        return [*quick, button(self.words(say("panel-other", move=name)), Verb.ENTER_NUMBER, *form.parts)]

    # the other questions

    def _amount(self, move: PartialMove, path: tuple[str, ...], question: Amount) -> list[Item]:
        handy = question.handy or tuple(sorted({question.low, question.high}))
        buttons = [
            button(
                str(amount),
                Verb.ANSWER,
                *self.answer_id(move, (*path, step_of_amount(amount)), question).parts,
                style=PRIMARY,
            )
            for amount in handy[: BUTTONS_PER_ROW - 1]
        ]
        form = self.answer_id(move, path, question)
        label = self.words(say("panel-number", low=question.low, high=question.high))
        buttons.append(button(label, Verb.ENTER_NUMBER, *form.parts))
        return list(rows(buttons))

    def _options(self, move: PartialMove, path: tuple[str, ...], question: Pick | PickSome) -> list[Item]:
        numbered = [(n, o) for n, o in enumerate(question.options) if o.barred is None]
        numbered.sort(key=lambda pair: pair[1].rare)
        if isinstance(question, PickSome):
            return self._some(move, path, question, numbered)
        if len(question.options) <= BUTTONS_PER_ROW:
            return list(
                rows(
                    [
                        button(
                            self.words(option.text),
                            Verb.ANSWER,
                            *self.answer_id(move, (*path, step_of_index(n)), question).parts,
                            style=_style(question, option, first=True),
                            disabled=option.barred is not None,
                        )
                        for n, option in enumerate(question.options)
                    ]
                )
            )
        return self._menus(move, path, question, menu_sections(question, numbered, self.words))

    def _some(
        self,
        move: PartialMove,
        path: tuple[str, ...],
        question: PickSome,
        numbered: Numbered,
    ) -> list[Item]:
        items: list[Item] = []
        if numbered and question.most:
            items.append(
                ui.ActionRow(
                    self._menu(
                        self.answer_id(move, path, question),
                        numbered[:OPTIONS_PER_MENU],
                        self.words(_how_many(question)),
                        least=max(1, question.least),
                        most=min(question.most, len(numbered)),
                    )
                )
            )
        if question.least == 0:
            none = self.answer_id(move, (*path, step_of_index()), question)
            items.append(ui.ActionRow(button(self.words(say("panel-none")), Verb.ANSWER, *none.parts)))
        return items

    def _menus(
        self,
        move: PartialMove,
        path: tuple[str, ...],
        question: Pick,
        sections: list[Section],
    ) -> list[Item]:
        here = self.answer_id(move, path, question)
        if len(sections) <= MENUS_PER_PANEL:
            return [
                ui.ActionRow(
                    self._menu(here, options, name or self.words(say("panel-choose")), number=number)
                )
                for number, (name, options) in enumerate(sections)
            ]
        menu: ui.Select[Any] = ui.Select(
            custom_id=pack(Verb.CHOOSE_SECTION, *here.parts),
            placeholder=self.words(say("panel-choose-section")),
        )
        for number, (name, options) in enumerate(sections[:OPTIONS_PER_MENU]):
            first, last = (self.words(options[end][1].text) for end in (0, -1))
            menu.add_option(
                label=shorten(name or f"{first} – {last}", OPTION_LIMIT),
                value=str(number),
                description=shorten(f"{first} – {last}", OPTION_LIMIT) if name else None,
            )
        return [ui.ActionRow(menu)]

    def section(self, move: PartialMove, path: tuple[str, ...], number: int) -> Panel | None:
        """One of many menus, which was chosen first; None if there is no such section."""
        question = move.question
        if not isinstance(question, Pick):
            return None
        numbered = [(n, option) for n, option in enumerate(question.options) if option.barred is None]
        sections = menu_sections(question, numbered, self.words)
        if not 0 <= number < len(sections):
            return None
        name, options = sections[number]
        menu = self._menu(
            self.answer_id(move, path, question), options, name or self.words(say("panel-choose"))
        )
        texts = [*self._so_far(move, path), f"### {self.words(question.text)}"]
        return Panel(texts, [ui.ActionRow(menu), ui.ActionRow(self._back((*path, "")))])

    def _menu(
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
            placeholder=shorten(placeholder, PLACEHOLDER_LIMIT),
            min_values=least,
            max_values=most,
        )
        for index, option in numbered:
            menu.add_option(
                label=shorten(self.words(option.text), OPTION_LIMIT),
                value=str(index),
                description=shorten(self.words(option.hint), OPTION_LIMIT) if option.hint else None,
            )
        return menu

    def _hints(self, question: Question, move: Say | None = None) -> list[str]:
        """What does not fit on buttons: hints, and why something is not possible. `move`: the kind of move
        that precedes its answers on the buttons."""
        if isinstance(question, Amount):
            return []

        def named(option: Option) -> Say:
            return option.text if move is None else say("panel-inline", move=move, option=option.text)

        lines = []
        if len(open_options(question)) <= ROOT_BUTTONS:
            lines += [
                self.words(say("panel-hint", option=named(option), hint=option.hint))
                for option in open_options(question)
                if option.hint is not None
            ]
        lines += [
            self.words(say("panel-barred", option=named(option), reason=option.barred))
            for option in question.options
            if option.barred is not None
        ]
        return ["\n".join(lines)] if lines else []

    def _way_back(self, path: tuple[str, ...]) -> list[Item]:
        return [ui.ActionRow(self._back(path))] if path else []

    def _back(self, path: tuple[str, ...]) -> Button:
        # Going back answers nothing that could be out of date, so it needs no fingerprint.
        here = AnswerId(self.table_id, self.version, "", self._before(path))
        return button(self.words(say("panel-back")), Verb.BACK, *here.parts)

    def _before(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """The path to the question where the last answer was given: what is asked beside the kinds of move is
        answered there."""
        start = self.ask({})
        if len(path) != 2 or not isinstance(start, Pick):
            return path[:-1]
        root = self._laid_out(PartialMove((), {}, start), start)
        at_once = root.at_once if root else []
        return () if any(kind.step == path[0] for kind in at_once) else path[:-1]


def _was_said(text: str, texts: Sequence[str]) -> bool:
    """Whether a text, perhaps a headline, was said before."""
    return any(text.removeprefix("### ") in known for known in texts)


def _style(question: Pick | PickSome, option: Option, *, first: bool) -> discord.ButtonStyle:
    """The usual answer stands out; if none is usual, the first kind of move and all other answers do."""
    usual = option.usual if any(one.usual for one in question.options) else first
    return PRIMARY if usual else SECONDARY


def _how_many(question: PickSome) -> Say:
    if question.least == question.most:
        return say("panel-choose-exactly", count=question.least)
    return say("panel-choose-some", least=question.least, most=question.most)


def number_form(clicked: AnswerId, question: Amount, words: Words) -> Form:
    """Asks for a number that has no button."""
    form = Form(title=words(question.text)[:FORM_TEXT_LIMIT], custom_id=pack(Verb.ANSWER, *clicked.parts))
    form.add_item(
        ui.Label(
            text=words(say("panel-number-label"))[:FORM_TEXT_LIMIT],
            description=words(say("panel-number", low=question.low, high=question.high))[:OPTION_LIMIT],
            component=ui.TextInput(custom_id="number", max_length=AMOUNT_DIGITS, required=True),
        )
    )
    return form
