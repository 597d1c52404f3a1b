"""The same table, as far as one seat can tell, with everything hidden from it dealt anew.

The promise that nothing leaks is tested with it: whatever this seat sees and is asked must stay the same.
"""

from __future__ import annotations

import msgspec

from engines.age_of_discovery.moves import EndTurn, TakeCoins
from engines.age_of_discovery.state import FINAL, INTERIM, Ordered, Player, State
from engines.core import Dice, Seat


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """`seat` None: for somebody who only watches."""
    state = msgspec.json.decode(msgspec.json.encode(state), type=State)
    others = [player for at, player in enumerate(state.players) if at != seat]
    _stacks(state, dice)
    _contracts(state, others, dice)
    _jokers(state, others, dice)
    if not state.over:
        _missions(state, others, dice)
        _orders([player for player in others if player is not state.players[state.current]], dice)
    return state


def _stacks(state: State, dice: Dice) -> None:
    """Which ships are to come, and where in its stack a scoring card lies."""
    ships = [card for stack in state.stacks for card in stack if card not in (INTERIM, FINAL)]
    dice.shuffle(ships)
    for stack in state.stacks:
        scoring = [card for card in stack if card in (INTERIM, FINAL)]
        stack[:] = [ships.pop() for _ in range(len(stack) - len(scoring))]
        for card in scoring:
            stack.insert(dice.below(len(stack) + 1), card)


def _contracts(state: State, others: list[Player], dice: Dice) -> None:
    """The stack and the hands; what was taken from the display has been seen and stays (section 8)."""
    pool = list(state.contract_stack)
    for player in others:
        pool += [contract for contract in player.hand if contract not in player.seen]
    dice.shuffle(pool)
    for player in others:
        player.hand = [name if name in player.seen else pool.pop() for name in player.hand]
    state.contract_stack = pool


def _jokers(state: State, others: list[Player], dice: Dice) -> None:
    hidden = [player.joker for player in others if not player.joker.revealed]
    pool = [*state.box_jokers, *(joker.name for joker in hidden)]
    dice.shuffle(pool)
    for joker in hidden:
        joker.name = pool.pop()
    state.box_jokers = pool


def _missions(state: State, others: list[Player], dice: Dice) -> None:
    pool = [*state.box_missions, *(player.mission for player in others)]
    dice.shuffle(pool)
    for player in others:
        player.mission = pool.pop()
    state.box_missions = pool


def _orders(waiting: list[Player], dice: Dice) -> None:
    """Somebody who waits may have left any, or none."""
    for player in waiting:
        steps = [Ordered(move=move, card="") for move in (TakeCoins(), EndTurn())]
        player.orders = steps[: dice.below(3)]
