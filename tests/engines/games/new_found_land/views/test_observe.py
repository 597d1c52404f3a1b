"""What may be seen, by whom (§8)."""

from __future__ import annotations

import msgspec
import pytest

from engines.games.new_found_land import GAME
from engines.games.new_found_land.figures import Gain, Values
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)


def seen_by_all(scene: Scene) -> str:
    return msgspec.json.encode(scene.public()).decode()


# --- secrets --------------------------------------------------------------------------------------------


def test_hands_are_secret() -> None:
    scene = Scene().give(A, hand=["X4"], goals=["Z09"]).give(B, hand=["Y10"], goals=["Z12"]).land()
    everybody = seen_by_all(scene)
    for card in ("X4", "Y10", "Z09", "Z12"):
        assert f'"{card}"' not in everybody
    assert [card.name for card in scene.own(A).hand] == ["X4"]
    assert [goal.name for goal in scene.own(B).goals] == ["Z12"]
    assert [(player.hand, player.goals) for player in scene.public().players] == [(1, 1), (1, 1), (0, 0)]


def test_drawn_cards_are_seen_by_the_drawer_only() -> None:
    scene = Scene().sends(A, "load", "N01").action("load").load("wood")
    assert [card.name for card in scene.own(A).drawn] == ["X1", "X2", "X3"]
    assert scene.own(B).drawn == ()
    assert '"X1"' not in seen_by_all(scene)
    running = scene.public().running
    assert running
    assert running.drawn_cards == 3
    assert running.keep == 1
    assert [event.to for event in scene.events if event.text.key.endswith("you-drew")] == [A]


def test_a_goal_stack_is_seen_only_by_the_player_choosing_from_it() -> None:
    scene = Scene().give(A, score=7, hand=["X1"]).land().end_land()
    assert [goal.name for goal in scene.own(A).stack] == ["Z01", "Z04", "Z07", "Z10", "Z13"]
    assert scene.own(B).stack == ()
    assert '"Z01"' not in seen_by_all(scene)
    frame = scene.public().frames[0]
    assert (frame.name, frame.cards, frame.captains) == ("square", 5, ())
    scene.choose("Z13")
    assert '"Z13"' not in seen_by_all(scene)
    assert "Z13" not in msgspec.json.encode([e for e in scene.events if e.to is None]).decode()


def test_the_order_of_piles_is_secret() -> None:
    scene = Scene().give(A, hand=["X6"]).land()
    public = scene.public()
    assert public.next_large == GAME.figures.ships["L05"], "it is face up (§9-2)"
    for hidden in ("N05", "L06", "A09", "I01", "Y01"):
        assert f'"{hidden}"' not in seen_by_all(scene)
    assert (public.piles.small, public.piles.large, public.piles.tiles) == (4, 2, 34)


def test_what_was_discarded_face_down_is_a_number() -> None:
    scene = Scene().sends(A, "load", "N01").action("load").load("wood")
    scene.sends(B, "settle", "X5").keep("X1")
    assert scene.public().piles.cards_hidden == 2
    assert '"X2"' not in seen_by_all(scene)
    assert '"X3"' not in seen_by_all(scene)


def test_all_is_shown_at_the_end() -> None:
    scene = Scene(in_round=4).give(A, hand=["X4"], goals=["Z09"]).final()
    player = scene.public().players[A]
    assert (player.shown_cards, player.shown_goals) == (("X4",), ("Z09",))
    assert scene.public().asked == ()
    assert scene.public().current is None


# --- what is public -------------------------------------------------------------------------------------


