"""The computer player decides as §13 says, from its view and its questions alone."""

from __future__ import annotations

from typing import Any

import pytest

from engines.contract.core import Move, Rejected
from engines.contract.dice import Dice
from engines.games.magellan import GAME
from engines.games.magellan.board import Board
from engines.games.magellan.computer.sight import of_board, of_view
from engines.games.magellan.computer.worth import Appraisal
from engines.games.magellan.moves import (
    Bid,
    ChoosePart,
    ChoosePile,
    DeclineVeto,
    Draw,
    Exchange,
    Limit,
    Pass,
    Pay,
    Stop,
    Tuck,
    Veto,
)
from engines.games.magellan.rules import Magellan
from tests.engines.games.magellan.scene import FULL, Scene, secret, ship
from tests.lab.strength.simulate import choose
from tests.support.changed_figures import changed_figures


def suggestion(scene: Scene, seat: int, seed: int = 0) -> Move:
    game = scene.game
    move = choose(game, scene.state, seat, blindly=False, dice=Dice(b"computer", seed))
    game.apply(game.decode(game.encode(scene.state)), seat, move, Dice(b"legal"))
    return move


def test_it_gives_a_limit_among_rivals_and_1_when_alone() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    move = suggestion(scene, 0)
    assert isinstance(move, Limit)
    assert 3 <= move.amount <= 22
    alone = Scene(seats=3, phase=2, cards=["cook", "vasco"], ships=[ship(0, "cook", 1)]).begin()
    assert suggestion(alone, 0) == Bid(1)


def test_it_does_not_pay_more_than_a_card_is_worth() -> None:
    scene = Scene(seats=3, cards=["columbus", "vasco"]).begin().play(Bid(20), 0)
    assert suggestion(scene, 1) == Pass()


def test_it_pays_with_the_cards_it_values_least() -> None:
    scene = Scene(seats=3, cards=["pizarro", "vasco"]).begin().play(Bid(7), 0).play(Pass(), 1).play(Pass(), 2)
    assert suggestion(scene, 0) == Pay([7])
    strict = Scene(
        seats=3, cards=["pizarro", "vasco"], hands={0: [1, 2, 9]}, payment_rule="exact_if_possible"
    )
    strict.begin().play(Bid(3), 0).play(Pass(), 1).play(Pass(), 2)
    assert suggestion(strict, 0) == Pay([2, 1])


def test_for_magellan_b_it_pays_with_a_card_worth_tucking() -> None:
    scene = Scene(seats=3, sides="BA", phase=3, cards=["magellan"], hands={0: [3, 5, 8]})
    scene.state.ships = [ship(0, "magellan", 2, pile=[1]), ship(1, "magellan", 2, pile=[1])]
    scene.begin().play(Bid(8), 0).play(Pass(), 1)
    assert suggestion(scene, 0) == Pay([5, 3])
    scene.play(Pay([5, 3]), 0)
    assert suggestion(scene, 0) == Tuck(3)


def test_the_pile_with_the_most_crowns_sails_on() -> None:
    ships = [secret(0, 1, [9]), secret(0, 1, [1]), secret(1, 1, [1])]
    scene = Scene(seats=3, phase=2, cards=["magellan", "magellan"], ships=ships).begin()
    scene.play(Bid(5), 0).play(Pass(), 1).play(Pay([5]), 0)
    assert suggestion(scene, 0) == ChoosePile(1)


def test_vasco_b_it_takes_what_is_worth_more() -> None:
    """16 crowns are more than a card in phase I; cards are more than a crown of 1."""

    def part_chosen(phase: int, crown: int) -> Move:
        game = Magellan(
            changed_figures("magellan", "explorers.vasco.B.right.crown", [crown] * 3), GAME.raw_computer
        )
        ships = [ship(0, "vasco", phase - 1, "left")] if phase > 1 else []
        scene = Scene(seats=3, sides="AB", phase=phase, cards=["vasco", "vasco"], ships=ships, game=game)
        scene.begin().play(Bid(9), 0)
        while scene.step == "bidding":
            scene.play(Pass(), scene.waiting[0])
        return suggestion(scene.play(Pay([9]), 0), 0)

    assert part_chosen(1, 16) == ChoosePart(part="right")
    assert part_chosen(1, 1) == ChoosePart(part="left")
    assert part_chosen(2, 1) == ChoosePart(part="left")


