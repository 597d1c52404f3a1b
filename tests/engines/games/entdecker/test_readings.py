"""Landing wherever a voyage ends (§9-7, §9-29), and the successor's readings as settings (§3.9)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engines.computer.random_moves import random_draft
from engines.contract.core import Settings
from engines.contract.dice import Dice
from engines.games.entdecker import GAME
from engines.games.entdecker.moves import EndTurn, Land, Recall
from engines.games.entdecker.rules import Entdecker
from engines.games.entdecker.state import Drawn
from engines.tables.saved_games import today
from tests.engines.games.entdecker.scene import Scene, unit
from tests.lab.strength.simulate import play
from tests.support.changed_figures import changed_figures

STATES = Path(__file__).parents[2] / "states"
SUCCESSOR = {"start_tile": "forbidden", "storm": "no_landing", "tie": "gold"}


def test_the_rulebook_is_standard() -> None:
    settings = GAME.check_settings({})
    assert {key: settings[key] for key in SUCCESSOR} == {
        "start_tile": "allowed",
        "storm": "landing",
        "tie": "shared",
    }
    for chosen in ({}, SUCCESSOR):
        settings = GAME.check_settings(chosen)
        state = GAME.start(3, settings, Dice(b"deal"))
        assert [state.start_tile, state.storm, state.tie] == [settings[key] for key in SUCCESSOR]


def test_landing_after_a_storm() -> None:
    scene = Scene({"A4": "coast2", "B3": "sea"}, draws=["X40"])
    scene.sail("B3", 2).draw().place("B4", 0)
    assert scene.step == "landing"
    assert scene.voyage.storm
    assert scene.told("storm-ashore")[0]["lost"] == 1
    assert "entdecker-board-event-storm-ashore" in [line.key for line in GAME.describe(scene.public())]
    scene.play(Land(unit="scout"))
    assert scene.points == [2, 0, 0]


def test_a_storm_may_forbid_the_landing() -> None:
    scene = Scene({"A4": "coast2", "B3": "sea"}, draws=["X40"], storm="no_landing")
    scene.sail("B3", 2).draw()
    question = scene.ask(0)
    assert question is not None
    assert question.about is not None
    assert question.about.args["event"] == "storm"
    scene.place("B4", 0)
    assert scene.active == 1
    assert scene.told("storm")[0]["lost"] == 1
    assert "entdecker-board-event-storm" in [line.key for line in GAME.describe(scene.public())]


def test_landing_where_the_voyage_started() -> None:
    tiles = {"A1": "coast2"}
    scene = Scene(tiles, draws=["X47"], gold=(9, 9, 9)).sail("A1", 1).draw()
    assert scene.state.discard == ["X47"]
    assert scene.step == "landing"
    scene.play(Land(unit="fort"))
    assert [(one.field, one.kind) for one in scene.state.units] == [("A1", "fort")]


def test_never_on_the_border_nor_on_a_complete_island() -> None:
    scene = Scene(draws=["X47"]).sail("N1", 1).draw()
    assert scene.active == 1, "a circle of the border is no place for a unit"
    scene = Scene(draws=["X47"]).sail("N1", 2).draw()
    assert scene.barred() == {"land": "at-border"}
    complete = {"A1": "corner1", "A2": "coast3", "B1": "coast0"}
    scene = Scene(complete, draws=["X47"]).sail("A2", 2).draw()
    assert scene.state.ship == "A2"
    assert scene.barred() == {"land": "island-complete"}
    scene.refuses(Land(unit="scout"), "island-complete")


def test_on_a_strait_only_the_shore_that_is_open() -> None:
    tiles = {"B2": "strait1", "A2": "coast2", "B1": "sea"}
    scene = Scene(tiles, draws=["X01", "X47"], gold=(9,)).sail("B2", 2)
    scene.state.ship = "B2"
    scene.state.voyage.drawn.append(Drawn(tile="X01", stack=1, result="misfit"))  # type: ignore[union-attr]
    scene.state.step = "choice"
    assert scene.board.shores == ["N", "S"]
    assert scene.board.landing_parts() == ["S"]
    scene.refuses(Land(unit="scout", part="N"), "island-complete")
    scene.play(Land(unit="scout"))
    assert [(one.field, one.part) for one in scene.state.units] == [("B2", "S")]


def test_tolls_add_up_but_are_capped() -> None:
    two = [unit(1, "fort", "A4"), unit(2, "scout", "A4")]
    scene = Scene({"A4": "coast2"}, gold=(12, 4, 4), units=two)
    assert scene.starts()["A4"] == 4
    many = [unit(1, "settlement", "A4"), unit(2, "settlement", "A4"), unit(2, "fort", "A4")]
    scene = Scene({"A4": "coast2"}, gold=(12, 4, 4), units=many)
    assert scene.starts()["A4"] == 11
    start = next(start for start in scene.public().starts if start.place == "A4")
    assert start.owners == (1, 2)
    assert start.most == 1


def test_scouts_on_one_tile_are_called_by_name() -> None:
    tiles = {"C5": "strait1", "G1": "coast0"}
    scouts = [unit(0, "scout", "C5", "N"), unit(0, "scout", "C5", "S"), unit(0, "scout", "G1")]
    scene = Scene(tiles, units=scouts, draws=["X01", "X02"]).sail("N8", 1).draw()
    assert scene.values(move="recall") == ["C5-N", "C5-S", "G1"]
    scene.refuses(Recall(["C5"]), "not-your-scout")
    scene.play(Recall(["C5-S"]))
    assert [(one.field, one.part) for one in scene.state.units] == [("C5", "N"), ("G1", "land")]
    same = [unit(0, "scout", "G1"), unit(0, "scout", "G1"), unit(0, "scout", "C5", "N")]
    scene = Scene(tiles, units=same, draws=["X01", "X02"]).sail("N8", 1).draw()
    assert scene.values(move="recall") == ["C5", "G1", "G1"]
    scene.refuses(Recall(["G1", "G1", "G1"]), "recall-none")
    scene.play(Recall(["G1", "G1"]))
    assert scene.supply(0)["scout"] == 2
    scene.refuses(EndTurn(), "wrong-phase")


def test_whole_games_with_the_readings_of_the_successor() -> None:
    for chosen in ({}, SUCCESSOR):
        settings = GAME.check_settings({"recall_window": "always", **chosen})
        for number in range(4):
            assert play(GAME, 3, settings, f"reading/{number}".encode()).outcome.standings
            walk(settings, f"walk/{number}".encode())


def walk(settings: Settings, key: bytes) -> None:
    game = GAME
    state = game.start(4, settings, Dice(key))
    counted, moves = game.census(state), 0
    while waiting := game.waiting(state):
        moves += 1
        draft = random_draft(lambda draft: game.ask(state, waiting[0], draft), Dice(key, moves))
        game.apply(state, waiting[0], game.read_move(draft), Dice(key, "move", moves))
        game.view(state, 0)
        assert game.census(state) == counted
        assert moves <= game.bound(4)


# --- games begun with the older rules --------------------------------------------------------------------


def test_a_table_begun_with_the_older_rules_goes_on_with_them() -> None:
    saved = msgspec.json.decode((STATES / "entdecker-2.json").read_bytes())
    state = GAME.decode(today(GAME, msgspec.json.encode(saved["state"]), 2))
    assert {key: getattr(state, key) for key in SUCCESSOR} == SUCCESSOR


def test_an_owner_who_threw_the_switches_of_the_figures_keeps_them() -> None:
    """Until version 2 they stood in the figures, which a table keeps."""
    raw = changed_figures("entdecker", "toll", None)
    raw["switches"] = {
        "storm_forbids_landing": False,
        "unit_on_start_tile": True,
        "toll_cap": 9,
        "source": {"storm_forbids_landing": "R", "unit_on_start_tile": "R", "toll_cap": "R"},
    }
    game = Entdecker(raw, GAME.raw_computer)
    kept = {"start_tile": "allowed", "storm": "landing", "tie": "gold"}
    assert game.upgrade({}, 2) == kept
    assert game.replay_settings({"pace": "daily"}, 2) == {"pace": "daily", **kept}
    assert game.figures.toll_cap == 9
    raw["switches"] |= {"storm_forbids_landing": True, "unit_on_start_tile": False}
    assert Entdecker(raw, GAME.raw_computer).upgrade({}, 1) == SUCCESSOR
    assert GAME.upgrade({}, 3) == {}
