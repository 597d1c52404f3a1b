"""A turn: the kinds of step it is made of, the question for the next one, and its end (§5.4, §6.7).

A value that does not exist is refused before anything else (§6.0), so the `check` of a step gives all reasons
in the order of the rules, and its `may` gives none.
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.contract.core import WORDLESS, Option, Pick, Say, Seat, Value, say
from engines.games.age_of_discovery.actions import (
    acquire_contract,
    buy_ships,
    place_ships,
    reserve,
    start_contract,
    take_coins,
)
from engines.games.age_of_discovery.actions.shared import check_turn, coins_and_end
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.flow import end_turn
from engines.games.age_of_discovery.moves import EndTurn
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import BUY_SHIPS, PLACE_SHIPS
from engines.kit.actions import Action, Actions, Phase, tag

OPEN_ACTION_STEPS = {BUY_SHIPS: ("buy_ship",), PLACE_SHIPS: ("place_ship", "start_contract")}
"""The kinds of step that continue an open action."""
ACTIONS_BUT_COINS = ("buy_ship", "place_ship", "start_contract", "acquire_contract")
"""The kinds of step that use an action, but for taking coins."""


def may_end_turn(board: Board, seat: Seat) -> None:
    if board.first_action_due:
        raise board.no("first-action")


def make_end_turn(play: Play, seat: Seat, move: EndTurn) -> None:
    end_turn(play)


STEPS: Phase[Board, Play] = {
    **take_coins.ACTIONS,
    **buy_ships.ACTIONS,
    **place_ships.ACTIONS,
    **start_contract.ACTIONS,
    **acquire_contract.ACTIONS,
    **reserve.ACTIONS,
    EndTurn: Action(may_end_turn, make_end_turn),
}
"""The steps of a turn, in the order in which they are offered."""


TURN = Actions(STEPS)
"""The steps of the player whose turn it is: on the table, or in the turn that standing orders are for."""


def ask_step(board: Board, seat: Seat) -> Pick:
    """The question for the next step of a turn."""
    check_turn(board, seat)
    open_action, left = board.state.open_action, board.actions_left
    going_on = (*OPEN_ACTION_STEPS.get(open_action or "", ()), "reserve", "end_turn")
    options = [
        Option(
            value=kind,
            text=_step_text(board, seat, kind) if board.explains else WORDLESS,
            barred=TURN.refusal(board, seat, kind),
            at_once=kind in ACTIONS_BUT_COINS,
        )
        for kind in map(tag, STEPS)
        if kind != "reserve" or board.player(seat).reserve_cards
        if left or kind in going_on  # the headline says it: no need to say it of every action
    ]
    possible = {option.value for option in options if not option.barred}
    if possible.isdisjoint(ACTIONS_BUT_COINS):  # whoever can do nothing else takes coins
        options = [replace(one, usual=one.value == "take_coins" and not one.barred) for one in options]
    if open_action is not None and possible.isdisjoint(OPEN_ACTION_STEPS[open_action]):
        open_action = None  # this seat cannot continue it
    if open_action is None and not left:
        options = [option for option in options if option.value in going_on[-2:]]
        options.sort(key=_ends_turn_first)
    if not board.explains:
        return Pick(field="move", text=WORDLESS, options=tuple(options))
    return Pick(
        field="move",
        text=_headline(board, open_action),
        options=tuple(options),
        about=_about(board, seat, possible),
    )


def _about(board: Board, seat: Seat, possible: set[Value]) -> Say:
    """What the player has to spend; and that two kinds of step are one action, while that matters."""
    about = coins_and_end(board, seat)
    if possible.isdisjoint(OPEN_ACTION_STEPS[PLACE_SHIPS]):
        return about
    return say("age_of_discovery-about-one-action", about=about)


def _step_text(board: Board, seat: Seat, kind: str) -> Say:
    if kind == "reserve":
        return say("age_of_discovery-kind-reserve", count=board.player(seat).reserve_cards)
    if kind == "take_coins":
        return say("age_of_discovery-kind-take_coins", count=board.figures.purse.take)
    return say(f"age_of_discovery-kind-{kind}")


def _headline(board: Board, open_action: str | None) -> Say:
    """What is left to do in this turn."""
    if open_action is not None:
        return say(f"age_of_discovery-ask-{open_action}", left=board.actions_left)
    return say("age_of_discovery-ask-turn", left=board.actions_left)


def _ends_turn_first(option: Option) -> bool:
    return option.value != "end_turn"
