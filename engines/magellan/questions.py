"""What a seat is asked: the kinds of move first, then field by field (specification, sections 5, 10)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Amount, Draft, Option, Pick, Question, Rejected, Say, Seat, say
from engines.magellan import legal
from engines.magellan.board import ROMAN, Board
from engines.magellan.offer import about, about_bid, about_limit, now
from engines.magellan.play import cards_named, explorer_name
from engines.magellan.purse import ask_exchange, ask_pay, card_name, crown_hint
from engines.magellan.sale import cards_to_tuck, parts_in_order, piles_to_choose, sources

INSTRUCTIONS = ("order", "auto_forced")
HANDY_ORDERS = (0, 5, 10, 15)
SAFE_SUMS = (8, 6, 4)
"""Sums worth stopping at, so far below the limit of the gamble."""


def next_question(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """The next question; None when every field has an answer. Raises Rejected where nothing goes on."""
    if not 0 <= seat < board.seats:
        raise legal.no("not-seated")
    if "move" not in draft:
        return _kinds(board, seat)
    kind = draft["move"]
    if not isinstance(kind, str) or kind not in legal.MAY:
        raise Rejected("table-no-such-move")
    legal.MAY[kind](board, seat)
    ask = _FIELDS.get(kind)
    return ask(board, seat, draft) if ask else None


# --- the kinds of move -----------------------------------------------------------------------------------


def _kinds(board: Board, seat: Seat) -> Question:
    state = board.state
    if state.step == "over":
        raise legal.no("game-over")
    options = [_kind(board, seat, kind) for kind in _situation(board, seat)]
    if all(option.barred for option in options):
        raise legal.no("not-your-turn", now=now(board))
    return Pick(field="move", text=_headline(board, seat), options=tuple(options), about=about(board, seat))


def _kind(board: Board, seat: Seat, kind: str) -> Option:
    barred = None
    try:
        legal.MAY[kind](board, seat)
    except Rejected as no:
        barred = no.reason
    return Option(value=kind, text=say(f"magellan-kind-{kind}"), barred=barred)


def _situation(board: Board, seat: Seat) -> list[str]:
    """The kinds of move that belong to the moment, the most useful first."""
    state, orders = board.state, board.player(seat).orders
    asked = seat in board.waiting()
    kinds: list[str] = []
    match state.step:
        case "veto":
            if board.player(seat).vetoes:
                kinds = ["decline_veto", "veto"]
            kinds += ["limit", "pass"]
        case "bidding":
            kinds = ["bid", "pass", "limit"] if asked else ["limit", "pass"]
        case "payment":
            kinds = ["pay"] if asked else []
        case "gamble":
            return ["draw", "stop", "gamble_until"] if asked else []
        case step:
            kinds = [step] if asked else []
    if orders.limit is not None and state.step in ("veto", "bidding"):
        kinds.append("clear_limit")
    if board.gambles(seat):
        kinds.append("gamble_until")
        if orders.gamble_until is not None:
            kinds.append("clear_until")
    return [*kinds, *INSTRUCTIONS]


def _headline(board: Board, seat: Seat) -> Say:
    state = board.state
    if seat not in board.waiting():
        return say("magellan-ask-aside")
    if state.step == "gamble":
        return say("magellan-ask-gamble", sum=sum(state.gamble), limit=board.figures.gamble.limit)
    if state.step == "exchange":
        return say("magellan-ask-exchange", phase=ROMAN[state.phase])
    return say(f"magellan-ask-{state.step}", explorer=explorer_name(board.card), phase=ROMAN[state.phase])


# --- their fields ----------------------------------------------------------------------------------------


def _ask_bid(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "amount" in draft:
        return None
    auction = board.auction
    low, high = auction.high + 1, board.max_bid(seat)
    alone = auction.active == [seat]
    steps = (low,) if alone else (low, low + 1, low + 4)
    return Amount(
        field="amount",
        text=say("magellan-ask-bid-amount", explorer=explorer_name(board.card)),
        low=low,
        high=high,
        handy=tuple(amount for amount in steps if amount <= high),
        about=about_bid(board, seat),
    )


def _ask_limit(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "amount" in draft:
        return None
    most = board.max_bid(seat)
    return Amount(
        field="amount",
        text=say("magellan-ask-limit-amount", explorer=explorer_name(board.card)),
        low=0,
        high=most,
        handy=tuple(amount for amount in _handy_limits(board, seat) if amount <= most),
        about=about_limit(board, seat),
    )


def _handy_limits(board: Board, seat: Seat) -> list[int]:
    """Whose turn it is has the next step as a bid already, and no room for more than ten buttons."""
    high = board.state.auction.high if board.state.auction else 0
    if seat not in board.waiting() or board.state.step == "veto":
        return [high + 1, high + 3, high + 5]
    return [] if board.gambles(seat) else [high + 3, high + 5]


def _ask_decline_veto(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "rest" in draft:
        return None
    options = tuple(Option(value=rest, text=say(f"magellan-option-rest-{rest}")) for rest in ("no", "yes"))
    return Pick(field="rest", text=say("magellan-ask-rest"), options=options)


def _ask_order(board: Board, seat: Seat, draft: Draft) -> Question | None:
    figures = board.figures
    if "explorer" not in draft:
        options = [
            Option(value=name, text=explorer_name(name), hint=_order_hint(board, seat, name))
            for name in figures.names()
        ]
        options.append(Option(value=legal.ALL, text=say("magellan-option-all-explorers")))
        return Pick(field="explorer", text=say("magellan-ask-order"), options=tuple(options))
    if draft["explorer"] not in (legal.ALL, *figures.names()):
        raise legal.no("no-such-choice")
    explorer = str(draft["explorer"])
    name = say("magellan-option-all-explorers") if explorer == legal.ALL else explorer_name(explorer)
    if "what" not in draft:
        options = _order_kinds(board, seat)
        return Pick(field="what", text=say("magellan-ask-order-what", explorer=name), options=tuple(options))
    if draft["what"] != "limit" or "amount" in draft:
        return None
    return Amount(
        field="amount",
        text=say("magellan-ask-order-amount", explorer=name),
        low=0,
        high=legal.HIGHEST_ORDER,
        handy=HANDY_ORDERS,
        about=say("magellan-about-order"),
    )


def _order_kinds(board: Board, seat: Seat) -> list[Option]:
    """Of vetoes only those hear who have one, or had one."""
    options = [
        Option(value=what, text=say(f"magellan-option-order-{what}")) for what in ("limit", "no_limit")
    ]
    if board.had_veto(seat):
        no_veto = None if board.player(seat).vetoes else legal.no("no-veto").reason
        options += [
            Option(value=what, text=say(f"magellan-option-order-{what}"), barred=no_veto)
            for what in legal.VETO_ORDERS
        ]
    return options


def _order_hint(board: Board, seat: Seat, explorer: str) -> Say | None:
    """What is ordered for this explorer already."""
    limit = board.player(seat).orders.limits.get(explorer)
    veto = board.veto_choice(seat, explorer)
    if limit is None:
        return None if veto == "ask" else say(f"magellan-hint-order-{veto}")
    if veto == "ask":
        return say("magellan-hint-order-limit", limit=limit)
    return say(f"magellan-hint-order-limit-{veto}", limit=limit)


def _ask_auto_forced(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "switch" in draft:
        return None
    now = "on" if board.player(seat).orders.auto_forced else "off"
    to = "off" if now == "on" else "on"
    return Pick(
        field="switch",
        text=say("magellan-ask-auto-forced"),
        options=(Option(value=to, text=say(f"magellan-option-{to}")),),
        about=say(f"magellan-about-auto-forced-{now}"),
    )


def _ask_pile(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" in draft:
        return None
    piles = {at: board.state.ships[at].pile for at in piles_to_choose(board)}
    crowns = {at: board.figures.crowns(pile) for at, pile in piles.items()}
    options = [
        Option(
            value=at,
            text=say("magellan-option-pile", cards=cards_named(piles[at])),
            hint=say("magellan-hint-pile", crowns=crowns[at]),
        )
        for at in sorted(piles, key=lambda at: (-crowns[at], at))
    ]
    return Pick(field="ship", text=say("magellan-ask-pile-ship"), options=tuple(options))


def _ask_tuck(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "card" in draft:
        return None
    # the best first: most crowns, then least gold
    cards = sorted(set(cards_to_tuck(board)), key=lambda card: (-board.figures.crown(card), card))
    options = tuple(Option(value=card, text=card_name(card), hint=crown_hint(board, card)) for card in cards)
    return Pick(field="card", text=say("magellan-ask-tuck-card"), options=options)


def _ask_part(board: Board, seat: Seat, draft: Draft) -> Question | None:
    phase, possible = board.state.phase, sources(board)
    if "source" in draft:
        legal.check_source(board, draft["source"])
    elif len(possible) > 1:
        options = tuple(Option(value=part, text=say(f"magellan-option-part-{part}")) for part in possible)
        text = say("magellan-ask-part-source", field=ROMAN[phase - 1])
        return Pick(field="source", text=text, options=options)
    if "part" in draft:
        return None
    options = tuple(
        Option(
            value=part,
            text=say(f"magellan-option-part-{part}"),
            hint=say("magellan-hint-part", draw=berth.draw, crown=berth.crown),
        )
        for part, berth in ((part, board.berth(board.card, phase, part)) for part in parts_in_order(board))
    )
    return Pick(field="part", text=say("magellan-ask-part-part", field=ROMAN[phase]), options=options)


def _ask_gamble_until(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "amount" in draft:
        return None
    limit = board.figures.gamble.limit
    return Amount(
        field="amount",
        text=say("magellan-ask-until-amount", limit=limit),
        low=1,
        high=limit,
        handy=() if _may_limit(board, seat) else tuple(limit - less for less in SAFE_SUMS if less < limit),
        about=say("magellan-about-until", limit=limit),
    )


def _may_limit(board: Board, seat: Seat) -> bool:
    """Whether the moment is full of amounts for the card on offer."""
    try:
        legal.may_limit(board, seat)
    except Rejected:
        return False
    return True


_FIELDS: dict[str, Callable[[Board, Seat, Draft], Question | None]] = {
    "bid": _ask_bid,
    "limit": _ask_limit,
    "decline_veto": _ask_decline_veto,
    "order": _ask_order,
    "auto_forced": _ask_auto_forced,
    "pay": ask_pay,
    "pile": _ask_pile,
    "tuck": _ask_tuck,
    "part": _ask_part,
    "exchange": ask_exchange,
    "gamble_until": _ask_gamble_until,
}
