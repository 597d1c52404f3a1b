"""Players that never change, to measure others by."""

from __future__ import annotations

from typing import NamedTuple

from engines.computer.random_moves import random_draft
from engines.contract.core import Draft, Move, Pick, Rejected, Seat, open_options
from engines.contract.core import answer as answered
from engines.contract.dice import Dice
from engines.kit.game import AnyGame
from engines.tables.position import Player as Player

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


def yardsticks() -> dict[str, Player]:
    """By name, the weakest first."""
    return {"random": RandomWalker(), "greedy": Greedy()}


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
