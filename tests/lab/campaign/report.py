"""What a campaign has found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.lab.campaign.violations import KINDS, Violation
from tests.lab.report import Figure, Section, rows

MOST_TOLD = 20


@dataclass
class Findings:
    rounds: int = 0
    tables: dict[str, tuple[str, int]] = field(default_factory=dict)
    """By table: its status and its version."""
    violations: list[Violation] = field(default_factory=list)

    def add(self, found: list[Violation]) -> None:
        """Each once, however often it is found again."""
        known = set(self.violations)
        self.violations += [one for one in dict.fromkeys(found) if one not in known]

    @property
    def moves(self) -> int:
        return sum(version for status, version in self.tables.values() if status != "lobby")


def sections(found: Findings, counted: Mapping[str, Mapping[str, int]]) -> list[Section]:
    """`counted`: what was done and seen, by title."""
    kinds = Counter(one.kind for one in found.violations)
    notes = [f"- {one}" for one in found.violations[:MOST_TOLD]]
    if not notes:
        notes = ["Nothing was lost, nothing was told twice, nobody was told a secret."]
    wrong = {KINDS[kind]: kinds[kind] for kind in KINDS}
    return [
        Section(
            key=title,
            title=title,
            rows=rows("times", {of: Figure(times) for of, times in counts.items()}),
            notes=notes if counts is wrong else [],
        )
        for title, counts in {**counted, "What was wrong": wrong}.items()
    ]
