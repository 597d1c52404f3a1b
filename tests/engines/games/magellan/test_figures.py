"""The figures file (§3): complete, with sources, and with clear errors for mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from engines.games.magellan import GAME
from engines.games.magellan.rules import Magellan
from engines.kit.figures_files import BadFigures, figures_file, read

EXPLORERS = ["columbus", "pizarro", "magellan", "marco_polo", "vasco", "cook"]


def changed(path: str, value: Any) -> dict[str, Any]:
    """The figures with one entry changed (or removed: None)."""
    raw: dict[str, Any] = read(figures_file("magellan"))
    *way, last = path.split(".")
    place = raw
    for name in way:
        place = place[name]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return raw


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("explorers.cook.A.crown", [5, 10], "explorers"),
        ("explorers.cook.A.crown", [5, 10, -20], "negative"),
        ("explorers.cook.A.action", ["none", "none", "steal"], "steal"),
        ("explorers.cook.A.purse", None, "purse"),
        ("explorers.cook.A.source", {"purse": "P", "action": "S"}, "crown"),
        ("explorers.cook.A.source.crown", "X", "'X'"),
        ("explorers.cook.A.source.crown", ["S", "S"], "one for each number"),
        ("explorers.cook.A.source.colour", "S", "colour"),
        ("explorers.cook.A.colour", "red", "colour"),
        ("explorers.cook.B", None, "cook"),
        ("explorers.drake", {}, "explorers"),
        ("explorers.vasco.B.left", None, "together"),
        ("money.crowns", [], "crowns"),
        ("money.copies", "seven", "int"),
        ("gamble", None, "gamble"),
    ],
)
def test_a_bad_file_gives_a_clear_error(path: str, value: Any, says: str) -> None:
    with pytest.raises(BadFigures) as error:
        Magellan(changed(path, value), GAME.raw_computer)
    assert "magellan/figures.toml" in str(error.value)
    assert says in str(error.value)


def test_other_figures_make_another_game() -> None:
    game = Magellan(changed("gamble.limit", 25), GAME.raw_computer)
    assert game.facts()["gamble_limit"] == 25
    assert GAME.facts()["gamble_limit"] == 20


def test_the_money_of_the_rules() -> None:
    figures = GAME.figures
    assert [figures.crown(card) for card in range(1, 10)] == [3, 3, 3, 2, 2, 2, 1, 1, 1]
    assert figures.money.copies == 7
    assert figures.gold_in_the_game == 315
    assert figures.auctions.cards == (3, 2, 1)
    assert figures.auctions.income == (2, 2, 0)


@pytest.mark.parametrize(
    ("explorer", "side", "purses", "crowns"),
    [
        ("columbus", "A", (0, 1, 2), (1, 5, 10)),
        ("columbus", "B", (0, 1, 2), (1, 5, 10)),
        ("pizarro", "A", (1, 1, 1), (2, 4, 12)),
        ("pizarro", "B", (1, 1, 0), (2, 4, 0)),
        ("magellan", "A", (0, 0, 0), (0, 0, 0)),
        ("magellan", "B", (0, 0, 0), (0, 0, 0)),
        ("marco_polo", "A", (1, 3, 6), (0, 0, 0)),
        ("marco_polo", "B", (1, 3, 5), (0, 1, 2)),
        ("vasco", "A", (0, 0, 0), (1, 2, 3)),
        ("cook", "A", (0, 0, 0), (5, 10, 20)),
        ("cook", "B", (0, 0, 0), (5, 10, 20)),
    ],
)
def test_the_fields_of_the_rules(
    explorer: str, side: str, purses: tuple[int, ...], crowns: tuple[int, ...]
) -> None:
    berths = [GAME.figures.berth(explorer, side, field) for field in (1, 2, 3)]
    assert tuple(berth.purse for berth in berths) == purses
    assert tuple(berth.crown for berth in berths) == crowns


def test_the_parts_of_vasco_b() -> None:
    for field in (1, 2, 3):
        left = GAME.figures.berth("vasco", "B", field, "left")
        right = GAME.figures.berth("vasco", "B", field, "right")
        assert (left.draw, left.crown, right.draw, right.crown) == (field, 0, 0, 8)


def test_every_figure_has_its_source() -> None:
    for explorer in EXPLORERS:
        for side in ("A", "B"):
            row = GAME.figures.row(explorer, side)
            assert "purse" in row.source
            for part in (row.left, row.right):
                assert part is None or set(part.source) == {"crown", "draw"}
