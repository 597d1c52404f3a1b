"""Players that never change, to measure others by."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import NamedTuple

from msgspec.structs import replace

from engines.computer.random_moves import random_draft
from engines.contract.core import Draft, Move, Pick, Rejected, Seat, open_options
from engines.contract.core import answer as answered
from engines.contract.dice import Dice
from engines.games.discovery import AnyGame
from engines.tables.position import Player as Player

REFERENCE = "0.1.0"
"""The version whose computer player stays a yardstick for good: tests/lab/strength/players_0_1_0."""


GREEDY_LOOKS = 24
"""So many moves the greedy player compares."""


class RandomWalker(NamedTuple):
    """Answers whatever it is asked at random."""

    def move(self, game: AnyGame, state: object, seat: Seat, dice: Dice) -> Move:
        return game.read_move(random_draft(game.asking(state, seat, explained=False), dice))


class Greedy(NamedTuple):
    """Looks one move ahead: of some moves the one after which it is the most points ahead."""

    def move(self, game: AnyGame, state: object, seat: Seat, dice: Dice) -> Move:
        moves = [game.read_move(draft) for draft in _some_drafts(game, state, seat, dice)]
        lead = [_lead_after(game, state, seat, move, dice) for move in moves]
        return dice.pick([move for move, points in zip(moves, lead, strict=True) if points == max(lead)])


class Reference(NamedTuple):
    """A computer player that is kept as it was."""

    suggest: Callable[..., Move]

    def move(self, game: AnyGame, state: object, seat: Seat, dice: Dice) -> Move:
        view, ask = game.view(state, seat), game.asking(state, seat, explained=False)
        if seat not in view.public.asked:  # only invited, which it does not know
            view = replace(view, public=replace(view.public, asked=(seat,)))
        return self.suggest(game.figures, view, ask, dice)  # type: ignore[attr-defined]


def yardsticks(game: AnyGame) -> dict[str, Player]:
    """The players that never change, by name, the weakest first. A game that came later has no reference."""
    found: dict[str, Player] = {"random": RandomWalker(), "greedy": Greedy()}
    module = f"tests.lab.strength.players_0_1_0.{game.key}"
    if find_spec(module) is not None:
        found[REFERENCE] = Reference(importlib.import_module(module).suggest)
    return found


def _some_drafts(game: AnyGame, state: object, seat: Seat, dice: Dice) -> list[Draft]:
    """Each kind of move, carried out at random, several times; each draft once. No orders for later: with
    them a game would never go on."""
    ask = game.asking(state, seat, explained=False)
    kinds = ask({})
    assert isinstance(kinds, Pick)
    usual = [option for option in open_options(kinds) if not option.rare] or open_options(kinds)
    found: list[Draft] = []
    for number in range(GREEDY_LOOKS):
        kind: Draft = answered({}, kinds, usual[number % len(usual)].value)
        draft = random_draft(ask, dice, kind)
        if draft not in found:
            found.append(draft)
    return found


def _lead_after(game: AnyGame, state: object, seat: Seat, move: Move, dice: Dice) -> float:
    """How many points this seat is ahead of the best rival after the move, in a world that it can imagine."""
    world = game.redeal(state, seat, dice)
    try:
        game.apply(world, seat, move, dice)
    except Rejected:  # the imagined world may differ in what a move needs
        return float("-inf")
    scores = game.scores(game.view(world, None).public)
    if scores is None:
        return 0.0
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
