"""The end of a phase: hands are closed, new money is dealt, Marco Polo exchanges (§5, §D7)."""

from __future__ import annotations

from engines.contract.core import Who
from engines.games.magellan.names import card_list
from engines.games.magellan.payments import without
from engines.games.magellan.play import Play


def end_phase(play: Play) -> bool:
    """Close hands, forget orders, deal; then exchange, or score after the last phase."""
    state = play.state
    play.tell("phase-ends", headline=True, phase=play.phase_name)
    for seat, player in enumerate(state.players):
        if player.open_hand:
            player.open_hand = False
            if player.hand:
                play.tell("hand-closed", who=Who(seat))
        if state.phase == 1:
            player.ships_boxed, player.ships_left = player.ships_left, 0
        orders = player.orders
        orders.limits, orders.vetoes, orders.warned = {}, {}, []
    play.reshuffle()
    _deal(play)
    if not state.later:
        state.step = "scoring"
        return True
    _prepare_exchange(play)
    state.step = "exchange"
    return True


def _deal(play: Play) -> None:
    """Base cards first, then purses: one card at a time, clockwise from the auctioneer, while there are
    cards (§9-15)."""
    state = play.state
    before = [list(player.hand) for player in state.players]
    for due in ([play.figures.auctions.income[state.phase - 1]] * play.seats, _purses(play)):
        while state.stack and any(due):
            for seat in play.clockwise(state.auctioneer):
                if due[seat] and state.stack:
                    due[seat] -= 1
                    state.players[seat].hand.append(state.stack.pop())
    for seat in play.clockwise(state.auctioneer):
        player = state.players[seat]
        new = without(player.hand, before[seat])
        player.hand.sort()
        if new:
            play.tell("dealt", final=True, who=Who(seat), count=len(new))
            play.whisper(seat, "you-were-dealt", cards=card_list(sorted(new)))


def _purses(play: Play) -> list[int]:
    """What each seat gets for its ships on the field of the phase just finished."""
    due = [0] * play.seats
    for ship in play.state.ships:
        if ship.field == play.state.phase:
            due[ship.seat] += play.berth(ship.explorer, ship.field, ship.part).purse
    return due


def _prepare_exchange(play: Play) -> None:
    """One entry per ship. With enough cards for everybody nobody has to wait for anybody (§T37)."""
    state = play.state
    state.exchanges = [
        seat
        for seat in play.clockwise(state.auctioneer)
        for ship in state.ships
        if ship.seat == seat
        and ship.field == state.phase
        and play.berth(ship.explorer, ship.field, ship.part).action == "exchange"
    ]
    needed = play.figures.exchange.cards * len(state.exchanges)
    state.exchange_at_once = len(state.stack) >= needed


def begin_next_phase(play: Play) -> bool:
    """Begin the next phase once everybody who can exchange has done so."""
    state = play.state
    state.exchanges = [seat for seat in state.exchanges if play.most_exchanged(seat)]
    if state.exchanges:
        return False
    state.phase += 1
    state.explorers = state.later.pop(0)
    state.vetoed = 0
    play.tell("phase-begins", phase=play.phase_name, cards=len(state.explorers))
    state.step = "reveal"
    return True
