"""What a game asks, and what answers it: the same for a panel, a command, a computer and a fuzzer."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engines.contract.words import Say

Value = str | int | list[str] | list[int]
Draft = dict[str, Value]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One possible answer. A barred option is shown with its reason, but cannot be chosen."""

    value: Value
    text: Say
    hint: Say | None = None
    group: Say | None = None
    """Options of one group stand together, under its name."""
    barred: Say | None = None
    rare: bool = False
    """Rarely wanted (draw, concede, standing orders): shown on demand or last, never preselected."""
    usual: bool = False
    """What most people would answer: highlighted, never chosen automatically."""
    alike: Say | None = None
    """One of several copies that can be chosen together: what each is called where they are counted."""
    goes_on: bool = False
    """Its text goes on with that of the kind of move: "Take 2 coins, then wait"."""
    at_once: bool = False
    """Of a kind of move: its question may be answered beside the other kinds, from a menu of its own."""


class Pick(msgspec.Struct, frozen=True, kw_only=True, tag="pick"):
    """Choose one option. With `extends` the answer is added to the list that the draft holds in `field`."""

    field: str
    text: Say
    options: tuple[Option, ...]
    about: Say | None = None
    extends: bool = False


class LongPick(Pick, frozen=True, kw_only=True, tag="pick"):
    """A `Pick` from a list that may be too long to be shown at once. Only then do its groups matter: those
    beside each other that differ in `first` and `last` alone may then be shown as one."""


class PickSome(msgspec.Struct, frozen=True, kw_only=True, tag="some"):
    """Choose at least `least` and at most `most` options; each option may be taken once."""

    field: str
    text: Say
    options: tuple[Option, ...]
    least: int
    most: int
    about: Say | None = None
    nothing: Say | None = None
    """What it is called to take none of them, where that is worth a name of its own."""


class Amount(msgspec.Struct, frozen=True, kw_only=True, tag="amount"):
    """Name a whole number. `handy` are the amounts that deserve a button of their own."""

    field: str
    text: Say
    low: int
    high: int
    handy: tuple[int, ...] = ()
    about: Say | None = None
    unit: str = ""
    """The key of a text that names an `amount`: "3 tiles"."""


Question = Pick | PickSome | Amount
Ask = Callable[[Draft], Question | None]


def open_options(question: Pick | PickSome) -> list[Option]:
    return [option for option in question.options if option.barred is None]


def admits(question: Question, value: Value) -> bool:
    """Whether `value` answers `question`."""
    if isinstance(question, Amount):
        return type(value) is int and question.low <= value <= question.high
    offered = [option.value for option in open_options(question)]
    if isinstance(question, Pick):
        return any(value == known and type(value) is type(known) for known in offered)
    if not isinstance(value, list) or not question.least <= len(value) <= question.most:
        return False
    for item in value:
        if item not in offered:
            return False
        offered.remove(item)
    return True


def only_answer(question: Question) -> Value | None:
    """The answer, if there is one only: nobody needs to be asked. None if there are several, or none."""
    if isinstance(question, Amount):
        return question.low if question.low == question.high else None
    values = [option.value for option in open_options(question)]
    if isinstance(question, Pick):
        return values[0] if len(values) == 1 else None
    if question.most == 0 or not values:
        return [] if question.least == 0 else None
    all_of_them = question.least == len(values) <= question.most
    return values if all_of_them else None  # type: ignore[return-value]  # values of one kind


def answer(draft: Draft, question: Question, value: Value) -> Draft:
    """The draft with one more answer."""
    if isinstance(question, Pick) and question.extends:
        so_far = draft.get(question.field, [])
        assert isinstance(so_far, list)
        return {**draft, question.field: [*so_far, value]}
    return {**draft, question.field: value}
