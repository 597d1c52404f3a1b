"""Explore: drawn tiles are laid, with a marker and both bonuses (§6.15)."""

from __future__ import annotations

from typing import NamedTuple

from engines.contract.core import Draft, Many, Option, Pick, Question, Seat, Who, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.actions.finish import close
from engines.games.new_found_land.actions.settle import island_group
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.names import gain_listed, island_name, tile_name
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import EXPLORE, Deed
from engines.kit.actions import Action, Phase, always

# --- the turn --------------------------------------------------------------------------------------------


def proceed(play: Play) -> bool:
    """Laying is compulsory while something fits (§9-9); where there is only one way, nobody is asked."""
    if not play.turn.started:
        _draw(play)
    while play.lays():
        ways = [Laying(tile, island) for tile in play.drawn_tiles() for island in play.islands_for(tile)]
        if len(ways) > 1:
            return play.wait_for("lay")
        if not ways:
            break
        _lay(play, ways[0])
    waits = close(play)
    if not waits:  # what was not laid is discarded, face up
        play.state.tile_discard += play.turn.tiles
        play.turn.tiles = []
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


# --- laying a tile ---------------------------------------------------------------------------------------


class Laying(NamedTuple):
    """A drawn tile, and the island it is laid on."""

    tile: str
    island: str


def check_lay(board: Board, seat: Seat, move: moves.Lay) -> None:
    if len(move.place) != 2:
        raise board.no("no-such-choice")
    laying = Laying(*move.place)
    if laying.tile not in board.drawn_tiles():
        raise board.no("not-drawn")
    if laying.island not in board.islands_for(laying.tile):
        raise board.no("shape-does-not-fit")


def ask_lay(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Tile and island together, island by island; tiles that fit nowhere are shown with the reason."""
    if "place" in draft:
        return None
    fitting = {tile: board.islands_for(tile) for tile in board.drawn_tiles()}
    options = [
        Option(
            value=[tile, island],
            text=say(
                "new_found_land-option-lay", island=island_name(island), tile=tile_name(board.figures, tile)
            ),
            group=island_group(board, seat, island),
        )
        for island in board.figures.islands
        for tile, islands in fitting.items()
        if island in islands
    ]
    options += [
        Option(
            value=[tile], text=tile_name(board.figures, tile), barred=board.no("shape-does-not-fit").reason
        )
        for tile, islands in fitting.items()
        if not islands
    ]
    return Pick(
        field="place",
        text=say("new_found_land-ask-tile"),
        options=tuple(options),
        about=say("new_found_land-about-lay"),
    )


def lay(play: Play, seat: Seat, move: moves.Lay) -> None:
    _lay(play, Laying(*move.place))


def _lay(play: Play, laying: Laying) -> None:
    (tile, island), turn = laying, play.turn
    gain = play.figures.tiles[tile].both
    turn.tiles.remove(tile)
    turn.laid += 1
    space = play.lay_tile(tile, island, turn.seat)
    play.tell(
        "laid",
        final=True,
        who=Who(turn.seat),
        tile=tile_name(play.figures, tile),
        island=island_name(island),
        space=space,
        gain=gain_listed(gain),
    )
    play.note(Deed(what="lay", seat=turn.seat, island=island, space=space, gain=gain))
    play.gain(turn.seat, gain, EXPLORE)


ACTIONS: Phase[Board, Play] = {moves.Lay: Action(always, lay, check_lay, ask_lay)}
