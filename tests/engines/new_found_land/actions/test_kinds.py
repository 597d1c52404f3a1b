"""The questions as they become panels and commands (specification, section 10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from data.words import Phrases
from engines.core import Pick, PickSome, Rejected
from engines.new_found_land import GAME
from engines.new_found_land.moves import MOVES, PlanRest, PlayGoodsCard
from tests.engines.new_found_land.scene import Scene, storage

A, B = 0, 1
WORDS = Phrases("en", ["Ann", "Ben", "Cleo"])
ALL_CHARTERS = [*GAME.figures.charters]


def test_there_are_few_enough_kinds_for_a_group_of_commands() -> None:
    assert len(MOVES) <= 25


@pytest.mark.parametrize(
    ("scene", "kinds"),
    [
        (Scene().give(A, goods=storage(wood=9, cloth=9, iron=9)).land(), ["build_ship", "build_wharf"]),
        (Scene(start=A).planning(), ["assign", "plan", "pass_rest"]),
        (Scene().sends(A, "load", "N01").action("load"), ["load"]),
        (Scene().tile("NF2", "I01").sends(A, "settle", "N01").action("settle"), ["settle"]),
    ],
    ids=["land", "planning", "load", "settle"],
)
def test_the_most_useful_kind_comes_first(scene: Scene, kinds: list[str]) -> None:
    assert scene.values()[: len(kinds)] == kinds


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


def test_the_worst_hand_fits_into_a_menu() -> None:
    """Four wharves, the fleet and every charter card there is: sixteen."""
    scene = Scene(start=A, nations=("portugal", "france", "spain"))
    scene.give(A, ships=["N01", "N02", "N03", "N04"], upgrade_built=True, hand=ALL_CHARTERS).planning()
    assert len(scene.values(move="assign")) == 16


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
    scene.make(PlanRest(load=["N01"], surprised="commit"), B)
    after = scene.pick(B)
    assert after.text.key.endswith("plan-change")
    assert after.about is not None
    text = WORDS(after.about)
    assert "Load (N01" in text
    assert "Explore (none)" in text


def test_planning_to_load_says_what_a_ship_brings() -> None:
    scene = Scene(start=A).give(A, ships=["N08"], captain="drake")
    scene.give(B, ships=[]).give(2, ships=[]).planning()
    (ship,) = scene.pick(move="assign").options
    assert ship.hint is not None
    assert "gold" in WORDS(ship.hint)
    assert "4 cards" in WORDS(ship.hint)
    scene.assign()
    assert scene.pick(move="assign").options[0].hint is None, "Settle: the settlers say it all"


@pytest.mark.parametrize("nation", GAME.figures.nations)
def test_the_harbour_says_what_it_is_good_for(nation: str) -> None:
    others = [name for name in GAME.figures.nations if name != nation]
    scene = (
        Scene(nations=(nation, *others[:2]), start=A).give(A, goods=storage(wood=2, cloth=2, iron=2)).land()
    )
    for language in ("en", "de"):
        words = Phrases(language, ["Ann", "Ben", "Cleo"])
        hints = {option.value: words(option.hint) for option in scene.pick().options if option.hint}
        assert ": " in hints["build_upgrade"]
        assert all(len(hint) <= 100 for hint in hints.values())


def test_settle_asks_for_tile_and_bonus_at_once_island_by_island() -> None:
    scene = Scene().tile("NF2", "I14").tile("NF3", "I15").tile("NS2", "I01")
    scene.sends(A, "settle", "N01", "N03").action("settle")
    assert scene.pick(move="settle").field == "ship"
    assert scene.values(move="settle") == ["N03", "N01"]
    places = scene.pick(move="settle", ship="N03")
    assert [option.value for option in places.options] == [
        [space, bonus] for space in ("NF2", "NF3", "NS2") for bonus in ("a", "b")
    ]
    groups = [WORDS(option.group) for option in places.options if option.group]
    assert groups[0].startswith("Newfoundland: bonus 10/5")
    assert len(set(groups)) == 2
    assert scene.ask(move="settle", ship="N03", place=["NF3", "b"]) is None


def test_the_fullest_islands_fit_into_menus() -> None:
    """An island is a menu of its own, however many tiles it has."""
    scene = Scene()
    for island in GAME.figures.islands:
        scene.island(island)
    options = scene.sends(A, "settle", "N03").action("settle").pick(move="settle").options
    groups = Counter(WORDS(option.group) for option in options if option.group)
    assert len(groups) == 4
    assert max(groups.values()) == 20


def test_deliver_asks_only_where_there_is_a_choice() -> None:
    scene = Scene().give(A, goods=storage(wood=2)).sends(A, "deliver", "N02").action("deliver")
    assert scene.values(move="deliver") == ["A01"], "what can not be fulfilled is not shown"
    assert scene.ask(move="deliver", contract="A01") is None
    more = Scene().give(A, goods=storage(wood=2, gold=1)).sends(A, "deliver", "N02", "N03").action("deliver")
    assert more.ask(move="deliver", contract="A01") is None, "one press is enough"
    assert more.values(move="deliver_with") == ["A01"]
    ships = more.pick(move="deliver_with", contract="A01")
    assert isinstance(ships, Pick), "N03 carries too little: no choice of ships"
    assert ships.field == "payment", "N03 carries too little: no choice of ships"
    assert ships.options[0].value == ["wood", "wood"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_contracts_look_alike(language: str) -> None:
    """Buttons show the text alone: the same city and the same points must not make the same button."""
    scene = Scene().give(A, goods=storage(wood=2, cloth=2, iron=2)).sends(A, "deliver", "N01")
    words = Phrases(language, ["Ann", "Ben", "Cleo"])
    texts = [words(option.text) for option in scene.action("deliver").pick(move="deliver").options]
    assert len(texts) == len(set(texts)) == 7


def test_a_few_goods_for_antwerp_are_sold_without_typing() -> None:
    scene = (
        Scene().give(A, goods=storage(wood=3, cloth=5)).sends(A, "deliver", "L04", "L05").action("deliver")
    )
    wood = scene.pick(move="antwerp", sell="some", ships=["L04", "L05"])
    assert [WORDS(option.text) for option in wood.options] == ["0 wood", "1 wood", "2 wood", "3 wood"]
    assert scene.values(move="antwerp", sell="some", ships=["L04", "L05"], wood=0) == [1, 2, 3, 4, 5]


def test_the_worst_explorer_fits_into_a_menu() -> None:
    scene = Scene().give(A, captain="columbus").sends(A, "explore", "L07", "L11").action("explore")
    groups = Counter(WORDS(option.group) for option in scene.pick(move="lay").options if option.group)
    assert len(groups) == 4
    assert max(groups.values()) <= 8
    assert "I02" not in {tile for tile, _ in scene.values(move="lay")}, "it looks like I01"


def test_a_tile_that_fits_nowhere_is_shown_with_the_reason() -> None:
    scene = Scene().island("newfoundland").island("nova_scotia").island("prince_edward")
    scene.sends(A, "explore", "N05", "N10").action("explore")
    inland = [tile for tile in scene.barred(move="lay") if GAME.figures.tiles[tile].shape == "inland"]
    assert set(scene.barred(move="lay").values()) <= {"shape-does-not-fit"}
    assert len(inland) == len(scene.barred(move="lay"))


def test_who_is_not_asked_hears_whose_turn_it_is() -> None:
    scene = Scene().give(A, hand=["X1"]).land()
    with pytest.raises(Rejected) as refused:
        scene.ask(B)
    assert refused.value.reason.key == "new_found_land-no-not-your-turn"
    with pytest.raises(Rejected) as refused:
        scene.ask(A, move="assign")
    assert refused.value.reason.key == "new_found_land-no-wrong-phase"


def test_barred_ships_say_why() -> None:
    scene = Scene().give(A, goods=storage(wood=1, cloth=1)).land()
    assert set(scene.barred(move="build_ship").values()) == {"too-dear"}
    assert scene.barred()["build_wharf"] == "cannot-pay"


# --- what a newcomer is told -----------------------------------------------------------------------------


@pytest.fixture(params=["en", "de"])
def words(request: pytest.FixtureRequest) -> Phrases:
    return Phrases(request.param, ["Ann", "Ben", "Cleo"])


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


def test_the_settlement_office_is_told_while_it_can_be_used() -> None:
    scene = Scene(nations=("spain", "france", "england")).give(A, upgrade_built=True)
    scene.tile("NF2", "I14").tile("NF3", "I15").sends(A, "settle", "N01", "N03").action("settle")

    def about(**ship: Any) -> str:
        told = scene.pick(move="settle", **ship).about
        assert told is not None
        return WORDS(told)

    assert "Settlement Office" in about(ship="N01")
    scene.settle("N01", "NF2", "both")
    assert "Settlement Office" not in about()


def test_exploring_says_that_both_bonuses_are_taken_and_what_an_island_is_worth(words: Phrases) -> None:
    scene = Scene().sends(A, "explore", "N05").action("explore")
    about = scene.pick(move="lay").about
    assert about is not None
    assert words(about)
    groups = [words(option.group) for option in scene.pick(move="lay").options if option.group]
    assert len(set(groups)) == 4
    assert "10/5" in groups[0]
    assert max(map(len, groups)) <= 100
