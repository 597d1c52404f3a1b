"""Memory that is given back to the system."""

from __future__ import annotations

import pytest

from tests.support.project import ROOT, run_python

PICTURES_COME_AND_GO = """
import sys
from cogs.workers.freed_memory import give_back_memory, keep_large_pieces_apart

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4 // 1024

if "apart" in sys.argv:
    keep_large_pieces_apart()
bytearray(8 << 20)  # after that glibc puts what is smaller among everything else
before = resident()
mixed = [(bytearray(150_000), bytearray(2_000)) for _ in range(400)]
small = [small for large, small in mixed]
del mixed
if "asked" in sys.argv:
    give_back_memory()
print(resident() - before)
"""


@pytest.mark.parametrize(("how", "kept"), [("", True), ("apart", False), ("asked", False)])
def test_pictures_leave_no_memory_behind(how: str, kept: bool) -> None:
    """With glibc, on Linux."""
    done = run_python("-c", PICTURES_COME_AND_GO, how, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert (int(done.stdout) > 40) is kept
