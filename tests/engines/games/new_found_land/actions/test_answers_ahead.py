"""Answers given ahead of the own turn: parallel Load, goals (§10)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.contract.core import Rejected
from engines.contract.dice import Dice
from engines.games.new_found_land import GAME
from engines.games.new_found_land.moves import (
    DropPlan,
    EndGoals,
    Keep,
    KeepAndPlay,
    LoadGood,
    PlayGoodsCard,
    Redeem,
)
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = 0, 1, 2


def loading(cards: str = "X1 X2 X3 Y01 Y07 Y03 Y08 Y05 Y06 Y09", **ships: str) -> Scene:
    """A, B and C load, in this order."""
    sent = {"a": "N02", "b": "N10", "c": "N06", **ships}
    scene = Scene(start=A)
    scene.state.cards = cards.split()
    for seat, ship in zip((A, B, C), sent.values(), strict=True):
        scene.sends(seat, "load", ship)
    return scene.action("load")


def names(scene: Scene, seat: int) -> list[str]:
    return [card.name for card in scene.own(seat).drawn]


def test_everybody_at_load_is_asked_at_once() -> None:
    scene = loading()
    assert scene.waiting == scene.public().asked == (A, B, C)
    assert scene.public().piles.cards == 4, "the cards are dealt, in the order of sail"
    assert [player.dealt for player in scene.state.players] == [["X1", "X2"], ["X3", "Y01"], ["Y07", "Y03"]]
    for seat in (A, B, C):
        assert scene.values(seat, move="load") == ["cloth", "wood"]
        assert not names(scene, seat)


def test_a_short_pile_or_a_single_ship_means_one_after_the_other() -> None:
    short = loading("X1 X2 X3 Y01 Y07")
    assert short.waiting == short.public().asked == (A,)
    with pytest.raises(Rejected):
        short.ask(B)
    alone = Scene().sends(A, "load", "N01").action("load")
    assert alone.waiting == (A,)
    assert not alone.player(A).dealt


def test_the_cards_are_seen_when_the_good_is_chosen_and_not_before() -> None:
    scene = loading().play(LoadGood(good="wood"), C)
    assert names(scene, C) == ["Y07", "Y03"]
    assert scene.event_names() == ["you-drew"]
    assert [event.to for event in scene.events] == [C]
    assert scene.final_events() == ["you-drew"]
    assert scene.goods(C) == storage(), "carried out when the turn comes"
    assert scene.own(C).goods == storage(wood=1), "as it will be then"
    scene.refuses(LoadGood(good="cloth"), "wrong-phase", C).refuses(DropPlan(), "no-plan", C)
    with pytest.raises(Rejected):
        scene.ask(B, move="keep")


def test_a_single_crate_loads_by_itself_and_shows_its_card() -> None:
    scene = loading(c="N03")
    assert scene.values(C) == ["keep", "keep_and_play"]
    assert names(scene, C) == ["Y07"]


def test_an_early_answer_stays_secret() -> None:
    scene = loading()
    before = scene.public()
    scene.play(LoadGood(good="cloth"), B).play(Keep(["X3"]), B)
    assert scene.public() == before
    assert B not in scene.waiting
    assert scene.event_names() == ["answer-kept"]
    assert [event.to for event in scene.events] == [B]
    assert scene.own(B).step == "answered"
    assert [card.name for card in scene.own(B).hand] == ["X3"]
    assert scene.player(B).hand == []
    assert scene.own(A).step == "load"


def test_the_card_can_be_changed_until_the_turn_comes() -> None:
    scene = loading().play(LoadGood(good="cloth"), B).play(Keep(["X3"]), B)
    assert scene.values(B) == ["drop_plan"]
    scene.play(DropPlan(), B)
    assert scene.waiting == (A, B, C), "the good stays loaded"
    assert names(scene, B) == ["X3", "Y01"], "the good stays loaded"
    scene.play(KeepAndPlay("Y01"), B).load("wood").keep("X1")
    assert scene.goods(B) == storage(wood=2, cloth=1)
    assert scene.stands(C, "load")
    scene.refuses(DropPlan(), "not-your-turn", B)


def test_early_answers_are_carried_out_in_the_order_of_sail() -> None:
    scene = loading()
    scene.play(LoadGood(good="wood"), C).play(Keep(["Y07"]), C)
    scene.play(LoadGood(good="cloth"), B).play(Keep(["Y01"]), B)
    assert scene.waiting == (A,)
    scene.load("wood").keep("X2")
    assert scene.state.phase != "load"
    assert scene.who_was_told("loaded") == [B, C]
    assert scene.who_was_told("kept") == [A, B, C]
    assert "you-drew" not in scene.event_names(), "they have seen their cards"
    assert [player.hand for player in scene.state.players] == [["X2"], ["Y01"], ["Y07"]]
    assert scene.state.cards_hidden == ["X1", "X3", "Y03"]


def test_a_half_given_answer_is_completed_in_the_turn() -> None:
    scene = loading().play(LoadGood(good="wood"), B).load("wood").keep("X1")
    assert scene.stands(B, "keep")
    assert names(scene, B) == ["X3", "Y01"]
    assert scene.goods(B) == storage(wood=1)


def test_t33_answers_given_early_end_turn_by_turn() -> None:
    """A 6, B 3, C 0 points, the square on 7: A takes it, and it moves to 4, where B gets with one point."""
    scene = Scene(start=A).give(A, score=6, hand=["Y07"]).give(B, score=3, hand=["Y08"]).give(C, score=0)
    for seat, ship in ((A, "N02"), (B, "N10"), (C, "N06")):
        scene.sends(seat, "load", ship)
    scene.action("load")
    scene.play(PlayGoodsCard("Y08"), B).play(LoadGood(good="wood"), B).play(Keep(["X3"]), B)
    assert scene.score(B) == 3, "nothing has happened yet"
    scene.card("Y07").load("wood").keep("X1")
    assert scene.stands(A, "frame")
    assert scene.space("square") == 7
    assert scene.score(B) == 3
    assert "Y08" not in str(scene.public())
    scene.choose("Z01")
    assert scene.score(B) == 4, "the square had come to 4"
    assert scene.stands(B, "frame"), "the square had come to 4"
    scene.choose("Z04")
    assert scene.space("square") == 1
    assert scene.stands(C, "load")


def test_others_may_answer_while_somebody_chooses_a_reward() -> None:
    scene = Scene(start=A).give(A, score=6, hand=["Y07"]).sends(A, "load", "N02").sends(B, "load", "N10")
    scene.action("load").card("Y07").load("wood").keep("X1")
    assert scene.stands(A, "frame")
    assert scene.public().asked == (A, B)
    assert scene.public().asking.key.endswith("asking-first")
    scene.play(LoadGood(good="wood"), B).play(Keep(["X3"]), B)
    scene.choose("Z01")
    assert scene.player(B).hand == ["X3"]


# --- goals -----------------------------------------------------------------------------------------------


def redeeming() -> Scene:
    scene = Scene(start=A).no_frames().give(A, goods=storage(iron=2), goals=["Z01"])
    scene.give(B, goods=storage(wood=3), goals=["Z02", "Z15"], wharf_built=True, upgrade_built=True)
    return scene.goals()


def test_everybody_with_goals_is_asked_at_once() -> None:
    scene = redeeming()
    assert scene.waiting == scene.public().asked == (A, B), "C holds no card"
    with pytest.raises(Rejected):
        scene.ask(C)


def test_goals_redeemed_early_are_counted_in_player_order() -> None:
    scene = redeeming().play(Redeem("Z15"), B)
    assert scene.own(B).payment == 2
    assert scene.barred(B) == {"redeem": "goal-not-met"}
    scene.play(DropPlan(), B).play(Redeem("Z02"), B).play(Redeem("Z15"), B)
    assert scene.waiting == (A,)
    assert scene.score(B) == 0
    assert scene.own(B).step == "answered"
    scene.redeem("Z01")
    assert scene.state.phase == "land"
    assert scene.scores() == [5, 10, 0]
    assert scene.who_was_told("redeemed") == [A, B]
    assert scene.who_was_told("redeemed-paid") == [B]


def test_ending_the_goal_turn_early_can_be_reconsidered() -> None:
    scene = redeeming().play(EndGoals(), B)
    assert scene.waiting == (A,)
    scene.play(DropPlan(), B).play(Redeem("Z02"), B).redeem("Z01")
    assert scene.stands(B, "goals")
    assert scene.score(B) == 5


# --- secrets and undo ------------------------------------------------------------------------------------


def test_an_early_card_can_be_undone_but_an_early_good_cannot() -> None:
    one = loading().table()
    one.play(B, LoadGood(good="cloth"), at=0)
    with pytest.raises(Rejected):
        one.undo(B, at=1)
    one.play(B, Keep(["X3"]), at=2)
    public = one.view(None)
    entry = one.undo(B, at=3)
    assert one.waiting == (A, B, C)
    assert one.view(None) == public
    assert [event.to for event in entry.events] == [B], "nobody else is told"


def test_the_last_assignment_is_final_once_cards_are_dealt() -> None:
    scene = Scene(seats=2, start=A).give(A, ships=["N02"]).give(B, ships=["N06"]).planning()
    scene.assign("N02").assign("N06")
    assert scene.state.phase == "load", "B may know a card by now"
    assert scene.final_events(), "B may know a card by now"


def test_nobody_knows_what_was_dealt_and_not_yet_seen() -> None:
    """Nor what the others have answered; what the seat itself has seen stays."""
    scene = loading().play(LoadGood(good="wood"), C)
    scene.play(LoadGood(good="wood"), B).play(Keep(["X3"]), B)
    found: list[Any] = [GAME.redeal(scene.state, A, Dice(bytes([n]))) for n in range(20)]
    assert len({tuple(state.players[A].dealt) for state in found}) > 5, "not even by their owner"
    assert not any(state.players[B].ahead for state in found)
    known = [GAME.redeal(scene.state, C, Dice(bytes([n]))) for n in range(20)]
    assert {tuple(state.players[C].dealt) for state in known} == {("Y07", "Y03")}


def test_a_state_saved_before_early_answers_existed_is_read() -> None:
    scene = Scene().sends(A, "load", "N01").action("load")
    raw = msgspec.json.decode(GAME.encode(scene.state))
    for player in raw["players"]:
        for field in ("dealt", "ahead", "answered", "wary"):
            del player[field]
    assert msgspec.convert(GAME.upgrade(raw, 1), GAME.state_type) == scene.state
    with pytest.raises(ValueError, match="no way"):
        GAME.upgrade(raw, GAME.version + 1)
