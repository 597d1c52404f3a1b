"""The board in words, and the numbers of the rules help."""

from __future__ import annotations

from typing import Any

import pytest

from engines.contract.core import Say
from engines.games.entdecker import GAME
from tests.engines.games.entdecker.scene import Scene, unit
from tests.support.scene import items


def keys(lines: list[Say]) -> list[str]:
    return [line.key.removeprefix("entdecker-") for line in lines]


def line(lines: list[Say], key: str) -> dict[str, Any]:
    return next(one.args for one in lines if one.key == f"entdecker-{key}")


def test_the_board_in_words_begins_with_what_matters() -> None:
    scene = Scene({"A4": "coast2"}, units=[unit(1, "fort", "A4")], draws=["X17"]).sail("N6", 2).draw()
    lines = GAME.describe(scene.public())
    assert keys(lines)[:4] == ["board-round", "board-asked", "board-voyage", "board-drawn"]
    assert keys(lines).count("board-player") + keys(lines).count("board-player-units") == 3
    ways = items(line(lines, "board-ways")["ways"])
    assert [way.args for way in ways] == [
        {"field": "A6", "land": "E"},
        {"field": "A6", "land": "S"},
        {"field": "A6", "land": "W"},
    ]
    island = line(lines, "board-island")
    assert (island["tiles"], island["open"], island["chip"]) == (1, 1, "yes")


def test_every_start_is_named_in_words() -> None:
    scene = Scene({"C4": "coast0"}, units=[unit(1, "fort", "C4")])
    lines = GAME.describe(scene.public())
    assert len(items(line(lines, "board-starts")["places"])) == 34
    assert items(line(lines, "board-starts-toll")["places"])[0].args == {"place": "C4", "toll": 3}


@pytest.mark.parametrize(
    ("tile", "event"),
    [("X40", "storm-ashore"), ("X42", "pirates"), ("X43", "gold"), ("X44", "ruins"), ("X45", "natives")],
)
def test_events_in_words(tile: str, event: str) -> None:
    scene = Scene(draws=[tile], gold=(5,)).sail("N5", 2).draw().place("A5", 2)
    assert f"board-event-{event}" in keys(GAME.describe(scene.public()))
    empty = Scene(draws=["X45"], chips=[]).sail("N5", 2).draw().place("A5", 2)
    assert "board-event-natives-none" in keys(GAME.describe(empty.public()))


def test_the_end_in_words() -> None:
    scene = Scene(stacks=[["X01"], [], [], [], []], seats=2).sail("N5", 1).draw()
    lines = GAME.describe(scene.public())
    assert keys(lines)[0] == "board-over-premature"
    assert keys(lines)[1:3] == ["board-result", "board-result"]
    assert line(lines, "board-over-premature") == {"free": 69}


def test_the_own_desk_in_words() -> None:
    scene = Scene({"B2": "coast1"}, units=[unit(0, "scout", "B2")], draws=["X17"]).sail("N5", 2)
    scene.state.players[0].chips = ["K11"]
    view = GAME.view(scene.state, 0)
    assert view.own is not None
    lines = GAME.describe_own(view.public, view.own)
    assert keys(lines) == ["own-gold", "own-supply", "own-stake", "own-chips", "own-voyage"]
    assert line(lines, "own-voyage") == {"announced": 2, "left": 2, "toll": 0, "ship": "N5"}


def test_facts_are_numbers() -> None:
    facts = GAME.facts()
    assert all(isinstance(value, int) for value in facts.values())
    assert (facts["fields"], facts["circles"], facts["tiles"], facts["question_tiles"]) == (70, 34, 96, 20)
    assert (facts["income_low"], facts["income_high"], facts["chip_high"]) == (2, 5, 4)
    assert facts["settlement_cost"] == 6
    assert facts["storm_tiles"] == 4
    assert facts["inland_reserve"] == 6
