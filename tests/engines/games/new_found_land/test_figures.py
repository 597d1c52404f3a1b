"""The figures file: complete, with sources, and clear errors (§3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from engines.games import new_found_land
from engines.games.new_found_land.figures import (
    GOODS,
    LARGE,
    SHAPES,
    SMALL,
    Gain,
    Goods,
    Values,
    start_card,
)
from engines.kit.figures_files import BadFigures, figures_file, read
from engines.tables.saved_games import game_of
from tests.support.changed_figures import changed_figures

GAME = "new_found_land"
FIGURES = new_found_land.GAME.figures
R = {"kind": "R", "points": "R"}


def totals(rows: Iterable[tuple[int, ...]]) -> list[int]:
    return [sum(column) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("goods.crates.gold", None, "crates"),
        ("goods.crates.silver", 5, "silver"),
        ("play.rounds", 3, "compass_spaces"),
        ("play.limits", [1, 3, 3], "limits"),
        ("play.limits", [1, 3, 0, 2], "limits"),
        ("play.income", {"wood": -1}, "negative"),
        ("play.cartography", [3, 2, -1], "negative"),
        ("play.source.rounds", None, "rounds"),
        ("play.source.rounds", "X", "'X'"),
        ("play.source.limits", ["S", "S"], "one for each number"),
        ("play.source.weather", "S", "weather"),
        ("harbour.wharf_cost", {"stone": 1}, "stone"),
        ("nations.spain.number", 1, "number"),
        ("nations.spain.upgrade", "tax_office", "upgrade"),
        ("nations.spain.upgrade", "casino", "casino"),
        ("nations.spain.ship", [2, 1, 2], "ship"),
        ("nations.spain.ship", [2, 1, -2, 0], "negative"),
        ("nations", {}, "nations"),
        ("small.ships.L01", [1, 1, 1, 1], "L01"),
        ("large.ships.L01.values", [5, 2, 2], "values"),
        ("one_time.goods.Y01", {"points": "two"}, "int"),
        ("one_time.charters.Y01", [1, 1, 1, 1], "Y01"),
        ("cities.venice.bonuses", [8, 3], "cities"),
        ("cities.venice.bonuses", [3, 6], "cities"),
        ("cities.venice.markers", 0, "markers"),
        ("cities.venice.contracts", 13, "contracts"),
        ("contracts.A01.goods", {}, "goods"),
        ("contracts.A01.source.points", None, "points"),
        ("islands.anticosti.bonuses", [8, 3], "islands"),
        ("islands.anticosti.spaces", [], "spaces"),
        ("islands.anticosti.spaces", [["AN1", "lake", 0, 0]], "lake"),
        ("islands.anticosti.spaces", [["NF1", "cape", 0, 0]], "NF1"),
        ("islands.anticosti.spaces", [[f"AN{n}", "cape", n, 0] for n in range(5)], "cape"),
        ("island_tiles.fields", 0, "fields"),
        ("island_tiles.tiles.I01.shape", "lake", "lake"),
        ("track.laps", [5, 3, 1], "laps"),
        ("track.triangle", {"gold": 3}, "triangle"),
        ("frames.square.standard", 16, "standard"),
        ("frames.star.advanced", 51, "advanced"),
        ("frames.star.reward", "ship", "ship"),
        ("captains.hudson", {}, "hudson"),
        ("captains.drake", None, "drake"),
        ("goals.Z01.goods", None, "goods"),
        ("goals.Z09", {"kind": "island_total", "points": 8, "source": R}, "number"),
        ("goals.Z10.places", None, "places"),
        ("goals.Z16", {"kind": "luck", "points": 1, "source": R}, "luck"),
        ("goals", {}, "goals"),
        ("track", None, "track"),
        ("weather", {}, "weather"),
    ],
)
def test_a_bad_file_gives_a_clear_error(path: str, value: Any, says: str) -> None:
    with pytest.raises(BadFigures) as error:
        game_of(GAME, changed_figures(GAME, path, value))
    assert f"{GAME}/figures.toml" in str(error.value)
    assert says in str(error.value)


# --- the tables of the rules -----------------------------------------------------------------------------


def test_what_is_in_the_box() -> None:
    assert len(FIGURES.nations) == 5
    assert len(FIGURES.large.ships) == 11
    assert sum(ship.sort == SMALL for ship in FIGURES.ships.values()) == 17
    assert len(FIGURES.charters) == 5 + 6
    assert len(FIGURES.goods_cards) == 10
    assert len(FIGURES.contracts) == 18
    assert len(FIGURES.goals) == 15
    assert len(FIGURES.frames) == 5
    assert len(FIGURES.islands) * FIGURES.play.compass_copies == 8
    assert sum(city.contracts for city in FIGURES.cities.values()) == 9


def test_the_sums_of_the_tables() -> None:
    """Catches a typo in a table."""
    ships = FIGURES.ships.values()
    assert totals(ship.values for ship in ships if ship.sort == SMALL) == [40, 30, 19, 21]
    assert totals(ship.values for ship in ships if ship.sort == LARGE) == [49, 34, 18, 26]
    assert totals(FIGURES.charters[name] for name in FIGURES.one_time.charters) == [18, 10, 6, 8]
    assert totals(card.goods for card in FIGURES.goods_cards.values()) == [4, 5, 3, 2]
    assert sum(card.points for card in FIGURES.goods_cards.values()) == 10
    assert totals(contract.goods for contract in FIGURES.contract_cards.values()) == [14, 16, 17, 6]
    assert sum(contract.points for contract in FIGURES.contract_cards.values()) == 146
    assert totals(tile.both.goods for tile in FIGURES.tiles.values()) == [20, 16, 8, 5]
    assert sum(tile.both.points for tile in FIGURES.tiles.values()) == 61
    assert sum(goal.points for goal in FIGURES.goals.values()) == 98


def test_the_ships_of_the_rulebooks_examples() -> None:
    """A small ship with three crates to load iron, a large one that costs wood, cloth and two iron."""
    assert FIGURES.ships["N01"].values == Values(2, 3, 1, 1)
    assert FIGURES.ships["L01"].cost == Goods(wood=1, cloth=1, iron=2)
    assert FIGURES.ships["L01"].values.sail == 5
    assert FIGURES.ships["england"].values == (1, 2, 0, 1)
    assert FIGURES.charters[start_card("netherlands")] == (3, 2, 1, 2)


def test_the_points_of_contracts_follow_from_their_goods() -> None:
    """The formula of §3.7; it gives both contracts that the rulebook shows."""
    more = {1: 0.0, 2: 0.0, 3: 1.0, 4: 1.5, 5: 2.5}
    for contract in FIGURES.contract_cards.values():
        value = sum(count * price for count, price in zip(contract.goods, (1.5, 2, 3, 4), strict=True))
        assert contract.points == int(value + more[contract.size] + 0.5), contract.name
    assert FIGURES.contract_cards["A01"].points == 3
    assert FIGURES.contract_cards["A15"].points == 11


def test_islands_have_spaces_and_there_are_tiles_for_them() -> None:
    shapes = {
        name: tuple(Counter(space.shape for space in island.spaces)[shape] for shape in SHAPES)  # type: ignore[index]
        for name, island in FIGURES.islands.items()
    }
    assert shapes == {
        "newfoundland": (5, 2, 3),
        "nova_scotia": (3, 2, 2),
        "anticosti": (3, 3, 0),
        "prince_edward": (2, 0, 3),
    }
    tiles = Counter(tile.shape for tile in FIGURES.tiles.values())
    assert tuple(tiles[shape] for shape in SHAPES) == (16, 8, 10)
    for island in FIGURES.islands.values():
        places = [(space.column, space.row) for space in island.spaces]
        assert len(set(places)) == len(places), "two spaces in one place of the picture"


def test_the_tiles_of_the_rulebooks_examples() -> None:
    """Two explored tiles gave 1 wood, 2 cloth, 1 gold and 2 points; a settled one 1 wood and 1 cloth."""
    one, two = FIGURES.tiles["I06"].both, FIGURES.tiles["I16"].both
    assert totals([one.goods, two.goods]) == [1, 2, 0, 1]
    assert one.points + two.points == 2
    assert FIGURES.tiles["I14"].a == Gain(Goods(wood=1, cloth=1))
    assert FIGURES.tiles["I14"].b == Gain(points=3)


@pytest.mark.parametrize(
    ("crates", "best"), [(0, ""), (1, "wood"), (2, "cloth"), (3, "iron"), (4, "gold"), (9, "gold")]
)
def test_the_loading_table(crates: int, best: str) -> None:
    allowed = FIGURES.loadable(crates)
    assert allowed[:1] == ((best,) if best else ())
    assert list(allowed) == list(reversed(GOODS))[len(GOODS) - min(crates, 4) :]


def test_numbers_that_depend_on_the_players() -> None:
    assert [FIGURES.cartography(players) for players in (2, 3, 4)] == [3, 2, 1]
    assert [FIGURES.setup_tiles(players) for players in (2, 3, 4)] == [2, 3, 4]


def test_the_frames_of_both_modes() -> None:
    """§G14."""
    assert list(FIGURES.frame_spaces("standard").values()) == [7, 15, 20, 25, 35]
    assert list(FIGURES.frame_spaces("advanced").values()) == [7, 15, 20, 30, 40]
    assert FIGURES.goal_frames == ("square", "circle", "star")


def test_islands_and_cities_are_scored_in_the_order_of_their_bonuses() -> None:
    assert [island.bonuses for island in FIGURES.islands.values()] == [(10, 5), (8, 4), (6, 3), (4, 2)]
    assert [city.bonuses for city in FIGURES.cities.values()] == [(4, 2), (6, 3), (8, 4)]
    assert [city.markers for city in FIGURES.cities.values()] == [3, 4, 5]


def test_names_tell_ships_and_cards_apart() -> None:
    assert len(FIGURES.order) == len(FIGURES.ships) + len(FIGURES.goods_cards) == 12 + 5 + 11 + 11 + 1 + 10
    assert sorted(FIGURES.order.values()) == list(range(50))


def test_every_group_says_where_it_comes_from() -> None:
    """S, P or R beside every figure, readable by a machine."""

    def groups(entry: Any) -> list[dict[str, Any]]:
        if not isinstance(entry, dict):
            return []
        inner = [group for value in entry.values() for group in groups(value)]
        return [entry, *inner] if "source" in entry else inner

    raw = read(figures_file(GAME))
    assert len(groups(raw)) == 9 + 5 + 3 + 18 + 4 + 5 + 5 + 15
    stated = [name for name, one in raw["contracts"].items() if one["source"]["points"] == "S"]
    assert stated == ["A01", "A15"]
    assert [name for name, goal in raw["goals"].items() if goal["source"]["points"] == "S"] == ["Z01", "Z06"]
    assert raw["play"]["source"]["cartography"] == ["R", "S", "R"]
