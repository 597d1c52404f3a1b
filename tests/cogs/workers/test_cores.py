"""How many cores this process may use, whatever the machine has."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cogs.tables.computers import thinking
from cogs.ui.pictures import drawing_pool
from cogs.workers import cores
from cogs.workers.cores import usable_cores


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """16 cores, of which 8 are for this process, in the innermost of two groups without limits."""
    monkeypatch.setattr(os, "cpu_count", lambda: 16)
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(8)), raising=False)
    monkeypatch.setattr(cores, "MEMBERSHIP", tmp_path / "membership")
    monkeypatch.setattr(cores, "CGROUPS", tmp_path)
    return tmp_path


def put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{text}\n")


def test_cores_that_are_not_ours_do_not_count(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert usable_cores() == 8
    monkeypatch.delattr(os, "sched_getaffinity")
    assert usable_cores() == 16, "where nobody can say"
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert usable_cores() == 1


@pytest.mark.parametrize(
    ("inner", "outer", "expected"),
    [
        ("max 100000", "max 100000", 8),
        ("200000 100000", "max 100000", 2),
        ("max 100000", "300000 100000", 3),
        ("400000 100000", "150000 100000", 1),
        ("50000 100000", None, 1),
        ("9900000 100000", None, 8),
        (None, None, 8),
        ("nonsense", "1 2 3", 8),
        ("100000 0", None, 8),
    ],
)
def test_a_quota_is_a_limit(machine: Path, inner: str | None, outer: str | None, expected: int) -> None:
    put(machine / "membership", "0::/system.slice/portolan.service")
    for folder, limit in (("system.slice/portolan.service", inner), ("system.slice", outer)):
        if limit is not None:
            put(machine / folder / "cpu.max", limit)
    assert usable_cores() == expected


@pytest.mark.parametrize("place", ["docker/abc", "."], ids=["as on the machine", "as the root"])
@pytest.mark.parametrize(("quota", "expected"), [("-1", 8), ("250000", 2)])
def test_a_quota_of_the_first_version(machine: Path, place: str, quota: str, expected: int) -> None:
    put(machine / "membership", "5:memory:/docker/abc\n3:cpu,cpuacct:/docker/abc\n0::/")
    put(machine / "cpu" / place / "cpu.cfs_quota_us", quota)
    put(machine / "cpu" / place / "cpu.cfs_period_us", "100000")
    assert usable_cores() == expected


@pytest.mark.parametrize(
    ("allowed", "drawing", "hard_players"), [(1, 0, 1), (2, 1, 1), (3, 2, 2), (16, 4, 15)]
)
def test_one_core_is_the_bots(
    monkeypatch: pytest.MonkeyPatch, allowed: int, drawing: int, hard_players: int
) -> None:
    monkeypatch.setattr(cores, "MEMBERSHIP", Path("nowhere"))
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(allowed)), raising=False)
    assert (drawing_pool.usual_processes(), thinking.usual_processes()) == (drawing, hard_players)
