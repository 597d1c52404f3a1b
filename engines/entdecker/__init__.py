"""Entdecker (1996)."""

from __future__ import annotations

from data.figures import load
from engines.entdecker.rules import Entdecker

GAME = Entdecker(load("entdecker"))
