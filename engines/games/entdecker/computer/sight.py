"""What the computer player looks at (§13): read off a view, or, to the same effect and faster, off the board.

It is less than a view shows. Read off the board it must be the same to the last detail, so that a program
that plays a game on knows no more than whoever sits there; a test compares the two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engines.contract.core import Ask, PickSome, Seat
from engines.games.entdecker.board import Board
from engines.games.entdecker.sea.geometry import SIDES, Chart
from engines.games.entdecker.state import KINDS_OF_UNIT
from engines.games.entdecker.views.view import Public, Tile

UNIT_WEIGHTS = {"scout": 1, "fort": 100, "settlement": 10_000}
"""Each kind of unit as a number: to compare two sums is to rank two players."""
PATTERN = {sides: pattern for pattern, sides in enumerate(SIDES)}


class Unit(NamedTuple):
    """A unit on the board."""

    seat: Seat
    weight: int
    field: int
    part: str
    just_landed: bool


class Start(NamedTuple):
    """Where a voyage can start that this player can pay."""

    place: str
    toll: int
    most: int
    targets: tuple[int, ...]


class Scout(NamedTuple):
    """A scout that may be taken back, and its name."""

    name: str
    field: int
    part: str
    just_landed: bool


class Sight(NamedTuple):
    """A table, as the player who is to decide sees it."""

    step: str
    me: Seat
    seats: int
    chips: int
    """How many are left, as far as one island could take them: one for each seat."""
    gold: int
    supply: tuple[int, ...]
    """Scouts, forts and settlements."""
    patterns: tuple[int, ...]
    units: tuple[Unit, ...]
    stacks: tuple[tuple[int, str], ...]
    """How many tiles, and the back of the top one."""
    unseen: tuple[tuple[int, int], ...]
    """Of each kind of tile: plain, with a question mark."""
    ship: int
    """The field it is on; -1 elsewhere."""
    left: int
    """Announced tiles that can still be turned up."""
    starts: tuple[Start, ...] = ()
    targets: tuple[int, ...] = ()
    event: str = ""
    """The event on the tile to be laid."""
    placements: tuple[tuple[int, int, int], ...] = ()
    """Field, rotation and pattern of every way to lay it."""
    parts: tuple[str, ...] = ()
    """The pieces of land where a unit may be landed."""
    scouts: tuple[Scout, ...] = ()


# --- off a view ------------------------------------------------------------------------------------------


def of_view(chart: Chart, public: Public, me: Seat, ask: Ask) -> Sight:
    player, index, voyage = public.players[me], chart.index, public.voyage
    count = sum(stack.count for stack in public.stacks)
    units = tuple(
        Unit(unit.seat, UNIT_WEIGHTS[unit.kind], index[unit.field], unit.part, unit.just_landed)
        for unit in public.units
    )
    return Sight(
        step=public.step,
        me=me,
        seats=len(public.players),
        chips=min(public.chips, len(public.players)),
        gold=player.gold,
        supply=(player.scouts, player.forts, player.settlements),
        patterns=_patterns(chart, public.tiles),
        units=units,
        stacks=tuple((stack.count, stack.back) for stack in public.stacks),
        unseen=tuple((mix.plain, mix.question) for mix in public.unseen),
        ship=index.get(public.ship, -1),
        left=min(voyage.left, count) if voyage else 0,
        starts=tuple(
            Start(start.place, start.toll, start.most, tuple(index[target] for target in start.targets))
            for start in public.starts
            if start.most
        ),
        targets=tuple(index[target] for target in public.targets),
        event=public.drawn.event if public.drawn else "",
        placements=tuple((index[way.field], way.rotation, PATTERN[way.sides]) for way in public.placements),
        parts=tuple(dict.fromkeys(landing.part for landing in public.landings)),
        scouts=_scouts_asked_for(units, me, ask) if public.step == "recall" else (),
    )


@lru_cache(maxsize=64)
def _patterns(chart: Chart, tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """The board, read off the tiles of a view."""
    board = chart.empty()
    for tile in tiles:
        board[tile.row * chart.columns + tile.column] = PATTERN[tile.sides]
    return tuple(board)


def _scouts_asked_for(units: tuple[Unit, ...], me: Seat, ask: Ask) -> tuple[Scout, ...]:
    question = ask({"move": "recall"})
    assert isinstance(question, PickSome)
    mine = [unit for unit in units if unit.seat == me and unit.weight == UNIT_WEIGHTS["scout"]]
    mine.sort(key=lambda unit: (unit.field, unit.part))  # as they are asked for
    return tuple(
        Scout(str(option.value), unit.field, unit.part, unit.just_landed)
        for option, unit in zip(question.options, mine, strict=True)
    )


# --- off the board ---------------------------------------------------------------------------------------


def of_board(board: Board, me: Seat) -> Sight:
    """Of the stacks only what everybody knows: sizes, backs on top, and what they hold altogether."""
    state, step, index, backs = board.state, board.state.step, board.chart.index, board.figures.backs
    player, voyage, counted = board.player(me), state.voyage, board.unseen
    landed = voyage.turn if voyage else 0
    under_way = step in ("draw", "place", "choice")
    kind, event = board.front(board.current.tile) if step == "place" else ("", "")
    return Sight(
        step=step,
        me=me,
        seats=board.seats,
        chips=min(len(state.chips), board.seats),
        gold=player.gold,
        supply=tuple(player.supply[unit] for unit in KINDS_OF_UNIT),
        patterns=tuple(board.patterns),
        units=tuple(
            Unit(unit.seat, UNIT_WEIGHTS[unit.kind], index[unit.field], unit.part, unit.turn == landed)
            for unit in sorted(state.units, key=lambda unit: index[unit.field])
        ),
        stacks=tuple((len(stack), backs[stack[-1]][1] if stack else "") for stack in state.stacks),
        unseen=tuple((counted[kind, "plain"], counted[kind, "question"]) for kind in board.figures.explorer),
        ship=index.get(state.ship, -1),
        left=board.tiles_to_draw if voyage and not voyage.over and step != "landing" else 0,
        starts=tuple(
            Start(start.place, start.toll, start.most, tuple(start.targets))
            for start in (board.starts(me) if step == "sail" else ())
            if start.most
        ),
        targets=tuple(sorted(board.targets(state.ship))) if under_way else (),
        event=event,
        placements=tuple(board.placements(kind)) if kind else (),
        parts=tuple(board.landing_parts()) if step in ("choice", "landing") and board.landings() else (),
        scouts=tuple(
            Scout(name, index[unit.field], unit.part, unit.turn == landed)
            for name, unit in (board.recallable(me) if step == "recall" else ())
        ),
    )
