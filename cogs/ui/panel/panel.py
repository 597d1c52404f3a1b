"""Builds the panel: a question of the engine as buttons, menus and forms.

The first question asks for the kind of move. A kind that needs one number shows handy amounts right there
("Bid 8", "Bid 9", "Bid ..."), so that the usual move takes one press. What has one possible answer is not
asked (`answers.follow`), but shown with the answers so far.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.tables.moves.answer_path import (
    PartialMove,
    fingerprint,
    only_step,
    press,
    step_of_amount,
    step_of_index,
)
from cogs.ui.components.building_blocks import (
    LABEL_LIMIT,
    OPTIONS_PER_MENU,
    Button,
    Item,
    button,
    label_of,
    menu_entry,
    rows,
)
from cogs.ui.components.custom_ids import AnswerId, Verb, pack, read
from cogs.ui.components.style import DANGER, PRIMARY
from cogs.ui.panel.controls import PLACEHOLDER_LIMIT, PanelControls, open_numbered, style_of
from cogs.ui.panel.layout import MoveKind, RootLayout, amounts_from, part
from cogs.ui.panel.menu_sections import menu_sections
from cogs.ui.panel.texts import ROOT_BUTTONS, is_filled_in
from data.signs import first_sign, without_signs
from engines.contract.core import (
    Amount,
    Draft,
    LongPick,
    Option,
    Pick,
    PickSome,
    Question,
    Say,
    Words,
    open_options,
    say,
)

INLINE_ANSWERS = 3
"""Most answers of a kind of move that are buttons beside the other kinds."""
AMOUNTS_IN_MENU = 15
"""Most amounts of a kind of move that are entries of *More …*."""


class Panel(NamedTuple):
    """What is asked, and the buttons and menus to answer it."""

    texts: list[str]
    items: list[Item]
    rare: Sequence[Item] = ()
    """What is rarely wanted, as a menu: shown below everything else."""
    back: Sequence[Button] = ()
    """The button to the question before, for the row of what isn't an answer."""


