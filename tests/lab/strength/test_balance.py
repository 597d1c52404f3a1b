"""The balance table: everybody's wins add up, and what was dealt is counted for whoever had it."""

from __future__ import annotations

import msgspec
import pytest

from engines import AnyGame, games
from engines.computer.players import EASY, LEVELS, Player, computer
from engines.contract.dice import Dice
from tests.lab.report import Report
from tests.lab.strength.balance import main, one_game, rows


def test_a_victory_counts_once_for_the_place_and_once_for_each_thing_it_had() -> None:
    game = games()["new_found_land"]
    settings = game.check_settings({})
    won = one_game(game.key, 2, settings, "normal", b"balance")
    assert sum(share for kind, _, share in won if kind == "place") == 1.0
    assert sum(share for kind, _, share in won if kind == "nation") == 1.0
    assert {kind for kind, _, _ in won} >= {"place", "nation"}


def test_places_are_counted_from_whoever_begins() -> None:
    game = games()["age_of_discovery"]
    settings = game.check_settings({})
    begins = set()
    for number in range(6):
        key = f"places/{number}".encode()
        first = game.waiting(game.start(3, settings, Dice(key, "deal", 0)))[0]
        begins.add(first)
        places = [name for kind, name, _ in one_game(game.key, 3, settings, "easy", key) if kind == "place"]
        assert places[first] == "1"
        assert sorted(places) == ["1", "2", "3"]
    assert len(begins) > 1


def test_the_strongest_stands_first() -> None:
    found = rows([("nation", "spain", 0.0), ("nation", "england", 1.0), ("nation", "spain", 1.0)], 0.5)
    assert [row.of for row in found] == ["nation england", "nation spain"]
    assert [row.figures["games"].value for row in found] == [1, 2]
    assert [row.figures["wins"].value for row in found] == [100, 50]


@pytest.mark.parametrize("level", LEVELS)
def test_all_play_as_well_as_they_are_told(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def noted(game: AnyGame, level: str) -> Player:
        asked.append(level)
        return computer(game, EASY)

    monkeypatch.setattr("tests.lab.strength.balance.computer", noted)
    assert main(["magellan", "--games", "1", "--jobs", "1", "--level", level]) == 0
    assert asked == [level]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["magellan", "--games", "2", "--jobs", "1", "--level", "easy"]
    assert main([*told, "--json"]) == 0
    [section] = msgspec.json.decode(capsys.readouterr().out, type=Report).sections
    assert sorted(row.of for row in section.rows) == ["place 1", "place 2", "place 3"]
    won = [row.figures["wins"].value * row.figures["games"].value for row in section.rows]
    assert sum(won) == pytest.approx(200, abs=1)
    assert main(told) == 0
    assert capsys.readouterr().out.count("| place ") == 3
