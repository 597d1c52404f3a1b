"""Instructions for later: standing orders per explorer, and questions with a single answer (§6.5).

Like limits, they are secret, can be changed or cleared, and are never undone: whether something can still be
undone would tell its owner whether somebody else has moved in secret since.
"""

from __future__ import annotations

from engines.contract.core import Amount, Draft, Option, Pick, Question, Say, Seat, say
from engines.games.magellan.actions.extra_prices import mark_warned
from engines.games.magellan.actions.refusals import check_choice, check_step
from engines.games.magellan.board import Board
from engines.games.magellan.moves import ALL_EXPLORERS, HIGHEST_STANDING_LIMIT, VETO_ORDERS, AutoForced, Order
from engines.games.magellan.names import explorer_name
from engines.games.magellan.play import Play
from engines.games.magellan.state import ASKED_BEFORE_SCORING
from engines.kit.actions import Action, Phase

LIMIT_ORDERS = ("limit", "no_limit")
HANDY_STANDING_LIMITS = (0, 5, 10, 15)


def may_order(board: Board, seat: Seat) -> None:
    check_step(board, *ASKED_BEFORE_SCORING)


# --- standing orders -------------------------------------------------------------------------------------


def ask_order(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "explorer" not in draft:
        return _ask_explorer(board, seat)
    if draft["explorer"] not in (ALL_EXPLORERS, *board.figures.names()):
        raise board.no("no-such-choice")
    name = explorer_name(str(draft["explorer"]))
    if "what" not in draft:
        text = say("magellan-ask-order-what", explorer=name)
        return Pick(field="what", text=text, options=tuple(_order_options(board, seat)))
    if draft["what"] != "limit" or "amount" in draft:
        return None
    return Amount(
        field="amount",
        text=say("magellan-ask-order-amount", explorer=name),
        unit="magellan-amount-ducats",
        low=0,
        high=HIGHEST_STANDING_LIMIT,
        handy=HANDY_STANDING_LIMITS,
        about=say("magellan-about-order"),
    )


def _ask_explorer(board: Board, seat: Seat) -> Question:
    options = [
        Option(
            value=name,
            text=explorer_name(name),
            hint=_present_order(board, seat, name) if board.explains else None,
        )
        for name in board.figures.names()
    ]
    options.append(Option(value=ALL_EXPLORERS, text=explorer_name(ALL_EXPLORERS)))
    return Pick(field="explorer", text=say("magellan-ask-order"), options=tuple(options))


def _present_order(board: Board, seat: Seat, explorer: str) -> Say | None:
    """What is ordered for this explorer so far."""
    limit = board.player(seat).orders.limits.get(explorer)
    veto = board.veto_choice(seat, explorer)
    if limit is None:
        return None if veto == "ask" else say(f"magellan-hint-order-{veto}")
    if veto == "ask":
        return say("magellan-hint-order-limit", limit=limit)
    return say(f"magellan-hint-order-limit-{veto}", limit=limit)


def _order_options(board: Board, seat: Seat) -> list[Option]:
    """Orders about vetoes are shown only to those who have a veto, or had one."""
    options = [Option(value=what, text=say(f"magellan-option-order-{what}")) for what in LIMIT_ORDERS]
    if board.had_veto(seat):
        no_veto = None if board.player(seat).vetoes else board.no("no-veto").reason
        options += [
            Option(value=what, text=say(f"magellan-option-order-{what}"), barred=no_veto)
            for what in VETO_ORDERS
        ]
    return options


def check_order(board: Board, seat: Seat, move: Order) -> None:
    check_choice(board, move.explorer, ALL_EXPLORERS, *board.figures.names())
    check_choice(board, move.what, *LIMIT_ORDERS, *VETO_ORDERS)
    if move.what in VETO_ORDERS and not board.player(seat).vetoes:
        raise board.no("no-veto")
    if move.what != "limit":
        if move.amount is not None:
            raise board.no("no-such-choice")
        return
    if move.amount is None or move.amount < 0:
        raise board.no("bid-too-low", n=0)
    if move.amount > HIGHEST_STANDING_LIMIT:
        raise board.no("order-too-high", n=HIGHEST_STANDING_LIMIT)


def make_order(play: Play, seat: Seat, move: Order) -> None:
    mark_warned(play, seat, move)
    orders = play.player(seat).orders
    for explorer in play.figures.names() if move.explorer == ALL_EXPLORERS else [move.explorer]:
        if move.what == "limit":
            assert move.amount is not None
            orders.limits[explorer] = move.amount
        elif move.what == "no_limit":
            orders.limits.pop(explorer, None)
        else:
            _set_veto_choice(play, seat, explorer, VETO_ORDERS[move.what])
    name = explorer_name(move.explorer)
    if move.amount is None:
        play.whisper(seat, f"you-order-{move.what}", final=True, explorer=name)
    else:
        play.whisper(seat, "you-order-limit", final=True, explorer=name, amount=move.amount)


def _set_veto_choice(play: Play, seat: Seat, explorer: str, choice: str) -> None:
    orders = play.player(seat).orders
    orders.vetoes.pop(explorer, None)
    if explorer in orders.rested:
        orders.rested.remove(explorer)
    if choice != "ask":
        orders.vetoes[explorer] = choice


# --- questions with a single legal answer ----------------------------------------------------------------


def ask_auto_forced(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "switch" in draft:
        return None
    present, other = ("on", "off") if board.player(seat).orders.auto_forced else ("off", "on")
    return Pick(
        field="switch",
        text=say("magellan-ask-auto-forced"),
        options=(Option(value=other, text=say(f"magellan-option-{other}")),),
        about=say(f"magellan-about-auto-forced-{present}"),
    )


def check_auto_forced(board: Board, seat: Seat, move: AutoForced) -> None:
    check_choice(board, move.switch, "on", "off")
    if board.player(seat).orders.auto_forced == (move.switch == "on"):
        raise board.no("already-so")


def make_auto_forced(play: Play, seat: Seat, move: AutoForced) -> None:
    play.player(seat).orders.auto_forced = move.switch == "on"
    play.whisper(seat, f"you-auto-forced-{move.switch}", final=True)


ACTIONS: Phase[Board, Play] = {
    Order: Action(may_order, make_order, check_order, ask_order),
    AutoForced: Action(may_order, make_auto_forced, check_auto_forced, ask_auto_forced),
}
