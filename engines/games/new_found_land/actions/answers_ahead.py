"""Answers given ahead of one's turn, at Load and when goals are redeemed (§10).

At Load, once the cards are dealt, and at the goals, nobody can get in anybody's way. So everybody who has a
turn there is asked at once. Answers given early stay secret. They are carried out when the turn comes, one
player after the other and each with the end of the turn. Until then they may be changed, except for the good
that was loaded before its owner saw the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engines.contract.core import Many, Move, Seat
from engines.contract.dice import Dice
from engines.games.new_found_land.actions import ACTIONS, goals, load
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.moves import AnyMove, DropPlan, LoadGood
from engines.games.new_found_land.names import card_name
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import ANSWERED, GOALS, LOAD, Turn
from engines.kit.board import once
from engines.kit.copying import copied

_PROCEED: dict[str, Callable[[Play], bool]] = {LOAD: load.proceed, GOALS: goals.proceed}


@once
def seen_by(board: Board, seat: Seat) -> Board:
    """The table that this seat's questions are about: foreseen, if it may answer ahead of its turn."""
    if not board.early(seat):
        return board
    foreseen = foresee(board, seat)
    foreseen.known = {}  # from here on nothing changes it
    return foreseen


def foresee(board: Board, seat: Seat) -> Play:
    """The table as it will be in this seat's turn, after what it has answered ahead."""
    state = copied(board.state)
    state.queue, state.turn, state.deeds = [seat], Turn(seat=seat), []
    play = Play(board.figures, state, Dice(b"nothing is drawn ahead"))
    play.ahead, play.told = True, False
    _proceed(play)
    for move in state.players[seat].ahead:
        ACTIONS.make(play, seat, move)
        _proceed(play)
    return play


def _proceed(play: Play) -> None:
    """Run the turn as far as it goes; its end waits for the real turn."""
    if play.turn.ended or not _PROCEED[play.state.phase](play):
        play.state.step = ANSWERED


def store(play: Play, seat: Seat, move: Move) -> None:
    """Keep a move for the turn to come, or drop those that can still be changed."""
    player = play.player(seat)
    if isinstance(move, DropPlan):
        player.ahead = player.ahead[: play.bound_answers(seat)]
        player.answered = False
        play.whisper(seat, "answer-dropped")
        return
    player.ahead.append(cast(AnyMove, move))
    then = foresee(play, seat)
    player.answered = then.state.step == ANSWERED
    if isinstance(move, LoadGood) and then.turn.cards:
        drawn = Many([card_name(play.figures, card) for card in then.turn.cards])
        play.whisper(seat, "you-drew", final=True, cards=drawn)
    else:
        play.whisper(seat, "answer-kept")


def next_move(play: Play) -> Move | None:
    """The next move that the player whose turn it is has made ahead."""
    player = play.active
    player.answered = False
    return player.ahead.pop(0) if player.ahead else None
