"""The end of a player's part in one of the four actions (§5.4)."""

from __future__ import annotations

from engines.contract.core import Seat
from engines.games.new_found_land import moves
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import SETTLE
from engines.kit.actions import Action, Phase, always


def close(play: Play) -> bool:
    """End the running part of an action. True: it waits, since a player who holds a card but was asked
    nothing is asked now (§D10)."""
    if play.active.hand and not play.turn.asked:
        play.state.step = "finish"
        return True
    bring_home(play)
    return False


def bring_home(play: Play) -> None:
    """Ships return to the wharves, charter cards used here go to the discard pile, and the turn ends."""
    turn, state = play.turn, play.state
    sent = play.sent(turn.seat, state.phase)
    state.cards_open += [ship for ship in sent if ship in play.figures.charters]
    setattr(play.active.plan, state.phase, [])
    turn.ended = True
    if state.phase != SETTLE:  # nothing is revealed at its end, so it may be undone
        play.seal()


def finish_action(play: Play, seat: Seat, move: moves.FinishAction) -> None:
    play.turn.asked = True


ACTIONS: Phase[Board, Play] = {moves.FinishAction: Action(always, finish_action)}
