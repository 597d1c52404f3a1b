"""The Planning phase: ships are put on actions (specification, 5.3, 6.7, section 10).

Sequential planning is the rule: action by action, in player order, openly. A player may store a plan for the
actions still to come; it answers when the slot comes. In simultaneous planning everybody hands in a whole
plan, and all are revealed together.
"""

from __future__ import annotations

from engines.core import Many, Seat, Who
from engines.new_found_land.figures import ACTIONS
from engines.new_found_land.names import action_name, ship_name
from engines.new_found_land.play import Play
from engines.new_found_land.state import LOAD, Plan, Step


def begin(play: Play) -> None:
    state = play.state
    for player in state.players:
        player.plan, player.standing, player.wary = Plan(), Plan(), None
    state.action = LOAD
    state.queue = play.player_order()
    play.new_steps()


def proceed(play: Play) -> bool:
    """As far as planning goes by public facts and by instructions; False when it is over."""
    if play.state.simultaneous:
        return _reveal(play)
    state = play.state
    while True:
        if not state.queue and not _next_action(play):
            return _close(play)
        seat = state.queue[0]
        stored = play.player(seat).standing.of(state.action)
        if not play.can_plan(seat):
            commit(play, seat, [], told=False)
        elif stored is not None and set(stored) <= set(play.available(seat)) and not play.surprised(seat):
            commit(play, seat, stored)
        else:
            state.step = "plan"
            return True


def _next_action(play: Play) -> bool:
    state = play.state
    at = ACTIONS.index(state.action) + 1
    if at == len(ACTIONS):
        return False
    state.action = ACTIONS[at]
    state.queue = play.player_order()
    play.new_steps()
    return True


def _close(play: Play) -> bool:
    for player in play.state.players:
        player.standing, player.wary = Plan(), None
    return False


def commit(play: Play, seat: Seat, ships: list[str], *, told: bool = True) -> None:
    """Openly: charter cards leave the hand. What somebody else had stored comes to light, so that binds; the
    own ships may be taken back until the next player has planned."""
    state, player = play.state, play.player(seat)
    ships = sorted(ships, key=play.figures.order.__getitem__)
    for ship in ships:
        if ship in player.hand:
            player.hand.remove(ship)
    setattr(player.plan, state.action, ships)
    setattr(player.standing, state.action, None)
    if seat in state.queue:
        state.queue.remove(seat)
    if not told:
        return
    action, binds = action_name(state.action), seat != play.mover
    if ships:
        sent = Many([ship_name(play.figures, ship) for ship in ships])
        play.tell("assigned", final=binds, who=Who(seat), action=action, ships=sent, count=len(ships))
        play.note(Step(what="assign", seat=seat, action=state.action, ships=ships))
    else:
        play.tell("passed", final=binds, who=Who(seat), action=action)


# --- plans in secret -------------------------------------------------------------------------------------


def store(play: Play, seat: Seat, plan: dict[str, list[str]], *, wary: bool = False) -> None:
    """Only its owner sees it, and may replace it until it is committed."""
    player = play.player(seat)
    standing = player.standing
    player.wary = play.ships_of_others(seat) if wary else None
    for action, ships in plan.items():
        setattr(standing, action, sorted(ships, key=play.figures.order.__getitem__))
    play.whisper(seat, "plan-handed-in" if play.state.simultaneous else "plan-stored")


def drop(play: Play, seat: Seat) -> None:
    """Where all plan at once it binds: to take it back could be to hand in the last plan, and whether that
    may be done would tell who else has handed in one."""
    play.player(seat).standing, play.player(seat).wary = Plan(), None
    play.whisper(seat, "plan-dropped", final=play.state.simultaneous)


def _reveal(play: Play) -> bool:
    """When the last plan is in, all are laid open."""
    state = play.state
    if play.waiting():
        state.step = "plan"
        return True
    play.tell("plans-revealed", final=True)
    planned = play.planners()
    for action in ACTIONS:
        state.action = action
        for seat in play.player_order():
            commit(play, seat, play.player(seat).standing.of(action) or [], told=seat in planned)
    state.queue = []
    return _close(play)
