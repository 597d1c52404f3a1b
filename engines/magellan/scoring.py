"""The one scoring at the end, Pizarro's gamble, and the result (specification, D8, section 7)."""

from __future__ import annotations

from engines.core import Many, Outcome, Part, Seat, Standing, Who, say
from engines.magellan.board import Board
from engines.magellan.play import Play
from engines.magellan.state import Score, Ship

# --- counting --------------------------------------------------------------------------------------------


def ship_points(board: Board, ship: Ship, pile: list[int] | None = None) -> int:
    """What a ship is worth where it stands; `pile`: as far as these cards are concerned."""
    berth = board.berth(ship.explorer, ship.field, ship.part)
    return berth.crown + berth.multiplier * board.figures.crowns(ship.pile if pile is None else pile)


def public_points(board: Board, seat: Seat) -> int:
    """What everybody can count: crowns of the fields and the cards of piles that all have seen."""
    return sum(ship_points(board, ship, ship.open_pile) for ship in board.state.ships if ship.seat == seat)


def count(board: Board, seat: Seat) -> dict[str, int]:
    """Everything but the gamble."""
    parts = dict.fromkeys(board.figures.names(), 0)
    for ship in board.state.ships:
        if ship.seat == seat:
            parts[ship.explorer] += ship_points(board, ship)
    parts["hand"] = board.figures.crowns(board.player(seat).hand)
    return parts


# --- the scoring -----------------------------------------------------------------------------------------


def scoring(play: Play) -> bool:
    """One player after the other, the most recent winner first."""
    state = play.state
    if not state.scores:
        state.card = state.auction = state.sale = None
        state.scores = [None] * play.seats
        state.to_score = list(play.clockwise(play.start_seat))
    while state.to_score:
        seat = state.to_score[0]
        score = state.scores[seat] = Score(parts=count(play, seat))
        if play.gambles(seat):
            play.tell("gamble-begins", final=True, who=Who(seat), points=score.total)
            state.step = "gamble"
            return True
        _publish(play)
    state.step = "over"
    best = max(score.total for score in state.scores if score)
    winners = [seat for seat, score in enumerate(state.scores) if score and score.total == best]
    play.tell("over", final=True, winners=Many([Who(seat) for seat in winners]), points=best)
    return True


def _publish(play: Play) -> None:
    state = play.state
    seat = state.to_score.pop(0)
    score = state.scores[seat]
    assert score is not None
    score.complete = True
    play.tell("scored", final=True, who=Who(seat), points=score.total)


# --- the gamble ------------------------------------------------------------------------------------------


def gamble(play: Play) -> bool:
    """Ends by itself at the limit, beyond it, with an empty stack, or by the player's order."""
    state, limit = play.state, play.figures.gamble.limit
    seat = state.to_score[0]
    until = play.player(seat).orders.gamble_until
    while until is not None and sum(state.gamble) < min(until, limit) and state.stack:
        draw_card(play)
    total = sum(state.gamble)
    if total < limit and state.stack and until is None:
        return False
    end_gamble(play)
    return True


def draw_card(play: Play) -> None:
    card = play.state.stack.pop()
    play.state.gamble.append(card)
    play.tell(
        "gamble-card", final=True, who=Who(play.state.to_score[0]), card=card, sum=sum(play.state.gamble)
    )


def end_gamble(play: Play) -> None:
    state, figures = play.state, play.figures.gamble
    seat, total = state.to_score[0], sum(state.gamble)
    bust = total > figures.limit
    score = state.scores[seat]
    assert score is not None
    score.parts["gamble"] = figures.bust if bust else total
    play.tell("gamble-bust" if bust else "gamble-won", who=Who(seat), points=score.parts["gamble"])
    _publish(play)
    state.step = "scoring"


# --- the result ------------------------------------------------------------------------------------------


def outcome(board: Board) -> Outcome | None:
    """Who shares a total shares the place; the rules know no tie-breaker."""
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
