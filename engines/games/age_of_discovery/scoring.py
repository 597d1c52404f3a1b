"""The two scorings, special missions and the result (§7)."""

from __future__ import annotations

from engines.contract.core import Many, Outcome, Part, Seat, Standing, Who, say
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.names import explorer_name, mission_name
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import Score

# --- counting --------------------------------------------------------------------------------------------


def expedition_points(board: Board, seat: Seat, *, final: bool) -> dict[str, int]:
    """What the ships of a seat score, by expedition."""
    found: dict[str, int] = {}
    for name, ship in board.ships_of(seat):
        found[name] = found.get(name, 0) + board.points(name, ship.colour)[final]
    return found


def qualifies(mission: str, mine: int, others: int) -> bool:
    """Whether an expedition with this many own and other ships counts for the mission (§3.6)."""
    match mission:
        case "present":
            return mine >= 1
        case "half":
            return mine >= 1 and mine >= others
        case "majority":
            return mine > others
    return mine >= 1 and others == 0


def qualifying(board: Board, seat: Seat) -> list[str]:
    """The expeditions that count for the mission of a seat: ships are counted, not their volume."""
    mission, found = board.player(seat).mission, []
    for name, expedition in board.state.expeditions.items():
        owners = [ship.seat for ship in expedition.ships]
        mine = owners.count(seat)
        if mine and qualifies(mission, mine, len(owners) - mine):
            found.append(name)
    return found


def mission_rate(board: Board, seat: Seat) -> int:
    player = board.player(seat)
    return board.figures.rate(board.seats, player.mission, player.fulfilled)


def unplaced(board: Board, seat: Seat) -> int:
    """Bought ships on no expedition; if the table wants it, the joker too (§9-17)."""
    player = board.player(seat)
    bound = sum(len(running.ships) for running in player.running)
    joker = board.state.joker_counts and not player.joker.expedition
    return len(player.free) + bound + joker


def ships_owned(board: Board, seat: Seat) -> int:
    """What breaks a tie: ships on no expedition, and among them a joker that has been used (§7.2)."""
    joker, state = board.player(seat).joker, board.state
    used = joker.revealed and not joker.expedition and board.to_the_letter
    return unplaced(board, seat) + (used and not state.joker_counts)


# --- the scorings ----------------------------------------------------------------------------------------


def interim_scoring(play: Play) -> None:
    play.state.interim_done = True
    play.tell("interim", final=True, headline=True)
    for seat, player in enumerate(play.state.players):
        player.score.interim = expedition_points(play, seat, final=False)
        _tell_gains(play, "interim", seat, player.score.interim, headline=True)


def _tell_gains(play: Play, which: str, seat: Seat, gains: dict[str, int], *, headline: bool) -> None:
    """Tell what every expedition scored, so that the scoring can be checked from the log."""
    listed = [
        say("age_of_discovery-event-gain", explorer=explorer_name(name), points=points)
        for name, points in gains.items()
    ]
    play.tell(
        f"scored-{which}" if gains else f"scored-{which}-none",
        headline=headline,
        who=Who(seat),
        gains=Many([*listed]),
        points=sum(gains.values()),
    )


def final_scoring(play: Play) -> None:
    state = play.state
    play.tell("final", final=True, headline=True)
    for seat, player in enumerate(state.players):
        for running in list(player.running):
            play.release(seat, running)
            play.tell("broken-off", who=Who(seat), contract=play.contract_name(running.contract))
    for card in (*state.purchase_row, *state.filling_row, *state.display):
        if card is not None:
            card.reserved_by, card.reserved_until = None, 0
    for seat in range(play.seats):
        _score(play, seat)
    state.over = True
    state.open_action = None
    best = [one for one in standings(play) if one.rank == 1]
    winners = Many([Who(one.seat) for one in best])
    play.tell("over", headline=True, winners=winners, count=len(best), points=best[0].total)


def _score(play: Play, seat: Seat) -> None:
    player = play.player(seat)
    score, rate, counted = player.score, mission_rate(play, seat), qualifying(play, seat)
    score.final = expedition_points(play, seat, final=True)
    score.mission = rate * len(counted)
    score.unplaced = unplaced(play, seat) * play.figures.play.unplaced
    _tell_gains(play, "final", seat, score.final, headline=False)
    play.tell(
        "mission" if counted else "mission-none",
        headline=True,
        who=Who(seat),
        mission=mission_name(player.mission),
        expeditions=Many([explorer_name(name) for name in counted]),
        rate=rate,
        count=len(counted),
        points=score.mission,
    )
    play.tell(
        "scored",
        headline=True,
        who=Who(seat),
        interim=sum(score.interim.values()),
        expeditions=sum(score.final.values()),
        mission=score.mission,
        unplaced=score.unplaced,
        points=score.total,
    )


# --- the result ------------------------------------------------------------------------------------------


def standings(board: Board) -> list[Standing]:
    """Most points first; of equals, more ships on no expedition."""
    keys = {seat: (p.score.total, ships_owned(board, seat)) for seat, p in enumerate(board.state.players)}
    listed = []
    for seat in sorted(keys, key=lambda seat: (-keys[seat][0], -keys[seat][1], seat)):
        score = board.player(seat).score
        rank = 1 + sum(other > keys[seat] for other in keys.values())
        listed.append(Standing(seat, rank, score.total, _parts(score)))
    return listed


def _parts(score: Score) -> tuple[Part, ...]:
    parts = {
        "interim": sum(score.interim.values()),
        "expeditions": sum(score.final.values()),
        "mission": score.mission,
        "unplaced": score.unplaced,
    }
    return tuple(Part(say(f"age_of_discovery-score-{name}"), points) for name, points in parts.items())


def outcome(board: Board) -> Outcome | None:
    if not board.state.over:
        return None
    listed = standings(board)
    tied = [one for one in listed if one.total == listed[0].total]
    if len(tied) == 1:
        return Outcome(tuple(listed))
    first = [one for one in tied if one.rank == 1]
    if len(first) > 1:
        return Outcome(tuple(listed), say("age_of_discovery-outcome-shared"))
    ships = ships_owned(board, first[0].seat)
    return Outcome(tuple(listed), say("age_of_discovery-outcome-tie", who=Who(first[0].seat), ships=ships))
