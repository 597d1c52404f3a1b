"""Places, ratings and statistics of finished games.

Pure functions of who sat where, how the games ended and what the ratings were before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from statistics import mean, median
from typing import NamedTuple

from openskill.models import PlackettLuce

from data.models import Rating, Result
from engines.contract.core import Outcome, Seat
from engines.contract.victory import best_rank

MODEL = PlackettLuce()
BASE_POINTS, POINTS_PER_UNIT = 1000, 40
"""Our points for zero in the model, and for one unit of it."""
DEVIATIONS_BELOW = 3
"""Standard deviations below the estimate that are shown: a player with few games is not flattered."""
PROVISIONAL_GAMES = 5
"""With fewer games than this, a rating says little."""

Sides = Sequence[Sequence[Seat]]


# --- a finished game -------------------------------------------------------------------------------------


def places(
    outcome: Outcome, sides: Sides, stayed: Collection[Seat], left: Collection[Seat] = ()
) -> dict[Seat, int]:
    """The places of these people among themselves. Partners who stayed share a place; whoever left comes
    behind all who stayed; where nobody has won, nobody is first. Empty where nobody stayed, or nobody played
    against anybody: partners who beat computer players have beaten no person."""
    ranks = {standing.seat: standing.rank for standing in outcome.standings}
    present = [own for side in sides if (own := [seat for seat in side if seat in stayed])]
    opposed = [side for side in sides if any(seat in stayed or seat in left for seat in side)]
    if not present or len(opposed) < 2:
        return {}
    best = [min(ranks[seat] for seat in own) for own in present]
    first = best_rank(outcome)
    place = {
        seat: first + sum(other < rank for other in best)
        for rank, own in zip(best, present, strict=True)
        for seat in own
    }
    return place | dict.fromkeys(left, first + len(present))


def rated(before: Mapping[Seat, Rating], place: Mapping[Seat, int], sides: Sides) -> list[Rating]:
    """The ratings after a game of these people. Sides without any of them are left out; an unknown partner of
    one of them counts as a beginner, so that the size of a side counts."""
    playing = [side for side in sides if any(seat in before for seat in side)]
    if len(playing) < 2:
        return []
    teams = [team for side in playing for team in _teams(side, before, place)]
    rivals = [
        [MODEL.rating(one.mu, one.sigma) if one else MODEL.rating() for one in people] for _, people in teams
    ]
    after = MODEL.rate(rivals, ranks=[float(rank) for rank, _ in teams])
    return [
        Rating(guild_id=old.guild_id, game=old.game, user_id=old.user_id, mu=new.mu, sigma=new.sigma)
        for (_, people), found in zip(teams, after, strict=True)
        for old, new in zip(people, found, strict=True)
        if old is not None
    ]


def _teams(
    side: Sequence[Seat], before: Mapping[Seat, Rating], place: Mapping[Seat, int]
) -> list[tuple[int, list[Rating | None]]]:
    """A side with its place; None: somebody unknown. Whoever left their partner is a team apart."""
    known = sorted({place[seat] for seat in side if seat in before})
    teams: list[tuple[int, list[Rating | None]]] = []
    for rank in known:
        people = [before.get(seat) if place.get(seat) == rank else None for seat in side]
        teams.append((rank, people if rank == known[0] else [one for one in people if one is not None]))
    return teams


def beginner(guild_id: int, game: str, user_id: int) -> Rating:
    return Rating(guild_id=guild_id, game=game, user_id=user_id, mu=MODEL.mu, sigma=MODEL.sigma)


# --- statistics ------------------------------------------------------------------------------------------


def rating_points(rating: Rating) -> int:
    """The rating as it is shown: a cautious estimate."""
    cautious = rating.mu - DEVIATIONS_BELOW * rating.sigma
    return max(0, round(BASE_POINTS + POINTS_PER_UNIT * cautious))


class PlayerStats(NamedTuple):
    """One person in one game."""

    user_id: int
    name: str
    """The name they had in their last game."""
    games: int
    wins: int
    points: float
    """Points a game, on average."""
    rating: int | None
    """None for somebody who has met only people who want no statistics."""

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL_GAMES


class GameStats(NamedTuple):
    """One game, and the people who have played it: the best first, those with few games last."""

    game: str
    """Its key."""
    tables: int
    length: int
    """Seconds that a typical table lasts."""
    players: list[PlayerStats]


def statistics(results: Sequence[Result], ratings: Sequence[Rating]) -> list[GameStats]:
    """All games of these results, the most played first."""
    by_game: dict[str, list[Result]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    found = [
        _game_stats(game, own, [rating for rating in ratings if rating.game == game])
        for game, own in by_game.items()
    ]
    return sorted(found, key=lambda stats: (-stats.tables, stats.game))


def _game_stats(game: str, results: Sequence[Result], ratings: Iterable[Rating]) -> GameStats:
    lasted = {result.table_id: result.lasted for result in results}
    points = {rating.user_id: rating_points(rating) for rating in ratings}
    people: dict[int, list[Result]] = {}
    for result in results:
        people.setdefault(result.user_id, []).append(result)
    players = [_player_stats(user_id, own, points.get(user_id)) for user_id, own in people.items()]
    players.sort(key=lambda one: (one.provisional, -(one.rating or 0), -one.games, one.name.casefold()))
    return GameStats(game, len(lasted), round(median(lasted.values())), players)


def _player_stats(user_id: int, own: Sequence[Result], rating: int | None) -> PlayerStats:
    return PlayerStats(
        user_id=user_id,
        name=max(own, key=lambda result: result.ended).name,
        games=len(own),
        wins=sum(result.place == 1 for result in own),
        points=mean(result.points for result in own),
        rating=rating,
    )


def response_time(results: Iterable[Result]) -> int | None:
    """Average seconds that one person takes to answer; None without any answer."""
    spent = answers = 0
    for result in results:
        spent += result.spent
        answers += result.answers
    return round(spent / answers) if answers else None
