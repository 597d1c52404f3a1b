"""Who meets whom in a season, what a game is worth, and who is ahead."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from cogs.tables.seasons.season_plan import advancing, is_final, next_round, results, still_in
from cogs.tables.seasons.season_standings import standings
from data.season_models import Entrant, Match, MatchSeat, Season, SeasonFormat, SeasonNow, SeasonStatus
from engines.contract.core import Outcome, Standing

LEAGUE, KNOCKOUT = SeasonFormat.LEAGUE, SeasonFormat.KNOCKOUT


def season(people: int, kind: SeasonFormat = LEAGUE, *, size: int = 4, rounds: int = 3) -> SeasonNow:
    row = Season(
        id="s",
        guild_id=1,
        channel_id=2,
        game="magellan",
        format=kind,
        status=SeasonStatus.OPEN,
        host_id=9,
        language="en",
        settings={},
        table_size=size,
        rounds=rounds,
        days=7,
        level="normal",
        key=b"key",
        created=0,
    )
    entrants = [Entrant(season_id="s", number=n, user_id=n, name=f"P{n}") for n in range(1, people + 1)]
    return SeasonNow(row, entrants, [], [])


def played(now: SeasonNow, best: dict[int, int] | None = None) -> SeasonNow:
    """The next round, in which smaller numbers win, or those who are better in `best`."""
    strength = best or {}
    tables = next_round(now)
    number = now.season.round + 1
    matches, seats = list(now.matches), list(now.seats)
    for table, seated in enumerate(tables, 1):
        order = sorted(seated, key=lambda one: (one is None, strength.get(one or 0, 0), one or 0))
        matches.append(Match(season_id="s", round=number, number=table, done=True))
        for seat, entrant in enumerate(seated):
            rank = order.index(entrant) + 1
            seats.append(
                MatchSeat(
                    season_id="s",
                    round=number,
                    number=table,
                    seat=seat,
                    entrant=entrant,
                    rank=rank,
                    points=60 * (len(seated) - rank) // (len(seated) - 1),
                    score=50 - rank,
                )
            )
    row = msgspec.structs.replace(now.season, round=number, status=SeasonStatus.RUNNING)
    return SeasonNow(row, now.entrants, matches, seats)


def tables(now: SeasonNow, number: int) -> list[list[int | None]]:
    found: dict[int, list[int | None]] = {}
    for seat in now.seats:
        if seat.round == number:
            found.setdefault(seat.number, []).append(seat.entrant)
    return list(found.values())


@pytest.mark.parametrize("people", [2, 3, 5, 9, 16, 17, 64])
@pytest.mark.parametrize("size", [2, 3, 4, 6])
def test_everybody_has_one_seat_and_people_are_spread_evenly(people: int, size: int) -> None:
    found = next_round(season(people, size=size))
    assert sorted(one for table in found for one in table if one) == list(range(1, people + 1))
    assert all(len(table) == size for table in found), "computer players fill the tables"
    here = [sum(one is not None for one in table) for table in found]
    assert max(here) - min(here) <= 1
    assert len(found) == -(-people // size)


def test_nobody_meets_again_while_there_are_others() -> None:
    now = season(16, rounds=4)
    met: Counter[frozenset[int]] = Counter()
    for number in range(1, 5):
        now = played(now)
        for table in tables(now, number):
            met.update(frozenset(pair) for pair in combinations([one for one in table if one], 2))
    assert max(met.values()) <= 2
    assert sum(count > 1 for count in met.values()) <= 4, "sixteen people, four rounds, hardly anybody twice"


def test_seats_are_fair_over_the_rounds() -> None:
    now = season(16, rounds=4)
    for _ in range(4):
        now = played(now)
    back = Counter(dict.fromkeys(range(1, 17), 0))
    for seat in now.seats:
        back[seat.entrant or 0] += seat.seat
    assert max(back.values()) - min(back.values()) <= 4, "nobody always sits last"


def test_a_league_ends_after_its_rounds_and_counts_points() -> None:
    now = season(8, rounds=2)
    now = played(played(now))
    assert next_round(now) == []
    found = standings(now)
    assert found[0].entrant == 1
    assert found[0].points == 120
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


def test_ties_share_a_place() -> None:
    now = played(season(4, rounds=1, size=2))
    first = [one for one in standings(now) if one.place == 1]
    assert len(first) == 2, "both won their game with as many points"
    assert [one.place for one in standings(now)] == [1, 1, 3, 3]


@pytest.mark.parametrize(("people", "size"), [(64, 4), (64, 2), (5, 4), (7, 3), (2, 4), (63, 6)])
def test_a_knock_out_ends_with_one_table_and_a_winner(people: int, size: int) -> None:
    now, left = season(people, KNOCKOUT, size=size), people
    for _ in range(12):
        if not next_round(now):
            break
        now = played(now)
        if not is_final(now):
            assert 1 < len(still_in(now)) < left, "somebody goes out, and not everybody"
            left = len(still_in(now))
    assert is_final(now)
    found = standings(now)
    assert found[0].entrant == 1
    assert [one.place for one in found].count(1) == 1
    assert found[0].reached == now.season.round


def test_how_many_go_on() -> None:
    assert [advancing(size, size) for size in (2, 3, 4, 5, 6)] == [1, 1, 2, 2, 3]
    assert advancing(4, 2) == 1
    assert advancing(4, 1) == 1


def test_whoever_drops_out_plays_no_more() -> None:
    now = played(season(8, rounds=3))
    gone = [msgspec.structs.replace(one, dropped=one.number == 1) for one in now.entrants]
    now = now._replace(entrants=gone)
    assert 1 not in [one for table in next_round(now) for one in table]
    own = next(one for one in standings(now) if one.entrant == 1)
    assert own.out
    assert own.points == 60, "what was won stays"


def test_a_table_that_nobody_finished_sends_on_who_signed_up_first() -> None:
    now = played(season(8, KNOCKOUT))
    seats = [
        msgspec.structs.replace(seat, rank=None, points=0) if seat.number == 1 else seat for seat in now.seats
    ]
    now = now._replace(seats=seats)
    first = min(seat.entrant or 99 for seat in seats if seat.number == 1)
    of_table = {seat.entrant for seat in seats if seat.number == 1}
    assert [one for one in still_in(now) if one in of_table] == [first]


def outcome(*ranks: int) -> Outcome:
    return Outcome(tuple(Standing(seat, rank, 100 - rank, ()) for seat, rank in enumerate(ranks)))


def test_what_places_are_worth() -> None:
    alone = [[seat] for seat in range(4)]
    assert [one.points for one in results(outcome(1, 2, 3, 4), alone, []).values()] == [60, 40, 20, 0]
    assert [one.points for one in results(outcome(1, 1, 3, 4), alone, []).values()] == [50, 50, 20, 0]
    assert [one.points for one in results(outcome(1, 2), alone[:2], []).values()] == [60, 0]


def test_partners_are_no_rivals() -> None:
    found = results(outcome(1, 2, 1, 2), [[0, 2], [1, 3]], [])
    assert [one.points for one in found.values()] == [60, 0, 60, 0]


def test_whoever_left_has_nothing_and_is_beaten() -> None:
    found = results(outcome(1, 2, 3), [[0], [1], [2]], [0])
    assert found[0].rank is None
    assert [one.points for one in found.values()] == [0, 60, 30]


@pytest.mark.parametrize("kind", [LEAGUE, KNOCKOUT])
def test_a_draw_is_a_tie_and_no_win(kind: SeasonFormat) -> None:
    """In a knock-out somebody goes on: who has more points in the game, then who signed up first."""
    drawn = results(outcome(2, 2), [[0], [1]], [])
    assert [(one.rank, one.points) for one in drawn.values()] == [(2, 30), (2, 30)]
    now = played(season(4, kind, size=2))
    seats = [msgspec.structs.replace(seat, rank=2, points=30, score=7) for seat in now.seats]
    seats[0] = msgspec.structs.replace(seats[0], score=8)
    now = now._replace(seats=seats)
    assert [one.wins for one in standings(now)] == [0, 0, 0, 0]
    by_table = [[seat.entrant or 0 for seat in seats if seat.number == number] for number in (1, 2)]
    through = {by_table[0][0], min(by_table[1])}
    assert set(still_in(now)) == (set(range(1, 5)) if kind is LEAGUE else through)
