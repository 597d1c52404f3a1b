"""What the levels promise: easy beats yardsticks, normal beats easy, hard beats normal; characters differ.

With the fewest players, on fixed deals, as in the ladder.
"""

from __future__ import annotations

from typing import Any

import pytest

from engines import AnyGame, games
from engines.computer.players import EASY, HARD, NORMAL, computer, temperaments, variant
from engines.contract.dice import Dice
from tests.lab.strength.ladder import climb, everybody
from tests.support.stages import FINISHED

AT_MOST = 0.85
"""Fair shares that easy wins among normal: the aim is 0.6, as if normal won 7 of 10."""
QUICK = "new_found_land"
"""A game in which thinking ahead takes little time."""


def fair_shares(game: AnyGame, pair: tuple[str, str], deals: int) -> float:
    """What the first wins among the second; on fewer deals, if it is clear earlier which is better."""
    settings = game.check_settings({})
    seats = game.seats_for(settings)[0]
    rung = climb(game, seats=seats, settings=settings, pair=pair, deals=deals, seed=1, jobs=1, until=1.0)
    return rung.wins.mean / rung.fair


@pytest.mark.parametrize("game", FINISHED)
def test_easy_beats_players_without_any_numbers(game: AnyGame) -> None:
    """One that moves blindly, and one that looks one move ahead."""
    assert fair_shares(game, (EASY, "random"), 6) > 1.5
    assert fair_shares(game, (EASY, "greedy"), 2) > 1.5


@pytest.mark.parametrize("game", FINISHED)
def test_normal_beats_easy(game: AnyGame) -> None:
    assert fair_shares(game, (EASY, NORMAL), 64) < AT_MOST


@pytest.mark.parametrize("game", FINISHED)
def test_hard_beats_normal(game: AnyGame) -> None:
    assert fair_shares(game, (HARD, NORMAL), 4) > 1.0


def test_hard_beats_normal_with_a_small_part_of_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    def hurried(game: AnyGame) -> dict[str, Any]:
        return {**everybody(game), HARD: computer(game, HARD, percent=3)}

    monkeypatch.setattr("tests.lab.strength.ladder.everybody", hurried)
    assert fair_shares(games()[QUICK], (HARD, NORMAL), 2) > 1.2


@pytest.mark.parametrize("game", FINISHED)
def test_easy_and_every_character_make_moves_of_their_own(game: AnyGame) -> None:
    """In the first games already."""
    assert temperaments(game) == ("bold", "careful", "greedy")
    alike = {EASY, *temperaments(game)}
    settings = game.check_settings({})
    for deal in range(3):
        state = game.start(game.seats_for(settings)[0], settings, Dice(b"deal", deal))
        number = 0
        while alike and (movers := game.movers(state)):
            scene, number = (deal, number), number + 1
            usual = game.policy(state, movers[0], Dice(b"player", *scene))
            alike -= {
                name
                for name in alike
                if variant(game, name).policy(state, movers[0], Dice(b"player", *scene)) != usual
            }
            game.apply(state, movers[0], usual, Dice(b"move", *scene))
    assert not alike
