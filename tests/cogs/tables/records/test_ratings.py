"""Finished games: who counts, the places, the ratings, the statistics."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.tables.records.ratings import (
    BASE_POINTS,
    PROVISIONAL_GAMES,
    beginner,
    places,
    rated,
    rating_points,
    response_time,
    statistics,
)
from data.models import Rating, Result
from engines.contract.core import Outcome, Standing

ALONE = ((0,), (1,), (2,), (3,))
PARTNERS = ((0, 2), (1, 3))


def outcome(*ranks: int) -> Outcome:
    found = [Standing(number, rank, 50 - rank, ()) for number, rank in enumerate(ranks)]
    return Outcome(tuple(sorted(found, key=lambda standing: standing.rank)))


@pytest.mark.parametrize(
    ("ranks", "people", "expected"),
    [
        ((1, 2, 3, 4), (0, 1, 2, 3), {0: 1, 1: 2, 2: 3, 3: 4}),
        ((2, 1, 4, 3), (0, 2), {0: 1, 2: 2}),
        ((1, 1, 3, 4), (0, 1, 2), {0: 1, 1: 1, 2: 3}),
        ((4, 2, 2, 1), (0, 1, 2), {0: 3, 1: 1, 2: 1}),
        ((1, 2, 3, 4), (0,), {}),
        ((1, 2, 3, 4), (), {}),
    ],
)
def test_places_are_among_the_people(
    ranks: tuple[int, ...], people: tuple[int, ...], expected: dict[int, int]
) -> None:
    assert places(outcome(*ranks), ALONE, people) == expected


@pytest.mark.parametrize(
    ("ranks", "stayed", "left", "expected"),
    [
        ((2, 2), (0, 1), (), {0: 2, 1: 2}),
        ((2, 2, 3), (0, 1, 2), (), {0: 2, 1: 2, 2: 4}),
        ((2, 2, 3), (1, 2), (), {1: 2, 2: 3}),
        ((2, 2, 3), (1,), (0, 2), {1: 2, 0: 3, 2: 3}),
    ],
)
def test_nobody_is_first_in_a_draw(
    ranks: tuple[int, ...], stayed: tuple[int, ...], left: tuple[int, ...], expected: dict[int, int]
) -> None:
    """A place 1 would be a win in the statistics."""
    assert places(outcome(*ranks), ALONE, stayed, left) == expected


def test_partners_share_a_place() -> None:
    assert places(outcome(3, 1, 3, 1), PARTNERS, (0, 1, 2, 3)) == {0: 2, 2: 2, 1: 1, 3: 1}
    assert places(outcome(3, 1, 3, 1), PARTNERS, (0, 1, 2)) == {0: 2, 2: 2, 1: 1}


def test_partners_who_beat_computers_have_beaten_nobody() -> None:
    assert places(outcome(1, 3, 1, 3), PARTNERS, (0, 2)) == {}


@pytest.mark.parametrize(
    ("stayed", "left", "expected"),
    [
        ((0, 1), (2, 3), {0: 1, 1: 2, 2: 3, 3: 3}),
        ((1, 3), (0,), {1: 1, 3: 2, 0: 3}),
        ((3,), (0, 1), {3: 1, 0: 2, 1: 2}),
        ((), (0, 1), {}),
    ],
)
def test_whoever_left_comes_behind_all_who_stayed(
    stayed: tuple[int, ...], left: tuple[int, ...], expected: dict[int, int]
) -> None:
    """Whatever the computer made of their seats. Where nobody stayed, nobody has won."""
    assert places(outcome(1, 2, 3, 4), ALONE, stayed, left) == expected


def test_a_partner_who_left_comes_behind_the_others_alone() -> None:
    assert places(outcome(1, 3, 1, 3), PARTNERS, (0, 1, 3), (2,)) == {0: 1, 1: 2, 3: 2, 2: 3}
    assert places(outcome(1, 3, 1, 3), PARTNERS, (0, 2), (1, 3)) == {0: 1, 2: 1, 1: 2, 3: 2}
    assert places(outcome(1, 3, 1, 3), PARTNERS, (0,), (2,)) == {}, "their rivals were computers"


def ratings_of(*seats: int) -> dict[int, Rating]:
    return {number: beginner(1, "g", 100 + number) for number in seats}


def test_a_draw_is_rated_as_a_draw() -> None:
    drawn, shared = (rated(ratings_of(0, 1), {0: place, 1: place}, ALONE) for place in (2, 1))
    assert drawn == shared
    assert drawn[0].mu == pytest.approx(drawn[1].mu)


def test_winners_rise_and_losers_fall() -> None:
    after = rated(ratings_of(0, 1, 2), {0: 2, 1: 1, 2: 3}, ALONE)
    figures = {rating.user_id: rating_points(rating) for rating in after}
    assert figures[101] > figures[100] > figures[102]
    assert figures[101] > BASE_POINTS > figures[102]
    assert all(rating.sigma < beginner(1, "g", 0).sigma for rating in after)
    assert {(rating.guild_id, rating.game) for rating in after} == {(1, "g")}


def test_a_draw_between_beginners_moves_nobody() -> None:
    assert {rating.mu for rating in rated(ratings_of(0, 1), {0: 1, 1: 1}, ALONE)} == {25.0}


def test_one_person_alone_is_not_rated() -> None:
    assert rated(ratings_of(0), {0: 1}, ALONE) == []
    assert rated({}, {}, ALONE) == []


def test_partners_rise_and_fall_together() -> None:
    after = rated(ratings_of(0, 1, 2, 3), {0: 2, 2: 2, 1: 1, 3: 1}, PARTNERS)
    by_user = {rating.user_id: rating.mu for rating in after}
    assert by_user[101] == by_user[103] > by_user[100] == by_user[102]


def test_a_computer_partner_counts_for_the_size_of_a_side() -> None:
    """Otherwise a player with a computer partner would count as the weaker side."""
    whole = {r.user_id: r for r in rated(ratings_of(0, 1, 2, 3), {0: 2, 2: 2, 1: 1, 3: 1}, PARTNERS)}
    half = {r.user_id: r for r in rated(ratings_of(0, 1, 2), {0: 2, 2: 2, 1: 1}, PARTNERS)}
    assert half.keys() == {100, 101, 102}
    assert half[101] == whole[101]


def test_a_partner_who_left_falls_alone() -> None:
    after = rated(ratings_of(0, 1, 2, 3), {0: 1, 1: 2, 3: 2, 2: 3}, PARTNERS)
    by_user = {rating.user_id: rating.mu for rating in after}
    assert by_user[100] > by_user[101] == by_user[103] > by_user[102]
    assert by_user[100] > 25 > by_user[102]


def test_a_side_that_left_falls_together() -> None:
    after = rated(ratings_of(0, 1, 2, 3), {0: 1, 2: 1, 1: 2, 3: 2}, PARTNERS)
    assert len({rating.mu for rating in after if rating.user_id in (101, 103)}) == 1
    assert rated(ratings_of(0, 2), {0: 1, 2: 2}, PARTNERS) == [], "nobody gains against a partner alone"


def test_an_upset_counts_more() -> None:
    strong = Rating(guild_id=1, game="g", user_id=100, mu=35, sigma=3)
    weak = Rating(guild_id=1, game="g", user_id=101, mu=15, sigma=3)
    expected = rated({0: strong, 1: weak}, {0: 1, 1: 2}, ALONE)
    upset = rated({0: strong, 1: weak}, {0: 2, 1: 1}, ALONE)
    assert abs(upset[0].mu - 35) > abs(expected[0].mu - 35)


def test_rating_points_are_readable() -> None:
    assert rating_points(beginner(1, "g", 1)) == BASE_POINTS
    assert rating_points(Rating(guild_id=1, game="g", user_id=1, mu=-60, sigma=9)) == 0


def result(table: str, user: int, place: int, points: int, **more: Any) -> Result:
    known: dict[str, Any] = {"guild_id": 1, "game": "g", "people": 2, "lasted": 100}
    known |= {"seat": user, "name": f"P{user}", "spent": 60, "answers": 3, "ended": 10}
    return Result(table_id=table, user_id=user, place=place, points=points, **(known | more))


def test_statistics_add_up() -> None:
    results = [
        result("a", 1, 1, 40, lasted=100),
        result("a", 2, 2, 30, lasted=100),
        result("b", 1, 1, 20, lasted=500, name="New name", ended=20),
        result("b", 2, 1, 20, lasted=500),
        result("c", 1, 2, 9, lasted=300, ended=5),
        result("d", 1, 2, 9, game="other"),
    ]
    rating = Rating(guild_id=1, game="g", user_id=2, mu=30, sigma=5)
    first, second = statistics(results, [rating])
    assert (first.game, first.tables, first.length) == ("g", 3, 300)
    assert [line.user_id for line in first.players] == [2, 1]
    one = first.players[1]
    assert (one.name, one.games, one.wins, one.points, one.rating) == ("New name", 3, 2, 23, None)
    assert first.players[0].rating == rating_points(rating)
    assert (second.game, second.tables) == ("other", 1)


def test_players_with_few_games_come_last() -> None:
    results = [result(f"t{n}", 1, 2, 5) for n in range(PROVISIONAL_GAMES)]
    results += [result(f"t{n}", 2, 1, 9) for n in range(PROVISIONAL_GAMES - 1)]
    ratings = [
        Rating(guild_id=1, game="g", user_id=1, mu=20, sigma=4),
        Rating(guild_id=1, game="g", user_id=2, mu=40, sigma=4),
    ]
    [sheet] = statistics(results, ratings)
    assert [(line.user_id, line.provisional) for line in sheet.players] == [(1, False), (2, True)]


def test_the_response_time_is_a_mean_over_answers() -> None:
    assert response_time([]) is None
    assert response_time([result("a", 1, 1, 1, spent=0, answers=0)]) is None
    both = [result("a", 1, 1, 1, spent=100, answers=1), result("b", 1, 1, 1, spent=20, answers=5)]
    assert response_time(both) == 20
