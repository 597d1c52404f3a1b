"""All kinds of move, one module per phase (§6): the auction, the payment, the action fields, the exchange at
the end of a phase, the gamble at the scoring, and orders for later.

Each module says for every kind of move whether it is possible (`may_`), what is asked for (`ask_`), whether
the answers are legal (`check_`), and what the move does (`make_`).
"""

from __future__ import annotations

from engines.contract.core import WORDLESS, Pick, Question, Say, Seat, say
from engines.games.magellan.actions import action_fields, auction, exchange, gamble, orders, payment
from engines.games.magellan.actions.offer import about_bid, about_veto, offer
from engines.games.magellan.actions.refusals import check_seated, now
from engines.games.magellan.board import Board
from engines.games.magellan.names import ROMAN, explorer_name
from engines.kit.actions import Actions


def _gate(board: Board, seat: Seat, kind: str) -> None:
    """Whose turn it is depends on the kind: limits and orders are given at any time."""
    check_seated(board, seat)


ACTIONS = Actions(
    auction.ACTIONS,
    payment.ACTIONS,
    action_fields.ACTIONS,
    exchange.ACTIONS,
    gamble.ACTIONS,
    orders.ACTIONS,
    gate=_gate,
)


FOR_LATER = frozenset({"limit", "clear_limit", "gamble_until", "clear_until", "order", "auto_forced"})


def kinds(board: Board, seat: Seat) -> Question:
    """The kinds of move to choose from, with the reasons against those that are not possible."""
    check_seated(board, seat)
    if board.state.step == "over":
        raise board.no("game-over")
    asked = seat in board.waiting()
    # Limits and orders for later stand back where this seat has to answer now. Who isn't asked comes for
    # them; and while somebody gambles, a limit is an answer.
    rare = FOR_LATER if asked and board.state.step != "gamble" else frozenset()
    options = [
        ACTIONS.option(board, seat, kind, rare=kind in rare) for kind in _kinds_now(board, seat, asked=asked)
    ]
    if all(option.barred for option in options):
        raise board.no("not-your-turn", now=now(board))
    if not board.explains:
        return Pick(field="move", text=WORDLESS, options=tuple(options))
    return Pick(field="move", text=_headline(board, seat), options=tuple(options), about=_about(board, seat))


def _kinds_now(board: Board, seat: Seat, *, asked: bool) -> list[str]:
    """The kinds of move that belong to the moment, the most useful first."""
    step, given = board.state.step, board.player(seat).orders
    kinds = _kinds_of_step(board, seat, asked=asked)
    if step == "gamble":
        return kinds
    if given.limit is not None and step in ("veto", "bidding"):
        kinds.append("clear_limit")
    if board.gambles(seat):
        kinds.append("gamble_until")
        if given.gamble_until is not None:
            kinds.append("clear_until")
    return [*kinds, "order", "auto_forced"]


def _kinds_of_step(board: Board, seat: Seat, *, asked: bool) -> list[str]:
    """What the step is about. Those who aren't asked may still give a limit."""
    match board.state.step:
        case "veto":
            return [*(("decline_veto", "veto") if board.player(seat).vetoes else ()), "limit", "pass"]
        case "bidding":
            return ["bid", "pass", "limit"] if asked else ["limit", "pass"]
        case "payment":
            return ["pay"] if asked else []
        case "gamble":
            return ["draw", "stop", "gamble_until"] if asked else []
        case step:
            return [step] if asked else []


def _headline(board: Board, seat: Seat) -> Say:
    state = board.state
    if seat not in board.waiting():
        return say("magellan-ask-aside")
    if state.step == "gamble":
        return say("magellan-ask-gamble", sum=sum(state.gamble), limit=board.figures.gamble.limit)
    if state.step == "exchange":
        return say("magellan-ask-exchange", phase=ROMAN[state.phase])
    return say(f"magellan-ask-{state.step}", explorer=explorer_name(board.card), phase=ROMAN[state.phase])


def _about(board: Board, seat: Seat) -> Say | None:
    """What to know before choosing."""
    match board.state.step:
        case "payment" if seat == board.sale.winner:
            return payment.about_price(board)
        case "part" if seat == board.sale.winner:
            return offer(board, seat)
        case "veto":
            return about_veto(board, seat)
        case "bidding" if board.able(seat):
            return about_bid(board, seat)
        case "gamble" if seat == board.state.to_score[0]:
            return gamble.about_gamble(board, seat)
    return None
