"""What is asked and offered, and what has to be confirmed (§10)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.age_of_discovery import GAME
from engines.age_of_discovery.moves import EndTurn, PlaceShip, StartContract, TakeCoins
from engines.age_of_discovery.names import ship_name
from engines.core import Draft, Pick, Rejected
from tests.engines.age_of_discovery.scene import Scene

PLACING = ["place_ship", "start_contract"]
EVERYTHING = ["take_coins", "buy_ship", *PLACING, "acquire_contract", "reserve", "end_turn"]
EVERY_KIND = [name for name in GAME.figures.kinds for _ in range(2)]


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


def test_with_a_card_only_if_it_must_be() -> None:
    scene = Scene(free={0: ["G2"]}, any_cards=1)
    for name in scene.state.expeditions:
        scene.sea(name, (1, "R1"))
    assert best(scene, "G2")[0] == "hint-best-card"


def test_a_ship_that_fits_nowhere_says_so() -> None:
    scene = Scene(free={0: ["G2", "R1"]}, any_cards=0, coins=1)
    for name in scene.state.expeditions:
        scene.sea(name, (1, "R1"))
    assert scene.barred(move="place_ship") == {"G2": "fits-nowhere", "joker": "coins"}


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


def test_whole_sets_first_then_ship_by_ship() -> None:
    scene = Scene(hand={0: ["Y-5"]}, free={0: ["Y2", "Y3", "B2"]}, jokers={0: "J3"}, any_cards=1)
    assert scene.values(move="start_contract") == ["Y-5"]
    draft = {"move": "start_contract", "contract": "Y-5"}
    assert scene.values(**draft) == [["Y2", "Y3"], []]
    assert scene.pick(**draft, ships=["Y2", "Y3"]).field == "rounds"
    by_ship = scene.pick(**draft, ships=[])
    assert isinstance(by_ship, Pick)
    assert by_ship.extends
    about = scene.pick(**draft, ships=["B2*"]).about
    assert about is not None
    assert [about.args[name] for name in ("loaded", "capacity", "missing")] == [2, 5, 3]
    assert [o.value for o in by_ship.options] == ["Y2", "Y3", "B2*", "joker2*", "joker3*"]
    assert scene.values(**draft, ships=["B2*"]) == ["Y3"]
    assert scene.pick(**draft, ships=["B2*", "Y3"]).field == "rounds"
    with pytest.raises(Rejected):
        scene.ask(**draft, ships=["B2"])
    assert scene.ask(**draft, ships=["Y3", "Y2"], rounds=2) is None


@pytest.mark.parametrize(
    ("ships", "reason"),
    [
        (["G1", "B1", "W2"], "contract-colour"),
        (["G1*", "B1*", "W2*"], "card-not-needed"),
        (["G1", "G1"], "ship-not-free"),
        (["G1", "B1*"], None),
        (["B1*", "W2*", "joker3"], "contract-joker-colour"),
        (["G1", "W2*", "W2*"], "ship-not-free"),
        (["G1", "Z2"], "no-such-choice"),
    ],
    ids=str,
)
def test_ships_that_lead_nowhere_are_refused_for_the_reason_of_the_rules(
    ships: list[str], reason: str | None
) -> None:
    scene = Scene(hand={0: ["G-4"]}, free={0: ["G1", "B1", "W2"]}, coins=3, jokers={0: "J1"})
    draft: Draft = {"move": "start_contract", "contract": "G-4", "ships": ships}
    if reason is None:
        assert scene.ask(**draft) is not None
        return
    with pytest.raises(Rejected) as no:
        scene.ask(**draft)
    assert no.value.reason.key == f"age_of_discovery-no-{reason}"


@pytest.mark.parametrize(("volume", "reason"), [(3, "expedition-full"), (4, "joker-volume")])
def test_a_volume_without_room_is_refused_for_the_reason_of_the_rules(volume: int, reason: str) -> None:
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


def test_rounds_are_offered_with_their_income() -> None:
    scene = Scene(hand={0: ["Y-5"]}, free={0: ["Y2", "Y3"]})
    question = scene.pick(move="start_contract", contract="Y-5", ships=["Y2", "Y3"])
    assert [(o.value, o.text.args["income"]) for o in question.options] == [(1, 7), (2, 10), (3, 13)]


def test_buying_shows_the_price_and_what_moves_down() -> None:
    question = Scene(coins=4).pick(move="buy_ship")
    first = question.options[0]
    assert first.text.args["price"] == 5
    assert first.barred is not None
    hint = question.options[1].hint
    assert hint is not None
    assert hint.args["price"] == 4
    assert [option.text.args["column"] for option in question.options] == [1, 2, 3, 4, 5]


def test_the_worst_menus_have_room() -> None:
    """Every kind of ship, every card, a hand to choose from: no menu is longer than 25."""
    hand = ["R-6", "G-6", "N-4"]
    scene = Scene(seats=2, free={0: EVERY_KIND}, hand={0: hand}, coins=99, any_cards=3, jokers={0: "J2"})
    assert len(scene.pick(move="place_ship").options) == 19
    for ship in scene.values(move="place_ship"):
        assert len(scene.pick(move="place_ship", ship=ship).options) == 12
    assert len(scene.pick(move="reserve").options) == 14
    assert len(scene.pick(move="acquire_contract").options) == 5
    sizes = []
    for contract in hand:
        draft = {"move": "start_contract", "contract": contract}
        assert len(scene.pick(**draft).options) <= 13
        loads: tuple[list[str], ...] = ([], ["W1*"], ["W1*", "Y1*"])
        sizes += [len(scene.pick(**draft, ships=ships).options) for ships in loads]
    assert max(sizes) == 21
    assert min(sizes) > 2


def test_options_come_in_the_same_order_again() -> None:
    scene = Scene(free={0: EVERY_KIND}, hand={0: ["R-6"]}, coins=99, jokers={0: "J2"})
    draft: Draft = {"move": "start_contract", "contract": "R-6", "ships": []}
    assert scene.ask(**draft) == scene.ask(**draft)


# --- the root question -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "coins", "free", "used", "asked", "offered"),
    [
        ("buy_ships", 3, [], ["take_coins"], "buy_ships", ["buy_ship", "reserve", "end_turn"]),
        ("buy_ships", 2, [], ["take_coins"], "turn", ["end_turn", "reserve"]),
        ("buy_ships", 0, [], [], "turn", EVERYTHING),
        ("place_ships", 1, ["R1"], ["take_coins"], "place_ships", [*PLACING, "reserve", "end_turn"]),
        ("place_ships", 1, [], ["take_coins"], "turn", ["end_turn", "reserve"]),
        ("place_ships", 0, ["R1"], ["take_coins"], "turn", ["end_turn", "reserve"]),
        ("place_ships", 0, ["R1"], [], "turn", EVERYTHING),
        (None, 9, ["R1"], ["take_coins", "acquire_contract"], "turn", ["end_turn", "reserve"]),
    ],
    ids=str,
)
def test_the_root_asks_only_for_what_is_left(
    action: str | None, coins: int, free: list[str], used: list[str], asked: str, offered: list[str]
) -> None:
    scene = Scene(coins=coins, free={0: free})
    question = scene.used(*used, *([action] if action else []), still_open=action).pick()
    assert question.text.key == f"age_of_discovery-ask-{asked}"
    assert [option.value for option in question.options] == offered


def test_a_contract_alone_keeps_placing_open() -> None:
    scene = Scene(coins=1, free={0: ["R3"]}, hand={0: ["R-3"]}, any_cards=0)
    for name in scene.state.expeditions:
        scene.sea(name, (1, "B1"))
    question = scene.used("take_coins", "place_ships", still_open="place_ships").pick()
    assert scene.barred()["place_ship"] == "nothing-fits"
    assert question.text.key == "age_of_discovery-ask-place_ships"


# --- cautions --------------------------------------------------------------------------------------------


def test_ending_a_turn_with_something_left() -> None:
    scene = Scene()
    assert scene.cautions(EndTurn()) == ["action", "coins"]
    assert scene.coins().cautions(EndTurn()) == ["action"]
    assert scene.used("take_coins", "buy_ships").cautions(EndTurn()) == []
    scene.state.final_due = 1
    assert scene.cautions(EndTurn()) == ["reserve"]


def test_the_joker() -> None:
    scene = Scene(jokers={0: "J1"}, hand={0: ["R-3"]})
    placing = PlaceShip("joker", "dias", volume=1, colour="red")
    starting = StartContract("R-3", ["joker3"], 1)
    assert scene.cautions(placing) == ["joker", "joker-gone"]
    assert scene.cautions(starting) == ["joker"]
    scene.player(0).joker.revealed = True
    assert scene.cautions(placing) == ["joker-gone"]
    assert scene.cautions(starting) == []


def test_the_end_of_a_turn_is_no_reason_to_think_twice() -> None:
    scene = Scene(auto_end=True, reserve_cards=0, coins=2, free={0: ["G2"]}, jokers={0: "J1"})
    scene.used("take_coins")
    plain = GAME.caution(scene.state, 0, PlaceShip("G2", "abreu"))
    assert plain is not None
    assert plain.key == "age_of_discovery-caution-ends-turn"
    joker = GAME.caution(scene.state, 0, PlaceShip("joker", "dias", volume=1, colour="red"))
    assert joker is not None
    assert joker.key == "age_of_discovery-caution-and-ends-turn"


def test_placing_ships_is_not_asked_about_undo_serves() -> None:
    scene = Scene(free={0: ["R1", "G1"]})
    assert scene.cautions(PlaceShip("R1", "dias")) == []
    assert scene.cautions(TakeCoins()) == []


@pytest.mark.parametrize(
    ("left", "rounds", "warned"), [(0, 1, True), (1, 1, False), (1, 2, True), (None, 3, False)]
)
def test_contracts_that_will_not_pay(left: int | None, rounds: int, warned: bool) -> None:
    scene = Scene(turn=20, hand={0: ["R-3"]}, free={0: ["R3"]})
    scene.state.final_due = None if left is None else 20 + left * 3
    assert scene.cautions(StartContract("R-3", ["R3"], rounds)) == (["too-late"] if warned else [])


# --- what most would answer ------------------------------------------------------------------------------


def usual(scene: Scene, **draft: Any) -> list[Any]:
    return [option.value for option in scene.pick(**draft).options if option.usual]


def test_whoever_can_do_nothing_else_is_shown_the_coins() -> None:
    assert usual(Scene(coins=0, free={0: ["R1"]})) == ["take_coins"]
    assert usual(Scene(coins=3)) == []
    assert usual(Scene(coins=0).used("take_coins")) == []


def test_two_rounds_are_usual() -> None:
    scene = Scene(hand={0: ["R-3"]}, free={0: ["R3"]})
    assert usual(scene, move="start_contract", contract="R-3", ships=["R3"]) == [2]


def test_a_joker_is_usually_small_and_of_the_colour_that_scores_more() -> None:
    scene = Scene(jokers={0: "J6"})
    placing = {"move": "place_ship", "ship": "joker", "expedition": "columbus"}
    assert usual(scene, **placing) == [1]
    assert usual(scene, **placing, volume=1) == ["red"]
    assert usual(scene.sea("columbus", (1, "N1")), **placing, volume=1) == ["brown"], "without a card"
