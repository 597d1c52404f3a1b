"""Starting contracts (§T6 to §T8, §T22)."""

from __future__ import annotations

import pytest

from engines.contract.core import Draft, Pick, Rejected
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.moves import StartContract
from tests.engines.games.age_of_discovery.scene import Scene


def start(contract: str, ships: str, rounds: int = 1) -> StartContract:
    return StartContract(contract=contract, ships=ships.split(), rounds=rounds)


def test_t6_exactly_the_capacity() -> None:
    scene = Scene(hand={0: ["Y-5"]}, free={0: ["Y2", "Y2"]}, jokers={0: "J1"}, coins=4)
    scene.refuses(start("Y-5", "Y2 Y2"), "contract-sum", sum=4, capacity=5)
    scene.refuses(start("Y-5", "Y2 Y2 joker2"), "contract-sum", sum=6, capacity=5)
    scene.refuses(start("Y-5", ""), "contract-sum", sum=0, capacity=5)
    scene.start("Y-5", "Y2 Y2 joker1", 1)
    assert scene.player(0).coins == 0
    assert scene.player(0).joker.contract == "Y-5"


def test_t7_the_joker_alone() -> None:
    scene = Scene(hand={0: ["R-3"]}, jokers={0: "J6"}, coins=6).start("R-3", "joker3", 1)
    player = scene.player(0)
    assert player.coins == 4
    assert player.joker.revealed
    assert not player.joker.free
    scene.end(3)
    assert player.coins == 7
    assert player.joker.free
    assert player.joker.revealed
    assert player.fulfilled == 1


def test_t8_ships_of_other_colours() -> None:
    def scene(cards: int = 2) -> Scene:
        ships = ["G1", "B1", "W2"]
        return Scene(hand={0: ["G-4"]}, free={0: ships}, any_cards=cards, coins=3, jokers={0: "J1"})

    scene().refuses(start("G-4", "G1 B1* W2"), "contract-colour")
    scene(1).refuses(start("G-4", "G1 B1* W2*"), "no-any-card")
    scene().refuses(start("G-4", "G1* B1* W2*"), "card-not-needed")
    scene(0).refuses(start("G-4", "G1* B1* W2*"), "card-not-needed")  # before the number of cards
    done = scene().start("G-4", "G1 B1* W2*", 1)
    player = done.player(0)
    assert player.coins == 0
    assert player.any_cards == 0
    assert player.free == []
    done.end(3)
    assert player.free == ["G1", "B1", "W2"]
    assert player.any_cards == 0


def test_a_joker_of_other_colours_takes_a_card_too() -> None:
    scene = Scene(hand={0: ["G-4"]}, free={0: ["G1"]}, jokers={0: "J1"}, coins=3)
    scene.refuses(start("G-4", "G1 joker3"), "contract-joker-colour")
    scene.start("G-4", "G1 joker3*", 1)
    assert scene.player(0).any_cards == 1
    assert scene.player(0).running[0].joker_volume == 3
    own = Scene(hand={0: ["G-4"]}, free={0: ["G1"]}, jokers={0: "J2"}, coins=3)
    own.refuses(start("G-4", "G1 joker3*"), "card-not-needed")


def test_t22_a_contract_started_in_the_last_turn_earns_nothing() -> None:
    scene = Scene(turn=30, hand={0: ["W-4"]}, free={0: ["W2", "W2"]}, coins=5)
    scene.state.final_due, scene.state.interim_done = 30, True
    assert scene.cautions(start("W-4", "W2 W2")) == ["too-late"]
    scene.start("W-4", "W2 W2", 1)
    player = scene.player(0)
    assert player.coins == 3
    scene.end()
    assert scene.state.over
    assert player.coins == 3
    assert player.fulfilled == 0
    assert player.running == []
    assert player.score.unplaced == 2
    assert scene.state.contracts_gone == ["W-4"]
    assert "broken-off" in scene.event_names()


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (start("Y-9", "Y2 Y3"), "no-such-choice"),
        (start("Y-5", "Y2 Z3"), "no-such-choice"),
        (start("Y-5", "Y2 joker"), "no-such-choice"),
        (start("Y-5", "Y2 Y3**"), "no-such-choice"),
        (start("Y-4", "Y2 Y2"), "contract-not-in-hand"),
        (start("Y-5", "Y2 Y2 Y1"), "ship-not-free"),
        (start("Y-5", "Y2 joker1 joker2"), "ship-not-free"),
        (start("Y-5", "Y3 joker9"), "joker-volume"),
        (start("Y-5", "Y2 Y3", 0), "rounds"),
        (start("Y-5", "Y2 Y3", 4), "rounds"),
    ],
)
def test_illegal_contracts_are_refused(move: StartContract, reason: str) -> None:
    Scene(hand={0: ["Y-5"]}, free={0: ["Y2", "Y3"]}, jokers={0: "J1"}).refuses(move, reason)


def test_the_fees_must_be_paid() -> None:
    scene = Scene(hand={0: ["Y-5"]}, free={0: ["Y2", "Y2"]}, jokers={0: "J1"}, coins=3)
    scene.refuses(start("Y-5", "Y2 Y2 joker1"), "coins", need=4, have=3)


@pytest.mark.parametrize(("rounds", "income"), [(1, 14), (2, 17), (3, 20)])
def test_longer_contracts_pay_more(rounds: int, income: int) -> None:
    scene = Scene(hand={0: ["R-6"]}, free={0: ["R3", "R3"]}, coins=2).start("R-6", "R3 R3", rounds)
    scene.end(3 * rounds - 1)
    assert scene.player(0).coins == 0
    scene.end()
    assert scene.player(0).coins == income
    assert scene.player(0).fulfilled == 1


def test_any_number_of_contracts_runs_at_the_same_time() -> None:
    scene = Scene(hand={0: ["R-3", "B-3"]}, free={0: ["R3", "B3"]})
    scene.start("R-3", "R3", 1).start("B-3", "B3", 3)
    assert [one.contract for one in scene.player(0).running] == ["R-3", "B-3"]
    assert scene.state.actions == ["place_ships"]


# --- the questions -------------------------------------------------------------------------------------


EVERY_KIND = [name for name in GAME.figures.kinds for _ in range(2)]


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
def test_ships_that_lead_nowhere_are_refused_with_the_precise_reason(
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


def test_rounds_are_offered_with_their_income() -> None:
    scene = Scene(hand={0: ["Y-5"]}, free={0: ["Y2", "Y3"]})
    question = scene.pick(move="start_contract", contract="Y-5", ships=["Y2", "Y3"])
    assert [(o.value, o.text.args["income"]) for o in question.options] == [(1, 8), (2, 10), (3, 12)]


def test_two_rounds_are_usual() -> None:
    scene = Scene(hand={0: ["R-3"]}, free={0: ["R3"]})
    assert scene.usual(move="start_contract", contract="R-3", ships=["R3"]) == [2]


def test_how_many_options_there_can_be() -> None:
    """With every kind of ship, every card and a hand to choose from."""
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


def test_options_always_come_in_the_same_order() -> None:
    scene = Scene(free={0: EVERY_KIND}, hand={0: ["R-6"]}, coins=99, jokers={0: "J2"})
    draft: Draft = {"move": "start_contract", "contract": "R-6", "ships": []}
    assert scene.ask(**draft) == scene.ask(**draft)
