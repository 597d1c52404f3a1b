"""What a campaign has found, in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.lab.campaign.violations import KINDS, Violation

MOST_TOLD = 20


@dataclass
class Report:
    store: str
    processes: int
    seed: int
    seconds: float = 0
    rounds: int = 0
    kills: int = 0
    starts: int = 0
    answered: int = 0
    unanswered: int = 0
    claimed: int = 0
    shown: int = 0
    resumes: int = 0
    requests: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    trouble: Counter[str] = field(default_factory=Counter)
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

    def line(self) -> str:
        """How far it has come."""
        return (
            f"round {self.rounds}: {self.kills} kills, {len(self.tables)} tables, {self.moves} moves, "
            f"{self.answered} answers, {len(self.violations)} violations"
        )

    def in_words(self) -> str:
        over = Counter(status for status, _ in self.tables.values())
        lines = [
            f"store             {self.store}, {self.processes} processes, seed {self.seed}",
            f"time              {self.seconds:.0f} s, {self.rounds} rounds",
            f"kills             {self.kills} (SIGKILL), {self.starts} starts, {self.resumes} resumes",
            f"tables            {len(self.tables)}: {_listed(over)}",
            f"moves             {self.moves} in the logs, {self.claimed} taken for made by a person",
            f"people            {self.answered} answered, {self.unanswered} not: {_listed(self.did)}",
            f"Discord           {_listed(self.trouble)}",
            f"requests          {_listed(self.requests)} (by status)",
            f"messages          {self.shown} shown or changed, each looked at",
        ]
        if not self.violations:
            return "\n".join([*lines, "Nothing was lost, nothing was told twice, nobody was told a secret."])
        kinds = Counter(one.kind for one in self.violations)
        lines += [f"VIOLATIONS        {len(self.violations)}"]
        lines += [f"  {count:5} x {KINDS[kind]}" for kind, count in kinds.items()]
        lines += [f"- {one}" for one in self.violations[:MOST_TOLD]]
        return "\n".join(lines)


def _listed(counted: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counted.most_common()) or "nothing"
