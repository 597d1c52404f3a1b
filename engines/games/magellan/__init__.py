"""Magellan (Pizarro & Co.)."""

from __future__ import annotations

from data.figures import load
from engines.games.magellan.rules import Magellan

GAME = Magellan(load("magellan"))
