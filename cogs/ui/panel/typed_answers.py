"""Typed answers: the options of a slash command as a path through the engine's questions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cogs.tables.loading.room import escape_markdown
from cogs.tables.moves.answer_path import only_step, read_step, step_of_amount, step_of_index
from cogs.ui.components.building_blocks import OPTION_LIMIT, OPTIONS_PER_MENU, shorten
from cogs.ui.panel.menu_sections import Numbered
from cogs.ui.panel.texts import none_of
from cogs.ui.wording.name_matching import nearness
from engines.contract.core import (
    Amount,
    Ask,
    Draft,
    Many,
    Option,
    Pick,
    PickSome,
    Question,
    Rejected,
    Say,
    Value,
    Who,
    Words,
    answer,
    say,
)

EXAMPLES = 6
"""So many options are named where something else was typed."""
TYPED_LIMIT = 40
NONE = "-"
"""Typed to choose nothing, where that is allowed."""
Typed = Mapping[str, str | int | None]
"""The options of a slash command by name; None for those that were left out."""


class MatchedAnswer(NamedTuple):
    step: str
    value: Value
    rest: str
    """What of the typed text is left for the next question."""


def path_of(ask: Ask, move: str, typed: Typed, words: Words) -> tuple[str, ...]:
    """The path as far as the typed options lead; the panel asks for the rest. What has one possible answer
    need not be typed."""
    root = ask({})
    assert isinstance(root, Pick)
    index = next((n for n, o in enumerate(root.options) if o.value == move and o.barred is None), None)
    if index is None:
        barred = next((o.barred for o in root.options if o.value == move), None)
        ask({"move": move})  # raises the reason
        raise Rejected(barred.key, **barred.args) if barred else Rejected("table-not-offered")
    path = [step_of_index(index)]
    draft: Draft = {"move": move}
    question = ask(draft)
    waiting = {field: str(text) for field, text in typed.items() if text is not None}
    while question is not None and any(waiting.values()):
        if text := waiting.get(question.field):
            step, value, waiting[question.field] = _match(question, text, words)
        elif only := only_step(question):
            step, value = only, read_step(question, only)
        else:
            break
        path.append(step)
        draft = answer(draft, question, value)
        question = ask(draft)
    return tuple(path)


def _match(question: Question, typed: str, words: Words) -> MatchedAnswer:
    """Read the answer to one question. Raises Rejected for what it does not offer."""
    if isinstance(question, Amount):
        return _match_amount(question, typed.strip())
    numbered = [(n, option) for n, option in enumerate(question.options) if option.barred is None]
    if isinstance(question, PickSome):
        return _match_some(question, numbered, typed, words)
    return _match_one(question, numbered, typed, words)


def _match_amount(question: Amount, typed: str) -> MatchedAnswer:
    if not (typed.isascii() and typed.isdigit()) or not question.low <= int(typed) <= question.high:
        raise Rejected("panel-number-range", low=question.low, high=question.high)
    return MatchedAnswer(step_of_amount(int(typed)), int(typed), "")


def _match_one(question: Pick, numbered: Numbered, typed: str, words: Words) -> MatchedAnswer:
    ways = [(typed, "")]
    if question.extends:
        first, *rest = _split(typed)
        ways.append((first, " ".join(rest)))
    for wanted, left in ways:
        for n, option in numbered:
            if fits(option, wanted, words):
                return MatchedAnswer(step_of_index(n), option.value, left)
    for n, option in numbered:
        if option.value == []:  # "one by one": the typed words are taken one at a time
            return MatchedAnswer(step_of_index(n), option.value, typed)
    for option in question.options:
        if option.barred is not None and fits(option, typed, words):
            raise Rejected(option.barred.key, **option.barred.args)
    raise _unknown(numbered, typed)


def _match_some(question: PickSome, numbered: Numbered, typed: str, words: Words) -> MatchedAnswer:
    left, chosen = list(numbered), []
    for part in [] if typed.strip() == NONE else _split(typed):
        found = next(((n, o) for n, o in left if fits(o, part, words)), None)
        if found is None:
            raise _unknown(numbered, part)
        left.remove(found)
        chosen.append(found)
    if not question.least <= len(chosen) <= question.most:
        raise Rejected("panel-wrong-count", least=question.least, most=question.most)
    values: list[str] = [o.value for _, o in chosen]  # type: ignore[misc]  # these options have text values
    return MatchedAnswer(step_of_index(*(n for n, _ in chosen)), values, "")


def _unknown(numbered: Numbered, typed: str) -> Rejected:
    """The refusal of a value that is not among the options: which one it is, and some that are."""
    known: list[Say | Who | int | str] = [option.text for _, option in numbered if option.value != []]
    if more := len(known[EXAMPLES:]):
        known[EXAMPLES:] = [say("panel-typed-more", count=more)]
    wrong = escape_markdown(shorten(typed.strip(), TYPED_LIMIT))
    return Rejected("panel-typed-unknown", typed=wrong, known=Many(known))


def fits(option: Option, typed: str, words: Words) -> bool:
    """Whether an option was typed: by its value, or by its text with or without what stands in brackets."""
    if isinstance(option.value, list):
        return bool(option.value) and _fits_list([str(item) for item in option.value], option, typed, words)
    wanted, text = typed.strip().casefold(), words(option.text).casefold()
    return wanted in (str(option.value).casefold(), text, text.partition(" (")[0])


def _fits_list(values: list[str], option: Option, typed: str, words: Words) -> bool:
    """Whether a list was typed, in any order: each item by its value or by its name in the text, which may
    have the mark that the value ends with."""
    names, marks = words(option.text).split(" + "), [re.sub(r"^\w+", "", value) for value in values]
    known = [name.partition(" ")[0] for name in names] if len(names) == len(values) else values
    left = [(value, name, name + mark) for value, name, mark in zip(values, known, marks, strict=True)]
    for part in _split(typed):
        found = next((item for item in left if part in item), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def _split(typed: str) -> list[str]:
    return [part for part in re.split(r"[\s,;+]+", typed.strip()) if part] or [""]


def written(value: Value) -> str:
    """A value as one types it."""
    if isinstance(value, list):
        return " ".join(map(str, value)) or NONE
    return str(value)


def offers(question: Question, current: str, words: Words) -> Sequence[tuple[str, str | int]]:
    """What autocomplete offers for a question: texts and values, legal ones only, at most 25; what begins
    with what was typed comes first."""
    if isinstance(question, Amount):
        amounts = [*question.handy, question.low, question.high]
        if current.isascii() and current.isdigit():
            within = range(question.low, min(question.high, question.low + 999) + 1)
            amounts = [amount for amount in within if str(amount).startswith(current)]
        return [(str(amount), amount) for amount in dict.fromkeys(amounts)][:OPTIONS_PER_MENU]
    found: list[tuple[int, str, str]] = []
    before = ""
    if isinstance(question, PickSome):
        before = " ".join(_split(current)[:-1])
        current = _split(current)[-1]
        if question.least == 0 and not before:
            found.append((0, words(none_of(question)), NONE))
    for option in question.options:
        if option.barred is not None or option.value == []:
            continue
        text = words(option.text)
        if option.hint is not None:
            text = words(say("panel-hint-plain", option=option.text, hint=option.hint))
        value = written(option.value)
        near = 0 if nearness(current, value) == 0 else nearness(current, text)
        if near is not None:
            shown = shorten(f"{before} {text}".strip(), OPTION_LIMIT)
            found.append((near, shown, f"{before} {value}".strip()[:OPTION_LIMIT]))
    found.sort(key=lambda one: one[0])
    return [(shown, value) for _, shown, value in found[:OPTIONS_PER_MENU]]
