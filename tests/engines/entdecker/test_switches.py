"""What an owner of the lost booklet may have to change: the switches of §3.9 (§9-7, §9-29)."""

from __future__ import annotations

from engines.core import Dice
from engines.entdecker.moves import EndTurn, Land, Recall
from engines.entdecker.rules import Entdecker
from engines.simulate import play, random_draft
from tests.engines.entdecker.scene import Scene, unit
from tests.support.changed_figures import changed_figures

CALM = Entdecker(changed_figures("entdecker", "switches.storm_forbids_landing", False))
ANYWHERE = Entdecker(changed_figures("entdecker", "switches.unit_on_start_tile", True))


def test_a_storm_that_lets_one_land() -> None:
    scene = Scene({"A4": "coast2", "B3": "sea"}, draws=["X40"], game=CALM)
    scene.sail("B3", 2).draw().place("B4", 0)
    assert scene.step == "landing"
    assert scene.voyage.storm
    scene.play(Land(unit="scout"))
    assert scene.points == [2, 0, 0]


def test_landing_where_the_voyage_started() -> None:
    tiles = {"A1": "coast2"}
    scene = Scene(tiles, draws=["X47"], gold=(9, 9, 9), game=ANYWHERE).sail("A1", 1).draw()
    assert scene.state.discard == ["X47"]
    assert scene.step == "landing"
    scene.play(Land(unit="fort"))
    assert [(one.field, one.kind) for one in scene.state.units] == [("A1", "fort")]


def test_never_on_the_border_nor_on_a_complete_island() -> None:
    scene = Scene(draws=["X47"], game=ANYWHERE).sail("N1", 1).draw()
    assert scene.active == 1, "a circle of the border is no place for a unit"
    complete = {"A1": "corner1", "A2": "coast3", "B1": "coast0"}
    scene = Scene(complete, draws=["X47"], game=ANYWHERE).sail("A2", 2).draw()
    assert scene.state.ship == "A2"
    assert scene.barred() == {"land": "no-land"}
    scene.refuses(Land(unit="scout"), "no-land")


def test_tolls_add_up_but_are_capped() -> None:
    two = [unit(1, "fort", "A4"), unit(2, "scout", "A4")]
    scene = Scene({"A4": "coast2"}, gold=(12, 4, 4), units=two, game=ANYWHERE)
    assert scene.starts()["A4"] == 4
    many = [unit(1, "settlement", "A4"), unit(2, "settlement", "A4"), unit(2, "fort", "A4")]
    scene = Scene({"A4": "coast2"}, gold=(12, 4, 4), units=many, game=ANYWHERE)
    assert scene.starts()["A4"] == 11
    start = next(start for start in scene.public().starts if start.place == "A4")
    assert start.owners == (1, 2)
    assert start.most == 1


def test_scouts_on_one_tile_are_called_by_name() -> None:
    tiles = {"C5": "strait1", "G1": "coast0"}
    scouts = [unit(0, "scout", "C5", "N"), unit(0, "scout", "C5", "S"), unit(0, "scout", "G1")]
    scene = Scene(tiles, units=scouts, draws=["X01", "X02"], game=ANYWHERE).sail("N8", 1).draw()
    assert scene.values(move="recall") == ["C5-N", "C5-S", "G1"]
    scene.refuses(Recall(["C5"]), "not-your-scout")
    scene.play(Recall(["C5-S"]))
    assert [(one.field, one.part) for one in scene.state.units] == [("C5", "N"), ("G1", "land")]
    same = [unit(0, "scout", "G1"), unit(0, "scout", "G1"), unit(0, "scout", "C5", "N")]
    scene = Scene(tiles, units=same, draws=["X01", "X02"], game=ANYWHERE).sail("N8", 1).draw()
    assert scene.values(move="recall") == ["C5", "G1", "G1"]
    scene.refuses(Recall(["G1", "G1", "G1"]), "recall-none")
    scene.play(Recall(["G1", "G1"]))
    assert scene.supply(0)["scout"] == 2
    scene.refuses(EndTurn(), "wrong-phase")


def test_whole_games_with_the_switches_thrown() -> None:
    for game in (CALM, ANYWHERE):
        for number in range(6):
            settings = game.check_settings({"recall_window": "always"})
            assert play(game, 3, settings, f"switch/{number}".encode()).outcome.standings
            walk(game, f"walk/{number}".encode())


def walk(game: Entdecker, key: bytes) -> None:
    state = game.start(4, game.check_settings({}), Dice(key))
    counted, moves = game.census(state), 0
    while waiting := game.waiting(state):
        moves += 1
        draft = random_draft(lambda draft: game.ask(state, waiting[0], draft), Dice(key, moves))
        game.apply(state, waiting[0], game.read_move(draft), Dice(key, "move", moves))
        game.view(state, 0)
        assert game.census(state) == counted
        assert moves <= game.bound(4)
