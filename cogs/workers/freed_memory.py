"""Memory that is free goes back to the system. Only glibc can be told to: elsewhere nothing happens."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

_M_MMAP_THRESHOLD = -3
_LARGE = 64 * 1024
"""Bytes. Pictures are larger, and hardly anything else is."""


def give_back_memory() -> None:
    """For a process that draws. Pictures are large and short-lived, and what is freed between pieces that
    stay is kept, unless it is asked for."""
    if (trim := _glibc("malloc_trim")) is not None:
        trim(0)


def keep_large_pieces_apart() -> None:
    """For a process through which finished pictures pass. Each then lies in pages of its own, which go back
    at once when it is freed, whatever stays beside it. Drawing would take longer so."""
    if (option := _glibc("mallopt")) is not None:
        option(_M_MMAP_THRESHOLD, _LARGE)


def _glibc(name: str) -> Any:
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
