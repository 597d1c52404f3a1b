"""Winning, drawing, the end of a game and of a match, the outcome (§7)."""

from __future__ import annotations

from engines.contract.core import Many, Outcome, Part, Say, Seat, Standing, Who, say
from engines.contract.victory import DRAWN, WON
from engines.games.efemeris.board import Board
from engines.games.efemeris.figures import SPICES
from engines.games.efemeris.names import nation_name
from engines.games.efemeris.play import Play
from engines.games.efemeris.state import Played

# --- how a game ends -------------------------------------------------------------------------------------


def check_victory(play: Play, seat: Seat) -> None:
    """End the game if this seat's nation has just won it; asked after every conquest (§7.1)."""
    side = play.side_of(seat)
    owned = len(play.planets_of_side(side))
    if owned >= play.mode.goal:
        finish(play, "goal", [side])
    elif owned == len(play.state.owners):
        finish(play, "last", [side])


def check_dead_sky(play: Play) -> bool:
    """End the game if no ship is on the board and nobody can ever launch one (§7.5)."""
    if play.state.ships or any(_can_launch(play, seat) for seat in range(play.seats)):
        return False
    finish(play, "dead", list(range(len(play.state.sides))))
    return True


def _can_launch(board: Board, seat: Seat) -> bool:
    costs = board.figures.costs
    if board.captains_left(seat) > 0 and _can_come_to(board, seat, costs.galleon):
        return True
    owns = bool(board.planets_of(seat))
    return owns and board.frigates_left(seat) > 0 and _can_come_to(board, seat, costs.frigate)


def _can_come_to(board: Board, seat: Seat, cost: tuple[int, int]) -> bool:
    """Whether this seat can ever pay so much; partners share, so what both have counts."""
    seats = board.side(seat).seats
    made = {board.figures.planets[planet].product for one in seats for planet in board.planets_of(one)}
    cargo = sum(board.player(one).bonus.count("new_cargo") for one in seats)
    missing = 0
    for spice, needed in zip(SPICES, cost, strict=True):
        if spice not in made:
            missing += max(0, needed - sum(getattr(board.player(one), spice) for one in seats))
    return missing <= cargo * board.figures.effects.new_cargo


def check_limit(play: Play) -> bool:
    """End the game at the round limit, if there is one: most planets win, then the highest prices (§7.6)."""
    state = play.state
    if not state.round_limit:
        return False
    if state.round < state.round_limit:
        left = state.round_limit - state.round
        if left == play.figures.play.limit_warning:
            play.tell("limit-near", rounds=left, headline=True)
        return False
    worth = [
        (len(play.planets_of_side(side)), play.symbols_of_side(side)) for side in range(len(state.sides))
    ]
    finish(play, "limit", [side for side, one in enumerate(worth) if one == max(worth)])
    return True


def finish(play: Play, end: str, winners: list[int]) -> None:
    """End a game; of several winners nobody wins, they have drawn it. The match may go on (§7.2)."""
    state = play.state
    state.end, state.offer = end, None
    planets = [len(play.planets_of_side(side)) for side in range(len(state.sides))]
    state.played.append(Played(winners=winners, end=end, rounds=state.round, planets=planets))
    who = Many([Who(seat) for side in winners for seat in state.sides[side].seats])
    if len(winners) == 1:
        side = state.sides[winners[0]]
        side.wins += 1
        nation = nation_name(side.nation) if side.nation else say("efemeris-nation-none")
        play.tell(f"won-{end}", who=who, nation=nation, final=True, headline=True)
    else:
        play.tell(f"drawn-{end}", who=who, final=True, headline=True)
    state.step = "over" if match_over(play) else "finished"


def match_over(board: Board) -> bool:
    state = board.state
    if state.wins_needed == 1:
        return bool(state.played)
    most = max(side.wins for side in state.sides)
    return most >= state.wins_needed or len(state.played) >= board.figures.match.games


def next_order(board: Board) -> list[int]:
    """The order of the next game of a match: the loser starts, among three the next one clockwise (§4.4);
    after a drawn game of two sides the one that did not start."""
    state = board.state
    count, before = len(state.sides), state.order[0]
    winners = state.played[-1].winners
    first = 1 - winners[0] if count == 2 and len(winners) == 1 else (before + 1) % count
    return [(first + step) % count for step in range(count)]


# --- the result ------------------------------------------------------------------------------------------


def ranks(board: Board) -> list[int]:
    """The place of every side: the winner is first, or those who drew are second; all others share the place
    behind (§7.1, §7.3)."""
    state = board.state
    best = state.played[-1].winners
    if state.wins_needed > 1:
        most = max(side.wins for side in state.sides)
        best = [at for at, side in enumerate(state.sides) if side.wins == most]
    rank = WON if len(best) == 1 or board.draws_shared else DRAWN
    return [rank if side in best else rank + 1 for side in range(len(state.sides))]


def outcome(board: Board) -> Outcome | None:
    state = board.state
    if state.step != "over":
        return None
    places = ranks(board)
    seats = sorted(range(board.seats), key=lambda seat: (places[board.side_of(seat)], seat))
    standings = []
    for seat in seats:
        parts = _parts(board, seat)
        total = sum(part.points for part in parts)
        standings.append(Standing(seat, places[board.side_of(seat)], total, parts))
    return Outcome(tuple(standings), _reason(board, places))


def _parts(board: Board, seat: Seat) -> tuple[Part, ...]:
    """The planets of the nation; in a match the games won."""
    if board.state.wins_needed > 1:
        return (Part(say("efemeris-score-wins"), board.side(seat).wins),)
    own = Part(say("efemeris-score-planets"), len(board.planets_of(seat)))
    partner = board.partner(seat)
    if partner is None:
        return (own,)
    return own, Part(say("efemeris-score-partner"), len(board.planets_of(partner)))


def _reason(board: Board, places: list[int]) -> Say:
    state, drawn = board.state, places.count(min(places)) > 1
    if state.wins_needed > 1:
        wins = Many([side.wins for side in state.sides])
        return say("efemeris-reason-match-drawn" if drawn else "efemeris-reason-match", wins=wins)
    if drawn:
        return say(f"efemeris-reason-drawn-{state.end}")
    if state.end == "conceded":
        lost = [seat for seat in range(board.seats) if places[board.side_of(seat)] > 1]
        return say("efemeris-reason-conceded", who=Many([Who(seat) for seat in lost]))
    return say(f"efemeris-reason-{state.end}")
