"""The examples of the rulebook (§G1 to §G9)."""

from __future__ import annotations

import pytest

from engines.contract.dice import Dice
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.moves import BuyShip, PlaceShip
from engines.games.age_of_discovery.scoring import mission_rate, qualifies, qualifying
from engines.games.age_of_discovery.state import State
from tests.engines.games.age_of_discovery.scene import Scene


def started(seats: int, seed: int = 0, **settings: str) -> State:
    dice = Dice(b"setup", seats, seed)
    return GAME.start(seats, GAME.check_settings(settings), dice)


def test_g1_the_ship_above_moves_down_at_once_and_can_be_bought() -> None:
    scene = Scene(coins=8).buy(1)
    assert scene.player(0).coins == 3
    assert scene.player(0).free == ["G3"]
    assert scene.names(scene.state.purchase_row) == ["G1", "Y1", "G2", "B2", "W2"]
    assert scene.names(scene.state.filling_row) == ["W1", "R2", "N1", "B1", "Y3"]
    assert scene.state.stacks[0] == ["R1", "R3"]
    assert scene.values(move="buy_ship") == [1, 2]  # green 1 and yellow 1, three coins each
    scene.refuses(BuyShip(column=3), "coins", need=4, have=3)
    scene.buy(1)
    assert scene.player(0).free == ["G1", "G3"]
    assert scene.player(0).coins == 0


@pytest.mark.parametrize("volumes", [(1, 1, 1), (1, 2), (2, 1), (3,), (1,), (2,), (1, 1)])
def test_g2_abreu_takes_three_and_need_not_be_full(volumes: tuple[int, ...]) -> None:
    scene = Scene(free={0: [f"G{volume}" for volume in volumes]})
    for volume in volumes:
        scene.place(f"G{volume}", "abreu")
    assert scene.board.used("abreu") == sum(volumes)
    scene.end()


@pytest.mark.parametrize("volumes", [(2, 2), (1, 3)])
def test_g2_abreu_takes_no_more_than_three(volumes: tuple[int, int]) -> None:
    first, second = (f"G{volume}" for volume in volumes)
    scene = Scene(free={0: [first, second]}).place(first, "abreu")
    room = 3 - volumes[0]
    scene.refuses(PlaceShip(second, "abreu"), "expedition-full", room=room, capacity=3)


def test_g3_joining_a_row_with_room_for_two() -> None:
    def scene() -> Scene:
        ships = ["G3", "G2", "B2", "B3"]
        return Scene(free={0: ships}, jokers={0: "J3"}).sea("magellan", (1, "G3"))

    scene().refuses(PlaceShip("G3", "magellan"), "expedition-full", room=2, capacity=5)
    assert scene().place("G2", "magellan").board.room("magellan") == 0
    scene().refuses(PlaceShip("B2", "magellan"), "wrong-row-colour")
    scene().refuses(PlaceShip("B3", "magellan", card="yes"), "expedition-full")
    by_card = scene().place("B2", "magellan", card="yes")
    assert by_card.player(0).any_cards == 1
    assert by_card.state.expeditions["magellan"].row == "green"
    for volume in (1, 2):
        scene().place("joker", "magellan", volume=volume, colour="green")
    scene().refuses(PlaceShip("joker", "magellan", volume=3, colour="green"), "expedition-full")


def test_g4_a_contract_of_two_rounds() -> None:
    scene = Scene(hand={0: ["Y-5"]}, free={0: ["Y2", "Y3"]}, coins=2).start("Y-5", "Y2 Y3", 2)
    player = scene.player(0)
    (running,) = player.running
    assert (player.coins, running.income, running.rounds_left) == (0, 10, 2)
    assert player.free == []
    assert running.ships == ["Y2", "Y3"]
    assert player.hand == []
    scene.end(3)
    assert scene.state.current == 0
    assert running.rounds_left == 1
    assert player.coins == 0
    assert scene.board.actions_left == 2
    scene.end(3)
    assert player.running == []
    assert player.coins == 10
    assert player.fulfilled == 1
    assert player.free == ["Y2", "Y3"]
    assert scene.state.contracts_gone == ["Y-5"]
    assert "fulfilled" in scene.event_names()
    scene.place("Y2", "da_gama").place("Y3", "balboa").coins()  # the ships of this turn's contract
    assert scene.state.actions == ["place_ships", "take_coins"]


