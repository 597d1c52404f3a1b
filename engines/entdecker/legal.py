"""Why a move is not possible: the preconditions of section 6, in the order given there.

For every kind of move `MAY` says whether this seat may make it at all now, and `check` whether with these
values. Both raise Rejected. `ask` and `apply` share them, so what is offered and what is accepted agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from engines.core import Arg, Many, Move, Rejected, Seat, Who
from engines.entdecker import moves
from engines.entdecker.board import Board, Placement
from engines.entdecker.geometry import COMPASS, DIRECTIONS
from engines.entdecker.state import KINDS_OF_UNIT
from engines.entdecker.words import asking

VOYAGE_STEPS = ("choice", "landing")


def no(reason: str, /, **facts: Arg) -> Rejected:
    return Rejected(f"entdecker-no-{reason}", **facts)


def _turn(board: Board, seat: Seat, *steps: str) -> None:
    """The game is running, it is this seat's turn, and the moment is right."""
    state = board.state
    if state.step == "over":
        raise no("game-over")
    if seat != state.active:
        raise no("not-your-turn", who=Who(state.active))
    if state.step not in steps:
        raise no("wrong-phase", expected=asking(state.step))


# --- setting sail ----------------------------------------------------------------------------------------


def may_sail(board: Board, seat: Seat) -> None:
    _turn(board, seat, "sail")


def check_start(board: Board, start: str) -> int:
    """The most tiles that can be announced from there."""
    if not board.has_circle(start):
        raise no("unknown-start", start=start)
    if not board.targets(start):
        raise no("start-closed", start=start)
    toll, _ = board.toll(start, board.state.active)
    gold, tile = board.active.gold, board.figures.gold.tile
    if toll + tile > gold:
        raise no("toll-too-high", start=start, toll=toll, tile=tile, gold=gold)
    return board.most_tiles(toll)


def check_sail(board: Board, seat: Seat, move: moves.Sail) -> None:
    may_sail(board, seat)
    most = check_start(board, move.start)
    if not 1 <= move.tiles <= most:
        raise no("tiles-range", most=most)


# --- turning up and laying -------------------------------------------------------------------------------


def may_draw(board: Board, seat: Seat) -> None:
    _turn(board, seat, "draw", "choice")


def stacks_left(board: Board) -> list[int]:
    return [number for number, stack in enumerate(board.state.stacks, 1) if stack]


def may_draw_on(board: Board, seat: Seat) -> None:
    """One after the other is only for several tiles, and never for one with a question mark (10)."""
    may_draw(board, seat)
    if board.tiles_to_draw < 2:
        raise no("one-tile-left")
    if not board.plain_stack:
        raise no("only-questions")


def stack_meant(board: Board, move: moves.Draw) -> int:
    """The stack that was named; it may be left unnamed where there is only one."""
    left, count = stacks_left(board), len(board.state.stacks)
    if move.stack is None and len(left) == 1:
        return left[0]
    if move.stack is None or not 1 <= move.stack <= count:
        raise no("stack-unknown", count=count)
    if move.stack not in left:
        raise no("stack-empty", stack=move.stack)
    return move.stack


def check_draw(board: Board, seat: Seat, move: moves.Draw) -> None:
    may_draw(board, seat)
    stack_meant(board, move)


def may_place(board: Board, seat: Seat) -> None:
    _turn(board, seat, "place")


def ways_to_place(board: Board, field: str = "") -> list[Placement]:
    """For the tile turned up: all ways, or those on this field."""
    ways = board.placements(board.front(board.current.tile).kind)
    return [way for way in ways if not field or board.chart.names[way.field] == field]


def fields_to_place(board: Board) -> list[str]:
    """Where the tile turned up fits, in field order."""
    return list(dict.fromkeys(board.chart.names[way.field] for way in ways_to_place(board)))


def field_meant(board: Board, field: object) -> str:
    """The field that was named; it may be left unnamed where the tile fits on only one."""
    fields = fields_to_place(board)
    if field == "" and len(fields) == 1:
        return fields[0]
    if not isinstance(field, str) or board.chart.index.get(field) not in board.targets(board.state.ship):
        raise no("not-a-target", fields=Many([*fields]))
    return field


def ways_there(board: Board, field: str) -> list[Placement]:
    """All ways on this field; there must be one."""
    ways = ways_to_place(board, field)
    if not ways:
        raise no("no-way-there", field=field, fields=Many([*fields_to_place(board)]))
    return ways


def _rotations(board: Board) -> dict[int, int]:
    return board.figures.shapes.patterns[board.front(board.current.tile).kind]