def test_players() -> None:
    scene = Scene(nations=("portugal", "france", "spain"))
    scene.give(A, score=57, goods=storage(wood=2), upgrade_built=True, lap_card=5, captain="drake")
    scene.tile("NF2", "I01", (A, 2)).city("venice", A, B)
    player = scene.give(A, hand=["X1"]).land().public().players[A]
    assert (player.nation, player.board_number, player.upgrade) == ("portugal", 1, "merchant_fleet")
    assert (player.score, player.space, player.lap, player.lap_card) == (57, 7, 1, 5)
    assert player.fleet is not None
    assert player.fleet.values == Values(1, 1, 1, 1)
    assert (player.island_markers, player.city_markers) == (2, 1)
    assert [(source.what, source.points) for source in player.sources] == [("settle", 57)]
    assert [ship.name for ship in player.idle] == ["portugal", "fleet"]


@pytest.mark.parametrize(
    ("score", "space", "lap"), [(0, 0, 0), (1, 1, 0), (50, 50, 0), (51, 1, 1), (101, 1, 2)]
)
def test_where_a_figure_stands(score: int, space: int, lap: int) -> None:
    player = Scene().give(B, score=score).give(A, hand=["X1"]).land().public().players[B]
    assert (player.space, player.lap) == (space, lap)


def test_islands_and_cities() -> None:
    scene = Scene(seats=2).tile("NF2", "I14", (A, 2), (-1, 1)).tile("NF5", "I28").city("hamburg", B)
    public = scene.give(A, hand=["X1"]).land().public()
    island = public.islands[0]
    assert (island.name, island.first, island.second, island.free) == ("newfoundland", 10, 5, 8)
    assert (island.markers, island.neutral, island.scored) == ((2, 0), 1, False)
    space = island.spaces[1]
    assert (space.name, space.shape, space.free) == ("NF2", "coast", 0)
    assert space.tile is not None
    assert space.tile.both == Gain(storage(wood=1, cloth=1), 3)
    assert [(tower.owner, tower.count) for tower in space.towers] == [(A, 2), (-1, 1)]
    city = public.cities[0]
    assert (city.markers, city.spaces, [one.name for one in city.contracts if one]) == (
        (B,),
        3,
        ["A01", "A02", "A03"],
    )


def test_the_running_action() -> None:
    scene = Scene().sends(A, "load", "N02").sends(B, "load", "N01").action("load")
    running = scene.public().running
    assert running
    assert running.action == "load"
    assert running.seat == A
    assert [(one.seat, one.sail, one.done) for one in running.order] == [(A, 4, False), (B, 2, False)]
    scene.load("wood").keep("X1")
    running = scene.public().running
    assert running
    assert [one.done for one in running.order] == [True, False]
    assert running.seat == B


def test_the_last_turn_is_highlighted_until_the_next_step() -> None:
    scene = Scene().tile("NF2", "I14").tile("NF3", "I15")
    scene.sends(A, "settle", "N03").sends(B, "settle", "N01").action("settle")
    scene.settle("", "NF2", "a")
    assert [(deed.seat, deed.what, deed.space) for deed in scene.public().deeds] == [(A, "settle", "NF2")]
    assert [space.name for space in scene.public().islands[0].spaces if space.fresh] == ["NF2"]
    scene.new_england()
    assert scene.public().deeds[0].what != "settle"


def test_asking_names_the_question_and_no_more() -> None:
    scene = Scene(start=A).give(A, hand=["X1"]).planning()
    public = scene.public()
    assert public.asked == (A,)
    assert public.asking.key == "new_found_land-asking-plan"
    assert public.planning == "load"
    assert not public.quiet
    assert public.current == A
    quiet = Scene(simultaneous=True).planning().public()
    assert quiet.quiet
    assert quiet.asking.key == "new_found_land-asking-plan-all"
    assert quiet.current is None


def test_goal_progress() -> None:
    scene = Scene().tile("NF2", "I14", (A, 6)).give(A, goals=["Z06", "Z01"], goods=storage(iron=2)).goals(A)
    first, second = scene.own(A).goals
    assert (first.have, first.need, first.met) == (6, 9, False)
    assert (second.have, second.need, second.met) == (2, 2, True)
