"""What one person may do in a minute."""

from __future__ import annotations

import pytest

from cogs.tables.people.limits import WINDOW_SECONDS, Action, Limits
from engines.contract.core import Rejected

ANN, BEN = 1, 2


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 1_800_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits(clock, dict.fromkeys(Action, 2), open_lobbies=1)


def wait(limits: Limits, user_id: int = ANN, action: Action = Action.JOIN) -> int:
    """How many seconds somebody has to wait."""
    try:
        limits.check(action, user_id)
    except Rejected as refusal:
        return int(str(refusal.reason.args["seconds"]))
    return 0


def test_the_window_slides(limits: Limits, clock: Clock) -> None:
    limits.count(Action.JOIN, ANN)
    clock.time += 20
    limits.count(Action.JOIN, ANN)
    assert wait(limits) == 40
    clock.time += 39
    assert wait(limits) == 1
    clock.time += 1
    limits.count(Action.JOIN, ANN)
    assert wait(limits) == 20, "until the second one is a minute old"


def test_each_person_and_each_action_counts_alone(limits: Limits) -> None:
    for _ in range(2):
        limits.count(Action.JOIN, ANN)
    assert wait(limits) == WINDOW_SECONDS
    assert wait(limits, BEN) == 0
    assert wait(limits, ANN, Action.UNDO) == 0


def test_a_refused_attempt_does_not_make_the_wait_longer(limits: Limits, clock: Clock) -> None:
    for _ in range(2):
        limits.count(Action.JOIN, ANN)
    for _ in range(50):
        clock.time += 1
        with pytest.raises(Rejected):
            limits.count(Action.JOIN, ANN)
    assert wait(limits) == 10


def test_what_fails_for_another_reason_is_not_counted(limits: Limits) -> None:
    for _ in range(5):
        with pytest.raises(ValueError, match="full"), limits.counted(Action.JOIN, ANN):
            raise ValueError("full")
    for _ in range(2):
        with limits.counted(Action.JOIN, ANN):
            pass
    assert wait(limits) == WINDOW_SECONDS


def test_nobody_waits_because_the_clock_was_set_back(limits: Limits, clock: Clock) -> None:
    for _ in range(2):
        limits.count(Action.JOIN, ANN)
    clock.time -= 3600
    assert wait(limits) == 0


def test_the_memory_does_not_grow(limits: Limits, clock: Clock) -> None:
    for user_id in range(10_000):
        limits.count(Action.JOIN, user_id)
        clock.time += 1
    assert len(limits._done) <= 2 * WINDOW_SECONDS + 1
