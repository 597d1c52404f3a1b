"""Load, Settle, Deliver, Explore: T8 to T11, T19 to T21, T28, T32, T34 of the specification, section 12."""

from __future__ import annotations

import pytest

from engines.new_found_land.conditions import progress
from engines.new_found_land.figures import NO_GOODS
from engines.new_found_land.moves import (
    Antwerp,
    Deliver,
    DeliverWith,
    Keep,
    KeepAndPlay,
    Lay,
    LoadGood,
    NewEngland,
    PlayGoodsCard,
    Settle,
)
from tests.engines.new_found_land.scene import Scene, storage

A, B, C = range(3)


def explore(scene: Scene, *ships: str, tiles: list[str] | None = None) -> Scene:
    """The first player explores with these; the second one waits behind, so that the game stands still."""
    scene.sends(A, "explore", *ships).sends(B, "explore", "france").give(B, hand=["X6"])
    if tiles is not None:
        scene.state.tiles = [*tiles, "I17", "I18", "I19"]
    return scene.action("explore")


# --- Explore ---------------------------------------------------------------------------------------------


def test_t8_never_more_tiles_laid_than_drawn() -> None:
    scene = explore(Scene(), "N09", "N06", tiles=["I06"])
    running = scene.public().running
    assert running
    assert len(running.tiles) == 1
    assert running.lays == 1
    scene.lay("I06", "newfoundland")
    assert scene.asked == (B,)
    scene = explore(Scene(), "N05", "N09", tiles=["I06", "I16", "I25"])
    running = scene.public().running
    assert running
    assert len(running.tiles) == 3
    assert running.lays == 2
    scene.lay("I06", "newfoundland").lay("I25", "newfoundland")
    assert scene.asked == (B,)
    assert scene.state.tile_discard == ["I16"]


def test_t9_nothing_fits() -> None:
    scene = Scene()
    inland = [f"I{number}" for number in range(25, 33)]
    for space, tile in zip(["NF5", "NF6", "NF8", "NS3", "NS5", "PE2", "PE3", "PE4"], inland, strict=True):
        scene.tile(space, tile)
    explore(scene, "N10", tiles=["I33", "I34"])
    assert scene.asked == (B,)
    assert scene.state.tile_discard == ["I33", "I34"]
    assert scene.goods(A) == NO_GOODS
    assert scene.public().players[A].island_markers == 0


@pytest.mark.parametrize("hand", [[], ["X1"], ["Y01"]])
def test_t34_no_telescope(hand: list[str]) -> None:
    scene = explore(Scene().give(A, hand=hand), "N02")
    assert scene.state.tile_discard == []
    assert "no-tiles" in scene.told()
    if hand:
        assert scene.stands(A, "finish")
        scene.finish()
    assert scene.asked == (B,)


def test_a_single_way_to_lay_is_not_asked_about() -> None:
    scene = Scene().island("newfoundland", leave=1).island("nova_scotia").island("anticosti")
    explore(scene, "N06", tiles=["I24"])
    assert scene.towers("NF10") == [(A, 1)]
    assert scene.goods(A) == storage(wood=2)
    assert scene.asked == (B,)


def test_columbus_draws_and_lays_one_more() -> None:
    scene = explore(Scene().give(A, captain="columbus"), "N06", tiles=["I06", "I16", "I25"])
    running = scene.public().running
    assert running
    assert len(running.tiles) == 2
    assert running.lays == 2
    scene.lay("I06", "newfoundland").lay("I16", "nova_scotia")
    assert scene.asked == (B,)


def test_laying_is_checked() -> None:
    scene = explore(Scene().island("newfoundland"), "N10", tiles=["I06", "I17"])
    scene.refuses(Lay(["I25", "nova_scotia"]), "not-drawn")
    scene.refuses(Lay(["I06", "newfoundland"]), "shape-does-not-fit")
    scene.refuses(Lay(["I06"]), "no-such-choice")
    assert [island for tile, island in scene.values(move="lay") if tile == "I17"] == [
        "nova_scotia",
        "anticosti",
    ]


def test_tiles_run_out_and_are_shuffled() -> None:
    scene = Scene()
    scene.state.tile_discard = ["I25", "I26"]
    scene.sends(A, "explore", "L07").sends(B, "explore", "france").give(B, hand=["X6"])
    scene.state.tiles = ["I06"]
    scene.action("explore")
    running = scene.public().running
    assert running
    assert sorted(tile.name for tile in running.tiles) == ["I06", "I25", "I26"]


# --- Settle ----------------------------------------------------------------------------------------------


