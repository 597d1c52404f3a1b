"""Majorities on islands and in cities, the final scoring, and the outcome (§5.5, §7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engines.contract.core import Many, Outcome, Part, Say, Seat, Standing, Who, say
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import Bonuses
from engines.games.new_found_land.names import city_name, island_name
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import ISLANDS, NEUTRAL, Deed

MARKERS, LAPS, LEFTOVERS = "markers", "laps", "leftovers"
SOURCES = (
    "ships",
    "cards",
    "settle",
    "new_england",
    "contracts",
    "antwerp",
    "explore",
    "captain",
    "islands",
    "cities",
    "goals",
    MARKERS,
    LAPS,
    LEFTOVERS,
)
"""Where points come from, in the order in which they are listed."""


def shares(markers: Counter[int], bonuses: Bonuses, marker: int) -> dict[int, int]:
    """The points of each owner in an area scoring. The third power counts like a player (§9-18)."""
    first, second = bonuses
    there = {owner: count for owner, count in markers.items() if count}
    points = {owner: count * marker for owner, count in there.items()}
    best = _most(there, there)
    if len(best) > 1:
        for owner in best:
            points[owner] += second
    elif best:
        points[best[0]] += first
        runners_up = _most(there, (owner for owner in there if owner != best[0]))
        if len(runners_up) == 1:
            points[runners_up[0]] += second
    return points


def _most(markers: dict[int, int], owners: Iterable[int]) -> list[int]:
    owners = list(owners)
    top = max((markers[owner] for owner in owners), default=0)
    return [owner for owner in owners if markers[owner] == top]


# --- in the closing phase --------------------------------------------------------------------------------


def begin_next(play: Play) -> bool:
    """Score the next complete island, or full city: the highest bonus first. False: none is left."""
    state, figures = play.state, play.figures
    if state.phase == ISLANDS:
        ready = [n for n in figures.islands if n not in state.islands_scored and play.island_full(n)]
        bonuses = {name: figures.islands[name].bonuses for name in ready}
    else:
        ready = [name for name, city in state.cities.items() if not city.scored and play.city_full(name)]
        bonuses = {name: figures.cities[name].bonuses for name in ready}
    if not ready:
        return False
    name = max(ready, key=lambda one: bonuses[one])
    _score_area(play, name, bonuses[name])
    return True


def _score_area(play: Play, name: str, bonuses: Bonuses) -> None:
    """Work out all shares at once. Each player takes theirs in a turn of its own, in player order (§9-13)."""
    state, island = play.state, play.state.phase == ISLANDS
    if island:
        markers, called = play.island_markers(name), island_name(name)
        state.islands_scored.append(name)
    else:
        markers, called = Counter(state.cities[name].markers), city_name(name)
        state.cities[name].scored = True
    marker = play.figures.play.marker
    points = shares(markers, bonuses, marker)
    state.area, state.shares = name, [points.get(seat, 0) for seat in range(play.seats)]
    state.queue = play.player_order()
    parts = [
        _share(seat, markers[seat], state.shares[seat], state.shares[seat] - markers[seat] * marker)
        for seat in state.queue
    ]
    play.tell("scored-island" if island else "scored-city", headline=True, name=called, shares=Many([*parts]))
    if markers[NEUTRAL]:
        play.tell("third-power", name=called, count=markers[NEUTRAL])
    play.note(Deed(what="island", island=name) if island else Deed(what="city", city=name))


def _share(seat: Seat, markers: int, points: int, bonus: int) -> Say:
    key = "new_found_land-share-bonus" if bonus else "new_found_land-share"
    return say(key, who=Who(seat), markers=markers, points=points, bonus=bonus)


def take_share(play: Play) -> bool:
    """A turn of the scoring. False, for the flow: nothing is asked."""
    seat = play.turn.seat
    play.score(seat, play.state.shares[seat], play.state.phase)
    play.turn.ended = True
    play.seal()
    return False


# --- at the end ------------------------------------------------------------------------------------------


def unscored_markers(board: Board, seat: Seat) -> int:
    """Own markers in cities and on islands that were never scored."""
    state = board.state
    found = sum(city.markers.count(seat) for city in state.cities.values() if not city.scored)
    for island in board.figures.islands:
        if island not in state.islands_scored:
            found += board.island_markers(island)[seat]
    return found


def final_scoring(play: Play) -> None:
    """Three steps, each in player order. Only markers can still bring a 50/100 card (§9-15)."""
    state, rules, order = play.state, play.figures.play, play.player_order()
    for seat in order:
        markers = unscored_markers(play, seat)
        if markers:
            points = markers * rules.final_marker
            play.tell("final-markers", headline=True, who=Who(seat), count=markers, points=points)
            play.score(seat, points, MARKERS)
    state.lap_cards = []
    for seat in order:
        player = play.player(seat)
        if player.lap_card:
            play.tell("final-lap", headline=True, who=Who(seat), points=player.lap_card)
            play.score(seat, player.lap_card, LAPS)
    for seat in order:
        player = play.player(seat)
        points = len(player.hand) * rules.final_card + len(player.goals) * rules.final_goal
        if points:
            play.tell(
                "final-leftovers",
                headline=True,
                who=Who(seat),
                cards=len(player.hand),
                goals=len(player.goals),
                points=points,
            )
            play.score(seat, points, LEFTOVERS)
    play.tell("over", final=True, headline=True)
    state.over = True
    state.turn, state.queue, state.step = None, [], ""


def outcome(board: Board) -> Outcome | None:
    """Most points win, then most goods; players still tied share the victory."""
    if not board.state.over:
        return None
    players = board.state.players
    worth = [(player.score, player.goods.size) for player in players]
    ranked = sorted(range(board.seats), key=lambda seat: worth[seat], reverse=True)
    standings = tuple(
        Standing(
            seat=seat,
            rank=1 + sum(other > worth[seat] for other in worth),
            total=players[seat].score,
            parts=tuple(
                Part(say(f"new_found_land-score-{source}"), players[seat].points[source])
                for source in SOURCES
                if players[seat].points.get(source)
            ),
        )
        for seat in ranked
    )
    first, second = ranked[0], ranked[1]
    decided = worth[first][0] == worth[second][0] and worth[first] != worth[second]
    reason = say("new_found_land-score-goods", who=Who(first), goods=worth[first][1]) if decided else None
    return Outcome(standings, reason)
