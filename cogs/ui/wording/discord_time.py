"""The time as discord.py tells it: a simulated Discord has a clock of its own."""

from __future__ import annotations

import discord


def now() -> int:
    """Seconds since 1970 (UTC)."""
    return int(discord.utils.utcnow().timestamp())
