"""The path of an answer: what a click stands for, and whether it is still current."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.tables.answers import PartialMove, follow, is_current, read_step, version_token
from cogs.ui.custom_ids import AnswerId
from engines.core import Amount, Option, Pick, PickSome, Rejected, say
from engines.table import Entry

PICK = Pick(
    field="move",
    text=say("panel-choose"),
    options=(
        Option(value="a", text=say("panel-none")),
        Option(value="b", text=say("panel-none"), barred=say("panel-none")),
    ),
)
SOME = PickSome(field="cards", text=say("panel-choose"), options=PICK.options, least=0, most=2)
NUMBER = Amount(field="amount", text=say("panel-choose"), low=2, high=9)


def table(number: int, *entries: tuple[int, int]) -> Any:
    """A table at version `number` whose log has entries (number, seat)."""
    log = [Entry(number=n, seat=s, at=n, move={"move": "a"}) for n, s in entries]
    return SimpleNamespace(number=number, key=b"k" * 32, log=log)


@pytest.mark.parametrize(
    ("number", "entries", "same", "expected"),
    [
        (3, [(3, 0)], False, True),  # nothing has happened since it was shown
        (4, [(3, 0), (4, 1)], True, True),  # somebody else moved; the question is the same
        (4, [(3, 0), (4, 1)], False, False),  # the question has changed
        (4, [(3, 0), (4, 0)], True, False),  # the same person has moved: a double click
        (5, [(3, 0), (4, 0), (5, 1)], True, False),
        (90, [(50, 1), (90, 1)], True, False),  # too old to know what happened
        (2, [(1, 0), (2, 1)], True, False),  # from a future that was undone by a restored backup
    ],
)
def test_whether_a_click_is_current(
    number: int, entries: list[tuple[int, int]], same: bool, expected: bool
) -> None:
    trail = PartialMove((PICK,), {"move": "a"}, None)
    now = table(number, *entries)
    spot = AnswerId("t", version_token(now, 0, 3), trail.fingerprint if same else "OTHER", ("0",))
    assert is_current(now, 0, spot, trail) is expected


def test_a_token_tells_no_number_and_belongs_to_a_seat() -> None:
    here = table(7)
    tokens = {version_token(here, seat, number) for seat in range(3) for number in range(50)}
    assert len(tokens) == 150
    assert all(not text.isdigit() for text in tokens)


def test_a_barred_option_cannot_be_reached() -> None:
    with pytest.raises(Rejected):
        read_step(PICK, "1")
    with pytest.raises(Rejected):
        read_step(SOME, "0+1")


@pytest.mark.parametrize("step", ["=1", "=10", "=", "=x", "5", "=²"])
def test_numbers_out_of_range(step: str) -> None:
    with pytest.raises(Rejected):
        read_step(NUMBER, step)


def test_a_path_that_goes_too_far() -> None:
    with pytest.raises(Rejected):
        follow(lambda draft: None if "move" in draft else PICK, ("0", "0"))
