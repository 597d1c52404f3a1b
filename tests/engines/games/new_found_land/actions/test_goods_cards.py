"""Goods cards (§6.1)."""

from __future__ import annotations

import pytest

from engines.contract.core import Rejected
from engines.games.new_found_land.moves import (
    PlayGoodsCard,
)
from tests.engines.games.new_found_land.scene import Scene, storage

A, B = 0, 1


def test_goods_cards_are_played_in_the_own_turn_only() -> None:
    scene = Scene().give(A, hand=["Y01"]).give(B, hand=["Y02"]).sends(A, "load", "N01").action("load")
    scene.refuses(PlayGoodsCard("Y02"), "not-your-turn", seat=B)
    scene.refuses(PlayGoodsCard("Y02"), "not-your-card")
    scene.card("Y01")
    assert scene.goods(A) == storage(wood=2)
    assert scene.stands(A, "load")


def test_a_goods_card_is_offered_whenever_the_hand_is_not_empty() -> None:
    scenes = [
        Scene().sends(A, "load", "N01"),
        Scene().tile("NF2", "I01").sends(A, "settle", "N01"),
        Scene().sends(A, "deliver", "N01"),
        Scene().sends(A, "explore", "N05", "N10"),
    ]
    for scene, action in zip(scenes, ("load", "settle", "deliver", "explore"), strict=True):
        scene.give(A, hand=["X1", "Y09"]).action(action)
        assert "play_goods_card" in scene.values()
        assert scene.values(move="play_goods_card") == ["Y09"]
    empty = Scene().sends(A, "load", "N01").action("load")
    assert [option.value for option in empty.pick().options] == ["load"]
    with pytest.raises(Rejected):
        empty.ask(move="play_goods_card")


def test_a_hand_of_charter_ships_shows_why_not() -> None:
    scene = Scene().give(A, hand=["X1"]).sends(A, "load", "N01").action("load")
    assert scene.barred() == {"play_goods_card": "no-goods-card"}
    scene.refuses(PlayGoodsCard("X1"), "not-goods-card")


def test_charter_ships_are_not_played_as_goods() -> None:
    scene = Scene().give(A, goals=["Z02"], hand=["X1"]).goals(A)
    scene.refuses(PlayGoodsCard("X1"), "not-goods-card")
    assert scene.barred()["play_goods_card"] == "no-goods-card"
