"""The computer player decides from its view alone (§13)."""

from __future__ import annotations

import pytest

from engines.contract.core import Move, Rejected, Seat
from engines.contract.dice import Dice
from engines.games.new_found_land import GAME
from engines.games.new_found_land.computer.ship_plans import Planner
from engines.games.new_found_land.computer.worth import Appraisal
from engines.games.new_found_land.figures import ACTION_NAMES
from engines.games.new_found_land.moves import (
    Antwerp,
    Assign,
    BuildShip,
    BuildUpgrade,
    BuildWharf,
    ChooseCaptain,
    ChooseGoal,
    ChooseGood,
    Deliver,
    EndDeliver,
    EndGoals,
    EndLand,
    FinishAction,
    Keep,
    KeepAndPlay,
    Lay,
    LoadGood,
    NewEngland,
    PlanRest,
    PlayGoodsCard,
    Redeem,
    Settle,
)
from engines.kit.figures_files import numbers_file
from engines.tables.saved_games import with_computer
from tests.conformance.tables import draft_of
from tests.engines.games.new_found_land.scene import CAPTAINS, Scene, storage
from tests.lab.strength.simulate import choose
from tests.support.changed_figures import changed_figures

A, B, C = range(3)
ISLANDS = tuple(GAME.figures.islands)


def suggestion(scene: Scene, seat: Seat | None = None) -> Move:
    """What the computer player would do: the questions lead to it."""
    seat = scene.waiting[0] if seat is None else seat
    move = choose(GAME, scene.state, seat, blindly=False, dice=Dice(b"computer"))
    assert GAME.ask(scene.state, seat, draft_of(move)) is None, move
    return move


def follow(scene: Scene) -> Move:
    """The suggestion, carried out."""
    move = suggestion(scene)
    scene.play(move)
    return move


def worth(scene: Scene, seat: Seat = A) -> Appraisal:
    """What things are worth to a player without whims."""
    view = GAME.view(scene.state, seat)
    assert view.own is not None
    return Appraisal(GAME.figures, view.public, view.own)


def one_space_free(scene: Scene) -> Scene:
    """Fields everywhere, but one tile more at most."""
    for island in ISLANDS:
        scene.island(island, leave=int(island == "newfoundland"))
    return scene


def planner(scene: Scene, *ships: str) -> Planner:
    return Planner(worth(scene), [GAME.figures.ships[ship] for ship in ships], scene.goods(A))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("planning", ["sequential", "simultaneous"])
def test_the_questions_lead_to_all_it_suggests(seats: int, planning: str) -> None:
    settings = GAME.check_settings({"planning": planning})
    kinds = set()
    for number in range(4):
        state = GAME.start(seats, settings, Dice(b"whole game", seats, number))
        moves = 0
        while waiting := GAME.waiting(state):
            moves += 1
            move = choose(GAME, state, waiting[0], blindly=False, dice=Dice(b"x", moves))
            assert GAME.ask(state, waiting[0], draft_of(move)) is None, move
            GAME.apply(state, waiting[0], move, Dice(b"y", number, moves))
            kinds.add(type(move))
    assert {BuildShip, BuildWharf, BuildUpgrade, Settle, Deliver, Lay, Keep, Redeem, ChooseCaptain} <= kinds


# --- Land ------------------------------------------------------------------------------------------------


def test_the_harbour_is_built_before_the_ships() -> None:
    scene = Scene().give(A, goods=storage(wood=2, cloth=1)).land()
    assert follow(scene) == BuildUpgrade()
    assert isinstance(follow(scene), BuildShip)
    assert scene.goods(A) == storage()
    assert follow(scene) == EndLand()
    assert scene.state.phase == "planning"


def test_a_wharf_when_all_are_taken() -> None:
    goods = storage(cloth=1, iron=1)
    full = Scene().give(A, ships=["N01", "N06", "N09"], upgrade_built=True, goods=goods)
    assert suggestion(full.land()) == BuildWharf()
    free = Scene().give(A, ships=["N01", "N06"], upgrade_built=True, goods=goods)
    assert suggestion(free.land()) == EndLand()
    late = Scene(in_round=4).give(A, ships=["N01", "N06", "N09"], upgrade_built=True, goods=goods)
    assert suggestion(late.land()) == EndLand()


