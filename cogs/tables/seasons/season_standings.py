"""Who is ahead in a season."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from cogs.tables.seasons.season_plan import still_in
from data.season_models import MatchSeat, Season, SeasonFormat, SeasonNow


class SeasonStanding(NamedTuple):
    place: int
    """Shared where nothing tells them apart."""
    entrant: int
    played: int
    wins: int
    points: int
    score: int
    """Points made in all games together; they break ties."""
    reached: int
    """The last round in which they played."""
    out: bool
    """Dropped out, or knocked out."""


def standings(now: SeasonNow) -> list[SeasonStanding]:
    """Everybody who signed up, the best first. A league counts points, then wins, then points in the games; a
    knock-out how far somebody came, then the place at their last table, then points in that game."""
    done = {(match.round, match.number) for match in now.matches if match.done}
    seats: dict[int, list[MatchSeat]] = {one.number: [] for one in now.entrants}
    for seat in now.seats:
        if seat.entrant is not None:
            seats[seat.entrant].append(seat)
    out = _out(now, done)
    rows = [
        _standing(number, own, [seat for seat in own if (seat.round, seat.number) in done], number in out)
        for number, own in seats.items()
    ]
    order = {row.entrant: _order(now.season, row, seats[row.entrant]) for row in rows}
    rows.sort(key=lambda row: (order[row.entrant], row.entrant))
    ranking = [order[row.entrant] for row in rows]
    return [row._replace(place=ranking.index(order[row.entrant]) + 1) for row in rows]


def _out(now: SeasonNow, done: Collection[tuple[int, int]]) -> set[int]:
    """Who plays no more, while others do: they dropped out or were knocked out."""
    if not now.season.active:
        return set()
    dropped = {one.number for one in now.entrants if one.dropped}
    inside = set(still_in(now)) | {
        seat.entrant for seat in now.seats if seat.entrant and (seat.round, seat.number) not in done
    }
    return dropped | ({one.number for one in now.entrants} - inside if now.season.round else set())


def _standing(
    entrant: int, own: Sequence[MatchSeat], finished: Sequence[MatchSeat], out: bool
) -> SeasonStanding:
    return SeasonStanding(
        place=0,
        entrant=entrant,
        played=len(finished),
        wins=sum(seat.rank == 1 for seat in finished),
        points=sum(seat.points for seat in finished),
        score=sum(seat.score for seat in finished if seat.rank is not None),
        reached=max((seat.round for seat in own), default=0),
        out=out,
    )


def _order(season: Season, row: SeasonStanding, own: Sequence[MatchSeat]) -> tuple[int, ...]:
    """Smaller is better."""
    if season.format is SeasonFormat.LEAGUE:
        return -row.points, -row.wins, -row.score
    last = [seat for seat in own if seat.round == row.reached]
    rank = next((seat.rank for seat in last if seat.rank is not None), 99)
    score = next((seat.score for seat in last if seat.rank is not None), 0)
    return -row.reached, rank, -score
