"""The computer player decides as §13 says, from its view and its questions alone."""

from __future__ import annotations

import pytest

from engines.core import Move, Rejected
from engines.dice import Dice
from engines.magellan import GAME
from engines.magellan.computer.appraisal import Appraisal
from engines.magellan.moves import (
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
from engines.magellan.rules import Magellan
from engines.simulate import choose
from tests.engines.magellan.scene import FULL, Scene, secret, ship
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


@pytest.mark.parametrize(
    ("phase", "cards", "crown", "part"),
    [
        (1, 4, 5, "left"),
        (1, 5, 5, "right"),
        (1, 4, 8, "right"),  # a single card isn't worth half of 8
        (2, 5, 8, "left"),
        (2, 6, 8, "right"),
    ],
)
def test_vasco_b(phase: int, cards: int, crown: int, part: str) -> None:
    game = Magellan(changed_figures("magellan", "explorers.vasco.B.right.crown", [crown] * 3))
    hand = [9, *FULL[:cards]]
    ships = [ship(0, "vasco", phase - 1, "left")] if phase > 1 else []
    cards_to_come = ["vasco", "vasco"]
    scene = Scene(
        seats=3, sides="AB", phase=phase, cards=cards_to_come, hands={0: hand}, ships=ships, game=game
    )
    scene.begin().play(Bid(9), 0)
    while scene.step == "bidding":
        scene.play(Pass(), scene.waiting[0])
    scene.play(Pay([9]), 0)
    assert suggestion(scene, 0) == ChoosePart(part=part)


@pytest.mark.parametrize(
    ("stack", "crown", "part"), [(5, 5, "left"), (1, 5, "right"), (5, 8, "right"), (1, 8, "right")]
)
def test_vasco_b_3_as_many_cards_as_there_are(stack: int, crown: int, part: str) -> None:
    game = Magellan(changed_figures("magellan", "explorers.vasco.B.right.crown", [crown] * 3))
    ships = [ship(0, "vasco", 2, "left"), ship(0, "vasco", 2, "right")]
    scene = Scene(seats=3, sides="AB", phase=3, cards=["vasco"], ships=ships, stack=[5] * stack, game=game)
    scene.begin().play(Bid(1), 0)
    scene.play(Pay([1]), 0)
    scene.state.discard = []
    assert suggestion(scene, 0) == ChoosePart(source="left", part=part)


def test_it_exchanges_poor_cards() -> None:
    scene = Scene(
        seats=3,
        cards=[],
        later=[["columbus"], []],
        ships=[ship(0, "marco_polo", 1), ship(1, "columbus", 1)],
        hands={0: [1, 2, 3, 7, 8]},
        stack=[3] * 30,
        step="phase_end",
    ).begin()
    assert suggestion(scene, 0) == Exchange([7, 8])


def test_it_exchanges_one_card_at_a_time_too() -> None:
    scene = Scene(
        seats=3,
        cards=[],
        later=[["columbus"], []],
        ships=[ship(0, "marco_polo", 1), ship(1, "columbus", 1)],
        hands={0: [1] * 25 + [7]},
        stack=[1] * 30,
        step="phase_end",
    ).begin()
    assert suggestion(scene, 0) == Exchange([7, 0])


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


@pytest.mark.parametrize(("rule", "cheapest"), [("exact_if_possible", 3.66), ("minimal_cover", 2.98)])
def test_it_knows_what_a_price_costs_by_the_rule_of_the_table(rule: str, cheapest: float) -> None:
    """The 3 has three crowns, the 9 only one: where overpaying is free, the 9 is cheaper."""
    scene = Scene(seats=3, cards=["cook", "vasco"], hands={0: [3, 9]}, payment_rule=rule).begin()
    costs = Appraisal(GAME.figures, scene.public(), scene.own(0)).costs()
    assert costs[3] == pytest.approx(cheapest)
    assert costs[4] == pytest.approx(2.98)
