"""Pictures of messages: their alt texts."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.pictures import spread


@given(st.lists(st.text("ab", min_size=1, max_size=400), max_size=20), st.integers(1, 3))
def test_a_long_board_is_spread_over_the_alt_texts(lines: list[str], count: int) -> None:
    alts = spread(lines, count)
    assert len(alts) == count
    assert all(0 < len(alt) <= 1024 for alt in alts)
    if sum(map(len, lines)) + len(lines) < 600:
        assert alts[0] == "\n".join(lines).strip() or not lines
