"""Points, the one scoring at the end, and the result (§7)."""

from __future__ import annotations

from engines.contract.core import Many, Outcome, Part, Seat, Standing, Who, say
from engines.games.magellan.board import Board
from engines.games.magellan.play import Play
from engines.games.magellan.state import Score, Ship

# --- counting --------------------------------------------------------------------------------------------


def ship_points(board: Board, ship: Ship, pile: list[int] | None = None) -> int:
    """What a ship is worth where it stands; `pile`: counting only these cards under it."""
    berth = board.berth(ship.explorer, ship.field, ship.part)
    return board.figures.points(berth, ship.pile if pile is None else pile)


def public_points(board: Board) -> list[int]:
    """What everybody can count of each seat: crowns of the fields, cards of piles that all have seen."""
    points = [0] * board.seats
    for ship in board.state.ships:
        points[ship.seat] += ship_points(board, ship, ship.open_pile)
    return points


def count_points(board: Board, seat: Seat) -> dict[str, int]:
    """The parts of a score, all but the gamble."""
    parts = dict.fromkeys(board.figures.names(), 0)
    for ship in board.state.ships:
        if ship.seat == seat:
            parts[ship.explorer] += ship_points(board, ship)
    parts["hand"] = board.figures.crowns(board.player(seat).hand)
    return parts


# --- the scoring -----------------------------------------------------------------------------------------


def score_players(play: Play) -> bool:
    """Score one player after the other, the most recent winner first, until somebody gambles."""
    state = play.state
    if not state.scores:
        state.card = state.auction = state.sale = None
        state.scores = [None] * play.seats
        state.to_score = list(play.clockwise(play.start_seat))
    while state.to_score:
        seat = state.to_score[0]
        score = state.scores[seat] = Score(parts=count_points(play, seat))
        if play.gambles(seat):
            play.tell("gamble-begins", final=True, who=Who(seat), points=score.total)
            state.step = "gamble"
            return True
        publish_score(play)
    state.step = "over"
    best = max(score.total for score in state.scores if score)
    winners = [seat for seat, score in enumerate(state.scores) if score and score.total == best]
    play.tell("over", final=True, headline=True, winners=Many([Who(seat) for seat in winners]), points=best)
    return True


def publish_score(play: Play) -> None:
    """Tell everybody the complete score of the player who is being scored."""
    state = play.state
    seat = state.to_score.pop(0)
    score = state.scores[seat]
    assert score is not None
    score.complete = True
    play.tell("scored", final=True, headline=True, who=Who(seat), points=score.total)


# --- the result ------------------------------------------------------------------------------------------


def outcome(board: Board) -> Outcome | None:
    """Equal totals share the rank; the rules know no tie-breaker."""
    if board.state.step != "over":
        return None
    totals = {seat: score.total for seat, score in enumerate(board.state.scores) if score}
    standings = []
    for seat in sorted(totals, key=lambda seat: (-totals[seat], seat)):
        score = board.state.scores[seat]
        assert score is not None
        rank = 1 + sum(other > totals[seat] for other in totals.values())
        parts = tuple(Part(say(f"magellan-score-{name}"), points) for name, points in score.parts.items())
        standings.append(Standing(seat, rank, totals[seat], parts))
    return Outcome(tuple(standings))
