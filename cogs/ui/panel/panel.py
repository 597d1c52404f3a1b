"""Builds the panel: a question of the engine as buttons, menus and forms.

The first question asks for the kind of move. A kind that needs one number shows handy amounts right there
("Bid 8", "Bid 9", "Bid ..."), so that the usual move takes one press. What has one possible answer is not
asked (`answer_path.follow`), but shown with the answers so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from cogs.tables.moves.answer_path import PartialMove, only_step
from cogs.ui.components.building_blocks import Button, Item, button
from cogs.ui.components.custom_ids import Verb, read
from cogs.ui.components.style import DANGER
from cogs.ui.panel.controls import open_numbered
from cogs.ui.panel.layout import lay_out
from cogs.ui.panel.menu_sections import menu_sections
from cogs.ui.panel.root_controls import RootControls
from cogs.ui.panel.texts import is_filled_in
from engines.contract.core import Draft, Pick, Question, say


class Panel(NamedTuple):
    """What is asked, and the buttons and menus to answer it."""

    texts: list[str]
    items: list[Item]
    rare: Sequence[Item] = ()
    """What is rarely wanted, as a menu: shown below everything else."""
    back: Sequence[Button] = ()
    """The button to the question before, for the row of what isn't an answer."""
    asked: Sequence[Question] = ()
    """The questions that are answered here, rarely wanted ones last."""
    pictured: Sequence[tuple[Question, Draft]] = ()
    """Those that a picture could help with, each with the answers before it."""


class PanelBuilder(RootControls):
    """Builds the panel of one seat at one version of a table."""

    def question(self, move: PartialMove) -> Panel:
        """What is asked next, with a button to go back."""
        question = move.question
        assert question is not None
        if not move.steps and isinstance(question, Pick):
            return self._root(move, question)
        texts = [*self.so_far(move), *self.question_texts(question)]
        items = self.controls(self.here(move, question), question, only_step(question))
        return _of_one(question, move, texts, items, self._way_back(move))

    def _root(self, move: PartialMove, question: Pick) -> Panel:
        """The kinds of move. The question of the first kind is asked right here, to save a press."""
        root = lay_out(self.ask, move, question, self.fits)
        if root is not None:
            texts, items, rare = self.root_texts(root), self.root_items(root), self.rare_menu(root)
            return Panel(texts, items, rare, asked=root.asked, pictured=root.pictured)
        items = self.options(self.here(move, question), question)
        return _of_one(question, move, self.question_texts(question), items)

    def confirm(self, move: PartialMove, caution: str) -> Panel:
        """Ask again before a move is made: names the move and why one might think twice."""
        yes = button(self.words(say("panel-sure")), Verb.CONFIRM, self.here(move), style=DANGER)
        deed = self.words(say("panel-confirm", deed=self.described(move)))
        return Panel(
            [f"### {deed}", caution, *self.why_only(move)],
            [ui.ActionRow(yes, self._back(self._before(move)))],
        )

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
        menu = self.menu(self.here(move, question), options, name or self.words(say("panel-choose")))
        texts = [*self.so_far(move), f"### {self.words(question.text)}"]
        return _of_one(question, move, texts, [ui.ActionRow(menu)], [self._back(move.steps)])

    def _way_back(self, move: PartialMove) -> list[Button]:
        return [self._back(self._before(move))] if move.steps else []

    def _back(self, path: tuple[str, ...]) -> Button:
        # Going back answers nothing that could be out of date, so it needs no fingerprint.
        return button(self.words(say("panel-back")), Verb.BACK, self.at("", path))

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
        root = lay_out(self.ask, first, start, self.fits)
        at_once = [kind.step for kind in root.kinds if kind.at_once] if root else []
        return () if move.steps[0] in at_once else before


def _of_one(
    question: Question, move: PartialMove, texts: list[str], items: list[Item], back: Sequence[Button] = ()
) -> Panel:
    """A panel that asks one question."""
    return Panel(texts, items, back=back, asked=[question], pictured=[(question, move.draft)])


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