def test_t10_new_england_without_a_free_field() -> None:
    for captain, points in (("", 2), ("dagama", 3)):
        scene = Scene().give(A, captain=captain).sends(A, "settle", "N03").sends(B, "settle", "N10")
        scene.give(B, hand=["X1"]).action("settle")
        assert scene.score(A) == points
        assert scene.who_was_told("new-england") == [A]
    scene = Scene().give(A, captain="dagama").tile("NF5", "I25").sends(A, "settle", "N10").action("settle")
    scene.settle("N10", "NF5", "a")
    assert scene.towers("NF5") == [(A, 1)]


def test_a_ship_without_settlers_is_skipped() -> None:
    scene = Scene().tile("NF5", "I25").sends(A, "settle", "N10", "N03").action("settle")
    assert scene.values(move="settle") == [["NF5", "a"], ["NF5", "b"]], "only one ship can settle"
    scene.refuses(NewEngland("N10"), "no-settlers")
    scene.new_england()
    assert scene.score(A) == 2
    assert scene.state.phase != "settle"


def test_t21_settlement_office() -> None:
    scene = Scene(nations=("spain", "france", "england")).give(A, upgrade_built=True)
    scene.tile("NF2", "I14").tile("NF5", "I28").sends(A, "settle", "N01", "N02").action("settle")
    assert scene.values(move="settle")[:3] == [["NF2", "a"], ["NF2", "b"], ["NF2", "both"]]
    scene.settle("N01", "NF2", "both")
    assert scene.goods(A) == storage(wood=1, cloth=1)
    assert scene.score(A) == 3
    scene.refuses(Settle(place=["NF5", "both"]), "bonus-not-allowed")
    scene.settle("", "NF5", "a")
    assert scene.goods(A) == storage(wood=1, cloth=1, gold=1)
    assert scene.score(A) == 3


def test_both_fields_of_a_tile_by_the_same_player() -> None:
    scene = Scene().tile("NF2", "I14").sends(A, "settle", "N01", "N03").action("settle")
    scene.settle("N03", "NF2", "b").settle("N01", "NF2", "b")
    assert scene.towers("NF2") == [(A, 2), (A, 1)]
    assert scene.score(A) == 6


def test_settling_is_checked() -> None:
    scene = Scene().tile("NF2", "I14", (B, 1), (C, 1)).tile("NS2", "I15").tile("NS4", "I01")
    scene.sends(A, "settle", "N01", "N03").action("settle")
    scene.refuses(Settle(ship="N01", place=["NF2", "a"]), "no-free-field")
    scene.refuses(Settle(ship="N01", place=["NS3", "a"]), "no-free-field")
    scene.refuses(Settle(ship="N01", place=["NS2", "c"]), "bonus-not-allowed")
    scene.refuses(Settle(ship="N01", place=["NS2", "both"]), "bonus-not-allowed")
    scene.refuses(Settle(ship="N01", place=["NS2"]), "no-such-choice")
    scene.refuses(Settle(ship="N01", place=["NS2", "a", "b"]), "no-such-choice")
    scene.refuses(Settle(place=["NS2", "a"]), "choose-ship").refuses(NewEngland(), "choose-ship")
    scene.refuses(Settle(ship="N05", place=["NS2", "a"]), "ship-not-available")


def test_ships_with_as_many_settlers_are_as_good() -> None:
    scene = Scene().tile("NF2", "I14").sends(A, "settle", "N01", "N02", "N03").action("settle")
    assert scene.values(move="settle") == scene.values(move="new_england") == ["N03", "N01"]
    scene.refuses(Settle(ship="N02", place=["NF2", "a"]), "ship-not-available")
    scene.new_england("N03")
    assert scene.pick(move="settle").field == "place", "two ships with a settler each: whichever it is"
    scene.new_england().new_england()
    assert scene.score(A) == 4


def test_t25_a_scored_island_can_still_be_settled() -> None:
    scene = Scene().no_frames().island("nova_scotia", (B, 2))
    scene.state.islands_scored = ["nova_scotia"]
    scene.sends(A, "settle", "N03").action("settle")
    scene.settle("N03", "NS3", "b")
    assert scene.score(A) > 0
    assert scene.towers("NS3") == [(A, 2)]
    before = scene.score(A)
    scene.scoring().final()
    assert scene.score(A) == before, "the marker scores nothing later"
    assert progress(scene.board, A, "Z09").have == 2


# --- Deliver ---------------------------------------------------------------------------------------------


def test_t11_a_ship_never_serves_two_contracts() -> None:
    scene = Scene().give(A, goods=storage(wood=4, cloth=4)).sends(A, "deliver", "L04").action("deliver")
    scene.deliver("A01")
    assert scene.state.phase != "deliver"
    assert scene.score(A) == 3


