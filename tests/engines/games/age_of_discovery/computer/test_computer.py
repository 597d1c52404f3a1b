"""The computer player (§13)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.contract.core import Move, Rejected
from engines.contract.dice import Dice
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.computer.decisions import Decisions
from engines.games.age_of_discovery.computer.sight import of_board
from engines.games.age_of_discovery.computer.worth import Appraisal
from engines.games.age_of_discovery.moves import (
    CARD_SPENT,
    AcquireContract,
    BuyShip,
    DropOrders,
    EndTurn,
    Order,
    PlaceShip,
    Reserve,
    StartContract,
    TakeCoins,
)
from engines.games.age_of_discovery.state import JOKER
from engines.tables.saved_games import with_computer
from tests.engines.games.age_of_discovery.scene import Scene
from tests.lab.strength.simulate import choose, play


def suggestion(scene: Scene, number: int = 0) -> Move:
    seat = scene.state.current
    return choose(GAME, scene.state, seat, blindly=False, dice=Dice(b"think", number))


def whole_turn(scene: Scene) -> list[Move]:
    """What it does until its turn ends."""
    moves: list[Move] = []
    while scene.state.current == 0 and not scene.state.over:
        moves.append(suggestion(scene))
        GAME.apply(scene.state, 0, moves[-1], Dice(b"x"))
    return moves


def last_turn(scene: Scene) -> Scene:
    scene.state.final_due, scene.state.interim_done = scene.state.turn, True
    return scene


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_suggestion_is_legal_and_every_kind_of_move_occurs(seats: int) -> None:
    kinds: Counter[type[Move]] = Counter()
    for seed in range(6):
        key = f"computer/{seats}/{seed}".encode()
        state = GAME.start(seats, GAME.check_settings({}), Dice(key, "deal"))
        number = 0
        while waiting := GAME.waiting(state):
            number += 1
            move = choose(GAME, state, waiting[0], blindly=False, dice=Dice(key, number))
            kinds[type(move)] += 1
            GAME.apply(state, waiting[0], move, Dice(key, "move", number))
    assert set(kinds) == set(GAME.moves) - {Order, DropOrders}


def test_in_the_last_turn_it_places_every_ship_that_scores() -> None:
    moves = whole_turn(last_turn(Scene(free={0: ["R1", "G3"]}, coins=3)))
    placed = {move.expedition for move in moves if isinstance(move, PlaceShip)}
    assert {"dias", "abreu"} <= placed, "eight and six points"


def joker_before_a_red_tile(**more: Any) -> Scene:
    """A last turn with a red-yellow joker and nothing to buy; the row of Dias, a red tile, is green."""
    scene = Scene(jokers={0: "J1"}, coins=2, purchase=(None,) * 5, filling=(None,) * 5, **more)
    return last_turn(scene.sea("dias", (1, "G1"))).used("take_coins")


def test_the_joker_joins_a_row_of_another_colour_with_a_card() -> None:
    placed = PlaceShip(JOKER, "dias", volume=1, colour="red", card=CARD_SPENT)
    assert suggestion(joker_before_a_red_tile()) == placed, "eight points"
    without = suggestion(joker_before_a_red_tile(any_cards=0))
    assert without == PlaceShip(JOKER, "da_gama", volume=1, colour="yellow"), "six points"


def test_a_card_that_the_joker_takes_is_gone() -> None:
    scene = joker_before_a_red_tile()
    decisions = Decisions(GAME.figures, of_board(scene.board, 0), Dice(b"card"))
    joker = decisions.best_joker(decisions.position)
    assert joker is not None
    joker.change()
    assert (decisions.position.cards, decisions.position.coins, decisions.position.joker) == (1, 0, False)
    assert decisions.position.rows[list(scene.state.expeditions).index("dias")] == "green"


@pytest.mark.parametrize(("worth", "spent"), [(0.0, True), (99.0, False)])
def test_a_card_is_spent_only_where_it_brings_more_than_it_is_worth(worth: float, spent: bool) -> None:
    game = with_computer(GAME, {**GAME.raw_computer, "card": worth})
    assert isinstance(game, type(GAME))
    scene = Scene(turn=20).sea("dias", (1, "G1"))
    decisions = Decisions(game.figures, of_board(scene.board, 0), Dice(b"card"))
    _, card = decisions.best_place(decisions.position, "red", 1)
    assert card is spent


def white_ship_at_the_end(fulfilled: int = 2) -> Scene:
    """A white ship in the last turn: four points and a majority with Barents, or seven points and none with
    Vespucci. It can't join any other row."""
    missions, done = {0: "majority"}, {0: fulfilled}
    scene = Scene(free={0: ["W1"]}, coins=1, missions=missions, fulfilled=done, any_cards=0)
    for name in scene.state.expeditions.keys() - {"barents", "vespucci"}:
        scene.sea(name, (1, "R1"))
    scene.sea("barents", (1, "W1"), (0, "W1")).sea("vespucci", (1, "W1"), (2, "W1"))
    return last_turn(scene.used("take_coins"))


