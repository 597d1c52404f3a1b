"""The Planning phase: sending ships to the four actions (§5.3, §6.7, §10).

Sequential planning is the rule: action by action, in player order, openly. A player may store a plan for the
actions to come; it is carried out when it is that player's turn to plan. In simultaneous planning everybody
hands in a whole plan, and all plans are revealed together.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engines.contract.core import Draft, Many, Option, Pick, PickSome, Question, Say, Seat, Who, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import ACTION_NAMES
from engines.games.new_found_land.moves import ASK_AGAIN, COMMIT
from engines.games.new_found_land.names import action_name, good_name, ship_name
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import LOAD, PLANNING, Deed, Plan, Sailing
from engines.kit.actions import Action, Phase, always

# --- the phase -------------------------------------------------------------------------------------------


def begin(play: Play) -> None:
    state = play.state
    for player in state.players:
        player.plan, player.standing, player.wary = Plan(), Plan(), None
    state.action = LOAD
    state.queue = play.player_order()
    play.new_deeds()


def proceed(play: Play) -> bool:
    """Plan as far as public facts and stored plans decide; False when the phase is over."""
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
    at = ACTION_NAMES.index(state.action) + 1
    if at == len(ACTION_NAMES):
        return False
    state.action = ACTION_NAMES[at]
    state.queue = play.player_order()
    play.new_deeds()
    return True


def _reveal(play: Play) -> bool:
    """Simultaneous planning: show all plans when the last one is in."""
    state = play.state
    if play.waiting():
        state.step = "plan"
        return True
    play.tell("plans-revealed", final=True)
    planned = play.planners()
    for action in ACTION_NAMES:
        state.action = action
        for seat in play.player_order():
            commit(play, seat, play.player(seat).standing.of(action) or [], told=seat in planned)
    state.queue = []
    return _close(play)


def _close(play: Play) -> bool:
    for player in play.state.players:
        player.standing, player.wary = Plan(), None
    return False


def in_order(board: Board, seat: Seat, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of move as they are offered. With no ship left, first what spares all further questions of
    the round: they come anyway while a card is in hand, as nobody else knows whether it is a ship (§5.6)."""
    if "pass_rest" in kinds and _none_left(board, seat):
        return tuple(sorted(kinds, key=lambda kind: kind != "pass_rest"))
    return kinds


def _none_left(board: Board, seat: Seat) -> bool:
    return board.state.phase == PLANNING and not board.available(seat)


def headline(board: Board, seat: Seat) -> Say:
    """What this seat is asked."""
    state = board.state
    if not state.simultaneous and seat == state.queue[0]:
        return say("new_found_land-ask-plan", action=action_name(state.action))
    if board.has_plan(seat):
        return say("new_found_land-ask-plan-change")
    return say(f"new_found_land-ask-plan-{'all' if state.simultaneous else 'ahead'}")


# --- sending ships to the action being planned -----------------------------------------------------------


def check_assign(board: Board, seat: Seat, move: moves.Assign) -> None:
    _check_ships(board, board.state.action, move.ships, board.available(seat))


def _check_ships(board: Board, action: str, ships: list[str], available: list[str]) -> None:
    if len(set(ships)) < len(ships) or not set(ships) <= set(available):
        raise board.no("ship-not-available")
    limit = board.figures.limit(action)
    if len(ships) > limit:
        raise board.no("too-many-ships", count=limit, action=action_name(action))


