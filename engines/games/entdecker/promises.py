"""What the conformance tests need: the hidden part dealt anew, what never changes, how long a game can be."""

from __future__ import annotations

from collections import Counter

from engines.contract.core import Hidden
from engines.contract.dice import Dice
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.state import KINDS_OF_UNIT, State
from engines.kit.copying import copied
from engines.kit.redeal import shuffled

HIDDEN = Hidden(dealt=("stacks.*", "chips"))
MOVES_PER_VOYAGE = 6
"""Setting sail, drawing, placing, landing, recalling, ending; every voyage turns up at least one tile."""


def redeal(figures: Figures, state: State, dice: Dice) -> State:
    """A copy that looks the same to everybody, with all that is hidden dealt anew (§8): nobody knows more
    than the others, and the size of each stack and the back of its top tile stay."""
    state = copied(state)
    state.chips = shuffled(state.chips, dice)
    tiles = shuffled((tile for stack in state.stacks for tile in stack), dice)
    tops = []
    for stack in state.stacks:
        if stack:
            _, back = figures.backs[stack[-1]]
            top = next(tile for tile in tiles if figures.backs[tile][1] == back)
            tiles.remove(top)
            tops.append(top)
    for stack in state.stacks:
        if stack:
            stack[:] = [*(tiles.pop() for _ in stack[1:]), tops.pop(0)]
    return state


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
