"""Race to the New Found Land (2018)."""

from __future__ import annotations

from data.figures import load
from engines.games.new_found_land.rules import NewFoundLand

GAME = NewFoundLand(load("new_found_land"))
