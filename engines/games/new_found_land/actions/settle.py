"""Settle: towers on island tiles, or points in New England (§6.10, §6.11)."""

from __future__ import annotations

from typing import NamedTuple

from engines.contract.core import WORDLESS, Draft, Option, Pick, Question, Say, Seat, Who, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.actions.finish import close
from engines.games.new_found_land.board import Board, island_of
from engines.games.new_found_land.figures import Gain
from engines.games.new_found_land.moves import BOTH_BONUSES
from engines.games.new_found_land.names import gain_listed, island_name, ships_listed
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import SETTLE, Deed, Field
from engines.kit.actions import Action, Phase, always


def proceed(play: Play) -> bool:
    """Ask for every ship with settlers while a field is free anywhere; else all go to New England."""
    ships = play.settling()
    if ships and play.open_spaces():
        return play.wait_for("settle")
    for ship in ships:
        _land_in_new_england(play, ship)
    return close(play)


# --- which ship ------------------------------------------------------------------------------------------


def _settling_ship(board: Board, move: moves.Settle | moves.NewEngland) -> str:
    """Of ships with equally many settlers the first one stands for all."""
    if move.ship in board.unused() and move.ship not in board.settling():
        raise board.no("no-settlers")
    ships = [ships[0] for ships in board.crews().values()]
    if not move.ship:
        return board.the_only(ships, "choose-ship")
    if move.ship not in ships:
        raise board.no("ship-not-available")
    return move.ship


def _ask_ship(board: Board, draft: Draft, *, new_england: bool) -> Question | None:
    """Asked where ships have different numbers of settlers."""
    crews = board.crews()
    if len(crews) == 1:
        return None
    if "ship" in draft:
        if draft["ship"] in [ships[0] for ships in crews.values()]:
            return None
        raise board.no("ship-not-available")
    options = tuple(
        Option(
            value=ships[0],
            text=say("new_found_land-option-crew", count=settlers, ships=ships_listed(board.figures, ships)),
            hint=_hint_crew(board, settlers, new_england=new_england),
        )
        for settlers, ships in crews.items()
    )
    return Pick(field="ship", text=say("new_found_land-ask-settle-ship"), options=options)


def _hint_crew(board: Board, settlers: int, *, new_england: bool) -> Say:
    if new_england:
        points = settlers * board.figures.play.new_england
        return say("new_found_land-hint-new-england-crew", count=points)
    return say("new_found_land-hint-settlers", count=settlers)


# --- on an island ----------------------------------------------------------------------------------------


class Place(NamedTuple):
    """A tile to settle on, by its space, and the bonus taken there."""

    space: str
    bonus: str


def check_settle(board: Board, seat: Seat, move: moves.Settle) -> None:
    _settling_ship(board, move)
    _place(board, move)


def _place(board: Board, move: moves.Settle) -> Place:
    if len(move.place) != 2:
        raise board.no("no-such-choice")
    place = Place(*move.place)
    if not any(place.space in spaces for spaces in board.open_spaces().values()):
        raise board.no("no-free-field")
    if place.bonus not in _bonuses(board):
        raise board.no("bonus-not-allowed")
    return place


def _bonuses(board: Board) -> list[str]:
    """One of the two bonuses; or both with the Settlement Office, once per action (§3.3)."""
    both = board.has(board.turn.seat, "settlement_office")
    left = board.figures.upgrades.settlement_office - board.turn.both
    return ["a", "b", BOTH_BONUSES] if both and left > 0 else ["a", "b"]


