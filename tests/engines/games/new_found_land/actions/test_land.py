"""The Land phase: §T6, §T7, and what §5.2 and §6.2 to §6.6 say."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import say
from engines.games.new_found_land import GAME
from engines.games.new_found_land.moves import (
    BuildShip,
    BuildUpgrade,
    BuildWharf,
    EndLand,
)
from tests.engines.games.new_found_land.scene import Scene, storage

RICH = storage(wood=3, cloth=3, iron=3)


def test_t6_full_wharves() -> None:
    scene = Scene().give(0, goods=RICH, ships=["england", "N10", "N11"]).land()
    scene.refuses(BuildShip("N01"), "no-wharf")
    scene.refuses(BuildShip("N01", "N01"), "ship-not-available")
    assert scene.values(move="build_ship", ship="N01") == ["england", "N10", "N11"]
    scene.build("N01", scrap="england")
    assert scene.player(0).ships == ["N10", "N11", "N01"]
    assert scene.state.small_discard == ["england"]
    scene.build("L01", scrap="N10")
    assert scene.state.small_discard == ["england", "N10"]


def test_t7_the_harbour_comes_before_the_ships() -> None:
    scene = Scene().give(0, goods=RICH).land().build("N01")
    scene.refuses(BuildWharf(), "harbour-before-ships").refuses(BuildUpgrade(), "harbour-before-ships")
    assert scene.barred()["build_wharf"] == "harbour-before-ships"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("last", [False, True])
def test_the_harbour_cannot_wait_for_a_round_that_never_comes(last: bool, language: str) -> None:
    scene = Scene().give(0, goods=RICH)
    scene.state.round = scene.game.figures.play.rounds - (not last)
    scene.land().build("N01")
    for move in (BuildWharf(), BuildUpgrade()):
        reason = scene.refusal(move)
        assert reason == say("new_found_land-no-harbour-before-ships", last="yes" if last else "no")
        waits = {"en": "has to wait until next round", "de": "bis zur nächsten Runde warten"}[language]
        assert (waits in Phrases(language)(reason)) != last


def test_both_upgrades_in_one_turn_in_any_order() -> None:
    scene = Scene().give(0, goods=RICH).land().upgrade().wharf()
    player = scene.player(0)
    assert player.upgrade_built
    assert player.wharf_built
    assert scene.goods(0) == storage(wood=2, cloth=2, iron=2)
    scene.refuses(BuildWharf(), "already-built").refuses(BuildUpgrade(), "already-built")
    assert "build_wharf" not in [option.value for option in scene.pick().options]


def test_the_payment_is_not_asked_where_gold_is_not_needed() -> None:
    scene = Scene().give(0, goods=storage(wood=1, cloth=1, gold=1)).land()
    assert scene.ask(move="build_ship", ship="N01") is None
    scene.refuses(BuildShip("N01", None, ["wood", "gold"]), "no-such-choice")
    scene.build("N01")
    assert scene.goods(0) == storage(gold=1)


def test_gold_may_be_paid_though_it_is_not_needed() -> None:
    scene = Scene().give(0, goods=storage(wood=1, cloth=1, gold=1)).land()
    assert "N01+" in scene.values(move="build_ship")
    assert "L01+" not in scene.values(move="build_ship")
    assert scene.values(move="build_ship", ship="N01+") == [
        ["wood", "cloth"],
        ["wood", "gold"],
        ["cloth", "gold"],
    ]
    scene.refuses(BuildShip("N01+"), "choose-payment")
    scene.refuses(BuildShip("N01+", None, ["wood", "wood"]), "wrong-payment")
    scene.build("N01+", "wood", "gold")
    assert scene.goods(0) == storage(cloth=1)
    assert scene.player(0).ships == ["england", "N01"]


def test_what_gold_replaces_is_asked_where_it_is_needed() -> None:
    scene = Scene().give(0, goods=storage(cloth=1, gold=2)).land()
    assert scene.values(move="build_ship", ship="N01") == [["cloth", "gold"], ["gold", "gold"]]
    assert "N01+" not in scene.values(move="build_ship"), "it is asked anyway"
    scene.refuses(BuildShip("N01+", None, ["cloth", "gold"]), "one-way")
    scene.build("N01", "gold", "gold")
    assert scene.goods(0) == storage(cloth=1)


def test_who_can_still_undo_ends_the_turn() -> None:
    """The end of the turn shows new ships, so the last purchase alone does not bring it about."""
    scene = Scene().give(0, goods=storage(wood=1, cloth=1)).land()
    assert scene.cautions(BuildShip("N01")) == []
    table = scene.play(BuildShip("N01")).table()
    assert scene.state.small_sale[0] is None
    assert scene.pick().text.key == "new_found_land-ask-end"
    assert [option.value for option in scene.pick().options] == ["end_land"]
    table.play(0, EndLand(), at=0)
    assert table.state.small_sale[0] == "N05"


def test_a_turn_of_an_older_game_ends_with_the_last_purchase() -> None:
    older = Scene(edition=2).give(0, goods=storage(wood=1, cloth=1)).land()
    assert older.cautions(BuildShip("N01")) == ["ends-turn"]
    assert older.play(BuildShip("N01")).state.small_sale[0] == "N05"


def test_who_could_never_build_is_not_asked_to_end() -> None:
    scene = Scene().give(0, goods=storage(iron=1)).give(1, hand=["X1"])
    scene.state.small_sale, scene.state.large_sale = [None] * 4, [None] * 4
    scene.state.small_pile, scene.state.large_pile, scene.state.queue = [], [], [0, 1]
    scene.give(0, wharf_built=True, upgrade_built=True).go()
    assert scene.stands(1, "land")


def test_a_free_wharf_needs_no_scrapping() -> None:
    Scene().give(0, goods=RICH).land().refuses(BuildShip("N01", "england"), "scrap-not-needed")


def test_a_ship_must_be_on_sale_and_paid_for() -> None:
    scene = Scene().give(0, goods=storage(wood=1, cloth=1)).land()
    scene.refuses(BuildShip("N05"), "not-on-sale").refuses(BuildShip("L01"), "cannot-pay")
    scene.refuses(BuildShip("nonsense"), "not-on-sale")
    assert set(scene.barred(move="build_ship")) == {"L01", "L02", "L03", "L04"}


def test_a_large_ship_brings_points_and_goes_to_its_own_discards() -> None:
    scene = Scene().give(0, goods=storage(wood=2, cloth=2, iron=4), ships=["L05", "N10", "N11"]).land()
    scene.build("L01", scrap="L05")
    assert scene.score(0) == 3
    assert scene.state.large_discard == ["L05"]


def test_the_sale_is_filled_again_when_the_turn_ends() -> None:
    scene = Scene().give(0, goods=RICH).land().build("N02").build("L01")
    assert scene.state.small_sale == ["N01", None, "N03", "N04"]
    assert scene.state.large_sale == [None, "L02", "L03", "L04"]
    scene.end_land()
    assert scene.state.small_sale == ["N01", "N05", "N03", "N04"]
    assert scene.state.large_sale == ["L05", "L02", "L03", "L04"]


def test_an_empty_ship_pile_is_made_anew_from_its_discards() -> None:
    scene = Scene().give(0, goods=RICH).land().build("N02")
    scene.state.small_pile, scene.state.small_discard = [], ["france"]
    scene.end_land()
    assert scene.state.small_sale == ["N01", "france", "N03", "N04"]
    assert scene.state.small_discard == []
    assert "shuffled" in scene.event_names()


def test_a_start_ship_on_sale_costs_what_every_small_ship_costs() -> None:
    """A scrapped start ship comes back like any other (§3.4, §9-3): it is not free."""
    scene = Scene().give(0, goods=storage(wood=1, cloth=1, iron=1)).land()
    scene.state.small_sale[1] = "france"
    scene.refuses(BuildShip("france", None, []), "no-such-choice").build("france")
    assert scene.goods(0) == storage(iron=1)
    assert scene.player(0).ships == ["england", "france"]
    poor = Scene().give(0, goods=storage(iron=1), hand=["X1"]).land()
    poor.state.small_sale[1] = "france"
    poor.refuses(BuildShip("france"), "cannot-pay")


def test_a_sale_space_stays_empty_when_no_ship_is_left() -> None:
    scene = Scene().give(0, goods=RICH).land().build("N02")
    scene.state.small_pile = []
    scene.end_land()
    assert scene.state.small_sale == ["N01", None, "N03", "N04"]


def test_a_player_without_goods_and_cards_is_passed_over() -> None:
    scene = Scene()
    scene.state.queue = [0, 1]
    scene.state.small_sale, scene.state.small_pile = [None] * 4, []
    scene.give(0, nation="portugal")
    scene.give(1, hand=["X1"])
    scene.go()
    assert scene.stands(1, "land")
    assert scene.goods(0) == storage(wood=1, cloth=1)
    assert scene.values() == ["end_land"]


def test_income_every_round_in_player_order() -> None:
    scene = Scene(start=1)
    for seat in range(3):
        scene.give(seat, hand=["X1"])
    scene.state.queue = scene.board.player_order()
    scene.go()
    assert scene.stands(1, "land")
    assert scene.goods(1) == storage(wood=1, cloth=1)
    scene.play(EndLand())
    assert scene.stands(2, "land")
    scene.play(EndLand())
    assert scene.stands(0, "land")


# --- the questions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("nation", GAME.figures.nations)
def test_the_harbour_says_what_it_is_good_for(nation: str) -> None:
    others = [name for name in GAME.figures.nations if name != nation]
    scene = (
        Scene(nations=(nation, *others[:2]), start=0).give(0, goods=storage(wood=2, cloth=2, iron=2)).land()
    )
    for language in ("en", "de"):
        words = Phrases(language, ["Ann", "Ben", "Cleo"])
        hints = {option.value: words(option.hint) for option in scene.pick().options if option.hint}
        assert ": " in hints["build_upgrade"]
        assert all(len(hint) <= 100 for hint in hints.values())


def test_barred_ships_say_why() -> None:
    scene = Scene().give(0, goods=storage(wood=1, cloth=1)).land()
    assert set(scene.barred(move="build_ship").values()) == {"too-dear"}
    assert scene.barred()["build_wharf"] == "cannot-pay"
