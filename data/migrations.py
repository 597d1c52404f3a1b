"""Schema files: each leads from the schema before to the one that its name begins with, the first from none.

A schema's number stands in the database (SQLite's user_version, PostgreSQL's table `portolan`), and means the
same columns in both. From version 0.2.0 on, every step is kept. Of those before, only the schema of 0.1.0 is
left, and the last one between the two.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path

from data.models import StoreError

VERSION_0_2_0 = 23
"""The schema of version 0.2.0: from here on the numbers have no gap."""
LAST_WITH_EVERY_STEP = "3048a1f1"
"""The commit to upgrade a database with that was made between the releases 0.1.0 and 0.2.0."""


@dataclass(frozen=True)
class Schema:
    """The shapes that one kind of database has had."""

    folder: Path
    older: tuple[int, ...]
    """The schemas before version 0.2.0 that can be upgraded."""

    def steps(self) -> dict[int, str]:
        """The SQL that leads to each schema, in order."""
        files = sorted(self.folder.glob("*.sql"))
        if not files:
            raise StoreError(f"There are no schema files in {self.folder.parent.name}/{self.folder.name}.")
        found = {}
        for number, file in zip(chain(self.older, count(VERSION_0_2_0)), files, strict=False):
            if not re.fullmatch(rf"{number:04}_\w+", file.stem):
                raise StoreError(
                    f"{file.name} is out of line: the next schema file is {number:04}_<name>.sql."
                )
            found[number] = file.read_text(encoding="utf-8")
        return found

    @property
    def newest(self) -> int:
        return max(self.steps())

    def missing(self, version: int) -> list[str]:
        """The SQL that brings a database from this schema to the newest one."""
        return [step for number, step in self.steps().items() if number > version]

    def check(self, place: str, version: int) -> None:
        """Raise StoreError unless a database with this schema (0: an empty one) can be used or upgraded."""
        known = self.steps()
        if version > max(known):
            raise StoreError(
                f"{place} was written by a newer Portolan (schema {version}, this one knows {max(known)})."
                " Update Portolan, or restore a backup from before."
            )
        if version and version not in known:
            raise StoreError(
                f"{place} was made between two releases (schema {version}), and this Portolan can't upgrade"
                f" it. Open it once with the one of commit {LAST_WITH_EVERY_STEP}"
                f" (git checkout {LAST_WITH_EVERY_STEP}), then with this one again."
            )

    def in_words(self, version: int) -> str:
        """A database's schema, and what the next start makes of it."""
        if version == 0:
            return "still empty: the bot fills it when it starts"
        newest = self.newest
        upgraded = f"; the bot upgrades it to {newest} when it starts" if version < newest else ""
        return f"schema {version}{upgraded}"
