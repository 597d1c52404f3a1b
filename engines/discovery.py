"""Find the games: every package in this folder has one, called GAME, but those that all games share."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any

from engines.core import Game

AnyGame = Game[Any, Any, Any]
SHARED = ("kit", "reference")


@cache
def games() -> dict[str, AnyGame]:
    """Every game there is, by its key."""
    found = {}
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        if module.ispkg and module.name not in SHARED:
            game: AnyGame = importlib.import_module(f"engines.{module.name}").GAME
            found[game.key] = game
    return found
