"""Standing orders for the next turn (§10)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.contract.core import Event, Move, Pick, Rejected
from engines.contract.dice import Dice
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.moves import DropOrders, EndTurn, Order, PlaceShip, TakeCoins
from engines.games.age_of_discovery.state import State
from engines.tables.table import Table
from tests.engines.games.age_of_discovery.scene import Scene, keys


def order(scene: Scene, step: str, seat: int = 1, **more: Any) -> Scene:
    return scene.play(Order(step=step, **more), seat)


def steps(scene: Scene, seat: int = 1) -> dict[Any, str]:
    """The steps that cannot be ordered, and why."""
    question = GAME.ask(scene.state, seat, {"move": "order"})
    assert isinstance(question, Pick)
    return {o.value: o.barred.key.split("-no-")[1] for o in question.options if o.barred}


def whispered(scene: Scene, seat: int = 1) -> list[str]:
    return [key for key, event in zip(scene.event_names(), scene.events, strict=True) if event.to == seat]


def test_a_turn_is_played_by_orders() -> None:
    scene = Scene(coins=6)
    order(scene, "take_coins")
    order(scene, "buy_ship", column=1)
    order(scene, "end_turn")
    assert scene.state.current == 0
    assert scene.player(1).coins == 6
    bought = scene.state.purchase_row[0]
    assert bought is not None
    scene.end()
    assert scene.state.current == 2
    assert scene.player(1).free == [bought.name]
    assert scene.event_names()[:4] == ["turn", "orders", "coins", "bought"]
    assert scene.player(1).orders == []


def test_orders_are_followed_until_one_is_impossible() -> None:
    scene = Scene(coins=9)
    order(scene, "take_coins")
    order(scene, "buy_ship", column=1)
    order(scene, "end_turn")
    scene.buy(1).end()
    assert scene.state.current == 1
    assert scene.state.actions == ["take_coins"]
    assert whispered(scene) == ["orders-stopped"], "another ship lies there now"
    assert scene.player(1).orders == []


def test_nobody_learns_of_orders_that_come_to_nothing() -> None:
    scene = Scene(coins=9)
    order(scene, "buy_ship", column=1)
    scene.buy(1).end()
    public = [key for key, event in zip(scene.event_names(), scene.events, strict=True) if event.to is None]
    assert public == ["turn"]
    assert whispered(scene) == ["orders-stopped"]


def test_steps_are_asked_for_in_the_imagined_turn() -> None:
    """Contracts have moved on, and the steps before are done."""
    scene = Scene(coins={0: 6, 1: 0}, hand={1: []}, jokers={1: "J6"}).runs(1, "R-3", ["R3"], 8, 1)
    assert "buy_ship" not in steps(scene), "the contract will have paid"
    order(scene, "place_ship", ship="R3", expedition="dias")
    order(scene, "take_coins")
    question = GAME.ask(scene.state, 1, {"move": "order"})
    assert isinstance(question, Pick)
    assert [option.value for option in question.options] == ["end_turn", "reserve"]


def test_an_ordered_ship_can_be_placed_by_order() -> None:
    scene = Scene(purchase=["R1", "Y1", "G1", "B1", "W1"])
    order(scene, "buy_ship", column=1)
    order(scene, "place_ship", ship="R1", expedition="dias")
    scene.end()
    assert scene.player(1).coins == 2
    assert scene.state.expeditions["dias"].row == "red"


def test_reservations_that_will_have_ended_do_not_count() -> None:
    scene = Scene(turn=4)
    card = scene.state.purchase_row[0]
    assert card is not None
    card.reserved_by, card.reserved_until = 0, 4
    order(scene, "buy_ship", column=1)
    card.reserved_by, card.reserved_until = 2, 6
    with pytest.raises(Rejected):
        GAME.apply(scene.state, 1, Order(step="buy_ship", column=2 - 1), Dice(b""))


@pytest.mark.parametrize("card", ["interim", "final"])
def test_a_scoring_card_ends_all_orders(card: str) -> None:
    scene = Scene(coins=9, stacks=[[card, "W1"], [], [], [], []])
    order(scene, "take_coins")
    scene.buy(2)
    assert scene.player(1).orders == []
    assert whispered(scene) == ["orders-scoring"]


def test_a_scoring_card_turned_up_by_orders_ends_them() -> None:
    scene = Scene(coins=9, stacks=[["interim", "W1"], [], [], [], []])
    order(scene, "buy_ship", column=1)
    order(scene, "take_coins")
    scene.end()
    assert scene.state.current == 1
    assert scene.state.actions == ["buy_ships"]
    assert whispered(scene) == ["orders-scoring"]


def test_another_ship_on_an_expedition_they_name_ends_orders() -> None:
    scene = Scene(free={0: ["R1", "Y1"], 1: ["R1"]})
    order(scene, "place_ship", ship="R1", expedition="dias")
    scene.place("Y1", "da_gama")
    assert len(scene.player(1).orders) == 1
    scene.place("R1", "dias")
    assert scene.player(1).orders == []
    assert whispered(scene) == ["orders-expedition"]


def test_five_steps_at_most_and_none_after_the_end_of_the_turn() -> None:
    scene = Scene(seats=2, coins=20)
    for column in range(1, 6):
        order(scene, "buy_ship", column=column)
    scene.refuses(Order(step="end_turn"), "orders-full", 1)
    scene.play(DropOrders(), 1)
    scene.refuses(Order(step="end_turn"), "first-action", 1)
    order(scene, "take_coins")
    order(scene, "end_turn")
    scene.refuses(Order(step="buy_ship", column=1), "orders-end-turn", 1)


def test_no_step_is_offered_after_which_the_turn_ends_by_itself() -> None:
    """Coins are taken by themselves, then the only ship is placed: the joker would cost a coin more."""
    scene = Scene(seats=2, auto_end=True, coins={0: 6, 1: 0}, free={1: ["B2"]}, reserve_cards=0)
    order(scene, "place_ship", ship="B2", expedition="cartier")
    question = GAME.ask(scene.state, 1, {})
    assert isinstance(question, Pick)
    assert [(option.value, option.barred is None) for option in question.options] == [
        ("order", False),
        ("drop_orders", True),
    ]
    scene.refuses(Order(step="end_turn"), "orders-end-turn", 1)


def test_who_may_order() -> None:
    scene = Scene()
    scene.refuses(Order(step="take_coins"), "orders-now", 0)
    scene.refuses(DropOrders(), "no-orders", 1)
    scene.refuses(Order(step="order"), "no-such-choice", 1)
    scene.refuses(Order(step="take_coins", column=3), "no-such-choice", 1)
    scene.refuses(Order(step="buy_ship", column=9), "no-such-choice", 1)
    scene.state.final_due = 2
    scene.refuses(Order(step="take_coins"), "no-turn-left", 2)


def test_the_imagined_turn_does_not_know_the_stacks() -> None:
    seen = []
    for stack in (["N-3", "N-4"], ["W-6", "N-4"]):
        scene = Scene(contract_stack=stack, hand={1: []}, reserve_cards=1)
        order(scene, "acquire_contract", source="2")
        seen.append([GAME.ask(scene.state, 1, {"move": "order", "step": "reserve"}), steps(scene)])
        scene.play(DropOrders(), 1)
        order(scene, "acquire_contract", source="stack")
        seen[-1].append(steps(scene))
    assert seen[0] == seen[1]


def test_only_their_owner_sees_orders() -> None:
    scene = Scene()
    before = scene.public()
    order(scene, "take_coins")
    assert scene.public() == before
    assert scene.own(0).orders == ()
    assert len(scene.own(1).orders) == 1
    own = keys(GAME.describe_own(scene.public(), scene.own(1)))
    assert "about-orders" in own
    assert all(event.to == 1 for event in scene.events)


def test_an_ordered_joker_must_be_confirmed() -> None:
    scene = Scene(jokers={1: "J6"})
    move = Order(step="place_ship", ship="joker", expedition="columbus", volume=1, colour="red")
    caution = GAME.caution(scene.state, 1, move)
    assert caution is not None
    assert caution.key == "age_of_discovery-caution"
    assert GAME.caution(scene.state, 1, Order(step="end_turn")) is None


# --- beside somebody else's undo -------------------------------------------------------------------------


def opened() -> Table:
    settings = {"starter": "first", "seating": "joined"}
    return Table.open(GAME, seats=2, settings=settings, key=b"orders" * 6, salt=["a"])


def test_orders_neither_hinder_an_undo_nor_are_lost_by_it() -> None:
    table = opened()
    table.play(0, TakeCoins(), at=1)
    table.play(1, Order(step="take_coins"), at=2)
    assert table.undoable(0).number == 1
    table.undo(0, at=3)
    assert table.state.players[0].coins == 6
    assert len(table.state.players[1].orders) == 1
    assert [entry.undone for entry in table.log] == [True, True, False, False], "given again, after it"
    assert Table.replay(table.record()).state == table.state
    with pytest.raises(Rejected):
        table.undoable(1)


def test_an_order_that_an_undo_makes_illegal_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusing the undo would tell that somebody has given orders."""
    apply = type(GAME).apply

    def only_after_the_coins(game: Any, state: State, seat: int, move: Move, dice: Dice) -> list[Event]:
        if isinstance(move, Order) and state.players[0].coins == 6:
            raise Rejected("table-not-offered")
        return apply(game, state, seat, move, dice)

    monkeypatch.setattr(type(GAME), "apply", only_after_the_coins)
    table = opened()
    table.play(0, TakeCoins(), at=1)
    table.play(1, Order(step="take_coins"), at=2)
    table.undo(0, at=3)
    assert table.state.players[0].coins == 6
    assert table.state.players[1].orders == []
    assert [entry.undone for entry in table.log] == [True, True, False]


def test_a_game_with_orders_is_replayed_to_the_same_state() -> None:
    table = opened()
    table.play(1, Order(step="take_coins"), at=1)
    table.play(1, Order(step="end_turn"), at=2)
    table.play(0, TakeCoins(), at=3)
    table.play(0, EndTurn(), at=4)
    assert table.state.turn == 3
    assert table.state.players[1].coins == 8
    assert Table.replay(table.record()).state == table.state


def test_orders_survive_being_saved() -> None:
    scene = Scene(free={1: ["R1"]})
    order(scene, "place_ship", ship="R1", expedition="dias")
    again = GAME.decode(GAME.encode(scene.state))
    assert again == scene.state
    assert again.players[1].orders[0].move == PlaceShip(ship="R1", expedition="dias")
