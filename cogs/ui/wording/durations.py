"""Spans of time in words."""

from __future__ import annotations

from cogs.tables.people.clock import DAY, HOUR
from engines.contract.core import Say, say


def span(seconds: int) -> Say:
    """A time span in its two largest units."""
    minutes = max(1, round(seconds / 60))
    if minutes < 60:
        return say("span-minutes", minutes=minutes)
    if seconds < 2 * DAY:
        return say("span-hours", hours=minutes // 60, minutes=minutes % 60)
    hours = round(seconds / HOUR)
    return say("span-days", days=hours // 24, hours=hours % 24)


def rough_span(seconds: int) -> Say:
    """A time span in its largest unit, rounded up: what somebody usually needs is no more precise."""
    unit = 60 if seconds < HOUR else HOUR if seconds < 2 * DAY else DAY
    return span(-(-seconds // unit) * unit)
