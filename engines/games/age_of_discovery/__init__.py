"""Age of Discovery (Zeitalter der Entdeckungen)."""

from __future__ import annotations

from data.figures import load
from engines.games.age_of_discovery.rules import AgeOfDiscovery

GAME = AgeOfDiscovery(load("age_of_discovery"))
