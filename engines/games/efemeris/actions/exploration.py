"""The exploration phase: drawing and laying tiles (§5.2, §6.1)."""

from __future__ import annotations

from engines.contract.core import Draft, LongPick, Many, Option, Pick, Question, Seat, Who, say
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import check_laying, check_turn
from engines.games.efemeris.moves import PlaceTile
from engines.games.efemeris.names import tile_name
from engines.games.efemeris.options import Menu, cell_options, rotation_options
from engines.games.efemeris.play import Play
from engines.games.efemeris.sky.tile import PLAIN
from engines.kit.actions import Action, Phase


def draw_tiles(play: Play) -> None:
    """Draw the tiles of this turn for everybody to see; in a team one for each partner."""
    state = play.state
    for seat in play.active_side.seats:
        drawn = [state.stack.pop() for _ in range(min(play.mode.tiles, len(state.stack)))]
        play.player(seat).drawn = drawn
        if drawn:
            tiles = Many([tile_name(play.figures, tile) for tile in drawn])
            play.tell("drawn", who=Who(seat), tiles=tiles, left=len(state.stack), final=True)


def explore_menu(board: Board, seat: Seat) -> Menu:
    drawn = board.player(seat).drawn
    tiles = Many([tile_name(board.figures, tile) for tile in drawn])
    return Menu(
        ("place_tile",),
        say("efemeris-ask-explore", tiles=tiles),
        say("efemeris-about-explore", count=len(drawn)),
    )


# --- laying a tile ---------------------------------------------------------------------------------------


def may_place_tile(board: Board, seat: Seat) -> None:
    player = check_turn(board, seat, "explore")
    if not player.drawn:
        raise board.no("tile-not-drawn")


def _drawn_tile(board: Board, seat: Seat, tile: object) -> str:
    """The tile that was named; "" is enough where only one is left."""
    drawn = board.player(seat).drawn
    if tile == "" and len(drawn) == 1:
        return drawn[0]
    if not isinstance(tile, str) or tile not in drawn:
        raise board.no("tile-not-drawn")
    return tile


def _cell_for(board: Board, seat: Seat, tile: str, cell: object) -> str:
    """A cell where this tile can lie in some way."""
    sky = board.sky
    if not isinstance(cell, str) or cell not in sky.layout.beside:
        raise board.no("cell-off-board")
    if cell in sky.board:
        raise board.no("cell-taken", cell=cell)
    if cell not in sky.frontier:
        raise board.no("cell-not-adjacent", cell=cell)
    if cell not in board.ways_to_lay(seat, tile):
        check_laying(board, seat, tile, cell, board.figures.tile_graphs[tile].rotations[0])
    return cell


def check_place_tile(board: Board, seat: Seat, move: PlaceTile) -> None:
    tile = _drawn_tile(board, seat, move.tile)
    check_laying(board, seat, tile, _cell_for(board, seat, tile, move.cell), move.rotation)


def ask_place_tile(board: Board, seat: Seat, draft: Draft) -> Question | None:
    drawn = board.player(seat).drawn
    if "tile" not in draft and "cell" not in draft and len(drawn) > 1:
        options = tuple(_tile_option(board, tile) for tile in drawn)
        return Pick(field="tile", text=say("efemeris-ask-tile"), options=options)
    tile = _drawn_tile(board, seat, draft.get("tile", ""))
    name, ways = tile_name(board.figures, tile), board.ways_to_lay(seat, tile)
    if "cell" not in draft:
        text = say("efemeris-ask-cell", tile=name)
        return LongPick(field="cell", text=text, options=cell_options(board, ways))
    cell = _cell_for(board, seat, tile, draft["cell"])
    if "rotation" in draft:
        return None
    text = say("efemeris-ask-rotation", tile=name, cell=cell)
    return Pick(field="rotation", text=text, options=rotation_options(board, tile, cell, ways[cell]))


def _tile_option(board: Board, tile: str) -> Option:
    """A tile and the fields on it that matter."""
    kinds = [spot.kind for spot in board.figures.tile_graphs[tile].fields.values() if spot.kind != PLAIN]
    fields = Many([say("efemeris-kind-of-field", kind=kind) for kind in kinds])
    hint = say("efemeris-hint-tile", fields=fields, count=len(kinds))
    return Option(value=tile, text=tile_name(board.figures, tile), hint=hint)


def place_tile(play: Play, seat: Seat, move: PlaceTile) -> None:
    tile = _drawn_tile(play, seat, move.tile)
    play.player(seat).drawn.remove(tile)
    play.lay(move.cell, tile, move.rotation)
    play.state.eventful = True
    play.note("laid", seat, cell=move.cell)
    play.tell("laid", who=Who(seat), tile=tile_name(play.figures, tile), cell=move.cell)


ACTIONS: Phase[Board, Play] = {
    PlaceTile: Action(may_place_tile, place_tile, check_place_tile, ask_place_tile),
}
