"""Points: islands (§7.1, §7.2), the end of the game and its outcome (§7.4)."""

from __future__ import annotations

from engines.contract.core import Many, Outcome, Part, Say, Seat, Standing, Who, say
from engines.games.entdecker import names
from engines.games.entdecker.board import Board
from engines.games.entdecker.play import Play
from engines.games.entdecker.sea.islands import Island, Key, chips_due, chips_taken, keys_of, ranked
from engines.games.entdecker.state import Discovered, Share

# --- islands ---------------------------------------------------------------------------------------------


def score_islands(play: Play) -> None:
    """All islands that this turn has completed, the larger ones first, then by their first field."""
    state, index = play.state, play.chart.index
    laid_now = {index[field] for field, laid in state.sea.items() if laid.turn == state.turn}
    if not laid_now:
        return
    for island in play.land.islands:
        if island.complete and not laid_now.isdisjoint(island.fields):
            _score(play, island)


def _score(play: Play, island: Island) -> None:
    """Take chips, share out the value of the island, and return all units on it."""
    units = play.units_on(island)
    keys = keys_of(units)
    chips = _take_chips(play, keys)
    value = island.size + max(map(play.figures.chip_value, chips), default=0)
    shares = _share_out(play, keys, value)
    fields = tuple(play.field_names(island.fields))
    play.state.discovered.append(
        Discovered(fields=fields, chips=tuple(chips), value=value, shares=tuple(shares), turn=play.state.turn)
    )
    named, tiles = Many([*fields]), island.size
    if shares:
        play.tell("island", headline=True, fields=named, tiles=tiles, value=value, shares=_told(shares))
    else:
        play.tell("island-nobody", fields=named, tiles=tiles)
    for unit in units:
        play.take_back(unit)


def _take_chips(play: Play, keys: dict[Seat, Key]) -> list[str]:
    """One for each greatest discoverer, the active player first; if there are too few, none at all."""
    if not chips_due(keys.values()):
        return []
    state, best = play.state, max(keys.values())
    greatest = [seat for seat in play.clockwise(state.active) if keys.get(seat) == best]
    if not chips_taken(keys.values(), len(state.chips)):
        play.tell("chips-short", left=len(state.chips), who=names.players(greatest))
        return []
    taken = []
    for seat in greatest:
        chip = play.take_chip(seat)
        taken.append(chip)
        motif, value = play.figures.motifs[chip], play.figures.chip_value(chip)
        play.tell("chip", final=True, who=Who(seat), motif=motif, value=value)
    return taken


def _share_out(play: Play, keys: dict[Seat, Key], value: int) -> list[Share]:
    """Give everybody on an island of this value their points."""
    shares = ranked(keys.items(), value)
    for share in shares:
        play.player(share.seat).islands += share.points
    return shares


def _told(shares: list[Share]) -> Many:
    return Many([names.share(share.seat, share.points) for share in shares])


# --- the end ---------------------------------------------------------------------------------------------


def end_game(play: Play, end: str) -> None:
    """`end`: "full" (every field has a tile) or "premature" (no tile is left)."""
    state = play.state
    state.end, state.step, state.ship = end, "over", ""
    if end == "premature":
        play.tell("premature", final=True, fields=play.chart.size - len(state.sea))
        if state.unfinished == "tiles_only":
            _score_unfinished(play)
    else:
        play.tell("full", final=True)
    _discovery_bonus(play)
    winners = [seat for seat, rank in enumerate(ranks(play)) if rank == 1]
    play.tell("over", winners=names.players(winners), points=play.player(winners[0]).points)


def _score_unfinished(play: Play) -> None:
    """By the number of tiles, without a chip."""
    for island in play.land.islands:
        keys = keys_of(play.units_on(island))
        if island.complete or not keys:
            continue
        shares = _share_out(play, keys, island.size)
        fields = Many([*play.field_names(island.fields)])
        play.tell("island-unfinished", fields=fields, tiles=island.size, shares=_told(shares))


def _discovery_bonus(play: Play) -> None:
    """Everybody with most chips: a point for each chip, whatever its value."""
    players = play.state.players
    most = max(len(player.chips) for player in players)
    if not most:
        return
    best = [seat for seat, player in enumerate(players) if len(player.chips) == most]
    for seat in best:
        players[seat].bonus = most
    play.tell("bonus", who=names.players(best), points=most, count=len(best))


# --- the outcome -----------------------------------------------------------------------------------------


def ranks(board: Board) -> list[int]:
    """The place of every seat: by points, and by gold where the table breaks ties so (§9-22). Equal players
    share a place, and the next is left out."""
    by_gold = board.state.tie == "gold"
    worth = [(player.points, player.gold if by_gold else 0) for player in board.state.players]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def outcome(board: Board) -> Outcome | None:
    if board.state.step != "over":
        return None
    places = ranks(board)
    standings = []
    for seat in sorted(range(board.seats), key=lambda seat: (places[seat], seat)):
        player = board.player(seat)
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
    level = sum(player.points == best for player in board.state.players)
    if level > places.count(1):
        return say(f"entdecker-reason-{board.state.end}-gold")
    return say(f"entdecker-reason-{board.state.end}")
