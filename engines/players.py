"""Who can sit at a table without a person: computer players of three levels, and yardsticks to measure by.

A player is given the state, because views and questions come from it, but may use no more of it than its seat
may know: `game.view`, `game.asking`, `game.policy` and `game.redeal` for that seat.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import NamedTuple

from msgspec.structs import replace

from engines.core import Draft, Move, Pick, Raw, Rejected, Seat, open_options
from engines.core import answer as answered
from engines.dice import Dice
from engines.discovery import AnyGame
from engines.position import Player as Player
from engines.saved_games import with_computer
from engines.search import search_figures, think
from engines.simulate import random_draft

EASY, NORMAL, HARD = LEVELS = ("easy", "normal", "hard")
REFERENCE = "0.1.0"
"""The version whose computer player stays a yardstick for good: engines/reference."""
GREEDY_LOOKS = 24
"""So many moves the greedy player compares."""


# --- the computer players of people ---------------------------------------------------------------------


class Computer(NamedTuple):
    """The computer player of `game`: the rules of the table, and its own idea of what things are worth."""

    game: AnyGame

    def move(self, game: AnyGame, state: object, seat: Seat, dice: Dice) -> Move:
        return self.game.suggest(game.view(state, seat), game.asking(state, seat, explained=False), dice)


class Thinker(NamedTuple):
    """Thinks ahead, with `game`'s computer player in every seat."""

    game: AnyGame
    percent: int = 100
    """Of the budget in the game's file."""

    def move(self, game: AnyGame, state: object, seat: Seat, dice: Dice) -> Move:
        return think(self.game, state, seat, dice, search_figures(self.game, self.percent)).move


def computer(game: AnyGame, level: str = NORMAL, temperament: str = "", *, percent: int = 100) -> Player:
    """The computer player of a level, who thinks with so much of the usual budget; ValueError where there is
    no such level, temperament or budget."""
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level; there are: {', '.join(LEVELS)}")
    if percent < 1:
        raise ValueError(f"a budget of {percent} % is none; it must be at least 1 %")
    if level == EASY:
        return Computer(variant(game, EASY))
    character = variant(game, temperament) if temperament else game
    return Computer(character) if level == NORMAL else Thinker(character, percent)


def temperaments(game: AnyGame) -> tuple[str, ...]:
    """The characters that the computer players of a game can have."""
    return tuple(game.raw_computer.get("temperaments", {}))


def variant(game: AnyGame, name: str) -> AnyGame:
    """The same game, whose computer player is easy, or has a character."""
    if name not in game.variants:
        changes = game.raw_computer.get(EASY, {}) if name == EASY else _temperament(game, name)
        game.variants[name] = with_computer(game, merged(game.raw_computer, changes))
    return game.variants[name]


def _temperament(game: AnyGame, name: str) -> Raw:
    if name not in temperaments(game):
        raise ValueError(
            f"{game.key} has no temperament {name!r}; there are: {', '.join(temperaments(game))}"
        )
    found: Raw = game.raw_computer["temperaments"][name]
    return found


def merged(numbers: Raw, changes: Raw) -> Raw:
    """The numbers with some changed; a table keeps what is not named."""
    return {**numbers, **{
        name: merged(numbers[name], value) if isinstance(value, dict) else value
        for name, value in changes.items()
    }}  # fmt: skip


def levels(game: AnyGame) -> dict[str, Player]:
    """The computer players that people can play against, by level, the easiest first."""
    return {level: computer(game, level) for level in LEVELS}


# --- yardsticks ------------------------------------------------------------------------------------------


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
    module = f"engines.reference.{game.key}"
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
