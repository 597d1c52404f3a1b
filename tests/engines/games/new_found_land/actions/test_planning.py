"""Planning: §T22, §T31, stored plans, and what §5.3 says."""

from __future__ import annotations

from typing import Any

import pytest

from data.words import Phrases
from engines.contract.core import Many, Option, PickSome, Say, Who, say
from engines.games.new_found_land import GAME
from engines.games.new_found_land.moves import (
    Assign,
    DropPlan,
    PassRest,
    PlanRest,
)
from tests.engines.games.new_found_land.scene import Scene
from tests.support.scene import items

A, B, C = range(3)
WORDS = Phrases("en", ["Ann", "Ben", "Cleo"])


def test_t22_the_fleet_counts_towards_the_limit() -> None:
    scene = Scene(nations=("portugal", "france", "spain"))
    scene.give(A, upgrade_built=True, ships=["N05", "N10"]).give(B, ships=[]).give(C, ships=[]).planning()
    for _ in ("load", "settle", "deliver"):
        scene.assign()
    scene.refuses(Assign(["fleet", "N05", "N10"]), "too-many-ships", count=2)
    scene.assign("N05", "fleet")
    assert scene.stands(A, "lay")
    assert scene.player(A).plan.explore == ["N05", "fleet"]
    assert scene.public().players[A].idle == (GAME.figures.ships["N10"],)


@pytest.mark.parametrize("card", ["X1", "Y01"])
def test_t31_the_same_questions_for_all_hands(card: str) -> None:
    """No ship, one card: asked for every action, whatever the card is."""
    scene = Scene(seats=2).give(A, ships=[], hand=[card]).give(B, ships=[]).planning()
    asked = []
    while scene.state.phase == "planning":
        assert scene.stands(A, "plan")
        asked.append(scene.state.action)
        scene.assign()
    assert asked == ["load", "settle", "deliver", "explore"]


def test_whoever_has_no_ship_left_is_done_with_one_press() -> None:
    """Others can't know whether the card is a ship, so the questions come all the same: but the first answer
    offered is the player's own standing one, for the rest of the round."""
    with_ship = Scene(seats=2).give(A, ships=["N05"], hand=["Y01"]).give(B, ships=[]).planning()
    assert with_ship.values() == ["assign", "plan", "pass_rest"]
    scene = with_ship.assign("N05")
    assert scene.state.action == "settle"
    assert scene.values() == ["pass_rest", "assign", "plan"]
    assert option(scene, "pass_rest").hint == say("new_found_land-hint-none-left")
    scene.play(PassRest())
    assert scene.state.phase != "planning"
    charter = Scene(seats=2).give(A, ships=["N05"], hand=["X1"]).give(B, ships=[]).planning().assign("N05")
    assert charter.values() == ["assign", "plan", "pass_rest"], "a ship is left"
    ahead = Scene(seats=2).give(A, ships=["N05"]).give(B, ships=[], hand=["Y01"]).planning()
    assert ahead.values(B) == ["pass_rest", "plan"], "also before it is one's turn"


def option(scene: Scene, kind: str) -> Option:
    return next(one for one in scene.pick().options if one.value == kind)


# --- assigning ------------------------------------------------------------------------------------------


def test_action_by_action_in_player_order() -> None:
    scene = Scene(start=C).planning()
    seen = []
    while scene.state.phase == "planning":
        seen.append((scene.state.action, scene.waiting[0]))
        scene.assign()
    assert seen == [(a, s) for a in ("load", "settle", "deliver", "explore") for s in (C, A, B)]


def test_a_ship_serves_one_action() -> None:
    scene = Scene(start=A).give(A, ships=["england", "N01"]).planning().assign("england")
    scene.assign().assign()
    scene.refuses(Assign(["england"]), "ship-not-available")
    scene.refuses(Assign(["N01", "N01"]), "ship-not-available")
    scene.refuses(Assign(["X1"]), "ship-not-available")
    assert scene.values(move="assign") == ["N01"]


def test_limits() -> None:
    scene = Scene(start=A).give(A, ships=["N01", "N02", "N03", "N04"]).planning()
    scene.refuses(Assign(["N01", "N02"]), "too-many-ships", count=1)
    scene.assign().assign().assign()
    scene.refuses(Assign(["N01", "N02", "N03", "N04"]), "too-many-ships", count=3)
    question = scene.pick(move="assign")
    assert isinstance(question, PickSome)
    assert (question.least, question.most) == (0, 3)


def test_goods_cards_are_no_ships() -> None:
    scene = Scene(start=A).give(A, ships=[], hand=["Y01", "X1"]).planning()
    assert scene.values(move="assign") == ["X1"]
    assert "play_goods_card" not in scene.values()