@pytest.mark.parametrize(
    ("stack", "crown", "part"), [(5, 5, "left"), (1, 5, "right"), (5, 8, "right"), (1, 8, "right")]
)
def test_vasco_b_3_as_many_cards_as_there_are(stack: int, crown: int, part: str) -> None:
    game = Magellan(
        changed_figures("magellan", "explorers.vasco.B.right.crown", [crown] * 3), GAME.raw_computer
    )
    ships = [ship(0, "vasco", 2, "left"), ship(0, "vasco", 2, "right")]
    scene = Scene(seats=3, sides="AB", phase=3, cards=["vasco"], ships=ships, stack=[5] * stack, game=game)
    scene.begin().play(Bid(1), 0)
    scene.play(Pay([1]), 0)
    scene.state.discard = []
    assert suggestion(scene, 0) == ChoosePart(source="left", part=part)


def exchanging(hand: list[int], stack: int) -> Scene:
    """At the end of phase II, with nothing left to buy: only crowns count."""
    ships = [ship(0, "marco_polo", 2), ship(1, "columbus", 2)]
    later = [["columbus"]]
    return Scene(
        seats=3,
        phase=2,
        cards=[],
        later=later,
        ships=ships,
        hands={0: hand},
        stack=[1] * stack,
        step="phase_end",
    ).begin()


def test_it_exchanges_poor_cards() -> None:
    assert suggestion(exchanging([1, 2, 4, 7, 8], 30), 0) == Exchange([7, 8])
    assert suggestion(exchanging([7, 8, 8, 9], 30), 0) == Exchange([7, 8, 8])


def test_it_exchanges_one_card_at_a_time_too() -> None:
    assert suggestion(exchanging([1] * 25 + [7], 30), 0) == Exchange([7, 0])
    assert suggestion(exchanging([1] * 23 + [7, 8, 9], 30), 0) == Exchange([7, 8, 9])


def test_a_veto_for_a_card_it_wants_but_cannot_pay() -> None:
    ships = [ship(0, "cook", 2), ship(1, "cook", 2), ship(1, "columbus", 2)]
    cards = ["cook"] + ["columbus"] * 5
    wanted = Scene(seats=3, phase=3, cards=cards, hands={0: [1]}, ships=ships, vetoes={0: 1})
    assert suggestion(wanted.begin(), 0) == Veto()
    rich = Scene(seats=3, phase=3, cards=cards, hands={0: FULL * 3}, ships=ships, vetoes={0: 1})
    assert suggestion(rich.begin(), 0) == DeclineVeto("no")
    late = Scene(seats=3, phase=3, cards=cards[:4], hands={0: [1]}, ships=ships, vetoes={0: 1})
    assert suggestion(late.begin(), 0) == DeclineVeto("no")


def test_the_gamble() -> None:
    def gambling(last_winner: int, points: int, drawn: list[int]) -> Scene:
        others = [ship(1, "cook", 3)] if points == 20 else []
        scene = Scene(
            seats=3,
            sides="BA",
            phase=3,
            ships=[ship(0, "pizarro", 3), *others],
            hands={0: [], 1: [], 2: []},
            stack=[*drawn, 5, 5, 5],
            last_winner=last_winner,
            step="scoring",
        ).begin()
        for _ in drawn:
            scene.play(Draw(), 0)
        return scene

    assert suggestion(gambling(0, 0, [9, 4]), 0) == Draw()  # 13: on average it pays
    assert suggestion(gambling(0, 0, [9, 5]), 0) == Stop()
    assert suggestion(gambling(1, 0, [1]), 0) == Stop()  # ahead of everybody
    assert suggestion(gambling(1, 20, [9, 5]), 0) == Stop()  # 21 is out of reach, so as on average


def test_it_does_not_play_for_a_spectator() -> None:
    scene = Scene(seats=3, cards=["cook"]).begin()
    with pytest.raises(Rejected):
        GAME.suggest(GAME.view(scene.state, None), lambda draft: None, Dice(b"x"))


@pytest.mark.parametrize(("rule", "limit"), [("exact_if_possible", 2), ("minimal_cover", 9)])
def test_it_knows_what_a_price_costs_by_the_rule_of_the_table(rule: str, limit: int) -> None:
    """The 3 has three crowns, the 9 only one: where overpaying is free, the 9 is cheaper."""
    scene = Scene(seats=3, phase=3, cards=["cook"], hands={0: [3, 9]}, ships=[ship(0, "cook", 2)])
    scene.state.payment_rule = rule
    assert appraisal(scene.begin(), 0).limit(2.0, 12) == limit


# --- what the card on offer is worth ---------------------------------------------------------------------


