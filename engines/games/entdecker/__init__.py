"""Entdecker, a game by Klaus Teuber (Goldsieber 1996): the rules of docs/rules/entdecker.md.

Every citation such as §5.4 in this package names a section of that page. This package is the model for all
other games: each of them has the same modules.
"""

from __future__ import annotations

from data.figures import load
from engines.games.entdecker.rules import Entdecker

GAME = Entdecker(load("entdecker"))
