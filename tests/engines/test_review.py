"""Looking back: chances add up, a blunder is found, nothing hidden counts, and it can be repeated."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import inf

import msgspec
import pytest

from engines import AnyGame, Table, games
from engines.core import Move
from engines.efemeris.moves import Concede
from engines.magellan.moves import Bid
from engines.review import (
    FEWEST,
    LEAST_CHANGE,
    MOMENTS,
    MOST,
    Chances,
    Review,
    TurningPoint,
    chart_parts,
    review,
    smoothed,
    spread_over,
    turning_points,
)
from engines.search import Candidate, Rounds, Thought

PLAYOUTS = 300

LONG_GAMES = ("entdecker",)
"""With many moves: a review takes several seconds."""
GAMES = [
    pytest.param(game, id=key, marks=pytest.mark.long if key in LONG_GAMES else ())
    for key, game in games().items()
]


@cache
def finished(key: str) -> Table:
    game = games()[key]
    table = Table.open(game, seats=game.seats[0], key=b"review", salt=["salt"], settings=short(game))
    while table.waiting:
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=table.number)
    return table


def short(game: AnyGame) -> dict[str, str]:
    return {"games": "one"} if game.key == "efemeris" else {}


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_end_with_the_result(game: AnyGame) -> None:
    table = finished(game.key)
    found = review(table, 24)
    assert len(found.chances) <= MOMENTS + 1
    assert all(sum(one.shares) == pytest.approx(1, abs=0.01) for one in found.chances)
    assert max(found.chances[-1].shares) in (0.5, 1.0)
    assert len(found.turning_points) <= MOST
    for point in found.turning_points:
        changes = [abs(before - after) for before, after in zip(point.before, point.after, strict=True)]
        assert max(changes) >= LEAST_CHANGE, "nothing turned there"
    numbers = [point.number for point in found.turning_points]
    assert numbers == sorted(set(numbers))
    for point in found.turning_points:
        entry = next(entry for entry in table.log if entry.number == point.number)
        assert (point.seat, point.played) == (entry.seat, entry.move)
        assert point.better is None or game.read_move(point.better) != game.read_move(point.played)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_the_same_game_gives_the_same_review() -> None:
    table = finished("magellan")
    assert review(table, 12) == review(Table.from_json(table.to_json()), 12)


ALL_GOLD = Bid(44)
"""Of the 45 with which everybody begins: for some cards a money card must remain."""


class Blunderer:
    """Plays Magellan as the computer does, but one seat bids all its gold for the first card. Smaller
    mistakes are found in some games only: the chart with so few worlds often doesn't show them."""

    def move(self, table: Table) -> Move:
        seat = table.waiting[0]
        first = not any(entry.seat == seat and entry.move for entry in table.log)
        return ALL_GOLD if seat == 0 and first else table.suggest(seat)


@cache
def blundered() -> tuple[Table, Review]:
    table = Table.open(games()["magellan"], seats=3, key=b"b3", salt=["salt"])
    while table.waiting:
        table.play(table.waiting[0], Blunderer().move(table), at=table.number)
    return table, review(table, PLAYOUTS)


def mistakes(points: list[TurningPoint]) -> list[TurningPoint]:
    return [point for point in points if point.better]


def test_a_blunder_is_found() -> None:
    _, found = blundered()
    assert any(
        point.seat == 0 and point.played == msgspec.to_builtins(ALL_GOLD)
        for point in mistakes(found.turning_points)
    )


@pytest.mark.parametrize("why", ["not beyond doubt", "the hard player's own choice"])
def test_nobody_is_blamed_for_what_is(monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    table, found = blundered()
    if why == "not beyond doubt":
        monkeypatch.setattr("engines.review.CLEAR", inf)
    else:
        same = Thought(ALL_GOLD, (Candidate(ALL_GOLD),))
        monkeypatch.setattr("engines.review.think", lambda *args: same)
    again = turning_points(table, found.chances[:-1], PLAYOUTS)
    assert again
    assert not [point for point in mistakes(again) if point.seat == 0]


def test_a_close_look_takes_other_worlds_than_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those in which a move seemed worse would speak against it twice."""
    table, found = blundered()
    keys: list[bytes] = []
    compare = Rounds.compare

    def noted(rounds: Rounds, candidates: list[Candidate]) -> None:
        keys.append(rounds.key)
        compare(rounds, candidates)

    monkeypatch.setattr(Rounds, "compare", noted)
    turning_points(table, found.chances[:-1], PLAYOUTS)
    assert len(set(keys)) == len(keys)


def test_conceding_is_no_mistake() -> None:
    """Any move is better than to lose at once: a comparison says nothing."""
    game = games()["efemeris"]
    table = Table.open(game, seats=2, key=b"concede", salt=["salt"], settings={"games": "one"})
    for _ in range(8):
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=table.number)
    table.play(table.waiting[0], Concede(), at=table.number)
    flat = [Chances(number, [0.5, 0.5]) for part in chart_parts(table) for number in part]
    (point,) = turning_points(table, flat, 60)
    assert (point.number, point.better) == (table.number, None)


def test_a_turning_point_says_what_the_chart_shows() -> None:
    _, found = blundered()
    shown = [one.shares for one in smoothed(found.chances)]
    assert shown[-1] == found.chances[-1].shares
    for point in found.turning_points:
        assert (point.before, point.after) in pairwise(shown)


def test_where_the_chances_stay_nothing_turned() -> None:
    """With few worlds the chart may be flat up to the end: then only the end is a turning point."""
    table = finished("entdecker")
    numbers = [number for part in chart_parts(table) for number in part]
    flat = [Chances(number, [0.5, 0.5]) for number in numbers]
    assert [point.number for point in turning_points(table, flat, 12)] == numbers[-1:]
    up = [Chances(number, [0.5 + LEAST_CHANGE * at, 0.5]) for at, number in enumerate(numbers)]
    assert len(turning_points(table, up, 12)) >= FEWEST


def test_a_game_that_goes_on_is_not_judged() -> None:
    table = Table.open(games()["magellan"], seats=3, key=b"review")
    with pytest.raises(ValueError, match="finished"):
        review(table, 10)


def test_some_of_many() -> None:
    assert spread_over([1, 2, 3], 5) == [1, 2, 3]
    assert spread_over(list(range(100)), 4) == [0, 25, 50, 75]