@pytest.mark.parametrize("card", ["Y04", "X1"])
def test_t28_a_card_may_bring_the_goods(card: str) -> None:
    scene = Scene().give(A, hand=[card]).sends(A, "deliver", "N02").action("deliver")
    assert scene.stands(A, "deliver")
    if card == "X1":
        assert scene.values() == ["end_deliver"]
        scene.refuses(PlayGoodsCard("X1"), "not-goods-card")
        scene.end_deliver()
        return
    assert scene.values() == ["play_goods_card", "end_deliver"]
    scene.card("Y04").deliver("A04")
    assert scene.score(A) == 5


def test_tax_office_and_no_marker_in_a_full_city() -> None:
    scene = Scene(nations=("france", "spain", "england")).give(A, upgrade_built=True, goods=storage(wood=3))
    scene.sends(A, "deliver", "N01", "N02").city("hamburg", B, B, B).action("deliver")
    scene.deliver("A01", "N02")
    assert scene.score(A) == 6
    assert scene.state.cities["hamburg"].markers == [B, B, B]
    scene.antwerp(wood=1)
    assert scene.score(A) == 7, "no bonus in Antwerp"


def test_drake_carries_more() -> None:
    scene = Scene().give(A, captain="drake", goods=storage(wood=2, cloth=1))
    scene.sends(A, "deliver", "N02").action("deliver")
    assert "A08" in scene.values(move="deliver")
    loading = Scene().give(A, captain="drake").sends(A, "load", "N01").action("load")
    assert loading.values(move="load") == ["gold", "iron", "cloth", "wood"]
    loading.load("gold")
    assert len(loading.own(A).drawn) == 4


def test_sets_of_ships_the_least_waste_first() -> None:
    scene = Scene().give(A, goods=storage(wood=3)).sends(A, "deliver", "N01", "N02", "N03").action("deliver")
    assert scene.values(move="deliver_with", contract="A01") == [["N02"], ["N01"]], "N03 alone is too small"
    scene.refuses(DeliverWith("A01"), "choose-ships")
    scene.refuses(DeliverWith("A01", ["N03"]), "not-enough-crates", count=1)
    scene.refuses(DeliverWith("A01", ["N05"]), "ship-not-available")
    scene.refuses(DeliverWith("A01", ["N02", "N02"]), "ship-not-available")
    scene.refuses(DeliverWith("A01", ["N01", "N02"]), "no-such-choice")
    scene.refuses(DeliverWith("A15", ["N01", "N02"]), "cannot-pay").refuses(Deliver("A15"), "cannot-pay")
    scene.refuses(DeliverWith("A09", ["N01"]), "no-such-contract").refuses(Deliver("A09"), "no-such-contract")
    scene.deliver("A01")
    assert scene.state.turn is not None
    assert scene.state.turn.used == ["N02"]


def test_ships_with_as_many_crates_are_as_good() -> None:
    scene = Scene().give(A, goods=storage(wood=9)).sends(A, "deliver", "N02", "N06", "N09").action("deliver")
    assert "deliver_with" not in scene.values()
    scene.refuses(DeliverWith("A01", ["N06"]), "one-way")
    scene.deliver("A01")
    assert scene.state.turn is not None
    assert scene.state.turn.used == ["N02"]


def test_gold_in_a_contract_is_the_players_choice() -> None:
    scene = Scene().give(A, goods=storage(wood=2, gold=1)).sends(A, "deliver", "N02").action("deliver")
    assert scene.values(move="deliver_with", contract="A01") == [["wood", "wood"], ["wood", "gold"]]
    assert scene.caution(DeliverWith("A01", None, ["wood", "gold"])) == ["joker", "ends-turn"]
    assert scene.caution(DeliverWith("A01", None, ["wood", "wood"])) == ["ends-turn"]
    assert scene.caution(Deliver("A01")) == ["sail", "ends-turn"], "gold is saved; with which ships is told"
    scene.deliver("A01", payment=["wood", "gold"])
    assert scene.goods(A) == storage(wood=1)


def test_antwerp() -> None:
    scene = Scene().give(A, goods=storage(wood=2, gold=1)).sends(A, "deliver", "N02", "N03").action("deliver")
    assert scene.values(move="antwerp", sell="some")[0] == ["N02", "N03"], "carries all there is"
    assert scene.pick(move="antwerp", sell="some", ships=["N02"]).field == "wood"
    assert scene.values(move="antwerp", sell="some", ships=["N02"]) == [0, 1, 2]
    assert scene.pick(move="antwerp", sell="some", ships=["N02"], wood=0).field == "gold"
    assert scene.values(move="antwerp", sell="some", ships=["N02"], wood=0) == [1], "something must be sold"
    assert scene.ask(move="antwerp", sell="some", ships=["N02"], wood=2) is None, "the ship is full"
    scene.refuses(Antwerp("some", ["N02"], wood=0, gold=0), "nothing-chosen")
    scene.refuses(Antwerp("some", ["N02"], wood=3), "not-so-many")
    scene.refuses(Antwerp("some", ["N03"], wood=2), "not-enough-crates")
    scene.refuses(Antwerp("some", ["N02"], wood=2, gold=1), "not-enough-crates")
    scene.refuses(Antwerp("some", ["N02"], wood=1, iron=1), "not-so-many", count=0)
    scene.refuses(Antwerp("some", ["N02"]), "choose-goods")
    assert scene.caution(Antwerp("some", ["N03"], wood=0, gold=1)) == ["antwerp-gold"]
    scene.antwerp("N03", wood=0, gold=1)
    assert scene.score(A) == 1
    assert scene.goods(A) == storage(wood=2)
    assert scene.stands(A, "deliver")


