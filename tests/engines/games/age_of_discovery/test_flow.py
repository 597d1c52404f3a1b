"""How turns begin and end, and what happens when nobody buys (§T23, §T27, §T31 to §T33, §T39, §T41)."""

from __future__ import annotations

import pytest

from engines.contract.core import Who, say
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.moves import Order
from tests.engines.games.age_of_discovery.scene import Scene

# --- the start of a turn -------------------------------------------------------------------------------


def test_t23_a_contract_pays_at_the_start_of_the_last_turn() -> None:
    scene = Scene(turn=30, current=2).runs(0, "G-3", ["G3"], 8, 1)
    scene.state.final_due = 31
    scene.end()
    player = scene.player(0)
    assert player.coins == 14
    assert player.fulfilled == 1
    assert player.free == ["G3"]
    scene.place("G3", "abreu").coins().end()
    assert scene.state.over
    assert player.fulfilled == 1


def test_t31_a_contract_of_one_round_never_idles() -> None:
    scene = Scene(hand={0: ["B-3"]}, free={0: ["B3"]}, coins=1).start("B-3", "B3", 1).end(3)
    assert scene.state.turn == 4
    assert scene.player(0).free == ["B3"]
    assert scene.player(0).coins == 3


def test_t32_several_contracts_end_at_once() -> None:
    scene = Scene(current=2, coins=0).runs(0, "G-3", ["G3"], 8, 1).runs(0, "R-6", ["R3", "R3"], 12, 1).end()
    player = scene.player(0)
    assert player.coins == 20
    assert player.fulfilled == 2
    assert player.running == []
    assert player.free == ["R3", "R3", "G3"]
    assert scene.event_names().count("fulfilled") == 2


def test_t33_the_contracts_of_others_do_not_advance() -> None:
    scene = Scene(current=1).runs(1, "Y-4", ["Y2", "Y2"], 8, 2)
    (running,) = scene.player(1).running
    assert scene.end().end().state.current == 0
    assert running.rounds_left == 2
    scene.end()
    assert running.rounds_left == 1


@pytest.mark.parametrize(
    ("coins", "reserve_cards", "rules", "taken"),
    [(0, 0, 3, True), (1, 0, 3, False), (0, 1, 3, False), (0, 0, 2, False)],
)
def test_whoever_can_only_take_coins_is_not_asked(
    coins: int, reserve_cards: int, rules: int, taken: bool
) -> None:
    """Everybody sees coins and reserve cards, so it tells nothing about a hand."""
    scene = Scene(coins={1: coins}, reserve_cards=reserve_cards, rules=rules).coins().end()
    assert scene.state.current == 1
    assert scene.state.actions == (["take_coins"] if taken else [])
    assert scene.player(1).coins == coins + 2 * taken
    assert ({"who": Who(1), "count": 2, "coins": 2} in scene.told("coins")) is taken
    assert ("end_turn" in scene.values()) is (taken or rules == 2)


def test_income_comes_before_coins_are_taken() -> None:
    scene = Scene(coins={1: 0}, reserve_cards=0).runs(1, "G-3", ["G3"], 8, 1).coins().end()
    assert (scene.player(1).coins, scene.state.actions) == (8, [])


def test_orders_are_given_for_the_turn_after_coins_were_taken() -> None:
    scene = Scene(coins={1: 0}, reserve_cards=0)
    assert "take_coins" not in scene.values(1, move="order")
    scene.play(Order(step="acquire_contract", source="1"), 1).coins().end()
    assert scene.player(1).coins == 1
    assert scene.state.actions == ["take_coins", "acquire_contract"]


# --- the end of a turn ---------------------------------------------------------------------------------


def test_t27_a_reserve_card_left_keeps_the_turn_open() -> None:
    scene = Scene(auto_end=True, coins=1).acquire("1").coins()
    assert scene.state.current == 0
    assert scene.board.actions_left == 0
    scene.reserve("contract-1")
    assert scene.state.current == 0, "that can be undone"
    assert scene.values() == ["end_turn"]
    before = Scene(rules=2, auto_end=True, coins=1).acquire("1").coins().reserve("contract-1")
    assert before.state.current == 1, "a game goes on by the rules it was begun with"
    assert "turn" in before.event_names()


