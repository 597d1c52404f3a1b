"""Revealing, vetoing and bidding: the way of a card to the hammer (specification, D1, D2, 6.1 to 6.5)."""

from __future__ import annotations

from engines.core import Seat, Who
from engines.magellan.play import Play, explorer_name
from engines.magellan.state import Auction, Sale, Settlement

# --- revealing -------------------------------------------------------------------------------------------


def reveal(play: Play) -> bool:
    """The next explorer card is turned up, or the phase ends."""
    state = play.state
    state.card = state.auction = state.sale = None
    for player in state.players:
        player.orders.limit = None
        player.orders.declined = False
    if not state.explorers:
        state.step = "phase_end"
        return True
    state.card = state.explorers.pop(0)
    state.vetoed = min(state.vetoed, len(state.explorers))
    play.tell("revealed", final=True, explorer=explorer_name(state.card), phase=play.phase_name)
    if any(play.can_ship(seat) for seat in range(play.seats)):
        state.step = "veto"
    else:
        play.tell("nobody-eligible", explorer=explorer_name(state.card))
        into_the_box(play)
    return True


def into_the_box(play: Play) -> None:
    state = play.state
    state.box.append((play.card, state.phase))
    state.last_sale = Sale(explorer=play.card, phase=state.phase)
    state.step = "reveal"


# --- the veto --------------------------------------------------------------------------------------------


def veto(play: Play) -> bool:
    """The window before the first bid; there is none on the last card of a phase."""
    if not play.state.explorers or not play.holders():
        open_auction(play)
        return True
    ordered = _by_order(play)
    if ordered is not None:
        del play.player(ordered).orders.vetoes[play.card]
        use_veto(play, ordered)
        return True
    if play.undecided():
        return False
    # what the others decided is known now: who closed the window can not open it again
    play.tell("no-veto", final=True, explorer=explorer_name(play.card))
    open_auction(play)
    return True


def _by_order(play: Play) -> Seat | None:
    """Who vetoes by standing order: the nearest clockwise from the first bidder."""
    first = play.first_bidder()
    for seat in play.clockwise(play.start_seat if first is None else first):
        player = play.player(seat)
        if player.vetoes and not player.orders.declined and play.veto_choice(seat, play.card) == "use":
            return seat
    return None


def use_veto(play: Play, seat: Seat) -> None:
    state = play.state
    player = play.player(seat)
    player.vetoes -= 1
    if not player.vetoes:  # an order to use what is used up must not wait for a veto won later
        orders = player.orders
        orders.vetoes = {name: choice for name, choice in orders.vetoes.items() if choice != "use"}
    play.tell("veto", final=True, who=Who(seat), explorer=explorer_name(play.card))
    state.explorers.append(play.card)
    state.vetoed += 1
    state.step = "reveal"


def decline_veto(play: Play, seat: Seat, *, rest: bool) -> None:
    orders = play.player(seat).orders
    orders.declined = True
    if rest:
        orders.vetoes = {}
        orders.rested = play.figures.names()
    play.whisper(
        seat, "you-let-all-go" if rest else "you-let-go", final=True, explorer=explorer_name(play.card)
    )


# --- bidding ---------------------------------------------------------------------------------------------


def open_auction(play: Play) -> None:
    first = play.first_bidder()
    active = [] if first is None else [seat for seat in play.clockwise(first) if play.able(seat)]
    play.state.auction = Auction(active=active, to_act=first, bids=[None] * play.seats)
    play.state.step = "bidding"


def bidding(play: Play) -> bool:
    """As far as the auction goes by public facts and by instructions."""
    auction = play.auction
    while auction.active and auction.active != [auction.leader]:
        assert auction.to_act is not None
        offer = answer_of(play, auction.to_act)
        if offer is None:
            return False
        if offer > auction.high:
            bid(play, auction.to_act, offer)
        else:
            pass_bid(play, auction.to_act)
    auction.to_act = None
    if auction.leader is None:
        play.tell("unsold", explorer=explorer_name(play.card))
        into_the_box(play)
    else:
        hammer(play, auction.leader)
    return True


def answer_of(play: Play, seat: Seat) -> int | None:
    """What this seat bids without being asked (not above the highest bid: it passes); None: ask."""
    high = play.auction.high
    if play.public_max(seat) <= high:
        return 0
    orders = play.player(seat).orders
    limit = orders.limit if orders.limit is not None else orders.limits.get(play.card)
    if limit is not None:
        return high + 1 if high < min(limit, play.max_bid(seat)) else 0
    if orders.auto_forced and play.max_bid(seat) <= high:
        return 0
    return None


def bid(play: Play, seat: Seat, amount: int) -> None:
    auction = play.auction
    auction.high, auction.leader, auction.bids[seat] = amount, seat, amount
    play.tell("bid", final=True, who=Who(seat), amount=amount)
    _next(play, seat)


def pass_bid(play: Play, seat: Seat) -> None:
    auction = play.auction
    auction.active.remove(seat)
    auction.passed.append(seat)
    play.tell("pass", final=True, who=Who(seat))
    _next(play, seat)


def _next(play: Play, seat: Seat) -> None:
    auction = play.auction
    auction.to_act = next(
        (other for other in play.clockwise((seat + 1) % play.seats) if other in auction.active), None
    )


def hammer(play: Play, winner: Seat) -> None:
    state, price = play.state, play.auction.high
    play.tell("sold", who=Who(winner), explorer=explorer_name(play.card), price=price)
    state.sale = Settlement(winner=winner, price=price)
    state.last_sale = Sale(explorer=play.card, phase=state.phase, seat=winner, price=price)
    state.step = "payment"
