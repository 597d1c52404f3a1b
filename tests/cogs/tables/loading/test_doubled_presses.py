"""Pressed twice: the second press gets what the first one brought."""

from __future__ import annotations

import pytest

from cogs.tables.loading import doubled_presses
from cogs.tables.loading.doubled_presses import LastAnswers


class Clock:
    at = 100

    def now(self) -> int:
        return self.at


def test_the_same_press_brings_the_same_and_another_one_does_not() -> None:
    last = LastAnswers[str, str](Clock().now)
    last.note("Inge", 7, "a hint")
    assert last.same("Inge", 7) == "a hint"
    assert last.same("Inge", 8) is None
    assert last.same("Otto", 7) is None
    last.forget("Inge")
    assert last.same("Inge", 7) is None


def test_after_a_while_it_is_a_new_press() -> None:
    clock = Clock()
    last = LastAnswers[str, str](clock.now, seconds=10)
    last.note("Inge", 7, "a copy")
    clock.at += 9
    assert last.same("Inge", 7) == "a copy"
    clock.at += 1
    assert last.same("Inge", 7) is None


def test_only_the_last_answers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doubled_presses, "MOST_KEPT", 2)
    last = LastAnswers[str, int](Clock().now)
    for number, who in enumerate(("Inge", "Otto", "Inge", "Ruth")):
        last.note(who, "", number)
    assert [last.same(who, "") for who in ("Inge", "Otto", "Ruth")] == [2, None, 3]
