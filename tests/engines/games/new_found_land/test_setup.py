"""How a game starts (§4)."""

from __future__ import annotations

from collections import Counter

import pytest

from data.words import Phrases
from engines.contract.core import Who
from engines.contract.dice import Dice
from engines.games.new_found_land import GAME
from engines.games.new_found_land.figures import start_card
from engines.games.new_found_land.names import goods_listed, ship_code, ship_name
from engines.games.new_found_land.state import State
from tests.engines.games.new_found_land.scene import Scene, storage


def started(seats: int, seed: int = 0) -> State:
    return GAME.start(seats, GAME.check_settings({}), Dice(b"start", seats, seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    state = started(seats)
    nations = [player.nation for player in state.players]
    assert len(set(nations)) == seats
    assert state.edition == GAME.version
    assert state.start == min(range(seats), key=lambda seat: GAME.figures.nations[nations[seat]].number)
    for seat, player in enumerate(state.players):
        first = seat == state.start
        assert player.goods == (storage(wood=1, cloth=1, iron=1) if first else storage(iron=1))
        assert player.ships == [player.nation]
        assert player.hand == [start_card(player.nation)]
        assert player.score == 0
        assert player.goals == []
    assert len(state.small_pile) == 8
    assert len(state.large_pile) == 7
    assert len(state.cards) == 16
    assert len(state.cards_open) == 5 - seats
    assert len(state.contracts) == 9
    assert [len(city.contracts) for city in state.cities.values()] == [3, 3, 3]
    assert [len(frame.left) for frame in state.frames.values()] == [5, 5, 5, 4, 5]
    assert len(state.spaces) == seats
    assert all(not space.fields for space in state.spaces.values())
    assert len(state.tiles) + len(state.tile_discard) == 34 - seats
    assert sorted(Counter(state.compass).values()) == [2, 2, 2, 2]
    assert state.charted == []
    assert state.lap_cards == [5, 3, 1, 0]


def test_every_seed_gives_another_deal() -> None:
    assert started(3, 1) != started(3, 2)
    assert started(3, 1) == started(3, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_and_the_first_income_are_told(seats: int) -> None:
    state = started(seats)
    told = [event.text for event in GAME.opening(state)]
    assert [text.key for text in told] == ["new_found_land-event-round", "new_found_land-event-income"]
    assert [text.args["who"] for text in told] == [Who(state.start)] * 2
    assert told[1].args["goods"] == goods_listed(GAME.figures.income)


def test_large_ships_lie_cost_side_up_if_the_table_wants_it() -> None:
    usual = started(2)
    assert not usual.costs_only
    settings = GAME.check_settings({"large_ships": "costs"})
    state = GAME.start(2, settings, Dice(b"start", 2, 0))
    assert state.costs_only
    public, shown = GAME.view(state, None).public, Phrases("en", ["Ann", "Bob"])
    texts = "\n".join(map(shown, GAME.describe(public)))
    with_values = "\n".join(map(shown, GAME.describe(GAME.view(usual, None).public)))
    for ship in public.large_sale:
        assert ship is not None
        assert shown(ship_name(GAME.figures, ship.name)) not in texts
        assert shown(ship_code(GAME.figures, ship.name)) in texts
        assert shown(ship_name(GAME.figures, ship.name)) in with_values


def test_the_question_what_to_build_names_no_values_of_ships_cost_side_up() -> None:
    scene = Scene().give(0, goods=storage(wood=9, cloth=9, iron=9)).land()
    named = {option.value: option.text for option in scene.pick(move="build_ship").options}
    assert named["L01"] == ship_name(GAME.figures, "L01")
    scene.state.costs_only = True
    named = {option.value: option.text for option in scene.pick(move="build_ship").options}
    assert named["L01"] == ship_code(GAME.figures, "L01")
    assert named["N01"] == ship_name(GAME.figures, "N01"), "small ships lie open"
    scene.build("L01").end_land()
    told = scene.telling("on-sale")
    assert told.args["ship"] == ship_code(GAME.figures, "L05")
