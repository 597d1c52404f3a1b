"""Positions to draw, found in played games by what they show."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypedDict

from engines import AnyGame, games
from engines.contract.core import Question, Rejected, Seat, Settings
from tests.support.played_games import COMPUTERS_ONLY, Chosen, played


class Sample(NamedTuple):
    """A position as one seat sees it, and what that seat is asked."""

    public: Any
    own: Any
    question: Question | None = None

    @property
    def kind(self) -> str:
        return str(self.public.asking.key).rpartition("-")[2]


class Which(TypedDict, total=False):
    """Which game: with the most seats and the standard settings if nothing else is said."""

    seats: int
    settings: Settings
    seed: int
    clever: int


def few(key: str) -> Which:
    return {"seats": games()[key].seats[0]}


def many(key: str) -> Which:
    """The most seats; and of each setting the last choice, where so many can play with it."""
    game, settings = games()[key], Settings()
    for setting in game.settings:
        tried = {**settings, setting.key: setting.choices[-1]}
        if game.seats[-1] in game.seats_for(game.check_settings(tried)):
            settings = tried
    return {"seats": game.seats[-1], "settings": settings}


def samples(key: str, which: Which | None = None) -> tuple[Sample, ...]:
    """Every moment of a game as the player sees it who moves, and the end as each sees it."""
    game: Which = {"seats": games()[key].seats[-1], "seed": 1, "clever": COMPUTERS_ONLY, **(which or {})}
    return _samples(key, game["seats"], tuple(game.get("settings", {}).items()), game["seed"], game["clever"])


@cache
def _samples(key: str, seats: int, settings: Chosen, seed: int, clever: int) -> tuple[Sample, ...]:
    moves = played(key, seats=seats, settings=dict(settings), seed=seed, clever=clever)
    found = [_seen(moves.game, moment.state, moment.seat) for moment in moves]
    end = moves.at().state
    return (*found, *(_seen(moves.game, end, seat) for seat in range(seats)))


def _seen(game: AnyGame, state: Any, seat: Seat) -> Sample:
    view = game.view(state, seat)
    try:
        return Sample(view.public, view.own, game.ask(state, seat, {}))
    except Rejected:
        return Sample(view.public, view.own)


def first(key: str, shows: Callable[[Sample], object], which: Which | None = None) -> Sample:
    """The first position that shows this."""
    return next(sample for sample in samples(key, which) if shows(sample))


def most(key: str, of: Callable[[Sample], Any], which: Which | None = None) -> Sample:
    """The position with the most of something."""
    return max(samples(key, which), key=of)


def various(key: str, which: Which | None = None) -> dict[str, Sample]:
    """Every position with something to tell that no position before it had, and the one with most of it."""
    game, known = games()[key], set[str]()
    found: dict[str, Sample] = {}
    for sample in samples(key, which):
        told = {line.key for line in (*game.describe(sample.public), *game.describe_own(*sample[:2]))}
        if not told | {sample.kind} <= known:
            found[f"{len(found):02}_{sample.kind}"] = sample
            known |= told | {sample.kind}
    return {**found, "fullest": fullest(key, which)}


def fullest(key: str, which: Which | None = None) -> Sample:
    """The position with the most to tell."""
    return most(key, lambda sample: len(str(games()[key].describe(sample.public))), which)
