"""A hint: what the hard computer player would do in a seat, why, and what it compared."""

from __future__ import annotations

import msgspec

from engines.core import Raw, Say
from engines.dice import Dice
from engines.position import Position
from engines.search import key_of, search_figures, think, usual_dice

SHOWN = 3
"""Moves whose expected points are told."""


class Considered(msgspec.Struct, frozen=True):
    move: Raw
    points: float
    """Expected to be ahead of the best rival in the end, or as far as was thought."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    move: Raw
    reason: Say | None = None
    """The leading consideration of the player; None where it came from comparing alone."""
    considered: tuple[Considered, ...] = ()
    """What was compared longest, the advised move first; nothing where there was nothing to think about, or
    where the points alone would speak for another move."""


def advise(position: Position, percent: int = 100) -> Advice:
    """What a person may be told in this seat: nothing that the seat can't know."""
    game = position.rules()
    state, seat = game.decode(position.state), position.seat
    view, ask = game.view(state, seat), game.asking(state, seat, explained=False)
    usual, reason = game.explain(view, ask, usual_dice(key_of(Dice(position.key, *position.scene))))
    dice = Dice(position.key, *position.scene)
    thought = think(game, state, seat, dice, search_figures(game, percent))
    tried = sorted(thought.candidates, key=lambda one: (one.move != thought.move, -len(one.leads), -one.mean))
    considered = [
        Considered(msgspec.to_builtins(one.move), round(one.mean, 1)) for one in tried[:SHOWN] if one.leads
    ]
    if any(one.points > considered[0].points for one in considered):
        considered = []  # the player goes by more than these points: they would speak against its move
    return Advice(
        move=msgspec.to_builtins(thought.move),
        reason=reason if thought.move == usual else None,
        considered=tuple(considered),
    )


def advise_at_once(position: Position) -> Advice:
    """What the rule-based player would do, without thinking ahead."""
    game = position.rules()
    state, seat = game.decode(position.state), position.seat
    ask = game.asking(state, seat, explained=False)
    move, reason = game.explain(game.view(state, seat), ask, Dice(position.key, *position.scene))
    return Advice(move=msgspec.to_builtins(move), reason=reason)
