"""A hint: what the hard computer player would do in a seat, why, and what it compared."""

from __future__ import annotations

from math import isfinite, nan
from statistics import fmean

import msgspec

from engines.computer.search import Thought, key_of, search_figures, think, usual_dice
from engines.contract.core import Raw, Say
from engines.contract.dice import Dice
from engines.tables.position import Position

SHOWN = 3
"""Moves whose expected lead is told."""
DIGITS = 3
"""Of a lead, after the decimal mark: some games lead by chances, not by points."""


class Considered(msgspec.Struct, frozen=True):
    move: Raw
    lead: float
    """Expected, in the end or as far as was thought: see `Game.lead`."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    move: Raw
    reason: Say | None = None
    """The leading consideration of the player, or what it thinks speaks for the move that thinking ahead put
    before its own; None where comparing alone decided, or there was no choice."""
    first_thought: Considered | None = None
    """What it would have done without thinking ahead, if that is something else and comes out worse."""
    considered: tuple[Considered, ...] = ()
    """What was compared longest, the advised move first; nothing where there was nothing to think about. One
    of the others may be ahead: by so little that it may be chance."""


def advise(position: Position, percent: int = 100) -> Advice:
    """What a person may be told in this seat: nothing that the seat can't know."""
    game = position.rules()
    state, seat = game.decode(position.state), position.seat
    view, ask = game.view(state, seat), game.asking(state, seat, explained=False)
    dice = usual_dice(key_of(Dice(position.key, *position.scene)))
    usual, reason = game.explain(view, ask, dice)
    thought = think(game, state, seat, Dice(position.key, *position.scene), search_figures(game, percent))
    if thought.move != usual:
        reason = game.merit(view, ask, thought.move, dice)
    considered = compared(thought)[:SHOWN]
    considered[1:] = sorted(considered[1:], key=lambda one: -one.lead)
    worse = [one for one in considered if one.lead < considered[0].lead]
    return Advice(
        move=msgspec.to_builtins(thought.move),
        reason=thought.reason or reason,
        first_thought=next((one for one in worse if one.move == msgspec.to_builtins(usual)), None),
        considered=tuple(considered),
    )


def compared(thought: Thought) -> list[Considered]:
    """The moves that were tried, the chosen one first, then those tried longest. Each lead is as far from the
    chosen one's as in those worlds in which both were tried."""
    tried = sorted(thought.candidates, key=lambda one: (one.move != thought.move, -len(one.leads), -one.mean))
    chosen, found = tried[0], []
    for one in tried:
        gaps = [theirs - ours for ours, theirs in zip(chosen.leads, one.leads, strict=False)]
        lead = chosen.mean + fmean(gaps) if gaps else nan
        if isfinite(lead):  # else it could not be done in some world
            found.append(Considered(msgspec.to_builtins(one.move), round(lead, DIGITS)))
    return found


def advise_at_once(position: Position) -> Advice:
    """What the rule-based player would do, without thinking ahead."""
    game = position.rules()
    state, seat = game.decode(position.state), position.seat
    ask = game.asking(state, seat, explained=False)
    move, reason = game.explain(game.view(state, seat), ask, Dice(position.key, *position.scene))
    return Advice(move=msgspec.to_builtins(move), reason=reason)
