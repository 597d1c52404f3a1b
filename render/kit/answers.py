"""What a question offers, for pictures that mark it."""

from __future__ import annotations

from collections.abc import Callable

from engines.contract.core import Draft, Pick, PickSome, Question, Value, Words, open_options


def open_values(question: Question | None, field: str) -> list[str | int]:
    """The open answers to the question for this field, if it is the one that is asked."""
    if not isinstance(question, Pick | PickSome) or question.field != field:
        return []
    return [option.value for option in open_options(question) if isinstance(option.value, str | int)]


def texts_of(question: Question | None, field: str, words: Words) -> dict[str | int, str]:
    """What these answers say, by value."""
    if not isinstance(question, Pick) or question.field != field:
        return {}
    return {
        option.value: words(option.text) for option in question.options if isinstance(option.value, str | int)
    }


def values_of(question: Question | None, draft: Draft) -> Callable[[str], set[str]]:
    """What a field may still become: what the draft says, else the open options of its question."""

    def values(field: str) -> set[str]:
        if field in draft:
            return _listed(draft[field])
        if isinstance(question, Pick | PickSome) and question.field == field:
            return {text for option in open_options(question) for text in _listed(option.value)}
        return set()

    return values


def _listed(value: Value) -> set[str]:
    return {str(one) for one in value} if isinstance(value, list) else {str(value)}
