"""One memory for all that is drawn once and used again, with a bound in bytes.

`@kept` remembers what a function returned for the same arguments, like `functools.lru_cache`. But all
functions share one budget, and what goes first is what was not used for long and is cheap to make again for
its size (the method is known as GreedyDual-Size). So a sheet of 5 MB counts for what it is, a chart that is
painted once doesn't push out a hundred seals, and a game that nobody plays takes no room in the end. Images
that took long go to a file, from where they are read when they are wanted again.
Not for several threads: `render` draws one picture at a time.
"""

from __future__ import annotations

import heapq
import itertools
import sys
import time
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image, ImageFont

from render.kit.drawing.shelf import Shelf

BUDGET = 41 * 1024 * 1024
"""Bytes for each process that draws: with fewer, more is made anew than is worth the memory."""
FONT = 800 * 1024
"""Bytes of an opened font, once something was written with it."""
ENTRY = 400
"""Bytes of an entry beside its value: the key, the links, the objects around the value."""

DROPPED_BYTES = 256 * 1024 * 1024
"""Of the file with images that were dropped: they are read from there when they are wanted again."""
DEAR, DEAR_PER_BYTE = 0.0002, 3e-9
"""Seconds that an image must have taken to be worth the file, at least and for each byte."""
READ, READ_PER_BYTE = 0.00004, 5e-10
"""Seconds that it takes to read one from there."""

P = ParamSpec("P")
R = TypeVar("R")


def size_of(value: object) -> int:
    """About how many bytes a value takes."""
    if isinstance(value, Image.Image):
        return value.width * value.height * (1 if value.mode in ("1", "L", "P") else 4)  # RGB is padded
    if isinstance(value, ImageFont.FreeTypeFont):
        return FONT
    parts = value if isinstance(value, tuple | list) else getattr(value, "__dict__", {}).values()
    return sys.getsizeof(value) + sum(size_of(part) for part in parts)


class _Entry:
    """A value, its bytes, whether it goes to the file, the seconds to have it again for each byte, and its
    rank: those, counted from its last use, and the number of that use."""

    __slots__ = ("filed", "gain", "rank", "size", "value")

    def __init__(self, value: Any, size: int, gain: float, *, filed: bool) -> None:
        self.value, self.size, self.gain, self.filed = value, size, gain, filed
        self.rank = (0.0, 0)


class Memory:
    """Values by key, up to a number of bytes; images that took long to make, in a file beyond that."""

    def __init__(self, budget: int, dropped: Shelf | None = None) -> None:
        self.budget = budget
        self._dropped = dropped or Shelf(0)
        self.bytes = 0
        self._entries: dict[Hashable, _Entry] = {}
        self._age = 0.0
        """The rank of what went last: everything that is used gets a higher one."""
        self._lowest: list[tuple[tuple[float, int], Hashable]] = []
        """A heap of keys by a rank that may have grown since."""
        self._uses = itertools.count()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: Hashable) -> _Entry | None:
        entry = self._entries.get(key)
        if entry is None:
            return self._read(key)
        entry.rank = (self._age + entry.gain, next(self._uses))
        return entry

    def _read(self, key: Hashable) -> _Entry | None:
        """What was dropped, from the file. From now on it takes no longer than that to have it again."""
        if key not in self._dropped:
            return None
        began = time.thread_time()
        image = self._dropped.get(key)
        return self.put(key, image, time.thread_time() - began)

    def put(self, key: Hashable, value: object, seconds: float) -> _Entry:
        """`seconds`: how long it took to make it. What is larger than the whole budget isn't kept."""
        size = size_of(value) + ENTRY
        dear = seconds > max(DEAR, size * DEAR_PER_BYTE)
        filed = dear and isinstance(value, Image.Image) and self._dropped.takes(value)
        if filed:  # it is read again, not made
            seconds = min(seconds, READ + size * READ_PER_BYTE)
        entry = _Entry(value, size, seconds / size, filed=filed)
        if size > self.budget or key in self._entries:
            return entry
        self._entries[key] = entry
        entry.rank = (self._age + entry.gain, next(self._uses))
        heapq.heappush(self._lowest, (entry.rank, key))
        self.bytes += size
        while self.bytes > self.budget:
            self._drop_lowest()
        return entry

    def _drop_lowest(self) -> None:
        rank, key = self._lowest[0]
        entry = self._entries[key]
        if entry.rank != rank:
            heapq.heapreplace(self._lowest, (entry.rank, key))
            return
        heapq.heappop(self._lowest)
        self._age = rank[0]
        del self._entries[key]
        self.bytes -= entry.size
        if entry.filed and key not in self._dropped:
            self._dropped.put(key, entry.value)

    def forget(self, chosen: Callable[[Any], bool]) -> None:
        self._dropped.forget(chosen)
        for key in [key for key in self._entries if chosen(key)]:
            self.bytes -= self._entries.pop(key).size
        self._lowest = [(rank, key) for rank, key in self._lowest if key in self._entries]
        heapq.heapify(self._lowest)

    def count(self, chosen: Callable[[Any], bool]) -> int:
        return sum(map(chosen, self._entries))


MEMORY = Memory(BUDGET, Shelf(DROPPED_BYTES))


class Kept(Generic[P, R]):
    """A function whose results are remembered. Callers don't change them: they copy or paste."""

    def __init__(self, function: Callable[P, R], seconds: float = 0.0) -> None:
        self._function, self._seconds = function, seconds
        update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (self, args, *kwargs.items()) if kwargs else (self, args)
        entry = MEMORY.get(key)
        if entry is not None:
            found: R = entry.value
            return found
        began = time.thread_time()
        made = self._function(*args, **kwargs)
        MEMORY.put(key, made, max(self._seconds, time.thread_time() - began))
        return made

    def cache_clear(self) -> None:
        MEMORY.forget(lambda key: key[0] is self)

    def count(self) -> int:
        """How many of its results are remembered now."""
        return MEMORY.count(lambda key: key[0] is self)


def kept(function: Callable[P, R]) -> Kept[P, R]:
    return Kept(function)


def kept_for(seconds: float) -> Callable[[Callable[P, R]], Kept[P, R]]:
    """For what takes at least so long to make, unless what it is made with happens to be there."""
    return lambda function: Kept(function, seconds)
