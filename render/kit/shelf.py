"""Sheets that pictures begin with, built once and then read from a file.

A sheet takes 5 MB, all games together need a dozen, and building one takes a quarter of a second. In memory
they would be most of what a process takes; reading one costs 2 milliseconds, hardly more than copying it.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import IO, Any, Generic, ParamSpec

from PIL import Image

MOST_BYTES = 200 * 1024 * 1024
"""Of the file. All games together need half of it; before it would become larger, it is begun anew."""
_RAW = ("raw", "RGBX")
"""As Pillow has them in memory: 4 bytes for each pixel."""

P = ParamSpec("P")


class Shelf:
    """A file without a name: it is gone when its process is, however that ends."""

    def __init__(self) -> None:
        self._file: IO[bytes] | None = None
        self._places: dict[Hashable, tuple[int, tuple[int, int]]] = {}
        self._buffer = bytearray()
        """What is read goes through it: a new one each time would cost as much as reading."""

    def get(self, key: Hashable, rows: int | None = None) -> Image.Image | None:
        """A new image, which callers may draw on: all of it, or its upper rows."""
        place = self._places.get(key)
        if place is None or self._file is None:
            return None
        start, (width, height) = place
        size = width, height if rows is None else rows
        count = size[0] * size[1] * 4
        if len(self._buffer) < count:
            self._buffer = bytearray(count)
        read = memoryview(self._buffer)[:count]
        self._file.seek(start)
        assert self._file.readinto(read) == count, "the file is ours alone"  # type: ignore[attr-defined]
        return Image.frombytes("RGB", size, read, *_RAW)

    def put(self, key: Hashable, image: Image.Image) -> None:
        if self._file is None:
            self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - open as long as the process
        start = self._file.seek(0, 2)
        if start + image.width * image.height * 4 > MOST_BYTES:
            self._places.clear()
            start = self._file.seek(self._file.truncate(0))
        self._file.write(image.tobytes(*_RAW))
        self._places[key] = start, image.size

    def forget(self, chosen: Callable[[Any], bool]) -> None:
        self._places = {key: place for key, place in self._places.items() if not chosen(key)}

    def count(self, chosen: Callable[[Any], bool]) -> int:
        return sum(map(chosen, self._places))


SHELF = Shelf()


class Shelved(Generic[P]):
    """A function that makes a sheet. What it returns is new, and may be drawn on."""

    def __init__(self, function: Callable[P, Image.Image]) -> None:
        self._function = function
        update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return self.upper(None, *args, **kwargs)

    def upper(self, rows: int | None, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        """Only so many of its rows."""
        key = (self, args, *kwargs.items())
        found = SHELF.get(key, rows)
        if found is None:
            found = self._function(*args, **kwargs)
            SHELF.put(key, found)
            found = found if rows is None else found.crop((0, 0, found.width, rows))
        return found

    def cache_clear(self) -> None:
        SHELF.forget(lambda key: key[0] is self)

    def count(self) -> int:
        """How many of its sheets are in the file now."""
        return SHELF.count(lambda key: key[0] is self)


def shelved(function: Callable[P, Image.Image]) -> Shelved[P]:
    return Shelved(function)