def appraisal(scene: Scene, seat: int) -> Appraisal:
    return Appraisal(scene.game.figures, of_board(Board(scene.game.figures, scene.state), seat))


def worth(*, seats: int = 3, phase: int = 1, cards: list[str], **more: Any) -> float:
    return appraisal(Scene(seats=seats, phase=phase, cards=cards, **more).begin(), 0).worth()


def test_a_second_ship_is_worth_more_where_no_rival_can_take_the_next_step() -> None:
    alone = worth(cards=["cook", "vasco"], ships=[ship(0, "cook", 1)])
    crowded = worth(cards=["cook", "vasco"], ships=[ship(1, "cook", 1), ship(1, "cook", 1)])
    assert alone > crowded + 2


def test_nothing_is_left_to_buy_so_gold_is_worth_nothing() -> None:
    """In phase III a seat without another contested card spends what it has; one that waits keeps some."""
    ships = [ship(0, "cook", 2), ship(1, "cook", 2)]
    last = appraisal(Scene(seats=3, phase=3, cards=["cook", "vasco"], ships=ships).begin(), 0)
    assert last.gold_worth == 0
    waits = [*ships, ship(0, "vasco", 2), ship(2, "vasco", 2)]
    assert appraisal(Scene(seats=3, phase=3, cards=["cook", "vasco"], ships=waits).begin(), 0).gold_worth > 0
    uncontested = [*ships, ship(0, "vasco", 2)]
    free = appraisal(Scene(seats=3, phase=3, cards=["cook", "vasco"], ships=uncontested).begin(), 0)
    assert free.gold_worth == 0


def test_gold_is_worth_less_the_more_players_share_the_cards() -> None:
    cards = ["cook", *["pizarro", "vasco", "columbus"] * 3]
    few, many = (appraisal(Scene(seats=seats, cards=cards).begin(), 0) for seats in (3, 6))
    assert few.gold_worth > many.gold_worth > 0


def test_a_purse_comes_too_late_for_this_phase() -> None:
    of = appraisal(Scene(seats=3, cards=["pizarro", "vasco", "cook"]).begin(), 0)
    assert of.purse_card(3) == of.steps.crown < of.purse_card(1) < of.money_card()


def test_with_more_players_the_gold_of_a_purse_buys_less() -> None:
    cards = ["pizarro", "vasco", "cook"]
    tables = [appraisal(Scene(seats=seats, cards=cards).begin(), 0) for seats in (3, 4, 6)]
    shares = [(of.purse_card(1) - of.steps.crown) / (of.steps.gold * of.gold_worth) for of in tables]
    numbers = GAME.figures.computer.gold_later
    assert shares == pytest.approx([numbers[0], numbers[1], numbers[3]])
    assert shares == sorted(set(shares), reverse=True)


@pytest.mark.parametrize("sides", ["AA", "AB", "BA", "BB"])
def test_what_a_ship_is_good_for_later_depends_on_the_boards_and_on_how_many_play(sides: str) -> None:
    """With 4 and 5 players it lies between the numbers for 3 and for 6; on field II only the boards count."""
    few, many, second = GAME.figures.computer.later[sides]["cook"]
    rivals = [ship(1, "cook", 1), ship(2, "cook", 1), ship(2, "cook", 1)]
    for seats in (3, 4, 5, 6):
        first = Scene(seats=seats, sides=sides, cards=["cook", "vasco"], ships=rivals).begin()
        assert appraisal(first, 0).parts()["later"] == pytest.approx(few + (many - few) * (seats - 3) / 3)
        ready = [ship(0, "cook", 1), ship(1, "cook", 2), ship(2, "cook", 1)]
        then = Scene(seats=seats, sides=sides, phase=2, cards=["cook", "vasco"], ships=ready).begin()
        assert appraisal(then, 0).parts()["later"] == second


def test_the_short_way_knows_the_same_as_the_view() -> None:
    for number, (seats, sides) in enumerate(((3, "AA"), (4, "BB"), (5, "AB"), (6, "BA"))):
        settings = GAME.check_settings({"board1": sides[0], "board2": sides[1]})
        state, moves = GAME.start(seats, settings, Dice(b"known", number)), 0
        while waiting := GAME.waiting(state):
            moves += 1
            for seat in waiting:
                view, ask = GAME.view(state, seat), GAME.asking(state, seat, explained=False)
                assert view.own is not None
                assert of_view(view.public, view.own, ask) == of_board(GAME.board(state), seat)
            move = GAME.policy(state, waiting[0], Dice(b"known", number, moves))
            GAME.apply(state, waiting[0], move, Dice(b"move", number, moves))
