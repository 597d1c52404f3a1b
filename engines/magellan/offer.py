"""The card on offer in words: what it brings its buyer, the bids, and what a seat can pay."""

from __future__ import annotations

from engines.core import Say, Seat, Who, say
from engines.magellan.board import PARTS, Board
from engines.magellan.names import ROMAN, explorer_name


def offer(board: Board) -> Say:
    """The explorer and what the field brings its buyer."""
    return say(
        "magellan-offer",
        explorer=explorer_name(board.card),
        phase=ROMAN[board.state.phase],
        brings=_brings(board),
    )


def _brings(board: Board) -> Say:
    phase, card = board.state.phase, board.card
    berth = board.berth(card, phase)
    purse, action = berth.purse, berth.action.replace("_", "-")
    if board.has_parts(card):
        left, right = (board.berth(card, phase, part) for part in PARTS)
        return say(
            "magellan-offer-parts", draw=left.draw, left_crown=left.crown, crown=right.crown, purse=purse
        )
    if berth.action == "gamble":
        return say("magellan-offer-gamble", limit=board.figures.gamble.limit, purse=purse)
    worth = say("magellan-offer-points", crown=berth.crown, purse=purse)
    if berth.multiplier:
        worth = say("magellan-offer-pile", multiplier=berth.multiplier, purse=purse)
    if berth.draw:
        worth = say("magellan-offer-draw", draw=berth.draw, crown=berth.crown, purse=purse)
    if berth.action == "none":
        return worth
    return say("magellan-offer-action", worth=worth, action=say(f"magellan-buyer-{action}"))


def _bids(board: Board) -> Say:
    auction = board.state.auction
    if auction is None or auction.leader is None:
        return say("magellan-bids-none")
    return say("magellan-bids-high", leader=Who(auction.leader), high=auction.high)


# --- what to know before answering -----------------------------------------------------------------------


def about_bid(board: Board, seat: Seat) -> Say:
    return say("magellan-about-bid", offer=offer(board), bids=_bids(board), most=board.max_bid(seat))


def about_limit(board: Board, seat: Seat) -> Say:
    return say("magellan-about-limit", offer=offer(board), bids=_bids(board), most=board.max_bid(seat))


def about_veto(board: Board, seat: Seat) -> Say | None:
    """In the veto window, for holders of a veto and for those who may bid."""
    vetoes, able = board.player(seat).vetoes, board.able(seat)
    if not vetoes:
        return about_bid(board, seat) if able else None
    if not able:
        return say("magellan-about-veto", offer=offer(board), vetoes=vetoes)
    return say("magellan-about-veto-able", offer=offer(board), vetoes=vetoes, most=board.max_bid(seat))
