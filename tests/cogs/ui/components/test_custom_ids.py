"""custom_ids: whatever stands in one is read or refused."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.tables.moves.answer_path import fingerprint, read_step
from cogs.ui.components.custom_ids import AnswerId, BadId, Verb, pack, read
from engines.contract.core import Amount, Option, Pick, PickSome, Rejected, say

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


@given(st.text(max_size=120))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        spot = read(text).answer
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
def test_a_path_survives_its_custom_id(name: str, version: str, path: list[str]) -> None:
    spot = AnswerId(name, version, fingerprint([PICK]), tuple(path))
    pressed = read(pack(Verb.ANSWER, spot))
    assert pressed.verb == "ask"
    assert pressed.answer == spot


def test_an_id_that_would_be_too_long_is_our_error() -> None:
    with pytest.raises(ValueError, match="too long"):
        pack(Verb.ANSWER, "x" * 100)
