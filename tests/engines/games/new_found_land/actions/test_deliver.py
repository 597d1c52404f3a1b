"""Deliver: §T11, §T28, and what §6.12 to §6.14 say."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import Pick
from engines.games.new_found_land.moves import (
    Antwerp,
    Deliver,
    DeliverWith,
    PlayGoodsCard,
)
from engines.games.new_found_land.state import EDITION
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)
WORDS = Phrases("en", ["Ann", "Ben", "Cleo"])


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


@pytest.mark.parametrize(("markers", "free"), [(0, 3), (2, 1), (3, None)])
def test_a_contract_says_for_how_many_markers_its_city_has_room(markers: int, free: int | None) -> None:
    scene = Scene().give(A, goods=storage(wood=3)).sends(A, "deliver", "N01")
    scene.city("hamburg", *[B] * markers).action("deliver")
    hint = next(option.hint for option in scene.pick(move="deliver").options if option.value == "A01")
    assert hint is not None
    assert hint.args.get("free") == free


def test_drake_carries_more() -> None:
    scene = Scene().give(A, captain="drake", goods=storage(wood=2, cloth=1))
    scene.sends(A, "deliver", "N02").action("deliver")
    assert "A08" in scene.values(move="deliver")
    loading = Scene().give(A, captain="drake").sends(A, "load", "N01").action("load")
    assert loading.values(move="load") == ["gold", "iron", "cloth", "wood"]
    loading.load("gold")
    assert len(loading.own(A).drawn) == 5


def test_sets_of_ships_with_the_least_waste_come_first() -> None:
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


def test_ships_with_equally_many_crates_are_interchangeable() -> None:
    scene = Scene().give(A, goods=storage(wood=9)).sends(A, "deliver", "N02", "N06", "N09").action("deliver")
    assert "deliver_with" not in scene.values()
    scene.refuses(DeliverWith("A01", ["N06"]), "one-way")
    scene.deliver("A01")
    assert scene.state.turn is not None
    assert scene.state.turn.used == ["N02"]


def test_gold_in_a_contract_is_the_players_choice() -> None:
    scene = Scene().give(A, goods=storage(wood=2, gold=1)).sends(A, "deliver", "N02").action("deliver")
    assert scene.values(move="deliver_with", contract="A01") == [["wood", "wood"], ["wood", "gold"]]
    assert scene.cautions(DeliverWith("A01", None, ["wood", "gold"])) == [], "it can be undone"
    assert scene.cautions(DeliverWith("A01", None, ["wood", "wood"])) == []
    assert scene.cautions(Deliver("A01")) == [], "gold is saved"
    scene.state.edition = 2
    assert scene.cautions(DeliverWith("A01", None, ["wood", "gold"])) == ["joker", "ends-turn"]
    assert scene.cautions(DeliverWith("A01", None, ["wood", "wood"])) == ["ends-turn"]
    assert scene.cautions(Deliver("A01")) == ["sail", "ends-turn"], "with which ships is told"
    scene.state.edition = EDITION
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
    assert scene.cautions(Antwerp("some", ["N03"], wood=0, gold=1)) == []
    scene.state.edition = 2
    assert scene.cautions(Antwerp("some", ["N03"], wood=0, gold=1)) == ["antwerp-gold"]
    scene.state.edition = EDITION
    scene.antwerp("N03", wood=0, gold=1)
    assert scene.score(A) == 1
    assert scene.goods(A) == storage(wood=2)
    assert scene.stands(A, "deliver")


def test_all_that_fits_is_sold_at_once_the_cheapest_first() -> None:
    scene = Scene().give(A, goods=storage(wood=2, cloth=1, gold=2), hand=["X1"])
    scene.sends(A, "deliver", "N01", "N03", "L04").action("deliver")
    assert scene.values(move="antwerp") == ["all", "some"]
    assert scene.ask(move="antwerp", sell="all") is None
    assert scene.cautions(Antwerp("all")) == []
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
    scene.play(Antwerp(None, ["N03"], wood=1))
    assert scene.values() == ["end_deliver"], "a ship is left, but nothing to bring"
    older = Scene(edition=2).give(A, goods=storage(wood=1)).sends(A, "deliver", "N02", "N03")
    assert older.action("deliver").cautions(Antwerp(None, ["N03"], wood=1)) == ["ends-turn"]
    older.antwerp("N03", wood=1)
    assert older.state.phase != "deliver"


# --- the questions --------------------------------------------------------------------------------------


def test_deliver_asks_only_where_there_is_a_choice() -> None:
    scene = Scene().give(A, goods=storage(wood=2)).sends(A, "deliver", "N02").action("deliver")
    assert scene.values(move="deliver") == ["A01"], "only what can be fulfilled is shown"
    assert scene.ask(move="deliver", contract="A01") is None
    more = Scene().give(A, goods=storage(wood=2, gold=1)).sends(A, "deliver", "N02", "N03").action("deliver")
    assert more.ask(move="deliver", contract="A01") is None, "ships and payment are not asked for"
    assert more.values(move="deliver_with") == ["A01"]
    ships = more.pick(move="deliver_with", contract="A01")
    assert isinstance(ships, Pick), "N03 carries too little: no choice of ships"
    assert ships.field == "payment", "N03 carries too little: no choice of ships"
    assert ships.options[0].value == ["wood", "wood"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_contracts_look_alike(language: str) -> None:
    """The text alone tells contracts of the same city and the same points apart."""
    scene = Scene().give(A, goods=storage(wood=2, cloth=2, iron=2)).sends(A, "deliver", "N01")
    words = Phrases(language, ["Ann", "Ben", "Cleo"])
    texts = [words(option.text) for option in scene.action("deliver").pick(move="deliver").options]
    assert len(texts) == len(set(texts)) == 7


def test_numbers_of_goods_for_antwerp_are_offered_one_by_one() -> None:
    scene = (
        Scene().give(A, goods=storage(wood=3, cloth=5)).sends(A, "deliver", "L04", "L05").action("deliver")
    )
    wood = scene.pick(move="antwerp", sell="some", ships=["L04", "L05"])
    assert [WORDS(option.text) for option in wood.options] == ["0 wood", "1 wood", "2 wood", "3 wood"]
    assert scene.values(move="antwerp", sell="some", ships=["L04", "L05"], wood=0) == [1, 2, 3, 4, 5]


def test_delivering_says_what_there_is_to_deliver_with(words: Phrases) -> None:
    """Crates, goods, and what the Tax Office adds."""
    scene = Scene(nations=("france", "spain", "england")).give(A, goods=storage(wood=2))
    about = scene.sends(A, "deliver", "N01", "L04").action("deliver").pick(move="deliver").about
    assert about is not None
    assert about.args["count"] == 7
    assert "7" in words(about)
    assert "2 " in words(about)
    assert "+3" not in words(about)
    scene.give(A, upgrade_built=True)
    about = scene.pick(move="deliver").about
    assert about is not None
    assert "+3" in words(about)


def test_who_can_still_undo_a_delivery_ends_the_turn() -> None:
    """New contracts come with the end of the turn, so the last ship alone does not bring it about."""
    scene = Scene().give(A, goods=storage(wood=2)).sends(A, "deliver", "N01").action("deliver")
    assert scene.cautions(Deliver("A01")) == []
    scene.play(Deliver("A01"))
    assert scene.state.cities["hamburg"].contracts[0] is None
    assert scene.pick().text.key == "new_found_land-ask-end"
    assert [option.value for option in scene.pick().options] == ["end_deliver"]
    scene.end_deliver()
    assert scene.state.cities["hamburg"].contracts[0] == "A09"
    older = Scene(edition=2).give(A, goods=storage(wood=2)).sends(A, "deliver", "N01").action("deliver")
    older.play(Deliver("A01"))
    assert older.state.cities["hamburg"].contracts[0] == "A09", "as it was when that game began"
