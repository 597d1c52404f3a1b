"""Setting sail: place the ship on a circle, announce tiles and pay for them (§5.4, §6.1)."""

from __future__ import annotations

from engines.contract.core import (
    WORDLESS,
    Amount,
    Arg,
    Draft,
    Many,
    Option,
    Pick,
    Question,
    Say,
    Seat,
    Who,
    say,
)
from engines.games.entdecker import names
from engines.games.entdecker.board import Board, Start
from engines.games.entdecker.moves import Sail
from engines.games.entdecker.play import Play
from engines.games.entdecker.sea.geometry import COMPASS
from engines.games.entdecker.state import Voyage
from engines.kit.actions import Action, Phase
from engines.kit.board import once

HANDY = (1, 2, 3, 4, 5)
"""Numbers of tiles that are often announced, beside the most that can be paid."""
NORTHERN_ROWS = 3
"""How many rows of the chart count as its north, where starts are grouped."""


def may_sail(board: Board, seat: Seat) -> None:
    board.expect_step("sail")


# --- what is asked ---------------------------------------------------------------------------------------


def about(board: Board) -> Say:
    return say("entdecker-about-sail", gold=board.active_player.gold, tile=board.figures.gold.tile)


def ask_sail(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "start" not in draft:
        options = tuple(_start_option(board, start) for start in board.starts(seat))
        told = about(board) if board.explains else None
        return Pick(field="start", text=say("entdecker-ask-start"), options=options, about=told)
    start = draft["start"]
    if not isinstance(start, str):
        raise board.no("unknown-start", start="")
    most = check_start(board, seat, start)
    return None if "tiles" in draft else _tiles_question(board, seat, start, most)


def _start_option(board: Board, start: Start) -> Option:
    place, toll = start.place, start.toll
    barred = None
    if toll and not start.most:
        barred = board.no("toll-too-high", start=place, **_prices(board, toll)).reason
    if not board.explains:
        return Option(value=place, text=WORDLESS, barred=barred)
    text = say("entdecker-option-start", place=place)
    if toll:
        text = say("entdecker-option-start-toll", place=place, toll=toll)
    hint, group = _start_hint(board, start), _region(board, place)
    return Option(value=place, text=text, hint=hint, group=group, barred=barred)


def _start_hint(board: Board, start: Start) -> Say:
    fields = Many([*board.field_names(start.targets)])
    if start.toll:
        owners = names.players(start.owners)
        return say("entdecker-hint-start-toll", fields=fields, toll=start.toll, who=owners)
    return say("entdecker-hint-start", fields=fields, count=len(start.targets))


def _region(board: Board, place: str) -> Say:
    """Where on the chart a start lies: two sides of the border, the northern or the southern rows."""
    circle, letters = board.chart.circles.get(place), board.chart.letters
    if circle is not None:
        return say("entdecker-group-border", sides="NE" if COMPASS[circle.side] in "NE" else "SW")
    north, south = letters[:NORTHERN_ROWS], letters[NORTHERN_ROWS:]
    rows = north if place[0] in north else south
    return say("entdecker-group-rows", first=rows[0], last=rows[-1])


def _tiles_question(board: Board, seat: Seat, start: str, most: int) -> Amount:
    toll, _ = board.toll(start, seat)
    return Amount(
        field="tiles",
        text=say("entdecker-ask-tiles", start=start),
        unit="entdecker-amount-tiles",
        low=1,
        high=most,
        handy=tuple(sorted({number for number in (*HANDY, most) if number <= most})),
        about=_about_tiles(board, most, toll) if board.explains else None,
    )


def _about_tiles(board: Board, most: int, toll: int) -> Say:
    return say("entdecker-about-tiles", most=most, **_prices(board, toll), **board.figures.costs)


def _prices(board: Board, toll: int) -> dict[str, Arg]:
    return {"toll": toll, "tile": board.figures.gold.tile, "gold": board.active_player.gold}


# --- whether it is legal ---------------------------------------------------------------------------------


@once
def check_start(board: Board, seat: Seat, start: str) -> int:
    """The most tiles that can be announced from there."""
    if not board.has_circle(start):
        raise board.no("unknown-start", start=start)
    if not board.targets(start):
        raise board.no("start-closed", start=start)
    toll, _ = board.toll(start, seat)
    if toll + board.figures.gold.tile > board.active_player.gold:
        raise board.no("toll-too-high", start=start, **_prices(board, toll))
    return board.most_tiles(seat, toll)


def check_sail(board: Board, seat: Seat, move: Sail) -> None:
    most = check_start(board, seat, move.start)
    if not 1 <= move.tiles <= most:
        raise board.no("tiles-range", most=most)


# --- what it does ----------------------------------------------------------------------------------------


def sail(play: Play, seat: Seat, move: Sail) -> None:
    """Toll and tiles are paid to the bank, never to the owner of a unit."""
    state, start, tiles = play.state, move.start, move.tiles
    toll, owners = play.toll(start, seat)
    play.active_player.gold -= toll + tiles * play.figures.gold.tile
    state.ship = start
    state.voyage = Voyage(seat=seat, turn=state.turn, start=start, toll=toll, announced=tiles)
    if toll:
        to = names.players(owners)
        play.tell("sailed-toll", who=Who(seat), start=start, tiles=tiles, toll=toll, owners=to)
    else:
        play.tell("sailed", who=Who(seat), start=start, tiles=tiles)
    state.step = "draw"


ACTIONS: Phase[Board, Play] = {Sail: Action(may_sail, sail, check_sail, ask_sail)}
