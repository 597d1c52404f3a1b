"""Who can sit at a table without a person: computer players of three levels.

A player is given the state, because views and questions come from it, but may use no more of it than its seat
may know: `game.view`, `game.asking`, `game.policy` and `game.redeal` for that seat.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.computer.search import search_figures, think
from engines.contract.core import Move, Raw, Seat
from engines.contract.dice import Dice
from engines.kit.game import AnyGame
from engines.tables.position import Player as Player
from engines.tables.saved_games import with_computer

EASY, NORMAL, HARD = LEVELS = ("easy", "normal", "hard")


class Computer(NamedTuple):
    """The computer player of `game`: the rules of the table, and its own idea of what things are worth."""

    game: AnyGame

    def move(self, game: AnyGame, state: object, seat: Seat, dice: Dice) -> Move:
        return self.game.suggest(game.view(state, seat), game.asking(state, seat, explained=False), dice)


class Thinker(NamedTuple):
    """Thinks ahead, with `game`'s computer player in every seat."""

    game: AnyGame
    percent: int = 100
    """How much this level thinks, in percent of the budget in the game's file."""

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