def _mismatch(board: Board, field: str, pattern: int) -> None:
    """Says which side does not fit, the one towards the ship first."""
    at = board.chart.index[field]
    known, needed = board.chart.outer(board.patterns, at)
    wrong = [d for d in DIRECTIONS if (known & (pattern ^ needed)) >> d & 1]
    ship = board.chart.index.get(board.state.ship, -1)
    circle = board.chart.circles.get(board.state.ship)
    for direction in wrong:
        towards_ship = circle.side == direction if circle else board.chart.neighbours[at][direction] == ship
        if towards_ship:
            raise no("no-route")
    if wrong:
        raise no("edge-mismatch", side=COMPASS[wrong[0]])


def way_meant(board: Board, move: moves.Place) -> Placement:
    field, rotations = field_meant(board, move.field), _rotations(board)
    if move.rotation is None and len(ways := ways_there(board, field)) == 1:
        return ways[0]
    if move.rotation is None or move.rotation not in rotations:
        raise no("bad-rotation", rotations=Many([*rotations]))
    _mismatch(board, field, rotations[move.rotation])
    return next(way for way in ways_to_place(board, field) if way.rotation == move.rotation)


def check_place(board: Board, seat: Seat, move: moves.Place) -> None:
    may_place(board, seat)
    way_meant(board, move)


# --- landing and ending ----------------------------------------------------------------------------------


def _must_have_drawn(board: Board, seat: Seat) -> None:
    if board.state.step == "draw" and seat == board.state.active:
        raise no("must-draw")
    _turn(board, seat, *VOYAGE_STEPS)


def _has_land(board: Board, seat: Seat) -> None:
    _must_have_drawn(board, seat)
    if not board.landing_field:
        raise no("no-new-tile")
    if not board.landing_parts():
        raise no("no-land")


def has_unit(board: Board, unit: str) -> None:
    player, cost = board.active, board.figures.costs[unit]
    if not player.supply[unit]:
        raise no("no-supply", unit=unit)
    if player.gold < cost:
        raise no("unit-too-expensive", unit=unit, cost=cost, gold=player.gold)


def may_land(board: Board, seat: Seat) -> None:
    _has_land(board, seat)
    if not board.landings():
        for unit in KINDS_OF_UNIT:
            has_unit(board, unit)


def known_unit(board: Board, seat: Seat, unit: object) -> str:
    _has_land(board, seat)
    if not isinstance(unit, str) or unit not in KINDS_OF_UNIT:
        raise no("unit-unknown")
    return unit


def check_land(board: Board, seat: Seat, move: moves.Land) -> None:
    known_unit(board, seat, move.unit)
    parts = board.landing_parts()
    if not move.part and len(parts) > 1:
        raise no("part-needed", first=parts[0], second=parts[1])
    if move.part and move.part not in parts:
        raise no("part-unknown", part=move.part)
    has_unit(board, move.unit)


def may_end_voyage(board: Board, seat: Seat) -> None:
    _must_have_drawn(board, seat)


# --- scouts ----------------------------------------------------------------------------------------------


def may_recall(board: Board, seat: Seat) -> None:
    _turn(board, seat, "recall")


def check_recall(board: Board, seat: Seat, move: moves.Recall) -> None:
    may_recall(board, seat)
    there = Counter(name for name, _ in board.recallable(seat))
    wanted = Counter(move.fields)
    if not wanted or any(count > max(1, there[name]) for name, count in wanted.items()):
        raise no("recall-none")
    others = {unit.field for unit in board.state.units if unit.seat == seat and unit.kind != "scout"}
    for name in move.fields:
        if not there[name]:
            raise no("recall-only-scouts") if name in others else no("not-your-scout", field=name)


# --- the two tables --------------------------------------------------------------------------------------

MAY: dict[str, Callable[[Board, Seat], None]] = {
    "sail": may_sail,
    "draw": may_draw,
    "draw_on": may_draw_on,
    "place": may_place,
    "land": may_land,
    "end_voyage": may_end_voyage,
    "recall": may_recall,
    "end_turn": may_recall,
}

_CHECK: dict[type[Move], Callable[[Board, Seat, Any], None]] = {
    moves.Sail: check_sail,
    moves.Draw: check_draw,
    moves.Place: check_place,
    moves.Land: check_land,
    moves.Recall: check_recall,
}


def check(board: Board, seat: Seat, move: Move) -> None:
    """Raises Rejected unless this seat may make this move now."""
    checks = _CHECK.get(type(move))
    if checks is not None:
        checks(board, seat, move)
    else:
        MAY[str(type(move).__struct_config__.tag)](board, seat)
