"""Ships on expeditions: colours, cards, the joker (§T9 to §T12, §T36, §T40)."""

from __future__ import annotations

from typing import Any

import pytest

from data.words import Phrases
from engines.contract.core import Draft, Rejected
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.moves import PlaceShip, StartContract
from engines.games.age_of_discovery.names import ship_name
from tests.engines.games.age_of_discovery.scene import Scene, on_sea


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
def test_illegal_placements_are_refused(move: PlaceShip, reason: str) -> None:
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


def test_the_first_use_of_a_joker_is_told_and_final() -> None:
    scene = Scene(jokers={0: "J1"}, hand={0: ["R-3", "Y-3"]}, coins=9)
    scene.start("R-3", "joker3", 1)
    assert scene.event_names() == ["joker-revealed", "started"]
    assert scene.events[0].final
    scene.end(3)
    scene.place("joker", "dias", volume=1, colour="red")
    assert scene.event_names() == ["placed"]
    assert not any(event.final for event in scene.events)


def test_nothing_fits() -> None:
    scene = Scene(free={0: ["G2"]}, any_cards=0, coins=1)
    for name in scene.state.expeditions:
        scene.sea(name, (1, "R1"))
    assert scene.barred()["place_ship"] == "nothing-fits"
    with pytest.raises(Rejected):
        scene.ask(move="place_ship")


def test_no_ship_is_free() -> None:
    scene = Scene()
    scene.player(0).joker.expedition = "dias"
    assert scene.barred()["place_ship"] == "no-free-ship"
    assert scene.barred()["start_contract"] == "no-contract-in-hand"


# --- the questions -------------------------------------------------------------------------------------


def test_ships_are_offered_by_kind() -> None:
    scene = Scene(free={0: ["G2", "G2", "R1"]})
    question = scene.pick(move="place_ship")
    assert [option.value for option in question.options] == ["R1", "G2", "joker"]
    assert question.options[1].text == ship_name(GAME.figures, "G2")
    hints = [option.hint for option in question.options]
    assert [hint and hint.args.get("count") for hint in hints] == [None, 2, None]


def best(scene: Scene, ship: str) -> tuple[str, object, list[str]]:
    """The hint of a ship: which, the points, the expeditions named."""
    hint = {option.value: option.hint for option in scene.pick(move="place_ship").options}[ship]
    assert hint is not None
    explorers: Any = hint.args["explorers"]
    named = [name.key.rpartition("-")[2] for name in explorers.items]
    return hint.key.removeprefix("age_of_discovery-"), hint.args["points"], named


def test_a_ship_says_where_it_scores_most() -> None:
    scene = Scene(free={0: ["G2"]}, any_cards=1)
    kind, points, named = best(scene, "G2")
    every = {name: sum(scene.board.points(name, "green")) for name in scene.state.expeditions}
    most = [name for name, value in every.items() if value == max(every.values())]
    assert (kind, points, named) == ("hint-best", max(every.values()), most[:2])
    scene.state.interim_done = True
    late = {name: scene.board.points(name, "green")[1] for name in scene.state.expeditions}
    assert best(scene, "G2")[1] == max(late.values()) < points  # type: ignore[operator]


def test_many_equally_good_expeditions_are_counted() -> None:
    scene = Scene(free={0: ["G2"]}, any_cards=1)
    scene.state.interim_done = True
    for name in scene.state.expeditions:
        if scene.board.points(name, "green")[1] != 4:
            scene.sea(name, (1, "R1"))
    equal = [name for name in scene.state.expeditions if not scene.state.expeditions[name].ships]
    assert len(equal) > 2
    assert best(scene, "G2") == ("hint-best", 4, [*equal[:2], "more"])


def test_a_ship_that_needs_a_card_everywhere_says_so() -> None:
    scene = Scene(free={0: ["G2"]}, any_cards=1)
    for name in scene.state.expeditions:
        scene.sea(name, (1, "R1"))
    assert best(scene, "G2")[0] == "hint-best-card"


def test_a_ship_that_fits_nowhere_says_so() -> None:
    scene = Scene(free={0: ["G2", "R1"]}, any_cards=0, coins=1)
    for name in scene.state.expeditions:
        scene.sea(name, (1, "R1"))
    assert scene.barred(move="place_ship") == {"G2": "fits-nowhere", "joker": "coins"}