@pytest.mark.parametrize(("rules", "ended"), [(2, 1), (3, 0)])
def test_t39_the_end_of_a_turn_does_not_betray_hidden_cards(rules: int, ended: int) -> None:
    """A placement can be undone, so it ends no turn by itself; before version 3 it did."""

    def scene(coins: int, free: list[str], *, hand: list[str], joker: str) -> Scene:
        full = Scene(
            rules=rules,
            auto_end=True,
            reserve_cards=0,
            any_cards=0,
            coins={0: coins},
            free={0: [*free, "W1"]},
            hand={0: hand},
            jokers={0: joker},
        ).used("take_coins")
        for name in full.state.expeditions:
            if name != "cabral":
                full.sea(name, (1, "R1"))
        return full.sea("cabral", (1, "W1")).place("W1", "cabral")

    for hand in ([], ["G-3"], ["Y-5", "W-3"]):
        for joker in ("J1", "J3"):
            waits = scene(4, ["G2"], hand=hand, joker=joker)
            assert waits.player(0).coins == 3
            assert waits.state.current == 0
            assert scene(1, ["G2"], hand=hand, joker=joker).state.current == ended  # no coin left
            assert scene(2, [], hand=hand, joker=joker).state.current == ended  # the joker needs two
            assert scene(3, [], hand=hand, joker=joker).state.current == 0


def test_t39_buying_ends_when_nothing_is_affordable() -> None:
    row = ("R3", "R2", "R1", "B2", "W2")
    scene = Scene(auto_end=True, reserve_cards=0, coins=6, purchase=row, filling=("G2",) * 5)
    scene.used("take_coins").buy(3)
    assert scene.state.current == 1
    goes_on = Scene(auto_end=True, reserve_cards=0, coins=6, purchase=row, filling=("G1",) * 5)
    assert goes_on.used("take_coins").buy(3).state.current == 0


@pytest.mark.parametrize(("coins", "free", "ends"), [(2, ["G2"], True), (3, ["G2"], False), (9, [], True)])
def test_t39_a_joker_that_is_shown_may_end_a_turn(coins: int, free: list[str], ends: bool) -> None:
    """Its first use cannot be undone."""
    scene = Scene(auto_end=True, reserve_cards=0, coins=coins, free={0: free}, jokers={0: "J1"})
    scene.used("take_coins").place("joker", "dias", volume=1, colour="red")
    assert (scene.state.current == 1) is ends


def test_a_turn_by_orders_ends_when_nothing_is_left() -> None:
    """Nobody is there to undo its last step."""
    scene = Scene(auto_end=True, reserve_cards=0, coins={1: 1}, current=0)
    scene.play(Order(step="acquire_contract", source="1"), 1).play(Order(step="take_coins"), 1)
    assert scene.end().state.current == 2


def test_the_first_turn_is_told() -> None:
    """Nobody has made a move yet, so it stands before the log."""
    [first] = GAME.opening(Scene(current=2).state)
    assert first.text == say("age_of_discovery-event-first-turn", who=Who(2), coins=6, contracts=2)
    assert first.to is None


def test_a_reserved_ship_does_not_keep_a_turn_open() -> None:
    row = ("R3", "R2", "R1", "R1", "W2")
    scene = Scene(auto_end=True, reserve_cards=0, coins=6, purchase=row, filling=("G2",) * 5)
    card = scene.state.purchase_row[3]
    assert card is not None
    card.reserved_by, card.reserved_until = 2, 3
    assert scene.used("take_coins").buy(3).state.current == 1


def test_with_fewer_than_two_actions_a_turn_never_ends_by_itself() -> None:
    scene = Scene(auto_end=True, reserve_cards=0, coins=1, free={0: ["R1"]}, hand={}).place("R1", "dias")
    assert scene.state.current == 0
    assert scene.player(0).coins == 0


def test_a_turn_does_not_end_by_itself_if_the_table_does_not_want_it() -> None:
    scene = Scene(auto_end=False, reserve_cards=0, coins=1).acquire("1").coins()
    assert scene.state.current == 0
    scene.end()
    assert scene.state.current == 1


