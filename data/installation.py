"""How Portolan was installed, and how to get what is missing."""

from __future__ import annotations

from pathlib import Path

HOME = Path(__file__).parents[1]


def remedy(extra: str = "", home: Path = HOME) -> str:
    """How to get a package that is missing: in a checkout, or where Portolan was installed."""
    if (home / "pyproject.toml").exists():
        return f'Run: pip install -e ".[{extra}]"' if extra else "Run: pip install -e ."
    wanted = f"with the extra {extra}: see docs/hosting" if extra else "with all it needs"
    return f"Install Portolan again, {wanted}."
