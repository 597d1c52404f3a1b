"""The steps of a turn, and what is asked and offered at its start (§T1 to §T5)."""

from __future__ import annotations

import pytest

from engines.contract.core import Rejected
from engines.games.age_of_discovery.moves import (
    AcquireContract,
    BuyShip,
    EndTurn,
    PlaceShip,
    Reserve,
    TakeCoins,
)
from tests.engines.games.age_of_discovery.scene import Scene

PLACING = ["place_ship", "start_contract"]


EVERYTHING = ["take_coins", "buy_ship", *PLACING, "acquire_contract", "reserve", "end_turn"]


def test_t1_the_same_action_twice() -> None:
    scene = Scene().coins()
    scene.refuses(TakeCoins(), "action-taken")
    assert scene.player(0).coins == 8


def test_t2_a_third_action() -> None:
    scene = Scene(coins=9, free={0: ["R1", "R2"]}).buy(2).place("R1", "dias")
    assert scene.state.actions == ["buy_ships", "place_ships"]
    scene.refuses(TakeCoins(), "no-action-left")
    scene.refuses(AcquireContract("1"), "no-action-left")
    scene.refuses(BuyShip(2), "action-taken")
    scene.place("R2", "dias")


def test_t3_any_other_action_closes_the_open_one() -> None:
    scene = Scene(coins=12, free={0: ["R1"]}).buy(2).place("R1", "dias")
    scene.refuses(BuyShip(3), "action-taken")
    again = Scene(coins=12).buy(2).reserve("purchase-3").buy(3)  # a reserve card closes nothing
    assert again.state.actions == ["buy_ships"]
    assert again.player(0).free == ["Y1", "G2"]
    again.coins().refuses(BuyShip(1), "action-taken")


def test_t4_buy_and_place_in_one_turn() -> None:
    scene = Scene(coins=4, purchase=("R1", *[None] * 4)).buy(1).place("R1", "dias")
    assert scene.player(0).coins == 0
    assert scene.state.expeditions["dias"].row == "red"
    assert (scene.board.used("dias"), scene.board.tile("dias").capacity) == (1, 3)
    assert scene.board.actions_left == 0


def test_t5_fees() -> None:
    scene = Scene(coins=1, free={0: ["R1", "R2"]}).place("R1", "dias")
    assert scene.player(0).coins == 0
    scene.refuses(PlaceShip("R2", "columbus"), "coins", need=1, have=0)
    joker = Scene(coins=1, free={0: ["R1"]}, jokers={0: "J1"})
    joker.refuses(PlaceShip("joker", "dias", volume=1, colour="red"), "coins", need=2, have=1)


def test_all_four_actions_and_no_other_seat() -> None:
    scene = Scene(free={0: ["R3"]}, hand={0: ["R-3"]})
    kinds = ["take_coins", "buy_ship", "place_ship", "start_contract", "acquire_contract", "reserve"]
    assert scene.values() == kinds
    assert scene.barred() == {"end_turn": "first-action"}
    for seat in (1, 2, 3, -1):
        scene.refuses(TakeCoins(), "not-your-turn", seat=seat)
    for seat in (3, -1):
        with pytest.raises(Rejected):
            scene.ask(seat)


def test_the_second_action_may_be_forfeited() -> None:
    scene = Scene().coins().end()
    assert scene.state.current == 1
    assert scene.state.actions == []
    assert scene.state.turn == 2
    assert scene.end().state.current == 2


def test_the_first_action_may_not_be_forfeited() -> None:
    """There are always coins to take. A reserve card is no action."""
    scene = Scene(reserve_cards=1)
    scene.refuses(EndTurn(), "first-action")
    scene.reserve("contract-1").refuses(EndTurn(), "first-action")
    assert scene.coins().play(EndTurn()).state.current == 1
    before = Scene(rules=2)
    assert before.play(EndTurn()).state.current == 1, "a game goes on by the rules it was begun with"


def test_the_last_coins_can_end_the_turn() -> None:
    """In one press; or not, and they can be undone."""
    scene = Scene(coins=1, reserve_cards=0, auto_end=True)
    scene.refuses(TakeCoins(end="yes"), "no-such-choice")
    scene.acquire("1")
    assert scene.values(move="take_coins") == ["yes", "no"]
    scene.refuses(TakeCoins(end="perhaps"), "no-such-choice")
    assert scene.coins("yes").state.current == 1
    waits = Scene(coins=1, reserve_cards=0, auto_end=True).acquire("1").coins("no")
    assert waits.state.current == 0
    assert waits.values() == ["end_turn"]
    assert not any(event.final for event in waits.events)
    before = Scene(rules=2, coins=1, reserve_cards=0, auto_end=True).acquire("1")
    before.refuses(TakeCoins(end="yes"), "no-such-choice")
    assert before.coins().state.current == 1, "a game goes on by the rules it was begun with"


def test_a_player_without_coins_can_take_some() -> None:
    scene = Scene(coins=0, free={0: ["R1"]}, hand={0: ["R-3"]}, reserve_cards=0)
    assert scene.values() == ["take_coins"]
    assert scene.barred() == {
        "end_turn": "first-action",
        "buy_ship": "coins",
        "place_ship": "coins",
        "start_contract": "no-contract-possible",
        "acquire_contract": "coins",
    }


@pytest.mark.parametrize("move", [TakeCoins(), EndTurn(), Reserve("contract-1")])
def test_nothing_can_be_done_after_the_end(move: TakeCoins | EndTurn | Reserve) -> None:
    Scene().score_final().refuses(move, "game-over")


# --- the question for the next step --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "coins", "free", "used", "asked", "offered"),
    [
        ("buy_ships", 3, [], ["take_coins"], "buy_ships", ["buy_ship", "reserve", "end_turn"]),
        ("buy_ships", 2, [], ["take_coins"], "turn", ["end_turn", "reserve"]),
        ("buy_ships", 0, [], [], "turn", EVERYTHING),
        ("place_ships", 1, ["R1"], ["take_coins"], "place_ships", [*PLACING, "reserve", "end_turn"]),
        ("place_ships", 1, [], ["take_coins"], "turn", ["end_turn", "reserve"]),
        ("place_ships", 0, ["R1"], ["take_coins"], "turn", ["end_turn", "reserve"]),
        ("place_ships", 0, ["R1"], [], "turn", EVERYTHING),
        (None, 9, ["R1"], ["take_coins", "acquire_contract"], "turn", ["end_turn", "reserve"]),
    ],
    ids=str,
)
def test_only_what_is_left_to_do_is_asked_for(
    action: str | None, coins: int, free: list[str], used: list[str], asked: str, offered: list[str]
) -> None:
    scene = Scene(coins=coins, free={0: free})
    question = scene.used(*used, *([action] if action else []), still_open=action).pick()
    assert question.text.key == f"age_of_discovery-ask-{asked}"
    assert [option.value for option in question.options] == offered


def test_a_contract_alone_keeps_the_placing_open() -> None:
    scene = Scene(coins=1, free={0: ["R3"]}, hand={0: ["R-3"]}, any_cards=0)
    for name in scene.state.expeditions:
        scene.sea(name, (1, "B1"))
    question = scene.used("take_coins", "place_ships", still_open="place_ships").pick()
    assert scene.barred()["place_ship"] == "nothing-fits"
    assert question.text.key == "age_of_discovery-ask-place_ships"


def test_coins_stand_out_when_nothing_else_is_possible() -> None:
    assert Scene(coins=0, free={0: ["R1"]}).usual() == ["take_coins"]
    assert Scene(coins=3).usual() == []
    assert Scene(coins=0).used("take_coins").usual() == []
