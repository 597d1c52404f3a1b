"""Bounds checks of figures: correct ones pass, mistakes are named."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from engines.kit.figures import (
    ComputerFigures,
    check_different,
    check_least,
    check_length,
    check_names,
    check_never_falling,
    check_rising,
    check_within,
)


def right() -> list[Callable[[], None]]:
    return [
        lambda: check_least("price", 1, 1, 5, 2.5),
        lambda: check_least("price", 1),
        lambda: check_within("rows", range(2, 14), 2, 13),
        lambda: check_length("prices", 3, (1, 2, 3)),
        lambda: check_rising("prices", (1, 2, 5)),
        lambda: check_rising("prices", ()),
        lambda: check_never_falling("rates", (0, 0, 1)),
        lambda: check_different("codes", "ABC"),
        lambda: check_names("units", {"fort": 3, "scout": 1}, ("scout", "fort")),
    ]


@pytest.mark.parametrize("check", right())
def test_correct_figures_pass(check: Callable[[], None]) -> None:
    check()


def wrong() -> list[tuple[Callable[[], None], str]]:
    return [
        (lambda: check_least("price", 1, 1, 0), "`price` must be at least 1, not 0"),
        (lambda: check_within("rows", range(2, 14), 14), "`rows` must be 2 to 13, not 14"),
        (lambda: check_within("rows", range(2, 14), 2, 1), "`rows` must be 2 to 13, not 1"),
        (lambda: check_within("rows", range(1, 1), 1), "`rows` can't be 1: no number is possible here"),
        (lambda: check_length("prices", 3, (1, 2)), "`prices` needs 3 entries, not 2"),
        (lambda: check_rising("prices", (1, 2, 2)), "`prices` must rise"),
        (lambda: check_never_falling("rates", (0, 2, 1)), "`rates` must never fall"),
        (lambda: check_different("codes", "ABA"), "`codes` must all be different, but 'A' is there 2 times"),
        (lambda: check_names("units", ["scout"], ["scout", "fort"]), "`units` needs an entry for fort"),
        (
            lambda: check_names("units", ["scout", "tank"], ["scout"]),
            "`units` names tank, which does not exist",
        ),
    ]


@pytest.mark.parametrize(("check", "says"), wrong())
def test_a_mistake_is_named(check: Callable[[], None], says: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(says)}$"):
        check()


class Computer(ComputerFigures, frozen=True, kw_only=True):
    greed: float


def test_the_figures_of_a_computer_player_say_where_they_come_from() -> None:
    assert msgspec.convert({"greed": 0.5, "source": "R"}, Computer).greed == 0.5
    for raw in ({"greed": 0.5}, {"greed": 0.5, "source": "?"}, {"greed": 0.5, "source": "R", "luck": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(raw, Computer)