def test_only_expeditions_that_take_the_ship() -> None:
    scene = Scene(free={0: ["G2"]}).sea("abreu", (1, "G2")).sea("dias", (1, "R1")).sea("drake", (1, "R3"))
    question = scene.pick(move="place_ship", ship="G2")
    offered = {option.value: option.text.key for option in question.options}
    assert "abreu" not in offered
    assert len(offered) == 11
    assert [name for name, key in offered.items() if key.endswith("by-card")] == ["dias", "drake"]
    assert scene.ask(move="place_ship", ship="G2", expedition="da_gama") is None


def test_a_card_is_never_spent_unasked() -> None:
    scene = Scene(free={0: ["G2"]}).sea("drake", (1, "R3"))
    draft = {"move": "place_ship", "ship": "G2", "expedition": "drake"}
    assert scene.pick(**draft).field == "card"
    assert scene.values(**draft) == ["yes"]
    assert scene.ask(**draft, card="yes") is None


def test_a_joker_is_asked_for_volume_and_colour() -> None:
    scene = Scene(jokers={0: "J6"}).sea("dias", (1, "N1"))
    draft = {"move": "place_ship", "ship": "joker", "expedition": "dias"}
    assert scene.values(**draft) == [1, 2]
    question = scene.pick(**draft, volume=1)
    assert [(o.value, o.text.key.split("option-")[1]) for o in question.options] == [
        ("brown", "colour"),
        ("red", "colour-card"),
    ]
    assert scene.ask(**draft, volume=1, colour="brown") is None
    assert scene.pick(**draft, volume=1, colour="red").field == "card"


def test_the_colour_of_the_tile_is_offered_first() -> None:
    scene = Scene(jokers={0: "J6"})
    draft = {"move": "place_ship", "ship": "joker", "expedition": "columbus", "volume": 1}
    assert scene.values(**draft) == ["red", "brown"]


def test_a_joker_is_usually_small_and_of_the_colour_that_scores_more() -> None:
    scene = Scene(jokers={0: "J6"})
    placing = {"move": "place_ship", "ship": "joker", "expedition": "columbus"}
    assert scene.usual(**placing) == [1]
    assert scene.usual(**placing, volume=1) == ["red"]
    assert scene.sea("columbus", (1, "N1")).usual(**placing, volume=1) == ["brown"], "without a card"


@pytest.mark.parametrize(("volume", "reason"), [(3, "expedition-full"), (4, "joker-volume")])
def test_a_volume_without_room_is_refused_with_the_precise_reason(volume: int, reason: str) -> None:
    scene = Scene(jokers={0: "J1"}).sea("dias", (1, "R1"))
    with pytest.raises(Rejected) as no:
        scene.ask(move="place_ship", ship="joker", expedition="dias", volume=volume)
    assert no.value.reason.key == f"age_of_discovery-no-{reason}"


@pytest.mark.parametrize("expedition", ["atlantis", ["dias"], 1], ids=str)
def test_an_expedition_that_does_not_exist_is_refused(expedition: str | list[str] | int) -> None:
    scene = Scene(jokers={0: "J1"}, free={0: ["R1"]})
    joker: Draft = {"move": "place_ship", "ship": "joker", "expedition": expedition}
    for draft in ({**joker, "ship": "R1"}, joker, {**joker, "volume": 1}, {**joker, "volume": 9}):
        with pytest.raises(Rejected) as no:
            scene.ask(**draft)
        assert no.value.reason.key == "age_of_discovery-no-no-such-choice"


def test_the_expeditions_say_whose_ships_are_there() -> None:
    scene = Scene(free={0: ["R1"]}).sea("dias", (1, "R1")).sea("columbus", (2, "R1"), (1, "R1"), (2, "R2"))
    options = {option.value: option.hint for option in scene.pick(move="place_ship", ship="R1").options}
    words = Phrases("en", ["Inge", "Otto", "Ruth"])
    texts = {name: words(hint) for name, hint in options.items() if hint is not None}
    assert texts["dias"].endswith("; ships: Otto 1")
    assert texts["columbus"].endswith("; ships: Ruth 2 and Otto 1")
    assert texts["abreu"].endswith("; nobody there")


def test_placing_and_starting_are_said_to_be_one_action() -> None:
    scene = Scene(free={0: ["R1"]})
    about = scene.pick().about
    assert about is not None
    assert about.key == "age_of_discovery-about-one-action"
    closed = scene.used("place_ships", "take_coins").pick().about
    assert closed is not None
    assert closed.key == "age_of_discovery-about-turn"
