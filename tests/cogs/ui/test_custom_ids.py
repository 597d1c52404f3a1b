"""custom_ids: where a button stands, and whether it still means what it meant."""

from __future__ import annotations

from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.tables.answers import PartialMove, fingerprint, follow, is_current, read_step, version_token
from cogs.ui.custom_ids import AnswerId, BadId, Verb, pack, unpack
from cogs.ui.pictures import spread
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
def test_fresh(number: int, entries: list[tuple[int, int]], same: bool, expected: bool) -> None:
    trail = PartialMove((PICK,), {"move": "a"}, None)
    now = table(number, *entries)
    spot = AnswerId("t", version_token(now, 0, 3), trail.fingerprint if same else "OTHER", ("0",))
    assert is_current(now, 0, spot, trail) is expected


def test_a_token_tells_no_number_and_belongs_to_a_seat() -> None:
    here = table(7)
    tokens = {version_token(here, seat, number) for seat in range(3) for number in range(50)}
    assert len(tokens) == 150
    assert all(not text.isdigit() for text in tokens)


@given(st.text(max_size=120))
def test_any_text_is_read_or_refused(text: str) -> None:
    known = unpack(text)
    if known is not None:
        try:
            spot = AnswerId.read(known[1])
        except BadId:
            return
        for question in (PICK, SOME, NUMBER):
            for step in spot.path:
                with suppress(Rejected):
                    read_step(question, step)


@given(
    st.text("abcdefgh234567", min_size=8, max_size=8),
    st.text("ABCDEF234567", min_size=7, max_size=7),
    st.lists(st.sampled_from(["0", "24", "=9", "0+1", "~"]), max_size=8),
)
def test_a_spot_survives_its_custom_id(name: str, version: str, path: list[str]) -> None:
    spot = AnswerId(name, version, fingerprint([PICK]), tuple(path))
    verb, parts = unpack(spot.pack(Verb.ANSWER)) or ("", [])
    assert verb == "ask"
    assert AnswerId.read(parts) == spot


def test_a_barred_option_can_not_be_reached() -> None:
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


def test_an_id_that_would_be_too_long_is_our_error() -> None:
    with pytest.raises(ValueError, match="too long"):
        pack(Verb.ANSWER, "x" * 100)


@given(st.lists(st.text("ab", min_size=1, max_size=400), max_size=20), st.integers(1, 3))
def test_a_long_board_is_spread_over_the_alt_texts(lines: list[str], count: int) -> None:
    alts = spread(lines, count)
    assert len(alts) == count
    assert all(0 < len(alt) <= 1024 for alt in alts)
    if sum(map(len, lines)) + len(lines) < 600:
        assert alts[0] == "\n".join(lines).strip() or not lines
