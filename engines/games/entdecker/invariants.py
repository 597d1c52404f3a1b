"""What never changes while a game goes on, and how long one can be: for the conformance tests."""

from __future__ import annotations

from collections import Counter

from engines.games.entdecker.figures import Figures
from engines.games.entdecker.state import KINDS_OF_UNIT, State

MOVES_PER_VOYAGE = 6
"""Setting sail, drawing, placing, landing, recalling, ending; every voyage turns up at least one tile."""


def census(state: State) -> dict[str, int]:
    """Tiles, chips and units, wherever they are."""
    tiles = [*state.discard, *(tile for stack in state.stacks for tile in stack)]
    tiles += [laid.tile for laid in state.sea.values() if laid.tile]
    drawn = state.voyage.drawn if state.voyage else []
    tiles += [one.tile for one in drawn if one.result == "choosing"]
    found = {f"tile {tile}": count for tile, count in sorted(Counter(tiles).items())}
    for kind, left in state.reserve.items():
        used = sum(tile.kind == kind and tile.source == "reserve" for tile in state.sea.values())
        found[f"reserve tiles {kind}"] = left + used
    chips = Counter([*state.chips, *(chip for player in state.players for chip in player.chips)])
    found |= {f"chip {chip}": count for chip, count in sorted(chips.items())}
    for seat, player in enumerate(state.players):
        for kind in KINDS_OF_UNIT:
            at_sea = sum(unit.seat == seat and unit.kind == kind for unit in state.units)
            found[f"{kind}s of {seat}"] = at_sea + player.supply[kind]
    return found


def bound(figures: Figures) -> int:
    """More moves than any game can have."""
    return MOVES_PER_VOYAGE * len(figures.tiles) + 1
