"""The computer player (§13). It sees a view and the questions put to it, and nothing else."""

from __future__ import annotations

from engines.contract.core import Ask, Choice, Move, Rejected, Say
from engines.contract.dice import Dice
from engines.games.efemeris import moves
from engines.games.efemeris.computer import alternatives as others
from engines.games.efemeris.computer import decisions
from engines.games.efemeris.computer.build import BuildMoves
from engines.games.efemeris.computer.lookout import look_out
from engines.games.efemeris.computer.sight import Sight
from engines.games.efemeris.computer.standing import lead
from engines.games.efemeris.computer.worth import Appraisal
from engines.games.efemeris.figures import Figures
from engines.games.efemeris.views.view import Outlook, Own, Public, View

__all__ = ["alternatives", "decide", "lead", "merit", "outlook", "stand_in"]


def decide(figures: Figures, view: View, ask: Ask, dice: Dice) -> Choice:
    """What the computer does in this seat, and why."""
    return decisions.decide(_position(figures, view), ask, dice)


def stand_in(figures: Figures, view: View, ask: Ask, dice: Dice, *, passing: bool) -> Move:
    """Act for a person who is away (§10.5). It answers no offer of a draw: silence is not consent (§7.3).
    `passing`: ships stay where they are, but what can be conquered is conquered."""
    position = _position(figures, view)
    if passing and view.public.step == "tactics":
        return moves.EndTactics()
    if passing and view.public.step == "build":
        conquest = BuildMoves(position, ask).conquer()
        return moves.EndTurn() if conquest is None else conquest.move
    return decisions.act(position, ask, dice).move


def merit(figures: Figures, view: View, ask: Ask, move: Move) -> Say | None:
    """What speaks for a move that thinking ahead prefers; None where only comparing could say it."""
    return others.merit(_position(figures, view), ask, move)


def alternatives(figures: Figures, view: View, ask: Ask, usual: Move) -> list[Move]:
    """What else could be done, the most promising first."""
    return others.alternatives(_position(figures, view), ask, usual)


def outlook(figures: Figures, public: Public, own: Own) -> Outlook:
    """What this seat has to fear."""
    return look_out(Sight(figures, public, own))


def _position(figures: Figures, view: View) -> Appraisal:
    """The position of a seat that is asked, or may answer an offer."""
    public, own = view.public, view.own
    if own is None or (own.seat not in public.asked and (public.offer is None or own.vote)):
        raise Rejected("efemeris-no-nothing-to-do")
    return Appraisal(figures, public, own)
