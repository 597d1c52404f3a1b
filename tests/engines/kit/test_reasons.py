"""Which part of a valuation is told as the reason."""

from __future__ import annotations

from engines.kit.reasons import leading, outstanding

PARTS = {"points": 3.0, "lead": 2.0, "harm": -1.0}


def test_the_largest_part_leads_or_the_one_most_ahead() -> None:
    assert leading(PARTS) == "points"
    assert leading(PARTS, {"points": 2.5}) == "lead"


def test_what_stands_out_among_others() -> None:
    everywhere = {"points": 3.0}
    assert outstanding(PARTS, []) == "points"
    assert outstanding(PARTS, [everywhere, {"points": 3.0, "lead": 1.0}]) == "lead"
    assert outstanding(PARTS, [{"points": 9.0, "lead": 9.0}]) == "points", "nothing does: the largest"
    assert outstanding({"harm": -1.0, "more": 0.0}, [everywhere]) is None
