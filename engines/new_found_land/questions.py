"""What a seat is asked: the kinds of move first, then field by field (specification, 5.6, section 10)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Draft, Option, Pick, PickSome, Question, Rejected, Say, Seat, say
from engines.new_found_land import legal, meant
from engines.new_found_land.ahead import ANSWERED
from engines.new_found_land.board import Board
from engines.new_found_land.delivery_questions import ask_antwerp, ask_deliver, ask_deliver_with
from engines.new_found_land.figures import ACTIONS
from engines.new_found_land.goals import Progress, progress
from engines.new_found_land.goods import listed
from engines.new_found_land.land_questions import ask_ship, ask_upgrade, ask_wharf
from engines.new_found_land.meant import no
from engines.new_found_land.names import (
    action_name,
    captain_name,
    captain_power,
    frame_name,
    goal_name,
    good_name,
    goods_card_gain,
    goods_listed,
    plan_listed,
    ship_name,
    upgrade_name,
    upgrade_power,
)
from engines.new_found_land.state import LOAD, PLANNING
from engines.new_found_land.voyage_questions import (
    ask_keep,
    ask_keep_and_play,
    ask_lay,
    ask_load,
    ask_new_england,
    ask_settle,
    new_england_hint,
)

_HIDDEN = {
    f"new_found_land-no-{reason}"
    for reason in ("already-built", "no-cards", "no-plan", "nothing-to-play", "one-way")
}
"""Kinds of move that are not possible for these reasons are not even shown."""


def next_question(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """The next question; None when every field has an answer. Raises Rejected where nothing goes on."""
    if "move" not in draft:
        return _kinds(board, seat)
    kind = draft["move"]
    if not isinstance(kind, str) or kind not in legal.MAY:
        raise Rejected("table-no-such-move")
    legal.check_kind(board, seat, kind)
    ask = _FIELDS.get(kind)
    return ask(board, seat, draft) if ask else None


# --- the kinds of move -----------------------------------------------------------------------------------


def _kinds(board: Board, seat: Seat) -> Question:
    kinds = legal.kinds_for(board, seat)
    options = []
    for kind in kinds:
        barred = None
        try:
            legal.MAY[kind](board, seat)
        except Rejected as reason:
            barred = reason.reason
        if barred is None or not _hidden(board, seat, barred):
            text = say(f"new_found_land-kind-{'change' if kind == 'drop_plan' and board.ahead else kind}")
            options.append(Option(value=kind, text=text, hint=_kind_hint(board, seat, kind), barred=barred))
    if all(option.barred for option in options):
        raise legal.not_now(board, seat)
    return Pick(field="move", text=_headline(board, seat), options=tuple(options), about=_about(board, seat))


def _kind_hint(board: Board, seat: Seat, kind: str) -> Say | None:
    """What the harbour costs and is good for: it is built at one press, where there is one way to pay. How
    planning ahead differs from planning; what New England brings; and what there is to know about cards."""
    if kind == "build_wharf":
        return say("new_found_land-hint-wharf", goods=goods_listed(board.figures.wharf_cost))
    if kind == "build_upgrade":
        upgrade = board.figures.nations[board.player(seat).nation].upgrade
        cost = goods_listed(board.upgrade_cost(seat))
        power = upgrade_power(board.figures, upgrade)
        return say("new_found_land-hint-upgrade", upgrade=upgrade_name(upgrade), goods=cost, power=power)
    if kind == "load":
        crates = sum(board.crates(seat, ship) for ship in board.sent(seat, LOAD))
        return say("new_found_land-hint-load", count=crates)
    if kind == "keep_and_play":
        return say("new_found_land-hint-keep_and_play", points=board.figures.play.final_card)
    if kind == "deliver_with":
        return say("new_found_land-hint-deliver_with")
    if kind == "new_england" and len(board.crews()) == 1:
        return new_england_hint(board, *board.crews())
    if kind in ("plan", "pass_rest", "drop_plan") and not board.state.simultaneous and not board.ahead:
        return say(f"new_found_land-hint-{kind}")
    return None


def _hidden(board: Board, seat: Seat, barred: Say) -> bool:
    """What needs no mention: it is done, or there is nothing to do it with. Planning offers what is open."""
    return barred.key in _HIDDEN or board.state.phase == PLANNING


def _headline(board: Board, seat: Seat) -> Say:
    state, step = board.state, board.state.step
    if step == "plan":
        if state.simultaneous or seat != state.queue[0]:
            if board.has_plan(seat):
                return say("new_found_land-ask-plan-change")
            return say(f"new_found_land-ask-plan-{'all' if state.simultaneous else 'ahead'}")
        return say("new_found_land-ask-plan", action=action_name(state.action))
    if step == "frame":
        frame = board.due_frame(seat)
        assert frame is not None
        reward = board.figures.frames[frame].reward
        return say(f"new_found_land-ask-frame-{reward}", frame=frame_name(frame))
    if step == "keep":
        return say("new_found_land-ask-keep", count=board.keep())
    if step == "lay":
        return say("new_found_land-ask-lay", count=board.lays())
    if step == "settle":
        return say("new_found_land-ask-settle", count=len(board.settling()))
    if step == "finish":
        return say("new_found_land-ask-finish", action=action_name(state.phase))
    return say(f"new_found_land-ask-{step}")


def _about(board: Board, seat: Seat) -> Say:
    player = board.player(seat)
    if board.state.step == ANSWERED:
        return say("new_found_land-own-answered")
    if board.ahead:  # others come first, but nothing they do changes what there is to choose
        return say("new_found_land-about-early", about=_about_turn(board, seat))
    if board.state.phase == PLANNING and board.has_plan(seat):
        plan = [(action, ships) for action in ACTIONS if (ships := player.standing.of(action)) is not None]
        key = "new_found_land-about-stored" if player.wary is None else "new_found_land-about-stored-wary"
        return say(key, plan=plan_listed(board.figures, plan))
    return _about_turn(board, seat)


def _about_turn(board: Board, seat: Seat) -> Say:
    goods = goods_listed(board.player(seat).goods)
    if board.state.step != "goals":
        return say("new_found_land-about-storage", goods=goods)
    count = board.goal_payment()
    key = "new_found_land-about-further-goal" if count else "new_found_land-about-first-goal"
    return say(key, goods=goods, count=count)


# --- cards -----------------------------------------------------------------------------------------------


def _ask_card(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" in draft:
        return None
    options = tuple(
        Option(value=card, text=goods_card_gain(board.figures, card)) for card in board.goods_cards(seat)
    )
    return Pick(field="card", text=say("new_found_land-ask-card"), options=options)


# --- Planning --------------------------------------------------------------------------------------------


def _ask_assign(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ships" in draft:
        return None
    return _ships(board, seat, "ships", board.state.action, board.available(seat))


def _ships(board: Board, seat: Seat, field: str, action: str, available: list[str]) -> PickSome:
    limit = board.figures.limit(action)
    options = tuple(
        Option(value=ship, text=ship_name(board.figures, ship), hint=_haul(board, seat, action, ship))
        for ship in available
    )
    return PickSome(
        field=field,
        text=say("new_found_land-ask-plan", action=action_name(action)),
        options=options,
        least=0,
        most=min(limit, len(options)),
        about=say(f"new_found_land-about-{action}", count=limit),
    )


def _haul(board: Board, seat: Seat, action: str, ship: str) -> Say | None:
    """What a ship would bring from Load: its crates alone do not say it."""
    if action != LOAD:
        return None
    crates = board.crates(seat, ship)
    goods = board.figures.loadable(crates)
    if not goods:
        return None
    return say("new_found_land-hint-haul", good=good_name(goods[0]), count=crates)


def _ask_plan(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Action by action, as long as a ship is left; and whether the plan stands whatever the others do."""
    available = board.available(seat)
    for action in board.to_plan(seat):
        if action not in draft:
            if not available:
                break
            return _ships(board, seat, action, action, available)
        ships = draft[action]
        if not isinstance(ships, list):
            raise no("no-such-choice")
        available = [ship for ship in available if ship not in ships]
    if "surprised" in draft or not meant.can_be_surprised(board, seat, draft):
        return None
    return Pick(
        field="surprised",
        text=say("new_found_land-ask-surprised"),
        options=tuple(
            Option(value=way, text=say(f"new_found_land-option-surprised-{way}"))
            for way in (meant.COMMIT, meant.ASK)
        ),
    )


