"""What a person should confirm before a move: what is dear and can not be taken back (section 10)."""

from __future__ import annotations

from engines.core import Many, Move, Say, Seat, say
from engines.entdecker import moves
from engines.entdecker.board import Board


def caution(board: Board, seat: Seat, move: Move) -> Say | None:
    """All reasons to think twice, as phrases of one sentence."""
    reasons: list[Say] = []
    match move:
        case moves.Sail(start=start, tiles=tiles):
            toll, _ = board.toll(start, seat)
            if toll:
                reasons.append(say("entdecker-caution-toll", toll=toll))
            if toll + tiles * board.figures.gold.tile == board.active.gold:
                reasons.append(say("entdecker-caution-all-gold"))
        case moves.Land(unit="settlement"):
            reasons.append(say("entdecker-caution-settlement", cost=board.figures.costs["settlement"]))
    if isinstance(move, moves.Land | moves.EndVoyage) and board.state.step == "choice":
        reasons.append(say("entdecker-caution-lost", lost=board.tiles_to_draw))
    return say("entdecker-caution", reasons=Many([*reasons])) if reasons else None
