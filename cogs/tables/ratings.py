"""Who came how far: what is written down of a finished game, and what figures are made of it.

Pure: it is told who sat where, how the game ended and what was known before; it asks nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from statistics import mean, median
from typing import NamedTuple

from openskill.models import PlackettLuce

from data.models import Rating, Result, SeatRow
from engines.core import Outcome, Seat

MODEL = PlackettLuce()
START, SCALE = 1000, 40
"""A beginner has this figure; a point of the model is so many points of ours."""
CAUTION = 3
"""So many standard deviations below the estimate: who has played little is not flattered by it."""
PROVISIONAL = 5
"""With fewer games than this a figure says little."""

Sides = Sequence[Sequence[Seat]]


# --- a game that is over ---------------------------------------------------------------------------------


def finishers(seats: Iterable[SeatRow], given_up: Collection[Seat], began: int) -> list[SeatRow]:
    """The people who sat there from the beginning and played to the end: no computers, nobody who left or
    conceded, no substitutes."""
    return [
        seat for seat in seats if not seat.computer and seat.seat not in given_up and seat.joined_at <= began
    ]


def places(outcome: Outcome, sides: Sides, people: Collection[Seat]) -> dict[Seat, int]:
    """How far these people came among themselves; partners share a place. Empty where nobody played against
    anybody: partners who beat computers have beaten no person."""
    ranks = {standing.seat: standing.rank for standing in outcome.standings}
    present = [own for side in sides if (own := [seat for seat in side if seat in people])]
    if len(present) < 2:
        return {}
    best = [min(ranks[seat] for seat in own) for own in present]
    return {
        seat: 1 + sum(other < rank for other in best)
        for rank, own in zip(best, present, strict=True)
        for seat in own
    }


def rated(before: Mapping[Seat, Rating], place: Mapping[Seat, int], sides: Sides) -> list[Rating]:
    """The ratings after a game of these people. A side where none of them sits is not there at all; beside
    one of them an unknown partner is taken for a beginner, so that a side is as strong as it was large."""
    playing = [side for side in sides if any(seat in before for seat in side)]
    if len(playing) < 2:
        return []
    teams = []
    for side in playing:
        known = [(before[seat].mu, before[seat].sigma) if seat in before else None for seat in side]
        teams.append([MODEL.rating(*one) if one else MODEL.rating() for one in known])
    ranks = [float(next(place[seat] for seat in side if seat in before)) for side in playing]
    after = MODEL.rate(teams, ranks=ranks)
    return [
        Rating(guild_id=old.guild_id, game=old.game, user_id=old.user_id, mu=new.mu, sigma=new.sigma)
        for side, team in zip(playing, after, strict=True)
        for seat, new in zip(side, team, strict=True)
        if (old := before.get(seat)) is not None
    ]


def beginner(guild_id: int, game: str, user_id: int) -> Rating:
    return Rating(guild_id=guild_id, game=game, user_id=user_id, mu=MODEL.mu, sigma=MODEL.sigma)


# --- figures to be read ----------------------------------------------------------------------------------


def figure(rating: Rating) -> int:
    """What this person can do, with caution, as a number to be read."""
    return max(0, round(START + SCALE * (rating.mu - CAUTION * rating.sigma)))


class Line(NamedTuple):
    """One person in one game."""

    user_id: int
    name: str
    """As they were called last."""
    games: int
    wins: int
    points: float
    """On average."""
    rating: int | None
    """None for somebody who has met only people without statistics."""

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL


class Sheet(NamedTuple):
    """One game, and the people who have played it: the best first, those with few games last."""

    game: str
    tables: int
    length: int
    """Seconds, of a typical table."""
    lines: list[Line]


def sheets(results: Sequence[Result], ratings: Sequence[Rating]) -> list[Sheet]:
    """All games of these results, the most played first."""
    by_game: dict[str, list[Result]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    found = [
        _sheet(game, own, [rating for rating in ratings if rating.game == game])
        for game, own in by_game.items()
    ]
    return sorted(found, key=lambda sheet: (-sheet.tables, sheet.game))


def _sheet(game: str, results: Sequence[Result], ratings: Iterable[Rating]) -> Sheet:
    lasted = {result.table_id: result.lasted for result in results}
    figures = {rating.user_id: figure(rating) for rating in ratings}
    people: dict[int, list[Result]] = {}
    for result in results:
        people.setdefault(result.user_id, []).append(result)
    lines = [_line(user_id, own, figures.get(user_id)) for user_id, own in people.items()]
    lines.sort(key=lambda line: (line.provisional, -(line.rating or 0), -line.games, line.name.casefold()))
    return Sheet(game, len(lasted), round(median(lasted.values())), lines)


def _line(user_id: int, own: Sequence[Result], rating: int | None) -> Line:
    return Line(
        user_id=user_id,
        name=max(own, key=lambda result: result.ended).name,
        games=len(own),
        wins=sum(result.place == 1 for result in own),
        points=mean(result.points for result in own),
        rating=rating,
    )


def response_time(results: Iterable[Result]) -> int | None:
    """Seconds that one person takes to answer, on average; None where nobody was waited for."""
    spent = answers = 0
    for result in results:
        spent += result.spent
        answers += result.answers
    return round(spent / answers) if answers else None
