"""Ships on expeditions: colours, cards, the joker (§T9 to §T13, §T36, §T40)."""

from __future__ import annotations

import pytest

from engines.age_of_discovery.moves import PlaceShip, StartContract
from tests.engines.age_of_discovery.scene import Scene, on_sea


def test_t9_no_card_on_an_empty_expedition() -> None:
    scene = Scene(free={0: ["R2"]})
    scene.refuses(PlaceShip("R2", "drake", card="yes"), "card-not-needed")
    scene.place("R2", "drake")
    assert scene.state.expeditions["drake"].row == "red"
    assert scene.player(0).any_cards == 2
    assert scene.board.points("drake", "red") == (2, 3)  # the tile is brown
    assert scene.score_interim().player(0).score.interim == {"drake": 2}
    assert scene.score_final().player(0).score.final == {"drake": 3}


def test_t10_a_matching_ship_in_a_foreign_row() -> None:
    scene = Scene(free={0: ["B1", "R1", "B2"]}).sea("magellan", (1, "R1"))
    scene.place("B1", "magellan", card="yes")
    assert scene.state.expeditions["magellan"].row == "red"
    assert scene.player(0).any_cards == 1
    assert scene.state.expeditions["magellan"].ships[1].by_card
    scene.refuses(PlaceShip("B2", "magellan"), "wrong-row-colour")
    scene.place("R1", "magellan")
    scene.player(0).coins = 0
    assert scene.score_interim().player(0).score.interim == {"magellan": 2 + 1}
    assert scene.score_final().player(0).score.final == {"magellan": 7 + 4}


@pytest.mark.parametrize(("colour", "points"), [("brown", (1, 2)), ("red", (3, 3))])
def test_t11_a_joker_opens_a_row(colour: str, points: tuple[int, int]) -> None:
    scene = Scene(jokers={0: "J6"})
    scene.refuses(PlaceShip("joker", "columbus", volume=1, colour="green"), "joker-colour")
    scene.place("joker", "columbus", volume=2, colour=colour)
    assert scene.state.expeditions["columbus"].row == colour
    assert scene.player(0).coins == 4
    assert on_sea(scene, "columbus") == [(0, "joker", 2, colour)]
    scene.score_interim().score_final()
    score = scene.player(0).score
    assert (score.interim["columbus"], score.final["columbus"]) == points


def test_t12_a_joker_joins_a_row() -> None:
    def scene(joker: str) -> Scene:
        return Scene(jokers={0: joker}).sea("dias", (1, "G1"))

    plain = scene("J2").place("joker", "dias", volume=1, colour="green")
    assert plain.player(0).any_cards == 2
    assert plain.score_interim().player(0).score.interim == {"dias": 2}
    assert plain.score_final().player(0).score.final == {"dias": 4}
    scene("J2").refuses(PlaceShip("joker", "dias", volume=1, colour="yellow"), "wrong-row-colour")
    scene("J1").refuses(PlaceShip("joker", "dias", volume=1, colour="red"), "wrong-row-colour")
    by_card = scene("J1").place("joker", "dias", volume=1, colour="red", card="yes")
    assert by_card.state.expeditions["dias"].row == "green"
    assert by_card.player(0).any_cards == 1
    assert by_card.score_interim().player(0).score.interim == {"dias": 3}
    assert by_card.score_final().player(0).score.final == {"dias": 8}
    full = PlaceShip("joker", "dias", volume=3, colour="red", card="yes")
    scene("J1").refuses(full, "expedition-full", room=2, capacity=3)


