"""Buying ships, refilling the market and turning up scoring cards (§T17 to §T21)."""

from __future__ import annotations

from data.words import Phrases
from engines.contract.core import Who
from engines.games.age_of_discovery.moves import BuyShip, Order
from tests.engines.games.age_of_discovery.scene import Scene


def test_t17_the_interim_card_in_the_middle_of_a_purchase() -> None:
    scene = Scene(turn=20, current=1, coins=8, stacks=((), (), ("interim", "W2"), ("N2",), ("final", "N3")))
    state = scene.state
    scene.sea("dias", (1, "R1")).buy(3)
    assert scene.names(state.filling_row)[2] == "W2"
    assert state.interim_due == 23
    assert "interim-card" in scene.event_names()
    assert scene.player(1).coins == 4
    scene.buy(3).end()
    for turn, seat in ((21, 2), (22, 0), (23, 1)):
        assert (state.turn, state.current, state.interim_done) == (turn, seat, False)
        scene.end()
    assert state.interim_done
    assert scene.player(1).score.interim == {"dias": 3}
    assert (state.turn, state.current) == (24, 2)


def test_t18_the_interim_card_at_the_bottom_of_its_stack() -> None:
    stacks = ((), (), ("interim",), ("N2", "B1", "B1", "B1", "B1", "B1", "B1"), ("final",))
    scene = Scene(stacks=stacks).buy(2)
    assert scene.names(scene.state.filling_row)[1] == "N2"
    assert len(scene.state.stacks[3]) == 6
    assert scene.state.interim_due == 4


def test_t19_the_final_card_at_the_bottom() -> None:
    scene = Scene(turn=40, coins=99, stacks=((), (), (), (), ("final",))).buy(4)
    state = scene.state
    assert scene.names(state.purchase_row)[3] == "B1"
    assert state.filling_row[3] is None
    assert state.final_due == 43
    scene.buy(4)
    assert state.purchase_row[3] is None
    assert "column-empty" in scene.event_names()
    scene.refuses(BuyShip(4), "slot-empty")
    assert 4 not in scene.values(move="buy_ship")


def test_t20_overlapping_countdowns() -> None:
    stacks = ((), (), ("interim",), ("N2", "final"), ())
    scene = Scene(seats=4, turn=21, coins=9, stacks=stacks).sea("dias", (3, "R1"))
    state = scene.state
    scene.buy(2).end().end()
    assert (state.turn, state.current, state.interim_due, state.final_due) == (23, 2, 25, None)
    scene.buy(3).end()
    assert state.final_due == 27
    scene.end()
    assert (state.turn, state.current) == (25, 0)
    assert not state.interim_done
    scene.end()
    assert state.interim_done
    assert not state.over
    assert (state.turn, state.current) == (26, 1)
    scene.end().end()
    assert state.over
    assert state.turn == 27
    assert state.current == 2
    assert scene.player(3).score.interim == {"dias": 3}
    assert scene.player(3).score.final == {"dias": 8}


def test_t21_both_cards_in_one_turn() -> None:
    scene = Scene(turn=10, coins=20, stacks=((), (), ("interim",), (), ("final", "N3")))
    scene.sea("dias", (0, "R1")).sea("abreu", (1, "R1")).buy(2)
    state = scene.state
    assert (state.interim_due, state.final_due) == (13, 13)
    scene.end(3)
    assert not state.over
    assert not state.interim_done
    scene.end()
    assert state.over
    assert scene.event_names().index("interim") < scene.event_names().index("final")
    scores = [player.score for player in state.players]
    assert (scores[0].interim, scores[0].final) == ({"dias": 3}, {"dias": 8})
    assert (scores[1].interim, scores[1].final) == ({"abreu": 3}, {"abreu": 3})


def test_stacks_are_used_up_in_their_order() -> None:
    scene = Scene(coins=99, stacks=(("W1",), ("R1",), ("interim", "B1"), ("N1",), ("final",)))
    for expected in ("W1", "R1", "B1", "N1", None):
        scene.buy(1)
        assert scene.names(scene.state.filling_row)[0] == expected


