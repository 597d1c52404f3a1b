"""The flow of the game: whose turn it is, which phase comes next, and what goes by itself (§5)."""

from __future__ import annotations

from collections.abc import Callable

from engines.contract.core import Many, Seat, Who, say
from engines.games.new_found_land import scoring
from engines.games.new_found_land.actions import (
    ACTIONS,
    answers_ahead,
    deliver,
    explore,
    frames,
    goals,
    land,
    load,
    planning,
    settle,
)
from engines.games.new_found_land.cartography import cartography
from engines.games.new_found_land.figures import ACTION_NAMES
from engines.games.new_found_land.names import action_name
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import (
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
    Sailing,
    Turn,
)

_PROCEED: dict[str, Callable[[Play], bool]] = {
    LAND: land.proceed,
    LOAD: load.proceed,
    SETTLE: settle.proceed,
    DELIVER: deliver.proceed,
    EXPLORE: explore.proceed,
    ISLANDS: scoring.take_share,
    CITIES: scoring.take_share,
    GOALS: goals.proceed,
}
"""A turn of each phase, as far as it goes by itself: True when it waits for an answer."""


def begin(play: Play) -> None:
    """Begin the first round."""
    _enter(play, LAND)
    go_on(play)


def go_on(play: Play) -> None:
    """Run the game to the next question, or to its end."""
    while not play.state.over and not _waits(play):
        pass


def _waits(play: Play) -> bool:
    """Take one step; True when the game waits for an answer."""
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
        return not _answered_ahead(play)
    return False


def _answered_ahead(play: Play) -> bool:
    """Make a move that was stored before the turn came. It is still legal: until then nobody touches what
    belongs to another player."""
    move = answers_ahead.next_move(play)
    if move is not None:
        ACTIONS.make(play, play.turn.seat, move)
    return move is not None


# --- turns -----------------------------------------------------------------------------------------------


def _begin_turn(play: Play, seat: Seat) -> None:
    state = play.state
    state.turn = Turn(seat=seat)
    if state.phase not in (ISLANDS, CITIES):
        play.new_deeds()
    if state.phase == LAND:
        land.income(play, seat)
    elif state.phase in ACTION_NAMES:
        _first_to_act(play, seat)


def _first_to_act(play: Play, seat: Seat) -> None:
    """Magellan: a point for acting before others (§3.15)."""
    order, magellan = play.state.order, play.figures.captains.magellan
    if len(order) > 1 and order[0].seat == seat and play.player(seat).captain == "magellan":
        play.tell("magellan", who=Who(seat), points=magellan.first)
        play.score(seat, magellan.first, "captain")


# --- phases and rounds -----------------------------------------------------------------------------------


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
        announce_round(play)
        state.queue = play.player_order()
    elif phase == PLANNING:
        planning.begin(play)
    elif phase in ACTION_NAMES:
        set_sail(play)
    elif phase == ISLANDS:
        play.new_deeds()
        cartography(play)
    elif phase == GOALS:
        state.queue = play.player_order()


def announce_round(play: Play) -> None:
    play.tell("round", headline=True, round=play.state.round, who=Who(play.state.start))


def set_sail(play: Play) -> None:
    """Fix the order of an action: by total sail value, ties by player order (§5.4, §9-21)."""
    state = play.state
    there = [seat for seat in play.player_order() if play.sent(seat, state.phase)]
    sailing = [Sailing(seat, play.sail(seat, state.phase)) for seat in there]
    state.order = sorted(sailing, key=lambda one: -one.sail)
    state.queue = [one.seat for one in state.order]
    if not sailing:
        return
    order = [say("new_found_land-sailing", who=Who(one.seat), sail=one.sail) for one in state.order]
    dealt = state.phase == LOAD and _deal_cards(play)
    play.tell("sail-order", final=dealt, action=action_name(state.phase), order=Many([*order]))


def _deal_cards(play: Play) -> bool:
    """Deal the cards of Load at once if the pile is enough for everybody: then nobody has to wait for the
    others (§10)."""
    state = play.state
    count = {seat: load.cards_to_draw(play, seat) for seat in state.queue}
    if len(count) < 2 or sum(count.values()) > len(state.cards):
        return False
    for seat, crates in count.items():
        play.player(seat).dealt = [state.cards.pop(0) for _ in range(crates)]
    return True


def _end_round(play: Play) -> None:
    """The start player tile passes to the left; after the last round comes the final scoring."""
    state = play.state
    for player in state.players:
        player.plan = Plan()
    if state.round == play.figures.play.rounds:
        play.new_deeds()
        scoring.final_scoring(play)
        return
    state.round += 1
    state.start = (state.start + 1) % play.seats
    _enter(play, LAND)