def test_a_player_with_only_goods_cards_is_asked_all_the_same() -> None:
    scene = Scene(start=A).give(A, ships=[], hand=["Y01"]).planning()
    question = scene.pick(move="assign")
    assert isinstance(question, PickSome)
    assert question.options == ()
    assert question.most == 0
    scene.assign()


def test_the_largest_fleet_has_sixteen_ships() -> None:
    """Four wharves, the fleet and every charter card there is: sixteen."""
    scene = Scene(start=A, nations=("portugal", "france", "spain"))
    scene.give(
        A, ships=["N01", "N02", "N03", "N04"], upgrade_built=True, hand=[*GAME.figures.charters]
    ).planning()
    assert len(scene.values(move="assign")) == 16


def test_planning_to_load_says_what_a_ship_brings() -> None:
    scene = Scene(start=A).give(A, ships=["N08"], captain="drake")
    scene.give(B, ships=[]).give(2, ships=[]).planning()
    (ship,) = scene.pick(move="assign").options
    assert ship.hint is not None
    assert "gold" in WORDS(ship.hint)
    assert "5 cards" in WORDS(ship.hint)
    scene.assign()
    assert scene.pick(move="assign").options[0].hint is None, "Settle: the settlers say it all"


@pytest.mark.parametrize(
    ("action", "limit"), [("load", "1"), ("settle", "3"), ("deliver", "3"), ("explore", "2")]
)
def test_planning_says_how_many_ships_may_go(words: Phrases, action: str, limit: str) -> None:
    scene = Scene(start=A).planning()
    while scene.state.action != action:
        scene.assign()
    about = scene.pick(move="assign").about
    assert about is not None
    assert limit in words(about)


# --- stored plans ---------------------------------------------------------------------------------------


def test_a_plan_for_the_rest_is_committed_action_by_action() -> None:
    scene = Scene(start=A).give(A, ships=["N01", "N02"], hand=["X1"]).planning()
    scene.play(PlanRest(["N01"], [], ["N02"], ["X1"], "commit"))
    assert scene.player(A).plan.load == ["N01"]
    assert scene.stands(B, "plan")
    assert scene.player(A).plan.settle is None
    assert [one.action for one in scene.own(A).standing] == ["settle", "deliver", "explore"]
    assert scene.own(B).standing == ()
    scene.assign().assign()
    assert scene.state.action == "settle", "A has answered"
    assert scene.stands(B, "plan"), "A has answered"
    assert scene.player(A).plan.settle == []
    scene.assign().assign().assign().assign()
    assert scene.player(A).plan.deliver == ["N02"]
    assert scene.player(A).hand == []
    assert scene.player(A).plan.explore == ["X1"]


def test_a_plan_may_be_stored_early_and_replaced_until_it_is_committed() -> None:
    scene = Scene(start=A).give(B, ships=["N01"]).planning()
    scene.play(PlanRest(["N01"], [], [], [], "commit"), seat=B)
    assert scene.event_names() == ["plan-stored"]
    assert [event.to for event in scene.events] == [B]
    assert scene.final_events() == []
    assert scene.stands(A, "plan")
    scene.play(PlanRest([], ["N01"], [], [], "commit"), seat=B)
    scene.assign()
    assert scene.player(B).plan.load == []
    assert scene.stands(C, "plan")
    scene.assign().assign()
    assert scene.player(B).plan.settle == ["N01"]


def test_a_plan_without_a_ship_left_needs_no_more_answers() -> None:
    scene = Scene(start=A).give(B, ships=["N01"]).planning()
    scene.refuses(PlanRest(load=[]), "plan-incomplete", seat=B)
    scene.play(PlanRest(load=["N01"], surprised="commit"), seat=B)
    standing = scene.player(B).standing
    assert (standing.load, standing.settle, standing.deliver, standing.explore) == (["N01"], [], [], [])


def test_planning_everything_asks_action_by_action_and_a_ship_once() -> None:
    scene = Scene(start=A).give(A, ships=["N01", "N02", "N03"]).planning()
    question = scene.pick(move="plan")
    assert isinstance(question, PickSome)
    assert (question.field, question.most) == ("load", 1)
    after = scene.pick(move="plan", load=["N02"])
    assert after.field == "settle"
    assert scene.values(move="plan", load=["N02"]) == ["N01", "N03"]
    draft: dict[str, Any] = {"move": "plan", "load": ["N02"], "settle": [], "deliver": ["N01", "N03"]}
    question = scene.pick(**draft)
    assert question.field == "surprised", "no ship is left to ask about"
    assert scene.ask(**draft, surprised="ask") is None


def test_a_stored_plan_is_shown_where_it_can_be_changed() -> None:
    scene = Scene(start=A).give(B, ships=["N01"]).planning()
    before = scene.pick(B)
    assert before.text.key.endswith("plan-ahead")
    scene.play(PlanRest(load=["N01"], surprised="commit"), B)
    after = scene.pick(B)
    assert after.text.key.endswith("plan-change")
    assert after.about is not None
    text = WORDS(after.about)
    assert "Load (N01" in text
    assert "Explore (none)" in text


