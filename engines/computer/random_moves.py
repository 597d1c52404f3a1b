"""Moves at random: any answer to any question."""

from __future__ import annotations

from engines.contract.core import (
    Amount,
    Ask,
    Draft,
    Option,
    Pick,
    Question,
    Rejected,
    Value,
    open_options,
)
from engines.contract.core import answer as answered
from engines.contract.dice import Dice
from engines.contract.endings import ENDINGS


def random_answer(question: Question, dice: Dice) -> Value:
    """Anything that answers the question."""
    if isinstance(question, Amount):
        return question.low + dice.below(question.high - question.low + 1)
    options = open_options(question)
    if isinstance(question, Pick):
        return dice.pick(options).value
    dice.shuffle(options)
    count = question.least + dice.below(min(question.most, len(options)) - question.least + 1)
    return [option.value for option in options[:count]]  # type: ignore[return-value]


ENDING_ONE_IN = 100
"""A blind walk may choose one of these only once in this many moves: otherwise it would not get far."""


def random_draft(ask: Ask, dice: Dice, begun: Draft | None = None) -> Draft:
    """A complete legal move, found by answering at random, from what is answered already."""
    draft: Draft = begun or {}
    while (question := ask(draft)) is not None:
        if isinstance(question, Pick) and question.field == "move":
            value = dice.pick(_going_on(question, dice)).value
        else:
            value = random_answer(question, dice)
        draft = answered(draft, question, value)
    return draft


def blind_draft(walk: Ask, dice: Dice) -> Draft:
    """The same for questions that may offer impossible kinds of move (`Game.walking`): those that turn out to
    be impossible are left out, so each possible one is as likely as in `random_draft`."""
    kinds = walk({})
    assert isinstance(kinds, Pick)
    rest = open_options(kinds)
    last = [option for option in rest if option.value in ENDINGS]
    if last and dice.below(ENDING_ONE_IN):
        rest = [option for option in rest if option.value not in ENDINGS]
    while rest or last:
        left = rest or last
        draft: Draft = {"move": left.pop(dice.below(len(left))).value}
        try:
            question = walk(draft)
        except Rejected:
            continue
        while question is not None:
            draft = answered(draft, question, random_answer(question, dice))
            question = walk(draft)
        return draft
    raise RuntimeError("no kind of move is possible")


def _going_on(question: Pick, dice: Dice) -> list[Option]:
    """The kinds of move that are possible, mostly without those that may end the game."""
    kinds = open_options(question)
    if not any(option.value in ENDINGS for option in question.options):
        return kinds
    kept = [option for option in kinds if option.value not in ENDINGS]
    return kept if kept and dice.below(ENDING_ONE_IN) else kinds
