"""The Planning phase: T22, T23, T31 of the specification, section 12, plans in secret, and 5.3."""

from __future__ import annotations

import pytest

from engines.core import PickSome
from engines.new_found_land import GAME
from engines.new_found_land.moves import Assign, DropPlan, PassRest, PlanRest
from tests.engines.new_found_land.scene import Scene

A, B, C = range(3)


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


def test_t23_equal_sail_with_the_naval_office() -> None:
    scene = Scene(nations=("netherlands", "france", "spain"), start=B).give(A, upgrade_built=True)
    scene.sends(A, "settle", "N08").sends(B, "settle", "N02").tile("NF5", "I25").action("settle")
    assert [(one.seat, one.sail) for one in scene.state.order] == [(B, 4), (A, 4)]


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


@pytest.mark.parametrize("card", ["X1", "Y01"])
def test_t31_in_the_other_phases(card: str) -> None:
    land = Scene().give(A, hand=[card])
    land.state.small_sale, land.state.small_pile, land.state.queue = [None] * 4, [], [A]
    assert land.give(A, nation="portugal").go().stands(A, "land")
    deliver = Scene().give(A, hand=[card]).sends(A, "deliver", "N01").action("deliver")
    assert deliver.stands(A, "deliver")
    goals = Scene(round=4).give(A, hand=[card]).goals(A)
    assert goals.stands(A, "goals")


def test_t31_who_holds_nothing_is_passed_over() -> None:
    scene = Scene(start=A).give(A, ships=[]).planning()
    assert scene.stands(B, "plan")
    assert scene.player(A).plan.load == []
    goals = Scene(round=4).give(B, hand=["X1"]).goals(A, B)
    assert goals.stands(B, "goals")
    deliver = Scene().sends(A, "deliver", "L01").sends(B, "deliver", "N01").give(B, hand=["X1"])
    assert deliver.action("deliver").stands(B, "deliver")


def test_t31_no_goal_turn_without_a_goal_card_but_in_the_last_round() -> None:
    """Our reading of the switch in section 10: by public numbers, and nothing is lost."""
    early = Scene(round=3).give(A, hand=["Y09"], score=1).give(B, goals=["Z01"]).goals(A, B)
    assert early.stands(B, "goals")
    last = Scene(round=4).give(A, hand=["Y09"], score=1).give(B, goals=["Z01"]).goals(A, B)
    assert last.stands(A, "goals")
    last.card("Y09")
    assert last.score(A) == 5
    assert last.stands(B, "goals")


# --- assigning -------------------------------------------------------------------------------------------


def test_action_by_action_in_player_order() -> None:
    scene = Scene(start=C).planning()
    seen = []
    while scene.state.phase == "planning":
        seen.append((scene.state.action, scene.asked[0]))
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


def test_nothing_can_be_sent_and_still_one_is_asked() -> None:
    scene = Scene(start=A).give(A, ships=[], hand=["Y01"]).planning()
    question = scene.pick(move="assign")
    assert isinstance(question, PickSome)
    assert question.options == ()
    assert question.most == 0
    scene.assign()


# --- plans in secret: sequential -------------------------------------------------------------------------


def test_the_rest_is_planned_at_once_and_committed_when_the_slot_comes() -> None:
    scene = Scene(start=A).give(A, ships=["N01", "N02"], hand=["X1"]).planning()
    scene.make(PlanRest(["N01"], [], ["N02"], ["X1"], "commit"))
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


def test_a_plan_may_be_stored_before_the_slot_and_replaced_until_it_is_committed() -> None:
    scene = Scene(start=A).give(B, ships=["N01"]).planning()
    scene.make(PlanRest(["N01"], [], [], [], "commit"), seat=B)
    assert scene.told() == ["plan-stored"]
    assert [event.to for event in scene.events] == [B]
    assert scene.final_events() == []
    assert scene.stands(A, "plan")
    scene.make(PlanRest([], ["N01"], [], [], "commit"), seat=B)
    scene.assign()
    assert scene.player(B).plan.load == []
    assert scene.stands(C, "plan")
    scene.assign().assign()
    assert scene.player(B).plan.settle == ["N01"]


def test_a_plan_without_a_ship_left_needs_no_more_answers() -> None:
    scene = Scene(start=A).give(B, ships=["N01"]).planning()
    scene.refuses(PlanRest(load=[]), "plan-incomplete", seat=B)
    scene.make(PlanRest(load=["N01"], surprised="commit"), seat=B)
    standing = scene.player(B).standing
    assert (standing.load, standing.settle, standing.deliver, standing.explore) == (["N01"], [], [], [])


def wary(surprised: str) -> Scene:
    """B has stored a plan to settle and to explore."""
    scene = Scene(start=A).give(A, ships=["N02", "N03"]).give(B, ships=["N01", "N04"]).planning()
    return scene.make(PlanRest([], ["N01"], [], ["N04"], surprised), seat=B).assign()


def test_who_wants_is_asked_again_where_others_have_sent_ships() -> None:
    scene = wary("ask")
    assert scene.player(B).plan.load == [], "nothing new at Load"
    assert scene.stands(C, "plan"), "nothing new at Load"
    scene.assign().assign("N02")
    assert scene.state.action == "settle"
    assert scene.stands(B, "plan")
    about = scene.pick(B).about
    assert about is not None
    assert about.key.endswith("stored-wary")
    scene.assign().assign().assign()
    assert scene.player(B).plan.deliver == []
    assert scene.stands(C, "plan")
    scene.assign().assign()
    assert scene.player(B).plan.explore == ["N04"], "nobody has come there before"


