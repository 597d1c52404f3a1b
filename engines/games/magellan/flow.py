"""What goes by itself: the game runs on until somebody has to be asked (§5).

A question is left out only if public facts leave a single answer, or if the player's own instruction answers
it. It is never left out because of cards that only their owner can see: that would tell of them.
"""

from __future__ import annotations

from collections.abc import Callable

from engines.contract.core import Seat, Who
from engines.games.magellan.actions.action_fields import (
    cards_to_tuck,
    choose_pile,
    choose_tuck,
    piles_to_choose,
)
from engines.games.magellan.actions.auction import leave_auction, place_bid, use_veto
from engines.games.magellan.actions.gamble import draw_gamble_card, end_gamble
from engines.games.magellan.actions.payment import legal_payments, pay
from engines.games.magellan.names import explorer_name
from engines.games.magellan.phase_end import begin_next_phase, end_phase
from engines.games.magellan.play import Play
from engines.games.magellan.sale import complete_sale
from engines.games.magellan.scoring import score_players
from engines.games.magellan.state import Auction, Sale, Settlement


def run(play: Play) -> None:
    """Go on until somebody has to be asked or the game has ended."""
    while play.state.step != "over" and _STEPS[play.state.step](play):
        pass


# --- the auction -----------------------------------------------------------------------------------------


def _reveal(play: Play) -> bool:
    """Turn up the next explorer card, or end the phase."""
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
        play.box_card()
    return True


def _veto(play: Play) -> bool:
    """The window before the first bid; there is none on the last card of a phase."""
    if not play.state.explorers or not play.holders():
        for seat in [one for one in range(play.seats) if _ordered_veto(play, one)]:
            play.whisper(seat, "veto-last-card", explorer=explorer_name(play.card))
        _open_auction(play)
        return True
    ordered = _veto_by_order(play)
    if ordered is not None:
        del play.player(ordered).orders.vetoes[play.card]
        use_veto(play, ordered)
        return True
    if play.undecided():
        return False
    # whoever closed the window now knows what the others decided, and must not open it again
    play.tell("no-veto", final=True, explorer=explorer_name(play.card))
    _open_auction(play)
    return True


def _veto_by_order(play: Play) -> Seat | None:
    """Who vetoes by standing order: the nearest clockwise from the first bidder."""
    first = play.first_bidder()
    for seat in play.clockwise(play.start_seat if first is None else first):
        if _ordered_veto(play, seat):
            return seat
    return None


def _ordered_veto(play: Play, seat: Seat) -> bool:
    player = play.player(seat)
    return bool(player.vetoes and not player.orders.declined and play.veto_choice(seat, play.card) == "use")


def _open_auction(play: Play) -> None:
    active = [seat for seat in play.clockwise(play.start_seat) if play.able(seat)]
    first = active[0] if active else None
    play.state.auction = Auction(active=active, to_act=first, bids=[None] * play.seats)
    play.state.step = "bidding"


def _bidding(play: Play) -> bool:
    """Bid and pass for those who need not be asked, until the card is sold or unsold."""
    auction = play.auction
    while auction.active and auction.active != [auction.leader]:
        assert auction.to_act is not None
        amount = _unasked_bid(play, auction.to_act)
        if amount is None:
            return False
        if amount > auction.high:
            place_bid(play, auction.to_act, amount)
        else:
            _tell_of_limit(play, auction.to_act)
            leave_auction(play, auction.to_act)
    auction.to_act = None
    if auction.leader is None:
        play.tell("unsold", headline=True, explorer=explorer_name(play.card))
        play.box_card()
    else:
        _sell(play, auction.leader)
    return True


def _unasked_bid(play: Play, seat: Seat) -> int | None:
    """What this seat bids without being asked (not above the highest bid: it passes); None: ask."""
    high = play.auction.high
    if play.public_max(seat) <= high:
        return 0
    limit = _limit(play, seat)
    if limit is not None:
        return high + 1 if high < min(limit, play.max_bid(seat)) else 0
    if play.player(seat).orders.auto_forced and play.max_bid(seat) <= high:
        return 0
    return None


def _tell_of_limit(play: Play, seat: Seat) -> None:
    """Tell a player who leaves below their own limit that they can't pay more."""
    limit, high = _limit(play, seat), play.auction.high
    if limit is not None and high < limit:
        most = play.max_bid(seat)
        play.whisper(seat, "limit-unpayable", explorer=explorer_name(play.card), limit=limit, most=most)


def _limit(play: Play, seat: Seat) -> int | None:
    """Up to what this seat has ordered to bid for the card on offer."""
    orders = play.player(seat).orders
    return orders.limit if orders.limit is not None else orders.limits.get(play.card)


def _sell(play: Play, winner: Seat) -> None:
    state, price = play.state, play.auction.high
    play.tell("sold", headline=True, who=Who(winner), explorer=explorer_name(play.card), price=price)
    state.sale = Settlement(winner=winner, price=price)
    state.last_sale = Sale(explorer=play.card, phase=state.phase, seat=winner, price=price)
    state.step = "payment"


# --- the winner's choices --------------------------------------------------------------------------------


def _payment(play: Play) -> bool:
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


def _pile(play: Play) -> bool:
    choice = piles_to_choose(play)
    alike = len({tuple(play.state.ships[at].pile) for at in choice}) == 1
    if len(choice) == 1 or (
        alike and play.action == "tuck_bid"
    ):  # on side A it is secret that they are alike
        choose_pile(play, choice[0])
        return True
    return False


def _tuck(play: Play) -> bool:
    cards = cards_to_tuck(play)
    player = play.player(play.sale.winner)
    public = play.action == "tuck_bid" or player.open_hand or len(cards) == 1
    if len(set(cards)) == 1 and (public or player.orders.auto_forced):
        choose_tuck(play, cards[0])
        return True
    return False


def _part(play: Play) -> bool:
    """There is always a choice."""
    return False


# --- the gamble ------------------------------------------------------------------------------------------


def _gamble(play: Play) -> bool:
    """It ends by itself at the limit or beyond it, with an empty stack, or by the player's order."""
    state, limit = play.state, play.figures.gamble.limit
    until = play.player(state.to_score[0]).orders.gamble_until
    while until is not None and sum(state.gamble) < min(until, limit) and state.stack:
        draw_gamble_card(play)
    if sum(state.gamble) < limit and state.stack and until is None:
        return False
    end_gamble(play)
    return True


_STEPS: dict[str, Callable[[Play], bool]] = {
    "reveal": _reveal,
    "veto": _veto,
    "bidding": _bidding,
    "payment": _payment,
    "pile": _pile,
    "tuck": _tuck,
    "part": _part,
    "resolve": complete_sale,
    "phase_end": end_phase,
    "exchange": begin_next_phase,
    "scoring": score_players,
    "gamble": _gamble,
}
"""What happens in each step without asking; True if the game has come to another step."""