def test_in_the_last_turn_of_the_game_the_mission_counts_in_full() -> None:
    assert suggestion(white_ship_at_the_end()) == PlaceShip("W1", "barents"), "four points and four"
    scene = white_ship_at_the_end()
    scene.sea("barents", (0, "W1"))
    assert suggestion(scene) == PlaceShip("W1", "vespucci"), "it has the majority and can't lose it"
    scene = white_ship_at_the_end(fulfilled=0).runs(0, "R-3", ["R3"], 3, 1).runs(0, "G-4", ["G3"], 4, 1)
    assert suggestion(scene) == PlaceShip("W1", "vespucci"), "running contracts are not fulfilled anymore"


def test_in_the_last_turn_it_starts_no_contract() -> None:
    scene = last_turn(Scene(hand={0: ["R-3"]}, free={0: ["R3"]}, coins=9))
    assert not any(isinstance(move, StartContract) for move in whole_turn(scene))


def test_in_the_middle_it_starts_a_contract_that_pays() -> None:
    hand, free = {0: ["R-6", "B-3"]}, {0: ["R3", "R3", "B3"]}
    moves = whole_turn(Scene(hand=hand, free=free, coins=3, turn=10))
    assert [move.contract for move in moves if isinstance(move, StartContract)][:1] == ["R-6"]


def test_it_does_not_hoard_while_nobody_buys() -> None:
    scene = Scene(coins=14, purchase=("N3",) * 5, filling=("N3",) * 5)
    for name in scene.state.expeditions:
        scene.sea(name, (1, "R1"))
    thrifty = with_computer(GAME, {**GAME.raw_computer, "buy_hoard": 0.0})
    for coins, idle, wanted in ((14, 5, TakeCoins), (14, 6, BuyShip), (5, 6, TakeCoins), (5, 12, BuyShip)):
        scene.player(0).coins, scene.state.turns_without_purchase = coins, idle
        assert isinstance(thrifty.policy(scene.state, 0, Dice(b"think")), wanted)


def test_without_coins_it_takes_some() -> None:
    assert suggestion(Scene(coins=0)) == TakeCoins()


def test_it_does_not_touch_what_others_have_reserved() -> None:
    scene = Scene(coins=14, purchase=("R1", "N3", None, None, None), filling=(None,) * 5)
    for row in (scene.state.purchase_row, scene.state.display):
        for card in row:
            if card is not None and card.name != "N3":
                card.reserved_by, card.reserved_until = 1, 3
    for number in range(20):
        move = suggestion(scene, number)
        assert move != BuyShip(1)
        assert not isinstance(move, AcquireContract)


def out_of_reach(coins: int) -> Scene:
    """Nothing to buy but a ship of 3 coins that lies in the filling row; both actions are used."""
    scene = Scene(coins=coins, turn=20, purchase=(None,) * 5, filling=("R1", *[None] * 4))
    scene.state.bought = 26
    return scene.used("take_coins", "buy_ships")


