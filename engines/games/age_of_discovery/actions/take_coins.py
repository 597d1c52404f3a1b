"""The action "take two coins" (§6.1). As the last action of a turn it can end the turn, in one press."""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Seat, say
from engines.games.age_of_discovery.actions.shared import check_action
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.flow import end_turn, take_coins
from engines.games.age_of_discovery.moves import ENDS_TURN, STAYS_OPEN, TakeCoins
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import TAKE_COINS
from engines.kit.actions import Action, Phase


def may_take_coins(board: Board, seat: Seat) -> None:
    check_action(board, TAKE_COINS)


def check_take_coins(board: Board, seat: Seat, move: TakeCoins) -> None:
    """With the last action the player says whether the turn ends."""
    if move.end not in ((ENDS_TURN, STAYS_OPEN) if _asks(board) else (None,)):
        raise board.no("no-such-choice")


def _asks(board: Board) -> bool:
    """Whether the player says if the turn ends too: a step that can be undone does not end it unasked."""
    return board.to_the_letter and board.actions_left == 1


def by_order(board: Board, move: TakeCoins) -> TakeCoins:
    """The move as it is made by a standing order: after it, the turn goes on as long as anything is left."""
    return TakeCoins(end=STAYS_OPEN) if _asks(board) else move


def ask_take_coins(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "end" in draft or not _asks(board):
        return None
    options = tuple(
        Option(value=end, text=say(f"age_of_discovery-option-end-{end}"), goes_on=True)
        for end in (ENDS_TURN, STAYS_OPEN)
    )
    return Pick(field="end", text=say("age_of_discovery-ask-end"), options=options)


def make_take_coins(play: Play, seat: Seat, move: TakeCoins) -> None:
    take_coins(play)
    if move.end == ENDS_TURN:
        end_turn(play)


ACTIONS: Phase[Board, Play] = {
    TakeCoins: Action(may_take_coins, make_take_coins, check_take_coins, ask_take_coins)
}
