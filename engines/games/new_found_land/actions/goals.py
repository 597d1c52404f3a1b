"""The goal turns at the end of a round: redeeming goal cards (§5.5, §6.19)."""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Seat, Who, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.actions.goal_conditions import goal_payments, progress
from engines.games.new_found_land.actions.payment import named_way
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import NO_GOODS, Gain, Goods
from engines.games.new_found_land.goods.goods import listed
from engines.games.new_found_land.names import goal_name, goal_progress, goal_worth, goods_listed
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import GOALS, Deed
from engines.kit.actions import Action, Phase, always, refusal


def proceed(play: Play) -> bool:
    if play.asked_for_goals(play.turn.seat):
        return play.wait_for("goals")
    _end_turn(play)
    return False


# --- redeeming a goal ------------------------------------------------------------------------------------


def _payments(board: Board, card: str) -> list[Goods]:
    """How the active player may pay for this goal: with nothing, if it is the first in the turn."""
    seat, count = board.turn.seat, board.goal_payment()
    if not count:
        if not progress(board, seat, card).met:
            raise board.no("goal-not-yet", last="yes" if board.last_round else "no")
        return [NO_GOODS]
    if board.active.goods.size < count:
        raise board.no("cannot-pay-goal", count=count)
    ways = goal_payments(board, seat, card, count)
    if not ways:
        raise board.no("goal-not-met")
    return ways


def payment_for_goal(board: Board, move: moves.Redeem) -> Goods:
    """The payment that the active player has named, or the only one there is."""
    if move.payment is not None and not board.goal_payment():
        raise board.no("payment-not-needed")
    ways = _payments(board, move.card)
    if move.payment is None:
        return board.the_only(ways, "choose-payment")
    return named_way(board, ways, move.payment, "wrong-goal-payment", count=board.goal_payment())


def can_redeem(board: Board, seat: Seat) -> None:
    goals = board.player(seat).goals
    if not goals:
        raise board.no("no-goal-card")
    for card in goals[:-1]:
        if refusal(_payments, board, card) is None:
            return
    _payments(board, goals[-1])


def check_redeem(board: Board, seat: Seat, move: moves.Redeem) -> None:
    if move.card not in board.player(seat).goals:
        raise board.no("not-your-card")
    payment_for_goal(board, move)


def ask_redeem(board: Board, seat: Seat, draft: Draft) -> Question | None:
    goals = board.player(seat).goals
    if "card" not in draft:
        return _ask_card(board, seat, goals)
    card = draft["card"]
    if card not in goals:
        raise board.no("not-your-card")
    ways = _payments(board, str(card))
    if len(ways) == 1 or "payment" in draft:
        return None
    return Pick(
        field="payment",
        text=say("new_found_land-ask-goal-payment", count=board.goal_payment()),
        options=tuple(
            Option(value=list(listed(way)), text=say("new_found_land-option-goods", goods=goods_listed(way)))
            for way in ways
        ),
        about=say("new_found_land-about-storage", goods=goods_listed(board.player(seat).goods)),
    )


def _ask_card(board: Board, seat: Seat, goals: list[str]) -> Question:
    options = tuple(
        Option(
            value=goal,
            text=goal_worth(board.figures, goal),
            hint=goal_progress(*progress(board, seat, goal)),
            barred=refusal(_payments, board, goal),
        )
        for goal in goals
    )
    return Pick(field="card", text=say("new_found_land-ask-redeem"), options=options)


def redeem(play: Play, seat: Seat, move: moves.Redeem) -> None:
    """The card is shown and leaves the game; nothing but the payment is given up."""
    card, player, payment = move.card, play.player(seat), payment_for_goal(play, move)
    points, goal = play.figures.goals[card].points, goal_name(play.figures, card)
    play.pay(seat, payment)
    player.goals.remove(card)
    player.redeemed.append(card)
    play.turn.redeemed += 1
    if payment == NO_GOODS:
        play.tell("redeemed", final=True, headline=True, who=Who(seat), goal=goal, points=points)
    else:
        play.tell(
            "redeemed-paid",
            final=True,
            headline=True,
            who=Who(seat),
            goal=goal,
            points=points,
            goods=goods_listed(payment),
        )
    play.note(Deed(what="redeem", seat=seat, card=card, gain=Gain(points=points)))
    play.score(seat, points, GOALS)


# --- the end of the turn ---------------------------------------------------------------------------------


def end_goals(play: Play, seat: Seat, move: moves.EndGoals) -> None:
    _end_turn(play)


def _end_turn(play: Play) -> None:
    play.turn.ended = True
    play.seal()


ACTIONS: Phase[Board, Play] = {
    moves.Redeem: Action(always, redeem, check_redeem, ask_redeem, can_redeem),
    moves.EndGoals: Action(always, end_goals),
}
