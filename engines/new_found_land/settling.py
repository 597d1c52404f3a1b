"""Settle: towers on island tiles, or points in New England (specification, 6.10, 6.11)."""

from __future__ import annotations

from engines.core import Who
from engines.new_found_land.board import island_of
from engines.new_found_land.figures import Gain
from engines.new_found_land.names import gain_listed, island_name
from engines.new_found_land.play import Play
from engines.new_found_land.state import SETTLE, Field, Step
from engines.new_found_land.voyages import close

BOTH = "both"


def proceed(play: Play) -> bool:
    """While a field is free anywhere, every ship with settlers is asked for; else all go to New England."""
    ships = play.settling()
    if ships and play.open_spaces():
        return play.put("settle")
    for ship in ships:
        new_england(play, ship)
    return close(play)


def settle(play: Play, ship: str, space: str, bonus: str) -> None:
    """The whole tower on one field, for the bonus chosen (9.8)."""
    seat, turn = play.turn.seat, play.turn
    laid, settlers = play.state.spaces[space], play.settlers(seat, ship)
    tile = play.figures.tiles[laid.tile]
    laid.fields.append(Field(seat, settlers))
    turn.used.append(ship)
    turn.both += bonus == BOTH
    gain: Gain = getattr(tile, bonus)
    island = island_of(play.figures)[space]
    play.tell(
        "settled",
        who=Who(seat),
        count=settlers,
        island=island_name(island),
        space=space,
        gain=gain_listed(gain),
    )
    play.note(Step(what="settle", seat=seat, ships=[ship], island=island, space=space, gain=gain))
    play.gain(seat, gain, SETTLE)


def new_england(play: Play, ship: str) -> None:
    seat = play.turn.seat
    settlers = play.settlers(seat, ship)
    points = settlers * play.figures.play.new_england
    play.turn.used.append(ship)
    play.tell("new-england", who=Who(seat), count=settlers, points=points)
    play.note(Step(what="new_england", seat=seat, ships=[ship], gain=Gain(points=points)))
    play.score(seat, points, "new_england")
