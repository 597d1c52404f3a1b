"""Settings, and the set-up part by part (§4, §5.1)."""

from __future__ import annotations

import pytest

from engines.contract.core import Rejected, Seat
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.moves import (
    ChooseCaptains,
    ChooseCrew,
    ChooseHome,
    ChooseNation,
    UsualCrew,
)
from engines.games.efemeris.state import State
from tests.engines.games.efemeris.scene import set_up, settings, started, team


def nations(state: State, *named: tuple[Seat, str]) -> State:
    for seat, nation in named:
        GAME.apply(state, seat, ChooseNation(nation), Dice(b"nation"))
    return state


@pytest.mark.parametrize(
    ("seats", "mode", "allowed"),
    [("2", "duel", [2]), ("3", "ffa", [3]), ("4", "team", [4]), ("", "players", [2, 3, 4])],
)
def test_modes_and_players(seats: str, mode: str, allowed: list[int]) -> None:
    assert list(GAME.seats_for(settings(mode=mode))) == allowed
    if seats:
        assert GAME.start(int(seats), settings(), Dice(b"mode")).mode == mode
        with pytest.raises(ValueError, match="is not for"):
            GAME.start(int(seats) % 3 + 2, settings(mode=mode), Dice(b"mode"))


def test_sides() -> None:
    assert GAME.sides(2, settings()) == ((0,), (1,))
    assert GAME.sides(3, settings()) == ((0,), (1,), (2,))
    assert GAME.sides(4, settings(mode="team")) == ((0, 2), (1, 3))


@pytest.mark.parametrize(
    ("chosen", "layout", "wins"),
    [
        ({}, "19", 1),
        ({"layout": "27"}, "19", 1),
        ({"level": "expert"}, "23", 2),
        ({"level": "expert", "layout": "27", "games": "one"}, "27", 1),
        ({"games": "three"}, "19", 2),
    ],
)
def test_levels(chosen: dict[str, str], layout: str, wins: int) -> None:
    state = GAME.start(2, settings(**chosen), Dice(b"level"))
    assert (state.layout, state.wins_needed) == (layout, wins)


def test_the_last_nation_is_taken_by_itself() -> None:
    state = nations(started(3), (0, "spain"), (1, "france"))
    assert [side.nation for side in state.sides] == ["spain", "france", "britain"]
    assert state.step == "captains"
    assert GAME.waiting(state) == (0, 1, 2)


def test_partners_agree_on_a_nation() -> None:
    state = nations(started(4), (0, "spain"))
    assert GAME.waiting(state) == (2,)
    nations(state, (2, "spain"))
    assert state.sides[0].nation == "spain"
    assert GAME.waiting(state) == (1,)
    nations(state, (1, "france"), (3, "britain"))
    assert GAME.waiting(state) == (1,), "they disagree: the first partner decides"
    nations(state, (1, "britain"))
    assert state.sides[1].nation == "britain"
    assert state.step == "captains"


def test_captains_are_revealed_when_all_have_chosen() -> None:
    state = nations(started(2), (0, "france"), (1, "britain"))
    GAME.apply(state, 1, ChooseCaptains(["byng", "blake"]), Dice(b"c"))
    public = GAME.view(state, None).public
    assert public.players[1].captain == ""
    assert public.players[1].ended
    assert public.quiet
    assert GAME.waiting(state) == (0,)
    assert GAME.view(state, 1).own.captains == ("byng", "blake")  # type: ignore[union-attr]
    events = GAME.apply(state, 0, ChooseCaptains(["castel", "hubac"]), Dice(b"c"))
    public = GAME.view(state, None).public
    assert [player.captain for player in public.players] == ["castel", "byng"]
    assert all("hubac" not in str(event) for event in events if event.to is None)
    assert [player.captains_left for player in public.players] == [2, 2]


@pytest.mark.parametrize("captains", ["byng", "byng byng", "byng hubac", "byng blake fairborne"])
def test_wrong_captains(captains: str) -> None:
    state = nations(started(2), (0, "france"), (1, "britain"))
    with pytest.raises(Rejected):
        GAME.apply(state, 1, ChooseCaptains(captains.split()), Dice(b"c"))


