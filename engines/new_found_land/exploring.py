"""Explore: drawn tiles are laid, with a marker and both bonuses (specification, 6.15)."""

from __future__ import annotations

from engines.core import Many, Who
from engines.new_found_land.charting import lay_tile
from engines.new_found_land.names import gain_listed, island_name, tile_name
from engines.new_found_land.play import Play
from engines.new_found_land.state import EXPLORE, Step
from engines.new_found_land.voyages import close


def proceed(play: Play) -> bool:
    """Laying is compulsory while something fits (9.9); the only way to do it is not asked about."""
    turn = play.turn
    if not turn.started:
        _draw(play)
    while play.lays():
        ways = [(tile, island) for tile in play.drawn_tiles() for island in play.islands_for(tile)]
        if len(ways) > 1:
            return play.put("lay")
        if not ways:
            break
        lay(play, *ways[0])
    waits = close(play)
    if not waits:
        _put_away(play)
    return waits


def _draw(play: Play) -> None:
    turn = play.turn
    turn.started = True
    for _ in range(play.telescopes(turn.seat)):
        tile = play.draw_tile()
        if tile is None:
            break
        turn.tiles.append(tile)
    if turn.tiles:
        tiles = Many([tile_name(play.figures, tile) for tile in turn.tiles])
        play.tell("drew-tiles", final=True, who=Who(turn.seat), tiles=tiles, count=len(turn.tiles))
    else:
        play.tell("no-tiles", final=True, who=Who(turn.seat))


def lay(play: Play, tile: str, island: str) -> None:
    turn, gain = play.turn, play.figures.tiles[tile].both
    turn.tiles.remove(tile)
    turn.laid += 1
    space = lay_tile(play, tile, island, turn.seat)
    play.tell(
        "laid",
        final=True,
        who=Who(turn.seat),
        tile=tile_name(play.figures, tile),
        island=island_name(island),
        space=space,
        gain=gain_listed(gain),
    )
    play.note(Step(what="lay", seat=turn.seat, island=island, space=space, gain=gain))
    play.gain(turn.seat, gain, EXPLORE)


def _put_away(play: Play) -> None:
    """What was not laid is discarded, face up."""
    play.state.tile_discard += play.turn.tiles
    play.turn.tiles = []
