"""What follows a sale once the winner has chosen: ship, action field, money (§5)."""

from __future__ import annotations

from engines.contract.core import Seat, Who
from engines.games.magellan.names import card_list, explorer_name
from engines.games.magellan.play import Play
from engines.games.magellan.state import Ship


def complete_sale(play: Play) -> bool:
    """Carry out everything in the order of the rules; then the next card is revealed."""
    state, sale = play.state, play.sale
    winner = sale.winner
    player = play.player(winner)
    if play.action == "neighbour_draw":
        _lose_card(play, winner)
    if play.action == "open_hand":
        player.open_hand = True
        if player.hand:
            play.tell("hand-open", who=Who(winner), cards=card_list(player.hand))
    ship = _move_ship(play, winner)
    if sale.tuck is not None:
        _tuck_card(play, ship, sale.tuck)
    state.discard += sale.payment
    sale.payment = []
    draws = play.berth(play.card, state.phase, sale.part).draw
    if draws:
        play.draw(winner, draws)
    if play.action == "veto":
        player.vetoes += 1
        play.tell("veto-gained", who=Who(winner))
    player.won.append((play.card, state.phase))
    player.orders.limits.pop(play.card, None)
    state.last_winner = winner
    state.step = "reveal"
    return True


def _lose_card(play: Play, seat: Seat) -> None:
    """Cook B: the left neighbor draws a card from the hand; it is discarded."""
    player = play.player(seat)
    card = play.dice.pick(player.hand)
    player.hand.remove(card)
    play.state.discard.append(card)
    neighbour = (seat + 1) % play.seats
    play.tell("card-lost", final=True, who=Who(seat), neighbour=Who(neighbour), card=card)


def _move_ship(play: Play, seat: Seat) -> Ship:
    """Place a ship in phase I, move one in the phases after it."""
    state, sale = play.state, play.sale
    if state.phase == 1:
        play.player(seat).ships_left -= 1
        state.ships.append(Ship(seat=seat, explorer=play.card, field=0))
        at = len(state.ships) - 1
    elif sale.ship is None:
        at = play.ships(seat, play.card, state.phase - 1)[0]
    else:
        at = sale.ship
    ship = state.ships[at]
    ship.field, ship.part = state.phase, sale.part
    assert state.last_sale is not None
    state.last_sale.ship = at
    told = f"ship-{sale.part}" if sale.part else "ship"
    play.tell(told, who=Who(seat), explorer=explorer_name(play.card), field=play.phase_name)
    return ship


def _tuck_card(play: Play, ship: Ship, card: int) -> None:
    """Side A: from the hand, face down, yet known to all if the hand lies open. Side B: from the payment."""
    sale, player = play.sale, play.player(play.sale.winner)
    if play.action == "tuck_bid":
        sale.payment.remove(card)
    else:
        player.hand.remove(card)
    if play.action == "tuck_bid" or player.open_hand:
        ship.open_pile.append(card)
        play.tell("tucked-openly", final=True, who=Who(sale.winner), card=card)
    else:
        ship.secret_pile.append(card)
        play.tell("tucked", final=True, who=Who(sale.winner))
        play.whisper(sale.winner, "you-tucked", card=card)
