"""Tiles that are turned up for an island: at setup and in the closing phase (§4-12, §5.5-1)."""

from __future__ import annotations

from typing import NamedTuple

from engines.contract.core import Many, Seat
from engines.games.new_found_land.names import island_name, tile_name
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import NEUTRAL, Deed


class Charted(NamedTuple):
    """A tile that was turned up, and the space it lies on."""

    tile: str
    space: str


def chart(play: Play, island: str, owner: Seat | None) -> Charted | None:
    """Turn up tiles until one fits this island, and lay it there; None when the island is full.

    There are enough tiles of every shape, so one always turns up (§3.10).
    """
    if play.island_full(island):
        return None
    while True:
        tile = play.draw_tile()
        assert tile is not None
        if play.free_space(island, play.figures.tiles[tile].shape):
            return Charted(tile, play.lay_tile(tile, island, owner))
        play.state.tile_discard.append(tile)


def cartography(play: Play) -> None:
    """A compass tile names the island that gets tiles this round."""
    state = play.state
    island = state.compass.pop(0)
    state.charted.append(island)
    owner = NEUTRAL if play.seats == 2 else None
    laid: list[str] = []
    for _ in range(play.figures.cartography(play.seats)):
        found = chart(play, island, owner)
        if found is None:
            break
        laid.append(found.tile)
        play.note(Deed(what="chart", island=island, space=found.space))
    if laid:
        tiles = Many([tile_name(play.figures, tile) for tile in laid])
        play.tell("charted", final=True, island=island_name(island), tiles=tiles, count=len(laid))
    else:
        play.tell("charted-full", final=True, island=island_name(island))
