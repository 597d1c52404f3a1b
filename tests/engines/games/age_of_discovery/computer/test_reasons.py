"""Why the computer player takes a step: the largest part of its gain, with the amounts of the position."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import Move, Say, Who
from engines.contract.dice import Dice
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.computer.decisions import HOARD_COINS, Decisions
from engines.games.age_of_discovery.computer.reasons import ONLY_OF_THE_BEST, Reasons
from engines.games.age_of_discovery.computer.sight import of_board
from engines.games.age_of_discovery.moves import CARD_SPENT, BuyShip, EndTurn, PlaceShip, StartContract
from engines.games.age_of_discovery.names import contract_name, explorer_name
from engines.games.age_of_discovery.state import JOKER
from engines.tables.saved_games import with_computer
from tests.engines.games.age_of_discovery.computer.test_computer import (
    joker_before_a_red_tile,
    last_turn,
    out_of_reach,
)
from tests.engines.games.age_of_discovery.scene import Scene

KEY = "age_of_discovery-reason-"


def decisions(scene: Scene, **numbers: float) -> Decisions:
    """With some other numbers of the computer player."""
    game = with_computer(GAME, {**GAME.raw_computer, **numbers})
    assert isinstance(game, type(GAME))
    return Decisions(game.figures, of_board(scene.board, 0), Dice(b"think"))


def why(scene: Scene) -> Say:
    """Of what it does."""
    view = GAME.view(scene.state, 0)
    move, reason = GAME.explain(view, GAME.asking(scene.state, 0), Dice(b"think"))
    assert reason is not None
    assert move == GAME.suggest(view, GAME.asking(scene.state, 0), Dice(b"think"))
    return reason


def reason(scene: Scene, move: Move, **numbers: float) -> Say:
    """Of a move that it is to explain."""
    return Reasons(decisions(scene, **numbers)).reason(move)


@pytest.mark.parametrize("coins", [4, 5, 12, HOARD_COINS])
def test_the_parts_of_a_purchase_are_all_that_is_gained(coins: int) -> None:
    scene = Scene(coins=coins, hand={0: ["G-4", "B-6", "W-3"]}, free={0: ["G1", "B2"]}, turn=9)
    thinker = decisions(scene)
    for ship in ("G3", "B2", "W2", "Y1"):
        kind = GAME.figures.kinds[ship]
        paid = (kind.price + GAME.figures.purse.fee) * thinker.coin
        paid += GAME.figures.computer.buy_broke if kind.price == coins else 0.0
        parts = Reasons(thinker).purchase(thinker.position, kind)
        assert sum(parts.values()) - paid == pytest.approx(thinker.purchase(thinker.position, kind))


def test_a_ship_is_bought_for_its_place() -> None:
    told = reason(Scene(coins=9), BuyShip(1), ship_use=0.0)
    assert told.key == KEY + "buy-points"
    assert told.args["explorer"] == explorer_name("abreu")
    assert (told.args["match"], told.args["points"]) == ("yes", 5 + 6), "green: the higher numbers"
    late = Scene(coins=9)
    late.state.interim_done = True
    told = reason(late, BuyShip(1), ship_use=0.0)
    assert told.args["points"] == 6, "the interim points are gone"
    assert reason(late, BuyShip(1), ship_use=9.0) == Say(KEY + "buy-later")


def test_a_ship_is_bought_for_a_contract_in_hand() -> None:
    scene = Scene(coins=9, hand={0: ["G-6", "W-3"]}, free={0: ["G3"]}, jokers={0: "J1"})
    told = reason(scene, BuyShip(1), buy_share=0.0, ship_use=0.0)
    assert told == Say(KEY + "buy-contract", {"contract": contract_name(GAME.figures, "G-6")})


def test_a_ship_is_bought_because_the_chest_is_full() -> None:
    told = reason(Scene(coins=HOARD_COINS), BuyShip(1), buy_hoard=99.0)
    assert told == Say(KEY + "buy-rich", {"coins": HOARD_COINS})


def test_a_ship_is_bought_so_that_the_game_goes_on() -> None:
    scene = Scene(coins=5, purchase=("N3",) * 5, filling=("N3",) * 5)
    for name in scene.state.expeditions:
        scene.sea(name, (1, "R1"))
    scene.state.turns_without_purchase = 13
    assert why(scene) == Say(KEY + "stall", {"rounds": 4})


def test_in_the_last_turn_a_ship_counts_placed_or_left_over() -> None:
    scene = last_turn(Scene(coins=9, purchase=("G1", *[None] * 4)))
    told = reason(scene, BuyShip(1))
    assert told.key == KEY + "buy-points"
    assert told.args["points"] == 6
    assert reason(scene.used("place_ships"), BuyShip(1)) == Say(KEY + "buy-left-over", {"points": 1})


def test_coins_are_taken_for_what_comes_next() -> None:
    scene = Scene(coins=1, purchase=("G1", *[None] * 4), filling=(None,) * 5, display=(None,) * 4)
    told = why(scene)
    assert told.key == KEY + "coins-enough", "three coins, and the ship costs three"
    assert told.args["coins"] == 3
    step = told.args["step"]
    assert isinstance(step, Say)
    assert step.key == "age_of_discovery-order-buy_ship"
    scene.player(0).coins = 9
    assert reason(scene, why_coins()).key == KEY + "coins-then", "nine coins are enough without"
    scene.used("buy_ships")
    assert reason(scene, why_coins()).key == KEY + "coins", "nothing comes after it in this turn"


def why_coins() -> Move:
    return GAME.read_move({"move": "take_coins"})


def test_a_ship_is_placed_for_its_points_or_for_the_mission() -> None:
    scene = Scene(coins=9, free={0: ["G1", "W1"]}, missions={0: "majority"})
    told = reason(scene, PlaceShip("G1", "abreu"))
    assert told.key == KEY + "place-points"
    assert (told.args["match"], told.args["points"], told.args["soon"]) == ("yes", 11, "no")
    assert reason(scene, PlaceShip("W1", "dias")).args["match"] == "no"
    scene.state.interim_due = scene.state.turn + 1
    assert reason(scene, PlaceShip("G1", "abreu")).args["soon"] == "yes"
    told = reason(scene, PlaceShip("W1", "cabral"), mission_share=99.0)
    assert told == Say(KEY + "place-mission", {"explorer": explorer_name("cabral")})
    scene.sea("cabral", (0, "W2"))
    told = reason(scene, PlaceShip("W1", "cabral"), mission_share=99.0)
    assert told == Say(KEY + "place-safer", {"explorer": explorer_name("cabral")})


def test_a_joker_with_a_card_scores_the_colour_it_sails_in() -> None:
    scene = joker_before_a_red_tile()
    told = why(scene)
    assert Phrases("en")(told) == "Its color matches the tile, so it brings 8 points."
    assert Phrases("de")(told) == "Es hat die Farbe der Entdeckungsreise und bringt dort 8 Punkte."
    other = PlaceShip(JOKER, "dias", volume=1, colour="yellow", card=CARD_SPENT)
    assert Phrases("en")(reason(scene, other)) == "There it brings 4 points."


def test_a_contract_pays_coins_or_for_the_mission() -> None:
    scene = Scene(coins=9, hand={0: ["G-4"]}, free={0: ["G1", "G3"]}, turn=4)
    start = StartContract("G-4", ["G1", "G3"], 2)
    assert reason(scene, start) == Say(KEY + "start-coins", {"income": 6, "rounds": 2, "fee": 2})
    told = reason(scene, start, contract_mission=99.0)
    rates = GAME.figures.rates(3, "present")
    number = next(count for count in range(1, 9) if rates[count] > rates[0])
    assert told == Say(KEY + "start-mission", {"contracts": number, "rate": rates[number], "now": rates[0]})


@pytest.mark.parametrize(("ships", "readiness"), [(["G1", "G3"], "ready"), (["G1"], "near"), (["R1"], "far")])
def test_a_contract_is_taken_for_the_ships_there_are(ships: list[str], readiness: str) -> None:
    scene = Scene(coins=9, free={0: ships}, jokers={0: "J1"})
    told = reason(scene, GAME.read_move({"move": "acquire_contract", "source": "2"}))
    assert told.key == KEY + f"acquire-{readiness}"
    assert told.args["income"] == 7


def test_what_is_reserved_has_a_use_next_turn() -> None:
    told = why(out_of_reach(coins=2))
    assert told.key == KEY + "reserve-ship"
    use = told.args["why"]
    assert isinstance(use, Say)
    assert use.key == KEY + "buy-points"
    assert use.args["explorer"] == explorer_name("dias")


def test_in_the_last_round_it_says_from_whom_it_withholds() -> None:
    scene = last_turn(Scene(coins={0: 0, 1: 3, 2: 9}, purchase=("R1", *[None] * 4)))
    scene.used("take_coins", "place_ships")
    scene.state.final_due = scene.state.turn + 2
    assert why(scene) == Say(KEY + "withhold", {"who": Who(2)})


def test_whoever_ends_the_turn_keeps_the_coins() -> None:
    scene = out_of_reach(coins=0)
    assert why(scene).args["coins"] == 0
    assert why(last_turn(Scene(coins=4)).used("take_coins", "place_ships")).args["turns"] == 0


def test_only_what_needs_no_comparing_speaks_for_another_step() -> None:
    told = Reasons(decisions(Scene(coins=9)))
    assert told.merit(BuyShip(1)) == told.reason(BuyShip(1))
    assert told.merit(EndTurn()) is None
    assert all(Phrases("en").knows(key) for key in ONLY_OF_THE_BEST)