def wary(surprised: str) -> Scene:
    """B has stored a plan to settle and to explore."""
    scene = Scene(start=A).give(A, ships=["N02", "N03"]).give(B, ships=["N01", "N04"]).planning()
    return scene.play(PlanRest([], ["N01"], [], ["N04"], surprised), seat=B).assign()


def test_a_wary_player_is_asked_again_where_others_have_sent_ships() -> None:
    scene = wary("ask")
    assert scene.player(B).plan.load == [], "nothing new at Load"
    assert scene.stands(C, "plan"), "nothing new at Load"
    scene.assign().assign("N02")
    assert scene.state.action == "settle"
    assert scene.stands(B, "plan")
    [told] = [event for event in scene.events if event.to is not None]
    assert (told.text.key, told.to) == ("new_found_land-event-plan-surprised", B)
    assert told.text.args["who"] == Who(A)
    about = scene.pick(B).about
    assert about is not None
    assert about.key.endswith("stored-wary")
    scene.assign().assign().assign()
    assert scene.player(B).plan.deliver == []
    assert scene.stands(C, "plan")
    scene.assign().assign()
    assert scene.player(B).plan.explore == ["N04"], "nobody has come there before"


def test_a_firm_plan_is_carried_out_whatever_the_others_do() -> None:
    scene = wary("commit").assign().assign("N02")
    assert scene.player(B).plan.settle == ["N01"]
    assert all(event.to is None for event in scene.events), "nothing has lapsed"


def test_what_was_there_when_the_plan_was_stored_is_no_surprise() -> None:
    scene = Scene(start=A).give(A, ships=["N02"]).give(B, ships=["N01"]).planning().assign("N02")
    scene.play(PlanRest(["N01"]), seat=B)
    assert scene.player(B).plan.load == ["N01"], "committed at once: nothing is left to be surprised by"
    later = Scene(start=A).give(A, ships=["N02"]).give(C, ships=["N01"]).planning().assign("N02")
    later.play(PlanRest(load=["N01"], surprised="ask"), seat=C).assign()
    assert later.player(C).plan.load == ["N01"]


def test_a_stored_plan_can_be_dropped() -> None:
    scene = Scene(start=A).give(B, ships=["N01"]).planning()
    scene.refuses(DropPlan(), "no-plan", seat=B)
    scene.play(PassRest(), seat=B)
    assert "drop_plan" in scene.values(B)
    scene.play(DropPlan(), seat=B).assign()
    assert scene.stands(B, "plan")


def test_pass_the_rest() -> None:
    scene = Scene(start=A).planning().play(PassRest())
    for _ in range(8):
        assert scene.waiting[0] in (B, C)
        scene.assign()
    assert scene.state.phase != "planning"


def test_a_plan_names_exactly_the_actions_still_open() -> None:
    scene = Scene(start=A).give(A, ships=["N01", "N02"]).planning().assign("N01")
    scene.refuses(PlanRest(["N02"], [], [], []), "already-committed", seat=A)
    scene.refuses(PlanRest(None, [], None, []), "plan-incomplete", seat=A)
    scene.refuses(PlanRest(None, ["N02"], ["N02"], []), "ship-not-available", seat=A)
    scene.refuses(PlanRest(None, ["N01"], [], []), "ship-not-available", seat=A)
    scene.refuses(PlanRest(None, [], ["N02"], []), "choose-surprised", seat=A)
    scene.refuses(PlanRest(None, [], [], [], "ask"), "choose-surprised", seat=A)
    scene.play(PlanRest(None, [], ["N02"], [], "commit"), seat=A)


def test_a_stored_plan_is_secret() -> None:
    scene = Scene(start=A).give(B, ships=["N01"]).planning()
    before = scene.public()
    scene.play(PlanRest(["N01"], [], [], [], "ask"), seat=B)
    assert scene.public() == before


def test_planning_the_single_action_left_is_assigning() -> None:
    scene = Scene(start=A).planning()
    while scene.state.action != "explore":
        scene.assign()
    assert scene.values() == ["assign"]
    scene.refuses(PassRest(), "assign-instead")
    assert scene.values(B) == ["plan", "pass_rest"]


def test_a_player_without_ships_and_cards_cannot_plan() -> None:
    scene = Scene(start=A).give(B, ships=[]).planning()
    scene.refuses(PassRest(), "nothing-to-plan", seat=B)
    scene.refuses(Assign([]), "not-your-turn", seat=B)


# --- simultaneous planning ------------------------------------------------------------------------------


