"""Age of Discovery (Zeitalter der Entdeckungen)."""

from __future__ import annotations

from engines.games.age_of_discovery.rules import AgeOfDiscovery
from engines.kit.figures_files import figures_file, numbers_file, read

GAME = AgeOfDiscovery(read(figures_file("age_of_discovery")), read(numbers_file("age_of_discovery")))
