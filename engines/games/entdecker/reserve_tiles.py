"""Gaps are filled when a voyage has ended: from the reserve, as long as there is one (§6.9)."""

from __future__ import annotations

from engines.contract.core import Many
from engines.games.entdecker.play import Play
from engines.games.entdecker.sea.gaps import gaps


def fill_gaps(play: Play) -> None:
    """When a voyage has ended."""
    for field, pattern in gaps(play.chart, tuple(play.patterns)).items():
        _fill(play, field, pattern)
    filled = play.voyage.filled
    if filled:
        play.tell("filled", fields=Many([*filled]), count=len(filled))


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
