"""Settle: §T10, §T21, §T25, and what §6.10 and §6.11 say."""

from __future__ import annotations

from collections import Counter
from typing import Any

from data.words import Phrases
from engines.games.new_found_land import GAME
from engines.games.new_found_land.actions.goal_conditions import progress
from engines.games.new_found_land.moves import (
    NewEngland,
    Settle,
)
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)
WORDS = Phrases("en", ["Ann", "Ben", "Cleo"])


def test_t10_new_england_without_a_free_field() -> None:
    for captain, points in (("", 2), ("dagama", 3)):
        scene = Scene().give(A, captain=captain).sends(A, "settle", "N03").sends(B, "settle", "N10")
        scene.give(B, hand=["X1"]).action("settle")
        assert scene.score(A) == points
        assert scene.who_was_told("new-england") == [A]
    scene = Scene().give(A, captain="dagama").tile("NF5", "I25").sends(A, "settle", "N10").action("settle")
    scene.settle("N10", "NF5", "a")
    assert scene.towers("NF5") == [(A, 1)]


def test_a_ship_without_settlers_is_skipped() -> None:
    scene = Scene().tile("NF5", "I25").sends(A, "settle", "N10", "N03").action("settle")
    assert scene.values(move="settle") == [["NF5", "a"], ["NF5", "b"]], "only one ship can settle"
    scene.refuses(NewEngland("N10"), "no-settlers")
    scene.new_england()
    assert scene.score(A) == 2
    assert scene.state.phase != "settle"


def test_t21_settlement_office() -> None:
    scene = Scene(nations=("spain", "france", "england")).give(A, upgrade_built=True)
    scene.tile("NF2", "I14").tile("NF5", "I28").sends(A, "settle", "N01", "N02").action("settle")
    assert scene.values(move="settle")[:3] == [["NF2", "a"], ["NF2", "b"], ["NF2", "both"]]
    scene.settle("N01", "NF2", "both")
    assert scene.goods(A) == storage(wood=1, cloth=1)
    assert scene.score(A) == 3
    scene.refuses(Settle(place=["NF5", "both"]), "bonus-not-allowed")
    scene.settle("", "NF5", "a")
    assert scene.goods(A) == storage(wood=1, cloth=1, gold=1)
    assert scene.score(A) == 3


def test_both_fields_of_a_tile_by_the_same_player() -> None:
    scene = Scene().tile("NF2", "I14").sends(A, "settle", "N01", "N03").action("settle")
    scene.settle("N03", "NF2", "b").settle("N01", "NF2", "b")
    assert scene.towers("NF2") == [(A, 2), (A, 1)]
    assert scene.score(A) == 6


def test_settling_is_checked() -> None:
    scene = Scene().tile("NF2", "I14", (B, 1), (C, 1)).tile("NS2", "I15").tile("NS4", "I01")
    scene.sends(A, "settle", "N01", "N03").action("settle")
    scene.refuses(Settle(ship="N01", place=["NF2", "a"]), "no-free-field")
    scene.refuses(Settle(ship="N01", place=["NS3", "a"]), "no-free-field")
    scene.refuses(Settle(ship="N01", place=["NS2", "c"]), "bonus-not-allowed")
    scene.refuses(Settle(ship="N01", place=["NS2", "both"]), "bonus-not-allowed")
    scene.refuses(Settle(ship="N01", place=["NS2"]), "no-such-choice")
    scene.refuses(Settle(ship="N01", place=["NS2", "a", "b"]), "no-such-choice")
    scene.refuses(Settle(place=["NS2", "a"]), "choose-ship").refuses(NewEngland(), "choose-ship")
    scene.refuses(Settle(ship="N05", place=["NS2", "a"]), "ship-not-available")


def test_ships_with_equally_many_settlers_are_interchangeable() -> None:
    scene = Scene().tile("NF2", "I14").sends(A, "settle", "N01", "N02", "N03").action("settle")
    assert scene.values(move="settle") == scene.values(move="new_england") == ["N03", "N01"]
    scene.refuses(Settle(ship="N02", place=["NF2", "a"]), "ship-not-available")
    scene.new_england("N03")
    assert scene.pick(move="settle").field == "place", "two ships with a settler each: whichever it is"
    scene.new_england().new_england()
    assert scene.score(A) == 4


def test_t25_a_scored_island_can_still_be_settled() -> None:
    scene = Scene().no_frames().island("nova_scotia", (B, 2))
    scene.state.islands_scored = ["nova_scotia"]
    scene.sends(A, "settle", "N03").action("settle")
    scene.settle("N03", "NS3", "b")
    assert scene.score(A) > 0
    assert scene.towers("NS3") == [(A, 2)]
    before = scene.score(A)
    scene.scoring().final()
    assert scene.score(A) == before, "the marker scores nothing later"
    assert progress(scene.board, A, "Z09").have == 2


# --- the questions --------------------------------------------------------------------------------------


def test_settle_asks_for_tile_and_bonus_together() -> None:
    scene = Scene().tile("NF2", "I14").tile("NF3", "I15").tile("NS2", "I01")
    scene.sends(A, "settle", "N01", "N03").action("settle")
    assert scene.pick(move="settle").field == "ship"
    assert scene.values(move="settle") == ["N03", "N01"]
    places = scene.pick(move="settle", ship="N03")
    assert [option.value for option in places.options] == [
        [space, bonus] for space in ("NF2", "NF3", "NS2") for bonus in ("a", "b")
    ]
    groups = [WORDS(option.group) for option in places.options if option.group]
    assert groups[0].startswith("Newfoundland (10/5)")
    assert len(set(groups)) == 2
    assert scene.ask(move="settle", ship="N03", place=["NF3", "b"]) is None


def test_places_are_grouped_by_island() -> None:
    """Every option names its island, however many tiles it has."""
    scene = Scene()
    for island in GAME.figures.islands:
        scene.island(island)
    options = scene.sends(A, "settle", "N03").action("settle").pick(move="settle").options
    groups = Counter(WORDS(option.group) for option in options if option.group)
    assert len(groups) == 4
    assert max(groups.values()) == 20


def test_the_settlement_office_is_told_while_it_can_be_used() -> None:
    scene = Scene(nations=("spain", "france", "england")).give(A, upgrade_built=True)
    scene.tile("NF2", "I14").tile("NF3", "I15").sends(A, "settle", "N01", "N03").action("settle")

    def about(**ship: Any) -> str:
        told = scene.pick(move="settle", **ship).about
        assert told is not None
        return WORDS(told)

    assert "Settlement Office" in about(ship="N01")
    scene.settle("N01", "NF2", "both")
    assert "Settlement Office" not in about()
