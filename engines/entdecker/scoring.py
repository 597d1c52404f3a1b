"""The end: unfinished islands, the discovery bonus, places (specification, 7.4)."""

from __future__ import annotations

from engines.core import Many, Outcome, Part, Say, Standing, Who, say
from engines.entdecker.board import Board, keys_of
from engines.entdecker.discovery import shares_named
from engines.entdecker.islands import ranked
from engines.entdecker.play import Play


def final(play: Play, end: str) -> None:
    """`end`: "full" or "premature"."""
    state = play.state
    state.end, state.step, state.ship = end, "over", ""
    if end == "premature":
        play.tell("premature", final=True, fields=play.chart.size - len(state.sea))
        if state.unfinished == "tiles_only":
            _unfinished(play)
    else:
        play.tell("full", final=True)
    _bonus(play)
    places = ranks(play)
    best = [seat for seat, rank in enumerate(places) if rank == 1]
    play.tell("over", winners=Many([Who(seat) for seat in best]), points=state.players[best[0]].points)


def _unfinished(play: Play) -> None:
    """By the number of tiles, without a chip."""
    for island in play.land.islands:
        keys = keys_of(play.units_on(island))
        if not island.edges or not keys:
            continue
        standings = ranked(keys.items(), island.size)
        for standing in standings:
            play.state.players[standing.seat].islands += standing.points
        fields = Many([*play.names(island.fields)])
        play.tell("island-unfinished", fields=fields, tiles=island.size, shares=shares_named(standings))


def _bonus(play: Play) -> None:
    """Whoever has most chips: a point for each, whatever its value."""
    players = play.state.players
    most = max(len(player.chips) for player in players)
    if not most:
        return
    for player in players:
        if len(player.chips) == most:
            player.bonus = most
    seats = [seat for seat, player in enumerate(players) if player.bonus]
    play.tell("bonus", who=Many([Who(seat) for seat in seats]), points=most, count=len(seats))


# --- the result ------------------------------------------------------------------------------------------


def ranks(board: Board) -> list[int]:
    """The place of every seat: by points, then by gold; who is equal in both shares the place."""
    worth = [(player.points, player.gold) for player in board.state.players]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def outcome(board: Board) -> Outcome | None:
    state = board.state
    if state.step != "over":
        return None
    places = ranks(board)
    standings = []
    for seat in sorted(range(board.seats), key=lambda seat: (places[seat], seat)):
        player = state.players[seat]
        parts = (
            Part(say("entdecker-score-islands"), player.islands),
            Part(say("entdecker-score-ruins"), player.ruins),
            Part(say("entdecker-score-bonus"), player.bonus),
        )
        standings.append(Standing(seat, places[seat], player.points, parts))
    return Outcome(tuple(standings), _reason(board, places))


def _reason(board: Board, places: list[int]) -> Say:
    """How it ended; where gold broke a tie, that too."""
    best = max(player.points for player in board.state.players)
    level = [seat for seat, player in enumerate(board.state.players) if player.points == best]
    if len(level) > 1 and places.count(1) < len(level):
        return say(f"entdecker-reason-{board.state.end}-gold")
    return say(f"entdecker-reason-{board.state.end}")
