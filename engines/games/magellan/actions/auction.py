"""The auction of an explorer card: the veto before the first bid, bids, passes and limits.

The decisions are §D1 and §D2; what is checked, and in which order, is §6.1 to §6.4. Who bids or passes
without being asked stands in `flow`.
"""

from __future__ import annotations

from engines.contract.core import Amount, Draft, Option, Pick, Question, Seat, Who, say
from engines.games.magellan.actions.extra_prices import mark_warned
from engines.games.magellan.actions.offer import about_bid, about_limit, handy_bids
from engines.games.magellan.actions.refusals import (
    check_asked,
    check_choice,
    check_step,
    no_ship_to_move,
    now,
)
from engines.games.magellan.board import Board
from engines.games.magellan.moves import Bid, ClearLimit, DeclineVeto, Limit, Pass, Veto
from engines.games.magellan.names import explorer_name
from engines.games.magellan.play import Play
from engines.kit.actions import Action, Phase
from engines.kit.board import once

HANDY_LIMITS = (1, 3, 5)
"""Limits worth offering are this much above the highest bid."""

# --- the veto (§6.1) -------------------------------------------------------------------------------------


def may_veto(board: Board, seat: Seat) -> None:
    """The same holds for using a veto and for declining to use it."""
    state = board.state
    if state.card is None:
        raise board.no("wrong-step", now=now(board))
    if not board.player(seat).vetoes:
        raise board.no("no-veto")
    if not state.explorers:
        raise board.no("veto-last-card")
    if state.step != "veto":
        if state.step == "bidding":
            raise board.no("veto-too-late")
        raise board.no("wrong-step", now=now(board))
    if seat not in board.undecided():
        raise board.no("veto-declined")


def make_veto(play: Play, seat: Seat, move: Veto) -> None:
    use_veto(play, seat)


def use_veto(play: Play, seat: Seat) -> None:
    """Put the card on offer under the explorer stack."""
    state = play.state
    player = play.player(seat)
    player.vetoes -= 1
    if not player.vetoes:  # an order to use the last veto must not wait for one that is won later
        orders = player.orders
        for name, choice in orders.vetoes.items():
            if choice == "use" and name != play.card:
                play.whisper(seat, "veto-order-lapsed", explorer=explorer_name(name))
        orders.vetoes = {name: choice for name, choice in orders.vetoes.items() if choice != "use"}
    play.tell("veto", final=True, headline=True, who=Who(seat), explorer=explorer_name(play.card))
    state.explorers.append(play.card)
    state.vetoed += 1
    state.step = "reveal"


