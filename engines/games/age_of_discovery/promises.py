"""What the promises are tested with: that nothing leaks, nothing gets lost, and every game ends."""

from __future__ import annotations

from collections import Counter

from engines.contract.core import Hidden, Seat
from engines.contract.dice import Dice
from engines.games.age_of_discovery.figures import Figures
from engines.games.age_of_discovery.moves import EndTurn, TakeCoins
from engines.games.age_of_discovery.state import FINAL, INTERIM, OrderedStep, Player, State
from engines.kit.copying import copied
from engines.kit.redeal import shuffled

ROUNDS_BETWEEN_PURCHASES = 1000
"""More than anybody will ever see, for a figures file without `stall_rounds`."""

ORDERS_ONE_IN = 8
"""How rarely somebody is imagined to have left orders."""

# --- nothing leaks ---------------------------------------------------------------------------------------

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


# --- nothing gets lost -----------------------------------------------------------------------------------


def census(figures: Figures, state: State) -> dict[str, int]:
    """Ships, contracts, jokers and missions, wherever they are."""
    ships: list[str] = [card for stack in state.stacks for card in stack if card not in (INTERIM, FINAL)]
    ships += [card.name for row in (state.purchase_row, state.filling_row) for card in row if card]
    contracts = [*state.contract_stack, *state.contracts_gone]
    contracts += [card.name for card in state.display if card]
    for player in state.players:
        ships += player.free
        contracts += player.hand
        for running in player.running:
            ships += running.ships
            contracts.append(running.contract)
    placed = [ship for expedition in state.expeditions.values() for ship in expedition.ships]
    ships += [ship.ship for ship in placed if ship.ship in figures.kinds]
    counted = {f"ships {kind}": number for kind, number in sorted(Counter(ships).items())}
    counted |= {f"contracts {name}": number for name, number in sorted(Counter(contracts).items())}
    for seat, player in enumerate(state.players):
        own = sum(ship.seat == seat and ship.ship not in figures.kinds for ship in placed)
        counted[f"joker of {seat} at home or at sea"] = (not player.joker.expedition) + own
    jokers = [*state.box_jokers, *(player.joker.name for player in state.players)]
    missions = [*state.box_missions, *(player.mission for player in state.players)]
    return (
        counted
        | {f"joker {name}": jokers.count(name) for name in sorted(jokers)}
        | {f"mission {name}": missions.count(name) for name in sorted(missions)}
    )


# --- every game ends -------------------------------------------------------------------------------------


def bound(figures: Figures, seats: int) -> int:
    """More moves than a game can have, orders given over and over not counted.

    Turns: the purchases until the final card turns up, as far apart as the safety net lets them be, and one
    last round (§3.10). Moves: three for every turn, one for every ship bought, ship placed, contract started
    and card played.
    """
    ships, contracts = len(figures.all_ships()), len(figures.contracts)
    purchases = sum(figures.market.stacks) + 1
    pause = figures.play.stall_rounds or ROUNDS_BETWEEN_PURCHASES
    turns = (purchases * pause + 1) * seats
    cards = seats * figures.reserve_cards(seats)
    return 3 * turns + 2 * ships + contracts + seats + cards
