"""What a panel says beside its buttons and menus: answers so far, hints, why something is not possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence

from cogs.tables.moves.answer_path import NOTHING, PartialMove, only_step
from cogs.ui.components.building_blocks import LABEL_LIMIT
from cogs.ui.panel.layout import ROOT_BUTTONS, MoveKind, RootLayout, part
from data.signs import first_sign, without_signs
from engines.contract.core import Amount, Option, PickSome, Question, Say, Words, open_options, say


def text_of(option: Option) -> Say:
    return option.text


def none_of(question: Question) -> Say:
    """What an answer with none of the options is called."""
    nothing = question.nothing if isinstance(question, PickSome) else None
    return nothing or say("panel-none")


def _named(move: Say, option: Option) -> Say:
    """A kind of move with an answer to its question."""
    return say("panel-goes-on" if option.goes_on else "panel-inline", move=move, option=option.text)


def _goes_on(question: Question, step: str) -> bool:
    return not isinstance(question, Amount) and step.isdigit() and question.options[int(step)].goes_on


class PanelTexts:
    """Words for one reader."""

    def __init__(self, words: Words) -> None:
        self.words = words

    # a question

    def question_texts(self, question: Question) -> list[str]:
        """A question as a headline, and what is to be said with it."""
        about = [self.words(question.about)] if question.about is not None else []
        return [f"### {self.words(question.text)}", *about, *self.hints(question)]

    def root_texts(self, root: RootLayout) -> list[str]:
        """What the kinds of move are asked with, and the questions that are asked beside them. Rarely wanted
        kinds have a say only where there is nothing else."""
        rare = not root.has_usual
        texts = self.question_texts(part(root.question, rare=rare))
        for kind in root.kinds:
            if kind.option.rare is rare and kind.at_once:
                texts += self._of_kind(kind, texts)
        return texts if rare else [*texts, *self.not_possible(part(root.question, rare=True))]

    def _of_kind(self, kind: MoveKind, said: Sequence[str]) -> list[str]:
        """What a kind of move has to say beside the others, after what was `said` before."""
        move, then = kind.move, kind.then
        if move is None or then is None or isinstance(then, Amount):
            return []
        if kind.embedded:
            before = self.so_far(move) if len(move.steps) > 1 else []
            return [
                *before,
                *(text for text in self.question_texts(then) if not _was_said(text, [*said, *before])),
            ]
        if kind.in_menu:
            return [*self.why_only(move), *self.not_possible(then, kind.option.text)]
        return [*self.why_only(move), *self.hints(then, None if kind.plain else kind.option.text)]

    def inline(self, kind: MoveKind, step: str) -> str:
        """A whole move on one button."""
        assert kind.move is not None
        assert kind.then is not None
        answers = [*zip(kind.move.asked[1:], kind.move.steps[1:], strict=True), (kind.then, step)]
        text = self._row(answers)
        if kind.plain:
            return text
        name = self.words(kind.option.text)
        # The button shows one sign: that of the answer tells more than that of the kind.
        move = without_signs(name) if first_sign(text) else name
        key = "panel-goes-on" if _goes_on(*answers[0]) else "panel-inline"
        return self.words(say(key, move=move, option=text))

    def fits(self, kind: MoveKind, step: str) -> bool:
        """Whether a button has room for a whole move."""
        return len(without_signs(self.inline(kind, step))) <= LABEL_LIMIT

    # a move

    def so_far(self, move: PartialMove, *, first: int = 0) -> list[str]:
        """What was answered on the way to this question. `first`: the number of its first question."""
        if not move.steps:
            return []
        return [f"-# {self.described(move, first=first)}", *self.why_only(move, first=first)]

    def filled_in(self, move: PartialMove) -> list[str]:
        """What was answered after the last press because nothing else was possible, and why."""
        unseen = move._replace(asked=move.asked[move.given :], steps=move.steps[move.given :])
        return self.so_far(unseen, first=move.given) if unseen.steps else []

    def described(self, move: PartialMove, *, first: int = 0) -> str:
        """A move in words, as far as it has been answered."""
        answers = list(zip(move.asked, move.steps, strict=True))
        only = [at for at, (question, _) in enumerate(answers) if is_filled_in(first + at, question)]
        return self._row(answers, only)

    def chosen(self, move: PartialMove) -> str:
        """A move in words, without the answers that were the only ones possible."""
        answers = enumerate(zip(move.asked, move.steps, strict=True))
        return self._row([answer for number, answer in answers if not is_filled_in(number, answer[0])])

    def whole(self, move: PartialMove) -> str:
        """A move in words with every answer, but for those that could only be none."""
        return self._row(
            [
                (question, step)
                for question, step in zip(move.asked, move.steps, strict=True)
                if not (step == NOTHING and only_step(question) == NOTHING)
            ]
        )

    def _row(self, answers: Iterable[tuple[Question, str]], only: Container[int] = ()) -> str:
        """Answers in a row. `only`: which of them were the only ones possible."""
        row = ""
        for number, (question, step) in enumerate(answers):
            text = self.answer_text(question, step)
            if number in only:
                text = self.words(say("panel-only", answer=text))
            if row and _goes_on(question, step):
                row = self.words(say("panel-goes-on", move=row, option=text))
            else:
                row = f"{row} · {text}" if row else text
        return row

    def why_only(self, move: PartialMove, *, first: int = 0) -> list[str]:
        """Why nothing else was possible where an answer was filled in."""
        filled = [
            question for number, question in enumerate(move.asked, first) if is_filled_in(number, question)
        ]
        lines = [line for question in filled for line in self.barred(question)]
        return ["\n".join(lines)] if lines else []

    def answer_text(self, question: Question, step: str) -> str:
        if isinstance(question, Amount):
            amount = int(step.removeprefix("="))
            return self.words(say(question.unit, amount=amount)) if question.unit else str(amount)
        chosen = [question.options[int(index)] for index in step.split("+") if index.isdigit()]
        return ", ".join(self._counted(chosen)) or self.words(none_of(question))

    def _counted(self, chosen: Sequence[Option]) -> list[str]:
        """What was chosen; copies of one thing together."""
        texts = [self.words(option.alike or option.text).removesuffix(" …") for option in chosen]
        return [
            self.words(say("panel-copies", count=count, what=text)) if count > 1 else text
            for text, count in Counter(texts).items()  # " …": nothing follows it here
        ]

    def hints(self, question: Question, move: Say | None = None) -> list[str]:
        """What does not fit on buttons: hints, and why something is not possible. `move`: the kind of move
        that precedes its answers on the buttons."""
        if isinstance(question, Amount):
            return []

        def named(option: Option) -> Say:
            return option.text if move is None else _named(move, option)

        lines = []
        if len(open_options(question)) <= ROOT_BUTTONS:
            lines += [
                self.words(say("panel-hint", option=named(option), hint=option.hint))
                for option in open_options(question)
                if option.hint is not None
            ]
        lines += self.barred(question, named)
        return ["\n".join(lines)] if lines else []

    def not_possible(self, question: Question, move: Say | None = None) -> list[str]:
        """Why options of a menu are not possible. `move`: the kind of move that the menu is for."""

        def named(option: Option) -> Say:
            return option.text if move is None else _named(move, option)

        lines = self.barred(question, named)
        return ["\n".join(lines)] if lines else []

    def barred(self, question: Question, named: Callable[[Option], Say] = text_of) -> list[str]:
        """Why options of a question are not possible: a line for each reason."""
        reasons: dict[str, list[str]] = {}
        for option in () if isinstance(question, Amount) else question.options:
            if option.barred is not None:
                reasons.setdefault(self.words(option.barred), []).append(self.words(named(option)))
        return [
            self.words(say("panel-barred", option="~~, ~~".join(options), reason=reason))
            for reason, options in reasons.items()
        ]


def is_filled_in(number: int, question: Question) -> bool:
    """Whether the question with this number in a move is not asked, as it has one possible answer."""
    return number > 0 and only_step(question) is not None


def _was_said(text: str, texts: Sequence[str]) -> bool:
    """Whether a text, perhaps a headline, was said before."""
    return any(text.removeprefix("### ") in known for known in texts)


def how_many(question: PickSome) -> Say:
    """How many options of a question to choose."""
    if question.least == question.most:
        return say("panel-choose-exactly", count=question.least)
    return say("panel-choose-some", least=question.least, most=question.most)