# --- frames and goals ------------------------------------------------------------------------------------


def _left(board: Board, seat: Seat) -> list[str]:
    """What lies at the frame just reached."""
    frame = board.due_frame(seat)
    assert frame is not None
    return board.state.frames[frame].left


def _ask_goal(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" in draft:
        return None
    options = tuple(
        Option(value=goal, text=_goal_text(board, goal), hint=_goal_hint(progress(board, seat, goal)))
        for goal in _left(board, seat)
    )
    return Pick(field="card", text=say("new_found_land-ask-goal"), options=options)


def _goal_text(board: Board, goal: str) -> Say:
    points = board.figures.goals[goal].points
    return say("new_found_land-option-goal", goal=goal_name(board.figures, goal), points=points)


def _goal_hint(far: Progress) -> Say:
    return say("new_found_land-hint-goal", have=min(far.have, far.need), need=far.need)


def _ask_captain(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "captain" in draft:
        return None
    options = tuple(
        Option(
            value=captain,
            text=captain_name(captain),
            hint=captain_power(board.figures, captain),
        )
        for captain in _left(board, seat)
    )
    return Pick(field="captain", text=say("new_found_land-ask-captain"), options=options)


def _ask_good(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "good" in draft:
        return None
    options = tuple(Option(value=good, text=good_name(good)) for good in _left(board, seat))
    return Pick(field="good", text=say("new_found_land-ask-reward-good"), options=options)


def _ask_redeem(board: Board, seat: Seat, draft: Draft) -> Question | None:
    goals = board.player(seat).goals
    if "card" not in draft:
        return _ask_redeemable(board, seat, goals)
    card = draft["card"]
    if card not in goals:
        raise no("not-your-card")
    ways = meant.goal_ways(board, str(card))
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


def _ask_redeemable(board: Board, seat: Seat, goals: list[str]) -> Question:
    options = []
    for goal in goals:
        barred = None
        try:
            meant.goal_ways(board, goal)
        except Rejected as reason:
            barred = reason.reason
        hint = _goal_hint(progress(board, seat, goal))
        options.append(Option(value=goal, text=_goal_text(board, goal), hint=hint, barred=barred))
    return Pick(field="card", text=say("new_found_land-ask-redeem"), options=tuple(options))


_FIELDS: dict[str, Callable[[Board, Seat, Draft], Question | None]] = {
    "play_goods_card": _ask_card,
    "build_ship": ask_ship,
    "build_wharf": ask_wharf,
    "build_upgrade": ask_upgrade,
    "assign": _ask_assign,
    "plan": _ask_plan,
    "load": ask_load,
    "keep": ask_keep,
    "keep_and_play": ask_keep_and_play,
    "settle": ask_settle,
    "new_england": ask_new_england,
    "deliver": ask_deliver,
    "deliver_with": ask_deliver_with,
    "antwerp": ask_antwerp,
    "lay": ask_lay,
    "choose_goal": _ask_goal,
    "choose_captain": _ask_captain,
    "choose_good": _ask_good,
    "redeem": _ask_redeem,
}
