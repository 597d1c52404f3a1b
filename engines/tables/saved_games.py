"""Which game a saved table plays, and its state in today's shape."""

from __future__ import annotations

import msgspec

from engines.contract.core import Raw
from engines.contract.stages import Stage
from engines.games.discovery import games
from engines.kit.game import AnyGame


def game_of(key: str, figures: Raw) -> AnyGame:
    """The game with the figures that a table was started with."""
    known = games(Stage.DRAFT)
    if key not in known:
        raise ValueError(f"there is no game called {key!r}; there are: {', '.join(known)}")
    game = known[key]
    return game if plays_by(game, figures) else type(game)(figures, game.raw_computer)


def plays_by(game: AnyGame, figures: Raw) -> bool:
    """Whether these are the figures of this game. What the computer player thinks things are worth once stood
    among them, but no rule depends on it."""
    return {name: figure for name, figure in figures.items() if name != "computer"} == game.raw_figures


def with_computer(game: AnyGame, numbers: Raw) -> AnyGame:
    """The same game, whose computer player thinks this of what things are worth."""
    return type(game)(game.raw_figures, numbers)


def today(game: AnyGame, state: bytes, version: int) -> bytes:
    """A saved state in the shape of today's rules."""
    if version == game.version:
        return state
    return msgspec.json.encode(game.upgrade(msgspec.json.decode(state), version))
