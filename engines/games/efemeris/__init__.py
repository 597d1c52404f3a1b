"""Efemeris (2019)."""

from __future__ import annotations

from data.figures import load
from engines.games.efemeris.rules import Efemeris

GAME = Efemeris(load("efemeris"))
