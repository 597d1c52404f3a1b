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

from cogs.tables.answers import PartialMove, fingerprint, step_of_amount, step_of_index
from cogs.ui.components import (
    BUTTONS_PER_ROW,
    OPTION_LIMIT,
    OPTIONS_PER_MENU,
    Button,
    Item,
    button,
    rows,
    shorten,
)
from cogs.ui.custom_ids import AnswerId, Verb
from engines.core import (
    Amount,
    Ask,
    Draft,
    LongPick,
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

Numbered = list[tuple[int, Option]]
"""Options with their places in the question."""


class Panel(NamedTuple):
    texts: list[str]
    items: list[Item]
    rare: Sequence[Item] = ()
    """What stands below everything else."""


class Kind(NamedTuple):
    """A kind of move at the root of the panel, and what it asks for first."""

    number: int
    option: Option
    then: Question | None
    answers: list[tuple[int, Option]]
    """Those that complete the move at once, if there are only a few."""
    amounts: tuple[int, ...]
    """The handy amounts of its question that are buttons at the root."""

    @property
    def step(self) -> str:
        return step_of_index(self.number)

    @property
    def wants_room(self) -> bool:
        """Whether its question is worth showing at once where it is the first kind."""
        return isinstance(self.then, PickSome) or (isinstance(self.then, Pick) and not self.answers)

    @property
    def is_short(self) -> bool:
        """Whether its answers are buttons at the root."""
        return bool(self.answers or self.amounts)


class Root(NamedTuple):
    """How the kinds of move are laid out."""

    usual: list[Button]
    rare: list[Button]
    embedded: Kind | None
    """The first kind, where its question stands here too."""
    at_once: list[Kind]
    """Those that can be answered right here."""


class Desk:
    """Builds the panel of one seat at one version of a table."""

    def __init__(self, table_id: str, version: str, ask: Ask, words: Words) -> None:
        self.table_id = table_id
        self.version = version
        self.ask = ask
        self.words = words

    def spot(self, trail: PartialMove, path: Sequence[str], *more: Question) -> AnswerId:
        return AnswerId(self.table_id, self.version, fingerprint([*trail.asked, *more]), tuple(path))

    def question(self, trail: PartialMove, path: tuple[str, ...]) -> Panel:
        """What is asked after `path`, with a way back."""
        question = trail.question
        assert question is not None
        if not path and isinstance(question, Pick):
            return self._root(trail, question)
        controls = self._controls(trail, path, question)
        return Panel([*self._so_far(trail, path), *self._texts(question)], controls + self._way_back(path))

    def confirm(self, trail: PartialMove, path: tuple[str, ...], caution: str) -> Panel:
        """Are you sure? Names the deed, and why one might think twice."""
        spot = self.spot(trail, path)
        yes = button(self.words(say("panel-sure")), spot.pack(Verb.CONFIRM), style=discord.ButtonStyle.danger)
        return Panel(
            [f"### {self.words(say('panel-confirm', deed=self._deed(trail, path)))}", caution],
            [ui.ActionRow(yes, self._back(path))],
        )

    def _so_far(self, trail: PartialMove, path: tuple[str, ...]) -> list[str]:
        """What was answered on the way to this question."""
        return [f"-# {self._deed(trail, path)}"] if path else []

    def _deed(self, trail: PartialMove, path: tuple[str, ...]) -> str:
        return " · ".join(
            self._said(question, step) for question, step in zip(trail.asked, path, strict=True)
        )

    def _said(self, question: Question, step: str) -> str:
        """An answer in words."""
        if isinstance(question, Amount):
            return step.removeprefix("=")
        chosen = [question.options[int(index)] for index in step.split("+") if index.isdigit()]
        texts = (self.words(option.text).removesuffix(" …") for option in chosen)  # nothing follows here
        return ", ".join(texts) or self.words(say("panel-none"))

    # the parts

    def _texts(self, question: Question) -> list[str]:
        texts = [f"### {self.words(question.text)}"]
        if question.about is not None:
            texts.append(self.words(question.about))
        return texts + self._hints(question)

    def _controls(self, trail: PartialMove, path: tuple[str, ...], question: Question) -> list[Item]:
        if isinstance(question, Amount):
            return self._amount(trail, path, question)
        return self._options(trail, path, question)

    # the root: the kinds of move

    def _root(self, trail: PartialMove, question: Pick) -> Panel:
        """The kinds of move. What is wanted first is asked right here, without a click in between."""
        root = self._laid_out(trail, question)
        if root is None:
            return Panel(self._texts(question), self._options(trail, (), question))
        texts, items = self._texts(question), []
        for kind in root.at_once:
            if kind is root.embedded:
                assert kind.then is not None
                draft: Draft = {question.field: kind.option.value}
                there = PartialMove((*trail.asked, question), draft, kind.then)
                texts += [text for text in self._texts(kind.then) if not _said_in(text, texts)]
                items = self._controls(there, (kind.step,), kind.then)
            elif isinstance(kind.then, Pick):
                texts += self._hints(kind.then, kind.option.text)
        return Panel(texts, [*items, *rows(root.usual)], list(rows(root.rare)))

    def _laid_out(self, trail: PartialMove, question: Pick) -> Root | None:
        """With as many handy amounts as there is room for, the first kinds first; None where there are too
        many kinds even without them: then they are a menu."""
        kinds = [self._kind(question, index, option) for index, option in enumerate(question.options)]
        while True:
            root = self._with_buttons(trail, question, kinds)
            if len(root.usual) + len(root.rare) <= ROOT_BUTTONS:
                return root
            last = next((kind for kind in reversed(kinds) if kind.amounts), None)
            if last is None:
                return None
            kinds[last.number] = last._replace(amounts=())

    def _with_buttons(self, trail: PartialMove, question: Pick, kinds: list[Kind]) -> Root:
        first = next((kind for kind in kinds if not kind.option.barred and not kind.option.rare), None)
        embedded = first if first and first.wants_room else None
        usual: list[Button] = []
        rare: list[Button] = []
        for kind in kinds:
            if kind is not embedded:
                style = _style(question, kind.option, first=kind is first and kind.number == 0)
                shown = self._kind_buttons(trail, question, kind, style)
                (rare if kind.option.rare else usual).extend(shown)
        return Root(usual, rare, embedded, [kind for kind in kinds if kind is embedded or kind.is_short])

    def _kind(self, question: Pick, index: int, option: Option) -> Kind:
        if option.barred is not None:
            return Kind(index, option, None, [], ())
        draft: Draft = {question.field: option.value}
        then = self.ask(draft)
        answers = self._few(draft, then) if isinstance(then, Pick) else []
        return Kind(index, option, then, answers, then.handy if isinstance(then, Amount) else ())

    def _few(self, draft: Draft, then: Pick) -> list[tuple[int, Option]]:
        """The answers that complete the move at once, if there are only a few."""
        answers = [(n, option) for n, option in enumerate(then.options) if option.barred is None]
        if len(answers) > FEW or any(self.ask(answer(draft, then, o.value)) is not None for _, o in answers):
            return []
        return answers

    def _kind_buttons(
        self, trail: PartialMove, question: Pick, kind: Kind, style: discord.ButtonStyle
    ) -> list[Button]:
        label = self.words(kind.option.text)
        if kind.then is not None and kind.amounts:
            return self._quick_amounts(trail, question, kind, kind.then)
        if kind.then is not None and kind.answers:
            return [
                button(
                    self.words(say("panel-inline", move=kind.option.text, option=answered.text)),
                    self.spot(trail, (kind.step, step_of_index(n)), question, kind.then).pack(Verb.ANSWER),
                    style=style,
                )
                for n, answered in kind.answers
            ]
        here = self.spot(trail, (kind.step,), question)
        return [button(label, here.pack(Verb.ANSWER), style=style, disabled=kind.option.barred is not None)]

    def _quick_amounts(self, trail: PartialMove, question: Pick, kind: Kind, then: Question) -> list[Button]:
        move = kind.option.text
        quick = [
            button(
                self.words(say("panel-amount", move=move, amount=amount)),
                self.spot(trail, (kind.step, step_of_amount(amount)), question, then).pack(Verb.ANSWER),
                style=discord.ButtonStyle.primary,
            )
            for amount in kind.amounts
        ]
        form = self.spot(trail, (kind.step,), question, then).pack(Verb.ENTER_NUMBER)
        return [*quick, button(self.words(say("panel-other", move=move)), form)]

    # the other questions

    def _amount(self, trail: PartialMove, path: tuple[str, ...], question: Amount) -> list[Item]:
        handy = question.handy or tuple(sorted({question.low, question.high}))
        buttons = [
            button(
                str(amount),
                self.spot(trail, (*path, step_of_amount(amount)), question).pack(Verb.ANSWER),
                style=discord.ButtonStyle.primary,
            )
            for amount in handy[: BUTTONS_PER_ROW - 1]
        ]
        form = self.spot(trail, path, question).pack(Verb.ENTER_NUMBER)
        buttons.append(button(self.words(say("panel-number", low=question.low, high=question.high)), form))
        return list(rows(buttons))

    def _options(self, trail: PartialMove, path: tuple[str, ...], question: Pick | PickSome) -> list[Item]:
        numbered = [(n, o) for n, o in enumerate(question.options) if o.barred is None]
        numbered.sort(key=lambda pair: pair[1].rare)
        if isinstance(question, PickSome):
            return self._some(trail, path, question, numbered)
        if len(question.options) <= BUTTONS_PER_ROW:
            return list(
                rows(
                    [
                        button(
                            self.words(option.text),
                            self.spot(trail, (*path, step_of_index(n)), question).pack(Verb.ANSWER),
                            style=_style(question, option, first=True),
                            disabled=option.barred is not None,
                        )
                        for n, option in enumerate(question.options)
                    ]
                )
            )
        return self._menus(trail, path, question, self._sections(question, numbered))

    def _some(
        self,
        trail: PartialMove,
        path: tuple[str, ...],
        question: PickSome,
        numbered: list[tuple[int, Option]],
    ) -> list[Item]:
        items: list[Item] = []
        if numbered and question.most:
            items.append(
                ui.ActionRow(
                    self._menu(
                        self.spot(trail, path, question),
                        numbered[:OPTIONS_PER_MENU],
                        self.words(_how_many(question)),
                        least=max(1, question.least),
                        most=min(question.most, len(numbered)),
                    )
                )
            )
        if question.least == 0:
            none = self.spot(trail, (*path, step_of_index()), question)
            items.append(ui.ActionRow(button(self.words(say("panel-none")), none.pack(Verb.ANSWER))))
        return items

    def _sections(self, question: Pick, numbered: Numbered) -> list[tuple[str, Numbered]]:
        """The options as menus of at most 25: by group, or in slices."""
        groups = _joined_groups(numbered) if isinstance(question, LongPick) else _groups(numbered)
        sections: list[tuple[str, Numbered]] = []
        for group, listed in groups:
            name = self.words(group) if group is not None else ""
            for start in range(0, len(listed), OPTIONS_PER_MENU):
                sections.append((name, listed[start : start + OPTIONS_PER_MENU]))
        return sections

    def _menus(
        self,
        trail: PartialMove,
        path: tuple[str, ...],
        question: Pick,
        sections: list[tuple[str, list[tuple[int, Option]]]],
    ) -> list[Item]:
        spot = self.spot(trail, path, question)
        if len(sections) <= MENUS:
            return [
                ui.ActionRow(
                    self._menu(spot, options, name or self.words(say("panel-choose")), number=number)
                )
                for number, (name, options) in enumerate(sections)
            ]
        menu: ui.Select[Any] = ui.Select(
            custom_id=spot.pack(Verb.CHOOSE_SECTION), placeholder=self.words(say("panel-choose-section"))
        )
        for number, (name, options) in enumerate(sections[:OPTIONS_PER_MENU]):
            first, last = (self.words(options[end][1].text) for end in (0, -1))
            menu.add_option(
                label=shorten(name or f"{first} – {last}", OPTION_LIMIT),
                value=str(number),
                description=shorten(f"{first} – {last}", OPTION_LIMIT) if name else None,
            )
        return [ui.ActionRow(menu)]

    def section(self, trail: PartialMove, path: tuple[str, ...], number: int) -> Panel | None:
        """One of many menus, chosen before; None when there is no such section."""
        question = trail.question
        if not isinstance(question, Pick):
            return None
        numbered = [(n, option) for n, option in enumerate(question.options) if option.barred is None]
        sections = self._sections(question, numbered)
        if not 0 <= number < len(sections):
            return None
        name, options = sections[number]
        menu = self._menu(self.spot(trail, path, question), options, name or self.words(say("panel-choose")))
        texts = [*self._so_far(trail, path), f"### {self.words(question.text)}"]
        return Panel(texts, [ui.ActionRow(menu), ui.ActionRow(self._back((*path, "")))])

    def _menu(
        self,
        spot: AnswerId,
        numbered: Sequence[tuple[int, Option]],
        placeholder: str,
        *,
        number: int | None = None,
        least: int = 1,
        most: int = 1,
    ) -> ui.Select[Any]:
        menu: ui.Select[Any] = ui.Select(
            custom_id=spot.pack(Verb.ANSWER, number),
            placeholder=shorten(placeholder, 150),
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
        """What the buttons have no room for: hints, and why something is not possible. `move`: the kind of
        move that stands before its answers on the buttons, and so here too."""
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
        # Going back asks nothing that could be stale, so the fingerprint may be empty.
        spot = AnswerId(self.table_id, self.version, "", self._before(path))
        return button(self.words(say("panel-back")), spot.pack(Verb.BACK))

    def _before(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """Where somebody who went this way came from: what is answered at the root was asked there."""
        start = self.ask({})
        if len(path) != 2 or not isinstance(start, Pick):
            return path[:-1]
        root = self._laid_out(PartialMove((), {}, start), start)
        at_once = root.at_once if root else []
        return () if any(kind.step == path[0] for kind in at_once) else path[:-1]


def _groups(numbered: Numbered) -> list[tuple[Say | None, Numbered]]:
    grouped = groupby(numbered, key=lambda pair: pair[1].group)
    return [(group, list(members)) for group, members in grouped]


def _joined_groups(numbered: Numbered) -> list[tuple[Say | None, Numbered]]:
    """The groups of a long list: none where one menu holds it, else as many stretches together as a menu
    holds."""
    if len(numbered) <= OPTIONS_PER_MENU:
        return [(None, numbered)]
    found: list[tuple[Say | None, Numbered]] = []
    for group, listed in _groups(numbered):
        before, there = found[-1] if found else (None, [])
        joined = _joined(before, group) if before and group else None
        if joined is not None and len(there) + len(listed) <= OPTIONS_PER_MENU:
            found[-1] = (joined, there + listed)
        else:
            found.append((group, listed))
    return found


def _joined(one: Say, other: Say) -> Say | None:
    """Two stretches as one; None where they are not stretches of the same kind."""
    joined = Say(one.key, {**one.args, "last": other.args.get("last", "")})
    apart = Say(other.key, {**other.args, "first": one.args.get("first", "")})
    return joined if "first" in one.args and joined == apart else None


def _said_in(text: str, texts: Sequence[str]) -> bool:
    """Whether a text, perhaps a headline, says what was said before it."""
    return any(text.removeprefix("### ") in known for known in texts)


def _style(question: Pick | PickSome, option: Option, *, first: bool) -> discord.ButtonStyle:
    """The usual answer stands out; where none is usual, the first kinds of move and all other answers do."""
    usual = option.usual if any(one.usual for one in question.options) else first
    return discord.ButtonStyle.primary if usual else discord.ButtonStyle.secondary


def _how_many(question: PickSome) -> Say:
    if question.least == question.most:
        return say("panel-choose-exactly", count=question.least)
    return say("panel-choose-some", least=question.least, most=question.most)
