"""Load: §T19, §T20, §T32, and what §6.8 and §6.9 say."""

from __future__ import annotations

from engines.games.new_found_land.moves import (
    Keep,
    KeepAndPlay,
    LoadGood,
)
from tests.engines.games.new_found_land.scene import Scene, storage

A = 0


def test_t19_the_discard_pile_is_shuffled_in() -> None:
    scene = Scene()
    scene.state.cards = ["X1"]
    scene.state.cards_open, scene.state.cards_hidden = ["X2", "X3", "X4", "Y01", "Y02"], ["Y03", "Y04", "Y05"]
    scene.state.cards_hidden.append("Y06")
    scene.sends(A, "load", "N01").action("load").load("wood")
    drawn = [card.name for card in scene.own(A).drawn]
    assert drawn[0] == "X1"
    assert len(drawn) == 3
    assert len(scene.state.cards) == 7
    assert scene.state.cards_open == scene.state.cards_hidden == []


def test_no_card_is_left_to_draw() -> None:
    scene = Scene().give(A, hand=["X1"])
    scene.state.cards = []
    scene.sends(A, "load", "N03").action("load")
    assert scene.goods(A) == storage(wood=1), "asked nothing else (§D10)"
    assert scene.stands(A, "finish"), "asked nothing else (§D10)"


def test_t20_colonial_harbour() -> None:
    scene = Scene().give(A, upgrade_built=True).sends(A, "load", "N03").action("load")
    assert scene.values(move="keep") == [["X1"]]
    scene = Scene().give(A, upgrade_built=True).sends(A, "load", "N01").action("load").load("iron")
    scene.refuses(Keep(["X1"]), "wrong-number", count=2)
    scene.keep("X1", "X3")
    assert scene.player(A).hand == ["X1", "X3"]
    assert scene.state.cards_hidden == ["X2"]


def test_t32_keep_and_play() -> None:
    scene = Scene().give(A, score=4, hand=["X4"]).sends(A, "load", "N01")
    scene.state.cards = ["Y09", "X2", "Y01"]
    scene.action("load").load("iron")
    assert scene.values(move="keep") == [["Y09"], ["X2"], ["Y01"]]
    assert scene.values(move="keep_and_play") == ["Y09", "Y01"]
    scene.refuses(KeepAndPlay("X2"), "not-goods-card").refuses(KeepAndPlay("Y02"), "not-available")
    scene.keep_and_play("Y09")
    assert scene.score(A) == 8
    assert scene.player(A).hand == ["X4"]
    assert scene.state.cards_hidden == ["X2", "Y01"]
    assert scene.state.cards_open == ["Y09"]
    assert scene.stands(A, "frame")


def test_keep_two_and_play_one() -> None:
    scene = Scene().give(A, upgrade_built=True).sends(A, "load", "N01")
    scene.state.cards = ["Y09", "X2", "Y01"]
    scene.action("load").load("iron")
    assert scene.values(move="keep", cards=["Y01", "Y09"]) == ["all", "Y09", "Y01", "none"]
    scene.refuses(KeepAndPlay("Y09"), "nothing-to-play")
    scene.refuses(Keep(["Y09", "Y01"]), "choose-play").refuses(Keep(["Y09", "X2"], "Y01"), "choose-play")
    scene.keep("Y09", "Y01", play="Y01")
    assert scene.goods(A) == storage(wood=2, iron=1)
    assert scene.player(A).hand == ["Y09"]


def test_loading_is_checked() -> None:
    scene = Scene().sends(A, "load", "N02").action("load")
    scene.refuses(LoadGood(good="iron"), "good-too-valuable")
    scene.refuses(LoadGood(good="silver"), "no-such-choice")
    scene.refuses(LoadGood(ship="N03", good="wood"), "ship-not-available")
    assert scene.cautions(LoadGood(good="wood")) == [], "cards are drawn whatever is loaded"
    scene.load("cloth").refuses(Keep(["X5"]), "not-available").refuses(Keep(["X1"], "all"), "not-goods-card")
    scene.refuses(Keep([]), "wrong-number").refuses(Keep(["X1", "X1"]), "not-available")


def test_a_ship_with_one_crate_loads_wood_unasked() -> None:
    scene = Scene().sends(A, "load", "N03").action("load")
    assert scene.goods(A) == storage(wood=1)
    assert scene.stands(A, "keep")
