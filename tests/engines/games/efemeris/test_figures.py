"""The figures file is complete and has sources; an error names the entry."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.games.efemeris import GAME
from engines.games.efemeris.rules import Efemeris
from engines.kit.figures_files import BadFigures
from engines.tables.saved_games import with_computer
from tests.lab.strength.numbers import changed
from tests.support.changed_figures import changed_figures

FIGURES = GAME.figures


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("play.spice_cap", "five", "int"),
        ("play.spice_cap", -1, "negative"),
        ("play.spice_cap", 3, "price"),
        ("play.source.anchor", "X", "'X'"),
        ("play.source", {"anchor": "S"}, "spice_cap"),
        ("play.source.sails", "S", "sails"),
        ("match.wins", 6, "wins"),
        ("costs.galleon", [0, 6], "costs"),
        ("costs.galleon", [0], "galleon"),
        ("pieces.vanilla", 19, "bank"),
        ("abilities.aviles", [1, -1], "negative"),
        ("modes.ffa", None, "ffa"),
        ("modes.duel.homes", ["N", "N"], "homes"),
        ("modes.duel.homes", ["N", "X"], "homes"),
        ("modes.team.players", 3, "players"),
        ("modes.team.crew", 7, "crew"),
        ("modes.team.expert_layout", "19", "expert_layout"),
        ("modes.team.source.homes", ["S"], "one for each"),
        ("nations.spain", None, "spain"),
        ("nations.spain.crew.gunner", 4, "crew"),
        ("nations.spain.crew", {"first_officer": 2, "gunner": 3, "banker": 7}, "first officers"),
        ("nations.spain.captains.0", "hubac", "captains"),
        ("planets.APO.price", [2, 2], "symbols"),
        ("planets.APO", None, "planets"),
        ("planets.APO.product", "pears", "product"),
        ("layouts.19", None, "19"),
        ("layouts.19.extra", ["E1"], "19"),
        ("layouts.23.extra", ["A3", "A4", "G3", "D4"], "D4"),
        ("layouts.23.extra", ["A3", "A4", "G3", "H4"], "H4"),
        ("layouts.23.extra", ["A3"], "number of its cells"),
        ("tiles.S10", None, "paths"),
        ("tiles.S10.exits", [0, 1, 2, 3, 3], "exits"),
        ("tiles.S10.exits", [0, 1, 2, 3], "edges"),
        ("tiles.S10.edges.0", "b0-q", "edges"),
        ("tiles.S10.edges.0", "b0h", "hyphen"),
        ("tiles.S10.fields.b1", ["plain", 0, 0], "b1"),
        ("tiles.S10.fields.h", ["planet", 0, 0], "planet"),
        ("tiles.S10.fields.h", ["plane", 0, 0], "plane"),
        ("tiles.Z.family", "path", "rose"),
        ("tiles.APO.fields.h.0", "singularity", "safe way"),
        ("bonus", None, "bonus"),
    ],
)
def test_a_bad_file_gives_a_clear_error(path: str, value: Any, says: str) -> None:
    with pytest.raises(BadFigures) as error:
        Efemeris(changed_figures("efemeris", path, value), GAME.raw_computer)
    assert "efemeris/figures.toml" in str(error.value)
    assert says in str(error.value)


def test_the_computer_player_needs_some_patience() -> None:
    with pytest.raises(BadFigures, match="patience"):
        with_computer(GAME, changed(GAME.raw_computer, {"patience": 0}))


# --- the tables of §3 ------------------------------------------------------------------------------------


def test_the_pieces() -> None:
    pieces = FIGURES.pieces
    assert (pieces.pepper, pieces.vanilla, pieces.markers) == (20, 20, 5)
    assert len(FIGURES.nation_of) == 12
    assert all(len(FIGURES.deck(name)) == 12 for name in FIGURES.nations)
    assert Counter(FIGURES.bag()) == {"solar_winds": 8, "warning_shot": 8, "new_cargo": 8}
    families = [len(FIGURES.family(name)) for name in ("centre", "planet", "path", "expert")]
    assert families == [1, 8, 10, 8]
    assert len(FIGURES.tiles) == 27


def test_the_planets() -> None:
    planets = FIGURES.planets
    assert {name: planet.symbols for name, planet in planets.items()} == {
        "DEM": 4,
        "PAT": 6,
        "POS": 4,
        "PYT": 3,
        "HIP": 4,
        "APO": 3,
        "HEC": 4,
        "ERA": 4,
    }
    assert sum(planet.price.pepper for planet in planets.values()) == 18
    assert sum(planet.price.vanilla for planet in planets.values()) == 14
    assert Counter(planet.product for planet in planets.values()) == {"pepper": 5, "vanilla": 3}
    assert planets["POS"].product == planets["PAT"].product == "pepper", "for beginners"
    approaches = {name: len(FIGURES.tile_graphs[name].near["p"]) for name in planets}
    assert approaches == {
        "DEM": 3,
        "PAT": 4,
        "POS": 3,
        "PYT": 1,
        "HIP": 2,
        "APO": 1,
        "HEC": 3,
        "ERA": 2,
    }
    assert list(planets) == ["POS", "PAT", "HEC", "HIP", "PYT", "DEM", "ERA", "APO"], "the order of 10.5"


def test_the_modes() -> None:
    duel, ffa, team = (FIGURES.modes[name] for name in ("duel", "ffa", "team"))
    assert [mode.goal for mode in (duel, ffa, team)] == [5, 4, 5]
    assert [mode.captains for mode in (duel, ffa, team)] == [(2, 3), (2, 3), (1, 1)]
    assert [(mode.crew, mode.hand) for mode in (duel, ffa, team)] == [(5, 8), (5, 8), (3, 6)]
    assert team.rebuilds == (1, 2)
    assert team.shares == 2
    assert ffa.spices == ((1, 1), (1, 2), (2, 2))
    assert team.spices == duel.spices == ((1, 1), (1, 2))
    assert [mode.expert_layout for mode in (duel, ffa, team)] == ["23", "25", "27"]


def test_costs_and_effects() -> None:
    costs = FIGURES.costs
    assert (costs.recruit, costs.frigate, costs.fortress, costs.galleon) == ((2, 0), (2, 0), (1, 1), (0, 2))
    play = FIGURES.play
    assert play.galleon_steps + play.crew_plays * FIGURES.abilities.hubac == 9, "Hubac's greatest reach"
    assert (play.spice_cap, play.bonus_cap, play.frigate_steps, play.providence) == (5, 3, 4, 2)


def test_every_deck_has_three_common_and_two_own_kinds() -> None:
    kinds = [set(nation.crew) for nation in FIGURES.nations.values()]
    common = set.intersection(*kinds)
    assert common == {"first_officer", "gunner", "banker"}
    assert all(len(kind - common) == 2 for kind in kinds)
    assert len(set.union(*kinds)) == 9


# --- tiles: the totals of §3.6 ---------------------------------------------------------------------------


def test_the_fields_of_all_tiles() -> None:
    def count(*families: str) -> Counter[str]:
        return Counter(
            spot.kind
            for family in families
            for tile in FIGURES.family(family)
            for spot in FIGURES.tile_graphs[tile].fields.values()
        )

    assert count("centre", "planet", "path") == {
        "rose": 1,
        "planet": 8,
        "anchor": 7,
        "factory_pepper": 5,
        "factory_vanilla": 3,
        "singularity": 2,
        "plain": 36,
    }
    assert count("expert") == {
        "providence_pepper": 2,
        "providence_vanilla": 2,
        "wreck": 3,
        "singularity": 3,
        "anchor": 1,
        "plain": 12,
    }


def test_all_tiles_but_two_are_connected() -> None:
    apart = {name: tile.groups for name, tile in FIGURES.tile_graphs.items() if len(tile.groups) > 1}
    assert apart == {"S06": ((0, 1, 2), (3, 4, 5)), "X2": ((0, 1, 3, 4), (2,))}


def test_rotations_that_make_no_difference() -> None:
    rotations = {name: len(tile.rotations) for name, tile in FIGURES.tile_graphs.items()}
    halves = {"PAT", "APO", "ERA", "S06", "S09", "X3", "X8"}
    assert {name for name, number in rotations.items() if number == 1} == {"Z", "S01"}
    assert {name for name, number in rotations.items() if number == 3} == halves
    assert all(number in (1, 3, 6) for number in rotations.values())
    swapped = {
        name: {frozenset(pair) for pair in FIGURES.tile_graphs[name].twins[3].items() if pair[0] != pair[1]}
        for name in halves
    }
    sides = {frozenset("ac")}
    assert swapped == {
        "PAT": {frozenset("ad"), frozenset("ce")},
        "ERA": sides,
        "S06": sides,
        "S09": sides,
        "X3": sides,
        "APO": set(),
        "X8": set(),
    }


def test_a_turn_matters_to_ships_on_fields_that_swap() -> None:
    rift, hub = FIGURES.tile_graphs["S06"], FIGURES.tile_graphs["S01"]
    assert rift.unchanged_by(3, ["x"])
    assert not rift.unchanged_by(3, ["x", "a"])
    assert not rift.unchanged_by(1, [])
    assert rift.unchanged_by(0, ["a"])
    assert rift.unchanged_by(-6, ["a"])
    assert hub.unchanged_by(-1, ["h"])
