"""Reserve tiles: gaps that only one tile fits into, and land that no ship can reach, are filled (§6.9)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engines.contract.core import Many
from engines.games.entdecker.geometry import ALL_LAND, ALL_SIDES, Chart
from engines.games.entdecker.play import Play


def fill_gaps(play: Play) -> None:
    """When a voyage has ended."""
    for field, pattern in gaps(play.chart, tuple(play.patterns)).items():
        _fill(play, field, pattern)
    filled = play.voyage.filled
    if filled:
        play.tell("filled", fields=Many([*filled]), count=len(filled))


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


def _fill(play: Play, field: int, pattern: int) -> None:
    """From the reserve; else a discarded tile, without its event; else a substitute tile."""
    state, kind, name = play.state, play.figures.shapes.shapes[pattern].kind, play.chart.names[field]
    discarded = sorted(tile for tile in state.discard if play.front(tile).kind == kind)
    if state.reserve[kind]:
        state.reserve[kind] -= 1
        tile, source = "", "reserve"
    elif discarded:
        tile, source = discarded[0], "discard"
        state.discard.remove(tile)
    else:
        tile, source = "", "substitute"
    play.lay(name, pattern, tile=tile, source=source)
    play.voyage.filled.append(name)
