"""All moves of a turn, in the order of the rulebook: sail, draw, place, land, recall (§6).

Each module holds one phase: for every kind of move whether it is possible (`may_`), what is asked for
(`ask_`), whether the answers are legal (`check_`), and what the move does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from engines.contract.core import WORDLESS, Option, Pick, Question, Say, Seat, Who, say
from engines.games.entdecker.actions import drawing, landing, placing, recalling, sailing
from engines.games.entdecker.board import Board
from engines.kit.actions import Actions


def _gate(board: Board, seat: Seat, kind: str) -> None:
    """The game is running, and it is this seat's turn: nobody ever decides out of turn (§5.1)."""
    if board.state.step == "over":
        raise board.no("game-over")
    if seat != board.state.active:
        raise board.no("not-your-turn", who=Who(board.state.active))


ACTIONS = Actions(
    sailing.ACTIONS,
    drawing.ACTIONS,
    placing.ACTIONS,
    landing.ACTIONS,
    recalling.ACTIONS,
    gate=_gate,
)


# --- the question for the kind of move -------------------------------------------------------------------


class Decision(NamedTuple):
    """What is to be decided in one step of the turn."""

    kinds: tuple[str, ...]
    """The kinds of move that belong to it, the most useful first."""
    text: Callable[[Board], Say]
    """The question."""
    about: Callable[[Board], Say]
    """What one needs to know for it."""


def _headline(board: Board) -> Say:
    return say(f"entdecker-ask-{board.state.step}")


DECISIONS = {
    "sail": Decision(("sail",), _headline, sailing.about),
    "draw": Decision(("draw", "draw_on"), _headline, drawing.about),
    "place": Decision(("place",), placing.headline, placing.about),
    "choice": Decision(("draw", "draw_on", "land", "end_voyage"), _headline, drawing.about),
    "landing": Decision(("land", "end_voyage"), _headline, landing.about),
    "recall": Decision(("recall", "end_turn"), _headline, recalling.about),
    "end": Decision(("end_turn",), _headline, recalling.about_end),
}
"""The question of each step of a turn."""
HINTS = {"draw_on": say("entdecker-hint-draw_on")}
IN_ONE_MENU = ("place", "land")
"""Both their questions (field and rotation, unit and shore) are answered from one menu."""
ONLY_WHERE_POSSIBLE = ("draw_on",)
"""Shortcuts: where they save nothing, nobody needs to read why."""


def kinds(board: Board, seat: Seat) -> Question:
    _gate(board, seat, "")
    decision = DECISIONS[board.state.step]
    options = [
        ACTIONS.option(board, seat, kind, hint=HINTS.get(kind), at_once=kind in IN_ONE_MENU)
        for kind in decision.kinds
    ]
    if board.state.step == "landing":  # the voyage has ended: what is left is to land or not
        options[-1] = msgspec.structs.replace(options[-1], text=say("entdecker-kind-no_unit"))
    shown = tuple(option for option in options if _shown(option))
    if not board.explains:
        return Pick(field="move", text=WORDLESS, options=shown)
    return Pick(field="move", text=decision.text(board), options=shown, about=decision.about(board))


def _shown(option: Option) -> bool:
    return option.barred is None or option.value not in ONLY_WHERE_POSSIBLE
