"""The tactics phase: moving ships, giving up a ship adrift, ending the phase (§6.2, §6.4).

What else it offers has modules of its own: `crew`, `captains` and `bonuses`.
"""

from __future__ import annotations

from engines.contract.core import WORDLESS, Draft, Option, Pick, Question, Say, Seat, Who, say
from engines.games.efemeris.actions.build import build_hint, build_kinds
from engines.games.efemeris.board import Board
from engines.games.efemeris.checks import check_turn, destination, own_ship
from engines.games.efemeris.figures import Purse
from engines.games.efemeris.moves import EndTactics, MoveShip, Scuttle
from engines.games.efemeris.names import field_name, own_ship_name, price_name, ship_name
from engines.games.efemeris.options import Menu, ask_dest
from engines.games.efemeris.play import Play
from engines.games.efemeris.state import Ship
from engines.kit.actions import Action, Phase


def tactics_menu(board: Board, seat: Seat) -> Menu:
    kinds, building = ["move_ship", "play_crew", "use_bonus"], []
    if _ships_adrift(board, seat):
        kinds.append("scuttle")
    if board.ends_phase(seat):
        building = build_kinds(board, seat)
    kinds += [*building, "end_tactics", "end_turn"]
    about = _about_tactics(board, seat) if board.explains else None
    return Menu(kinds, say("efemeris-ask-tactics"), about, build_hint, if_possible=building)


def _about_tactics(board: Board, seat: Seat) -> Say:
    player = board.player(seat)
    return say(
        "efemeris-about-tactics",
        spices=price_name(Purse(player.pepper, player.vanilla)),
        crew=board.figures.play.crew_plays - player.crew_played,
        hand=len(player.hand),
        tokens=len(player.bonus),
    )


# --- moving a ship ---------------------------------------------------------------------------------------


def why_no_move(board: Board, ship: Ship) -> str | None:
    """Why this ship cannot make its normal move; None if it can."""
    if ship.moved:
        return "ship-already-moved"
    if ship.frozen_by is not None:
        return "ship-frozen"
    if board.adrift(ship):
        return "ship-adrift"
    return None if board.can_sail(ship, board.steps(ship)) else "ship-shut-in"


def may_move_ship(board: Board, seat: Seat) -> None:
    check_turn(board, seat, "tactics")


def possible_move_ship(board: Board, seat: Seat) -> None:
    """Some own ship can move; else why not, if one reason holds for all."""
    reasons = set()
    for ship in board.ships_of(seat):
        reason = why_no_move(board, ship)
        if reason is None:
            return
        reasons.add(reason)
    if not reasons:
        raise board.no("no-ship")
    raise board.no(reasons.pop() if len(reasons) == 1 else "no-ship-to-move")


def _mover(board: Board, seat: Seat, name: object) -> Ship:
    """An own ship that can make its normal move."""
    ship = own_ship(board, seat, name)
    reason = why_no_move(board, ship)
    if reason is not None:
        raise board.no(reason)
    return ship


def check_move_ship(board: Board, seat: Seat, move: MoveShip) -> None:
    ship = _mover(board, seat, move.ship)
    destination(board, ship, board.steps(ship), move.dest)


def ask_move_ship(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" not in draft:
        options = tuple(_mover_option(board, ship) for ship in board.ships_of(seat))
        return Pick(field="ship", text=say("efemeris-ask-ship"), options=options)
    ship = _mover(board, seat, draft["ship"])
    if "dest" in draft:
        return None
    return ask_dest(board, ship, board.steps(ship), say("efemeris-ask-dest", ship=own_ship_name(ship)))


def _mover_option(board: Board, ship: Ship) -> Option:
    reason = why_no_move(board, ship)
    if not board.explains:
        return Option(value=ship.id, text=WORDLESS, barred=None if reason is None else WORDLESS)
    return Option(
        value=ship.id,
        text=own_ship_name(ship),
        hint=say("efemeris-hint-ship", field=field_name(board.sky, ship.field), steps=board.steps(ship)),
        barred=None if reason is None else board.no(reason).reason,
    )


def move_ship(play: Play, seat: Seat, move: MoveShip) -> None:
    """A ship moves once a turn, in one go: steps left over are lost (§9-19)."""
    ship = own_ship(play, seat, move.ship)
    play.tell("moves", ship=ship_name(ship), start=play.arrival(ship.field), field=play.arrival(move.dest))
    ship.moved = True
    play.sail(ship, move.dest, seat)


# --- giving up a ship adrift -----------------------------------------------------------------------------


def _ships_adrift(board: Board, seat: Seat) -> list[Ship]:
    return [ship for ship in board.ships_of(seat) if board.adrift(ship)]


def may_scuttle(board: Board, seat: Seat) -> None:
    check_turn(board, seat, "tactics")


def possible_scuttle(board: Board, seat: Seat) -> None:
    if not _ships_adrift(board, seat):
        raise board.no("not-adrift")


def check_scuttle(board: Board, seat: Seat, move: Scuttle) -> None:
    if not board.adrift(own_ship(board, seat, move.ship)):
        raise board.no("not-adrift")


def ask_scuttle(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" in draft:
        return None
    ships = _ships_adrift(board, seat)
    options = tuple(Option(value=ship.id, text=own_ship_name(ship)) for ship in ships)
    return Pick(field="ship", text=say("efemeris-ask-scuttle"), options=options)


def scuttle(play: Play, seat: Seat, move: Scuttle) -> None:
    ship = own_ship(play, seat, move.ship)
    play.tell("scuttles", ship=ship_name(ship), field=ship.field)
    play.destroy(ship, seat)


# --- ending the phase ------------------------------------------------------------------------------------


def may_end_tactics(board: Board, seat: Seat) -> None:
    check_turn(board, seat, "tactics")


def end_tactics(play: Play, seat: Seat, move: EndTactics) -> None:
    play.player(seat).ended = True
    play.tell("ends-tactics", who=Who(seat))


ACTIONS: Phase[Board, Play] = {
    MoveShip: Action(may_move_ship, move_ship, check_move_ship, ask_move_ship, possible_move_ship),
    Scuttle: Action(may_scuttle, scuttle, check_scuttle, ask_scuttle, possible_scuttle),
    EndTactics: Action(may_end_tactics, end_tactics),
}
