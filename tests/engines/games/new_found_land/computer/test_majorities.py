"""What a lead on an island or in a city is worth to the computer player (§13-2)."""

from __future__ import annotations

import pytest

from engines.games.new_found_land import GAME
from engines.games.new_found_land.computer.majorities import Area, chance, gained, hope, prospect
from engines.games.new_found_land.moves import Lay, Settle
from tests.engines.games.new_found_land.computer.test_computer import suggestion
from tests.engines.games.new_found_land.computer.test_worth import worth
from tests.engines.games.new_found_land.scene import Scene

A, B, C = range(3)
PRICES = GAME.figures.computer
NOVA_SCOTIA = Area(8, 4, own=3, others=(3, 0), neutral=(), spaces=1, places=4, reach=3.0)


def test_chances() -> None:
    assert chance(2, 2, 1.0) == 0.5
    assert chance(5, 2, 1.0) < 0.1 < 0.9 < chance(0, 3, 1.0)


def test_the_bonus_to_be_expected() -> None:
    sure = 0.01
    assert hope(8, 4, 5, (3, 1), sure) == pytest.approx(8), "the most"
    assert hope(8, 4, 3, (5, 1), sure) == pytest.approx(4), "the second most"
    assert hope(8, 4, 1, (5, 3), sure) == pytest.approx(0)
    assert 4 < hope(8, 4, 5, (3, 1), 3.0) < 8, "while more markers can come nothing is certain"


def test_a_lead_counts_more_the_sooner_the_island_is_scored() -> None:
    leading = NOVA_SCOTIA._replace(own=5, others=(3, 1))
    far = leading._replace(spaces=6)
    assert prospect(PRICES, leading) > prospect(PRICES, far)
    assert gained(PRICES, leading, 1, 1) > gained(PRICES, leading, 1, 0), "a tile brings the scoring nearer"
    behind = leading._replace(own=0, others=(5, 3))
    assert gained(PRICES, behind, 0, 1) < 0, "but not for those who lead nowhere"


def test_what_decides_a_lead_is_worth_most() -> None:
    even = gained(PRICES, NOVA_SCOTIA, 2, 0)
    far_ahead = gained(PRICES, NOVA_SCOTIA._replace(own=12), 2, 0)
    far_behind = gained(PRICES, NOVA_SCOTIA._replace(others=(15, 12)), 2, 0)
    assert even > 4 * max(far_ahead, far_behind, 0.1)


def test_a_bonus_that_a_rival_loses_counts_too() -> None:
    alone = gained(PRICES, NOVA_SCOTIA._replace(others=(0, 0)), 2, 0)
    assert gained(PRICES, NOVA_SCOTIA, 2, 0) > alone


def test_settlers_go_where_they_take_the_lead() -> None:
    scene = Scene(in_round=4).island("nova_scotia", (B, 3), (A, 2)).sends(A, "settle", "N03").no_frames()
    scene.island("prince_edward", (B, 9)).action("settle")
    move = suggestion(scene)
    assert isinstance(move, Settle)
    assert move.place[0].startswith("NS"), "four markers lead there, two are nothing beside nine"
    hopeless = Scene(in_round=4).island("nova_scotia", (B, 13), (C, 12)).sends(A, "settle", "N03").no_frames()
    hopeless.island("prince_edward", (B, 2)).action("settle")
    other = suggestion(hopeless)
    assert isinstance(other, Settle)
    assert other.place[0].startswith("PE")


def test_a_tile_completes_an_island_for_its_leader_only() -> None:
    def laid(leader: int) -> str:
        scene = Scene(in_round=4).island("nova_scotia", (leader, 9), leave=1).sends(A, "explore", "N05")
        scene.island("anticosti", leave=3).state.tiles = ["I24", "I24"]
        move = suggestion(scene.no_frames().action("explore"))
        assert isinstance(move, Lay)
        return move.place[1]

    assert laid(A) == "nova_scotia"
    assert laid(B) != "nova_scotia"


def test_the_third_power_takes_part_with_two_players_only() -> None:
    assert worth(Scene(seats=2).land()).island_areas["newfoundland"].neutral == (0,)
    assert worth(Scene(seats=3).land()).island_areas["newfoundland"].neutral == ()


def test_scored_places_are_worth_nothing_more() -> None:
    scene = Scene().tile("AN1", "I17").city("hamburg", B, B, C)
    scene.state.islands_scored = ["anticosti"]
    scene.state.cities["hamburg"].scored = True
    known = worth(scene.land())
    assert "anticosti" not in known.island_areas
    assert "hamburg" not in known.city_areas
    assert known.landed("anticosti", 2) == 0
