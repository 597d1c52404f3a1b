"""Entdecker, a game by Klaus Teuber (Goldsieber 1996): the rules of docs/rules/entdecker.md.

Every citation such as §5.4 in this package names a section of that page. This package is the model for all
other games: each of them has the same modules.
"""

from __future__ import annotations

from engines.games.entdecker.rules import Entdecker
from engines.kit.figures_files import figures_file, numbers_file, read

GAME = Entdecker(read(figures_file("entdecker")), read(numbers_file("entdecker")))
