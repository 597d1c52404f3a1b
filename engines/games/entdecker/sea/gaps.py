"""Gaps that only one tile fits into, and fields that no ship can reach: they are filled (§6.9)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engines.games.entdecker.sea.geometry import ALL_LAND, ALL_SIDES, Chart


@lru_cache(maxsize=64)
def gaps(chart: Chart, board: tuple[int, ...]) -> Mapping[int, int]:
    """The fields that are filled when a voyage ends, each with its pattern: enclosed fields first, then
    land-locked areas of two fields and more. Kept, because a computer player asks before it lands."""
    empty = {field: chart.outer(board, field) for field in range(chart.size) if board[field] < 0}
    found = {field: needed for field, (known, needed) in empty.items() if known == ALL_SIDES}
    rest = {field: sides for field, sides in empty.items() if field not in found}
    return found | dict.fromkeys(landlocked(chart, rest), ALL_LAND)


def landlocked(chart: Chart, empty: Mapping[int, tuple[int, int]]) -> list[int]:
    """The empty fields of all areas that nothing but land surrounds: no ship can ever get there. `empty` has
    for each field the sides that are known, and which of them are land."""
    open_fields = {field for field, (known, land) in empty.items() if known != land}
    found: list[int] = []
    for first in empty:
        if first in open_fields or first in found:
            continue
        area = [first]
        for field in area:  # it grows on the way, until it touches a field that is open
            beside = [there for there in chart.neighbours[field] if there in empty and there not in area]
            if not open_fields.isdisjoint(beside):
                open_fields.update(area)
                break
            area += beside
        else:
            found += area
    return sorted(found)