def ask_decline_veto(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "rest" in draft:
        return None
    options = tuple(
        Option(
            value=rest,
            text=say(f"magellan-option-rest-{rest}"),
            hint=say(f"magellan-hint-rest-{rest}") if board.explains else None,
        )
        for rest in ("no", "yes")
    )
    return Pick(field="rest", text=say("magellan-ask-rest"), options=options)


def check_decline_veto(board: Board, seat: Seat, move: DeclineVeto) -> None:
    check_choice(board, move.rest, "no", "yes")


def make_decline_veto(play: Play, seat: Seat, move: DeclineVeto) -> None:
    orders = play.player(seat).orders
    orders.declined = True
    told = "you-let-go"
    if move.rest == "yes":
        orders.vetoes = {}
        orders.rested = play.figures.names()
        told = "you-let-all-go"
    play.whisper(seat, told, final=True, explorer=explorer_name(play.card))


# --- bidding (§6.2, §6.3) --------------------------------------------------------------------------------


@once
def _check_in_auction(board: Board, seat: Seat) -> None:
    """A bidder has a ship and money for the card and has not passed."""
    state = board.state
    if not board.can_ship(seat):
        if state.phase == 1:
            raise board.no("no-ship-left", ships=board.figures.auctions.ships)
        raise no_ship_to_move(board)
    if not board.able(seat):
        if board.player(seat).hand:
            raise board.no("need-card-left")
        raise board.no("bid-not-affordable", n=0)
    if state.auction and seat in state.auction.passed:
        raise board.no("already-passed")


def _check_affordable(board: Board, seat: Seat, amount: int) -> None:
    most = board.max_bid(seat)
    if amount > most:
        if amount <= sum(board.player(seat).hand):
            raise board.no("need-card-left")
        raise board.no("bid-not-affordable", n=most)


def may_bid(board: Board, seat: Seat) -> None:
    check_step(board, "bidding")
    _check_in_auction(board, seat)
    check_asked(board, seat)


def any_bid_possible(board: Board, seat: Seat) -> None:
    _check_affordable(board, seat, board.auction.high + 1)


def ask_bid(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "amount" in draft:
        return None
    return Amount(
        field="amount",
        text=say("magellan-ask-bid-amount", explorer=explorer_name(board.card)),
        unit="magellan-amount-ducats",
        low=board.auction.high + 1,
        high=board.max_bid(seat),
        handy=handy_bids(board, seat),
        about=about_bid(board, seat) if board.explains else None,
    )


def check_bid(board: Board, seat: Seat, move: Bid) -> None:
    if move.amount <= board.auction.high:
        raise board.no("bid-too-low", n=board.auction.high + 1)
    _check_affordable(board, seat, move.amount)


def make_bid(play: Play, seat: Seat, move: Bid) -> None:
    mark_warned(play, seat, move)
    place_bid(play, seat, move.amount)


def place_bid(play: Play, seat: Seat, amount: int) -> None:
    """Lead the auction with this bid; the next active player decides."""
    auction = play.auction
    auction.high, auction.leader, auction.bids[seat] = amount, seat, amount
    play.tell("bid", final=True, who=Who(seat), amount=amount)
    _turn_to_next(play, seat)


def may_pass(board: Board, seat: Seat) -> None:
    """On your turn; and before it, in secret, as a limit of 0 (§6.3)."""
    if not _on_turn(board, seat):
        may_limit(board, seat)


def make_pass(play: Play, seat: Seat, move: Pass) -> None:
    if _on_turn(play, seat):
        leave_auction(play, seat)
    else:
        _set_limit(play, seat, 0)


def leave_auction(play: Play, seat: Seat) -> None:
    """Pass: out for this card."""
    auction = play.auction
    auction.active.remove(seat)
    auction.passed.append(seat)
    play.tell("pass", final=True, who=Who(seat))
    _turn_to_next(play, seat)


def _turn_to_next(play: Play, seat: Seat) -> None:
    auction = play.auction
    after = play.clockwise((seat + 1) % play.seats)
    auction.to_act = next((other for other in after if other in auction.active), None)


def _on_turn(board: Board, seat: Seat) -> bool:
    return board.state.step == "bidding" and seat in board.waiting()


# --- a limit for the card on offer (§6.4) ----------------------------------------------------------------
# Limits, like standing orders, can be changed or cleared but never undone: whether something can still be
# undone would tell its owner whether somebody else has moved in secret since.


def may_limit(board: Board, seat: Seat) -> None:
    check_step(board, "veto", "bidding")
    _check_in_auction(board, seat)


def ask_limit(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "amount" in draft:
        return None
    most = board.max_bid(seat)
    high = board.state.auction.high if board.state.auction else 0
    # on your own turn the next step is a bid, not a limit
    handy = [high + step for step in (HANDY_LIMITS[1:] if _on_turn(board, seat) else HANDY_LIMITS)]
    return Amount(
        field="amount",
        text=say("magellan-ask-limit-amount", explorer=explorer_name(board.card)),
        unit="magellan-amount-ducats",
        low=0,
        high=most,
        handy=tuple(amount for amount in handy if amount <= most),
        about=about_limit(board, seat) if board.explains else None,
    )


def check_limit(board: Board, seat: Seat, move: Limit) -> None:
    if move.amount < 0:
        raise board.no("bid-too-low", n=0)
    _check_affordable(board, seat, move.amount)


def make_limit(play: Play, seat: Seat, move: Limit) -> None:
    mark_warned(play, seat, move)
    _set_limit(play, seat, move.amount)


def _set_limit(play: Play, seat: Seat, amount: int) -> None:
    """Set the limit. A holder of a veto thereby lets the card come to auction."""
    orders = play.player(seat).orders
    orders.limit = amount
    if play.state.step == "veto" and play.player(seat).vetoes:
        orders.declined = True
    play.whisper(seat, "you-limit", final=True, explorer=explorer_name(play.card), amount=amount)


def may_clear_limit(board: Board, seat: Seat) -> None:
    check_step(board, "veto", "bidding")
    if board.player(seat).orders.limit is None:
        raise board.no("no-limit")


def make_clear_limit(play: Play, seat: Seat, move: ClearLimit) -> None:
    play.player(seat).orders.limit = None
    play.whisper(seat, "you-clear-limit", final=True, explorer=explorer_name(play.card))


ACTIONS: Phase[Board, Play] = {
    Veto: Action(may_veto, make_veto),
    DeclineVeto: Action(may_veto, make_decline_veto, check_decline_veto, ask_decline_veto),
    Bid: Action(may_bid, make_bid, check_bid, ask_bid, any_bid_possible),
    Pass: Action(may_pass, make_pass),
    Limit: Action(may_limit, make_limit, check_limit, ask_limit),
    ClearLimit: Action(may_clear_limit, make_clear_limit),
}
