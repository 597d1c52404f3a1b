"""The exploration phase: drawing and laying tiles (specification, T1, T2, 6.1)."""

from __future__ import annotations

from engines.core import Many, Seat, Who
from engines.efemeris import legal
from engines.efemeris.armada import check_place
from engines.efemeris.board import Board
from engines.efemeris.legal import no
from engines.efemeris.moves import PlaceTile
from engines.efemeris.names import tile_name
from engines.efemeris.play import Play


def draw_tiles(play: Play) -> None:
    """For everybody to see; in a team one for each partner."""
    state = play.state
    for seat in play.active_side.seats:
        drawn = [state.stack.pop() for _ in range(min(play.mode.tiles, len(state.stack)))]
        play.player(seat).drawn = drawn
        if drawn:
            tiles = Many([tile_name(play.figures, tile) for tile in drawn])
            play.tell("drawn", who=Who(seat), tiles=tiles, left=len(state.stack), final=True)


def may_place_tile(board: Board, seat: Seat) -> None:
    player = legal.turn(board, seat, "explore")
    if not player.drawn:
        raise no("tile-not-drawn")


def tile_meant(board: Board, seat: Seat, tile: object) -> str:
    """The tile that was named; it need not be where only one is left."""
    drawn = board.player(seat).drawn
    if tile == "" and len(drawn) == 1:
        return drawn[0]
    if not isinstance(tile, str) or tile not in drawn:
        raise no("tile-not-drawn")
    return tile


def check_cell(board: Board, seat: Seat, tile: str, cell: object) -> str:
    """A cell where this tile can lie in some way."""
    sky = board.sky
    if not isinstance(cell, str) or cell not in sky.layout.beside:
        raise no("cell-off-board")
    if cell in sky.board:
        raise no("cell-taken", cell=cell)
    if cell not in sky.frontier:
        raise no("cell-not-adjacent", cell=cell)
    if cell not in board.ways_to_lay(seat, tile):
        check_place(board, seat, tile, cell, board.figures.cut[tile].rotations[0])
    return cell


def check_place_tile(board: Board, seat: Seat, move: PlaceTile) -> None:
    may_place_tile(board, seat)
    tile = tile_meant(board, seat, move.tile)
    check_place(board, seat, tile, check_cell(board, seat, tile, move.cell), move.rotation)


def place_tile(play: Play, seat: Seat, move: PlaceTile) -> None:
    tile = tile_meant(play, seat, move.tile)
    play.player(seat).drawn.remove(tile)
    play.lay(move.cell, tile, move.rotation)
    play.state.eventful = True
    play.note("laid", seat, cell=move.cell)
    play.tell("laid", who=Who(seat), tile=tile_name(play.figures, tile), cell=move.cell)
