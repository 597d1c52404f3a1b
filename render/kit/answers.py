"""What a question offers, for pictures that mark it."""

from __future__ import annotations

from engines.core import Pick, PickSome, Question, Words, open_options


def values_of(question: Question | None, field: str) -> list[str | int]:
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
