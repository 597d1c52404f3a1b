"""The race on the score track: §T1 to §T4, §T24, §T29, §T30, §T33, §T35."""

from __future__ import annotations

from engines.games.new_found_land.figures import NO_GOODS
from engines.games.new_found_land.moves import ChooseCaptain, ChooseGoal, ChooseGood
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C, D = range(4)


def scoring(scene: Scene, points: int) -> Scene:
    """A player's Antwerp sale brings exactly these points and ends the turn."""
    ships = ["N01", "L04", "L05"]
    scene.give(A, goods=storage(wood=points)).sends(A, "deliver", *ships).action("deliver")
    return scene.antwerp() if points > 1 else scene.antwerp("N01", wood=1)


def test_t1_a_figure_blocks_a_frame() -> None:
    scene = Scene().give(A, score=6).give(B, score=5)
    scoring(scene, 3).choose("Z01")
    assert scene.score(A) == 9
    assert scene.space("square") == 6


def test_t2_a_frame_blocks_a_frame() -> None:
    scene = Scene().give(A, score=16).give(B, score=10).give(C, score=9)
    scene.frame("square", 1, A).frame("pentagon", 15, A).frame("circle", 17)
    scoring(scene, 2).choose("Z02")
    assert scene.space("circle") == 16


def test_t3_two_frames_in_one_turn_the_lowest_first() -> None:
    scene = Scene().give(A, score=5).give(B, score=2).give(C, score=3)
    scoring(scene, 11)
    assert scene.score(A) == 16
    assert scene.values() == ["choose_goal"]
    scene.refuses(ChooseCaptain("drake"), "wrong-phase")
    scene.choose("Z13")
    assert scene.space("square") == 4
    assert scene.values() == ["choose_captain"]
    scene.choose("drake")
    assert scene.space("pentagon") == 12
    assert scene.player(A).captain == "drake"


def test_t4_the_last_one_removes_the_frame() -> None:
    scene = Scene().give(A, score=6).give(B, score=20).give(C, score=20)
    scene.frame("square", 7, B, C).frame("pentagon", 15, B, C).frame("circle", None)
    scoring(scene, 3).choose("Z07")
    assert scene.space("square") is None
    assert "frame-gone" in scene.event_names()


def test_t24_a_captain_counts_from_the_next_action_on() -> None:
    """Magellan, taken after the own Settle, changes nothing in this Settle."""
    scene = Scene().give(A, score=14).frame("square", None).tile("NF5", "I25").tile("NF6", "I26")
    scene.sends(A, "settle", "N04").sends(B, "settle", "N03").sends(C, "settle", "N06")
    scene.sends(A, "deliver", "N01").sends(B, "deliver", "L09")
    scene.give(A, goods=storage(wood=1)).give(B, goods=storage(wood=1)).action("settle")
    assert [one.seat for one in scene.state.order] == [B, A, C]
    scene.settle("N03", "NF5", "a").settle("N04", "NF6", "b")
    scene.choose("magellan")
    assert [one.seat for one in scene.state.order] == [B, A, C]
    assert scene.stands(C, "settle")
    scene.new_england()
    assert [(one.seat, one.sail) for one in scene.state.order] == [(A, 6), (B, 6)]
    assert scene.stands(A, "deliver")
    assert scene.player(A).points["captain"] == 1


def test_t29_the_reward_comes_at_the_end_of_the_turn() -> None:
    scene = Scene().give(A, score=6, hand=["Y07"]).sends(A, "load", "N01").action("load")
    scene.card("Y07")
    assert scene.score(A) == 8
    assert scene.stands(A, "load")
    scene.load("wood")
    assert scene.stands(A, "keep")
    scene.keep("X1")
    assert scene.stands(A, "frame")


def test_t30_a_figure_on_a_later_lap_blocks() -> None:
    scene = Scene().give(A, score=14).give(B, score=65).give(C, score=10)
    scene.frame("square", 1, A, B).frame("pentagon", 2, A, B).frame("circle", 17, B)
    scene.frame("triangle", 30, B).frame("star", 40, B)
    scoring(scene, 4)
    scene.choose("Z08")
    assert scene.space("circle") == 16


