"""Promise 8: the computer player is clearly better than chance, and no seat is hopeless."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from engines import AnyGame, games
from engines.contract.stages import Stage
from tests.conformance.tables import setups
from tests.lab.strength.simulate import play, simulate

AGAINST_CHANCE = 20
AMONG_EQUALS = 48
CLEAR_BY = 24
"""Games after which a clear case is decided: every seat wins half of its fair share. A seat of four that wins
one game in fifty would do so in 1 of 100 cases; it passes after all games in 7."""


def numbers_of_players(usual: int) -> list[Any]:
    """Every game with every number of players: one of them (0: the smallest) in every run, the others in the
    nightly tests."""
    found = []
    for game in games(Stage.FINISHED).values():
        several = [seats for seats in game.seats if seats > 1]
        for number, seats in enumerate(several):
            marks = [pytest.mark.owed_from(Stage.FINISHED)]
            if number != min(usual, len(several) - 1):
                marks.append(pytest.mark.nightly)
            found.append(pytest.param(game, seats, marks=marks, id=f"{game.key}-{seats}"))
    return found


@pytest.mark.parametrize(("game", "seats"), numbers_of_players(1))
def test_one_side_of_computers_among_blind_walkers_wins_nine_of_ten(game: AnyGame, seats: int) -> None:
    settings = [setup.settings for setup in setups(game) if setup.seats == seats]
    won = 0
    for number in range(AGAINST_CHANCE):
        chosen = settings[number % len(settings)]
        sides = game.sides(seats, game.check_settings(chosen))
        clever = sides[number % len(sides)]
        blind = [seat for seat in range(seats) if seat not in clever]
        played = play(game, seats, chosen, f"strength/{seats}/{number}".encode(), blind)
        won += any(one.seat in clever and one.rank == 1 for one in played.outcome.standings)
    assert won >= 0.9 * AGAINST_CHANCE, f"{won} of {AGAINST_CHANCE}"


@pytest.mark.parametrize(("game", "seats"), numbers_of_players(0))
def test_no_seat_is_hopeless(game: AnyGame, seats: int) -> None:
    wins, score = _least_shares(game, seats, CLEAR_BY)
    if wins < 0.5 or score < 0.9:
        wins, score = _least_shares(game, seats, AMONG_EQUALS)
        assert wins >= 0.25
        assert score >= 0.8


def _least_shares(game: AnyGame, seats: int, count: int) -> tuple[float, float]:
    """What the unluckiest seat has of its fair number of wins, and of the average score."""
    report = simulate(game, seats=seats, settings={}, count=count, seed=7)
    assert len(report.games) == count
    average = mean(report.mean_score_by_seat)
    return min(report.wins_by_seat) * seats / count, min(report.mean_score_by_seat) / average
