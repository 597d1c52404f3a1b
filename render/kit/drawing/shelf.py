"""Images in a file: sheets that pictures begin with, and what was dropped from memory (`cache`).

A sheet takes 5 MB, all games together need a dozen, and building one takes a quarter of a second. In memory
they would be most of what a process takes; reading one costs 2 milliseconds, hardly more than copying it.
"""

from __future__ import annotations

import logging
import mmap
import tempfile
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, nullcontext
from functools import update_wrapper
from typing import IO, Any, Generic, NamedTuple, ParamSpec

from PIL import Image

log = logging.getLogger(__name__)
MOST_BYTES = 200 * 1024 * 1024
"""Of the file with sheets. All games together need half of it."""
_RAW = {"L": ("L", 1), "RGB": ("RGBX", 4), "RGBA": ("RGBA", 4), "RGBa": ("RGBa", 4)}
"""By mode: the format and the bytes of a pixel, as Pillow has them in memory."""

_BUFFER = bytearray()
"""What is read goes through it: a new one each time would cost as much as reading."""
_LARGE = 1024 * 1024
"""Bytes. From here on it is quicker to map a part of the file into memory, and takes no buffer."""

P = ParamSpec("P")


class _Place(NamedTuple):
    """Where in the file an image lies."""

    start: int
    mode: str
    size: tuple[int, int]


class Shelf:
    """A file without a name: it is gone when its process is, however that ends. When it is full, what was
    written first is overwritten."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._file: IO[bytes] | None = None
        self._end = 0
        """Where the next image goes: what lies behind is older than what lies before."""
        self._places: dict[Hashable, _Place] = {}
        """The oldest first."""

    def __contains__(self, key: Hashable) -> bool:
        return key in self._places

    def get(self, key: Hashable, rows: int | None = None) -> Image.Image | None:
        """A new image, which callers may draw on: all of it, or its upper rows."""
        place = self._places.get(key)
        if place is None or self._file is None:
            return None
        width, height = place.size
        size = width, height if rows is None else rows
        raw, depth = _RAW[place.mode]
        count = size[0] * size[1] * depth
        image = Image.new(place.mode, size, None)  # not cleared, as all of it is read
        with _mapped(self._file, place.start, count) if count > _LARGE else nullcontext() as mapped:
            image.frombytes(mapped or _read(self._file, place.start, count), "raw", raw)
        return image

    def takes(self, image: Image.Image) -> bool:
        """What is larger than the whole file, or has another mode, isn't kept."""
        return image.mode in _RAW and _bytes(image) <= self._most_bytes

    def put(self, key: Hashable, image: Image.Image) -> None:
        if not self.takes(image):
            return
        raw, count = _RAW[image.mode][0], _bytes(image)
        if self._file is None:
            self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - open as long as the process
        if self._end + count > self._most_bytes:
            self._give_up(self._most_bytes)
            self._end = 0
        self._give_up(self._end + count)
        self._file.seek(self._end)
        if _written(self._file, image.tobytes("raw", raw)):
            self._places[key] = _Place(self._end, image.mode, image.size)
            self._end += count

    def _give_up(self, until: int) -> None:
        """Forget what begins from the end up to here: nothing is older."""
        while self._places:
            oldest = next(iter(self._places))
            if not self._end <= self._places[oldest].start < until:
                return
            del self._places[oldest]

    def forget(self, chosen: Callable[[Any], bool]) -> None:
        self._places = {key: place for key, place in self._places.items() if not chosen(key)}

    def count(self, chosen: Callable[[Any], bool]) -> int:
        return sum(map(chosen, self._places))


def _read(file: IO[bytes], start: int, count: int) -> memoryview:
    if len(_BUFFER) < count:
        _BUFFER.extend(bytes(count - len(_BUFFER)))
    read = memoryview(_BUFFER)[:count]
    file.seek(start)
    assert file.readinto(read) == count, "the file is ours alone"  # type: ignore[attr-defined]
    return read


@contextmanager
def _mapped(file: IO[bytes], start: int, count: int) -> Iterator[memoryview | None]:
    """A part of the file as memory, for a moment. None where the system can't have all of it there at once:
    page by page it would take as long as reading."""
    if not hasattr(mmap, "MAP_POPULATE"):  # Linux only
        yield None
        return
    before = start % mmap.ALLOCATIONGRANULARITY
    flags = mmap.MAP_SHARED | mmap.MAP_POPULATE
    with (
        mmap.mmap(
            file.fileno(), before + count, flags=flags, prot=mmap.PROT_READ, offset=start - before
        ) as found,
        memoryview(found) as whole,
        whole[before:] as part,
    ):
        yield part


def _bytes(image: Image.Image) -> int:
    return image.width * image.height * _RAW[image.mode][1]


def _written(file: IO[bytes], data: bytes) -> bool:
    """False if the disk has no room: then what is drawn from it is made anew each time."""
    try:
        return file.write(data) == len(data)
    except OSError as error:
        log.warning("a picture could not be kept on the disk: %s", error.strerror)
        return False


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