def test_it_reserves_what_it_wants_and_can_pay_next_turn() -> None:
    scene = out_of_reach(coins=2)
    assert suggestion(scene) == Reserve("filling-1")
    scene.player(0).reserve_cards = 0
    assert suggestion(scene) == EndTurn()


def test_it_reserves_nothing_that_it_cannot_pay_next_turn() -> None:
    assert suggestion(out_of_reach(coins=0)) == EndTurn(), "two coins are not enough"
    generous = with_computer(GAME, {**GAME.raw_computer, "reserve": 0.0, "reserve_turn": 0.0})
    for coins, wanted in ((0, EndTurn()), (2, Reserve("filling-1"))):
        scene = out_of_reach(coins)
        scene.state.bought, scene.state.display = 14, [None] * 4
        assert generous.policy(scene.state, 0, Dice(b"think")) == wanted


def test_in_its_last_turn_it_withholds_what_others_would_buy() -> None:
    scene = last_turn(Scene(coins={0: 0}, purchase=("R1", *[None] * 4))).used("take_coins", "place_ships")
    scene.state.final_due = scene.state.turn + 1
    assert suggestion(scene) == Reserve("purchase-1")
    scene.player(1).coins = 3
    assert suggestion(scene) == EndTurn(), "nobody can buy and place it"


def test_in_the_last_turn_it_buys_no_ship_whose_fee_others_need() -> None:
    scene = last_turn(Scene(free={0: ["R1", "G1"]}, coins=4, purchase=("B1",) * 5))
    scene.sea("cabral", (0, "joker-green-3"))
    moves = whole_turn(scene)
    assert not any(isinstance(move, BuyShip) for move in moves)
    assert {move.ship for move in moves if isinstance(move, PlaceShip)} == {"R1", "G1"}


def test_it_buys_no_ship_that_finds_no_place() -> None:
    scene = Scene(coins=9, turn=30, purchase=("G1", "R1", None, None, None), filling=(None,) * 5)
    for name in scene.state.expeditions:
        scene.sea(name, (1, "R1"))
    scene.state.bought, scene.state.interim_done = 28, True
    assert [move.column for move in whole_turn(scene) if isinstance(move, BuyShip)] == [2]


def worth(scene: Scene, ship: str, left: int) -> float:
    """What one more ship brings in the end, with this many coins left after its purchase."""
    appraisal = Appraisal(GAME.figures, of_board(scene.board, 0))
    return appraisal.ship(appraisal.position, GAME.figures.kinds[ship], left)


def test_a_ship_whose_fee_cannot_be_paid_is_worth_what_a_ship_left_over_is() -> None:
    scene = Scene(free={0: ["G1", "W1"]}, turn=30)
    scene.state.final_due = scene.state.turn
    assert worth(scene, "R1", left=2) == 1, "two coins for two ships"
    assert worth(scene, "R1", left=3) > 1


def test_for_one_more_ship_only_the_places_count_that_its_own_ships_leave() -> None:
    scene, crowded = Scene(), Scene(free={0: ["R3", "R3", "R3"]})
    assert worth(crowded, "R3", left=20) < worth(scene, "R3", left=20)


def test_a_ship_that_waits_loses_the_interim_points_when_the_scoring_is_near() -> None:
    scene = Scene(free={0: ["G1"]}, seats=3, turn=20)

    def kept() -> float:
        appraisal = Appraisal(GAME.figures, of_board(scene.board, 0))
        kind = GAME.figures.kinds["G1"]
        return appraisal.keep(appraisal.position, kind, appraisal.spot(appraisal.position, "green", 1))

    scene.state.interim_due = 23
    usually = kept()
    scene.state.interim_due = 22
    assert kept() < usually, "everybody's next turn but this seat's comes before it"