def ask_settle(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """The ship, where it matters which; then tile and bonus together, island by island."""
    question = _ask_ship(board, draft, new_england=False)
    if question is not None or "place" in draft:
        return question
    bonuses = _bonuses(board)
    options = tuple(
        Option(
            value=[space, bonus],
            text=_bonus_text(board, space, bonus) if board.explains else WORDLESS,
            group=island_group(board, seat, island) if board.explains else None,
        )
        for island, spaces in board.open_spaces().items()
        for space in spaces
        for bonus in bonuses
    )
    return Pick(
        field="place",
        text=say("new_found_land-ask-place", count=_settlers(board, seat, draft)),
        options=options,
        about=say(f"new_found_land-about-{BOTH_BONUSES if BOTH_BONUSES in bonuses else 'one'}"),
    )


def _settlers(board: Board, seat: Seat, draft: Draft) -> int:
    """How many settlers go ashore."""
    crews = board.crews()
    return next(iter(crews)) if len(crews) == 1 else board.settlers(seat, str(draft["ship"]))


def _bonus_text(board: Board, space: str, bonus: str) -> Say:
    tile = board.figures.tiles[board.state.spaces[space].tile]
    gain: Gain = getattr(tile, bonus)
    key = "new_found_land-option-place-both" if bonus == BOTH_BONUSES else "new_found_land-option-place"
    return say(key, space=space, gain=gain_listed(gain))


def island_group(board: Board, seat: Seat, island: str) -> Say:
    """The island, what its scoring brings, and who has how many markers there."""
    if island in board.state.islands_scored:
        return say("new_found_land-group-scored", island=island_name(island))
    first, second = board.figures.islands[island].bonuses
    markers = board.island_markers(island)
    return say(
        "new_found_land-group-island",
        island=island_name(island),
        first=first,
        second=second,
        own=markers[seat],
        most=max((count for owner, count in markers.items() if owner != seat), default=0),
        free=sum(space.name not in board.state.spaces for space in board.figures.islands[island].spaces),
    )


def settle(play: Play, seat: Seat, move: moves.Settle) -> None:
    """The whole tower goes on one field, for the chosen bonus (§9-8)."""
    ship, (space, bonus) = _settling_ship(play, move), _place(play, move)
    laid, settlers = play.state.spaces[space], play.settlers(seat, ship)
    laid.fields.append(Field(seat, settlers))
    play.turn.used.append(ship)
    play.turn.both += bonus == BOTH_BONUSES
    gain: Gain = getattr(play.figures.tiles[laid.tile], bonus)
    island = island_of(play.figures)[space]
    play.tell(
        "settled",
        who=Who(seat),
        count=settlers,
        island=island_name(island),
        space=space,
        gain=gain_listed(gain),
    )
    play.note(Deed(what="settle", seat=seat, ships=[ship], island=island, space=space, gain=gain))
    play.gain(seat, gain, SETTLE)


# --- in New England --------------------------------------------------------------------------------------


def check_new_england(board: Board, seat: Seat, move: moves.NewEngland) -> None:
    _settling_ship(board, move)


def hint_new_england(board: Board, seat: Seat) -> Say | None:
    """The points, where they do not depend on the ship."""
    crews = board.crews()
    if len(crews) != 1:
        return None
    return say("new_found_land-hint-new-england", points=next(iter(crews)) * board.figures.play.new_england)


def ask_new_england(board: Board, seat: Seat, draft: Draft) -> Question | None:
    return _ask_ship(board, draft, new_england=True)


def new_england(play: Play, seat: Seat, move: moves.NewEngland) -> None:
    _land_in_new_england(play, _settling_ship(play, move))


def _land_in_new_england(play: Play, ship: str) -> None:
    seat = play.turn.seat
    settlers = play.settlers(seat, ship)
    points = settlers * play.figures.play.new_england
    play.turn.used.append(ship)
    play.tell("new-england", who=Who(seat), count=settlers, points=points)
    play.note(Deed(what="new_england", seat=seat, ships=[ship], gain=Gain(points=points)))
    play.score(seat, points, "new_england")


ACTIONS: Phase[Board, Play] = {
    moves.Settle: Action(always, settle, check_settle, ask_settle),
    moves.NewEngland: Action(always, new_england, check_new_england, ask_new_england),
}
