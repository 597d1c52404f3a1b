"""Everything hidden, dealt anew (§8): nobody knows more than the others."""

from __future__ import annotations

from engines.contract.core import Hidden
from engines.contract.dice import Dice
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.state import State
from engines.kit.copying import copied
from engines.kit.redeal import shuffled

HIDDEN = Hidden(dealt=("stacks.*", "chips"))


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
