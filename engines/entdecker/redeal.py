"""The same table, as far as anybody can tell, with everything hidden dealt anew (specification, section 8).

The promise that nothing leaks is tested with it: whatever is seen and asked must stay the same.
"""

from __future__ import annotations

import msgspec

from engines.core import Dice
from engines.entdecker.figures import Figures
from engines.entdecker.state import State


def redeal(figures: Figures, state: State, dice: Dice) -> State:
    """Nobody knows more than the others here: the size of each stack and the back of its top tile stay."""
    state = msgspec.json.decode(msgspec.json.encode(state), type=State)
    dice.shuffle(state.chips)
    tiles = [tile for stack in state.stacks for tile in stack]
    dice.shuffle(tiles)
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
