"""What is going on, in a line: what is on offer, what it brings, the bids, and what one can pay."""

from __future__ import annotations

from engines.core import Say, Seat, Who, say
from engines.magellan.board import ROMAN, Board
from engines.magellan.play import explorer_name


def now(board: Board) -> Say:
    """What everybody sees going on; for those who try something else."""
    state = board.state
    match state.step:
        case "veto" | "bidding":
            # not whose turn it is: what somebody else does must not make an open panel another one
            return say(f"magellan-now-{state.step}", explorer=explorer_name(board.card))
        case "payment" | "pile" | "tuck" | "part":
            return say(
                "magellan-now-settling", who=Who(board.sale.winner), explorer=explorer_name(board.card)
            )
        case "gamble":
            return say("magellan-now-gamble", who=Who(state.to_score[0]))
        case "exchange":
            return say("magellan-now-exchange")
    return say("magellan-now-over")


# --- the card on offer -----------------------------------------------------------------------------------


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
        left, right = (board.berth(card, phase, part) for part in ("left", "right"))
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


def about(board: Board, seat: Seat) -> Say | None:
    """With the kinds of move."""
    match board.state.step:
        case "payment" if seat == board.sale.winner:
            return say("magellan-about-price", price=board.sale.price)
        case "part" if seat == board.sale.winner:
            return offer(board)
        case "veto":
            return _about_veto(board, seat)
        case "bidding" if board.able(seat):
            return about_bid(board, seat)
        case "gamble" if seat == board.state.to_score[0]:
            return _about_gamble(board, seat)
    return None


def about_bid(board: Board, seat: Seat) -> Say:
    return say("magellan-about-bid", offer=offer(board), bids=_bids(board), most=board.max_bid(seat))


def about_limit(board: Board, seat: Seat) -> Say:
    return say("magellan-about-limit", offer=offer(board), bids=_bids(board), most=board.max_bid(seat))


def _about_veto(board: Board, seat: Seat) -> Say | None:
    vetoes, able = board.player(seat).vetoes, board.able(seat)
    if not vetoes:
        return about_bid(board, seat) if able else None
    if not able:
        return say("magellan-about-veto", offer=offer(board), vetoes=vetoes)
    return say("magellan-about-veto-able", offer=offer(board), vetoes=vetoes, most=board.max_bid(seat))


def _about_gamble(board: Board, seat: Seat) -> Say:
    """The rule, what one has without the gamble, and the best of those who have been scored."""
    state, limit = board.state, board.figures.gamble.limit
    own = state.scores[seat]
    assert own is not None
    totals = {at: score.total for at, score in enumerate(state.scores) if score and score.complete}
    if not totals:
        return say("magellan-about-gamble-first", limit=limit, own=own.total)
    best = max(totals, key=totals.__getitem__)
    return say("magellan-about-gamble", limit=limit, own=own.total, best=totals[best], who=Who(best))
