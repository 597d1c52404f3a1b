"""Efemeris (2019)."""

from __future__ import annotations

from engines.games.efemeris.rules import Efemeris
from engines.kit.figures_files import figures_file, numbers_file, read

GAME = Efemeris(read(figures_file("efemeris")), read(numbers_file("efemeris")))
