"""Every kind of move, by phase, and the question for the kind of move (§5, §6)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Many, Option, Pick, Question, Seat, Who, say
from engines.efemeris.actions.bonuses import BONUS_TOKENS
from engines.efemeris.actions.build import BUILD, build_menu
from engines.efemeris.actions.collection import COLLECTION, rescue_menu
from engines.efemeris.actions.crew import CREW
from engines.efemeris.actions.exploration import EXPLORATION, explore_menu
from engines.efemeris.actions.setup import SETUP, captains_menu, crew_menu, home_menu, nation_menu
from engines.efemeris.actions.tactics import TACTICS, tactics_menu
from engines.efemeris.actions.votes import VOTES
from engines.efemeris.board import Board
from engines.efemeris.checks import check_running, not_your_turn
from engines.efemeris.options import Menu
from engines.efemeris.play import Play
from engines.kit.actions import Actions

ACTIONS: Actions[Board, Play] = Actions(
    SETUP, EXPLORATION, COLLECTION, TACTICS, CREW, BONUS_TOKENS, BUILD, VOTES
)
MENUS: dict[str, Callable[[Board, Seat], Menu]] = {
    "nation": nation_menu,
    "captains": captains_menu,
    "crew": crew_menu,
    "home": home_menu,
    "explore": explore_menu,
    "rescue": rescue_menu,
    "tactics": tactics_menu,
    "build": build_menu,
}
"""By the step of the state."""
LOOPS = ("tactics", "build")
"""Phases in which one may act until one ends them, also while nobody waits for it."""


def kinds(board: Board, seat: Seat) -> Question:
    """The kinds of move that the phase offers this seat, and votes, which are open to everybody."""
    check_running(board, seat)
    votes = _votes(board, seat)
    if _takes_part(board, seat):
        menu = MENUS[board.state.step](board, seat)
        options = [ACTIONS.option(board, seat, kind, hint=menu.hints.get(kind)) for kind in menu.kinds]
        return Pick(field="move", text=menu.text, options=(*options, *votes), about=menu.about)
    if not votes:
        raise not_your_turn(board)
    who = Many([Who(other) for other in board.waiting()])
    about = say("efemeris-about-aside", who=who, what=say(f"efemeris-asking-{board.state.step}"))
    return Pick(field="move", text=say("efemeris-ask-aside"), options=votes, about=about)


def _takes_part(board: Board, seat: Seat) -> bool:
    """Whether the present phase has something for this seat."""
    looping = board.state.step in LOOPS and seat in board.active and not board.player(seat).ended
    return looping or seat in board.waiting()


def _votes(board: Board, seat: Seat) -> tuple[Option, ...]:
    """An open offer wants an answer; few come to offer a draw or to concede."""
    possible = [
        kind
        for kind in ("answer_draw", "offer_draw", "concede")
        if ACTIONS.refusal(board, seat, kind) is None
    ]
    return tuple(
        Option(value=kind, text=say(f"efemeris-kind-{kind}"), rare=kind != "answer_draw") for kind in possible
    )