def test_partners_have_different_captains() -> None:
    state = nations(started(4), (0, "france"), (2, "france"), (1, "spain"), (3, "spain"))
    GAME.apply(state, 2, ChooseCaptains(["hubac"]), Dice(b"c"))
    question = GAME.ask(state, 0, {"move": "choose_captains"})
    assert "hubac" not in [option.value for option in question.options]  # type: ignore[union-attr]
    assert GAME.view(state, 0).own.partner.captain == "hubac"  # type: ignore[union-attr]
    for seat, captain in ((0, "castel"), (1, "pargo"), (3, "aviles")):
        GAME.apply(state, seat, ChooseCaptains([captain]), Dice(b"c"))
    assert state.step == "home", "partners lay their planets before they choose their crew"


def test_crew_of_a_duel() -> None:
    state = nations(started(2), (0, "france"), (1, "britain"))
    for seat, captains in ((0, ["hubac", "castel"]), (1, ["blake", "byng"])):
        GAME.apply(state, seat, ChooseCaptains(captains), Dice(b"c"))
    assert GAME.waiting(state) == (0, 1)
    GAME.apply(state, 0, ChooseCrew(["gunner"] * 3 + ["banker"] * 2), Dice(b"c"))
    assert state.players[0].hand == ["gunner"] * 3 + ["banker"] * 2
    assert len(state.sides[0].reserve) == 7
    GAME.apply(state, 1, UsualCrew(), Dice(b"c"))
    assert state.step == "home"
    assert GAME.waiting(state) == (0,)


def test_partners_choose_crew_one_after_the_other() -> None:
    scene = team(step="crew", hands=())
    for player in scene.state.players:
        player.ended = False
    scene.state.order = [1, 0]
    assert GAME.waiting(scene.state) == (0, 1)
    scene.do(ChooseCrew(["gunner"] * 3), 1)
    assert GAME.waiting(scene.state) == (0, 3)
    assert "gunner" not in scene.values(3, move="choose_crew")
    assert scene.own(3).partner.hand[0].card == "gunner"  # type: ignore[union-attr]


def test_a_beginners_team_gets_three_cards_each() -> None:
    state = nations(started(4, crew="one_of_each"), (0, "france"), (2, "france"), (1, "spain"), (3, "spain"))
    for seat, captain in ((0, "castel"), (1, "pargo"), (2, "hubac"), (3, "aviles")):
        GAME.apply(state, seat, ChooseCaptains([captain]), Dice(b"c"))
    laid = ((0, "POS", ""), (2, "PAT", "D2"), (1, "HEC", ""), (3, "HIP", "D6"))
    for seat, planet, cell in laid:
        GAME.apply(state, seat, ChooseHome(planet=planet, cell=cell, rotation=0), Dice(b"c"))
    assert [player.hand for player in state.players] == [["first_officer", "gunner", "banker"]] * 4
    assert state.turn == 1


def test_the_deal() -> None:
    state = nations(started(2), (0, "france"), (1, "britain"))
    for seat, captains in ((0, ["hubac", "castel"]), (1, ["blake", "byng"])):
        GAME.apply(state, seat, ChooseCaptains(captains), Dice(b"c"))
    for seat in (0, 1):
        GAME.apply(state, seat, UsualCrew(), Dice(b"c"))
    for seat, planet in ((0, "DEM"), (1, "PAT")):
        GAME.apply(state, seat, ChooseHome(planet=planet, rotation=0), Dice(b"c", seat))
    assert {ship.id: ship.field for ship in state.ships} == {"G1": "D3.p", "G2": "D5.p"}
    assert (state.turn, state.round, state.step) == (1, 1, "explore")
    assert len(state.players[0].drawn) == 2
    assert len(state.stack) == 14
    assert state.owners == {"DEM": 0, "PAT": 1}
    assert len(state.bag) == 24
    assert len(state.box) == 8, "the expert tiles"


@pytest.mark.parametrize(("layout", "stack"), [("23", 20), ("25", 22), ("27", 24)])
def test_expert_tiles(layout: str, stack: int) -> None:
    state = set_up(started(2, level="expert", layout=layout))
    assert len(state.stack) + 2 == stack
    assert len(state.box) == 27 - int(layout)
    assert len(state.players[0].captains) == 3
    public = GAME.view(state, None).public
    assert len(public.unseen) == len(state.stack) + len(state.box), "nobody knows which were left out"
