"""The computer player is the same on every version of Python. The built-in `sum` rounds sums of fractions in
another way since 3.12, so what the player weighs is added up with `math.fsum`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from engines.computer.players import HARD, computer
from engines.contract.core import Seat
from engines.contract.dice import Dice
from engines.games.magellan import GAME
from engines.games.magellan.computer.sight import of_board
from engines.games.magellan.computer.worth import Appraisal
from engines.games.magellan.state import State

KEY = b"same moves 3"
"""In this deal somebody exchanges cards that are just as good as the average, but for the last digit."""
HARD_EVERY, HARD_PERCENT = 7, 4
"""Of the moves of a game one in so many is thought about, with so much of the budget."""


def positions(seats: int, sides: str) -> Iterator[tuple[int, State, Seat]]:
    """Every position of a game among normal players, and who moves."""
    settings = GAME.check_settings({"board1": sides[0], "board2": sides[1]})
    state, number = GAME.start(seats, settings, Dice(KEY, "deal", 0)), 0
    while movers := GAME.movers(state):
        number += 1
        yield number, state, movers[0]
        GAME.apply(state, movers[0], GAME.policy(state, movers[0], dice(number)), Dice(KEY, "m", number))


def dice(number: int) -> Dice:
    return Dice(KEY, "p", number)


def fingerprint(found: Iterable[object]) -> str:
    return hashlib.sha256("\n".join(map(repr, found)).encode()).hexdigest()[:16]


def weighed(state: State, seat: Seat) -> list[float]:
    """What the normal player adds up for its moves, to the last digit."""
    appraisal = Appraisal(GAME.figures, of_board(GAME.board(state), seat))
    found = [*appraisal.steps.to_come, *appraisal.steps.purses, appraisal.gold_worth]
    if state.card is not None:
        found += [appraisal.loss(appraisal.hand) if appraisal.hand else 0.0, appraisal.worth()]
    return found


@pytest.mark.parametrize(
    ("sides", "kept"),
    [
        ("AA", "718e8f9a67993a0b"),
        ("AB", "8e5e29ec1accf4f7"),
        ("BA", "9abc6b36e4593d5f"),
        ("BB", "379e0c0a3b3dbbe6"),
    ],
)
def test_a_position_is_worth_the_same(sides: str, kept: str) -> None:
    found = fingerprint(weighed(state, seat) for _, state, seat in positions(5, sides))
    assert found == kept, "the computer player values things differently: if that is meant, keep the new hash"


def test_the_normal_player_makes_the_same_moves() -> None:
    found = fingerprint(GAME.policy(state, seat, dice(number)) for number, state, seat in positions(6, "AA"))
    assert found == "360e80fe4e57a022", (
        "the computer player moves differently: if that is meant, keep the new hash"
    )


def test_the_hard_player_makes_the_same_moves() -> None:
    player = computer(GAME, HARD, percent=HARD_PERCENT)
    some = islice(positions(3, "BB"), 0, None, HARD_EVERY)
    found = fingerprint(player.move(GAME, state, seat, dice(number)) for number, state, seat in some)
    assert found == "2026e1dda5cc6312", (
        "the computer player thinks differently: if that is meant, keep the new hash"
    )
