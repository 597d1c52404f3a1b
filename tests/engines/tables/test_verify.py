"""Verify an exported game: an honest one passes, every kind of tampering is found and named."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engines import AnyGame, games
from engines.computer.random_moves import random_draft
from engines.contract.dice import Dice
from engines.tables.table import Table, commitment
from engines.tables.verify import main
from tests.support.stages import GAMES

KEY = b"a key of thirty-two bytes length"
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))
"""Games of older rules, by game and version. They hold what is played differently today."""


def exported(game: AnyGame, moves: int = 40) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(as_json(game, moves))
    return record


@cache
def as_json(game: AnyGame, moves: int) -> bytes:
    table = Table.open(game, seats=game.seats[0], settings={}, key=KEY, salt=["anna", "ben"])
    for number in range(moves):
        if not table.waiting:
            break
        seat = table.waiting[0]
        if number % 4:
            move = table.suggest(seat)
        else:
            draft = random_draft(lambda draft, seat=seat: table.ask(seat, draft), Dice(b"v", number))  # type: ignore[misc]
            move = game.read_move(draft)
        table.play(seat, move, at=number)
        if number == 10:
            table.undo(0, at=number, to=table.number - 2)
    return table.to_json()


def verdict(
    record: object, tmp_path: Path, capsys: pytest.CaptureFixture[str], *more: str
) -> tuple[int, str]:
    path = tmp_path / "game.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record))
    code = main([str(path), *more])
    return code, capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_game_passes(game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = exported(game)
    code, said = verdict(record, tmp_path, capsys)
    assert code == 0
    assert "The key fits" in said
    assert "leads to the recorded state" in said
    assert commitment(KEY) in said
    code, said = verdict(record, tmp_path, capsys, "--announced", commitment(KEY).upper())
    assert code == 0
    assert "fingerprint that was announced" in said


@pytest.mark.parametrize("game", GAMES)
def test_a_key_other_than_announced_is_found(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verdict(exported(game), tmp_path, capsys, "--announced", "00" * 32)
    assert code == 1
    assert "NOT the fingerprint" in said


@pytest.mark.parametrize("game", GAMES)
def test_a_key_other_than_the_one_used_is_found(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = exported(game) | {"key": b"another".hex()}
    code, said = verdict(record, tmp_path, capsys)
    assert code == 1
    assert "does NOT fit" in said


@pytest.mark.parametrize("game", GAMES)
def test_a_shortened_log_is_found(game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = exported(game)
    record["log"].pop()
    code, said = verdict(record, tmp_path, capsys)
    assert code == 1
    assert "does NOT lead to the recorded state" in said


@pytest.mark.parametrize("game", GAMES)
def test_a_move_out_of_order_is_found(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = exported(game)
    del record["log"][3]
    code, said = verdict(record, tmp_path, capsys)
    assert code == 1
    assert "NOT verified" in said


@pytest.mark.parametrize("game", GAMES)
def test_a_forged_event_is_found(game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = exported(game)
    number = next(n for n, entry in enumerate(record["log"]) if entry["events"])
    record["log"][number]["events"] = []
    code, said = verdict(record, tmp_path, capsys)
    assert code == 1
    assert f"entry {number + 1} had other consequences" in said


@pytest.mark.parametrize("game", GAMES)
def test_a_forged_position_is_found(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = exported(game)
    record["log"][5]["before"] = {"forged": True}
    code, said = verdict(record, tmp_path, capsys)
    assert code == 1
    assert "before entry 6" in said


@pytest.mark.parametrize("game", GAMES)
def test_other_rules_are_named(game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verdict(exported(game) | {"rules_version": 99}, tmp_path, capsys)
    assert code == 1
    assert "version 99" in said


def test_the_version_before_has_a_record() -> None:
    """When you raise a version, add a record of the one before, with something that is played differently."""
    before = {f"{key}-{game.version - 1}" for key, game in games().items() if game.version > 1}
    assert before <= {path.stem for path in RECORDS}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_of_older_rules_passes(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also one that was begun with them and finished with today's."""
    record = json.loads(path.read_text())
    assert record["rules_version"] < games()[record["game"]].version
    code, said = verdict(record, tmp_path, capsys)
    assert code == 0, said
    table = Table.from_json(path.read_bytes())
    for _ in range(20):
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=table.number)
    code, said = verdict(table.to_json().decode(), tmp_path, capsys)
    assert code == 0, said
    moves = sum(entry.move is not None for entry in table.log)
    assert f"{moves} moves replayed" in said


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_forged_game_of_older_rules_is_found(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for forged in ({"forged": True}, ["forged"]):
        record = json.loads(path.read_text())
        record["log"][2]["before"] = forged
        code, said = verdict(record, tmp_path, capsys)
        assert code == 1
        assert "before entry 3" in said


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_of_older_rules_is_not_one_of_today(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(path.read_text())
    record["rules_version"] = games()[record["game"]].version
    record["settings"].pop("payment_rule", None)  # Magellan's, which was not the standard then
    code, said = verdict(record, tmp_path, capsys)
    assert code == 1
    assert "NOT" in said


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_who_did_what_and_how_much_is_checked_in_older_games_too(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(path.read_text())
    number, who = next(
        (entry["number"], event["text"]["args"]["who"])
        for entry in record["log"]
        for event in entry["events"]
        if "seat" in event["text"]["args"].get("who", {})
    )
    who["seat"] = 1 - who["seat"]
    code, said = verdict(record, tmp_path, capsys)
    assert code == 1
    assert f"entry {number} had other consequences" in said


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_changed_during_the_game_are_named(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such a game cannot be replayed, and nobody is accused because of it."""
    code, said = verdict(exported(game) | {"begun_with": 0}, tmp_path, capsys)
    assert code == 1
    assert "version 0" in said
    assert "cannot judge it" in said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "change",
    [{"game": "chess"}, {"key": "not hex"}, {"seats": 99}, {"figures": {}}, {"settings": {"x": "y"}}],
    ids=str,
)
def test_a_game_that_cannot_be_replayed_is_named(
    game: AnyGame, change: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verdict(exported(game, moves=3) | change, tmp_path, capsys)
    assert code == 1
    assert "NOT verified" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("garbage", ["", "hello", "[]", "{}", "null", '{"game": 7}', "\x00"])
def test_garbage_is_named(garbage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verdict(garbage, tmp_path, capsys)
    assert code == 1
    assert "game.json is not an exported game" in said


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "nothing.json")]) == 1
    assert "nothing.json cannot be read" in capsys.readouterr().out