def test_the_worst_ship_makes_room() -> None:
    scene = Scene().give(A, ships=["N01", "N07", "N09", "N06"], wharf_built=True, upgrade_built=True)
    scene.give(A, goods=storage(cloth=2, iron=2)).state.large_sale = ["L03", None, None, None]
    assert suggestion(scene.land()) == BuildShip("L03", "N07")
    scene.give(A, ships=["N01", "N07", "N09"], wharf_built=False)
    assert suggestion(scene) == BuildWharf(), "room is better than to lose a ship"


def test_gold_is_saved() -> None:
    scene = Scene().give(A, ships=[], upgrade_built=True, goods=storage(wood=1, cloth=1, gold=1)).land()
    move = suggestion(scene)
    assert isinstance(move, BuildShip)
    assert move == BuildShip(move.ship, None, None), "without gold nothing is named"
    scene.play(move)
    assert scene.goods(A) == storage(gold=1)


def test_what_is_not_worth_its_goods_is_not_built() -> None:
    scene = Scene(in_round=4).give(A, goods=storage(cloth=2, iron=2), upgrade_built=True).land()
    scene.state.large_sale = [None] * 4
    assert suggestion(scene) == EndLand()


# --- cards -----------------------------------------------------------------------------------------------


def test_goods_cards_are_played_at_once() -> None:
    assert suggestion(Scene().give(A, hand=["X1", "Y09"]).land()) == PlayGoodsCard("Y09")
    assert suggestion(Scene().give(A, hand=["Y01"]).sends(A, "explore", "N02").action("explore")) == (
        PlayGoodsCard("Y01")
    )


def test_in_the_last_round_a_card_may_be_worth_more_unused() -> None:
    def finish(card: str) -> Move:
        return suggestion(Scene(in_round=4).give(A, hand=[card]).sends(A, "explore", "N02").action("explore"))

    assert finish("Y01") == FinishAction()
    assert finish("X1") == FinishAction()
    assert finish("Y09") == PlayGoodsCard("Y09")


def test_a_card_that_fulfils_a_goal_is_played() -> None:
    scene = Scene(in_round=4).give(A, hand=["Y01"], goals=["Z02"], goods=storage(wood=1)).goals(A)
    assert follow(scene) == PlayGoodsCard("Y01")
    assert follow(scene) == Redeem("Z02")
    assert suggestion(Scene(in_round=4).give(A, hand=["Y01"], goals=["Z03"]).goals(A)) == EndGoals()


def test_the_best_card_is_kept() -> None:
    scene = Scene().sends(A, "load", "N01").action("load").load("wood")
    scene.state.turn.cards = ["Y02", "Y09", "Y01"]  # type: ignore[union-attr]
    assert suggestion(scene) == KeepAndPlay("Y09")
    scene.state.turn.cards = ["X6", "Y01"]  # type: ignore[union-attr]
    assert suggestion(scene) == Keep(["X6"]), "a good ship is worth more than two wood"
    scene.state.turn.cards = ["X6", "Y09"]  # type: ignore[union-attr]
    scene.state.round = 4
    assert suggestion(scene) == KeepAndPlay("Y09"), "there is no more planning"


def test_the_colonial_harbour_keeps_two() -> None:
    scene = Scene(in_round=4).give(A, upgrade_built=True).sends(A, "load", "N01").action("load").load("wood")
    scene.state.turn.cards = ["X5", "Y09", "Y01"]  # type: ignore[union-attr]
    assert suggestion(scene) == Keep(["Y09", "X5"], "all")
    scene.state.turn.cards = ["Y09", "Y01"]  # type: ignore[union-attr]
    assert suggestion(scene) == Keep(["Y09", "Y01"], "Y09"), "two wood are no longer of use"


# --- Planning --------------------------------------------------------------------------------------------


