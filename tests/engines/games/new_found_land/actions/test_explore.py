"""Explore: §T8, §T9, §T34, and what §6.15 says."""

from __future__ import annotations

from collections import Counter

import pytest

from data.words import Phrases
from engines.games.new_found_land import GAME
from engines.games.new_found_land.figures import NO_GOODS
from engines.games.new_found_land.moves import (
    Lay,
)
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)
WORDS = Phrases("en", ["Ann", "Ben", "Cleo"])


def explore(scene: Scene, *ships: str, tiles: list[str] | None = None) -> Scene:
    """The first player explores with these; the second one waits behind, so that the game stands still."""
    scene.sends(A, "explore", *ships).sends(B, "explore", "france").give(B, hand=["X6"])
    if tiles is not None:
        scene.state.tiles = [*tiles, "I17", "I18", "I19"]
    return scene.action("explore")


def test_t8_never_more_tiles_laid_than_drawn() -> None:
    scene = explore(Scene(), "N09", "N06", tiles=["I06"])
    running = scene.public().running
    assert running
    assert len(running.tiles) == 1
    assert running.lays == 1
    scene.lay("I06", "newfoundland")
    assert scene.waiting == (B,)
    scene = explore(Scene(), "N05", "N09", tiles=["I06", "I16", "I25"])
    running = scene.public().running
    assert running
    assert len(running.tiles) == 3
    assert running.lays == 2
    scene.lay("I06", "newfoundland").lay("I25", "newfoundland")
    assert scene.waiting == (B,)
    assert scene.state.tile_discard == ["I16"]


def test_t9_nothing_fits() -> None:
    scene = Scene()
    inland = [f"I{number}" for number in range(25, 33)]
    for space, tile in zip(["NF5", "NF6", "NF8", "NS3", "NS5", "PE2", "PE3", "PE4"], inland, strict=True):
        scene.tile(space, tile)
    explore(scene, "N10", tiles=["I33", "I34"])
    assert scene.waiting == (B,)
    assert scene.state.tile_discard == ["I33", "I34"]
    assert scene.goods(A) == NO_GOODS
    assert scene.public().players[A].island_markers == 0


@pytest.mark.parametrize("hand", [[], ["X1"], ["Y01"]])
def test_t34_no_telescope(hand: list[str]) -> None:
    scene = explore(Scene().give(A, hand=hand), "N02")
    assert scene.state.tile_discard == []
    assert "no-tiles" in scene.event_names()
    if hand:
        assert scene.stands(A, "finish")
        scene.finish()
    assert scene.waiting == (B,)


def test_a_single_way_to_lay_is_not_asked_about() -> None:
    scene = Scene().island("newfoundland", leave=1).island("nova_scotia").island("anticosti")
    explore(scene, "N06", tiles=["I24"])
    assert scene.towers("NF10") == [(A, 1)]
    assert scene.goods(A) == storage(wood=2)
    assert scene.waiting == (B,)


def test_columbus_draws_and_lays_one_more() -> None:
    scene = explore(Scene().give(A, captain="columbus"), "N06", tiles=["I06", "I16", "I25"])
    running = scene.public().running
    assert running
    assert len(running.tiles) == 2
    assert running.lays == 2
    scene.lay("I06", "newfoundland").lay("I16", "nova_scotia")
    assert scene.waiting == (B,)


def test_laying_is_checked() -> None:
    scene = explore(Scene().island("newfoundland"), "N10", tiles=["I06", "I17"])
    scene.refuses(Lay(["I25", "nova_scotia"]), "not-drawn")
    scene.refuses(Lay(["I06", "newfoundland"]), "shape-does-not-fit")
    scene.refuses(Lay(["I06"]), "no-such-choice")
    assert [island for tile, island in scene.values(move="lay") if tile == "I17"] == [
        "nova_scotia",
        "anticosti",
    ]


def test_an_empty_tile_pile_is_made_anew_from_its_discards() -> None:
    scene = Scene()
    scene.state.tile_discard = ["I25", "I26"]
    scene.sends(A, "explore", "L07").sends(B, "explore", "france").give(B, hand=["X6"])
    scene.state.tiles = ["I06"]
    scene.action("explore")
    running = scene.public().running
    assert running
    assert sorted(tile.name for tile in running.tiles) == ["I06", "I25", "I26"]


# --- the questions --------------------------------------------------------------------------------------


def test_tiles_are_grouped_by_island_and_equal_ones_offered_once() -> None:
    scene = Scene().give(A, captain="columbus").sends(A, "explore", "L07", "L11").action("explore")
    groups = Counter(WORDS(option.group) for option in scene.pick(move="lay").options if option.group)
    assert len(groups) == 4
    assert max(groups.values()) <= 8
    assert "I02" not in {tile for tile, _ in scene.values(move="lay")}, "it looks like I01"


def test_a_tile_that_fits_nowhere_is_shown_with_the_reason() -> None:
    scene = Scene().island("newfoundland").island("nova_scotia").island("prince_edward")
    scene.sends(A, "explore", "N05", "N10").action("explore")
    inland = [tile for tile in scene.barred(move="lay") if GAME.figures.tiles[tile].shape == "inland"]
    assert set(scene.barred(move="lay").values()) <= {"shape-does-not-fit"}
    assert len(inland) == len(scene.barred(move="lay"))


def test_exploring_says_that_both_bonuses_are_taken_and_what_an_island_is_worth(words: Phrases) -> None:
    scene = Scene().sends(A, "explore", "N05").action("explore")
    about = scene.pick(move="lay").about
    assert about is not None
    assert words(about)
    groups = [words(option.group) for option in scene.pick(move="lay").options if option.group]
    assert len(set(groups)) == 4
    assert "10/5" in groups[0]
    assert max(map(len, groups)) <= 100
