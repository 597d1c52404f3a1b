"""From turn to turn: what goes by itself (specification, 5.3-5.5)."""

from __future__ import annotations

from engines.age_of_discovery.market import end_reservations
from engines.age_of_discovery.placing import advance_contracts
from engines.age_of_discovery.play import Play
from engines.age_of_discovery.scoring import final_scoring, interim_scoring
from engines.core import Who


def begin_turn(play: Play) -> None:
    state = play.state
    state.actions, state.open_action, state.bought_this_turn = [], None, False
    advance_contracts(play)


def end_if_exhausted(play: Play) -> None:
    """The turn ends by itself when everybody can see that nothing is left to do in it (5.4)."""
    if play.state.auto_end and turn_is_exhausted(play):
        end_turn(play)


def turn_is_exhausted(play: Play) -> bool:
    return not play.actions_left and not play.current.reserve_cards and play.exhausted()


def end_turn(play: Play) -> None:
    state = play.state
    end_reservations(play)
    if state.interim_due == state.turn:
        interim_scoring(play)
    if state.final_due == state.turn:
        final_scoring(play)
        return
    _count_standstill(play)
    state.turn += 1
    state.current = (state.current + 1) % play.seats
    state.last_steps, state.steps = state.steps, []
    play.tell("turn", final=True, who=Who(state.current), turn=state.turn)
    begin_turn(play)


def _count_standstill(play: Play) -> None:
    """A safety net that no normal game touches: when nobody buys for many rounds the last one is called."""
    state, rules = play.state, play.figures.play
    state.turns_without_purchase = 0 if state.bought_this_turn else state.turns_without_purchase + 1
    if not rules.stall_rounds or state.final_due is not None:
        return
    left = rules.stall_rounds * play.seats - state.turns_without_purchase
    if left == rules.stall_warning * play.seats:
        play.tell("stall-warning", headline=True, rounds=rules.stall_warning)
    if left > 0:
        return
    state.final_due = state.turn + play.seats
    what = "stall"
    if state.interim_due is None:
        state.interim_due, what = state.final_due, "stall-both"
    play.tell(what, headline=True, rounds=rules.stall_rounds, who=Who(state.current))
