"""The house as a whole: where it stands, which files belong to it, and how its programs are called."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ("bot.py", "cogs", "engines", "render", "data")
"""What the bot needs to run."""


def files() -> list[Path]:
    """Every file of the project: what git tracks, and what is new and not ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    return [path for name in sorted(listed.split("\0")) if name and (path := ROOT / name).is_file()]


def python(*arguments: str, cwd: Path = ROOT, **settings: str) -> subprocess.CompletedProcess[str]:
    """A program of ours in a process of its own."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=environment(**settings),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def environment(**settings: str) -> dict[str, str]:
    """This environment without the settings of whoever runs the tests, and with these."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if name != "DISCORD_TOKEN" and not name.startswith("PORTOLAN_")
    }
    return {**clean, **settings}