def test_every_ship_goes_where_it_is_good() -> None:
    scene = Scene(seats=2).give(A, ships=["N05", "N03", "L04"]).give(B, ships=[])
    one_space_free(scene).planning()
    plan = [follow(scene) for _ in GAME.figures.play.limits]
    assert plan == [Assign(["L04"]), Assign(["N03"]), Assign([]), Assign(["N05"])]


def test_ships_deliver_what_there_is_and_what_will_be_loaded() -> None:
    scene = Scene(seats=2).give(A, ships=["N01", "N06"], goods=storage(wood=1)).give(B, ships=[])
    scene.state.cities["venice"].contracts = ["A04", None, None]
    for city in ("hamburg", "stockholm"):
        scene.state.cities[city].contracts = [None] * 3
    for island in ISLANDS:
        scene.island(island, *[(B, 1)] * 2 * len(GAME.figures.islands[island].spaces))
    scene.planning()
    planned = planner(scene, "N01", "N06").plan(ACTION_NAMES)
    assert planned == {"load": ["N01"], "settle": [], "deliver": ["N06"], "explore": []}
    plan = [follow(scene), follow(scene), follow(scene)]
    assert plan == [Assign(["N01"]), Assign([]), Assign(["N06"])], "iron is loaded for wood and iron"


def test_a_charter_ship_must_be_worth_it() -> None:
    scene = Scene(seats=2).give(A, ships=[], hand=["X3"]).give(B, ships=[])
    assert planner(scene.planning(), "X3").plan(ACTION_NAMES[1:])["explore"] == ["X3"]
    for island in ISLANDS:
        scene.island(island, *[(B, 1)] * 2 * len(GAME.figures.islands[island].spaces))
    assert not any(planner(scene, "X3").plan(ACTION_NAMES[1:]).values())


def test_what_sets_of_ships_are_worth_at_explore() -> None:
    prices = GAME.figures.computer
    scene = Scene().planning()
    lead = prices.explore_lead * worth(scene).best_discovery
    tile, choice = prices.explore_tile[0] + lead, prices.explore_choice
    found = {bits: value for value, bits in planner(scene, "N05", "N02", "X3").exploring()}
    assert found[0b001] == pytest.approx(tile + 2 * choice)
    assert found[0b011] == pytest.approx(2 * tile + choice)
    assert found[0b010] == 0, "no telescope"
    assert found[0b100] == pytest.approx(tile - prices.charter[0]), "a charter ship"
    scene.give(A, captain="columbus").state.round = 4
    tile = prices.explore_tile[1] + prices.explore_lead * worth(scene).best_discovery
    found = {bits: value for value, bits in planner(scene, "N05", "N02", "X3").exploring()}
    assert found[0b010] == pytest.approx(tile)
    assert found[0b100] == pytest.approx(2 * tile - prices.charter[1])


def test_what_sets_of_ships_are_worth_at_settle() -> None:
    scene = Scene(seats=2).give(B, ships=[]).tile("NF2", "I01", (B, 1)).planning()
    (field,) = worth(scene).best_fields(2, 9)
    found = {bits: value for value, bits in planner(scene, "N03", "N04").settling()}
    assert found[0b01] == pytest.approx(field), "one free field"
    assert found[0b11] == pytest.approx(field + 2 * worth(scene).point), "the others go to New England"
    scene.state.spaces["NF2"].fields = []
    field, same = worth(scene).best_fields(2, 9)
    assert field == same
    found = {bits: value for value, bits in planner(scene, "N03", "N04").settling()}
    assert found[0b11] == pytest.approx(2 * field), "two of them"


def test_plans_in_secret() -> None:
    scene = one_space_free(Scene(seats=2, simultaneous=True).give(A, ships=["N05", "N03", "L04"])).planning()
    assert suggestion(scene, A) == PlanRest(load=["L04"], settle=["N03"], deliver=[], explore=["N05"])


