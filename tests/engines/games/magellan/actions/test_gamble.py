"""Pizarro's gamble (§D8, §6.11)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.games.magellan.moves import ClearUntil, Draw, GambleUntil, Pass, Stop
from engines.games.magellan.state import Ship
from tests.engines.games.magellan.scene import NO_HANDS, Scene, secret, ship


def gambling(draws: list[int], *, last_winner: int = 3, **more: Any) -> Scene:
    """Seat 0 owns the ship on Pizarro B III; without more it is scored second to seat 3."""
    ships: list[Ship] = [ship(0, "pizarro", 3), secret(1, 1, [1]), ship(2, "cook", 1)]
    scene = Scene(
        sides="BA", phase=3, ships=ships, stack=draws, last_winner=last_winner, step="scoring", **more
    )
    return scene.begin()


@pytest.mark.parametrize(
    ("draws", "until_over", "points"),
    [([9, 9, 2, 5], True, 20), ([5, 5], False, 0), ([5, 7, 9, 1], True, 0), ([9, 9, 1], False, 19)],
)
def test_t26_the_borders_of_the_gamble(draws: list[int], until_over: bool, points: int) -> None:
    scene = gambling(draws)
    if until_over:
        while scene.step == "gamble":
            scene.play(Draw(), 0)
    else:
        for _ in range(3 if points else 0):
            scene.play(Draw(), 0)
        if scene.step == "gamble":
            scene.play(Stop(), 0)
    assert scene.score(0).parts["gamble"] == points
    assert scene.step == "over"


def test_t26_an_empty_stack_ends_it() -> None:
    scene = gambling([9]).play(Draw(), 0)
    assert scene.step == "over"
    assert scene.score(0).parts["gamble"] == 9
    nothing = gambling([])
    assert nothing.step == "over"
    assert nothing.score(0).parts["gamble"] == 0


def test_t27_the_gambler_is_scored_first() -> None:
    scene = gambling([5] * 9, last_winner=0)
    public = scene.public()
    assert public.step == "gamble"
    assert public.asked == (0,)
    assert public.gamble == ()
    assert [player.total for player in public.players] == [None] * 4
    assert public.players[0].open_hand is not None
    assert public.players[0].points == 18
    assert [player.open_hand for player in public.players[1:]] == [None] * 3
    assert [player.points for player in public.players[1:]] == [0, 5, 0]
    assert public.rows[2].fields[0][0].ships[0].pile is None
    scene.play(Draw(), 0).play(Stop(), 0)
    public = scene.public()
    assert [player.total for player in public.players] == [23, 21, 23, 18]


def test_t27_totals_of_those_scored_before_are_known() -> None:
    public = gambling([5] * 9).public()
    assert [player.total for player in public.players] == [None, None, None, 18]


def test_draw_until_at_least() -> None:
    scene = gambling([5, 6, 2, 8]).play(GambleUntil(12), 0)
    assert scene.step == "over"
    assert scene.score(0).parts["gamble"] == 13
    assert [args["sum"] for args in scene.told("gamble-card")] == [5, 11, 13]


def test_an_order_for_the_gamble_can_be_given_ahead_and_cleared() -> None:
    ships = [ship(0, "pizarro", 3), ship(1, "cook", 2)]
    scene = Scene(sides="BA", phase=3, cards=["cook"], ships=ships, stack=[9] * 20).begin()
    scene.refuses(GambleUntil(5), "no-gamble", 1)
    scene.refuses(ClearUntil(), "no-gamble-order", 0)
    scene.refuses(GambleUntil(21), "gamble-range", 0)
    scene.play(GambleUntil(9), 0)
    assert scene.own(0).gamble_until == 9
    scene.play(ClearUntil(), 0)
    assert scene.own(0).gamble_until is None
    scene.play(GambleUntil(9), 0).play(Pass(), 1)
    assert scene.step == "over"
    assert scene.score(0).parts["gamble"] == 9


def test_until_1_is_the_least() -> None:
    scene = gambling([5, 5])
    scene.refuses(GambleUntil(0), "gamble-range", 0)  # that would be: stop
    scene.play(GambleUntil(1), 0)
    assert scene.step == "over"
    assert scene.score(0).parts["gamble"] == 5


def test_nobody_else_may_draw() -> None:
    scene = gambling([5] * 5)
    scene.refuses(Draw(), "not-your-turn", 1)
    scene.refuses(Stop(), "not-your-turn", 1)
    scene.refuses(GambleUntil(4), "not-your-turn", 1)


def test_drawn_cards_are_not_hand_cards() -> None:
    scene = gambling([1, 1], hands=NO_HANDS).play(Draw(), 0).play(Stop(), 0)
    assert scene.hand(0) == []
    assert scene.score(0).parts["hand"] == 0
    assert scene.score(0).parts["gamble"] == 1


def test_side_a_has_no_gamble() -> None:
    scene = Scene(phase=3, ships=[ship(0, "pizarro", 3)], hands=NO_HANDS, step="scoring").begin()
    assert scene.step == "over"
    assert scene.score(0).parts["pizarro"] == 12
    assert "gamble" not in scene.score(0).parts


def test_handy_sums_for_the_gamble() -> None:
    ships = [ship(0, "pizarro", 3), ship(1, "cook", 2)]
    scene = Scene(sides="BA", phase=3, cards=["cook"], ships=ships).begin()
    question = scene.amount(0, move="gamble_until")
    assert (question.low, question.high, question.handy) == (1, 20, (12, 14, 16))
    scene.refuses(GambleUntil(0), "gamble-range", 0)


def test_a_bidder_with_a_gamble_to_come_has_handy_amounts_for_both() -> None:
    ships = [ship(0, "pizarro", 3), ship(0, "cook", 2), ship(1, "cook", 2)]
    scene = Scene(sides="BA", phase=3, cards=["cook"], ships=ships).begin()
    assert scene.amount(0, move="limit").handy == (3, 5)
    assert scene.amount(0, move="gamble_until").handy == (12, 14, 16)
