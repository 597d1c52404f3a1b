"""Find the games: every package in this folder has one, called GAME."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from engines.kit.game import AnyGame


@cache
def games() -> dict[str, AnyGame]:
    """Every game there is, by its key."""
    found = {}
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        if module.ispkg:
            game: AnyGame = importlib.import_module(f"engines.games.{module.name}").GAME
            found[game.key] = game
    return found
