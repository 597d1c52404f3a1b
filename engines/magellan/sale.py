"""Settling a sale: payment, pile, tucked card, part, and what follows (specification, D3 to D6, RESOLVE)."""

from __future__ import annotations

from engines.core import Seat, Who
from engines.magellan.board import PARTS, ROMAN, Board
from engines.magellan.money import Payment, payments, without
from engines.magellan.play import Play, cards_named, explorer_name
from engines.magellan.state import Ship

TUCKS = ("tuck_hand", "tuck_bid")
CARD_WORTH = 2
"""Crowns of a money card that is not known yet, on average."""


def legal_payments(board: Board) -> list[Payment]:
    """Every way in which the winner may pay."""
    sale = board.sale
    hand = board.player(sale.winner).hand
    return payments(hand, sale.price, keep_one=board.keeps_one, exact=board.exact)


# --- what goes without asking, each followed by the next step --------------------------------------------


def payment(play: Play) -> bool:
    player, sale = play.player(play.sale.winner), play.sale
    if sale.price > play.figures.highest * (len(player.hand) - 1):
        pay(play, tuple(player.hand))  # everybody can see that all cards are needed
        return True
    if player.open_hand or player.orders.auto_forced:
        ways = legal_payments(play)
        if len(ways) == 1:
            pay(play, ways[0])
            return True
    return False


def pile(play: Play) -> bool:
    choice = piles_to_choose(play)
    alike = len({tuple(play.state.ships[at].pile) for at in choice}) == 1
    if len(choice) == 1 or (alike and play.action == "tuck_bid"):  # on side A that they are alike is secret
        choose_pile(play, choice[0])
        return True
    return False


def tuck(play: Play) -> bool:
    cards = cards_to_tuck(play)
    player = play.player(play.sale.winner)
    public = play.action == "tuck_bid" or player.open_hand or len(cards) == 1
    if len(set(cards)) == 1 and (public or player.orders.auto_forced):
        tuck_card(play, cards[0])
        return True
    return False


def part(play: Play) -> bool:
    return False


def piles_to_choose(board: Board) -> list[int]:
    return board.ships(board.sale.winner, board.card, board.state.phase - 1)


def cards_to_tuck(board: Board) -> list[int]:
    sale = board.sale
    return sale.payment if board.action == "tuck_bid" else board.player(sale.winner).hand


def sources(board: Board) -> list[str]:
    """The parts from which a ship of the winner can leave; none in phase I."""
    state = board.state
    if state.phase == 1:
        return []
    own = board.ships(board.sale.winner, board.card, state.phase - 1)
    return sorted({state.ships[at].part for at in own})


def parts_in_order(board: Board) -> list[str]:
    """The better part first: points only at the end, and only if they are more than the cards that are
    left would bring (6.12)."""
    state = board.state
    left, right = (board.berth(board.card, state.phase, part) for part in PARTS)
    cards = min(left.draw, len(state.stack) + len(state.discard) + len(board.sale.payment))
    ordered = [*PARTS]
    if state.phase == len(board.figures.auctions.cards) and right.crown > CARD_WORTH * cards:
        ordered.reverse()
    return ordered


# --- the winner's choices --------------------------------------------------------------------------------


def pay(play: Play, cards: Payment | list[int]) -> None:
    sale, state = play.sale, play.state
    player = play.player(sale.winner)
    player.hand = without(player.hand, cards)
    sale.payment = sorted(cards, reverse=True)
    assert state.last_sale is not None
    state.last_sale.payment = list(sale.payment)  # the tucked card will leave the other list
    play.tell("paid", final=True, who=Who(sale.winner), cards=cards_named(sale.payment), price=sale.price)
    if play.action in TUCKS:
        state.step = "pile" if state.phase > 1 else "tuck"
    else:
        state.step = "part" if play.has_parts(play.card) else "resolve"


def choose_pile(play: Play, ship: int) -> None:
    play.sale.ship = ship
    play.state.step = "tuck"


def tuck_card(play: Play, card: int) -> None:
    play.sale.tuck = card
    play.state.step = "resolve"


def choose_part(play: Play, source: str, part: str) -> None:
    sale, state = play.sale, play.state
    if state.phase > 1:
        own = play.ships(sale.winner, play.card, state.phase - 1)
        source = source or sources(play)[0]
        sale.ship = next(at for at in own if state.ships[at].part == source)
    sale.part = part
    state.step = "resolve"


# --- what follows ----------------------------------------------------------------------------------------


def resolve(play: Play) -> bool:
    state, sale = play.state, play.sale
    winner = sale.winner
    player = play.player(winner)
    if play.action == "neighbour_draw":
        _lose_a_card(play, winner)
    if play.action == "open_hand":
        player.open_hand = True
        if player.hand:
            play.tell("hand-open", who=Who(winner), cards=cards_named(player.hand))
    ship = _sail(play, winner)
    if sale.tuck is not None:
        _tuck(play, ship)
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


def _lose_a_card(play: Play, seat: Seat) -> None:
    player = play.player(seat)
    card = play.dice.pick(player.hand)
    player.hand.remove(card)
    play.state.discard.append(card)
    neighbour = (seat + 1) % play.seats
    play.tell("card-lost", final=True, who=Who(seat), neighbour=Who(neighbour), card=card)


def _sail(play: Play, seat: Seat) -> Ship:
    """The ship is placed or moved."""
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
    play.tell(told, who=Who(seat), explorer=explorer_name(play.card), field=ROMAN[state.phase])
    return ship


def _tuck(play: Play, ship: Ship) -> None:
    """Side A: from the hand, face down, yet known to all if the hand lies open. Side B: from the payment."""
    sale, player = play.sale, play.player(play.sale.winner)
    assert sale.tuck is not None
    if play.action == "tuck_bid":
        sale.payment.remove(sale.tuck)
    else:
        player.hand.remove(sale.tuck)
    if play.action == "tuck_bid" or player.open_hand:
        ship.open_pile.append(sale.tuck)
        play.tell("tucked-openly", final=True, who=Who(sale.winner), card=sale.tuck)
    else:
        ship.secret_pile.append(sale.tuck)
        play.tell("tucked", final=True, who=Who(sale.winner))
        play.whisper(sale.winner, "you-tucked", card=sale.tuck)
