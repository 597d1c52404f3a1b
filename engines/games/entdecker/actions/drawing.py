"""Drawing: turn up tiles, and throw away what does not fit (§5.5, §6.2)."""

from __future__ import annotations

from engines.contract.core import WORDLESS, Arg, Draft, Many, Option, Pick, Question, Say, Seat, Who, say
from engines.games.entdecker.actions import landing, placing
from engines.games.entdecker.board import Board
from engines.games.entdecker.flow import after_tile
from engines.games.entdecker.moves import Draw, DrawOn
from engines.games.entdecker.play import Play
from engines.games.entdecker.state import Drawn
from engines.kit.actions import Action, Phase


def may_draw(board: Board, seat: Seat) -> None:
    board.expect_step("draw", "choice")


def may_draw_on(board: Board, seat: Seat) -> None:
    """One after the other is only for several tiles, and never for one with a question mark (§10)."""
    may_draw(board, seat)
    if board.tiles_to_draw < 2:
        raise board.no("one-tile-left")
    if not board.plain_stack:
        raise board.no("only-questions")


# --- what is asked ---------------------------------------------------------------------------------------


def about(board: Board) -> Say:
    """Gold, tiles left, what would fit; after the first tile also the land that one could stop at."""
    facts: dict[str, Arg] = {
        "gold": board.active_player.gold,
        "left": board.tiles_to_draw,
        "fitting": _fitting(board),
    }
    if board.state.step == "draw":
        return say("entdecker-about-draw", **facts)
    return landing.with_land(board, say("entdecker-about-choice", **facts))


def _fitting(board: Board) -> Say:
    """Which tiles could be laid from here, and how many of them are left in the stacks."""
    unseen = board.unseen
    counted = {kind: unseen[kind, "plain"] + unseen[kind, "question"] for kind in board.figures.explorer}
    left = {kind: count for kind, count in counted.items() if count}
    fit = [kind for kind in left if board.placements(kind)]
    if len(fit) == len(left):
        return say("entdecker-fitting-all")
    if not fit:
        return say("entdecker-fitting-none")
    kinds = Many([say("entdecker-fitting-kind", kind=kind) for kind in fit])
    return say("entdecker-fitting", all=board.tiles_left, fit=sum(left[kind] for kind in fit), kinds=kinds)


def ask_draw(board: Board, seat: Seat, draft: Draft) -> Question | None:
    left = _stacks_left(board)
    if "stack" in draft or len(left) == 1:
        return None
    options = tuple(_stack_option(board, number) for number in left)
    told = about(board) if board.explains else None
    return Pick(field="stack", text=say("entdecker-ask-stack"), options=options, about=told)


def _stack_option(board: Board, number: int) -> Option:
    stack = board.state.stacks[number - 1]
    if not board.explains:
        return Option(value=number, text=WORDLESS)
    _, back = board.figures.backs[stack[-1]]
    text = say("entdecker-option-stack", number=number, back=back, count=len(stack))
    return Option(value=number, text=text)


def _stacks_left(board: Board) -> list[int]:
    return [number for number, stack in enumerate(board.state.stacks, 1) if stack]


# --- whether it is legal ---------------------------------------------------------------------------------


def check_draw(board: Board, seat: Seat, move: Draw) -> None:
    _stack_meant(board, move)


def _stack_meant(board: Board, move: Draw) -> int:
    """The stack that was named; it may be left unnamed where there is only one."""
    left, count = _stacks_left(board), len(board.state.stacks)
    if move.stack is None and len(left) == 1:
        return left[0]
    if move.stack is None or not 1 <= move.stack <= count:
        raise board.no("stack-unknown", count=count)
    if move.stack not in left:
        raise board.no("stack-empty", stack=move.stack)
    return move.stack


# --- what it does ----------------------------------------------------------------------------------------


def draw(play: Play, seat: Seat, move: Draw) -> None:
    _turn_up(play, _stack_meant(play, move))


def draw_on(play: Play, seat: Seat, move: DrawOn) -> None:
    """Tile after tile from the fullest plain stack, until there is something to decide: land was laid, a tile
    fits in several ways, only question marks are left, or the voyage is over."""
    while True:
        _turn_up(play, play.plain_stack)
        if play.state.step != "choice" or not play.plain_stack or _land_laid(play):
            return


def _turn_up(play: Play, stack: int) -> None:
    """A tile that fits nowhere is thrown away, one that fits in only one way is laid at once."""
    state, who = play.state, Who(play.state.active)
    tile = state.stacks[stack - 1].pop()
    play.voyage.drawn.append(Drawn(tile=tile, stack=stack))
    kind, back = play.figures.backs[tile]
    ways = play.placements(kind)
    if not ways:
        play.tell("misfit", final=True, who=who, kind=kind, back=back, stack=stack)
        play.current.result = "misfit"
        state.discard.append(tile)
        after_tile(play, laid=False)
    elif len(ways) == 1:
        field = play.chart.names[ways[0].field]
        play.tell("drew-laid", final=True, who=who, kind=kind, back=back, stack=stack, field=field)
        placing.lay_drawn(play, ways[0])
    else:
        play.tell("drew", final=True, who=who, kind=kind, back=back, stack=stack, ways=len(ways))
        state.step = "place"


def _land_laid(play: Play) -> bool:
    """Whether the tile turned up last was laid and shows land."""
    return play.current.result == "laid" and bool(play.landing_parts())


ACTIONS: Phase[Board, Play] = {
    Draw: Action(may_draw, draw, check_draw, ask_draw),
    DrawOn: Action(may_draw_on, draw_on),
}
