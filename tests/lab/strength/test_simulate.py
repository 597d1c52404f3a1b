"""The simulation: its figures, its JSON, its error messages."""

from __future__ import annotations

import json
import time
from itertools import count

import pytest

from engines import AnyGame, games
from tests.lab.strength.simulate import main, play, simulate

GAMES = [pytest.param(game, id=key) for key, game in games().items()]
KEYS = {
    "game",
    "seats",
    "settings",
    "games",
    "finished",
    "moves_per_game",
    "moves_per_second",
    "wins_by_seat",
    "score",
    "mean_score_by_seat",
}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_results(game: AnyGame) -> None:
    reports = [simulate(game, seats=game.seats[0], settings={}, count=3, seed=5) for _ in range(2)]
    assert reports[0].mean_score_by_seat == reports[1].mean_score_by_seat
    assert reports[0].moves_per_game == reports[1].moves_per_game
    other = simulate(game, seats=game.seats[0], settings={}, count=3, seed=6)
    assert (other.mean_score_by_seat, other.moves_per_game) != (
        reports[0].mean_score_by_seat,
        reports[0].moves_per_game,
    )


def test_the_speed_is_that_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games of a quarter of a second each, however long others kept us from working."""
    clock = count()
    monkeypatch.setattr(time, "process_time", lambda: next(clock) / 4)
    report = simulate(games()["magellan"], seats=3, settings={}, count=2, seed=5, blind=range(3))
    moves = report.moves_per_game.min + report.moves_per_game.max
    assert report.moves_per_second == moves / (2 / 4)


@pytest.mark.parametrize("game", GAMES)
def test_the_report_as_json(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    seats = game.seats[-1]
    setting = game.settings[0] if game.settings else None
    chosen = ["--set", f"{setting.key}={setting.choices[-1]}"] if setting else []
    assert main([game.key, "--seats", str(seats), "--games", "2", "--seed", "1", "--json", *chosen]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == KEYS
    assert report["game"] == game.key
    assert report["seats"] == seats
    assert report["games"] == report["finished"] == 2
    assert set(report["moves_per_game"]) == set(report["score"]) == {"min", "median", "max"}
    assert len(report["wins_by_seat"]) == len(report["mean_score_by_seat"]) == seats
    assert sum(report["wins_by_seat"]) >= 2
    if setting:
        assert report["settings"][setting.key] == setting.choices[-1]


@pytest.mark.parametrize("game", GAMES)
def test_the_report_in_words(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([game.key, "--games", "1"]) == 0
    said = capsys.readouterr().out
    assert "1 of 1 played to the end" in said
    assert "seat 0:" in said


@pytest.mark.parametrize("game", GAMES)
def test_random_players_do_worse(game: AnyGame) -> None:
    if game.seats[-1] < 2:
        return
    seats = max(2, game.seats[0])
    blind = range(1, seats)
    report = simulate(game, seats=seats, settings={}, count=6, seed=1, blind=blind)
    assert report.mean_score_by_seat[0] > max(report.mean_score_by_seat[1:])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["no-such-game"], "invalid choice"),
        (["GAME", "--seats", "99"], "players"),
        (["GAME", "--games", "0"], "at least one"),
        (["GAME", "--set", "x"], "key=value"),
        (["GAME", "--set", "no-such-key=1"], "no setting"),
        (["GAME", "--random", "99"], "seats are"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    first = next(iter(games()))
    with pytest.raises(SystemExit) as stop:
        main([first if word == "GAME" else word for word in arguments])
    assert stop.value.code == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_an_endless_game_is_reported(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game), "bound", lambda self, seats: 3)
    with pytest.raises(RuntimeError, match="goes on"):
        play(game, game.seats[0], game.check_settings({}), b"x")