def ask_assign(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ships" in draft:
        return None
    return _ask_ships(board, seat, "ships", board.state.action, board.available(seat))


def _ask_ships(board: Board, seat: Seat, field: str, action: str, available: list[str]) -> PickSome:
    limit, explains = board.figures.limit(action), board.explains
    about = say(f"new_found_land-about-{action}", count=limit)
    return PickSome(
        field=field,
        text=say("new_found_land-ask-plan", action=action_name(action)),
        options=tuple(
            Option(
                value=ship,
                text=ship_name(board.figures, ship),
                hint=_hint_ship(board, seat, action, ship) if explains else None,
            )
            for ship in available
        ),
        least=0,
        most=min(limit, len(available)),
        about=_about_action(board, seat, action, about) if explains else None,
        nothing=say("new_found_land-option-no-ship"),
    )


def _hint_ship(board: Board, seat: Seat, action: str, ship: str) -> Say | None:
    """What a ship would bring from Load, which its crates alone do not tell; and when it would act, where
    others have sent ships."""
    haul, place = None, None
    crates = board.crates(seat, ship)
    goods = board.figures.loadable(crates) if action == LOAD else ()
    if goods:
        haul = say("new_found_land-hint-haul", good=good_name(goods[0]), count=crates)
    others = _sent_by_others(board, seat, action)
    if others:
        before = sum(_acts_before(board, one, Sailing(seat, board.sail_with(seat, [ship]))) for one in others)
        place = say("new_found_land-hint-place", place=before + 1, count=len(others) + 1)
    if haul and place:
        return say("new_found_land-hint-haul-place", haul=haul, place=place)
    return haul or place


# --- what the others have sent ---------------------------------------------------------------------------


def _sent_by_others(board: Board, seat: Seat, action: str) -> list[Sailing]:
    """The others who have sent ships to an action openly, in the order in which they would act."""
    there = [one for one in board.player_order() if one != seat and board.sent(one, action)]
    return sorted((Sailing(one, board.sail(one, action)) for one in there), key=lambda one: -one.sail)


def _acts_before(board: Board, one: Sailing, other: Sailing) -> bool:
    """More sail goes first; player order breaks ties (§5.4)."""
    order = board.player_order()
    return (-one.sail, order.index(one.seat)) < (-other.sail, order.index(other.seat))


def _about_action(board: Board, seat: Seat, action: str, about: Say) -> Say:
    """How many ships may go, what the others have sent, and who has still to plan. In simultaneous planning
    nothing is known of the others."""
    if board.state.simultaneous:
        return about
    others = _sent_by_others(board, seat, action)
    if others:
        order = Many([say("new_found_land-sailing", who=Who(one.seat), sail=one.sail) for one in others])
        own = board.sail_with(seat, [])
        first = others[0].sail + _acts_before(board, others[0], Sailing(seat, others[0].sail)) - own
        sent = say("new_found_land-sent", order=order, first=max(0, first))
    else:
        sent = say("new_found_land-sent-none")
    later = [one for one in board.player_order() if one != seat and _has_yet_to_plan(board, one, action)]
    if not later:
        return say("new_found_land-about-sent", about=about, sent=sent)
    return say("new_found_land-about-sent-later", about=about, sent=sent, later=Many([*map(Who, later)]))


def _has_yet_to_plan(board: Board, seat: Seat, action: str) -> bool:
    """Whether this player may still send ships to an action, as far as everybody can see."""
    return board.player(seat).plan.of(action) is None and board.can_plan(seat)


def assign(play: Play, seat: Seat, move: moves.Assign) -> None:
    commit(play, seat, move.ships)


def commit(play: Play, seat: Seat, ships: list[str], *, told: bool = True) -> None:
    """Send ships openly: charter cards leave the hand. A plan that somebody else had stored is revealed by
    it, which is final; the own ships may be taken back until the next player has planned."""
    state, player = play.state, play.player(seat)
    ships = _in_order(play, ships)
    for ship in ships:
        if ship in player.hand:
            player.hand.remove(ship)
    trusted = [] if state.simultaneous else _trusting(play, seat)
    setattr(player.plan, state.action, ships)
    setattr(player.standing, state.action, None)
    for other in trusted:
        if play.surprised(other):
            play.whisper(other, "plan-surprised", who=Who(seat), action=action_name(state.action))
    if seat in state.queue:
        state.queue.remove(seat)
    if not told:
        return
    action, final = action_name(state.action), seat != play.mover
    if ships:
        sent = Many([ship_name(play.figures, ship) for ship in ships])
        play.tell("assigned", final=final, who=Who(seat), action=action, ships=sent, count=len(ships))
        play.note(Deed(what="assign", seat=seat, action=state.action, ships=ships))
    else:
        play.tell("passed", final=final, who=Who(seat), action=action)


def _trusting(board: Board, seat: Seat) -> list[Seat]:
    """The others whose plan for this action would be carried out as things stand. Told of once, so there is
    no need to note who was told."""
    action = board.state.action
    others = [one for one in range(board.seats) if one != seat and one in board.state.queue]
    return [
        one
        for one in others
        if board.player(one).standing.of(action) is not None and not board.surprised(one)
    ]


def _in_order(board: Board, ships: list[str]) -> list[str]:
    return sorted(ships, key=board.figures.order.__getitem__)


# --- storing a plan --------------------------------------------------------------------------------------


def may_plan(board: Board, seat: Seat) -> None:
    """A plan covers every action not committed yet. With a single one left, a player whose turn it is to
    plan assigns ships instead."""
    left = board.to_plan(seat)
    if not left or not board.can_plan(seat):
        raise board.no("nothing-to-plan")
    if len(left) == 1 and not board.state.simultaneous and board.state.queue[0] == seat:
        raise board.no("assign-instead")


def check_plan(board: Board, seat: Seat, move: moves.PlanRest) -> None:
    available = board.available(seat)
    for action in ACTION_NAMES:
        ships: list[str] | None = getattr(move, action)
        if action not in board.to_plan(seat):
            if ships is not None:
                raise board.no("already-committed", action=action_name(action))
            continue
        if ships is None:
            if not available:  # nothing was left to ask for
                continue
            raise board.no("plan-incomplete", action=action_name(action))
        _check_ships(board, action, ships, available)
        available = [ship for ship in available if ship not in ships]
    _check_surprised(board, seat, move)


def _check_surprised(board: Board, seat: Seat, move: moves.PlanRest) -> None:
    """It is said where others could still send ships before this player does, and nowhere else."""
    wanted: tuple[str | None, ...] = (None,)
    if can_be_surprised(board, seat, msgspec.structs.asdict(move)):
        wanted = (COMMIT, ASK_AGAIN)
    if move.surprised not in wanted:
        raise board.no("choose-surprised")


def can_be_surprised(board: Board, seat: Seat, ships: Mapping[str, object]) -> bool:
    """Whether this plan (ships by action) sends any that are not committed at once."""
    if board.state.simultaneous:
        return False
    at_once = board.state.action if seat == board.state.queue[0] else ""
    return any(ships.get(action) for action in board.to_plan(seat) if action != at_once)


def hint_plan(board: Board, seat: Seat) -> Say | None:
    return _hint(board, "plan")


def hint_pass_rest(board: Board, seat: Seat) -> Say | None:
    return say("new_found_land-hint-none-left") if _none_left(board, seat) else _hint(board, "pass_rest")


def _hint(board: Board, kind: str) -> Say | None:
    """How storing, passing or dropping a plan differs from planning openly."""
    if board.state.simultaneous or board.ahead:
        return None
    return say(f"new_found_land-hint-{kind}")


def ask_plan(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Action by action, as long as a ship is left; then whether the plan stands whatever the others do."""
    available = board.available(seat)
    for action in board.to_plan(seat):
        if action not in draft:
            if not available:
                break
            return _ask_ships(board, seat, action, action, available)
        ships = draft[action]
        if not isinstance(ships, list):
            raise board.no("no-such-choice")
        available = [ship for ship in available if ship not in ships]
    if "surprised" in draft or not can_be_surprised(board, seat, draft):
        return None
    return Pick(
        field="surprised",
        text=say("new_found_land-ask-surprised"),
        options=tuple(
            Option(value=way, text=say(f"new_found_land-option-surprised-{way}"))
            for way in (COMMIT, ASK_AGAIN)
        ),
    )


def plan_rest(play: Play, seat: Seat, move: moves.PlanRest) -> None:
    plan = {action: getattr(move, action) or [] for action in play.to_plan(seat)}
    _store(play, seat, plan, wary=move.surprised == ASK_AGAIN)


def pass_rest(play: Play, seat: Seat, move: moves.PassRest) -> None:
    _store(play, seat, {action: [] for action in play.to_plan(seat)}, wary=False)


def _store(play: Play, seat: Seat, plan: dict[str, list[str]], *, wary: bool) -> None:
    """Only its owner sees the plan, and may replace it until it is committed."""
    player = play.player(seat)
    player.wary = play.ships_of_others(seat) if wary else None
    for action, ships in plan.items():
        setattr(player.standing, action, _in_order(play, ships))
    play.whisper(seat, "plan-handed-in" if play.state.simultaneous else "plan-stored")


# --- dropping a plan -------------------------------------------------------------------------------------


def may_drop_plan(board: Board, seat: Seat) -> None:
    """There is a plan, or a move made ahead that can still be changed (see ahead.py)."""
    if not board.has_plan(seat) and len(board.player(seat).ahead) == board.bound_answers(seat):
        raise board.no("no-plan")


def hint_drop_plan(board: Board, seat: Seat) -> Say | None:
    return _hint(board, "drop_plan")


def drop_plan(play: Play, seat: Seat, move: moves.DropPlan) -> None:
    """In simultaneous planning this is final: undoing it could hand in the last plan, and whether that may be
    done would tell who else has handed in one."""
    play.player(seat).standing, play.player(seat).wary = Plan(), None
    play.whisper(seat, "plan-dropped", final=play.state.simultaneous)


ACTIONS: Phase[Board, Play] = {
    moves.Assign: Action(always, assign, check_assign, ask_assign),
    moves.PlanRest: Action(may_plan, plan_rest, check_plan, ask_plan),
    moves.PassRest: Action(may_plan, pass_rest),
    moves.DropPlan: Action(may_drop_plan, drop_plan),
}
