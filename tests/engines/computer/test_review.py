"""Looking back: chances add up, a blunder is found, nothing hidden counts, and it can be repeated."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import inf

import msgspec
import pytest

from engines import AnyGame, Table, games
from engines.computer.review import (
    FEWEST,
    LEAST_CHANGE,
    LEAST_CHANGE_AT_THE_END,
    MOMENTS,
    MOST,
    Chances,
    Review,
    TurningPoint,
    changed_most,
    chart_parts,
    result,
    review,
    smoothed,
    spread_over,
    stretch_of,
    turning_points,
)
from engines.computer.search import Candidate, Rounds, Thought, found_in_questions
from engines.contract.core import Move, Pick
from engines.contract.dice import Dice
from engines.games.efemeris.moves import Concede
from engines.games.magellan.moves import Bid, Order
from tests.support.played_games import played

PLAYOUTS = 300

GAMES = [
    pytest.param(game, id=key, marks=() if key == "magellan" else pytest.mark.nightly)
    for key, game in games().items()
]
"""A review takes a second in one of them, and several in the others."""


def finished(key: str) -> Table:
    return played(key, settings={"games": "one"} if key == "efemeris" else {}, seed=2).at()


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
        monkeypatch.setattr("engines.computer.review.CLEAR", inf)
    else:
        same = Thought(ALL_GOLD, (Candidate(ALL_GOLD),))
        monkeypatch.setattr("engines.computer.review.think", lambda *args: same)
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


@pytest.mark.parametrize("hope", [0.5, 0.2])
def test_conceding_is_no_mistake(hope: float) -> None:
    """Any move is better than to lose at once: a comparison says nothing. But it decides the game."""
    game = games()["efemeris"]
    table = Table.open(game, seats=2, key=b"concede", salt=["salt"], settings={"games": "one"})
    for _ in range(8):
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=table.number)
    (seat,) = table.waiting
    table.play(seat, Concede(), at=table.number)
    shares = [hope if one == seat else 1 - hope for one in range(2)]
    flat = [Chances(number, shares) for part in chart_parts(table) for number in part]
    (point,) = turning_points(table, flat, 60)
    assert (point.number, point.better) == (table.number, None)


def test_what_ends_a_game_is_named_though_other_moves_came_before() -> None:
    game = games()["efemeris"]
    table = Table.open(game, seats=2, key=b"concede", salt=["salt"], settings={"games": "one"})
    for _ in range(3 * MOMENTS):
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=table.number)
    table.play(table.waiting[0], Concede(), at=table.number)
    flat = [Chances(number, [0.5, 0.5]) for part in chart_parts(table) for number in part]
    (point,) = turning_points(table, flat, 60)
    assert stretch_of(table, [*flat, result(table)], point).first < point.number == table.number


def test_an_order_for_later_is_no_choice_of_that_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even of the seat whose chances changed."""
    table = Table.open(games()["magellan"], seats=3, key=b"order", salt=["salt"])
    seat = (table.waiting[0] + 1) % 3
    table.play(seat, Order("cook", "limit", 4), at=0)
    while table.waiting:
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=table.number)
    numbers = [number for part in chart_parts(table) for number in part]
    won = [float(one == seat) for one in range(3)]
    chances = [Chances(1, [(1 - share) / 2 for share in won])]
    chances += [Chances(number, won) for number in numbers[1:]]
    (first,) = [one for one in only_swings(table, chances, monkeypatch) if one.number < numbers[1]]
    assert first.number > 1


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
    (end,) = turning_points(table, flat, 12)
    assert stretch_of(table, [*flat, result(table)], end) == (numbers[-1], table.number, True)
    up = [Chances(number, [0.5 + LEAST_CHANGE * at, 0.5]) for at, number in enumerate(numbers)]
    assert len(turning_points(table, up, 12)) >= FEWEST


def test_that_a_favorite_wins_is_no_turning_point() -> None:
    table = finished("entdecker")
    won = result(table).shares
    numbers = [number for part in chart_parts(table) for number in part]
    ahead = [0.6 * share + 0.4 * (1 - share) for share in won]
    assert 1 - max(ahead) < LEAST_CHANGE_AT_THE_END
    assert turning_points(table, [Chances(number, ahead) for number in numbers], 12) == []


def only_swings(table: Table, chances: list[Chances], monkeypatch: pytest.MonkeyPatch) -> list[TurningPoint]:
    """The turning points, if no mistake is found."""
    monkeypatch.setattr("engines.computer.review.CLEAR", inf)
    return turning_points(table, chances, 12)


def test_a_change_belongs_to_all_moves_up_to_the_next_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is the chances of whoever it was about, not of whoever moved."""
    table = finished("magellan")
    numbers = [number for part in chart_parts(table) for number in part]
    turned = numbers[8]
    chances = [
        Chances(number, [0.2, 0.4, 0.4] if number <= turned else [0.8, 0.1, 0.1]) for number in numbers
    ]
    points = only_swings(table, chances, monkeypatch)
    (point,) = [one for one in points if turned <= one.number < numbers[9]]
    assert stretch_of(table, [*chances, result(table)], point) == (turned, numbers[9] - 1, False)
    assert numbers[9] - turned > 1
    assert changed_most(point.before, point.after) == point.seat == 0, "their own choice, where they had one"
    assert point.after[0] - point.before[0] >= LEAST_CHANGE


def without_choice(table: Table, number: int) -> bool:
    """Whether nothing usual could have been done instead."""
    entry = table.log[number - 1]
    game, state = table.game, table.game.decode(bytes(entry.before))
    if entry.seat not in game.waiting(state):
        return True
    usual = game.read_move(entry.move or {})
    others = found_in_questions(game, state, entry.seat, usual, Dice(b"others", number))
    kinds = game.ask(state, entry.seat, {})
    assert isinstance(kinds, Pick)
    rare = [option.value for option in kinds.options if option.rare]
    return not [one for one in others if one != usual and msgspec.to_builtins(one)["move"] not in rare]


@pytest.mark.parametrize("key", ["magellan", pytest.param("new_found_land", marks=pytest.mark.nightly)])
def test_nobody_is_named_for_a_move_without_a_choice(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the chances change: not where the only legal payment was made, nor where somebody's order was
    carried out."""
    table = finished(key)
    numbers = [number for part in chart_parts(table) for number in part]
    seats, named, first = table.seats, [], []
    for at in range(len(numbers) - 3):
        chances = [
            Chances(number, [1 / seats] * seats if here <= at else [1.0, *[0.0] * (seats - 1)])
            for here, number in enumerate(numbers)
        ]
        point = max(only_swings(table, chances, monkeypatch), key=lambda one: one.after[0] - one.before[0])
        named.append(point.number)
        first.append(stretch_of(table, [*chances, result(table)], point).first)
    assert not [number for number in named if without_choice(table, number)]
    assert [number for number in first if without_choice(table, number)], "else this shows nothing"


def test_a_game_that_goes_on_is_not_judged() -> None:
    table = Table.open(games()["magellan"], seats=3, key=b"review")
    with pytest.raises(ValueError, match="finished"):
        review(table, 10)


def test_some_of_many() -> None:
    assert spread_over([1, 2, 3], 5) == [1, 2, 3]
    assert spread_over(list(range(100)), 4) == [0, 25, 50, 75]
