"""Where a computer player has to move: all that another process needs to find the move."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, Protocol

import msgspec

from engines.contract.core import Move, Raw, Seat
from engines.contract.dice import Dice
from engines.contract.stages import Stage
from engines.games.discovery import games
from engines.kit.game import AnyGame
from engines.tables.saved_games import game_of

Scene = tuple[int | str, ...]


class Player(Protocol):
    def move(self, game: AnyGame, state: object, seat: Seat, dice: Dice) -> Move:
        """What it does. The same state for this seat and the same dice give the same move."""


class Position(NamedTuple):
    game: str
    figures: bytes | None
    """As JSON; None: those that games begin with today."""
    state: bytes
    seat: Seat
    key: bytes
    scene: Scene
    """Of the dice that the player may throw."""

    @classmethod
    def of(cls, game: AnyGame, state: object, seat: Seat, key: bytes, scene: Scene) -> Position:
        figures = None if game is games(Stage.DRAFT)[game.key] else msgspec.json.encode(game.raw_figures)
        return cls(game.key, figures, game.encode(state), seat, key, scene)

    def __repr__(self) -> str:
        return f"Position({self.game!r}, seat={self.seat})"  # the rest is secret

    def rules(self) -> AnyGame:
        return games(Stage.DRAFT)[self.game] if self.figures is None else _game(self.game, self.figures)

    def move(self, player: Player) -> Move:
        """What a player does here: the same that `Table.suggest` says."""
        game = self.rules()
        return player.move(game, game.decode(self.state), self.seat, Dice(self.key, *self.scene))


@lru_cache(maxsize=8)
def _game(key: str, figures: bytes) -> AnyGame:
    """To read figures takes longer than many a move."""
    raw: Raw = msgspec.json.decode(figures)
    return game_of(key, raw)
