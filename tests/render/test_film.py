"""The film of a game: frames in order, drawn one by one, never too large."""

from __future__ import annotations

import io
import random
from functools import partial

import pytest
from PIL import Image

import render
from render.film import LAST, film, spread_out
from render.picture import Picture


def shot(number: int, width: int = 1400, height: int = 900, noisy: bool = False) -> list[Picture]:
    image = Image.new("RGB", (width, height), (number * 40 % 256, 120, 200 - number))
    if noisy:
        dots = random.Random(number).randbytes(width * height)
        image = Image.merge("RGB", [Image.frombytes("L", (width, height), dots)] * 3)
    return [Picture("board", image)]


def read(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


def durations(movie: Image.Image) -> list[int]:
    found = []
    for number in range(movie.n_frames):  # type: ignore[attr-defined]
        movie.seek(number)
        movie.load()
        found.append(movie.info["duration"])
    return found


def test_frames_come_in_order_and_the_last_one_stays() -> None:
    movie = read(film([partial(shot, number) for number in range(5)]))
    assert movie.format == "WEBP"
    assert movie.size == (700, 450)
    times = durations(movie)
    assert times == [1500] * 4 + [LAST]
    movie.seek(3)
    red = movie.convert("RGB").getpixel((350, 200))
    assert isinstance(red, tuple)
    assert abs(red[0] - 120) < 12


def test_a_long_game_becomes_sixty_frames_with_both_ends() -> None:
    taken: list[int] = []

    def counted(number: int) -> list[Picture]:
        taken.append(number)
        return shot(number, 70, 45)

    movie = read(film([partial(counted, number) for number in range(211)]))
    assert movie.n_frames == 60  # type: ignore[attr-defined]
    assert taken[0] == 0
    assert taken[-1] == 210
    assert len(taken) == 60, "each is drawn once"
    assert min(durations(movie)) == 600


def test_frames_are_drawn_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty large pictures at once would need too much memory on a small machine."""
    alive: set[int] = set()
    most = 0

    class Counted(Image.Image):
        def __del__(self) -> None:
            alive.discard(id(self))

    def tracked(number: int) -> list[Picture]:
        nonlocal most
        (picture,) = shot(number, 200, 100)
        picture.image.__class__ = Counted
        alive.add(id(picture.image))
        most = max(most, len(alive))
        return [picture]

    film([partial(tracked, number) for number in range(20)])
    assert most <= 3


def test_several_pictures_of_a_frame_are_stacked() -> None:
    def two() -> list[Picture]:
        return [*shot(1, 1400, 800), *shot(2, 1400, 600)]

    assert read(film([two, two])).size == (700, 700)


def test_a_frame_of_another_size_is_scaled_to_fit() -> None:
    movie = read(film([partial(shot, 0), partial(shot, 1, 1400, 1200), partial(shot, 2)]))
    assert movie.size == (700, 450)
    assert movie.n_frames == 3  # type: ignore[attr-defined]


def test_a_film_that_is_too_large_is_made_smaller() -> None:
    shots = [partial(shot, number, 300, 200, True) for number in range(12)]
    takes = ((12, 300), (6, 200), (3, 100))
    large, small = film(shots, takes=takes), film(shots, 20_000, takes)
    assert len(large) > 20_000 >= len(small)
    assert read(small).width < read(large).width
    assert read(film(shots, 1, takes)).size == (100, 67), "at last the coarsest"


def test_a_film_may_have_one_frame() -> None:
    assert read(render.film([partial(shot, 0)])).size == (700, 450)


@pytest.mark.parametrize(("count", "most"), [(1, 60), (60, 60), (61, 60), (1000, 12)])
def test_frames_are_spread_evenly_with_both_ends(count: int, most: int) -> None:
    chosen = spread_out(count, most)
    assert chosen == sorted(set(chosen))
    assert chosen[0] == 0
    assert chosen[-1] == count - 1
    assert len(chosen) == min(count, most)
