"""The turn: which phase follows which, and what goes by itself (§5.2, §5.3)."""

from __future__ import annotations

from engines.contract.core import Who
from engines.games.efemeris.actions.collection import collect
from engines.games.efemeris.actions.exploration import draw_tiles
from engines.games.efemeris.actions.votes import lapse_offer, offer_draw_of_table, withdraw_vote
from engines.games.efemeris.play import Play
from engines.games.efemeris.scoring import check_dead_sky, check_limit, next_order
from engines.games.efemeris.setup import new_game
from engines.games.efemeris.state import Effects


def go_on(play: Play) -> None:
    """Go on until somebody has to decide something, or the game has ended."""
    while play.state.step != "over" and not play.waiting():
        _advance(play)


def _advance(play: Play) -> None:
    """Nobody has anything to decide in this step: go on to the next. From tactics to building nothing becomes
    known; but who acts together with a partner may count on what the partner has ended."""
    if play.state.step != "tactics" or play.team:
        play.seal()  # the phase has ended (§10.3)
    match play.state.step:
        case "finished":
            play.state.order = next_order(play)
            new_game(play)
        case "begin":
            _begin_turn(play)
        case "explore":
            collect(play)
            play.state.step = "rescue"
        case "rescue":
            _open_tactics(play)
        case "tactics":
            play.open_build()
        case "build":
            _end_turn(play)


def _begin_turn(play: Play) -> None:
    """The first turn of a game, or the next side's."""
    state = play.state
    state.turn += 1
    if state.at == 0:
        state.round += 1
        play.tell("round", round=state.round, limit=state.round_limit)
    _skip_out_players(play)
    state.step, state.eventful = "explore", False
    horizon = state.turn - len(state.sides)
    state.deeds = [deed for deed in state.deeds if deed.turn > horizon]
    side = play.active_side
    side.shares_left = play.mode.shares
    for seat in side.seats:
        player = play.player(seat)
        player.crew_played, player.rescued, player.offered = 0, [], False
        player.ended = player.acted = player.done = False
        for ship in play.ships_of(seat):
            ship.moved = False
    lapse_offer(play)
    draw_tiles(play)


def _open_tactics(play: Play) -> None:
    """Crew played last turn leaves the display, and what it protected is protected no longer."""
    for seat in play.active_side.seats:
        player = play.player(seat)
        play.clear_display(seat)
        player.surgeon = player.castel = False
    play.state.step = "tactics"


def _end_turn(play: Play) -> None:
    state = play.state
    seats = play.active_side.seats
    for ship in state.ships:
        if ship.seat in seats:
            ship.frozen_by = None
    for seat in seats:
        player = play.player(seat)
        kept = player.effects
        player.effects = Effects(pargo=kept.pargo, boatswain=kept.boatswain)
        player.ended = player.acted = player.done = False
    if state.mode == "ffa":
        _retire(play)
        if state.step != "build":  # the others had all agreed to a draw
            return
    state.idle_turns = 0 if state.eventful else state.idle_turns + 1
    if check_dead_sky(play):
        return
    if not _next_side(play) and check_limit(play):
        return
    offer_draw_of_table(play)
    state.step = "begin"


def _next_side(play: Play) -> bool:
    """Pass the turn on, skipping players who are out; return whether the round goes on. A new round begins at
    the first place, whoever plays first in it."""
    state = play.state
    for at in range(state.at + 1, len(state.order)):
        if not _is_out(play, at):
            state.at = at
            return True
    state.at = 0
    return False


def _skip_out_players(play: Play) -> None:
    """Go to the first side that still plays: even the one that began the game may be out."""
    while _is_out(play, play.state.at):
        play.state.at += 1


def _is_out(play: Play, at: int) -> bool:
    state = play.state
    return all(play.player(seat).out for seat in state.sides[state.order[at]].seats)


def _retire(play: Play) -> None:
    """A player without a planet, a ship and a way to a galleon is out (§9-31)."""
    needed = play.figures.costs.galleon.vanilla
    for seat, player in enumerate(play.state.players):
        if player.out or play.planets_of(seat) or play.ships_of(seat):
            continue
        cargo = player.bonus.count("new_cargo") * play.figures.effects.new_cargo
        if not player.captains or player.vanilla + cargo < needed:
            player.out = True
            play.tell("out", who=Who(seat), headline=True)
            withdraw_vote(play, seat)
