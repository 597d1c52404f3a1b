"""Where badges and signs find a place."""

from __future__ import annotations

import pytest

from render.kit.free_space import Box, FreeSpace

EXTENT: Box = (0, 0, 100, 60)


@pytest.mark.parametrize(
    ("taken", "free"),
    [
        ((10, 10, 20, 20), False),
        ((-50, 12, 9, 14), False),  # across the edge of the picture
        ((12, 40, 14, 90), True),
        ((-50, -50, -1, -1), True),  # beyond it
        ((100, 0, 140, 60), True),
    ],
)
def test_what_is_taken_is_avoided(taken: Box, free: bool) -> None:
    room = FreeSpace(EXTENT)
    room.take(taken)
    assert room.is_free((5, 8, 25, 22)) is free


def test_the_first_place_that_covers_least() -> None:
    room = FreeSpace(EXTENT)
    room.take((0, 0, 50, 60))
    assert room.best([(20, 30), (70, 30), (80, 30)], 10, 10) == (70, 30)
    assert room.best([(20, 30), (70, 30), (80, 30)], 10, 10) == (80, 30), "it takes what it finds"
    assert room.best([(200, 30)], 10, 10) == (92, 30), "inside the picture"