def certain(scene: Scene) -> float:
    """How many expeditions the first seat thinks will count for its mission in the end."""
    appraisal = Appraisal(GAME.figures, of_board(scene.board, 0))
    return appraisal.mission_worth() / appraisal.rate


@pytest.mark.parametrize("mission", ["half", "majority", "alone"])
def test_an_expedition_is_the_less_certain_the_more_can_still_happen_there(mission: str) -> None:
    def scene(seats: int = 2, ship: str = "R2", **more: Any) -> Scene:
        return Scene(seats=seats, missions={0: mission}, fulfilled={0: 4}, turn=30, **more).sea(
            "columbus", (0, ship)
        )

    usual = certain(scene())
    assert certain(scene(seats=4)) < usual - 0.1, "three rivals instead of one"
    assert certain(scene(free={1: ["R1"]})) < usual, "a ship that could join"
    assert certain(scene(ship="R1")) < usual, "more room"
    assert certain(last_turn(scene())) == 1, "nobody else moves anymore"
    last, before = last_turn(scene()), last_turn(scene())
    last.state.final_due, before.state.final_due = 31, 33
    assert certain(last) > certain(before) + 0.05, "others have one more turn instead of two"
    assert certain(before) > usual
    assert certain(scene().sea("columbus", (0, "R1"))) > usual, "two ships ahead"
    assert certain(scene().sea("columbus", (0, "R3"), (0, "R3"))) == 1, "no room is left"


def test_a_mission_is_certain_where_one_ship_is_enough_and_nowhere_else_without_any() -> None:
    assert (
        certain(
            Scene(missions={0: "present"}, fulfilled={0: 4}).sea("columbus", (0, "R1"), (1, "R1"), (2, "R1"))
        )
        == 1
    )
    assert certain(Scene(missions={0: "alone"}, fulfilled={0: 4}).sea("columbus", (0, "R1"), (1, "R1"))) == 0


def test_it_has_nothing_to_say_to_a_spectator() -> None:
    state = GAME.start(2, GAME.check_settings({}), Dice(b"spectator"))

    def ask(draft: object) -> None:
        raise AssertionError

    with pytest.raises(Rejected):
        GAME.suggest(GAME.view(state, None), ask, Dice(b"x"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_games_of_the_usual_length(seats: int) -> None:
    """About 18, 14, 12 turns for each player (§3.10); moves are counted here, and a turn has several."""
    for number in range(4):
        played = play(GAME, seats, GAME.check_settings({}), f"length/{number}".encode())
        assert 60 <= played.moves <= 260
        assert max(one.total for one in played.outcome.standings) >= 40


def test_contracts_are_worth_what_they_pay() -> None:
    """Not their capacity: a large one pays far more for each volume than a small one."""
    scene = Scene(coins=9, jokers={0: "J1"})
    decisions = Decisions(GAME.figures, of_board(GAME.board(scene.state), 0), Dice(b"worth"))
    prices, position = decisions.prices, decisions.position
    small, large = (GAME.figures.contracts[name] for name in ("G-4", "G-6"))
    brings = [decisions.appraisal.fulfilling(card.round_income) for card in (small, large)]
    mission = decisions.appraisal.contract_step
    assert (brings[1] - mission) / (brings[0] - mission) == pytest.approx(17 / 6)
    gains = [decisions.contract(position, name) for name in ("G-4", "G-6")]
    assert gains[1] - gains[0] == pytest.approx(prices.acquire_far * (brings[1] - brings[0]))
    kind, none, all_of_it = GAME.figures.kinds["G3"], (), (1, 3)
    position.hand = ["G-4"]
    for_small = decisions.appraisal.use(position, kind, none, all_of_it)
    position.hand = []
    more = for_small - decisions.appraisal.use(position, kind, none, all_of_it)
    chance = prices.acquire_ready - prices.acquire_far
    assert more == pytest.approx(prices.buy_contract * chance * brings[0])
