"""Promise 5: nothing leaks. What a seat cannot know is dealt anew, and the seat must not notice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines import AnyGame
from engines.contract.core import Event, Seat, View
from engines.contract.dice import Dice
from tests.conformance.probes import PROBES
from tests.conformance.tables import Walk, setups, whole_game
from tests.lab.strength.simulate import choose
from tests.support.stages import DRAFTS

CONTINUED_ONE_IN = 60
"""Of the moves of a game: how often it is dealt anew and played to its end."""


def everybody(seats: int) -> list[Seat | None]:
    return [*range(seats), None]


@pytest.mark.parametrize("game", DRAFTS)
def test_nobody_notices_that_the_hidden_part_was_dealt_anew(game: AnyGame) -> None:
    different = 0
    for setup in setups(game, sample=2):
        for moment in whole_game(game, setup):
            if moment.number % 7:
                continue
            for seat in everybody(setup.seats):
                dice = Dice(b"redeal", moment.number, str(seat))
                other = game.redeal(moment.state, seat, dice)
                different += other != moment.state
                for probe in PROBES:
                    seen, seen_then = (probe(game, state, seat) for state in (moment.state, other))
                    assert seen == seen_then, (probe.__name__, setup, moment.number, seat)
    assert different > 100, "redealing changes nothing, so this test shows nothing"


@pytest.mark.parametrize("game", DRAFTS)
def test_dealing_anew_leaves_the_original_alone_and_loses_nothing(game: AnyGame) -> None:
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            before = game.encode(moment.state)
            other = game.redeal(moment.state, 0, Dice(b"redeal", moment.number))
            assert game.encode(moment.state) == before
            assert game.census(other) == game.census(moment.state)


@pytest.mark.parametrize("game", DRAFTS)
def test_a_game_dealt_anew_can_be_continued(game: AnyGame) -> None:
    """The other deal must be possible in play; otherwise equal views would mean little."""
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            if moment.number % CONTINUED_ONE_IN:
                continue
            walk = Walk(game, setup, seed=44, clever=8)
            walk.state = game.redeal(moment.state, moment.seat, Dice(b"redeal", moment.number))
            assert game.waiting(walk.state)
            for _ in walk:
                pass
            assert game.outcome(walk.state) is not None


@pytest.mark.parametrize("game", DRAFTS)
def test_a_new_deal_knows_nothing_of_the_old_one(game: AnyGame) -> None:
    """Whoever thinks in worlds that are dealt anew learns nothing by them: two tables that look the same to a
    seat are dealt anew in the same way."""
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            if moment.number % 7:
                continue
            other = game.redeal(moment.state, moment.seat, Dice(b"other", moment.number))
            worlds = [
                game.encode(game.redeal(state, moment.seat, Dice(b"anew", moment.number)))
                for state in (moment.state, other)
            ]
            assert worlds[0] == worlds[1]


@pytest.mark.parametrize("game", DRAFTS)
def test_spectators_see_the_public_part_and_no_more(game: AnyGame) -> None:
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            public = game.view(moment.state, None)
            assert public.own is None
            for seat in range(setup.seats):
                view = game.view(moment.state, seat)
                assert view.public == public.public
                assert view.own is not None
                assert view.own.seat == seat


@pytest.mark.parametrize("game", DRAFTS)
def test_views_and_events_can_be_saved(game: AnyGame) -> None:
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            view: View[Any, Any] = game.view(moment.state, moment.seat)
            assert msgspec.json.encode(view)
            raw = msgspec.json.encode(moment.events)
            assert msgspec.json.decode(raw, type=list[Event]) == moment.events
            assert all(event.to is None or event.to in range(setup.seats) for event in moment.events)


@pytest.mark.parametrize("game", DRAFTS)
def test_the_computer_player_sees_no_more_than_a_person(game: AnyGame) -> None:
    """The same view and questions give the same suggestion, whatever the others hold."""
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            if moment.number % 5 or moment.seat not in game.waiting(moment.state):
                continue
            other = game.redeal(moment.state, moment.seat, Dice(b"redeal", moment.number))
            moves = [
                choose(game, state, moment.seat, blindly=False, dice=Dice(b"suggest", moment.number))
                for state in (moment.state, other)
            ]
            assert moves[0] == moves[1]