def test_the_right_stack_is_shown_as_the_active_one() -> None:
    assert Scene().public().active_stack == 1
    scene = Scene(stacks=((), (), ("interim",), (), ("final", "N3")))
    assert scene.public().active_stack == 3
    assert scene.public().stacks == (0, 0, 1, 0, 2)
    assert Scene(stacks=((),) * 5).public().active_stack is None


def test_only_the_purchase_row_is_for_sale() -> None:
    scene = Scene(coins=99)
    for column in (0, 6, -1):
        scene.refuses(BuyShip(column), "no-such-choice")
    assert scene.values(move="buy_ship")[:5] == [1, 2, 3, 4, 5]


def test_no_ship_is_left_to_buy() -> None:
    scene = Scene(purchase=(None,) * 5, filling=(None,) * 5, stacks=((),) * 5)
    assert scene.barred()["buy_ship"] == "nothing-to-buy"


def test_buying_shows_the_price_and_what_moves_down() -> None:
    question = Scene(coins=4).pick(move="buy_ship")
    first = question.options[0]
    assert first.text.args["price"] == 5
    assert first.barred is not None
    hint = question.options[1].hint
    assert hint is not None
    assert hint.args["price"] == 4
    assert [option.text.args["column"] for option in question.options] == [1, 2, 3, 4, 5]


# --- two at once -----------------------------------------------------------------------------------------


def test_two_ships_are_bought_as_one_after_the_other() -> None:
    for columns in ([1, 2], [1, 1], [3, 5]):
        apart, together = Scene(coins=12), Scene(coins=12)
        for column in columns:
            apart.buy(column)
        together.play(BuyShip(column=columns))
        assert together.state == apart.state


def test_every_two_ships_that_can_be_paid_are_offered() -> None:
    """G3 Y1 G2 B2 W2, above them G1 R2 N1 B1 Y3; prices 5 3 4 4 4 and 3 4 3 3 5."""
    scene = Scene(coins=7)
    pairs = [value for value in scene.values(move="buy_ship") if isinstance(value, list)]
    assert pairs == [[2, 2], [2, 3], [2, 4], [2, 5], [3, 3], [4, 4]], "each for 7 coins"
    assert not [value for value in Scene(coins=6).values(move="buy_ship") if isinstance(value, list)]
    rich = Scene(coins=30).pick(move="buy_ship").options
    assert len(rich) == 5 + 15, "one menu holds them"
    prices = [int(str(option.text.args["price"])) for option in rich[5:]]
    assert prices == sorted(prices), "the cheapest first"


def test_two_ships_at_once_follow_the_rules_of_each() -> None:
    scene = Scene(coins=7)
    scene.refuses(BuyShip(column=[1, 2]), "coins", need=8, have=7)
    for wrong in ([], [2], [3, 2], [2, 2, 2], [0, 2], [2, 6]):
        scene.refuses(BuyShip(column=wrong), "no-such-choice")
    above = scene.state.filling_row[1]
    assert above is not None
    above.reserved_by, above.reserved_until = 2, 9
    scene.refuses(BuyShip(column=[2, 2]), "reserved", who=Who(2))
    Scene(coins=20, filling=[None] * 5).refuses(BuyShip(column=[2, 2]), "slot-empty")


def test_two_ships_can_be_ordered() -> None:
    scene = Scene(coins=9)
    scene.play(Order(step="buy_ship", column=[2, 2]), 1).play(Order(step="take_coins"), 1)
    [line, _] = scene.own(1).orders
    assert Phrases("en")(line) == "1. buy Y1 (yellow) and R2 (red)"
    gone = Scene(coins=9)
    gone.play(Order(step="buy_ship", column=[2, 2]), 1)
    assert scene.end().player(1).free == ["R2", "Y1"]
    gone.buy(2).end()
    assert gone.player(1).free == [], "another ship lies there now"
