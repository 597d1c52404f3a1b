"""The card on offer in words: what it brings its buyer, the bids, and what a seat can pay.

In phases II and III a ship leaves the field before and what it had there: the gain is what counts.
"""

from __future__ import annotations

from engines.contract.core import Many, Say, Seat, Who, say
from engines.games.magellan.board import PARTS, Board
from engines.games.magellan.names import ROMAN, explorer_name
from engines.games.magellan.payments import cheapest

HANDY_RAISES = (1, 2, 5)
"""Bids worth offering are this much above the highest bid."""


def offer(board: Board, seat: Seat) -> Say:
    """The explorer and what the field brings this seat, if it buys the card."""
    return say(
        "magellan-offer",
        explorer=explorer_name(board.card),
        phase=ROMAN[board.state.phase],
        brings=_brings(board, seat),
    )


def _brings(board: Board, seat: Seat) -> Say:
    berth = board.berth(board.card, board.state.phase)
    if board.has_parts(board.card):
        return _parts(board, seat)
    if berth.action == "gamble":
        limit = board.figures.gamble.limit
        return say("magellan-offer-gamble", limit=limit, purse=berth.purse, before=board.crown_before)
    if berth.multiplier:
        worth = _pile(board, seat)
    else:
        facts = {"crown": berth.crown, "before": board.crown_before, "gain": berth.crown - board.crown_before}
        worth = say("magellan-offer-points", purse=berth.purse, **facts)
        if berth.draw:
            worth = say("magellan-offer-draw", purse=berth.purse, draw=berth.draw, **facts)
    if berth.action == "none":
        return worth
    action = berth.action.replace("_", "-")
    return say("magellan-offer-action", worth=worth, action=say(f"magellan-buyer-{action}"))


def _parts(board: Board, seat: Seat) -> Say:
    """With what the ship that leaves has now: the least, where there is a choice."""
    phase, card = board.state.phase, board.card
    left, right = (board.berth(card, phase, part) for part in PARTS)
    ships = [board.state.ships[at] for at in board.ships(seat, card, phase - 1)]
    lost = min((board.berth(card, ship.field, ship.part).crown for ship in ships), default=0)
    return say(
        "magellan-offer-parts",
        draw=left.draw,
        left_crown=left.crown,
        crown=right.crown,
        purse=board.berth(card, phase).purse,
        lost=lost,
    )


def _pile(board: Board, seat: Seat) -> Say:
    """With what the cards already under this seat's ship gain: the most, where there are several."""
    phase, card = board.state.phase, board.card
    berth = board.berth(card, phase)
    before = board.berth(card, phase - 1).multiplier if phase > 1 else 0
    piles = [board.state.ships[at].pile for at in board.ships(seat, card, phase - 1)]
    crowns = max((board.figures.crowns(pile) for pile in piles), default=0)
    return say(
        "magellan-offer-pile",
        multiplier=berth.multiplier,
        before=before,
        gain=crowns * (berth.multiplier - before),
        purse=berth.purse,
    )


def _bids(board: Board) -> Say:
    auction = board.state.auction
    if auction is None or auction.leader is None:
        return say("magellan-bids-none")
    return say("magellan-bids-high", leader=Who(auction.leader), high=auction.high)


# --- what to know before answering -----------------------------------------------------------------------


def about_bid(board: Board, seat: Seat) -> Say:
    about = say("magellan-about-bid", offer=offer(board, seat), bids=_bids(board), most=board.max_bid(seat))
    for cost, bids in _dearer(board, seat).items():
        named = Many([*bids])
        about = say("magellan-about-bid-cost", about=about, bids=named, count=len(bids), cost=cost)
    return about


def _dearer(board: Board, seat: Seat) -> dict[int, list[int]]:
    """What the likely bids would cost this seat, where its cards don't make them exactly: bids by cost."""
    found: dict[int, list[int]] = {}
    for bid in handy_bids(board, seat):
        cost = cheapest(board.player(seat).hand, bid)
        if cost > bid:
            found.setdefault(cost, []).append(bid)
    return found


def handy_bids(board: Board, seat: Seat) -> tuple[int, ...]:
    """The raises that are most likely wanted. Whoever is alone pays what the first bid says."""
    auction = board.state.auction
    high, alone = (auction.high, auction.active == [seat]) if auction else (0, False)
    bids = [high + raised for raised in (HANDY_RAISES[:1] if alone else HANDY_RAISES)]
    return tuple(amount for amount in bids if amount <= board.max_bid(seat))


def about_limit(board: Board, seat: Seat) -> Say:
    return say("magellan-about-limit", offer=offer(board, seat), bids=_bids(board), most=board.max_bid(seat))


def about_veto(board: Board, seat: Seat) -> Say | None:
    """In the veto window, for holders of a veto and for those who may bid."""
    vetoes, able = board.player(seat).vetoes, board.able(seat)
    if not vetoes:
        return about_bid(board, seat) if able else None
    if not able:
        return say("magellan-about-veto", offer=offer(board, seat), vetoes=vetoes)
    return say("magellan-about-veto-able", offer=offer(board, seat), vetoes=vetoes, most=board.max_bid(seat))
