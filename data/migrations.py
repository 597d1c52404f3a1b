"""Schema files: one for each version, numbered without a gap."""

from __future__ import annotations

import re
from pathlib import Path

from data.models import StoreError


def scripts(folder: Path) -> list[str]:
    """The SQL of every version, from 1 on."""
    files = sorted(folder.glob("*.sql"))
    if not files:
        raise StoreError(f"There are no schema files in {folder.parent.name}/{folder.name}.")
    for number, file in enumerate(files, start=1):
        if not re.fullmatch(rf"{number:04}_\w+", file.stem):
            raise StoreError(f"{file.name} is out of line: the next schema file is {number:04}_<name>.sql.")
    return [file.read_text(encoding="utf-8") for file in files]


def after_upgrade(version: int, newest: int) -> str:
    """A schema version, in words, and what the next start makes of it."""
    if version == 0:
        return "still empty: the bot fills it when it starts"
    upgraded = f"; the bot upgrades it to {newest} when it starts" if version < newest else ""
    return f"schema {version}{upgraded}"
