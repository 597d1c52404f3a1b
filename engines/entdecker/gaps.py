"""Reserve tiles: gaps that only one tile fits into, and land that no ship can reach, are filled (§6.9)."""

from __future__ import annotations

from engines.core import Many
from engines.entdecker.geometry import ALL_LAND, ALL_SIDES, FACING
from engines.entdecker.play import Play


def fill_gaps(play: Play) -> None:
    """Enclosed fields first, then land-locked areas of two fields and more."""
    chart, patterns = play.chart, play.patterns
    for field in range(chart.size):
        if patterns[field] >= 0:
            continue
        known, needed = chart.outer(patterns, field)
        if known == ALL_SIDES:
            _fill(play, field, needed)
    for field in landlocked(play):
        _fill(play, field, ALL_LAND)
    filled = play.voyage.filled
    if filled:
        play.tell("filled", fields=Many([*filled]), count=len(filled))


def landlocked(play: Play) -> list[int]:
    """The empty fields of all areas that nothing but land surrounds: no ship can ever get there."""
    chart, patterns, seen, found = play.chart, play.patterns, set[int](), list[int]()
    for first in range(chart.size):
        if patterns[first] >= 0 or first in seen:
            continue
        seen.add(first)
        area, closed = [first], True
        for field in area:  # it grows on the way
            for there, facing in zip(chart.neighbours[field], FACING, strict=True):
                if there < 0:
                    closed = False
                elif patterns[there] >= 0:
                    closed = closed and bool(patterns[there] & facing)
                elif there not in seen:
                    seen.add(there)
                    area.append(there)
        if closed:
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