def test_all_that_fits_is_sold_at_once_the_cheapest_first() -> None:
    scene = Scene().give(A, goods=storage(wood=2, cloth=1, gold=2), hand=["X1"])
    scene.sends(A, "deliver", "N01", "N03", "L04").action("deliver")
    assert scene.values(move="antwerp") == ["all", "some"]
    assert scene.ask(move="antwerp", sell="all") is None
    assert scene.caution(Antwerp("all")) == ["antwerp-gold"]
    scene.refuses(Antwerp("all", ["L04"]), "no-such-choice").refuses(Antwerp(wood=1), "choose-sell")
    scene.antwerp()
    assert scene.score(A) == 5
    assert scene.goods(A) == storage()
    assert scene.state.turn is not None
    assert scene.state.turn.used == ["N03", "L04"], "no crate is wasted"
    few = Scene().give(A, goods=storage(wood=1, cloth=1, gold=2), hand=["X1"])
    few.sends(A, "deliver", "N02", "N10").action("deliver").deliver("A03")
    few.antwerp()
    assert few.goods(A) == storage()
    assert few.score(A) == 6


def test_deliver_ends_when_goods_and_hand_are_gone() -> None:
    scene = Scene().give(A, goods=storage(wood=1)).sends(A, "deliver", "N02", "N03").action("deliver")
    assert scene.caution(Antwerp(None, ["N03"], wood=1)) == ["ends-turn"]
    scene.antwerp("N03", wood=1)
    assert scene.state.phase != "deliver"


# --- Load ------------------------------------------------------------------------------------------------


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


def test_no_card_is_left_at_all() -> None:
    scene = Scene().give(A, hand=["X1"])
    scene.state.cards = []
    scene.sends(A, "load", "N03").action("load")
    assert scene.goods(A) == storage(wood=1), "asked nothing else (D10)"
    assert scene.stands(A, "finish"), "asked nothing else (D10)"


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
    assert scene.caution(LoadGood(good="wood")) == [], "cards are drawn whatever is loaded"
    scene.load("cloth").refuses(Keep(["X5"]), "not-available").refuses(Keep(["X1"], "all"), "not-goods-card")
    scene.refuses(Keep([]), "wrong-number").refuses(Keep(["X1", "X1"]), "not-available")


def test_a_ship_with_one_crate_loads_wood_unasked() -> None:
    scene = Scene().sends(A, "load", "N03").action("load")
    assert scene.goods(A) == storage(wood=1)
    assert scene.stands(A, "keep")


# --- in every action -------------------------------------------------------------------------------------


def test_magellan_scores_for_acting_before_others() -> None:
    scene = Scene().give(A, captain="magellan").sends(A, "load", "N01").sends(B, "load", "N02").action("load")
    assert [(one.seat, one.sail) for one in scene.state.order] == [(A, 6), (B, 4)]
    assert scene.score(A) == 1
    alone = Scene().give(A, captain="magellan").sends(A, "load", "N01").action("load")
    assert alone.score(A) == 0


def test_goods_cards_are_played_in_the_own_turn_only() -> None:
    scene = Scene().give(A, hand=["Y01"]).give(B, hand=["Y02"]).sends(A, "load", "N01").action("load")
    scene.refuses(PlayGoodsCard("Y02"), "not-your-turn", seat=B)
    scene.refuses(PlayGoodsCard("Y02"), "not-your-card")
    scene.card("Y01")
    assert scene.goods(A) == storage(wood=2)
    assert scene.stands(A, "load")


def test_charter_ships_leave_after_the_action_and_the_fleet_stays() -> None:
    scene = Scene(nations=("portugal", "france", "spain")).give(A, upgrade_built=True, ships=[])
    scene.sends(A, "settle", "X3", "fleet").action("settle")
    assert scene.score(A) == 2
    assert scene.state.cards_open == ["X3"]
    assert scene.board.own_ships(A) == ["fleet"]
