"""Complete islands are scored: rank, chip, points; the units go home (specification, 7.1, 7.2)."""

from __future__ import annotations

from engines.core import Many, Seat, Who, say
from engines.entdecker.board import keys_of
from engines.entdecker.islands import Island, Key, Standing, chip_due, ranked
from engines.entdecker.play import Play
from engines.entdecker.state import Discovered, Share


def completed(play: Play) -> list[Island]:
    """Islands with a tile of this turn and no open side: larger first, then by their first field."""
    state, index = play.state, play.chart.index
    fresh = {index[field] for field, laid in state.sea.items() if laid.turn == state.turn}
    return [island for island in play.land.islands if not island.edges and fresh.intersection(island.fields)]


def score(play: Play, island: Island) -> None:
    units = play.units_on(island)
    keys = keys_of(units)
    chips = _take_chips(play, keys)
    value = island.size + max(map(play.figures.chip_value, chips), default=0)
    standings = ranked(keys.items(), value)
    for standing in standings:
        play.state.players[standing.seat].islands += standing.points
    fields = play.names(island.fields)
    play.state.discovered.append(
        Discovered(
            fields=tuple(fields),
            chips=tuple(chips),
            value=value,
            shares=tuple(Share(seat=s.seat, key=s.key, rank=s.rank, points=s.points) for s in standings),
            turn=play.state.turn,
        )
    )
    if standings:
        play.tell(
            "island",
            headline=True,
            fields=Many([*fields]),
            tiles=island.size,
            value=value,
            shares=shares_named(standings),
        )
    else:
        play.tell("island-nobody", fields=Many([*fields]), tiles=island.size)
    for unit in units:
        play.take_back(unit)


def shares_named(standings: list[Standing]) -> Many:
    return Many([say("entdecker-share", who=Who(s.seat), points=s.points) for s in standings])


def _take_chips(play: Play, keys: dict[Seat, Key]) -> list[str]:
    """One for each greatest discoverer, the active player first; if there are too few, none at all."""
    if not chip_due(keys.values()):
        return []
    state, best = play.state, max(keys.values())
    greatest = [seat for seat in play.clockwise(state.active) if keys.get(seat) == best]
    if len(state.chips) < len(greatest):
        play.tell("chips-short", left=len(state.chips), who=Many([Who(seat) for seat in greatest]))
        return []
    taken = []
    for seat in greatest:
        chip = state.chips.pop()
        state.players[seat].chips.append(chip)
        taken.append(chip)
        motif, value = play.figures.motifs[chip], play.figures.chip_value(chip)
        play.tell("chip", final=True, who=Who(seat), motif=motif, value=value)
    return taken
