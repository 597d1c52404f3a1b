"""Scorings, missions and the result (§T13 to §T16, §T29, §T30, §T35, §7.3)."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import Outcome
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.scoring import qualifies, qualifying
from tests.engines.games.age_of_discovery.scene import Scene


def result(scene: Scene) -> Outcome:
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    return outcome


def counts_for(scene: Scene, seat: int, mission: str, expedition: str) -> bool:
    scene.player(seat).mission = mission
    return expedition in qualifying(scene.board, seat)


def test_t13_a_joker_is_one_ship() -> None:
    scene = Scene(seats=2).sea("cabral", (0, "joker-green-3"), (1, "G1"))
    assert scene.board.used("cabral") == 4
    assert counts_for(scene, 0, "half", "cabral")
    assert counts_for(scene, 1, "half", "cabral")
    assert not counts_for(scene, 0, "majority", "cabral")
    assert not counts_for(scene, 1, "majority", "cabral")
    scene.score_interim().score_final()
    assert scene.player(0).score.interim == {"cabral": 2}
    assert scene.player(0).score.final == {"cabral": 4}


def test_t14_half_and_majority() -> None:
    scene = Scene().sea("cabral", (0, "G1"), (0, "G1"), (1, "G1"), (2, "G1"))
    assert counts_for(scene, 0, "half", "cabral")
    assert not counts_for(scene, 0, "majority", "cabral")
    scene = Scene().sea("cabral", (0, "G1"), (0, "G1"), (1, "G1"))
    assert counts_for(scene, 0, "half", "cabral")
    assert counts_for(scene, 0, "majority", "cabral")
    scene = Scene().sea("cabral", (0, "G1"), (1, "G1"), (1, "G1"))
    assert not counts_for(scene, 0, "half", "cabral")
    assert not counts_for(scene, 0, "majority", "cabral")


def test_a_majority_of_volume_is_none() -> None:
    scene = Scene(seats=2).sea("cabral", (0, "G3"), (1, "G1"), (1, "G1"))
    assert not counts_for(scene, 0, "half", "cabral")
    assert counts_for(scene, 1, "majority", "cabral")


@pytest.mark.parametrize("mission", ["present", "half", "majority", "alone"])
def test_t15_nobody_qualifies_on_an_empty_expedition(mission: str) -> None:
    scene = Scene()
    assert not counts_for(scene, 0, mission, "balboa")
    assert not qualifies(mission, 0, 0)
    assert not counts_for(scene.sea("balboa", (1, "Y1")), 0, mission, "balboa")


def test_alone_and_present() -> None:
    scene = Scene().sea("cabral", (0, "G1"), (1, "G1")).sea("dias", (0, "R1"))
    scene.player(0).mission = "alone"
    assert qualifying(scene.board, 0) == ["dias"]
    scene.player(0).mission = "present"
    assert qualifying(scene.board, 0) == ["dias", "cabral"]


def test_t16_the_last_column_counts_for_everything_beyond() -> None:
    scene = Scene(seats=2, missions={0: "alone"}, fulfilled={0: 11})
    for name in ("abreu", "dias", "drake"):
        scene.sea(name, (0, "R1"))
    assert scene.score_final().player(0).score.mission == 3 * 11


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mission", ["present", "half", "majority", "alone"])
def test_t16_without_a_contract_no_mission_counts(seats: int, mission: str) -> None:
    scene = Scene(seats=seats, missions={0: mission}).sea("abreu", (0, "R1"))
    assert scene.score_final().player(0).score.mission == 0


def unplaced_scene(*, joker_counts: bool) -> Scene:
    scene = Scene(free={0: ["R1", "R2"]}, joker_counts=joker_counts)
    return scene.runs(0, "G-3", ["G3"], 8, 2).score_final()


def test_t29_ships_not_placed() -> None:
    scene = unplaced_scene(joker_counts=False)
    assert scene.player(0).score.unplaced == 3
    assert scene.player(0).running == []
    assert unplaced_scene(joker_counts=True).player(0).score.unplaced == 4


def tied_scene(first: list[str], second: list[str], points: tuple[int, int]) -> Scene:
    scene = Scene(seats=2, free={0: first, 1: second}, coins={0: 20, 1: 0})
    for seat, number in enumerate(points):
        scene.player(seat).score.interim = {"dias": number}
    return scene.score_final()


def test_t30_of_equals_the_one_with_more_unplaced_ships_wins() -> None:
    outcome = result(tied_scene(["R1", "R1"], ["R1", "R1", "R1"], (59, 58)))
    assert [(one.seat, one.rank, one.total) for one in outcome.standings] == [(1, 1, 61), (0, 2, 61)]
    assert outcome.reason is not None
    assert outcome.reason.key == "age_of_discovery-outcome-tie"
    assert outcome.reason.args["ships"] == 3


def test_t30_equal_in_both_they_share_the_victory_whatever_their_coins() -> None:
    scene = tied_scene(["R1", "R1"], ["R2", "R2"], (59, 59))
    outcome = result(scene)
    assert [one.rank for one in outcome.standings] == [1, 1]
    assert outcome.reason is not None
    assert outcome.reason.key == "age_of_discovery-outcome-shared"


@pytest.mark.parametrize(
    ("rules", "used", "counts", "winners"),
    [(3, True, False, [0]), (3, False, False, [0, 1]), (2, True, False, [0, 1]), (3, True, True, [0, 1])],
    ids=["used", "never used", "rules before", "a point for every joker"],
)
def test_t30_a_joker_in_use_counts_as_a_ship_one_owns(
    rules: int, used: bool, counts: bool, winners: list[int]
) -> None:
    scene = Scene(rules=rules, seats=2, joker_counts=counts, free={0: ["R1"], 1: ["R1"]})
    scene.player(0).joker.revealed = used
    outcome = result(scene.score_final())
    assert [one.seat for one in outcome.standings if one.rank == 1] == winners
    assert {one.total for one in outcome.standings} == {1 + counts}


def test_t30_a_joker_with_an_expedition_breaks_no_tie() -> None:
    scene = Scene(seats=2, free={0: ["R1", "R1"], 1: ["R1"]}, missions={1: "alone"})
    scene.sea("dias", (1, "joker-blue-1"))
    scene.player(0).score.interim = {"dias": 3}
    outcome = result(scene.score_final())
    assert [one.total for one in outcome.standings] == [5, 5]
    assert [one.rank for one in outcome.standings] == [1, 2]


def test_without_a_tie_there_is_nothing_to_explain() -> None:
    assert result(tied_scene([], [], (5, 6))).reason is None


def worked_scene() -> Scene:
    """The position of §7.3."""
    scene = Scene(
        missions={0: "present", 1: "half", 2: "majority"},
        fulfilled={0: 4, 1: 5, 2: 2},
        free={0: ["W1", "W2"], 2: ["B3"]},
        jokers={2: "J1"},
    )
    scene.runs(0, "N-3", ["N3"], 8, 2)
    scene.sea("abreu", (0, "G1"), (1, "G2"))
    scene.sea("magellan", (0, "R3"), (2, "B1"), row="red")
    return scene.sea("columbus", (1, "R1"), (1, "R2"), (2, "joker-red-3"))


def test_t35_a_whole_scoring() -> None:
    scene = worked_scene().score_interim()
    assert [player.score.total for player in scene.state.players] == [6, 11, 5]
    scene.score_final()
    scores = [player.score for player in scene.state.players]
    assert [sum(score.final.values()) for score in scores] == [10, 12, 10]
    assert [score.mission for score in scores] == [4, 6, 0]
    assert [score.unplaced for score in scores] == [3, 0, 1]
    outcome = result(scene)
    assert [(one.seat, one.rank, one.total) for one in outcome.standings] == [
        (1, 1, 29),
        (0, 2, 23),
        (2, 3, 16),
    ]
    assert [part.points for part in outcome.standings[0].parts] == [11, 12, 6, 0]


def told_in_words(scene: Scene) -> list[str]:
    words = Phrases("en", ("Ann", "Ben", "Cem"))
    return [words(event.text) for event in scene.events]


def test_the_log_of_a_scoring_says_where_every_point_came_from() -> None:
    scene = worked_scene().score_interim()
    assert told_in_words(scene)[1:] == [
        "Ann: **6 points** (Antonio de Abreu 5 and Ferdinand Magellan 1).",
        "Ben: **11 points** (Antonio de Abreu 5 and Christopher Columbus 6).",
        "Cem: **5 points** (Ferdinand Magellan 2 and Christopher Columbus 3).",
    ]
    told = told_in_words(scene.score_final())
    assert "Ann’s expeditions score 10 points (Antonio de Abreu 6 and Ferdinand Magellan 4)." in told
    mission = "Ben had the mission “at least half of the ships”: 2 × 3 = 6 points"
    assert f"{mission} (Antonio de Abreu and Christopher Columbus)." in told
    assert "Cem had the mission “majority of the ships”: no expedition counts for it." in told
    assert "Ann ends with **23 points**: interim 6, final 10, mission 4, ships left over 3." in told


def test_the_interim_scoring_changes_nothing_but_points() -> None:
    scene = worked_scene()
    before = GAME.decode(GAME.encode(scene.state))
    scene.score_interim()
    for player, was in zip(scene.state.players, before.players, strict=True):
        assert player.running == was.running
        assert player.coins == was.coins
        assert player.free == was.free
    assert scene.state.expeditions == before.expeditions
    assert not scene.state.over


def test_coins_and_contracts_in_hand_are_worth_nothing() -> None:
    scene = Scene(coins=50, hand={0: ["R-3", "R-4"]}).score_final()
    assert scene.player(0).score.total == 0


def test_the_end_reveals_missions_and_lifts_reservations() -> None:
    scene = Scene(turn=9).reserve("purchase-1")
    scene.state.final_due = 9
    scene.state.interim_due, scene.state.interim_done = 5, True
    scene.end()
    assert scene.event_names().count("mission-none") == 3
    assert scene.event_names()[-1] == "over"
    assert all(card is None or card.reserved_by is None for card in scene.state.purchase_row)
