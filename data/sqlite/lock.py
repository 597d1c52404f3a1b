"""One process a database: a lock that the operating system lets go when the process dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from data.models import StoreError

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ProcessLock:
    """Held from the making to `release`. The file stays: deleting it would let two processes in at once."""

    def __init__(self, database: Path) -> None:
        real = database.resolve()
        if real.is_file() and real.stat().st_nlink > 1:  # SQLite would keep a journal for each name
            raise StoreError(f"{database} has a second name (a hard link). Remove it, or copy the file.")
        file = os.open(f"{real}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(file)
        except OSError:
            os.close(file)
            raise StoreError(
                f"{database} is in use by another Portolan. Only one may run on a database at a time."
            ) from None
        self._file: int | None = file

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
