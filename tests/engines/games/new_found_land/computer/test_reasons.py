"""Why the computer player makes a move: the largest part of its worth, with the amounts of the position."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import Many, Move, Say, Seat, say
from engines.contract.dice import Dice
from engines.games.new_found_land import GAME
from engines.games.new_found_land.computer.reasons import ONLY_OF_THE_BEST, Reasons
from engines.games.new_found_land.moves import (
    Antwerp,
    Assign,
    BuildShip,
    BuildUpgrade,
    BuildWharf,
    ChooseCaptain,
    ChooseGoal,
    Deliver,
    EndDeliver,
    EndGoals,
    EndLand,
    FinishAction,
    Keep,
    Lay,
    LoadGood,
    NewEngland,
    PlanRest,
    PlayGoodsCard,
    Redeem,
    Settle,
)
from engines.games.new_found_land.names import (
    action_name,
    captain_power,
    goal_name,
    island_name,
    upgrade_power,
)
from engines.tables.saved_games import with_computer
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)
KEY = "new_found_land-reason-"
FULL = ["N01", "N06", "N09"]


def reasons(scene: Scene, **numbers: object) -> Reasons:
    """Of seat A, maybe with some other numbers of the computer player."""
    game = with_computer(GAME, {**GAME.raw_computer, **numbers})
    assert isinstance(game, type(GAME))
    view = game.view(scene.state, A)
    assert view.own is not None
    return Reasons(game.figures, view.public, view.own)


def reason(scene: Scene, move: Move, **numbers: object) -> Say:
    return reasons(scene, **numbers).reason(move)


def why(scene: Scene, seat: Seat = A) -> tuple[Move, Say]:
    """What it does, and why."""
    view, ask = GAME.view(scene.state, seat), GAME.asking(scene.state, seat)
    move, told = GAME.explain(view, ask, Dice(b"why"))
    assert move == GAME.suggest(view, ask, Dice(b"why"))
    assert told is not None
    return move, told


# --- Land -------------------------------------------------------------------------------------------------


def test_harbour_and_ships_serve_all_rounds_that_are_left() -> None:
    scene = Scene(in_round=2).give(A, goods=storage(wood=2, cloth=2, iron=1), ships=FULL)
    power = upgrade_power(GAME.figures, "colonial_harbour")
    assert reason(scene.land(), BuildUpgrade()) == say(KEY + "upgrade", power=power, rounds=3)
    assert reason(scene, BuildWharf()) == say(KEY + "wharf", rounds=3)
    told = reason(scene, BuildShip("N03"))
    assert told == say(KEY + "ship", value="settlers", count=2, rounds=3)
    told = reason(scene, BuildShip("N04", "N06"))
    assert (told.args["value"], told.args["count"]) == ("settlers", 1), "two instead of one"


def test_a_large_ship_counts_for_its_points_and_for_a_goal() -> None:
    scene = Scene(in_round=4).give(A, goods=storage(wood=3, cloth=3, iron=3)).land()
    assert reason(scene, BuildShip("L01"), quality=[0.0] * 4) == say(KEY + "ship-points", points=3, rounds=1)
    scene.give(A, ships=["L02"], goals=["Z13"])
    told = reason(scene, BuildShip("L01"), quality=[0.0] * 4)
    assert told == say(KEY + "meets-goal", goal=goal_name(GAME.figures, "Z13"), points=7)


def test_of_a_ship_that_lies_cost_side_up_no_value_is_told() -> None:
    scene = Scene().give(A, goods=storage(wood=3, cloth=3, iron=3)).land()
    scene.state.large_sale = ["L01", None, None, None]
    assert reason(scene, BuildShip("L01")).key == KEY + "ship"
    scene.state.costs_only = True
    assert reason(scene, BuildShip("L01")).key == KEY + "ship-points"


def test_goods_are_kept() -> None:
    scene = Scene(in_round=2).give(A, goods=storage(wood=1, cloth=1), ships=FULL, upgrade_built=True).land()
    told = reason(scene, EndLand())
    assert told.key == KEY + "land-end"
    assert told.args["goods"] == Many(
        [say("new_found_land-count-good", good=good, count=1) for good in ("wood", "cloth")]
    )
    scene.state.round = 4
    assert reason(scene, EndLand()).key == KEY + "land-late"
    assert reason(scene.give(A, goods=storage()), EndLand()).key == KEY + "land-poor"


# --- cards ------------------------------------------------------------------------------------------------


def test_cards_are_played_kept_or_saved() -> None:
    scene = Scene().give(A, hand=["Y09"]).land()
    move, told = why(scene)
    assert move == PlayGoodsCard("Y09")
    assert (told.key, told.args["last"]) == (KEY + "play-card", 0)
    late = Scene(in_round=4).give(A, hand=["Y01"]).sends(A, "explore", "N02").action("explore")
    assert why(late) == (FinishAction(), say(KEY + "finish-card", points=2))
    late.give(A, hand=["X1"])
    assert why(late) == (FinishAction(), say(KEY + "finish"))
    drawn = Scene().sends(A, "load", "N01").action("load").load("wood")
    drawn.state.turn.cards = ["X6", "Y01"]  # type: ignore[union-attr]
    assert why(drawn) == (Keep(["X6"]), say(KEY + "keep-charter"))
    drawn.state.round = 4
    assert reason(drawn, Keep(["X6"])) == say(KEY + "keep-unused", points=2)


# --- planning ---------------------------------------------------------------------------------------------


def delivery() -> Scene:
    """One contract, wood and iron for Venice; there is nothing to settle or explore."""
    scene = Scene(seats=2).give(A, ships=["N01", "N06"], goods=storage(wood=1)).give(B, ships=[])
    for city in scene.state.cities.values():
        city.contracts = [None] * 3
    scene.state.cities["venice"].contracts = ["A04", None, None]
    for island in GAME.figures.islands:
        scene.island(island, *[(B, 1)] * 2 * len(GAME.figures.islands[island].spaces))
    return scene.planning()


def test_ships_are_sent_for_what_they_do_there() -> None:
    scene = delivery()
    told = reason(scene, Assign(["N01"]))
    assert told == say(KEY + "plan-load", good=say("new_found_land-word-good", good="iron"), cards=3)
    points = GAME.figures.contract_cards["A04"].points
    scene.assign("N01").assign()
    assert why(scene) == (Assign(["N06"]), say(KEY + "plan-deliver", count=1, points=points))


def test_ships_are_saved_for_a_later_action() -> None:
    scene = Scene(seats=2).give(A, ships=["N05"]).give(B, ships=[]).planning()
    assert reason(scene, Assign([])) == say(KEY + "plan-later", action=action_name("explore"))
    scene.assign().assign().assign()
    assert why(scene)[1] == say(KEY + "plan-explore", tiles=1, drawn=3)
    assert reason(scene, Assign([])) == say(KEY + "plan-idle")


def test_columbus_draws_and_lays_more() -> None:
    scene = Scene(seats=2).give(A, ships=["N05"], captain="columbus").give(B, ships=[]).planning()
    scene.assign().assign().assign()
    assert why(scene)[1] == say(KEY + "plan-explore", tiles=2, drawn=4)


def test_of_a_secret_plan_the_most_valuable_action_is_told() -> None:
    scene = Scene(seats=2, simultaneous=True).give(A, ships=["N05"]).give(B, ships=[]).planning()
    told = reason(scene, PlanRest(load=[], settle=[], deliver=[], explore=["N05"]))
    assert told == say(
        KEY + "plan-all",
        action=action_name("explore"),
        why=say(KEY + "plan-explore", tiles=1, drawn=3),
    )


# --- the four actions -------------------------------------------------------------------------------------


def test_a_good_is_loaded_for_a_contract_a_goal_or_its_price() -> None:
    assert why(Scene().sends(A, "load", "N01").action("load")) == (LoadGood(good="iron"), say(KEY + "load"))
    lacking = Scene().give(A, goods=storage(wood=1)).sends(A, "load", "N01").sends(A, "deliver", "N06")
    lacking.state.cities["venice"].contracts = [None] * 3
    move, told = why(lacking.action("load"))
    assert move == LoadGood(good="cloth")
    assert told == say(KEY + "for-contract", points=GAME.figures.contract_cards["A02"].points), (
        "wood and cloth"
    )
    goal = Scene().give(A, goods=storage(iron=1), goals=["Z01"]).sends(A, "load", "N01").action("load")
    told = reason(goal, LoadGood(good="iron"), goods=[0.0] * 4)
    assert told == say(KEY + "meets-goal", goal=goal_name(GAME.figures, "Z01"), points=5)


def settling(*towers: tuple[Seat, int]) -> Scene:
    """One tile with a free field on Nova Scotia, for two settlers."""
    scene = Scene().sends(A, "settle", "N03").tile("NS2", "I14", (B, 1)).no_frames()
    for at, tower in enumerate(towers, 3):
        scene.tile(f"NS{at}", f"I{at + 20}", tower, (C, 1))
    return scene.action("settle")


def test_the_parts_of_a_landing_are_all_that_it_is_worth() -> None:
    scene = settling((A, 2)).give(A, goals=["Z04", "Z09"])
    thinker = reasons(scene)
    for answer in thinker.settle():
        if isinstance(answer.move, Settle):
            space, bonus = answer.move.place
            site = next(site for site in thinker.worth.sites if site.space == space)
            landing = thinker.landing(site.island, 2, 0, getattr(site.tile, bonus))
            assert sum(thinker.parts(landing).values()) == pytest.approx(answer.worth)


@pytest.mark.parametrize(
    ("towers", "key"),
    [((), "lead"), (((A, 2),), "lead-more"), (((B, 1),), "lead-level"), (((B, 2),), "lead-second")],
)
def test_settlers_land_to_lead_an_island(towers: tuple[tuple[Seat, int], ...], key: str) -> None:
    thinker, place = reasons(settling(*towers)), island_name("nova_scotia")
    told = thinker.lead(thinker.worth.island_areas["nova_scotia"], 2, "island", place)
    assert told.key == KEY + key
    assert (told.args["place"], told.args["first"], told.args["second"]) == (place, 8, 4)


def test_the_lead_may_weigh_most() -> None:
    numbers = {"goods": [0.0] * 4, "lead_spread": [0.1, 0.0], "fill_spread": 9.0}
    assert reason(settling(), Settle(place=["NS2", "a"]), **numbers).key == KEY + "lead"


def test_settlers_land_for_the_bonus_or_for_new_england() -> None:
    scene = settling()
    told = reason(scene, Settle(place=["NS2", "a"]), goods=[99.0] * 4)
    assert told.key == KEY + "bonus"
    assert reason(scene, NewEngland()) == say(KEY + "new-england", points=2)


def test_a_contract_is_delivered_for_its_points() -> None:
    scene = Scene().give(A, goods=storage(wood=3, cloth=1, iron=2)).sends(A, "deliver", "N01", "N02", "N06")
    for city, contract in (("hamburg", "A01"), ("venice", None), ("stockholm", "A15")):
        scene.state.cities[city].contracts = [contract, None, None]
    scene.no_frames().action("deliver")
    together = GAME.figures.contract_cards["A01"].points + GAME.figures.contract_cards["A15"].points
    assert why(scene) == (Deliver("A15"), say(KEY + "deliver-several", count=2, points=together))
    scene.deliver("A15")
    assert why(scene) == (
        Deliver("A01"),
        say(KEY + "deliver", points=GAME.figures.contract_cards["A01"].points),
    )


def test_the_tax_office_counts_for_a_contract() -> None:
    scene = Scene(nations=("france", "spain", "england")).give(
        A, upgrade_built=True, goods=storage(wood=1, cloth=1)
    )
    scene.sends(A, "deliver", "N06").no_frames().action("deliver")
    points = GAME.figures.contract_cards["A01"].points + GAME.figures.upgrades.tax_office
    assert reason(scene, Deliver("A01")) == say(KEY + "deliver", points=points)


def test_goods_are_sold_or_stay() -> None:
    scene = Scene(in_round=4).give(A, goods=storage(iron=1)).sends(A, "deliver", "N01").action("deliver")
    assert why(scene) == (Antwerp(iron=1), say(KEY + "antwerp", points=1))
    scene.state.round = 1
    assert why(scene) == (EndDeliver(), say(KEY + "deliver-none"))
    scene.give(A, goods=storage(iron=2), goals=["Z01"])
    told = reason(scene, EndDeliver())
    assert told == say(KEY + "stored", goal=goal_name(GAME.figures, "Z01"), points=5)


def test_a_tile_is_laid_for_its_bonuses() -> None:
    scene = Scene().sends(A, "explore", "N05")
    for island in list(GAME.figures.islands)[1:]:
        scene.island(island)
    scene.state.tiles = ["I04", "I16", "I05"]
    move, told = why(scene.action("explore"))
    assert move == Lay(["I16", "newfoundland"])
    assert told.key == KEY + "bonus", "there is only one island"


# --- frames and goals -------------------------------------------------------------------------------------


def test_goals_that_are_met_or_near() -> None:
    scene = Scene(in_round=3).give(A, score=7, goods=storage(iron=2)).goals(A)
    assert reason(scene, ChooseGoal("Z01")) == say(KEY + "goal-met", points=5)
    scene.give(A, goods=storage(iron=1))
    assert reason(scene, ChooseGoal("Z01")) == say(
        KEY + "goal-near", points=5, kind="storage", short=1, rounds=2
    )


def test_a_goal_says_what_it_misses() -> None:
    scene = Scene(in_round=3).give(A, score=7).goals(A)
    stack = next(frame.left for frame in scene.state.frames.values() if "Z01" in frame.left)
    stack[:] = ["Z06", "Z09", "Z12", "Z13", "Z01"]
    missing = [reason(scene, ChooseGoal(goal)).args["kind"] for goal in stack]
    assert missing == ["islands", "islands", "cities", "large_ships", "storage"]


def test_a_captain_helps_in_the_rounds_left() -> None:
    scene = Scene(in_round=2).give(A, score=15).frame("square", None).goals(A)
    told = reason(scene, ChooseCaptain("drake"))
    assert told == say(KEY + "captain", power=captain_power(GAME.figures, "drake"), rounds=3)


def test_goals_are_redeemed_for_nothing_or_for_goods() -> None:
    scene = Scene().give(A, goods=storage(gold=3), goals=["Z15", "Z14"], ships=["N01", "N02", "N03", "N04"])
    scene.give(A, wharf_built=True, upgrade_built=True).no_frames().goals(A)
    move, told = why(scene)
    assert isinstance(move, Redeem)
    assert told == say(KEY + "redeem", points=5, cost=0)
    scene.play(move)
    assert why(scene) == (EndGoals(), say(KEY + "goals-dear", points=5, cost=2))
    scene.give(A, goals=["Z09"])
    assert reason(scene, EndGoals()) == say(KEY + "goals-none", cost=2)


def test_only_what_needs_no_comparing_speaks_for_another_move() -> None:
    told = reasons(Scene().give(A, goods=storage(wood=1, cloth=1)).land())
    assert told.merit(BuildShip("N03")) == told.reason(BuildShip("N03"))
    assert told.merit(EndLand()) is None
    assert all(Phrases("en").knows(key) for key in ONLY_OF_THE_BEST)
