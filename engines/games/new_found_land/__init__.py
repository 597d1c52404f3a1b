"""Race to the New Found Land (2018)."""

from __future__ import annotations

from engines.games.new_found_land.rules import NewFoundLand
from engines.kit.figures_files import figures_file, numbers_file, read

GAME = NewFoundLand(read(figures_file("new_found_land")), read(numbers_file("new_found_land")))
