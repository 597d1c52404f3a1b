"""The balance table: everybody's wins add up, and what was dealt is counted for whoever had it."""

from __future__ import annotations

import json

import pytest

from engines import games
from engines.balance import main, one_game, table


def test_a_victory_counts_once_for_the_seat_and_once_for_each_thing_it_had() -> None:
    game = games()["new_found_land"]
    settings = game.check_settings({})
    won = one_game(game.key, 2, settings, "normal", b"balance")
    assert sum(share for kind, _, share in won if kind == "seat") == 1.0
    assert sum(share for kind, _, share in won if kind == "nation") == 1.0
    assert {kind for kind, _, _ in won} >= {"seat", "nation"}


def test_the_strongest_stands_first() -> None:
    lines = table([("nation", "spain", 0.0), ("nation", "england", 1.0), ("nation", "spain", 1.0)], 0.5)
    assert [(line.name, line.seats, line.wins.mean) for line in lines] == [
        ("england", 1, 1.0),
        ("spain", 2, 0.5),
    ]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["magellan", "--games", "2", "--jobs", "1", "--level", "easy"]
    assert main([*told, "--json"]) == 0
    lines = json.loads(capsys.readouterr().out)
    assert [line["kind"] for line in lines] == ["seat"] * 3
    assert sum(line["wins"]["mean"] * line["seats"] for line in lines) == pytest.approx(2.0, abs=0.01)
    assert main(told) == 0
    assert capsys.readouterr().out.count("| seat |") == 3