def test_g5_four_majorities_with_five_contracts_are_twenty_points() -> None:
    scene = Scene(missions={0: "majority"}, fulfilled={0: 5})
    for name in ("abreu", "dias", "drake", "cabot"):
        scene.sea(name, (0, "R1"))
    assert mission_rate(scene.board, 0) == 5
    assert len(qualifying(scene.board, 0)) == 4
    assert scene.score_final().player(0).score.mission == 20


@pytest.mark.parametrize(("seats", "left"), [(2, 16), (3, 14), (4, 12)])
def test_g6_setup(seats: int, left: int) -> None:
    for seed in range(30):
        state = started(seats, seed)
        assert len(state.purchase_row) == len(state.filling_row) == 5
        assert None not in state.purchase_row
        assert [len(stack) for stack in state.stacks] == [6, 6, 7, 7, 8]
        assert [n for n, stack in enumerate(state.stacks, 1) if "interim" in stack] == [3]
        assert [n for n, stack in enumerate(state.stacks, 1) if "final" in stack] == [5]
        assert len(state.display) == 4
        assert None not in state.display
        assert len(state.contract_stack) == left
        assert len(state.expeditions) == 12
        assert not any(e.ships for e in state.expeditions.values())
        for player in state.players:
            assert player.coins == 6
            assert len(player.hand) == 2
            assert player.score.total == 0
            assert player.free == []
            assert player.fulfilled == 0
        assert sorted([p.mission for p in state.players] + state.box_missions) == [
            "alone",
            "half",
            "majority",
            "present",
        ]
        assert len(state.box_missions) == 4 - seats
        assert len(state.box_jokers) == 6 - seats
        assert len({p.joker.name for p in state.players} | set(state.box_jokers)) == 6


def test_g6_the_scoring_cards_lie_anywhere_in_their_stacks() -> None:
    states = [started(2, seed) for seed in range(120)]
    assert {state.stacks[2].index("interim") for state in states} == set(range(7))
    assert {state.stacks[4].index("final") for state in states} == set(range(8))


def test_the_start_player_is_random_or_the_first() -> None:
    assert {started(4, seed).current for seed in range(40)} == {0, 1, 2, 3}
    assert {started(4, seed, starter="first").current for seed in range(40)} == {0}


@pytest.mark.parametrize(("seats", "any_cards", "reserve"), [(2, 3, 2), (3, 2, 1), (4, 2, 1)])
def test_g7_action_cards(seats: int, any_cards: int, reserve: int) -> None:
    for player in started(seats).players:
        assert (player.any_cards, player.reserve_cards) == (any_cards, reserve)


def test_g8_prices() -> None:
    kinds = GAME.figures.kinds
    assert {kind.volume: kind.price for kind in kinds.values()} == {1: 3, 2: 4, 3: 5}
    assert len(kinds) == 18
    for volume, price in ((1, 3), (2, 4), (3, 5)):
        ship = f"N{volume}"
        scene = Scene(purchase=(ship, *[None] * 4), coins=9).buy(1)
        assert scene.player(0).coins == 9 - price


@pytest.mark.parametrize("mission", ["present", "half", "majority", "alone"])
def test_g9_whoever_is_alone_qualifies_for_every_mission(mission: str) -> None:
    scene = Scene(missions={0: mission}).sea("balboa", (0, "R1"))
    assert qualifying(scene.board, 0) == ["balboa"]
    assert qualifies(mission, 1, 0)
