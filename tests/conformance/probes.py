"""What a seat, or a spectator, gets to see: it must not depend on what is hidden from them.

A probe gets a game, a state and a seat (None: a spectator) and returns something that can be compared. New
ways of telling people things (pictures, for instance) add a probe to PROBES.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines import AnyGame
from engines.contract.core import Amount, Draft, Pick, Question, Rejected, Say, Seat, answer, open_options

Probe = Callable[[AnyGame, Any, Seat | None], object]
BREADTH = 4
"""How many answers of each question are followed."""


def views(game: AnyGame, state: Any, seat: Seat | None) -> object:
    return game.view(state, seat)


def words(game: AnyGame, state: Any, seat: Seat | None) -> object:
    view = game.view(state, seat)
    own = [] if view.own is None else game.describe_own(view.public, view.own)
    outlook = None if view.own is None else game.outlook(view.public, view.own)
    return [game.describe(view.public), own, outlook]


def questions(game: AnyGame, state: Any, seat: Seat | None) -> object:
    """The questions to this seat, followed to their ends, with the cautions there."""
    found: list[tuple[Draft, Question | Say | None]] = []
    if seat is None:
        return found
    drafts: list[Draft] = [{}]
    while drafts:
        draft = drafts.pop(0)
        try:
            question = game.ask(state, seat, draft)
        except Rejected as no:
            found.append((draft, no.reason))
            continue
        if question is None:
            found.append((draft, game.caution(state, seat, game.read_move(draft))))
            continue
        found.append((draft, question))
        drafts += [answer(draft, question, value) for value in _answers(question)]
    return found


def _answers(question: Question) -> list[Any]:
    if isinstance(question, Amount):
        return sorted({question.low, question.high, *question.handy})
    values = [option.value for option in open_options(question)]
    if not isinstance(question, Pick):
        return [values[: question.least], values[: question.most]]
    return values if question.field == "move" else values[:BREADTH]


def refusals(game: AnyGame, state: Any, seat: Seat | None) -> object:
    """The reasons against the kinds of move that this seat cannot begin."""
    reasons: list[Say] = []
    if seat is None:
        return reasons
    for kind in game.moves:
        try:
            game.ask(state, seat, {"move": str(kind.__struct_config__.tag)})
        except Rejected as no:
            reasons.append(no.reason)
    return reasons


def result(game: AnyGame, state: Any, seat: Seat | None) -> object:
    return game.outcome(state)


def looked_up(game: AnyGame, state: Any, seat: Seat | None) -> object:
    """Where things are, for whoever looks them up."""
    view = game.view(state, seat)
    return [game.whereabouts(view, thing) for thing in game.glossary()]


PROBES: list[Probe] = [views, words, questions, refusals, result, looked_up]
