"""How noisy the machine is: the same work at the beginning and at the end, by both clocks."""

from __future__ import annotations

import hashlib
import os
import platform
import sqlite3
import time
from importlib.metadata import version
from statistics import median
from typing import NamedTuple

from tests.lab.bench.report import ReportRow, Section, plain
from tests.lab.bench.timing import worked

ROUNDS = 15


class Sample(NamedTuple):
    """The same piece of work, timed."""

    worked: float
    elapsed: float
    load: float


def machine() -> dict[str, str]:
    return {
        "Python": platform.python_version(),
        "SQLite": sqlite3.sqlite_version,
        "Pillow": version("pillow"),
        "discord.py": version("discord.py"),
        "SimCord": version("simcord"),
        "Processors": str(os.cpu_count()),
    }


def _work() -> int:
    """About what a game does: small objects, dictionaries, now and then a hash."""
    total = 0
    for turn in range(4000):
        known = {name: (turn * name) % 7 for name in range(8)}
        total += sum(known.values())
        if turn % 50 == 0:
            total += hashlib.blake2b(str(total).encode(), digest_size=2).digest()[0]
    return total


def sample() -> Sample:
    spans, elapsed = [], []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        spans.append(worked(_work)[1])
        elapsed.append((time.perf_counter() - began) * 1000)
    return Sample(median(spans), median(elapsed), os.getloadavg()[0])


def section(before: Sample, after: Sample) -> Section:
    rows = [
        ReportRow(
            of,
            {
                "processor": plain(one.worked, "ms"),
                "elapsed": plain(one.elapsed, "ms"),
                "elapsed/processor": plain(one.elapsed / one.worked, "x"),
                "load": plain(one.load, "processes"),
            },
        )
        for of, one in (("at the beginning", before), ("at the end", after))
    ]
    drift = after.worked / before.worked
    return Section(
        key="noise",
        title="Noise: the same piece of work, before and after everything else",
        rows=rows,
        notes=[f"The processor's time for it changed by a factor of {drift:.2f} in this run."],
    )
