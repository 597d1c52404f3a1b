"""All moves by phase: set-up, exploration, collection, tactics (crew, captains, bonuses), build and votes.

Each module holds one phase: for every kind of move whether it is possible (`may_`, `possible_`), whether its
values are legal (`check_`), what is asked for (`ask_`), and what the move does (§5, §6).
"""

from __future__ import annotations

from engines.contract.core import Many, Option, Pick, Question, Seat, Who, say
from engines.games.efemeris.actions import (
    bonuses,
    build,
    collection,
    crew,
    exploration,
    setup,
    tactics,
    votes,
)
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import check_running, not_your_turn
from engines.games.efemeris.play import Play
from engines.kit.actions import Actions

ACTIONS: Actions[Board, Play] = Actions(
    setup.ACTIONS,
    exploration.ACTIONS,
    collection.ACTIONS,
    tactics.ACTIONS,
    crew.ACTIONS,
    bonuses.ACTIONS,
    build.ACTIONS,
    votes.ACTIONS,
)

# --- the question for the kind of move -------------------------------------------------------------------

MENUS = {
    "nation": setup.nation_menu,
    "captains": setup.captains_menu,
    "crew": setup.crew_menu,
    "home": setup.home_menu,
    "explore": exploration.explore_menu,
    "rescue": collection.rescue_menu,
    "tactics": tactics.tactics_menu,
    "build": build.build_menu,
}
"""What each step of the game offers a seat."""
LOOPS = ("tactics", "build")
"""Phases in which one may act until one ends them, also while the game does not wait for it."""


def kinds(board: Board, seat: Seat) -> Question:
    """The kinds of move that the phase offers this seat, and votes, which are open to everybody."""
    check_running(board, seat)
    options = _votes(board, seat)
    if _takes_part(board, seat):
        menu = MENUS[board.state.step](board, seat)
        offered = [
            ACTIONS.option(board, seat, kind, hint=menu.hint(board, seat, kind) if board.explains else None)
            for kind in menu.kinds
            if kind not in menu.if_possible or ACTIONS.refusal(board, seat, kind) is None
        ]
        return Pick(field="move", text=menu.text, options=(*offered, *options), about=menu.about)
    if not options:
        raise not_your_turn(board)
    who = Many([Who(other) for other in board.waiting()])
    about = say("efemeris-about-aside", who=who, what=say(f"efemeris-asking-{board.state.step}"))
    return Pick(field="move", text=say("efemeris-ask-aside"), options=options, about=about)


def _takes_part(board: Board, seat: Seat) -> bool:
    """Whether the present phase has something for this seat."""
    looping = board.state.step in LOOPS and seat in board.active and not board.player(seat).ended
    return looping or seat in board.waiting()


def _votes(board: Board, seat: Seat) -> tuple[Option, ...]:
    """An open offer wants an answer; to offer a draw or to concede is rarely wanted."""
    return tuple(
        ACTIONS.option(board, seat, kind, rare=kind != "answer_draw")
        for kind in ("answer_draw", "offer_draw", "concede")
        if ACTIONS.refusal(board, seat, kind) is None
    )