def test_t33_every_turn_ends_before_the_next_begins() -> None:
    scene = Scene().give(A, score=6, hand=["Y07"]).give(B, score=3, hand=["Y08"])
    scene.sends(A, "load", "N02").sends(B, "load", "N10").sends(C, "load", "N01").action("load")
    scene.card("Y07").load("wood").keep("X1").choose("Z01")
    assert scene.space("square") == 4
    scene.card("Y08").load("wood").keep("X3")
    assert scene.score(B) == 4
    assert scene.stands(B, "frame")
    scene.choose("Z04")
    assert scene.space("square") == 1
    assert scene.stands(C, "load")


def test_t35_a_frame_blocked_at_once_stays() -> None:
    scene = Scene().give(A, score=13).give(C, score=14).frame("square", 1, A, C)
    scoring(scene, 2).choose("cortes")
    assert scene.space("pentagon") == 15
    assert "frame-stays" in scene.event_names()
    assert "frame-moved" not in scene.event_names()


# --- more about frames -----------------------------------------------------------------------------------


def test_a_frame_never_enters_space_0() -> None:
    scene = Scene().give(A, score=1).give(B, score=10).give(C, score=11).frame("square", 2)
    scoring(scene, 1).choose("Z01")
    assert scene.space("square") == 1
    assert "frame-moved" in scene.event_names()


def test_the_own_figure_blocks_too() -> None:
    scene = Scene().give(A, score=55).frame("square", 7).frame("pentagon", 2, A).frame("circle", 20, A)
    scene.frame("triangle", 25, A).frame("star", 35, A)
    scoring(scene, 1)
    assert scene.public().players[A].space == 6
    scene.choose("Z01")
    assert scene.space("square") == 7


def test_cortes_brings_gold_at_once_and_with_every_income() -> None:
    scene = Scene().give(A, score=13).frame("square", 1, A)
    scoring(scene, 2).choose("cortes")
    assert scene.goods(A) == storage(gold=1)
    scene.give(A, goods=NO_GOODS)
    scene.state.phase, scene.state.queue, scene.state.turn = "land", [A], None
    scene.go()
    assert scene.goods(A) == storage(wood=1, cloth=1, gold=1)


def test_the_triangle_gives_a_good_and_the_last_one_without_asking() -> None:
    scene = Scene(seats=4).give(A, score=24)
    for name in ("square", "pentagon", "circle"):
        scene.frame(name, None)
    scoring(scene, 1)
    assert scene.values(move="choose_good") == ["wood", "cloth", "iron", "gold"]
    scene.choose("gold")
    assert scene.goods(A) == storage(gold=1)
    assert scene.state.frames["triangle"].left == [
        "wood",
        "cloth",
        "iron",
    ]
    last = Scene(seats=4).give(A, score=24).frame("triangle", 25, B, C, D)
    for name in ("square", "pentagon", "circle"):
        last.frame(name, None)
    scoring(last, 1)
    assert last.goods(A) == storage(gold=1), "wood, cloth and iron were taken before"
    assert last.space("triangle") is None
    assert last.state.step != "frame"


def test_a_reward_that_is_gone_cannot_be_chosen() -> None:
    scene = Scene().give(A, score=24).frame("square", None).frame("pentagon", None).frame("circle", None)
    scene.frame("triangle", 25, B)
    scoring(scene, 1).refuses(ChooseGood("wood"), "not-available")
    scene = scoring(Scene().give(A, score=6), 1)
    scene.refuses(ChooseGoal("Z02"), "not-available")
    scene.refuses(ChooseGoal("Z01"), "not-your-turn", seat=B)


def test_frames_reached_in_a_scoring_are_taken_player_by_player() -> None:
    """Each share is a turn: its reward comes before the next player scores (§9-13)."""
    scene = Scene(start=A).island("nova_scotia", (C, 5), (A, 5), (B, 3)).scoring()
    assert scene.scores() == [9, 0, 0]
    assert scene.stands(A, "frame")
    scene.choose("Z01")
    assert scene.space("square") == 4
    assert scene.scores() == [9, 3, 9]
    assert scene.stands(C, "frame")