def test_all_plans_are_revealed_together() -> None:
    scene = Scene(start=A, simultaneous=True).give(B, ships=["N01"], hand=["X1"]).planning()
    assert scene.waiting == (A, B, C)
    assert scene.public().quiet
    scene.play(PlanRest(["N01"], ["X1"], [], []), seat=B)
    assert list(scene.waiting) == [A, C]
    assert list(scene.public().asked) == [A, B, C]
    assert scene.player(B).plan.load is None
    assert scene.player(B).hand == ["X1"]
    scene.play(PassRest(), seat=C)
    scene.play(PlanRest([], [], [], ["england"]), seat=A)
    assert scene.stands(B, "load")
    assert scene.player(B).plan.load == ["N01"]
    assert scene.event_names()[:2] == ["plan-handed-in", "plans-revealed"]
    assert scene.player(B).hand == []


def test_a_plan_handed_in_may_be_changed_until_the_last_one_is_in() -> None:
    scene = Scene(start=A, simultaneous=True).give(B, ships=["N01"]).planning()
    before = scene.public()
    scene.play(PlanRest(["N01"], [], [], []), seat=B).play(PlanRest([], [], ["N01"], []), seat=B)
    scene.play(DropPlan(), seat=B)
    assert scene.waiting == (A, B, C)
    assert scene.public() == before
    scene.play(PlanRest([], ["N01"], [], []), seat=B).play(PassRest(), seat=A).play(PassRest(), seat=C)
    assert scene.who_was_told("assigned") == [B]


def test_a_player_without_ships_and_cards_is_not_asked_for_a_plan() -> None:
    scene = Scene(start=A, simultaneous=True).give(A, ships=[]).planning()
    assert scene.waiting == (B, C)
    scene.play(PassRest(), seat=B).play(PassRest(), seat=C)
    assert scene.who_was_told("passed") == [B, C] * 4


def test_nobody_has_anything_to_plan() -> None:
    for simultaneous in (False, True):
        scene = Scene(simultaneous=simultaneous)
        for seat in (A, B, C):
            scene.give(seat, ships=[])
        scene.planning()
        assert scene.state.phase == "land"
        assert scene.state.round == 2


# --- what the others have sent ---------------------------------------------------------------------------


def _about(scene: Scene, **draft: Any) -> Say:
    about = scene.pick(**draft).about
    assert about is not None
    return about


def test_the_question_shows_what_the_others_have_sent() -> None:
    """N07 has sail 4; L01 has 5. B is asked after A, C is still to plan."""
    scene = Scene(start=A).give(A, ships=["N07"]).give(B, ships=["N01", "N07"]).planning().assign("N07")
    about = _about(scene, move="assign")
    assert about.key == "new_found_land-about-sent-later"
    assert about.args["later"] == Many([Who(C)])
    sent = about.args["sent"]
    assert isinstance(sent, Say)
    assert sent.args["order"] == Many([say("new_found_land-sailing", who=Who(A), sail=4)])
    assert sent.args["first"] == 5, "on a tie A goes first, who is earlier in player order"


def test_the_last_to_plan_learns_what_it_takes_to_go_first() -> None:
    scene = Scene(start=B).give(B, ships=["N07"]).give(C, ships=["L01"]).give(A, ships=["N01"])
    scene.give(A, nation="netherlands", upgrade_built=True).planning().assign("N07").assign("L01")
    about = _about(scene, move="assign")
    assert about.key == "new_found_land-about-sent"
    sent = about.args["sent"]
    assert isinstance(sent, Say)
    assert [text.args["who"] for text in items(sent.args["order"])] == [Who(C), Who(B)], "by sail"
    assert sent.args["first"] == 6 - 3, "the Naval Office adds 3"


def test_every_ship_shows_the_place_it_would_have() -> None:
    scene = Scene(start=A).give(A, ships=["N07"]).give(B, ships=["N01", "L01"]).planning().assign("N07")
    hints = {option.value: option.hint for option in scene.pick(move="assign").options}
    places = {}
    for ship, hint in hints.items():
        assert hint is not None
        place = hint.args["place"]
        assert isinstance(place, Say)
        places[ship] = (place.args["place"], place.args["count"])
    assert places == {"N01": (2, 2), "L01": (1, 2)}


def test_nothing_of_a_secret_plan_is_shown() -> None:
    scene = Scene(start=A, simultaneous=True).planning()
    before = scene.pick(B, move="plan")
    scene.play(PlanRest(["england"], [], [], []), A)
    assert scene.pick(B, move="plan") == before
    open_ = Scene(start=A).planning()
    empty = open_.pick(move="assign")
    assert empty.about is not None
    assert empty.about.args["sent"] == say("new_found_land-sent-none")
    stored = Scene(start=A).planning().play(PlanRest(["france"], [], [], [], "commit"), B)
    assert stored.pick(A, move="assign") == empty
