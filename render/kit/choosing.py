"""What a question is about, for pictures that mark what may be chosen."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Draft, Pick, PickSome, Question, Value, open_options


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
