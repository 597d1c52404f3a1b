"""What a person should confirm before a move: what is dear or loses something, and binds (§10)."""

from __future__ import annotations

from engines.contract.core import Many, Move, Say, Seat, say
from engines.contract.dice import Dice
from engines.games.entdecker.actions import ACTIONS
from engines.games.entdecker.board import Board
from engines.games.entdecker.moves import EndVoyage, Land, Sail
from engines.games.entdecker.play import Play
from engines.kit.copying import copied


def caution(board: Board, seat: Seat, move: Move) -> Say | None:
    """All reasons to think twice, as phrases of one sentence."""
    reasons: list[Say] = []
    if isinstance(move, Land | EndVoyage) and _waits(board, seat, move):
        return None
    match move:
        case Sail(start=start, tiles=tiles):
            reasons += _dear_voyage(board, seat, start, tiles)
        case Land(unit="settlement"):
            reasons.append(say("entdecker-caution-settlement", cost=board.figures.costs["settlement"]))
    if isinstance(move, Land | EndVoyage) and board.state.step == "choice":
        reasons.append(say("entdecker-caution-lost", lost=board.tiles_to_draw))
    return say("entdecker-caution", reasons=Many([*reasons])) if reasons else None


def _waits(board: Board, seat: Seat, move: Move) -> bool:
    """Whether the player is asked something more before the end of the voyage binds, to recall scouts or to
    end the turn: until then it can be taken back, and nobody is asked twice."""
    play = Play(board.figures, copied(board.state), Dice(b"nothing is drawn"))
    ACTIONS.make(play, seat, move)
    return play.waiting() == (seat,) and not play.final


def _dear_voyage(board: Board, seat: Seat, start: str, tiles: int) -> list[Say]:
    reasons = []
    toll, _ = board.toll(start, seat)
    if toll:
        reasons.append(say("entdecker-caution-toll", toll=toll))
    if toll + tiles * board.figures.gold.tile == board.active_player.gold:
        reasons.append(say("entdecker-caution-all-gold"))
    return reasons
