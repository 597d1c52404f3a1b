"""Derived cases about scoring, the gamble and ties (T26 to T29, T31, T40)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magellan import GAME
from engines.magellan.moves import Bid, ClearUntil, Draw, GambleUntil, Pass, Pay, Stop
from engines.magellan.state import Ship
from tests.conformance.tables import Setup, Walk
from tests.engines.magellan.scene import Scene, secret, ship

EMPTY: dict[int, list[int]] = {seat: [] for seat in range(4)}


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
            scene.do(0, Draw())
    else:
        for _ in range(3 if points else 0):
            scene.do(0, Draw())
        if scene.step == "gamble":
            scene.do(0, Stop())
    assert scene.score(0).parts["gamble"] == points
    assert scene.step == "over"


def test_t26_an_empty_stack_ends_it() -> None:
    scene = gambling([9]).do(0, Draw())
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
    scene.do(0, Draw()).do(0, Stop())
    public = scene.public()
    assert [player.total for player in public.players] == [23, 21, 23, 18]


def test_t27_who_is_scored_before_is_known() -> None:
    public = gambling([5] * 9).public()
    assert [player.total for player in public.players] == [None, None, None, 18]


def test_t28_a_tie() -> None:
    ships = [ship(0, "cook", 1), ship(1, "cook", 1), ship(2, "columbus", 1)]
    scene = Scene(phase=3, ships=ships, step="scoring", hands=EMPTY).begin()
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert [(one.seat, one.rank) for one in outcome.standings] == [(0, 1), (1, 1), (2, 3), (3, 4)]
    winners = scene.told("over")[0]["winners"]
    assert [who.seat for who in winners.items] == [0, 1]


@pytest.mark.parametrize("sides", ["AA", "AB", "BA", "BB"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_t29_conservation(sides: str, seats: int) -> None:
    settings = GAME.check_settings({"board1": sides[0], "board2": sides[1]})
    walk = Walk(GAME, Setup(seats, settings), seed=29, clever=6)
    for moment in walk:
        state = moment.state
        census = GAME.census(state)
        assert sum(n for what, n in census.items() if what.startswith("money")) == 63
        assert sum(n for what, n in census.items() if what.startswith("cards of")) == 36
        for explorer in GAME.figures.names():
            for field, most in ((1, 3), (2, 2), (3, 1)):
                there = [s for s in state.ships if s.explorer == explorer and s.field == field]
                assert len(there) <= most
        for seat in range(seats):
            assert sum(one.seat == seat for one in state.ships) <= 6


def test_t31_the_worked_example() -> None:
    ships = [
        ship(0, "columbus", 2),
        ship(0, "pizarro", 3),
        ship(0, "cook", 1),
        ship(0, "marco_polo", 3),
        ship(0, "vasco", 1),
        secret(0, 2, [2, 3]),
    ]
    scene = Scene(phase=3, ships=ships, hands={**EMPTY, 0: [1, 4, 9]}, step="scoring").begin()
    assert scene.score(0).parts == {
        "columbus": 5,
        "pizarro": 12,
        "magellan": 12,
        "marco_polo": 0,
        "vasco": 1,
        "cook": 5,
        "hand": 6,
    }
    assert scene.score(0).total == 41


def test_t40_the_last_card_unsold() -> None:
    ships = [ship(3, "cook", 2), ship(1, "vasco", 2)]
    scene = Scene(phase=3, cards=["cook", "vasco"], ships=ships, last_winner=0).begin()
    scene.do(3, Bid(1)).do(3, Pay([1]))
    scene.do(1, Pass())
    order = [args["who"].seat for args in scene.told("scored")]
    assert order == [3, 0, 1, 2]


def test_t40_nothing_was_ever_sold() -> None:
    scene = Scene(phase=3, auctioneer=2, step="scoring").begin()
    assert [args["who"].seat for args in scene.told("scored")] == [2, 3, 0, 1]


# --- beyond the numbered cases ---------------------------------------------------------------------------


def test_draw_until_at_least() -> None:
    scene = gambling([5, 6, 2, 8]).do(0, GambleUntil(12))
    assert scene.step == "over"
    assert scene.score(0).parts["gamble"] == 13
    assert [args["sum"] for args in scene.told("gamble-card")] == [5, 11, 13]


def test_an_order_for_the_gamble_can_be_given_ahead_and_taken_back() -> None:
    ships = [ship(0, "pizarro", 3), ship(1, "cook", 2)]
    scene = Scene(sides="BA", phase=3, cards=["cook"], ships=ships, stack=[9] * 20).begin()
    assert scene.why_not(1, GambleUntil(5)) == "no_gamble"
    assert scene.why_not(0, ClearUntil()) == "no_gamble_order"
    assert scene.why_not(0, GambleUntil(21)) == "gamble_range"
    scene.do(0, GambleUntil(9))
    assert scene.own(0).gamble_until == 9
    scene.do(0, ClearUntil())
    assert scene.own(0).gamble_until is None
    scene.do(0, GambleUntil(9)).do(1, Pass())
    assert scene.step == "over"
    assert scene.score(0).parts["gamble"] == 9


def test_until_1_is_the_least() -> None:
    scene = gambling([5, 5])
    assert scene.why_not(0, GambleUntil(0)) == "gamble_range", "for that there is: stop"
    scene.do(0, GambleUntil(1))
    assert scene.step == "over"
    assert scene.score(0).parts["gamble"] == 5


def test_nobody_else_may_draw() -> None:
    scene = gambling([5] * 5)
    assert scene.why_not(1, Draw()) == "not_your_turn"
    assert scene.why_not(1, Stop()) == "not_your_turn"
    assert scene.why_not(1, GambleUntil(4)) == "not_your_turn"


def test_drawn_cards_are_no_hand_cards() -> None:
    scene = gambling([1, 1], hands=EMPTY).do(0, Draw()).do(0, Stop())
    assert scene.hand(0) == []
    assert scene.score(0).parts["hand"] == 0
    assert scene.score(0).parts["gamble"] == 1


def test_side_a_has_no_gamble() -> None:
    scene = Scene(phase=3, ships=[ship(0, "pizarro", 3)], hands=EMPTY, step="scoring").begin()
    assert scene.step == "over"
    assert scene.score(0).parts["pizarro"] == 12
    assert "gamble" not in scene.score(0).parts
