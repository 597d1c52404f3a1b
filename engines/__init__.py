"""The rules of the games. Pure Python: no discord, no database, no clock, no pictures."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from engines.core import Game

AnyGame = Game[Any, Any, Any]


@cache
def games() -> dict[str, AnyGame]:
    """Every game there is: each package in this folder but the kit has one, called GAME."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg and module.name != "kit":
            game: AnyGame = importlib.import_module(f"{__name__}.{module.name}").GAME
            found[game.key] = game
    return found
