"""Who meets whom in a season, who sits where, what a game is worth, and who is ahead.

Pure functions: the same season gives the same tables wherever and however often they are made.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from data.season_models import Match, MatchSeat, SeasonFormat, SeasonNow
from engines.contract.core import Outcome, Seat
from engines.contract.dice import Dice

WIN_POINTS = 60
"""For beating everybody at a table. It can be divided by 1 to 5, so every place is worth a whole number."""
Sides = Sequence[Sequence[Seat]]
Pair = frozenset[int]


# --- the next round --------------------------------------------------------------------------------------


def next_round(now: SeasonNow) -> list[list[int | None]]:
    """The tables of the next round: for each its entrants in the order of their seats, computer players as
    None. Empty when the season is over."""
    season = now.season
    playing = still_in(now)
    if not playing or (season.format is SeasonFormat.LEAGUE and season.round >= season.rounds):
        return []
    if season.format is SeasonFormat.KNOCKOUT and season.round and len(playing) < 2:
        return []
    dice = Dice(season.key, "round", season.round + 1)
    tables = _groups(playing, season.table_size, _meetings(now.seats), dice)
    return [_seating(table, season.table_size, now.seats, dice) for table in tables]


def still_in(now: SeasonNow) -> list[int]:
    """Whoever plays the next round, in the order of signing up."""
    people = [one.number for one in now.entrants if not one.dropped]
    if now.season.format is SeasonFormat.LEAGUE or not now.season.round:
        return people
    through = {
        entrant
        for match in now.matches
        if match.round == now.season.round
        for entrant in _through(now, match)
    }
    return [number for number in people if number in through]


def advancing(table_size: int, people: int) -> int:
    """How many of a table play the next round of a knock-out: half of its seats, never all of its people."""
    return max(1, min(table_size // 2, people - 1))


def is_final(now: SeasonNow) -> bool:
    """Whether nobody comes after the round that is being played."""
    season = now.season
    if season.format is SeasonFormat.LEAGUE:
        return season.round >= season.rounds
    return sum(match.round == season.round for match in now.matches) == 1


def _through(now: SeasonNow, match: Match) -> list[int]:
    """Who goes on: the best of those who finished. If nobody did, whoever signed up first."""
    if is_final(now):
        return []
    people = [seat for seat in seats_of(now, match) if seat.entrant is not None]
    finished = [seat for seat in people if seat.rank is not None]
    finished.sort(key=lambda seat: (seat.rank or 0, -seat.score, seat.entrant or 0))
    chosen = finished[: advancing(now.season.table_size, len(people))]
    if not chosen:
        chosen = sorted(people, key=lambda seat: seat.entrant or 0)[:1]
    return [seat.entrant for seat in chosen if seat.entrant is not None]


def seats_of(now: SeasonNow, match: Match) -> list[MatchSeat]:
    return [seat for seat in now.seats if (seat.round, seat.number) == (match.round, match.number)]


def _meetings(seats: Sequence[MatchSeat]) -> Counter[Pair]:
    """How often each two have sat at the same table."""
    tables: dict[tuple[int, int], list[int]] = defaultdict(list)
    for seat in seats:
        if seat.entrant is not None:
            tables[seat.round, seat.number].append(seat.entrant)
    return Counter(frozenset(pair) for table in tables.values() for pair in combinations(table, 2))


def _groups(people: Sequence[int], size: int, met: Mapping[Pair, int], dice: Dice) -> list[list[int]]:
    """Spread people evenly over as few tables as possible, so that few meet again: begin at random, then swap
    two of different tables as long as that helps."""
    order = list(people)
    dice.shuffle(order)
    count = -(-len(order) // size)
    groups = [order[number::count] for number in range(count)]
    better = True
    while better:
        better = False
        for one, other in combinations(range(count), 2):
            for i in range(len(groups[one])):
                for j in range(len(groups[other])):
                    if _gain(groups[one], i, groups[other], j, met) > 0:
                        groups[one][i], groups[other][j] = groups[other][j], groups[one][i]
                        better = True
    return groups


def _gain(one: Sequence[int], i: int, other: Sequence[int], j: int, met: Mapping[Pair, int]) -> int:
    """How many repeated meetings a swap saves; the third one weighs more than the second."""
    rest, others = [*one[:i], *one[i + 1 :]], [*other[:j], *other[j + 1 :]]
    now = _repeats(one[i], rest, met) + _repeats(other[j], others, met)
    return now - _repeats(other[j], rest, met) - _repeats(one[i], others, met)


def _repeats(person: int, company: Sequence[int], met: Mapping[Pair, int]) -> int:
    return sum(met.get(frozenset((person, one)), 0) ** 2 for one in company)


def _seating(people: Sequence[int], size: int, seats: Sequence[MatchSeat], dice: Dice) -> list[int | None]:
    """Fair seats: whoever has sat furthest back so far comes first. Computer players sit anywhere."""
    back: Counter[int] = Counter()
    for seat in seats:
        if seat.entrant is not None:
            back[seat.entrant] += seat.seat
    order = list(people)
    dice.shuffle(order)
    order.sort(key=lambda person: -back[person])
    seated: list[int | None] = list(order)
    for _ in range(size - len(order)):
        seated.insert(dice.below(len(seated) + 1), None)
    return seated


# --- what a game is worth --------------------------------------------------------------------------------


class SeatResult(NamedTuple):
    rank: int | None
    points: int
    score: int


def results(outcome: Outcome, sides: Sides, left: Collection[Seat]) -> dict[Seat, SeatResult]:
    """What everybody has of a game. A rival who is beaten counts whole, a tie half; computer players are
    rivals like others. Whoever left the table has nothing, and is beaten by all who stayed, whatever the
    computer made of the seat."""
    last = len(outcome.standings) + 1
    rank = {one.seat: last if one.seat in left else one.rank for one in outcome.standings}
    partners = {seat: side for side in sides for seat in side}
    found = {}
    for one in outcome.standings:
        rivals = [seat for seat in rank if seat not in partners[one.seat]]
        beaten = sum(_against(rank[one.seat], rank[rival]) for rival in rivals)
        points = 0 if one.seat in left else round(WIN_POINTS * beaten / max(1, len(rivals)))
        found[one.seat] = SeatResult(None if one.seat in left else one.rank, points, one.total)
    return found


def _against(own: int, other: int) -> Fraction:
    return Fraction(1) if own < other else Fraction(1, 2) if own == other else Fraction(0)


# --- who is ahead ----------------------------------------------------------------------------------------