def test_t40_a_joker_joins_in_its_second_colour() -> None:
    def scene() -> Scene:
        return Scene(jokers={0: "J6"}).sea("dias", (1, "N1"))

    plain = scene().place("joker", "dias", volume=1, colour="brown").score_interim().score_final()
    score = plain.player(0).score
    assert (score.interim["dias"], score.final["dias"]) == (2, 4)
    scene().refuses(PlaceShip("joker", "dias", volume=1, colour="red"), "wrong-row-colour")
    by_card = scene().place("joker", "dias", volume=1, colour="red", card="yes")
    assert by_card.state.expeditions["dias"].row == "brown"
    score = by_card.score_interim().score_final().player(0).score
    assert (score.interim["dias"], score.final["dias"]) == (3, 8)
    needless = PlaceShip("joker", "dias", volume=1, colour="brown", card="yes")
    scene().refuses(needless, "card-not-needed")


def test_t36_a_ship_in_use_is_not_free() -> None:
    scene = Scene(free={0: ["G1", "Y3"]}, hand={0: ["G-3", "Y-3", "Y-4"]}, jokers={0: "J2"}, coins=9)
    scene.place("G1", "abreu").start("Y-3", "Y3", 1)
    scene.refuses(PlaceShip("G1", "cabral"), "ship-not-free")
    scene.refuses(PlaceShip("Y3", "balboa"), "ship-not-free")
    scene.refuses(StartContract("G-3", ["G1", "joker2"], 1), "ship-not-free")
    scene.refuses(StartContract("Y-4", ["Y3", "joker1"], 1), "ship-not-free")
    scene.place("joker", "abreu", volume=1, colour="green")
    scene.refuses(StartContract("G-3", ["joker3"], 1), "ship-not-free")
    scene.end(3)
    scene.refuses(PlaceShip("joker", "abreu", volume=1, colour="green"), "ship-not-free")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (PlaceShip("X9", "dias"), "no-such-choice"),
        (PlaceShip("R1", "drake_bay"), "no-such-choice"),
        (PlaceShip("R1", "dias", volume=1), "no-such-choice"),
        (PlaceShip("R1", "dias", colour="red"), "no-such-choice"),
        (PlaceShip("R1", "dias", card="no"), "no-such-choice"),
        (PlaceShip("R2", "dias"), "ship-not-free"),
        (PlaceShip("joker", "dias", colour="red"), "joker-volume"),
        (PlaceShip("joker", "dias", volume=4, colour="red"), "joker-volume"),
        (PlaceShip("joker", "dias", volume=0, colour="red"), "joker-volume"),
        (PlaceShip("joker", "dias", volume=1), "joker-colour"),
    ],
)
def test_what_is_no_placement(move: PlaceShip, reason: str) -> None:
    Scene(free={0: ["R1"]}, jokers={0: "J1"}).refuses(move, reason)


def test_the_card_must_be_there() -> None:
    scene = Scene(free={0: ["B1"]}, any_cards=0).sea("dias", (1, "R1"))
    scene.refuses(PlaceShip("B1", "dias", card="yes"), "no-any-card")


def test_reasons_come_in_the_order_of_the_rules() -> None:
    scene = Scene(free={0: ["B3"]}, any_cards=0, coins=0).sea("dias", (1, "R1"))
    scene.refuses(PlaceShip("B3", "dias"), "wrong-row-colour")
    scene.refuses(PlaceShip("B3", "dias", card="yes"), "no-any-card")
    scene.player(0).any_cards = 1
    scene.refuses(PlaceShip("B3", "dias", card="yes"), "expedition-full")
    scene.refuses(PlaceShip("B3", "columbus"), "coins")
    scene.used("take_coins", "buy_ships").refuses(PlaceShip("B9", "dias"), "no-such-choice")
    scene.refuses(PlaceShip("B1", "dias"), "no-action-left")


def test_a_first_use_of_the_joker_is_told_and_binds() -> None:
    scene = Scene(jokers={0: "J1"}, hand={0: ["R-3", "Y-3"]}, coins=9)
    scene.start("R-3", "joker3", 1)
    assert scene.event_names() == ["joker-revealed", "started"]
    assert scene.events[0].final
    scene.end(3)
    scene.place("joker", "dias", volume=1, colour="red")
    assert scene.event_names() == ["placed"]
    assert not any(event.final for event in scene.events)
