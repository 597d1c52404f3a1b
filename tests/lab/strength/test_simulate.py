"""The simulation: its figures, its JSON, its error messages."""

from __future__ import annotations

import time
from itertools import count

import msgspec
import pytest

from engines import AnyGame, games
from tests.lab.report import Report
from tests.lab.strength.simulate import main, play, simulate
from tests.support.stages import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_results(game: AnyGame) -> None:
    found = [simulate(game, seats=game.seats[0], settings={}, count=2, seed=seed) for seed in (5, 5, 6)]
    played = [[(one.moves, one.outcome) for one in several.games] for several in found]
    assert played[0] == played[1] != played[2]


def test_the_speed_is_that_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games of a quarter of a second each, however long others kept us from working."""
    clock = count()
    monkeypatch.setattr(time, "process_time", lambda: next(clock) / 4)
    report = simulate(games()["magellan"], seats=3, settings={}, count=2, seed=5, blind=range(3))
    assert report.moves_per_second == sum(one.moves for one in report.games) / (2 / 4)


@pytest.mark.parametrize("game", GAMES)
def test_the_command(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    seats = game.seats[-1]
    setting = game.settings[0]
    told = [game.key, "--seats", str(seats), "--games", "2", "--seed", "1", "--jobs", "1"]
    assert main([*told, "--json", "--set", f"{setting.key}={setting.choices[-1]}"]) == 0
    games, won = msgspec.json.decode(capsys.readouterr().out, type=Report).sections
    assert games.title.endswith(": 2")
    assert [row.of for row in won.rows] == [f"seat {seat}" for seat in range(seats)]
    assert sum(row.figures["wins"].value for row in won.rows) >= 2
    moves, points, _ = games.rows
    for row in (moves, points):
        least, median, most = (row.figures[name].value for name in ("least", "median", "most"))
        assert least <= median <= most


def test_the_report_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["magellan", "--games", "1", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "played to the end: 1" in said
    assert "| seat 0 |" in said


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
        (["GAME", "--games", "0"], "is no number from 1"),
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
