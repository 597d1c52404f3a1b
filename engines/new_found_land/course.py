"""The course of the game: what goes by itself between two questions (specification, section 5)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Move, Seat, Who
from engines.new_found_land import (
    ahead,
    charting,
    delivering,
    exploring,
    frames,
    land,
    loading,
    planning,
    redeeming,
    scoring,
    settling,
    voyages,
)
from engines.new_found_land.effects import carry_out
from engines.new_found_land.figures import ACTIONS
from engines.new_found_land.play import Play
from engines.new_found_land.state import (
    CITIES,
    DELIVER,
    EXPLORE,
    GOALS,
    ISLANDS,
    LAND,
    LOAD,
    PHASES,
    PLANNING,
    SETTLE,
    Plan,
    Turn,
)

_PROCEED: dict[str, Callable[[Play], bool]] = {
    LAND: land.proceed,
    LOAD: loading.proceed,
    SETTLE: settling.proceed,
    DELIVER: delivering.proceed,
    EXPLORE: exploring.proceed,
    ISLANDS: scoring.take_share,
    CITIES: scoring.take_share,
    GOALS: redeeming.proceed,
}
"""A turn of each phase, as far as it goes: True when it waits for an answer."""


def go_on(play: Play) -> None:
    """To the next question, or to the end of the game."""
    while not play.state.over and not _waits(play):
        pass


def make(play: Play, seat: Seat, move: Move) -> None:
    """Carry out a legal move, and all that follows from it; or keep it for the turn that is to come."""
    if play.early(seat):
        ahead.answer(play, seat, move)
    else:
        carry_out(play, seat, move)
        go_on(play)


def begin(play: Play) -> None:
    """The first round."""
    _enter(play, LAND)
    go_on(play)


def _waits(play: Play) -> bool:
    state = play.state
    if state.phase == PLANNING:
        if planning.proceed(play):
            return True
        _next_phase(play)
    elif state.turn is None:
        if state.queue:
            _begin_turn(play, state.queue[0])
        else:
            _next_phase(play)
    elif state.turn.ended:
        if frames.proceed(play):
            return True
        state.turn = None
        state.queue.pop(0)
    elif _PROCEED[state.phase](play):
        return not _answered(play)
    return False


def _answered(play: Play) -> bool:
    """Carry out what was answered before the turn came. Nothing can have become impossible: until then nobody
    touches what is another player's."""
    move = ahead.next_answer(play)
    if move is not None:
        carry_out(play, play.turn.seat, move)
    return move is not None


def _begin_turn(play: Play, seat: Seat) -> None:
    state = play.state
    state.turn = Turn(seat=seat)
    if state.phase not in (ISLANDS, CITIES):
        play.new_steps()
    if state.phase == LAND:
        land.income(play, seat)
    elif state.phase in ACTIONS:
        voyages.first_to_act(play, seat)


def _next_phase(play: Play) -> None:
    state = play.state
    if state.phase in (ISLANDS, CITIES) and scoring.begin_next(play):
        return
    if state.phase == GOALS:
        _end_round(play)
    else:
        _enter(play, PHASES[PHASES.index(state.phase) + 1])


def _enter(play: Play, phase: str) -> None:
    state = play.state
    state.phase = phase
    if phase == LAND:
        play.tell("round", headline=True, round=state.round, who=Who(state.start))
        state.queue = play.player_order()
    elif phase == PLANNING:
        planning.begin(play)
    elif phase in ACTIONS:
        voyages.set_sail(play)
    elif phase == ISLANDS:
        play.new_steps()
        charting.cartography(play)
    elif phase == GOALS:
        state.queue = play.player_order()


def _end_round(play: Play) -> None:
    """The start player tile goes to the left; after the last round everything is counted."""
    state = play.state
    for player in state.players:
        player.plan = Plan()
    if state.round == play.figures.play.rounds:
        play.new_steps()
        scoring.final_scoring(play)
        return
    state.round += 1
    state.start = (state.start + 1) % play.seats
    _enter(play, LAND)
