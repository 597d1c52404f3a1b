"""Tuning: numbers change one by one, are written back without losing a comment, and better ones are found."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from data.figures import COMPUTER
from engines import AnyGame, games
from engines.numbers import changed, leaves, rewritten
from engines.single_numbers import all_changes, other_values, try_change
from engines.tune import Tried, Tuner, main

GAMES = [pytest.param(game, id=key) for key, game in games().items()]


def test_numbers_by_path() -> None:
    numbers = {
        "source": "R",
        "gold": [1, 2.5],
        "steps": {"cook": [3]},
        "easy": {"gold": [9]},
        "hard": {"x": 1},
    }
    assert leaves(numbers) == {"gold.0": 1, "gold.1": 2.5, "steps.cook.0": 3}
    other = changed(numbers, {"gold.1": 4.5, "steps.cook.0": 7})
    assert (other["gold"], other["steps"], numbers["gold"]) == ([1, 4.5], {"cook": [7]}, [1, 2.5])


@pytest.mark.parametrize("game", GAMES)
def test_a_file_keeps_its_comments(game: AnyGame) -> None:
    text = (COMPUTER / f"{game.key}.toml").read_text(encoding="utf-8")
    for name, value in leaves(game.raw_computer).items():
        other = changed(game.raw_computer, {name: value + 1})
        written = rewritten(text, other)
        assert leaves(tomllib.loads(written)) == leaves(other)
        assert [line.partition("#")[2] for line in written.splitlines()] == [
            line.partition("#")[2] for line in text.splitlines()
        ]


def test_the_changes_that_are_tried() -> None:
    assert other_values(4) == [2, 8, 0]
    assert other_values(0.5) == [0.25, 1.0, 0.0]
    assert other_values(1) == [0, 2]
    assert other_values(0) == []


@pytest.mark.parametrize("game", GAMES)
def test_one_changed_number_meets_todays_player(game: AnyGame) -> None:
    settings = game.check_settings({})
    name, was, now = next(iter(all_changes(game)))
    tried = try_change(game.key, game.seats_for(settings)[0], settings, 2, 5, (name, was, now))
    assert (tried.name, tried.was, tried.now, tried.deals) == (name, was, now, 2)
    same = try_change(game.key, game.seats_for(settings)[0], settings, 2, 5, (name, was, was))
    assert same.shares.mean == 1.0, "equals share every deal"


NUMBER = next(
    name for name, value in leaves(games()["magellan"].raw_computer).items() if "." not in name and value
)
BEST = 1.5 * games()["magellan"].raw_computer[NUMBER]


def known_best(task: Callable[..., Tried], tasks: Sequence[tuple[Any, ...]]) -> list[Tried]:
    """Games whose result is known: the nearer the number is to one and a half of today's, the better."""
    return [Tried(1.0 - abs(numbers[NUMBER] - BEST), 0.0) for _, numbers, _, _ in tasks]


def test_better_numbers_are_found() -> None:
    game = games()["magellan"]
    tuner = Tuner(game, [NUMBER], [(3, game.check_settings({}))], 1, known_best)
    told: list[str] = []
    found = tuner.improve(2.0, 4, told.append)
    assert found[NUMBER] == pytest.approx(BEST, rel=0.05)
    assert {**found, NUMBER: 0} == {**game.raw_computer, NUMBER: 0}
    assert told


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(["--only", "nothing"], "no number 'nothing'"), (["--vary", "colour"], "no setting 'colour'")],
)
def test_mistakes_are_explained(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["magellan", *arguments])
    assert says in capsys.readouterr().err