# --- when nobody buys ----------------------------------------------------------------------------------


def stalled(*, buys_in_27: bool = False) -> Scene:
    """A game of two players with the last purchase in turn 7."""
    scene = Scene(seats=2, turn=7, coins=9).buy(2).end()
    assert scene.state.turns_without_purchase == 0
    assert scene.state.turn == 8
    while scene.state.turn < 27:
        scene.coins().end()
    if buys_in_27:
        scene.buy(2)
    return scene.end()


def test_t41_nobody_buys() -> None:
    scene = stalled()
    state = scene.state
    assert state.turns_without_purchase == 20
    assert (state.interim_due, state.final_due) == (29, 29)
    assert "stall-both" in scene.event_names()
    scene.end()
    assert not state.over
    assert state.turn == 29
    scene.end()
    assert state.over
    assert state.interim_done
    assert state.turn == 29
    assert scene.event_names().index("interim") < scene.event_names().index("final")


def test_t41_a_purchase_in_time_changes_everything() -> None:
    state = stalled(buys_in_27=True).state
    assert state.turns_without_purchase == 0
    assert state.final_due is None
    assert state.interim_due is None


def test_t41_a_card_that_turns_up_later_has_no_effect() -> None:
    scene = stalled()
    scene.state.stacks = [[], [], ["interim", "W1"], [], ["final", "N1"]]
    for _ in range(2):  # the interim card, then the final one
        scene.buy(2)
        assert (scene.state.interim_due, scene.state.final_due) == (29, 29)
        assert "card-without-effect" in scene.event_names()


def test_a_stall_after_the_interim_scoring_does_not_repeat_it() -> None:
    scene = Scene(seats=2, turn=7, free={0: ["G3"]}).sea("abreu", (0, "G3"))
    scene.state.interim_due = 8
    scene.end(2)
    assert scene.state.interim_done
    assert scene.player(0).score.total == 5
    scene.sea("cabral", (0, "G1"))
    told = []
    while not scene.state.over:
        told += scene.end().event_names()
    assert scene.state.interim_due == 8
    assert told.count("interim") == 0
    assert told.count("stall") == 1
    assert sum(scene.player(0).score.interim.values()) == 5


def test_a_stall_is_announced_three_rounds_ahead() -> None:
    scene = Scene(seats=2, turn=7, coins=9).buy(2).end()
    told = []
    while scene.state.final_due is None:
        scene.end()
        told += [(scene.state.turn - 1, what) for what in scene.event_names() if what.startswith("stall")]
    assert told == [(21, "stall-warning"), (27, "stall-both")]


def test_the_board_counts_down_to_the_stall() -> None:
    scene = Scene(seats=2)
    scene.state.turns_without_purchase = 13
    assert scene.public().turns_to_stall is None
    scene.state.turns_without_purchase = 14
    assert scene.public().turns_to_stall == 6
    scene.buy(2)
    assert scene.public().turns_to_stall is None


# --- headlines -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["interim", "final"])
def test_a_scoring_card_that_turns_up_is_a_headline(card: str) -> None:
    assert Scene(stacks=[[card, "W1"], [], [], [], []]).buy(2).headlines() == [f"{card}-card"]


def test_scorings_are_headlines() -> None:
    scene = Scene(seats=2, turn=8)
    scene.state.interim_due = 8
    assert scene.end().headlines() == ["interim", *["scored-interim-none"] * 2]
    scene.state.final_due = 9
    told = scene.end().headlines()
    assert (told[0], told[-1], len(told)) == ("final", "over", 6)
    assert sorted(told[1:-1]) == ["mission-none", "mission-none", "scored", "scored"]


def test_a_stall_is_a_headline() -> None:
    scene, told = stalled(), []
    scene.state.turns_without_purchase = 0
    scene.state.final_due = scene.state.interim_due = None
    while scene.state.final_due is None:
        told += scene.end().headlines()
    assert told == ["stall-warning", "stall-both"]


def test_the_usual_steps_are_no_headlines() -> None:
    scene = Scene(coins=9)
    assert scene.coins().headlines() == scene.buy(2).headlines() == scene.end().headlines() == []