def test_a_plan_that_stands_is_carried_out_whatever_the_others_do() -> None:
    scene = wary("commit").assign().assign("N02")
    assert scene.player(B).plan.settle == ["N01"]


def test_what_was_there_when_the_plan_was_stored_is_no_surprise() -> None:
    scene = Scene(start=A).give(A, ships=["N02"]).give(B, ships=["N01"]).planning().assign("N02")
    scene.make(PlanRest(["N01"]), seat=B)
    assert scene.player(B).plan.load == ["N01"], "committed at once: nothing is left to be surprised by"
    later = Scene(start=A).give(A, ships=["N02"]).give(C, ships=["N01"]).planning().assign("N02")
    later.make(PlanRest(load=["N01"], surprised="ask"), seat=C).assign()
    assert later.player(C).plan.load == ["N01"]


def test_a_stored_plan_can_be_dropped() -> None:
    scene = Scene(start=A).give(B, ships=["N01"]).planning()
    scene.refuses(DropPlan(), "no-plan", seat=B)
    scene.make(PassRest(), seat=B)
    assert "drop_plan" in scene.values(B)
    scene.make(DropPlan(), seat=B).assign()
    assert scene.stands(B, "plan")


def test_pass_the_rest() -> None:
    scene = Scene(start=A).planning().make(PassRest())
    for _ in range(8):
        assert scene.asked[0] in (B, C)
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
    scene.make(PlanRest(None, [], ["N02"], [], "commit"), seat=A)


def test_a_stored_plan_is_no_public_matter() -> None:
    scene = Scene(start=A).give(B, ships=["N01"]).planning()
    before = scene.public()
    scene.make(PlanRest(["N01"], [], [], [], "ask"), seat=B)
    assert scene.public() == before


def test_planning_the_single_action_left_is_assigning() -> None:
    scene = Scene(start=A).planning()
    while scene.state.action != "explore":
        scene.assign()
    assert scene.values() == ["assign"]
    scene.refuses(PassRest(), "assign-instead")
    assert scene.values(B) == ["plan", "pass_rest"]


def test_who_has_nothing_to_plan_with_is_refused() -> None:
    scene = Scene(start=A).give(B, ships=[]).planning()
    scene.refuses(PassRest(), "nothing-to-plan", seat=B)
    scene.refuses(Assign([]), "not-your-turn", seat=B)


# --- plans in secret: simultaneous -----------------------------------------------------------------------


def test_all_plans_are_revealed_together() -> None:
    scene = Scene(start=A, simultaneous=True).give(B, ships=["N01"], hand=["X1"]).planning()
    assert scene.asked == (A, B, C)
    assert scene.public().quiet
    scene.make(PlanRest(["N01"], ["X1"], [], []), seat=B)
    assert list(scene.asked) == [A, C]
    assert list(scene.public().asked) == [A, B, C]
    assert scene.player(B).plan.load is None
    assert scene.player(B).hand == ["X1"]
    scene.make(PassRest(), seat=C)
    scene.make(PlanRest([], [], [], ["england"]), seat=A)
    assert scene.stands(B, "load")
    assert scene.player(B).plan.load == ["N01"]
    assert scene.told()[:2] == ["plan-handed-in", "plans-revealed"]
    assert scene.player(B).hand == []


def test_a_plan_handed_in_may_be_changed_until_the_last_one_is_in() -> None:
    scene = Scene(start=A, simultaneous=True).give(B, ships=["N01"]).planning()
    before = scene.public()
    scene.make(PlanRest(["N01"], [], [], []), seat=B).make(PlanRest([], [], ["N01"], []), seat=B)
    scene.make(DropPlan(), seat=B)
    assert scene.asked == (A, B, C)
    assert scene.public() == before
    scene.make(PlanRest([], ["N01"], [], []), seat=B).make(PassRest(), seat=A).make(PassRest(), seat=C)
    assert scene.who_was_told("assigned") == [B]


def test_who_can_send_nothing_is_not_asked_for_a_plan() -> None:
    scene = Scene(start=A, simultaneous=True).give(A, ships=[]).planning()
    assert scene.asked == (B, C)
    scene.make(PassRest(), seat=B).make(PassRest(), seat=C)
    assert scene.who_was_told("passed") == [B, C] * 4


def test_nobody_has_anything_to_plan() -> None:
    for simultaneous in (False, True):
        scene = Scene(simultaneous=simultaneous)
        for seat in (A, B, C):
            scene.give(seat, ships=[])
        scene.planning()
        assert scene.state.phase == "land"
        assert scene.state.round == 2


def test_a_secret_plan_is_confirmed_the_same_way_whoever_else_has_answered() -> None:
    scene = Scene(start=A, simultaneous=True).planning()
    first = scene.caution(PassRest(), seat=B)
    scene.make(PassRest(), seat=A).make(PassRest(), seat=C)
    assert first == scene.caution(PassRest(), seat=B) == ["reveal"]
