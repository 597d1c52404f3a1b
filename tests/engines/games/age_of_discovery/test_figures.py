"""The figures file: complete, with sources, and a clear error where something is wrong (§3.10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.rules import AgeOfDiscovery
from engines.kit.figures_files import BadFigures, figures_file, read
from engines.tables.saved_games import with_computer

FIGURES = GAME.figures


def changed(path: str, value: Any) -> dict[str, Any]:
    """The figures with one entry changed (or removed: None)."""
    raw: dict[str, Any] = read(figures_file("age_of_discovery"))
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
        ("colours.codes", ["R", "Y", "G", "B", "W", "W"], "different"),
        ("colours.codes", ["R", "Y", "G", "B", "W"], "codes"),
        ("colours.codes", ["R", "Y", "G", "B", "W", "Br"], "capital"),
        ("ships.prices", [3, 4], "ships"),
        ("ships.prices", [3, 4, -5], "negative"),
        ("ships.volumes", [1, 3, 2], "volumes"),
        ("ships.copies", [2, 3, 3], "market"),
        ("ships.source", {"volumes": "S", "prices": "S"}, "copies"),
        ("ships.source.prices", "X", "'X'"),
        ("ships.source.prices", ["S", "S"], "one for each number"),
        ("ships.source.weight", "S", "weight"),
        ("jokers.pairs", [["red", "red"]] * 6, "different"),
        ("jokers.pairs", [["red", "green"]] * 3, "every player"),
        ("jokers.pairs", [["red", "blue"]] * 6, "green"),
        ("jokers.pairs", [["red", "black"]] * 6, "black"),
        ("market.interim_stack", 5, "interim_stack"),
        ("market.stacks", [6, 6, 6, 7, 8], "market"),
        ("market.columns", None, "columns"),
        ("action_cards.any_colour", [3, 3, 2], "3 players"),
        ("action_cards.reserve", [2, 1, 2], "4 players"),
        ("expeditions.abreu.capacity", 4, "abreu"),
        ("expeditions.dias.capacity", 9, "capacity"),
        ("expeditions.dias.final", [4, 4], "final"),
        ("expeditions.dias.interim", [2, 3, 4], "interim"),
        ("expeditions.dias.colour", "pink", "pink"),
        ("expeditions.dias.colour", "green", "two of each"),
        ("expeditions.dias.source.colour", None, "colour"),
        ("contracts.Y-5.incomes", [7, 7, 13], "incomes"),
        ("contracts.Y-5.incomes", [7, 11, 13], "10"),
        ("contracts.Y-5.capacity", 4, "Y-5"),
        ("contracts.Y-5", None, "Y-5"),
        ("missions.3.majority", [0, 2, 3, 4, 4, 4, 6, 7, 8], "five contracts"),
        ("missions.3.majority", [0, 2, 3, 4, 4, 5, 6, 7], "majority"),
        ("missions.3.alone", [0, 2, 4, 5, 4, 8, 10, 11, 12], "alone"),
        ("missions.4", None, "missions"),
        ("missions.3.most", [0] * 9, "most"),
        ("purse", None, "purse"),
        ("treasure", {}, "treasure"),
    ],
)
def test_a_bad_file_gives_a_clear_error(path: str, value: Any, says: str) -> None:
    with pytest.raises(BadFigures) as error:
        AgeOfDiscovery(changed(path, value), GAME.raw_computer)
    assert "age_of_discovery/figures.toml" in str(error.value)
    assert says in str(error.value)


def test_turns_to_come_are_counted_by_a_pace() -> None:
    numbers = {**GAME.raw_computer, "purchase_pace": 0}
    with pytest.raises(BadFigures, match="above 0"):
        with_computer(GAME, numbers)


def test_ships() -> None:
    ships = FIGURES.all_ships()
    assert len(ships) == 42
    assert sum(FIGURES.kinds[name].volume for name in ships) == 84
    assert sum(FIGURES.kinds[name].price for name in ships) == 168
    assert Counter(FIGURES.kinds[name].colour for name in ships) == dict.fromkeys(FIGURES.colours.names, 7)


def test_expeditions() -> None:
    tiles = FIGURES.expeditions
    assert len(tiles) == 12
    assert sum(tile.capacity for tile in tiles.values()) == 66
    for tile in tiles.values():
        assert tile.interim[1] + tile.final[1] == 14 - tile.capacity
    assert (tiles["abreu"].colour, tiles["abreu"].interim, tiles["abreu"].final) == ("green", (3, 5), (3, 6))
    assert tiles["columbus"].capacity == 8
    assert tiles["cabral"].final == (2, 4)


def test_contracts_and_missions() -> None:
    assert len(FIGURES.contracts) == 24
    incomes = {3: (3, 4, 5), 4: (4, 6, 7), 5: (8, 10, 12), 6: (14, 17, 20)}
    for card in FIGURES.contracts.values():
        assert card.incomes == incomes[card.capacity]
    assert FIGURES.contracts["N-6"].round_income == 8.5
    assert FIGURES.rates(2, "alone") == (0, 2, 3, 5, 6, 7, 9, 10, 11)
    assert FIGURES.rate(4, "half", 3) == 3
    assert FIGURES.rate(4, "half", 99) == 6


def test_every_colour_is_on_two_jokers() -> None:
    assert Counter(colour for pair in FIGURES.jokers.pairs for colour in pair) == dict.fromkeys(
        FIGURES.colours.names, 2
    )


def test_every_group_says_where_it_comes_from() -> None:
    """S, P or R stands beside every figure, in a form that programs can read."""

    def groups(entry: Any) -> list[dict[str, Any]]:
        if not isinstance(entry, dict):
            return []
        inner = [group for value in entry.values() for group in groups(value)]
        return [entry, *inner] if "source" in entry else inner

    found = groups(read(figures_file("age_of_discovery")))
    assert len(found) == 7 + 12 + 24 + 3
    assert read(figures_file("age_of_discovery"))["contracts"]["Y-5"]["source"]["incomes"] == ["R", "S", "R"]


def test_other_figures_make_another_game() -> None:
    game = AgeOfDiscovery(changed("purse.start", 9), GAME.raw_computer)
    assert game.figures.purse.start == 9
    assert GAME.figures.purse.start == 6
    assert game.facts()["start_coins"] == 9


def test_the_facts_of_the_rules_help() -> None:
    facts = GAME.facts()
    assert facts["ship_price_3"] == 5
    assert facts["contract_income_5_2"] == 10
    assert facts["mission_3_majority_5"] == 5
    assert facts["abreu_capacity"] == 3
    assert all(isinstance(value, int) for value in facts.values())


def test_without_the_safety_net_there_is_still_a_bound() -> None:
    game = AgeOfDiscovery(changed("play.stall_rounds", 0), GAME.raw_computer)
    assert game.bound(2) > GAME.bound(2) > 331 * 2