def test_limits_are_kept_and_no_ship_is_sent_twice() -> None:
    ships = ["N05", "N03", "L04", "L07"]
    cards = ["X1", "X2", "X3", "X4", "X5", "X6"]
    scene = Scene(seats=2).give(A, ships=ships, wharf_built=True, hand=cards, goods=storage(wood=3, cloth=3))
    scene.give(B, ships=[]).tile("NF1", "I24").tile("NF2", "I01").planning()
    sent: list[str] = []
    for limit in GAME.figures.play.limits:
        move = follow(scene)
        assert isinstance(move, Assign)
        assert len(move.ships) <= limit
        sent += move.ships
    assert len(sent) == len(set(sent))
    assert set(ships) <= set(sent)


# --- the four actions ------------------------------------------------------------------------------------


def test_the_best_good_or_the_one_that_is_lacking() -> None:
    assert suggestion(Scene().sends(A, "load", "N01").action("load")) == LoadGood(good="iron")
    lacking = Scene().give(A, goods=storage(wood=1)).sends(A, "load", "N01").sends(A, "deliver", "N06")
    lacking.state.cities["venice"].contracts = [None] * 3
    assert suggestion(lacking.action("load")) == LoadGood(good="cloth"), "for wood and cloth in Hamburg"


def test_the_most_settlers_first_where_it_is_best() -> None:
    scene = Scene().sends(A, "settle", "N01", "N03").tile("NF2", "I01").tile("NS2", "I14").no_frames()
    first, second = follow(scene.action("settle")), follow(scene)
    assert isinstance(first, Settle)
    assert isinstance(second, Settle)
    assert (first.ship, first.place[0], second.place[0]) == ("N03", "NS2", "NS2")


def test_new_england_if_it_is_worth_more() -> None:
    scene = Scene().sends(A, "settle", "L01").tile("AN1", "I20")
    scene.state.islands_scored = ["anticosti"]
    assert suggestion(scene.action("settle")) == Settle(place=["AN1", "a"])
    scene.state.spaces["AN2"] = scene.state.spaces.pop("AN1")
    scene.state.spaces["AN2"].tile = "I04"
    assert suggestion(scene) == NewEngland()


def test_both_bonuses_once() -> None:
    scene = Scene(nations=("spain", "france", "england")).give(A, upgrade_built=True).no_frames()
    scene.sends(A, "settle", "N03", "N01").tile("PE2", "I31").tile("PE3", "I32").action("settle")
    assert follow(scene) == Settle(ship="N03", place=["PE2", "both"])
    second = follow(scene)
    assert isinstance(second, Settle)
    assert second.place[1] != "both"


def test_the_best_set_of_contracts() -> None:
    """§G7; and the ships are named where others would waste less."""
    scene = Scene().give(A, goods=storage(wood=3, cloth=1, iron=2)).sends(A, "deliver", "N01", "N02", "N06")
    for city, contract in (("hamburg", "A01"), ("venice", None), ("stockholm", "A15")):
        scene.state.cities[city].contracts = [contract, None, None]
    scene.no_frames().action("deliver")
    first, second = follow(scene), follow(scene)
    assert first == Deliver("A15")
    assert second == Deliver("A01")
    gold = Scene().give(A, goods=storage(iron=2, gold=1)).sends(A, "deliver", "N02")
    assert suggestion(gold.action("deliver")) == Deliver("A06")


def test_goods_are_not_wasted_before_the_end() -> None:
    scene = Scene().give(A, goods=storage(iron=1)).sends(A, "deliver", "N01")
    assert suggestion(scene.action("deliver")) == EndDeliver()
    scene.state.round = 4
    assert suggestion(scene) == Antwerp(iron=1)


def test_antwerp_gets_what_no_goal_needs() -> None:
    scene = Scene(in_round=4).give(A, goods=storage(wood=1, iron=3), goals=["Z01"]).sends(A, "deliver", "N01")
    for city in scene.state.cities.values():
        city.contracts = [None] * 3
    assert suggestion(scene.action("deliver")) == Antwerp("some", wood=1, iron=1)
    scene.give(A, goals=["Z01", "Z14"], ships=["N01", "N02", "N03", "N04"])
    assert suggestion(scene) == EndDeliver(), "two goods pay for the second goal"


