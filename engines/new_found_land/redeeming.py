"""The goal turns at the end of a round (specification, 5.5, 6.19)."""

from __future__ import annotations

from engines.core import Who
from engines.new_found_land.figures import NO_GOODS, Gain, Goods
from engines.new_found_land.names import goal_name, goods_listed
from engines.new_found_land.play import Play
from engines.new_found_land.state import GOALS, Step


def proceed(play: Play) -> bool:
    if play.asked_for_goals(play.turn.seat):
        return play.put("goals")
    end_goals(play)
    return False


def redeem(play: Play, card: str, payment: Goods) -> None:
    """The card is laid open and leaves the game; nothing but the payment is given up."""
    seat, player = play.turn.seat, play.active
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
    play.note(Step(what="redeem", seat=seat, card=card, gain=Gain(points=points)))
    play.score(seat, points, GOALS)


def end_goals(play: Play) -> None:
    play.turn.ended = True
    play.seal()
