"""The turn: which phase follows which, and what goes by itself (specification, 5.2 and 5.3)."""

from __future__ import annotations

from engines.core import Who
from engines.efemeris import armada, collection, ending, exploration, votes
from engines.efemeris.play import Play
from engines.efemeris.state import Effects


def go_on(play: Play) -> None:
    """Until somebody has to decide something, or all is over."""
    while play.state.step != "over" and not play.waiting():
        _advance(play)


def _advance(play: Play) -> None:
    play.seal()
    match play.state.step:
        case "finished":
            play.state.order = ending.next_order(play)
            armada.new_game(play)
        case "begin":
            _begin(play)
        case "explore":
            collection.collect(play)
            play.state.step = "rescue"
        case "rescue":
            _open_tactics(play)
        case "tactics":
            _open_build(play)
        case "build":
            _end(play)


def _begin(play: Play) -> None:
    """T1: the first turn of a game, or the next side's."""
    state = play.state
    state.turn += 1
    if state.at == 0:
        state.round += 1
        play.tell("round", round=state.round, limit=state.round_limit)
    _pass_over(play)
    state.step, state.eventful = "explore", False
    horizon = state.turn - len(state.sides)
    state.deeds = [deed for deed in state.deeds if deed.turn > horizon]
    side = play.active_side
    side.shares_left = play.mode.shares
    for seat in side.seats:
        player = play.player(seat)
        player.crew_played, player.rescued, player.ended, player.offered = 0, [], False, False
        for ship in play.ships_of(seat):
            ship.moved = False
    votes.lapse(play)
    exploration.draw_tiles(play)


def _open_tactics(play: Play) -> None:
    """T4: crew played last turn goes, and what protected until now ends."""
    for seat in play.active_side.seats:
        player = play.player(seat)
        play.clear_display(seat)
        player.surgeon = player.castel = False
    play.state.step = "tactics"


def _open_build(play: Play) -> None:
    for seat in play.active_side.seats:
        play.player(seat).ended = False
    play.state.step = "build"


def _end(play: Play) -> None:
    """T7."""
    state = play.state
    seats = play.active_side.seats
    for ship in state.ships:
        if ship.seat in seats:
            ship.frozen_by = None
    for seat in seats:
        player = play.player(seat)
        kept = player.effects
        player.effects = Effects(pargo=kept.pargo, boatswain=kept.boatswain)
        player.ended = False
    if state.mode == "ffa":
        _retire(play)
        if state.step != "build":  # the others had all agreed to a draw
            return
    state.idle_turns = 0 if state.eventful else state.idle_turns + 1
    if ending.check_dead_sky(play):
        return
    if not _next_side(play) and ending.check_limit(play):
        return
    votes.stall(play)
    state.step = "begin"


def _next_side(play: Play) -> bool:
    """Whether the round goes on; `out` players are passed over. A new round begins at the first place,
    whoever plays first in it."""
    state = play.state
    for at in range(state.at + 1, len(state.order)):
        if not _is_out(play, at):
            state.at = at
            return True
    state.at = 0
    return False


def _pass_over(play: Play) -> None:
    """To the first who still plays: also who began the game may be out."""
    while _is_out(play, play.state.at):
        play.state.at += 1


def _is_out(play: Play, at: int) -> bool:
    state = play.state
    return all(play.player(seat).out for seat in state.sides[state.order[at]].seats)


def _retire(play: Play) -> None:
    """Without a planet, a ship and a way to a galleon nobody can come back (9-31)."""
    needed = play.figures.costs.galleon.vanilla
    for seat, player in enumerate(play.state.players):
        if player.out or play.planets_of(seat) or play.ships_of(seat):
            continue
        cargo = player.bonus.count("new_cargo") * play.figures.effects.new_cargo
        if not player.captains or player.vanilla + cargo < needed:
            player.out = True
            play.tell("out", who=Who(seat), headline=True)
            votes.withdraw(play, seat)
