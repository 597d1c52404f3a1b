"""What is dealt anew for a seat is all that it can't know, and nothing else. Two tables that were dealt anew
look the same in what a game forgets to deal: the tests for leaks can't notice that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from engines import AnyGame
from engines.contract.core import Rejected, Seat
from engines.contract.dice import Dice
from engines.contract.endings import ENDINGS
from tests.conformance.tables import setups, whole_game
from tests.support.stages import DRAFTS

OFFER, _ = ENDINGS
DEALS = 3
"""How often a moment is dealt anew."""
EVERY = 3
"""Of the moments of a walk one in so many is looked at."""

Place = tuple[str, ...]
"""The way to a part of a state: fields, keys and places in lists."""


class Moment(NamedTuple):
    state: Any
    seat: Seat | None
    """For whom it is dealt anew: a seat or a spectator."""
    number: int
    begun: Any
    """The game as it was at its start."""


def moments(game: AnyGame) -> Iterator[Moment]:
    """Moments of games."""
    for setup in setups(game):
        begun = game.start(setup.seats, setup.settings, Dice(b"start"))
        for moment in whole_game(game, setup):
            if moment.number % EVERY == 0:
                seat = moment.number // EVERY % (setup.seats + 1)
                for state in (moment.state, *voting(game, moment.state, setup.seats)):
                    yield Moment(state, seat if seat < setup.seats else None, moment.number, begun)


def voting(game: AnyGame, state: Any, seats: int) -> Iterator[Any]:
    """The same moment once somebody has offered a draw, where that can be done: it is rare in a walk."""
    for seat in range(seats):
        voted = game.copy(state)
        try:
            game.apply(voted, seat, game.read_move({"move": OFFER}), Dice(b"offer"))
        except Rejected:
            continue
        if game.waiting(voted):
            yield voted
        return


def parts(whole: Any) -> dict[str, Any]:
    """What a part of a state, as plain data, consists of."""
    if isinstance(whole, dict):
        return {str(key): part for key, part in whole.items()}
    return {str(at): part for at, part in enumerate(whole)} if isinstance(whole, list | tuple) else {}


def at(path: str, state: Any, unless: Seat | None = None) -> dict[Place, Any]:
    """What is at all the places that a path names, but not that of this seat."""
    found: dict[Place, Any] = {(): msgspec.to_builtins(state)}
    for step in path.split("."):
        found = {
            (*place, name): part
            for place, whole in found.items()
            for name, part in parts(whole).items()
            if step in ("*", name)
        }
    return {place: part for place, part in found.items() if place[:2] != ("players", str(unless))}


def is_at(path: str, place: Place) -> bool:
    steps = path.split(".")
    return len(steps) == len(place) and all(
        step in ("*", name) for step, name in zip(steps, place, strict=True)
    )


def differences(one: Any, other: Any, known: tuple[str, ...], place: Place = ()) -> Iterator[str]:
    """The places where two states, as plain data, differ, except the known ones."""
    if one == other or any(is_at(path, place) for path in known):
        return
    ours, theirs = parts(one), parts(other)
    if not ours or ours.keys() != theirs.keys():
        yield ".".join(place)
        return
    for name in ours:
        yield from differences(ours[name], theirs[name], known, (*place, name))


@pytest.mark.parametrize("game", DRAFTS)
def test_everything_hidden_is_dealt_anew(game: AnyGame) -> None:
    left = {*game.hidden.dealt}
    for state, seat, number, _ in moments(game):
        deals = [game.redeal(state, seat, Dice(b"deal", number, deal)) for deal in range(DEALS)]
        for path in sorted(left):
            values = [at(path, deal, seat) for deal in deals]
            if any(value != values[0] for value in values):
                left.remove(path)
        if not left:
            return
    assert not left, "the same in all deals"


@pytest.mark.parametrize("game", DRAFTS)
def test_nothing_else_is_changed(game: AnyGame) -> None:
    known = game.hidden.dealt + game.hidden.cleared
    for state, seat, number, _ in moments(game):
        other = game.redeal(state, seat, Dice(b"deal", number))
        assert [*differences(msgspec.to_builtins(state), msgspec.to_builtins(other), known)] == []


@pytest.mark.parametrize("game", DRAFTS)
def test_nothing_is_left_of_the_orders_of_others(game: AnyGame) -> None:
    """Neither of real ones, when a moment is dealt anew, nor of made up ones, when somebody imagines it."""
    cleared, unordered = game.hidden.cleared, game.hidden.unordered
    never = {*cleared, *unordered}
    for state, seat, number, begun in moments(game) if never else ():
        if seat is None:
            continue
        dice = Dice(b"orders", number)
        deal = game.redeal(state, seat, dice)
        world = game.imagine(deal, seat, dice)
        for paths, before, after in ((cleared, state, deal), (unordered, deal, world)):
            for path in paths:
                nothing = at(path, begun, seat)
                assert at(path, after, seat) == nothing, path
                if at(path, before, seat) != nothing:
                    never.discard(path)
    assert not never, "never ordered, so this test shows nothing"
