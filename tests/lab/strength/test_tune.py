"""Tuning: numbers change one by one, are written back without losing a comment, and better ones are found."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from engines import AnyGame, games
from engines.kit.figures_files import numbers_file
from tests.lab.strength.numbers import changed, leaves, rewritten
from tests.lab.strength.single_numbers import all_changes, other_values, try_change
from tests.lab.strength.tune import Tried, Tuner, main, one_game
from tests.support.stages import FINISHED


def test_numbers_by_path() -> None:
    numbers = {
        "source": "R",
        "gold": [1, 2.5],
        "steps": {"cook": [3]},
        "easy": {"gold": [9]},
        "hard": {"x": 1},
        "doubt": 2.0,
        "enough": 10.0,
    }
    assert leaves(numbers) == {"gold.0": 1, "gold.1": 2.5, "steps.cook.0": 3}
    other = changed(numbers, {"gold.1": 4.5, "steps.cook.0": 7})
    assert (other["gold"], other["steps"], numbers["gold"]) == ([1, 4.5], {"cook": [7]}, [1, 2.5])


@pytest.mark.parametrize("game", FINISHED)
def test_a_file_keeps_its_comments(game: AnyGame) -> None:
    text = numbers_file(game.key).read_text(encoding="utf-8")
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


@pytest.mark.parametrize("game", FINISHED)
def test_one_changed_number_meets_todays_player(game: AnyGame) -> None:
    settings = game.check_settings({})
    name, was, now = next(iter(all_changes(game)))
    tried = try_change(game.key, game.seats_for(settings)[0], settings, 2, 5, (name, was, now))
    assert f": {name} {was:g} -> {now:g}" in tried.of
    assert tried.deals == 2
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


def test_what_is_worth_something_does_not_become_a_nuisance() -> None:
    game = games()["magellan"]
    tuner = Tuner(game, [NUMBER], [(3, game.check_settings({}))], 1, known_best)
    assert tuner.set_of([-100.0])[NUMBER] == 0
    assert tuner.set_of([0.0]) == game.raw_computer
    assert tuner.set_of([1.0])[NUMBER] > game.raw_computer[NUMBER]


def test_numbers_that_no_player_can_have_are_neither_found_nor_rivals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games()["magellan"]
    tuner = Tuner(game, [NUMBER], [(3, game.check_settings({}))], 1, known_best)
    rivals = [*tuner.pool]
    monkeypatch.setattr("tests.lab.strength.tune.usable", lambda game, numbers: False)
    monkeypatch.setattr("tests.lab.strength.tune.POOL_EVERY", 1)
    assert tuner.improve(0.2, 2, lambda line: None) == game.raw_computer
    assert tuner.pool == rivals


DEALS = 3


@pytest.mark.parametrize(
    ("won", "written"),
    [([1.5], True), ([0.5], False), ([1.0], False), ([3.0, 0.0], False)],
    ids=["better", "worse", "equal", "perhaps luck"],
)
def test_better_numbers_are_written(
    won: list[float],
    written: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What they win on fresh deals decides, against today's numbers."""
    played: list[tuple[Any, ...]] = []
    results = cycle(won)

    def known(*told: Any) -> Tried:
        played.append(told)
        return (
            Tried(next(results), 0.0)
            if told[-1].key.startswith(b"7/-1/")
            else known_best(one_game, [told])[0]
        )

    file = tmp_path / "numbers.toml"
    text = numbers_file("magellan").read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr("tests.lab.strength.tune.numbers_file", lambda game: file)
    monkeypatch.setattr("tests.lab.strength.tune.one_game", known)
    told = ["--only", NUMBER, "--minutes", "0.003", "--games", str(DEALS), "--jobs", "1", "--seed", "7"]
    assert main(["magellan", *told, "--write"]) == 0
    searched, fresh = played[: -4 * DEALS], played[-4 * DEALS :]
    assert not {deal.key for *_, deal in searched} & {deal.key for *_, deal in fresh}
    assert all(rival == games()["magellan"].raw_computer for _, _, rival, _ in fresh)
    found, said = fresh[0][1], capsys.readouterr().out
    assert f"{NUMBER} = {found[NUMBER]}" in said
    assert ("Nothing written" in said) is not written
    kept = leaves(tomllib.loads(file.read_text(encoding="utf-8")))
    assert kept == leaves(found) if written else file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--only", "nothing"], "no number 'nothing'"),
        (["--vary", "colour"], "no setting 'colour'"),
        (["--minutes", "0"], "'0' is no number above 0"),
        (["--minutes", "-5"], "'-5' is no number above 0"),
        (["--minutes", "nan"], "'nan' is no number above 0"),
        (["--pool", "/nonexistent.toml"], "/nonexistent.toml can't be read"),
        (["--pool", __file__], "can't be read"),
        (["--pool", str(numbers_file("entdecker"))], "all that the numbers.toml of magellan has"),
        (["--json"], "unrecognized arguments: --json"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["magellan", *arguments])
    assert stop.value.code == 2
    assert says in capsys.readouterr().err


def test_it_says_what_is_not_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.lab.strength.tune.find_spec", lambda name: None)
    with pytest.raises(SystemExit) as stop:
        main(["magellan"])
    assert stop.value.code == 2
    assert "cma is not installed" in capsys.readouterr().err
