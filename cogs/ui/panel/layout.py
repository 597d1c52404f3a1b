"""Lays out the question with which a turn begins: the kinds of move, and which can be answered right there.

The engine is asked for all of it in one pass. Texts, buttons, the coach and the picture are then made of what
was found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from cogs.tables.moves.answer_path import PartialMove, fingerprint, only_step, press, step_of_index
from cogs.ui.components.building_blocks import OPTIONS_PER_MENU
from engines.contract.core import (
    Amount,
    Ask,
    Draft,
    LongPick,
    Option,
    Pick,
    PickSome,
    Question,
    open_options,
)

ROOT_BUTTONS = 10
"""Most buttons for kinds of move; more of them become a menu."""
INLINE_ANSWERS = 3
"""Most answers of a kind of move that are buttons beside the other kinds."""


class MoveKind(NamedTuple):
    """A kind of move that the first question offers, and what it leads to."""

    step: str
    """Chooses it."""
    option: Option
    move: PartialMove | None = None
    """The move once this kind is chosen; None if it is barred."""
    then: Question | None = None
    """What is asked next, if anything."""
    only: str | None = None
    """The step that answers `then`, if there is only one."""
    answers: tuple[str, ...] = ()
    """Steps that complete the move, if there are only a few: buttons beside the other kinds."""
    amounts: tuple[int, ...] = ()
    """The handy amounts of its question: buttons beside the other kinds, too."""
    in_menu: bool = False
    """Whether its question is a menu beside the other kinds."""
    embedded: bool = False
    """Whether its question is asked in full beside the other kinds, as it is the first one."""
    after: tuple[PartialMove, ...] = ()
    """What the answers to `then` lead to, where a menu holds these and the answers to the next question."""
    fingerprint: str = ""
    """The fingerprint of the questions up to `then`, if that can be answered at once."""
    plain: bool = False
    """Whether the first question asks for its answers already: they need no name of the kind before them."""

    @property
    def at_once(self) -> bool:
        """Whether it can be answered beside the other kinds."""
        return bool(self.embedded or self.in_menu or self.answers or self.amounts)

    @property
    def buttons(self) -> int:
        """How many buttons it takes."""
        if self.embedded or self.in_menu:
            return 0
        if self.amounts:
            return len(self.amounts) + (self.only is None)
        return len(self.answers) or 1


Fits = Callable[[MoveKind, str], bool]
"""Whether a button can name a whole move of this kind that ends with this answer."""


class RootLayout(NamedTuple):
    """How the kinds of move are laid out."""

    question: Pick
    fingerprint: str
    """The fingerprint of the question."""
    kinds: Sequence[MoveKind]

    @property
    def has_usual(self) -> bool:
        """Whether there is anything but rarely wanted kinds; else these are shown at once."""
        return not all(kind.option.rare for kind in self.kinds)

    @property
    def asked(self) -> list[Question]:
        """All questions that are asked here, rarely wanted ones last."""
        at_once = [kind for kind in self.kinds if kind.at_once]
        at_once.sort(key=lambda kind: (kind.option.rare, not kind.embedded))
        asked = [one for kind in at_once for one in (kind.then, *(move.question for move in kind.after))]
        return [self.question, *(one for one in asked if one is not None)]

    @property
    def pictured(self) -> list[tuple[Question, Draft]]:
        """The questions that a picture could help with, each with the answers before it. Lists that are shown
        together are one question."""
        beside = [
            (_listed_together(kind.then, kind.after) or kind.then, kind.move.draft)
            for kind in self.kinds
            if kind.embedded and kind.move is not None and kind.then is not None
        ]
        return [(self.question, {}), *beside]


def lay_out(ask: Ask, start: PartialMove, question: Pick, fits: Fits) -> RootLayout | None:
    """Lay out the kinds of move with as many handy amounts and answers as fit, the first kinds first. None if
    there are too many kinds even without them: then they become a menu."""
    kinds = [_kind(ask, start, number, option, fits) for number, option in enumerate(question.options)]
    usual = [number for number, kind in enumerate(kinds) if not kind.option.rare]
    for number in usual if len(usual) == 1 else ():
        then = kinds[number].then
        kinds[number] = kinds[number]._replace(plain=then is not None and then.text == question.text)
    _embed_first(kinds)
    while crowded := _crowded(kinds):
        wide = [number for number in crowded if kinds[number].amounts or len(kinds[number].answers) > 1]
        if not wide:
            return None
        kinds[wide[-1]] = kinds[wide[-1]]._replace(amounts=(), answers=())
        _embed_first(kinds)
    return RootLayout(question, fingerprint([question]), [_with_rest(ask, kind) for kind in kinds])


def part(question: Pick, *, rare: bool) -> Pick:
    """The rarely wanted kinds of move, or the others. For its texts alone: the options are numbered anew."""
    options = tuple(option for option in question.options if option.rare is rare)
    return msgspec.structs.replace(question, options=options)


def _kind(ask: Ask, start: PartialMove, number: int, option: Option, fits: Fits) -> MoveKind:
    step = step_of_index(number)
    if option.barred is not None:
        return MoveKind(step, option)
    move = press(ask, start, step)
    if move.question is None:
        return MoveKind(step, option, move)
    kind = MoveKind(step, option, move, move.question, only_step(move.question))
    if isinstance(move.question, Amount):
        return kind._replace(amounts=move.question.handy if kind.only is None else (move.question.low,))
    kind = kind._replace(answers=_few(ask, kind, move, fits))
    listed = isinstance(move.question, Pick) and 1 < len(open_options(move.question)) <= OPTIONS_PER_MENU
    return kind._replace(in_menu=option.at_once and not option.rare and listed and not kind.answers)


def _embed_first(kinds: list[MoveKind]) -> None:
    """The question of the first kind that can be chosen is asked in full, to save a press, unless buttons or
    a menu of its own answer it."""
    for number, kind in enumerate(kinds):
        if not kind.option.barred and not kind.option.rare:
            embedded = isinstance(kind.then, Pick | PickSome) and not kind.answers and not kind.in_menu
            kinds[number] = kind._replace(embedded=embedded)
            return


def _with_rest(ask: Ask, kind: MoveKind) -> MoveKind:
    """A kind of move that is laid out, with what its controls need."""
    move, then = kind.move, kind.then
    if move is None or then is None or not kind.at_once:
        return kind
    after = tuple[PartialMove, ...]()
    if kind.in_menu:
        after = _merged(ask, move)
    elif kind.embedded and kind.only is None:
        after = _lists(ask, move, then)
    return kind._replace(fingerprint=fingerprint((*move.asked, then)), after=after)


def _few(ask: Ask, kind: MoveKind, move: PartialMove, fits: Fits) -> tuple[str, ...]:
    """The answers that complete the move, if there are only a few and a button can name each. What had to
    be answered before is named too."""
    steps = _open_steps(move.question) if kind.only is None else (kind.only,)
    if kind.only is None and (isinstance(move.question, PickSome) or len(steps) > INLINE_ANSWERS):
        return ()
    filled = len(move.steps) > 1
    for step in steps:
        if (filled and not fits(kind, step)) or press(ask, move, step).question is not None:
            return ()
    return steps


def _merged(ask: Ask, move: PartialMove) -> tuple[PartialMove, ...]:
    """What every answer to a question leads to, if one menu can hold the answers to the next questions too:
    not if these have more to say than an entry can, such as why something is not possible, or a number."""
    found = tuple(press(ask, move, step) for step in _open_steps(move.question))
    for after in found:
        asked = [*after.asked[len(move.asked) + 1 :], *([after.question] if after.question else [])]
        if isinstance(after.question, PickSome | Amount) or any(map(_bars_something, asked)):
            return ()
    return found


def _lists(ask: Ask, move: PartialMove, question: Question) -> tuple[PartialMove, ...]:
    """What the answers to a question lead to, if they are a few and lead to a long list each."""
    steps, found = _open_steps(question), list[PartialMove]()
    if not isinstance(question, Pick) or len(steps) > INLINE_ANSWERS:
        return ()
    for step in steps:
        found.append(press(ask, move, step))
        if not isinstance(found[-1].question, LongPick):
            return ()
    return tuple(found)


def _crowded(kinds: Sequence[MoveKind]) -> list[int]:
    """The numbers of the kinds whose buttons are too many: of the usual or of the rarely wanted ones."""
    crowded = [
        rare
        for rare in (False, True)
        if sum(kind.buttons for kind in kinds if kind.option.rare is rare) > ROOT_BUTTONS
    ]
    return [number for number, kind in enumerate(kinds) if kind.option.rare in crowded]


def _listed_together(question: Question, lists: Sequence[PartialMove]) -> Question | None:
    """The lists that the answers to a question lead to, as one."""
    found = [move.question for move in lists if isinstance(move.question, LongPick)]
    by_value = {str(option.value): option for one in found for option in one.options}
    if not found:
        return None
    return LongPick(field=found[0].field, text=question.text, options=tuple(by_value.values()))


def _open_steps(question: Question | None) -> tuple[str, ...]:
    """The steps that choose what can be chosen."""
    options = () if question is None or isinstance(question, Amount) else question.options
    return tuple(step_of_index(n) for n, option in enumerate(options) if option.barred is None)


def _bars_something(question: Question) -> bool:
    return not isinstance(question, Amount) and any(option.barred is not None for option in question.options)
