"""What processes use is read from the system."""

from __future__ import annotations

import os
import subprocess
import time

from tests.lab.processes import (
    children_seconds,
    descendants,
    parent,
    processor_seconds,
    resident_mib,
    taken_mib,
)


def test_child_processes_are_found() -> None:
    before = children_seconds(os.getpid())
    child = subprocess.Popen(["sh", "-c", "i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done; cat"], stdin=-1)
    try:
        assert child.pid in descendants(os.getpid())
        assert os.getpid() not in descendants(child.pid)
        assert parent(child.pid, "sh") == os.getpid()
        assert parent(child.pid, "postgres") is None, "a number of another machine"
        deadline = time.monotonic() + 20
        while not processor_seconds([child.pid]):
            assert time.monotonic() < deadline
        assert resident_mib([child.pid]) > taken_mib([child.pid]) > 0, "libraries are shared"
    finally:
        child.communicate(b"")
    assert child.pid not in descendants(os.getpid())
    assert processor_seconds([child.pid]) == resident_mib([child.pid]) == taken_mib([child.pid]) == 0
    assert parent(child.pid, "sh") is None
    assert children_seconds(os.getpid()) > before, "what a worker has used stays counted when it is replaced"
