"""Magellan (Pizarro & Co.)."""

from __future__ import annotations

from engines.games.magellan.rules import Magellan
from engines.kit.figures_files import figures_file, numbers_file, read

GAME = Magellan(read(figures_file("magellan")), read(numbers_file("magellan")))
