"""What a process and its children have used, from /proc."""

from __future__ import annotations

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def _stat(pid: int) -> list[str]:
    """The fields after the name, from the state on; nothing for a process that is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def parent(pid: int, name: str) -> int | None:
    """Of the process with this number, if it runs on this machine and is called like that."""
    try:
        called = Path(f"/proc/{pid}/comm").read_text().strip()
    except (FileNotFoundError, ProcessLookupError):
        return None
    fields = _stat(pid)
    return int(fields[1]) if fields and called == name else None


def descendants(pid: int) -> list[int]:
    """The children of a process, and theirs."""
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal() and (fields := _stat(int(folder.name))):
            parents[int(folder.name)] = int(fields[1])
    found, looked_at = [], [pid]
    while looked_at:
        parent = looked_at.pop()
        children = [child for child, its_parent in parents.items() if its_parent == parent]
        found += children
        looked_at += children
    return found


def processor_seconds(pids: list[int]) -> float:
    """Of these processes and of their children that have ended."""
    return sum(sum(map(int, fields[11:15])) for pid in pids if (fields := _stat(pid))) / TICKS


def children_seconds(pid: int) -> float:
    """Processor time of the children of a process: those that run, and those that have ended."""
    ended = sum(map(int, _stat(pid)[13:15])) / TICKS
    return processor_seconds(descendants(pid)) + ended


def resident_mib(pids: list[int]) -> float:
    """Memory of these processes; what they share counts for each."""
    return sum(int(fields[21]) for pid in pids if (fields := _stat(pid))) * PAGE / 1024**2


def taken_mib(pids: list[int]) -> float:
    """Memory that these processes take from the machine: what they share counts once, a part for each."""
    return sum(map(_share_kib, pids)) / 1024


def _share_kib(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
