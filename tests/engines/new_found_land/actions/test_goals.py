"""Goal cards: T15 of the specification, section 12, every condition of 3.16, and the goal turns."""

from __future__ import annotations

from typing import Any

import pytest

from engines.new_found_land.conditions import progress
from engines.new_found_land.figures import NO_GOODS
from engines.new_found_land.moves import EndGoals, PlayGoodsCard, Redeem
from tests.engines.new_found_land.scene import Scene, storage

A, B, C = range(3)


def test_t15_a_further_goal_eats_its_own_condition() -> None:
    def scene() -> Scene:
        built = {"wharf_built": True, "upgrade_built": True}
        one = Scene().no_frames().give(A, goods=storage(iron=2), goals=["Z15", "Z01"], **built)
        return one.goals(A)

    first = scene().redeem("Z15")
    first.refuses(Redeem("Z01", ["iron", "iron"]), "goal-not-met")
    assert first.values() == ["end_goals"], "not even offered"
    other = scene().redeem("Z01").redeem("Z15")
    assert other.score(A) == 10


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


def test_only_the_first_goal_of_a_round_is_free() -> None:
    scene = Scene().no_frames().give(A, goods=storage(wood=4, iron=2), goals=["Z01", "Z02"]).goals(A)
    scene.refuses(Redeem("Z01", ["wood", "wood"]), "payment-not-needed")
    scene.redeem("Z02")
    assert scene.own(A).payment == 2
    assert scene.ask(move="redeem", card="Z01") is None, "only two wood can be spared"
    scene.refuses(Redeem("Z01", ["wood", "iron"]), "wrong-goal-payment")
    assert scene.caution(Redeem("Z01", ["wood", "wood"])) == ["goal"]
    scene.redeem("Z01", "wood", "wood")
    assert scene.score(A) == 10
    assert scene.state.round == 2


def test_the_payment_is_a_choice() -> None:
    scene = Scene().no_frames().give(A, goods=storage(wood=2, cloth=1), goals=["Z15", "Z14"])
    scene.give(A, wharf_built=True, upgrade_built=True, ships=["N01", "N02", "N03", "N04"])
    scene.goals(A).redeem("Z15")
    assert scene.values(move="redeem", card="Z14") == [["wood", "wood"], ["wood", "cloth"]]
    scene.refuses(Redeem("Z14"), "choose-payment")
    scene.redeem("Z14", "wood", "cloth")
    assert scene.player(A).redeemed == ["Z15", "Z14"]


def test_without_goods_there_is_no_further_goal() -> None:
    scene = Scene().no_frames().give(A, goods=NO_GOODS, goals=["Z15", "Z14"])
    scene.give(A, wharf_built=True, upgrade_built=True, ships=["N01", "N02", "N03", "N04"])
    scene.goals(A).redeem("Z15")
    assert scene.barred() == {"redeem": "cannot-pay-goal"}
    scene.end_goals()


def test_redeeming_is_checked() -> None:
    scene = Scene().give(A, goals=["Z01", "Z02"], goods=storage(wood=3)).give(B, hand=["X1"]).goals(A, B)
    scene.refuses(Redeem("Z01"), "goal-not-yet").refuses(Redeem("Z03"), "not-your-card")
    scene.refuses(EndGoals(), "not-your-turn", seat=B)
    assert scene.barred(move="redeem") == {"Z01": "goal-not-yet"}
    assert scene.values(move="redeem") == ["Z02"]


def test_a_goods_card_can_fulfil_a_goal() -> None:
    scene = Scene().no_frames().give(A, goals=["Z02"], goods=storage(wood=1), hand=["Y01", "X1"]).goals(A)
    assert scene.barred() == {"redeem": "goal-not-yet"}
    scene.card("Y01").redeem("Z02")
    assert scene.score(A) == 5
    assert scene.state.phase != "goals"


def test_points_of_a_goal_bring_frames_and_their_goals_wait_for_the_next_round() -> None:
    scene = Scene().give(A, score=3, goals=["Z02"], goods=storage(wood=3)).goals(A)
    scene.redeem("Z02").choose("Z10")
    assert scene.state.round == 2
    assert scene.player(A).goals == ["Z10"]


def test_charter_ships_are_not_played_as_goods() -> None:
    scene = Scene().give(A, goals=["Z02"], hand=["X1"]).goals(A)
    scene.refuses(PlayGoodsCard("X1"), "not-goods-card")
    assert scene.barred()["play_goods_card"] == "no-goods-card"
