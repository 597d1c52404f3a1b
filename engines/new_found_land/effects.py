"""What each move does, once it is known to be legal."""

from __future__ import annotations

from engines.core import Move, Seat
from engines.new_found_land import (
    delivering,
    exploring,
    frames,
    land,
    loading,
    meant,
    moves,
    planning,
    redeeming,
    settling,
    voyages,
)
from engines.new_found_land.play import Play


def carry_out(play: Play, seat: Seat, move: Move) -> None:
    """A legal move, without what follows from it."""
    if isinstance(move, _PLANNING):
        _plan(play, seat, move)
    elif not _build(play, move):
        _act(play, move)


_PLANNING = (moves.Assign, moves.PlanRest, moves.PassRest, moves.DropPlan)


def _plan(play: Play, seat: Seat, move: Move) -> None:
    match move:
        case moves.Assign(ships=ships):
            planning.commit(play, seat, ships)
        case moves.PlanRest():
            plan = {action: getattr(move, action) or [] for action in play.to_plan(seat)}
            planning.store(play, seat, plan, wary=move.surprised == meant.ASK)
        case moves.PassRest():
            planning.store(play, seat, {action: [] for action in play.to_plan(seat)})
        case moves.DropPlan():
            planning.drop(play, seat)


def _build(play: Play, move: Move) -> bool:
    """The moves of a Land turn; False for others."""
    match move:
        case moves.BuildWharf(payment=payment):
            land.build_wharf(play, meant.payment(play, play.figures.wharf_cost, payment))
        case moves.BuildUpgrade(payment=payment):
            cost = play.upgrade_cost(play.turn.seat)
            land.build_upgrade(play, meant.payment(play, cost, payment))
        case moves.BuildShip(ship=ship, scrap=scrap, payment=payment):
            cost = play.ship(ship).cost
            land.build_ship(play, ship, meant.payment(play, cost, payment), scrap)
        case moves.EndLand():
            land.end_land(play)
        case _:
            return False
    return True


def _act(play: Play, move: Move) -> None:
    match move:
        case moves.PlayGoodsCard(card=card):
            voyages.play_goods_card(play, card)
        case moves.LoadGood(good=good):
            loading.load(play, meant.loading_ship(play, move), good)
        case moves.Keep(cards=cards):
            loading.keep(play, cards, meant.played(play, move))
        case moves.KeepAndPlay(card=card):
            loading.keep(play, [card], [card])
        case moves.Settle():
            settling.settle(play, meant.settling_ship(play, move), *meant.place(play, move))
        case moves.NewEngland():
            settling.new_england(play, meant.settling_ship(play, move))
        case moves.Deliver(contract=contract) | moves.DeliverWith(contract=contract):
            delivering.fulfil(play, contract, *meant.delivery(play, move))
        case moves.Antwerp():
            delivering.antwerp(play, *meant.sale(play, move))
        case moves.EndDeliver():
            delivering.end_deliver(play)
        case moves.Lay():
            exploring.lay(play, *meant.laid(play, move))
        case moves.FinishAction():
            play.turn.asked = True
        case moves.ChooseGoal(card=item) | moves.ChooseCaptain(captain=item) | moves.ChooseGood(good=item):
            frames.take(play, item)
        case moves.Redeem(card=card):
            redeeming.redeem(play, card, meant.goal_payment(play, move))
        case moves.EndGoals():
            redeeming.end_goals(play)
