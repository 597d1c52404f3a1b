"""Cartography: §T17, §T18, and what §5.5 says."""

from __future__ import annotations

import pytest

from engines.games.new_found_land.state import NEUTRAL
from tests.engines.games.new_found_land.scene import Scene


def test_t17_a_full_island_is_not_charted() -> None:
    scene = Scene().island("anticosti")
    scene.state.compass = ["anticosti"]
    tiles = [*scene.state.tiles]
    scene.closing()
    assert scene.state.tiles == tiles
    assert scene.state.tile_discard == []
    assert scene.state.charted == ["anticosti"]
    assert "charted-full" in scene.event_names()


def test_t18_two_players_three_tiles_with_a_neutral_marker() -> None:
    scene = Scene(seats=2)
    scene.state.compass = ["newfoundland"]
    scene.state.tiles = ["I01", "I02", "I03", "I04"]
    scene.closing()
    assert [scene.towers(space) for space in ("NF2", "NF3", "NF4")] == [[(NEUTRAL, 1)]] * 3
    island = scene.public().islands[0]
    assert island.neutral == 3
    assert [space.free for space in island.spaces if space.tile] == [1, 1, 1]


@pytest.mark.parametrize(("seats", "laid"), [(2, 3), (3, 2), (4, 1)])
def test_how_many_tiles_cartography_lays(seats: int, laid: int) -> None:
    scene = Scene(seats=seats).closing()
    assert len(scene.state.spaces) == laid


def test_tiles_that_do_not_fit_are_put_aside() -> None:
    scene = Scene(seats=4)
    scene.state.compass = ["anticosti"]
    scene.state.tiles = ["I25", "I26", "I17", "I27"]
    scene.closing()
    assert scene.state.spaces["AN1"].tile == "I17"
    assert scene.state.tile_discard == ["I25", "I26"]
    assert scene.towers("AN1") == [], "no marker with three or four players"


def test_the_discarded_tiles_are_shuffled_when_none_is_left() -> None:
    scene = Scene(seats=4)
    scene.state.compass = ["anticosti"]
    scene.state.tiles, scene.state.tile_discard = ["I25"], ["I17"]
    scene.closing()
    assert scene.state.spaces["AN1"].tile == "I17"
