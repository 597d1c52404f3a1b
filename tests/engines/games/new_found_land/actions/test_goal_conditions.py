"""The conditions of all goal cards (§3.16)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.games.new_found_land.actions.goal_conditions import progress
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)


def _towers(scene: Scene, *counts: int) -> None:
    spaces = ("NF2", "NS2", "AN2", "PE1")
    for space, tile, count in zip(spaces, ("I01", "I02", "I03", "I04"), counts, strict=False):
        if count:
            scene.tile(space, tile, (A, count))


@pytest.mark.parametrize(
    ("goal", "enough", "not_quite"),
    [
        ("Z01", {"goods": storage(iron=2)}, {"goods": storage(iron=1, gold=5)}),
        ("Z02", {"goods": storage(wood=3)}, {"goods": storage(wood=2, gold=5)}),
        ("Z03", {"goods": storage(cloth=3)}, {"goods": storage(cloth=2)}),
        ("Z04", {"goods": storage(gold=2)}, {"goods": storage(gold=1)}),
        ("Z05", {"goods": storage(wood=1, cloth=1, iron=1, gold=1)}, {"goods": storage(wood=1, gold=3)}),
        ("Z06", {"towers": (9,)}, {"towers": (8, 8)}),
        ("Z07", {"towers": (1, 1, 1, 1)}, {"towers": (9, 9, 9)}),
        ("Z08", {"towers": (2, 0, 2, 2)}, {"towers": (9, 2, 1, 1)}),
        ("Z09", {"towers": (5, 5, 3)}, {"towers": (5, 5, 2)}),
        ("Z10", {"cities": "hvs"}, {"cities": "hhvv"}),
        ("Z11", {"cities": "sss"}, {"cities": "ssvvhh"}),
        ("Z12", {"cities": "hvss"}, {"cities": "hvs"}),
        ("Z13", {"ships": ["L01", "L02"]}, {"ships": ["L01", "N01", "N02"]}),
        ("Z14", {"ships": ["L01", "N01", "N02", "N03"]}, {"ships": ["N01", "N02", "N03"]}),
        ("Z15", {"wharf_built": True, "upgrade_built": True}, {"wharf_built": True}),
    ],
)
def test_conditions(goal: str, enough: dict[str, Any], not_quite: dict[str, Any]) -> None:
    for has, met in ((enough, True), (not_quite, False)):
        scene = Scene(nations=("portugal", "france", "spain"))
        more = dict(has)
        _towers(scene, *more.pop("towers", ()))
        for letter in more.pop("cities", ""):
            city = {"h": "hamburg", "v": "venice", "s": "stockholm"}[letter]
            scene.state.cities[city].markers.append(A)
        scene.give(A, **more)
        assert progress(scene.board, A, goal).met is met
        assert not progress(scene.board, B, goal).met


def test_the_fleet_is_no_ship_at_a_wharf() -> None:
    scene = Scene(nations=("portugal", "france", "spain"))
    scene.give(A, ships=["N01", "N02", "N03"], upgrade_built=True)
    assert progress(scene.board, A, "Z14") == (3, 4)
