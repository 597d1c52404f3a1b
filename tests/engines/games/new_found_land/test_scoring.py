"""Majorities and the end of the game: §T12 to §T14, §T16, §T26."""

from __future__ import annotations

from collections import Counter

import pytest

from data.words import Phrases
from engines.games.new_found_land import GAME
from engines.games.new_found_land.figures import Goods
from engines.games.new_found_land.scoring import shares
from engines.games.new_found_land.state import NEUTRAL
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)


@pytest.mark.parametrize(
    ("bonuses", "markers", "points"),
    [
        pytest.param((8, 4), [4, 4, 4], [8, 8, 8], id="T12 all tie"),
        pytest.param((4, 2), [3, 0, 0], [7, 0, 0], id="T13 alone"),
        pytest.param((8, 4), [5, 5, 3], [9, 9, 3], id="Nova Scotia"),
        pytest.param((8, 4), [3, 1, 1], [11, 1, 1], id="Stockholm"),
        pytest.param((8, 4), [6, 4, 2], [14, 8, 2], id="three ranks"),
        pytest.param((4, 2), [2, 1, 0], [6, 3, 0], id="Hamburg"),
    ],
)
def test_shares(bonuses: tuple[int, int], markers: list[int], points: list[int]) -> None:
    found = shares(Counter(dict(enumerate(markers))), bonuses, 1)
    assert [found.get(seat, 0) for seat in range(3)] == points


@pytest.mark.parametrize(
    ("bonuses", "neutral", "a", "b", "points"),
    [
        pytest.param((6, 3), 3, 3, 1, [6, 1], id="T14 tie with the third power"),
        pytest.param((6, 3), 4, 3, 3, [3, 3], id="T14 behind it, tied"),
        pytest.param((10, 5), 5, 4, 2, [9, 2], id="it is first"),
        pytest.param((10, 5), 2, 4, 1, [14, 1], id="it is second"),
    ],
)
def test_t14_the_third_power(
    bonuses: tuple[int, int], neutral: int, a: int, b: int, points: list[int]
) -> None:
    found = shares(Counter({NEUTRAL: neutral, A: a, B: b}), bonuses, 1)
    assert [found[A], found[B]] == points


def test_the_higher_bonus_is_scored_first() -> None:
    scene = Scene().no_frames().island("prince_edward", (A, 1)).island("nova_scotia", (B, 1)).scoring()
    assert scene.state.islands_scored == ["nova_scotia", "prince_edward"]


def test_shares_are_taken_in_player_order() -> None:
    """From the start player on: whoever passes a frame first has the pick (§9-13)."""
    scene = Scene(start=C).island("nova_scotia", (A, 5), (C, 5), (B, 3)).scoring()
    assert scene.scores() == [0, 0, 9]
    assert scene.stands(C, "frame")
    scene.choose("Z01")
    assert scene.scores() == [9, 0, 9]
    assert scene.stands(A, "frame")
    cities = Scene(start=B).city("stockholm", A, A, B, B, B).scoring("cities")
    assert cities.scores() == [0, 11, 0]
    assert cities.stands(B, "frame")


def test_a_share_names_its_bonus() -> None:
    scene = Scene(start=A).no_frames().island("nova_scotia", (A, 5), (B, 3), (C, 1)).scoring()
    words = Phrases("en", ["Ann", "Ben", "Cleo"])
    assert words(scene.telling("scored-island")) == (
        "**Nova Scotia is complete!** Ann +13 (5 markers, bonus 8), Ben +7 (3 markers, bonus 4)"
        " and Cleo +1 (1 marker)."
    )


def test_an_incomplete_island_is_not_scored() -> None:
    scene = Scene().no_frames().island("nova_scotia", (B, 1), leave=1).scoring()
    assert scene.state.islands_scored == []
    assert scene.scores() == [0, 0, 0]


# --- the end of the game --------------------------------------------------------------------------------


def test_t16_the_50_100_cards() -> None:
    scene = Scene(in_round=4).no_frames().give(A, score=48).give(B, score=49).give(C, score=47)
    scene.give(A, goods=storage(wood=11)).sends(A, "deliver", "L04", "L05", "L08")
    scene.give(B, goods=storage(wood=1)).sends(B, "deliver", "N08").action("deliver")
    scene.city("hamburg", C, C).tile("NF2", "I01", (C, 2))
    scene.antwerp("L04", "L05", "L08", wood=11)
    assert scene.score(A) == 59
    assert scene.player(A).lap_card == 5
    assert "lap-card" in scene.event_names()
    scene.antwerp(wood=1)
    assert scene.player(B).points == {"settle": 49, "antwerp": 1, "laps": 3}
    assert scene.player(C).points == {"settle": 47, "markers": 4, "laps": 1}
    assert scene.player(C).lap_card == 1
    assert scene.scores() == [64, 53, 52]


def test_the_final_scoring_goes_in_player_order_too() -> None:
    """Two reach 50 by their last markers: the better card is for whoever comes first in the last round."""
    scene = Scene(in_round=4, start=B).give(A, score=49).give(B, score=49)
    scene.city("hamburg", A, B).final()
    assert [scene.player(seat).lap_card for seat in (A, B, C)] == [3, 5, None]


def test_reaching_50_by_leftovers_gives_no_card() -> None:
    scene = Scene(in_round=4).give(A, score=49, hand=["X1"]).final()
    assert scene.score(A) == 51
    assert scene.player(A).lap_card is None


@pytest.mark.parametrize(
    ("goods", "ranks", "reason"),
    [
        ((storage(wood=3), storage(gold=2)), [1, 2], True),
        ((storage(wood=3), storage(gold=3)), [1, 1], False),
        ((storage(wood=2), storage(gold=3)), [2, 1], True),
    ],
)
def test_t26_a_tie_at_the_end(goods: tuple[Goods, Goods], ranks: list[int], reason: bool) -> None:
    scene = Scene(seats=2, in_round=4).give(A, score=80, goods=goods[0]).give(B, score=80, goods=goods[1])
    outcome = GAME.outcome(scene.final().state)
    assert outcome is not None
    assert [one.rank for one in sorted(outcome.standings, key=lambda one: one.seat)] == ranks
    assert (outcome.reason is not None) is reason


def test_scored_markers_do_not_count_again() -> None:
    scene = Scene(in_round=4).city("hamburg", A, A, B).city("venice", A)
    scene.state.cities["hamburg"].scored = True
    assert scene.final().scores() == [1, 0, 0]


def test_frames_are_not_resolved_at_the_end() -> None:
    scene = Scene(in_round=4).give(A, score=6, hand=["X1", "X2"]).final()
    assert scene.score(A) == 10
    assert scene.state.over
    assert GAME.waiting(scene.state) == ()
    assert scene.space("square") == 7
