"""Coins, ships and contracts from the market, and reservations (specification, 5.6, 6.1-6.3, 6.6)."""

from __future__ import annotations

from engines.age_of_discovery.legal import CONTRACT, STACK, targets
from engines.age_of_discovery.play import Play
from engines.age_of_discovery.state import (
    ACQUIRE_CONTRACT,
    BUY_SHIPS,
    FINAL,
    INTERIM,
    TAKE_COINS,
    Card,
    Step,
)
from engines.core import Seat, Who


def take_coins(play: Play, seat: Seat) -> None:
    player, take = play.player(seat), play.figures.purse.take
    play.use(TAKE_COINS)
    player.coins += take
    play.tell("coins", who=Who(seat), count=take, coins=player.coins)
    play.note(Step(what="take_coins"))


# --- contracts -------------------------------------------------------------------------------------------


def acquire_contract(play: Play, seat: Seat, source: str) -> None:
    play.use(ACQUIRE_CONTRACT)
    play.player(seat).coins -= play.figures.purse.contract
    if source == STACK:
        _draw_blind(play, seat)
    else:
        _take_open(play, seat, int(source))


def _draw_blind(play: Play, seat: Seat) -> None:
    contract = play.state.contract_stack.pop(0)
    play.player(seat).hand.append(contract)
    play.tell("drew-contract", final=True, who=Who(seat), left=len(play.state.contract_stack))
    play.whisper(seat, "you-drew", contract=play.contract_called(contract))
    play.note(Step(what="acquire_contract"))


def _take_open(play: Play, seat: Seat, slot: int) -> None:
    state, player = play.state, play.player(seat)
    card = state.display[slot - 1]
    assert card is not None
    player.hand.append(card.name)
    player.seen.append(card.name)
    play.tell("took-contract", final=True, who=Who(seat), contract=play.contract_called(card.name))
    play.note(Step(what="acquire_contract", slot=slot, contract=card.name))
    state.display[slot - 1] = None
    if state.contract_stack:
        new = Card(name=state.contract_stack.pop(0), since=state.turn)
        state.display[slot - 1] = new
        play.tell("new-contract", slot=slot, contract=play.contract_called(new.name))


# --- ships -----------------------------------------------------------------------------------------------


def buy_ship(play: Play, seat: Seat, column: int) -> None:
    state, player = play.state, play.player(seat)
    card = state.purchase_row[column - 1]
    assert card is not None
    price = play.figures.kinds[card.name].price
    play.use(BUY_SHIPS, stays_open=True)
    player.coins -= price
    player.free = play.sorted_ships([*player.free, card.name])
    state.bought += 1
    state.bought_this_turn = True
    play.tell("bought", final=True, who=Who(seat), ship=play.ship(card.name), price=price, coins=player.coins)
    play.note(Step(what="buy_ship", ship=card.name, column=column))
    _refill(play, column)


def _refill(play: Play, column: int) -> None:
    """The ship above moves down, the next one from the stacks takes its place."""
    state, at = play.state, column - 1
    moved = state.filling_row[at]
    if moved is not None:
        moved.since = state.turn
    state.purchase_row[at], state.filling_row[at] = moved, None
    new = _next_ship(play)
    if new is not None:
        state.filling_row[at] = Card(name=new, since=state.turn)
    if moved is not None and new is not None:
        play.tell("refilled", column=column, moved=play.ship(moved.name), new=play.ship(new))
    elif moved is not None:
        play.tell("moved-down", column=column, moved=play.ship(moved.name))
    else:
        play.tell("column-empty", column=column)


def _next_ship(play: Play) -> str | None:
    """From the first stack that is not empty; a scoring card is set aside and its countdown starts."""
    for stack in play.state.stacks:
        while stack:
            card = stack.pop(0)
            if card not in (INTERIM, FINAL):
                return card
            _scoring_card(play, card)
    return None


def _scoring_card(play: Play, card: str) -> None:
    """Everybody has one more turn, the one who turned it up last. A countdown that runs already, through
    the safety net against standstill, is not changed (5.6)."""
    state = play.state
    due = state.turn + play.seats
    who = Who(state.current)
    if card == INTERIM and state.interim_due is None:
        state.interim_due = due
        play.tell("interim-card", final=True, headline=True, who=who)
    elif card == FINAL and state.final_due is None:
        state.final_due = due
        play.tell("final-card", final=True, headline=True, who=who)
    else:
        play.tell("card-without-effect", final=True, who=who)


# --- reserving -------------------------------------------------------------------------------------------


def reserve(play: Play, seat: Seat, target: str) -> None:
    state, player = play.state, play.player(seat)
    card = targets(play)[target]
    player.reserve_cards -= 1
    card.reserved_by, card.reserved_until = seat, state.turn + play.seats
    place, _, number = target.partition("-")
    if place == CONTRACT:
        play.tell("reserved-contract", who=Who(seat), contract=play.contract_called(card.name))
        play.note(Step(what="reserve", slot=int(number), contract=card.name))
    else:
        play.tell("reserved-ship", who=Who(seat), ship=play.ship(card.name), column=int(number))
        play.note(Step(what="reserve", ship=card.name, column=int(number), row=place))


def end_reservations(play: Play) -> None:
    """Those of the current player that end with this turn, whatever happened."""
    state = play.state
    for card in targets(play).values():
        if card.reserved_by == state.current and card.reserved_until == state.turn:
            card.reserved_by, card.reserved_until = None, 0
