"""Answers before the turn has come (specification, section 10: parallel Load, goals).

Nobody can get into anybody's way at Load, once the cards are dealt, nor when goals are redeemed. So all who
have a turn there are asked at once. What is answered early stays secret; it is carried out, one player after
the other and each with the end of the turn, when the turn comes. Until then it may be changed, but for the
good that was loaded before its owner saw the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec

from engines.core import Dice, Many, Move, Seat
from engines.new_found_land import loading, redeeming
from engines.new_found_land.board import Board
from engines.new_found_land.effects import carry_out
from engines.new_found_land.moves import AnyMove, DropPlan, LoadGood
from engines.new_found_land.names import card_name
from engines.new_found_land.play import Play
from engines.new_found_land.state import GOALS, LOAD, State, Turn

_PROCEED: dict[str, Callable[[Play], bool]] = {LOAD: loading.proceed, GOALS: redeeming.proceed}
ANSWERED = "answered"
"""The step of somebody who has said all there is to say."""


def foreseen(board: Board, seat: Seat) -> Board:
    """The table as this seat finds it: as it will be in the own turn, after what was answered ahead; or as it
    is."""
    return foresight(board, seat) if board.early(seat) else board


def foresight(board: Board, seat: Seat) -> Play:
    state = msgspec.json.decode(msgspec.json.encode(board.state), type=State)
    state.queue, state.turn, state.steps = [seat], Turn(seat=seat), []
    play = Play(board.figures, state, Dice(b"nothing is drawn ahead"))
    play.ahead = True
    _go_on(play)
    for move in state.players[seat].ahead:
        carry_out(play, seat, move)
        _go_on(play)
    return play


def _go_on(play: Play) -> None:
    """As far as the turn goes; its end waits for the real one."""
    if play.turn.ended or not _PROCEED[play.state.phase](play):
        play.state.step = ANSWERED


def answer(play: Play, seat: Seat, move: Move) -> None:
    """Keep a move for the turn that is to come."""
    player = play.player(seat)
    if isinstance(move, DropPlan):
        player.ahead = player.ahead[: play.bound_answers(seat)]
        player.answered = False
        play.whisper(seat, "answer-dropped")
        return
    player.ahead.append(cast(AnyMove, move))
    then = foresight(play, seat)
    player.answered = then.state.step == ANSWERED
    if isinstance(move, LoadGood) and then.turn.cards:
        drawn = Many([card_name(play.figures, card) for card in then.turn.cards])
        play.whisper(seat, "you-drew", final=True, cards=drawn)
    else:
        play.whisper(seat, "answer-kept")


def next_answer(play: Play) -> Move | None:
    """What the player whose turn it is has answered ahead."""
    player = play.active
    player.answered = False
    return player.ahead.pop(0) if player.ahead else None
