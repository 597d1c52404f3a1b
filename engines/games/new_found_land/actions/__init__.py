"""All kinds of move in one table, and the question for the kind of move (§5.6, §6).

Each module has the rules of one phase. Its `proceed` runs a turn as far as it goes by itself, and returns
True when the turn waits for an answer.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engines.contract.core import WORDLESS, Option, Pick, Question, Rejected, Say, Seat, Who, say
from engines.games.new_found_land.actions import (
    deliver,
    explore,
    finish,
    frames,
    goals,
    goods_cards,
    land,
    load,
    planning,
    settle,
)
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import ACTION_NAMES
from engines.games.new_found_land.names import action_name, goods_listed, plan_listed
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import ANSWERED, PLANNING
from engines.kit.actions import Actions
from engines.kit.board import once

_PLANNING_KINDS = ("assign", "plan", "pass_rest", "drop_plan")
_KINDS = {
    "land": ("build_ship", "build_wharf", "build_upgrade", "play_goods_card", "end_land"),
    "load": ("load", "play_goods_card", "drop_plan"),
    "keep": ("keep", "keep_and_play", "play_goods_card", "drop_plan"),
    "settle": ("settle", "new_england", "play_goods_card"),
    "deliver": ("deliver", "deliver_with", "antwerp", "play_goods_card", "end_deliver"),
    "lay": ("lay", "play_goods_card"),
    "finish": ("play_goods_card", "finish_action"),
    "goals": ("redeem", "play_goods_card", "end_goals", "drop_plan"),
    ANSWERED: ("drop_plan",),
}
"""The kinds of move at each step of a turn, in the order in which they are offered."""
_REWARD_KINDS = {"goal": "choose_goal", "captain": "choose_captain", "good": "choose_good"}
"""The kind of move at a frame, by its reward."""


# --- whose turn, and what for ----------------------------------------------------------------------------


@once
def kinds_for(board: Board, seat: Seat) -> tuple[str, ...]:
    """The kinds of move that belong to what this seat is asked now."""
    state = board.state
    if state.over or not 0 <= seat < board.seats:
        return ()
    if state.phase == PLANNING:  # a plan may be stored before it is one's turn to plan
        return _PLANNING_KINDS if not state.simultaneous and seat == state.queue[0] else _PLANNING_KINDS[1:]
    if seat != board.turn.seat:
        return ()
    if state.step == "frame":
        frame = board.due_frame(seat)
        assert frame is not None
        return (_REWARD_KINDS[board.figures.frames[frame].reward],)
    return _KINDS[state.step]


def gate(board: Board, seat: Seat, kind: str) -> None:
    """Raise Rejected unless this kind of move belongs to what this seat is asked now."""
    if kind not in kinds_for(board, seat):
        raise _not_now(board, seat)


def _not_now(board: Board, seat: Seat) -> Rejected:
    if board.state.over:
        return board.no("game-over")
    asked = board.asked()
    if seat in asked:
        return board.no("wrong-phase")
    return board.no("not-your-turn", who=Who(asked[0]))


ACTIONS: Actions[Board, Play] = Actions(
    goods_cards.ACTIONS,
    land.ACTIONS,
    planning.ACTIONS,
    load.ACTIONS,
    settle.ACTIONS,
    deliver.ACTIONS,
    explore.ACTIONS,
    finish.ACTIONS,
    frames.ACTIONS,
    goals.ACTIONS,
    gate=gate,
)


# --- the question for the kind of move -------------------------------------------------------------------

_HINTS: dict[str, Callable[[Board, Seat], Say | None]] = {
    "build_wharf": land.hint_wharf,
    "build_upgrade": land.hint_upgrade,
    "plan": planning.hint_plan,
    "pass_rest": planning.hint_pass_rest,
    "drop_plan": planning.hint_drop_plan,
    "load": load.hint_load,
    "keep_and_play": load.hint_keep_and_play,
    "new_england": settle.hint_new_england,
    "deliver_with": deliver.hint_deliver_with,
}
"""What there is to know about a kind before it is chosen."""
_NOT_SHOWN = {
    f"{Board.game}-no-{reason}"
    for reason in ("already-built", "no-cards", "no-goal-card", "no-plan", "nothing-to-play", "one-way")
}
"""A kind that is barred for one of these reasons is not shown: it is done, or there is nothing for it."""


def kinds(board: Board, seat: Seat) -> Question:
    """The question for the kind of move; Rejected where this seat can do nothing now."""
    options = tuple(
        _option(board, seat, kind)
        for kind in planning.in_order(board, seat, kinds_for(board, seat))
        if _is_shown(board, ACTIONS.refusal(board, seat, kind))
    )
    if all(option.barred for option in options):
        raise _not_now(board, seat)
    if not board.explains:
        return Pick(field="move", text=WORDLESS, options=options)
    return Pick(field="move", text=_headline(board, seat), options=options, about=_about(board, seat))


def _option(board: Board, seat: Seat, kind: str) -> Option:
    hint = _HINTS[kind](board, seat) if board.explains and kind in _HINTS else None
    option = ACTIONS.option(board, seat, kind, hint=hint)
    if kind == "drop_plan" and board.ahead:  # no plan, but the answers given ahead
        return msgspec.structs.replace(option, text=say("new_found_land-kind-change"))
    return option


def _is_shown(board: Board, barred: Say | None) -> bool:
    """Whether a kind is worth showing that is open, or barred for this reason. In Planning and at the end of
    a turn only what is open is offered."""
    if barred is None:
        return True
    if board.state.phase == PLANNING or board.only_end_left():
        return False
    return barred.key not in _NOT_SHOWN


def _headline(board: Board, seat: Seat) -> Say:
    if board.state.phase != PLANNING and board.only_end_left():
        return say("new_found_land-ask-end")
    match board.state.step:
        case "plan":
            return planning.headline(board, seat)
        case "frame":
            return frames.headline(board, seat)
        case "keep":
            return say("new_found_land-ask-keep", count=board.keep())
        case "lay":
            return say("new_found_land-ask-lay", count=board.lays())
        case "settle":
            return say("new_found_land-ask-settle", count=len(board.settling()))
        case "goals" if not board.player(seat).goals:
            return say("new_found_land-ask-goals-card")
        case "finish":
            return say("new_found_land-ask-finish", action=action_name(board.state.phase))
        case step:
            return say(f"new_found_land-ask-{step}")


def _about(board: Board, seat: Seat) -> Say:
    player = board.player(seat)
    if board.state.step == ANSWERED:
        return say("new_found_land-own-answered")
    if board.ahead:
        return say("new_found_land-about-early", about=_about_turn(board, seat))
    if board.state.phase == PLANNING and board.has_plan(seat):
        plan = [(name, ships) for name in ACTION_NAMES if (ships := player.standing.of(name)) is not None]
        key = "new_found_land-about-stored" if player.wary is None else "new_found_land-about-stored-wary"
        return say(key, plan=plan_listed(board.figures, plan))
    return _about_turn(board, seat)


def _about_turn(board: Board, seat: Seat) -> Say:
    goods = goods_listed(board.player(seat).goods)
    if board.state.step != "goals" or not board.player(seat).goals:
        return say("new_found_land-about-storage", goods=goods)
    count = board.goal_payment()
    key = "new_found_land-about-further-goal" if count else "new_found_land-about-first-goal"
    return say(key, goods=goods, count=count)
