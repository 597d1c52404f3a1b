"""Tiles come to the islands: at set-up, by explorers, by cartography (specification, 4.12, 5.5, 6.15)."""

from __future__ import annotations

from engines.core import Many, Seat
from engines.new_found_land.names import island_name, tile_name
from engines.new_found_land.play import Play
from engines.new_found_land.state import NEUTRAL, Field, Space, Step


def lay_tile(play: Play, tile: str, island: str, owner: Seat | None) -> str:
    """On the lowest free space of its shape, with a marker of `owner` (None: without) on its first field."""
    space = play.free_space(island, play.figures.tiles[tile].shape)
    assert space is not None
    fields = [] if owner is None else [Field(owner, 1)]
    play.state.spaces[space] = Space(tile=tile, fields=fields)
    return space


def chart(play: Play, island: str, owner: Seat | None) -> tuple[str, str] | None:
    """Tiles are turned up until one fits this island: its space and the tile; None when the island is full.
    There are enough tiles of every shape, so one always turns up (3.10)."""
    if play.island_full(island):
        return None
    while True:
        tile = play.draw_tile()
        assert tile is not None
        if play.free_space(island, play.figures.tiles[tile].shape):
            return lay_tile(play, tile, island, owner), tile
        play.state.tile_discard.append(tile)


def cartography(play: Play) -> None:
    """A compass tile names the island that is charted this round."""
    state = play.state
    island = state.compass.pop(0)
    state.charted.append(island)
    owner = NEUTRAL if play.seats == 2 else None
    laid: list[str] = []
    for _ in range(play.figures.cartography(play.seats)):
        found = chart(play, island, owner)
        if found is None:
            break
        laid.append(found[1])
        play.note(Step(what="chart", island=island, space=found[0]))
    if laid:
        tiles = Many([tile_name(play.figures, tile) for tile in laid])
        play.tell("charted", final=True, island=island_name(island), tiles=tiles, count=len(laid))
    else:
        play.tell("charted-full", final=True, island=island_name(island))