class PanelBuilder(PanelControls):
    """Builds the panel of one seat at one version of a table."""

    def question(self, move: PartialMove) -> Panel:
        """What is asked next, with a button to go back."""
        question = move.question
        assert question is not None
        if not move.steps and isinstance(question, Pick):
            return self._root(move, question)
        texts = [*self.so_far(move), *self._texts(question)]
        return Panel(texts, self.controls(move, question), back=self._way_back(move))

    def confirm(self, move: PartialMove, caution: str) -> Panel:
        """Ask again before a move is made: names the move and why one might think twice."""
        here = self.answer_id(move, move.steps)
        yes = button(self.words(say("panel-sure")), Verb.CONFIRM, *here.parts, style=DANGER)
        deed = self.words(say("panel-confirm", deed=self.described(move)))
        return Panel(
            [f"### {deed}", caution, *self.why_only(move)],
            [ui.ActionRow(yes, self._back(self._before(move)))],
        )

    def filled_in(self, move: PartialMove) -> list[str]:
        """What was answered after the last press because nothing else was possible, and why."""
        unseen = move._replace(asked=move.asked[move.given :], steps=move.steps[move.given :])
        return self.so_far(unseen, first=move.given) if unseen.steps else []

    def on_screen(self, move: PartialMove) -> list[Question]:
        """The questions that the panel of a move asks: the next one, and those that can be answered right
        there, rarely wanted ones last."""
        question = move.question
        assert question is not None
        root = self._laid_out(move, question) if not move.steps and isinstance(question, Pick) else None
        if root is None:
            return [question]
        kinds = sorted(root.at_once, key=lambda kind: (kind.option.rare, kind is not root.embedded))
        return [question, *(asked for kind in kinds for asked in self._asked_with(kind))]

    def pictured(self, move: PartialMove) -> list[tuple[Question, Draft]]:
        """The questions that a picture could help with, each with the answers before it: the next one, or the
        one that is asked beside the kinds of move. Lists that are shown together are one question."""
        question = move.question
        assert question is not None
        asked: list[tuple[Question, Draft]] = [(question, move.draft)]
        root = self._laid_out(move, question) if not move.steps and isinstance(question, Pick) else None
        kind = root.embedded if root is not None else None
        if kind is not None and kind.move is not None and kind.then is not None:
            listed = self._listed_together(kind.move, kind.then)
            asked += [(listed or kind.then, kind.move.draft)]
        return asked

    # the parts

    def _listed_together(self, move: PartialMove, question: Question) -> Question | None:
        """The lists of `_shortcuts` as one, if there are any."""
        if not isinstance(question, Pick) or not self._shortcuts(move, question):
            return None
        lists = [press(self.ask, move, step_of_index(n)).question for n, _ in open_numbered(question)]
        options = [option for one in lists if isinstance(one, LongPick) for option in one.options]
        by_value = {str(option.value): option for option in options}
        field = next(one.field for one in lists if one is not None)
        return LongPick(field=field, text=question.text, options=tuple(by_value.values()))

    def _texts(self, question: Question) -> list[str]:
        texts = [f"### {self.words(question.text)}"]
        if question.about is not None:
            texts.append(self.words(question.about))
        return texts + self.hints(question)

    # the root: the kinds of move

    def _root(self, move: PartialMove, question: Pick) -> Panel:
        """The kinds of move. The question of the first kind is asked right here, to save a press."""
        root = self._laid_out(move, question)
        if root is None:
            return Panel(self._texts(question), self.options(move, question))
        if not root.has_usual:
            return self._rare(root, question)
        texts, items = self._texts(part(question, rare=False)), []
        for kind in root.at_once:
            if kind.option.rare:
                continue
            assert kind.move is not None
            assert kind.then is not None
            if kind is root.embedded:
                texts += self.so_far(kind.move) if len(kind.move.steps) > 1 else []
                texts += [text for text in self._texts(kind.then) if not _was_said(text, texts)]
                items = self._shortcuts(kind.move, kind.then) or self.controls(kind.move, kind.then)
            elif kind.in_menu:
                texts += [*self.why_only(kind.move), *self.not_possible(kind.then, kind.option.text)]
                items.append(self._kind_menu(kind, kind.move, kind.then))
            elif not isinstance(kind.then, Amount):
                name = None if kind.plain else kind.option.text
                texts += [*self.why_only(kind.move), *self.hints(kind.then, name)]
        texts += self.not_possible(part(question, rare=True))
        return Panel(texts, [*items, *rows(root.usual)], self._more(question, root.kinds))

    def _more(self, question: Pick, kinds: Sequence[MoveKind]) -> list[Item]:
        """The kinds of move that are rarely wanted as a menu, *More …*. Each of their moves that takes one
        answer is an entry, so that it takes no more presses than the usual ones."""
        listed = [kind for kind in kinds if kind.option.rare and kind.move is not None]
        if not listed:
            return []
        numbers = [kind for kind in listed if kind.amounts]
        others = sum(len(kind.answers) or 1 for kind in listed)
        most = min(AMOUNTS_IN_MENU, (OPTIONS_PER_MENU - others) // max(1, len(numbers)))
        menu: ui.Select[Any] = ui.Select(
            custom_id=pack(Verb.ANSWER, *AnswerId(self.table_id, self.version, "", ()).parts),
            placeholder=self.words(say("panel-rare")),
        )
        for kind in listed:
            for entry in self._kind_entries(question, kind, most):
                menu.append_option(entry)
        return [ui.ActionRow(menu)]

    def _kind_entries(self, question: Pick, kind: MoveKind, most: int) -> Iterator[discord.SelectOption]:
        """A kind of move in a menu of kinds: its answers, `most` amounts, or an entry that asks for them."""
        move, then, name = kind.move, kind.then, kind.option.text
        assert move is not None
        if isinstance(then, Amount) and kind.amounts:
            for amount in amounts_from(then, kind.amounts[0], most):
                path = (*move.steps, step_of_amount(amount))
                text = self.words(say("panel-amount", move=name, amount=amount))
                yield _entry(self.answer_id(move, path, then), [text], None, self.words)
            if only_step(then) is not None:
                return
            name = say("panel-other", move=name)
        elif then is not None and kind.answers:
            for step in kind.answers:
                here = self.answer_id(move, (*move.steps, step), then)
                yield _entry(here, [self._inline(kind, move, step)], kind.option.hint, self.words)
            return
        here = AnswerId(self.table_id, self.version, fingerprint([question]), (kind.step,))
        yield _entry(here, [self.words(name)], kind.option.hint, self.words)

    def _rare(self, root: RootLayout, question: Pick) -> Panel:
        texts = self._texts(part(question, rare=True))
        for kind in root.at_once:
            if kind.option.rare and kind.move is not None and not isinstance(kind.then, Amount | None):
                texts += [*self.why_only(kind.move), *self.hints(kind.then, kind.option.text)]
        return Panel(texts, list(rows(root.rare)))

    def _kind_menu(self, kind: MoveKind, move: PartialMove, then: Question) -> Item:
        """The question of a kind of move as a menu with the name of the kind; with the next question, where
        one menu holds the answers to both."""
        name = self.words(say("panel-other", move=kind.option.text))
        here = self.answer_id(move, move.steps, then)
        entries = self._entries(move, then)
        if entries is None:
            return ui.ActionRow(self.menu(here, open_numbered(then), name))
        menu: ui.Select[Any] = ui.Select(
            custom_id=pack(Verb.ANSWER, *here.parts), placeholder=label_of(name, PLACEHOLDER_LIMIT)
        )
        for entry in entries:
            menu.append_option(entry)
        return ui.ActionRow(menu)

    def _entries(self, move: PartialMove, then: Question) -> list[discord.SelectOption] | None:
        """Every answer to a question with every answer to the next one; with the first ones of each, where
        they are too many for a menu, and an entry for the rest. None if the next questions have more to say
        than an entry can: why something is not possible, a number."""
        afters = [press(self.ask, move, step_of_index(number)) for number, _ in open_numbered(then)]
        for after in afters:
            asked = [*after.asked[len(move.asked) + 1 :], *([after.question] if after.question else [])]
            if any(self.barred(question) for question in asked):
                return None
            if isinstance(after.question, PickSome | Amount):
                return None
        groups = [self._after(move, then, after) for after in afters]
        if sum(map(len, groups)) <= OPTIONS_PER_MENU:
            return [entry for group in groups for entry in group]
        most = (OPTIONS_PER_MENU - 1) // len(groups)
        rest = AnswerId(self.table_id, self.version, fingerprint(move.asked), move.steps)
        more = _entry(rest, [self.words(say("panel-more-choices"))], None, self.words)
        return [*(entry for group in groups for entry in group[:most]), more]

    def _after(self, move: PartialMove, then: Question, after: PartialMove) -> list[discord.SelectOption]:
        """The entries of a menu that begin with the same answer."""
        answers = [self.answer_text(*one) for one in zip(after.asked, after.steps, strict=True)]
        texts, step = answers[len(move.steps) :], after.steps[len(move.steps)]
        hint = None if isinstance(then, Amount) else then.options[int(step)].hint
        if not isinstance(after.question, Pick):
            here = self.answer_id(move, (*move.steps, step), then)
            return [_entry(here, texts, hint, self.words)]
        return [
            _entry(
                self.answer_id(after, (*after.steps, step_of_index(number)), after.question),
                [*texts, self.words(option.text)],
                option.hint or hint,
                self.words,
            )
            for number, option in enumerate(after.question.options)
        ]

    def _shortcuts(self, move: PartialMove, question: Question) -> list[Item]:
        """Where a few answers lead to a long list each, the beginning of each list as a menu: what is wanted
        most stands first there, and takes one press instead of two. A button leads to a list that is longer
        than a menu."""
        if not isinstance(question, Pick) or len(open_options(question)) > INLINE_ANSWERS:
            return []
        menus: list[Item] = []
        longer: list[Button] = []
        for number, option in enumerate(question.options):
            if option.barred is not None or only_step(question) is not None:
                continue
            then = press(self.ask, move, step_of_index(number))
            if not isinstance(then.question, LongPick):
                return []
            listed = open_numbered(then.question)
            name = self.words(say("panel-inline", move=option.text, option=say("panel-choose")))
            here = self.answer_id(then, then.steps, then.question)
            menus.append(ui.ActionRow(self.menu(here, listed[:OPTIONS_PER_MENU], name)))
            if len(listed) > OPTIONS_PER_MENU:
                more = self.words(say("panel-inline", move=option.text, option=say("panel-more-choices")))
                path = (*move.steps, step_of_index(number))
                longer.append(button(more, Verb.ANSWER, *self.answer_id(move, path, question).parts))
        return [*menus, *rows(longer)]

    def _asked_with(self, kind: MoveKind) -> Iterator[Question]:
        """The question of a kind of move, and the next one where a menu holds the answers to both."""
        move, then = kind.move, kind.then
        assert move is not None
        assert then is not None
        yield then
        merged = self._entries(move, then) is not None if kind.in_menu else bool(self._shortcuts(move, then))
        for number, _ in open_numbered(then) if merged else ():
            after = press(self.ask, move, step_of_index(number)).question
            if after is not None:
                yield after

    def _laid_out(self, move: PartialMove, question: Pick) -> RootLayout | None:
        """Lay out the kinds of move with as many handy amounts and answers as fit, the first kinds first.
        None if there are too many kinds even without them: then they become a menu."""
        kinds = [self._kind(move, index, option) for index, option in enumerate(question.options)]
        usual = [kind for kind in kinds if not kind.option.rare]
        if len(usual) == 1 and usual[0].then is not None and usual[0].then.text == question.text:
            kinds[usual[0].number] = usual[0]._replace(plain=True)
        while True:
            root = self._with_buttons(question, kinds)
            crowded = [rare for rare in (False, True) if len(root.buttons(rare=rare)) > ROOT_BUTTONS]
            if not crowded:
                return root
            crowding = [kind for kind in kinds if kind.option.rare in crowded]
            last = next((kind for kind in reversed(crowding) if kind.amounts or len(kind.answers) > 1), None)
            if last is None:
                return None
            kinds[last.number] = last._replace(amounts=(), answers=())

    def _with_buttons(self, question: Pick, kinds: list[MoveKind]) -> RootLayout:
        first = next((kind for kind in kinds if not kind.option.barred and not kind.option.rare), None)
        embedded = first if first and first.wants_room and not first.in_menu else None
        usual: list[Button] = []
        rare: list[Button] = []
        for kind in kinds:
            if kind is not embedded and not kind.in_menu:
                style = style_of(question, kind.option, first=kind is first and kind.number == 0)
                shown = self._kind_buttons(question, kind, style)
                (rare if kind.option.rare else usual).extend(shown)
        at_once = [kind for kind in kinds if kind is embedded or kind.is_short or kind.in_menu]
        return RootLayout(kinds, usual, rare, embedded, at_once)

    def _kind(self, start: PartialMove, index: int, option: Option) -> MoveKind:
        if option.barred is not None:
            return MoveKind(index, option, None)
        move = press(self.ask, start, step_of_index(index))
        kind, then = MoveKind(index, option, move), move.question
        if isinstance(then, Amount):
            return kind._replace(amounts=then.handy if only_step(then) is None else (then.low,))
        kind = kind._replace(answers=self._few(kind, move))
        listed = isinstance(then, Pick) and 1 < len(open_options(then)) <= OPTIONS_PER_MENU
        return kind._replace(in_menu=option.at_once and not option.rare and listed and not kind.answers)

    def _few(self, kind: MoveKind, move: PartialMove) -> tuple[str, ...]:
        """The answers that complete the move, if there are only a few and a button can name each. What had to
        be answered before is named too."""
        if move.question is None or isinstance(move.question, Amount):
            return ()
        only = only_step(move.question)
        steps = tuple(step_of_index(n) for n, o in enumerate(move.question.options) if o.barred is None)
        if only is None and (isinstance(move.question, PickSome) or len(steps) > INLINE_ANSWERS):
            return ()
        steps = steps if only is None else (only,)
        filled = len(move.steps) > 1
        for step in steps:
            if filled and len(without_signs(self._inline(kind, move, step))) > LABEL_LIMIT:
                return ()
            if press(self.ask, move, step).question is not None:
                return ()
        return steps

    def _inline(self, kind: MoveKind, move: PartialMove, step: str) -> str:
        """A whole move on one button."""
        assert move.question is not None
        answers = [*zip(move.asked[1:], move.steps[1:], strict=True), (move.question, step)]
        text = " · ".join(self.answer_text(question, one) for question, one in answers)
        if kind.plain:
            return text
        name = self.words(kind.option.text)
        # The button shows one sign: that of the answer tells more than that of the kind.
        return self.words(
            say("panel-inline", move=without_signs(name) if first_sign(text) else name, option=text)
        )

    def _kind_buttons(self, question: Pick, kind: MoveKind, style: discord.ButtonStyle) -> list[Button]:
        move, then = kind.move, kind.then
        if move is None:
            nowhere = AnswerId(self.table_id, self.version, fingerprint([question]), (kind.step,))
            return [button(self.words(kind.option.text), Verb.ANSWER, *nowhere.parts, disabled=True)]
        if isinstance(then, Amount) and kind.amounts:
            return self._quick_amounts(kind, move, then)
        if then is not None and kind.answers:
            return [
                button(
                    self._inline(kind, move, step),
                    Verb.ANSWER,
                    *self.answer_id(move, (*move.steps, step), then).parts,
                    style=style,
                )
                for step in kind.answers
            ]
        here = AnswerId(self.table_id, self.version, fingerprint([question]), (kind.step,))
        return [button(self.words(kind.option.text), Verb.ANSWER, *here.parts, style=style)]

    def _quick_amounts(self, kind: MoveKind, move: PartialMove, then: Amount) -> list[Button]:
        name = kind.option.text
        quick = [
            button(
                self.words(say("panel-amount", move=name, amount=amount)),
                Verb.ANSWER,
                *self.answer_id(move, (*move.steps, step_of_amount(amount)), then).parts,
                style=PRIMARY,
            )
            for amount in kind.amounts
        ]
        if only_step(then) is not None:
            return quick
        form = self.answer_id(move, move.steps, then)
        return [*quick, button(self.words(say("panel-other", move=name)), Verb.ENTER_NUMBER, *form.parts)]

    # the other questions

    def section(self, move: PartialMove, number: int) -> Panel | None:
        """One of many menus, which was chosen first; None if there is no such section."""
        question = move.question
        if not isinstance(question, Pick):
            return None
        numbered = open_numbered(question)
        sections = menu_sections(question, numbered, self.words)
        if not 0 <= number < len(sections):
            return None
        name, options = sections[number]
        menu = self.menu(
            self.answer_id(move, move.steps, question), options, name or self.words(say("panel-choose"))
        )
        texts = [*self.so_far(move), f"### {self.words(question.text)}"]
        return Panel(texts, [ui.ActionRow(menu)], back=[self._back(move.steps)])

    def _way_back(self, move: PartialMove) -> list[Button]:
        return [self._back(self._before(move))] if move.steps else []

    def _back(self, path: tuple[str, ...]) -> Button:
        # Going back answers nothing that could be out of date, so it needs no fingerprint.
        here = AnswerId(self.table_id, self.version, "", path)
        return button(self.words(say("panel-back")), Verb.BACK, *here.parts)

    def _before(self, move: PartialMove) -> tuple[str, ...]:
        """The path to the question where the last answer was chosen: what is asked beside the kinds of move
        is answered there, and so is what one entry of a menu there answers together."""
        chosen = [n for n, question in enumerate(move.asked) if not is_filled_in(n, question)]
        before = move.steps[: chosen[-1]]
        if len(chosen) not in (2, 3):
            return before
        start = move.asked[0]
        assert isinstance(start, Pick)
        first = PartialMove((), {}, start)
        if len(chosen) == 3:
            answered = move.steps[: chosen[-1] + 1]
            return () if answered in _menu_paths(self._root(first, start)) else before
        root = self._laid_out(first, start)
        at_once = root.at_once if root else []
        return () if any(kind.step == move.steps[0] for kind in at_once) else before


def _entry(answer: AnswerId, texts: Sequence[str], hint: Say | None, words: Words) -> discord.SelectOption:
    """An entry of a menu that stands for several answers."""
    return menu_entry(" · ".join(texts), answer.entry, words(hint) if hint else None)


def _menu_paths(panel: Panel) -> set[tuple[str, ...]]:
    """Where the entries of a panel's menus lead."""
    rows_shown = [item for item in panel.items if isinstance(item, ui.ActionRow)]
    return {
        read(menu.custom_id).answer.choosing([entry.value]).path
        for row in rows_shown
        for menu in row.children
        if isinstance(menu, ui.Select)
        for entry in menu.options
    }


def _was_said(text: str, texts: Sequence[str]) -> bool:
    """Whether a text, perhaps a headline, was said before."""
    return any(text.removeprefix("### ") in known for known in texts)
