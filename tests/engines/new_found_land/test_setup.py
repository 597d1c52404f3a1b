"""How a game starts (§4)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core import Dice, Who
from engines.new_found_land import GAME
from engines.new_found_land.figures import start_card
from engines.new_found_land.names import goods_listed
from engines.new_found_land.state import State
from tests.engines.new_found_land.scene import storage


def started(seats: int, seed: int = 0) -> State:
    return GAME.start(seats, GAME.check_settings({}), Dice(b"start", seats, seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    state = started(seats)
    nations = [player.nation for player in state.players]
    assert len(set(nations)) == seats
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
