"""Pictures of Race to the New Found Land: chart, market with harbours, hand, what helps with a question."""

from __future__ import annotations

from engines.core import Words
from engines.new_found_land.view import Own, Public
from render.new_found_land import layout, sheet
from render.new_found_land.chart import draw_chart
from render.new_found_land.harbours import draw_harbours
from render.picture import Picture

__all__ = ["board", "hand", "warm"]

_ASHORE = ("land", "planning")


def board(public: Public, words: Words) -> list[Picture]:
    """Chart and harbours, first the one that the phase is about; at the end the chart alone."""
    chart = Picture("chart", draw_chart(public, words))
    if public.over:
        return [chart]
    harbours = Picture("harbours", draw_harbours(public, words))
    return [harbours, chart] if public.phase in _ASHORE else [chart, harbours]


def hand(public: Public, own: Own, words: Words) -> Picture | None:
    return None


def warm() -> None:
    """Build what all tables share."""
    sheet.chart_base(layout.CELLS)
    sheet.harbour_base()
