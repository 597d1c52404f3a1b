"""The project: its folder, its files, and how to run its programs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ("bot.py", "cogs", "engines", "render", "data")
"""What the bot needs to run."""


def project_files() -> list[Path]:
    """Every file of the project that git tracks, and new ones that are not ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    return [path for name in sorted(listed.split("\0")) if name and (path := ROOT / name).is_file()]


def run_python(*arguments: str, cwd: Path = ROOT, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run one of our programs in a process of its own."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=clean_environment(**settings),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def clean_environment(**settings: str) -> dict[str, str]:
    """The current environment with these settings of the bot instead of those of the person running the
    tests."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if name != "DISCORD_TOKEN" and not name.startswith("PORTOLAN_")
    }
    return {**clean, **settings}
