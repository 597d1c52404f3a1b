"""What the conformance tests stand on: dealing anew (§8)."""

from __future__ import annotations

from engines.contract.dice import Dice
from engines.games.entdecker import GAME


def test_dealing_anew_keeps_what_everybody_sees() -> None:
    state = GAME.start(3, GAME.check_settings({}), Dice(b"deal"))
    deals = [GAME.redeal(state, 0, Dice(b"redeal", number)) for number in range(20)]
    assert len({tuple(deal.chips) for deal in deals}) == 20
    assert len({tuple(deal.stacks[2]) for deal in deals}) == 20
    backs = GAME.figures.backs
    for deal in deals:
        assert [len(stack) for stack in deal.stacks] == [len(stack) for stack in state.stacks]
        tops = [backs[stack[-1]][1] for stack in deal.stacks]
        assert tops == [backs[stack[-1]][1] for stack in state.stacks]
        assert GAME.census(deal) == GAME.census(state)