def test_the_best_tile_on_the_best_island() -> None:
    scene = Scene().sends(A, "explore", "N05")
    for island in ISLANDS[1:]:
        scene.island(island)
    scene.state.tiles = ["I04", "I16", "I05"]
    move = suggestion(scene.action("explore"))
    assert move == Lay(["I16", "newfoundland"])
    scene.state.round = 4
    assert suggestion(scene) == Lay(["I04", "newfoundland"]), "goods are no longer of use"


# --- frames and goals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("in_round", "captain"), [(1, "columbus"), (4, "cortes")])
def test_captains_are_worth_more_with_more_rounds_to_come(in_round: int, captain: str) -> None:
    prices = {name: [0.0, 1.0] for name in CAPTAINS} | {"columbus": [0.0, 6.0], "cortes": [10.0, 0.0]}
    game = with_computer(GAME, changed_figures("new_found_land", "captain", prices, numbers_file))
    scene = Scene(in_round=in_round).give(A, score=15).frame("square", None).goals(A)
    scene.state.frames["pentagon"].left = ["drake", "columbus", "cortes"]
    move = game.suggest(game.view(scene.state, A), lambda draft: None, Dice(b"x"))
    assert move == ChooseCaptain(captain)


def test_which_goal_and_which_good() -> None:
    scene = Scene(in_round=4).give(A, score=7, goods=storage(iron=2)).goals(A)
    assert suggestion(scene) == ChooseGoal("Z01"), "5 points now are better than 8 perhaps"
    scene.state.players[A].goods = storage()
    scene.city("hamburg", A).city("venice", A)
    assert suggestion(scene) == ChooseGoal("Z10"), "one marker is missing"
    triangle = Scene().give(A, score=25).goals(A)
    for frame in ("square", "pentagon", "circle"):
        triangle.frame(frame, None)
    triangle.state.frames["triangle"].left = ["wood", "iron", "cloth"]
    assert suggestion(triangle) == ChooseGood("iron")


def test_t15_goals_in_the_order_that_brings_most() -> None:
    scene = Scene(in_round=4).give(A, goods=storage(iron=2), goals=["Z15", "Z01"]).no_frames()
    scene.give(A, wharf_built=True, upgrade_built=True).goals(A)
    assert follow(scene) == Redeem("Z01")
    assert follow(scene) == Redeem("Z15")


def test_a_further_goal_is_paid_with_the_cheapest_goods_that_no_goal_needs() -> None:
    scene = Scene().give(A, goods=storage(wood=3, cloth=2, iron=1), goals=["Z02", "Z15"]).no_frames()
    scene.give(A, wharf_built=True, upgrade_built=True).goals(A)
    first = follow(scene)
    assert isinstance(first, Redeem)
    second = follow(scene)
    paid = {"Z02": ["cloth", "cloth"], "Z15": ["wood", "wood"]}
    assert isinstance(second, Redeem)
    assert second.payment == paid[second.card]


def test_no_goal_that_costs_more_than_it_brings() -> None:
    scene = Scene().give(A, goods=storage(gold=3), goals=["Z15", "Z14"], ships=["N01", "N02", "N03", "N04"])
    scene.give(A, wharf_built=True, upgrade_built=True).no_frames().goals(A)
    assert isinstance(follow(scene), Redeem)
    assert suggestion(scene) == EndGoals(), "two gold are worth more than five points"


# --- whom it speaks for ----------------------------------------------------------------------------------


def test_it_suggests_nothing_for_seats_that_are_not_asked() -> None:
    scene = Scene().give(A, goods=storage(wood=1, cloth=1)).land()
    for seat in (None, B):
        with pytest.raises(Rejected):
            GAME.suggest(GAME.view(scene.state, seat), lambda draft: None, Dice(b"x"))
    scene.state.over = True
    with pytest.raises(Rejected):
        GAME.suggest(GAME.view(scene.state, A), lambda draft: None, Dice(b"x"))
