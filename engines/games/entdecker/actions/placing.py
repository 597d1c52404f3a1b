"""Placing: lay the tile turned up, move the ship onto it, and see what its question mark brings (§5.6, §6.3).

A tile fits where a dashed line leads from the ship, and where all its sides match what lies around.
"""

from __future__ import annotations

from engines.contract.core import Draft, Many, Option, Pick, Question, Say, Seat, Who, say
from engines.games.entdecker import names
from engines.games.entdecker.board import Board, Placement
from engines.games.entdecker.events import happen, pirates_take
from engines.games.entdecker.flow import after_tile
from engines.games.entdecker.moves import Place
from engines.games.entdecker.play import Play
from engines.games.entdecker.sea.geometry import COMPASS, DIRECTIONS, SIDES
from engines.kit.actions import Action, Phase


def may_place(board: Board, seat: Seat) -> None:
    board.expect_step("place")


def _kind(board: Board) -> str:
    """The kind of the tile turned up."""
    return board.front(board.current.tile).kind


def _ways(board: Board, field: str = "") -> list[Placement]:
    """All ways to lay the tile turned up, or those on this field."""
    ways = board.placements(_kind(board))
    return [way for way in ways if not field or board.chart.names[way.field] == field]


def _fields(board: Board) -> list[str]:
    """Where the tile turned up fits, in field order."""
    return list(dict.fromkeys(board.chart.names[way.field] for way in _ways(board)))


# --- what is asked ---------------------------------------------------------------------------------------


def headline(board: Board) -> Say:
    return say("entdecker-ask-place", kind=_kind(board))


def about(board: Board) -> Say:
    event = board.front(board.current.tile).event or "none"
    if event == "storm" and board.lands_after_storm:
        event = "storm_ashore"
    if event == "natives" and not board.state.chips:
        event = "natives_none"
    return say(
        "entdecker-about-place",
        ways=len(_ways(board)),
        event=event,
        share=board.figures.events.pirates,
        lost=pirates_take(board),
        gold=board.active_player.gold,
    )


def ask_place(board: Board, seat: Seat, draft: Draft) -> Question | None:
    fields = _fields(board)
    if "field" not in draft and "rotation" not in draft and len(fields) > 1:
        options = tuple(_field_option(board, field) for field in fields)
        return Pick(field="field", text=say("entdecker-ask-field", kind=_kind(board)), options=options)
    field = _field_meant(board, draft.get("field", ""))
    if "rotation" in draft:
        return None
    ways = _ways_there(board, field)
    if len(ways) == 1:
        return None
    options = tuple(_rotation_option(way) for way in ways)
    text = say("entdecker-ask-rotation", kind=_kind(board), field=field)
    return Pick(field="rotation", text=text, options=options)


def _field_option(board: Board, field: str) -> Option:
    ways = _ways(board, field)
    if len(ways) > 1:
        hint = say("entdecker-hint-field-ways", ways=len(ways))
    else:
        hint = say("entdecker-hint-field", land=names.land_sides(SIDES[ways[0].pattern]))
    return Option(value=field, text=say("entdecker-option-field", field=field), hint=hint)


def _rotation_option(way: Placement) -> Option:
    text = say("entdecker-option-rotation", land=names.land_sides(SIDES[way.pattern]))
    return Option(value=way.rotation, text=text)


# --- whether it is legal ---------------------------------------------------------------------------------


def check_place(board: Board, seat: Seat, move: Place) -> None:
    _way_meant(board, move)


def _way_meant(board: Board, move: Place) -> Placement:
    """Field and rotation that were named; either may be left unnamed where there is only one."""
    field = _field_meant(board, move.field)
    if move.rotation is None and len(ways := _ways_there(board, field)) == 1:
        return ways[0]
    rotations = board.figures.shapes.patterns[_kind(board)]
    if move.rotation is None or move.rotation not in rotations:
        raise board.no("bad-rotation", rotations=Many([*rotations]))
    _check_sides(board, field, rotations[move.rotation])
    return next(way for way in _ways(board, field) if way.rotation == move.rotation)


def _field_meant(board: Board, field: object) -> str:
    fields = _fields(board)
    if field == "" and len(fields) == 1:
        return fields[0]
    if not isinstance(field, str) or board.chart.index.get(field) not in board.targets(board.state.ship):
        raise board.no("not-a-target", fields=Many([*fields]))
    return field


def _ways_there(board: Board, field: str) -> list[Placement]:
    """All ways on this field; there must be one."""
    ways = _ways(board, field)
    if not ways:
        raise board.no("no-way-there", field=field, fields=Many([*_fields(board)]))
    return ways


def _check_sides(board: Board, field: str, pattern: int) -> None:
    """Raise Rejected for a side that does not match, the one towards the ship first."""
    at = board.chart.index[field]
    known, needed = board.chart.outer(board.patterns, at)
    wrong = [direction for direction in DIRECTIONS if (known & (pattern ^ needed)) >> direction & 1]
    if any(_towards_ship(board, at, direction) for direction in wrong):
        raise board.no("no-route")
    if wrong:
        raise board.no("edge-mismatch", side=COMPASS[wrong[0]])


def _towards_ship(board: Board, field: int, direction: int) -> bool:
    circle = board.chart.circles.get(board.state.ship)
    if circle is not None:
        return circle.side == direction
    return board.chart.neighbours[field][direction] == board.chart.index[board.state.ship]


# --- what it does ----------------------------------------------------------------------------------------


def place(play: Play, seat: Seat, move: Place) -> None:
    way = _way_meant(play, move)
    play.tell("laid", who=Who(seat), kind=_kind(play), field=play.chart.names[way.field])
    lay_drawn(play, way)


def lay_drawn(play: Play, way: Placement) -> None:
    """Lay the tile turned up; the ship moves onto it, and its event happens."""
    drawn, field = play.current, play.chart.names[way.field]
    play.lay(field, way.pattern, tile=drawn.tile, source="explorer")
    drawn.result, drawn.field = "laid", field
    play.voyage.last_laid = play.state.ship = field
    event = play.front(drawn.tile).event
    if event:
        happen(play, event, field)
    after_tile(play, laid=True)


ACTIONS: Phase[Board, Play] = {Place: Action(may_place, place, check_place, ask_place)}
