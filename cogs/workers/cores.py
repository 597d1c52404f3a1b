"""How many cores this process may use: a machine may have more than a container or a service gets."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

MEMBERSHIP = Path("/proc/self/cgroup")
CGROUPS = Path("/sys/fs/cgroup")


def usable_cores() -> int:
    """Those it may run on, or as many whole ones as its quota of time is worth; one at least.

    Whoever uses up a quota is stopped for the rest of the period, with everything in it: so part of a core
    is left to the bot itself."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, int(min([allowed, *_quotas()])))


def _quotas() -> Iterator[float]:
    """The limits of Linux's control groups, in cores: that of each group which this process is in."""
    with suppress(OSError):
        for line in MEMBERSHIP.read_text(encoding="utf-8").splitlines():
            _, controllers, path = line.split(":", 2)
            if not controllers:  # version 2
                yield from _along(CGROUPS, path, ("cpu.max",))
            elif "cpu" in controllers.split(","):
                yield from _along(CGROUPS / "cpu", path, ("cpu.cfs_quota_us", "cpu.cfs_period_us"))


def _along(root: Path, path: str, files: tuple[str, ...]) -> Iterator[float]:
    """From the innermost group to the outermost. A container may see its own group as the root."""
    group = root / path.lstrip("/")
    for place in (group, *group.parents):
        if place.is_relative_to(root):
            # What isn't there, or says "max" or -1, is no limit.
            with suppress(OSError, ValueError):
                quota, period = map(int, " ".join((place / file).read_text() for file in files).split())
                if quota > 0 < period:
                    yield quota / period
