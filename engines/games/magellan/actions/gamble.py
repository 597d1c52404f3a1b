"""Pizarro's gamble at the scoring: draw or stop, by hand or by an order given before (§D8, §6.11)."""

from __future__ import annotations

from engines.contract.core import Amount, Draft, Question, Say, Seat, Who, say
from engines.games.magellan.actions.refusals import check_asked, check_step
from engines.games.magellan.board import Board
from engines.games.magellan.moves import ClearUntil, Draw, GambleUntil, Stop
from engines.games.magellan.play import Play
from engines.games.magellan.scoring import publish_score
from engines.games.magellan.state import ASKED_BEFORE_SCORING
from engines.kit.actions import Action, Phase

HANDY_DISTANCES = (8, 6, 4)
"""Sums worth stopping at lie this far below the limit of the gamble."""


def about_gamble(board: Board, seat: Seat) -> Say:
    """The rule, what the gambler has without the gamble, and the best of those who have been scored."""
    state, limit = board.state, board.figures.gamble.limit
    own = state.scores[seat]
    assert own is not None
    totals = {at: score.total for at, score in enumerate(state.scores) if score and score.complete}
    if not totals:
        return say("magellan-about-gamble-first", limit=limit, own=own.total)
    best = max(totals, key=totals.__getitem__)
    return say("magellan-about-gamble", limit=limit, own=own.total, best=totals[best], who=Who(best))


# --- card by card ----------------------------------------------------------------------------------------


def may_stop(board: Board, seat: Seat) -> None:
    check_step(board, "gamble")
    check_asked(board, seat)


def make_stop(play: Play, seat: Seat, move: Stop) -> None:
    end_gamble(play)


def end_gamble(play: Play) -> None:
    """Count the sum, or nothing beyond the limit, and publish the gambler's score."""
    state, figures = play.state, play.figures.gamble
    seat, total = state.to_score[0], sum(state.gamble)
    bust = total > figures.limit
    score = state.scores[seat]
    assert score is not None
    score.parts["gamble"] = figures.bust if bust else total
    play.tell("gamble-bust" if bust else "gamble-won", who=Who(seat), points=score.parts["gamble"])
    publish_score(play)
    state.step = "scoring"


def may_draw(board: Board, seat: Seat) -> None:
    may_stop(board, seat)
    if not board.state.stack:
        raise board.no("stack-empty")


def make_draw(play: Play, seat: Seat, move: Draw) -> None:
    draw_gamble_card(play)


def draw_gamble_card(play: Play) -> None:
    """Turn up the top money card; its gold counts."""
    state = play.state
    card = state.stack.pop()
    state.gamble.append(card)
    play.tell("gamble-card", final=True, who=Who(state.to_score[0]), card=card, sum=sum(state.gamble))


# --- the order "draw until at least N" -------------------------------------------------------------------


def may_gamble_until(board: Board, seat: Seat) -> None:
    """The gambler may give it ahead, or when the gamble has begun."""
    if board.state.step == "gamble":
        check_asked(board, seat)
        return
    check_step(board, *ASKED_BEFORE_SCORING)
    if not board.gambles(seat):
        raise board.no("no-gamble")


def ask_gamble_until(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "amount" in draft:
        return None
    limit = board.figures.gamble.limit
    return Amount(
        field="amount",
        text=say("magellan-ask-until-amount", limit=limit),
        unit="magellan-amount-points",
        low=1,
        high=limit,
        handy=tuple(limit - distance for distance in HANDY_DISTANCES if distance < limit),
        about=say("magellan-about-until", limit=limit),
    )


def check_gamble_until(board: Board, seat: Seat, move: GambleUntil) -> None:
    limit = board.figures.gamble.limit
    if not 1 <= move.amount <= limit:
        raise board.no("gamble-range", limit=limit)


def make_gamble_until(play: Play, seat: Seat, move: GambleUntil) -> None:
    play.player(seat).orders.gamble_until = move.amount
    play.whisper(seat, "you-gamble-until", final=True, amount=move.amount)


def may_clear_until(board: Board, seat: Seat) -> None:
    check_step(board, *ASKED_BEFORE_SCORING)
    if board.player(seat).orders.gamble_until is None:
        raise board.no("no-gamble-order")


def make_clear_until(play: Play, seat: Seat, move: ClearUntil) -> None:
    play.player(seat).orders.gamble_until = None
    play.whisper(seat, "you-clear-until", final=True)


ACTIONS: Phase[Board, Play] = {
    Draw: Action(may_draw, make_draw),
    Stop: Action(may_stop, make_stop),
    GambleUntil: Action(may_gamble_until, make_gamble_until, check_gamble_until, ask_gamble_until),
    ClearUntil: Action(may_clear_until, make_clear_until),
}
