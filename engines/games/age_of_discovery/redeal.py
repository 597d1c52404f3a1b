"""Everything hidden, dealt anew (§8): what a seat sees and is asked stays the same."""

from __future__ import annotations

from engines.contract.core import Hidden, Seat
from engines.contract.dice import Dice
from engines.games.age_of_discovery.moves import EndTurn, TakeCoins
from engines.games.age_of_discovery.state import FINAL, INTERIM, OrderedStep, Player, State
from engines.kit.copying import copied
from engines.kit.redeal import shuffled

ORDERS_ONE_IN = 8
"""How rarely somebody is imagined to have left orders."""

HIDDEN = Hidden(
    dealt=(
        "stacks.*",
        "contract_stack",
        "players.*.hand",
        "players.*.joker.name",
        "box_jokers",
        "players.*.mission",
        "box_missions",
        "players.*.orders",
    )
)


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """A copy with everything dealt anew that this seat (None: a spectator) cannot know.

    Whatever the seat sees and is asked must stay the same.
    """
    state = copied(state)
    others = [player for at, player in enumerate(state.players) if at != seat]
    _stacks(state, dice)
    _contracts(state, others, dice)
    _jokers(state, others, dice)
    if not state.over:
        _missions(state, others, dice)
        _orders([player for player in others if player is not state.players[state.current]], dice)
    return state


def _stacks(state: State, dice: Dice) -> None:
    """Deal the ships to come anew, and the place of each scoring card in its stack."""
    ships = shuffled((card for stack in state.stacks for card in stack if card not in (INTERIM, FINAL)), dice)
    for stack in state.stacks:
        scoring = [card for card in stack if card in (INTERIM, FINAL)]
        stack[:] = [ships.pop() for _ in range(len(stack) - len(scoring))]
        for card in scoring:
            stack.insert(dice.below(len(stack) + 1), card)


def _contracts(state: State, others: list[Player], dice: Dice) -> None:
    """Deal the stack and the hands anew; what was taken from the display has been seen and stays (§8)."""
    pool = list(state.contract_stack)
    for player in others:
        pool += [contract for contract in player.hand if contract not in player.seen]
    pool = shuffled(pool, dice)
    for player in others:
        player.hand = [name if name in player.seen else pool.pop() for name in player.hand]
    state.contract_stack = pool


def _jokers(state: State, others: list[Player], dice: Dice) -> None:
    hidden = [player.joker for player in others if not player.joker.revealed]
    pool = shuffled([*state.box_jokers, *(joker.name for joker in hidden)], dice)
    for joker in hidden:
        joker.name = pool.pop()
    state.box_jokers = pool


def _missions(state: State, others: list[Player], dice: Dice) -> None:
    pool = shuffled([*state.box_missions, *(player.mission for player in others)], dice)
    for player in others:
        player.mission = pool.pop()
    state.box_missions = pool


def _orders(waiting: list[Player], dice: Dice) -> None:
    """Give those who wait any orders, or none: hardly anybody leaves any, and nobody such poor ones."""
    for player in waiting:
        steps = [OrderedStep(move=move, card="") for move in (TakeCoins(), EndTurn())]
        left = 0 if dice.below(ORDERS_ONE_IN) else 1 + dice.below(len(steps))
        player.orders = steps[:left]
